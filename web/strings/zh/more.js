// 简体中文，供本页使用：第一次回答还用不到的话。

import { counted, grouped, soFar, time } from './numbers.js';

/** What core says of a clue's place, after what it says: `7 at row 3, column 5`. @type {[RegExp, string][]} */
const PLACES = [
  [/ at (?:layer (\d+), )?row (\d+), column (\d+)$/, '第 $2 行第 $3 列的 '],
  [/ above column (\d+)$/, '第 $1 列上方的 '],
  [/ below column (\d+)$/, '第 $1 列下方的 '],
  [/ left of row (\d+)$/, '第 $1 行左侧的 '],
  [/ right of row (\d+)$/, '第 $1 行右侧的 '],
  [/ of row (\d+)$/, '第 $1 行的 '],
  [/ of column (\d+)$/, '第 $1 列的 '],
  [/ at corner (\d+), (\d+)$/, '第 $1 行第 $2 列交点的 '],
];

/** @type {[RegExp, string][]} */
const THINGS = [
  [/^region (.+)$/, '区域 $1'],
  [/^item (.+)$/, '项目 $1'],
  [/^piece (.+)$/, '拼块 $1'],
  [/^queen$/, '皇后'],
  [/^cell$/, '格子'],
  [/^(\d+) across$/, '横向 $1'],
  [/^(\d+) down$/, '纵向 $1'],
  [/ or /g, ' 或 '],
];

/** A clue in Chinese. @param {string} words  core's */
function chineseClue(words) {
  const found = PLACES.find(([place]) => place.test(words));
  const what = found ? words.replace(found[0], '') : words;
  const said = THINGS.reduce((text, [thing, chinese]) => text.replace(thing, chinese), what);
  if (!found) return said;
  const [place] = /** @type {RegExpExecArray} */ (found[0].exec(words));
  const layer = /layer (\d+)/.exec(place);
  return `${layer ? `第 ${layer[1]} 层` : ''}${place.replace(found[0], found[1])}${said}`.replace(
    /的 (?=\p{Script=Han})/u,
    '的',
  );
}

/** @type {typeof import('../en/more.js').default} */
export default {
  live: {
    typed: '录入一道题，例如纸上的题；有唯一解时这里会说明。',
    typedInRows: '逐行录入；按 0、空格键或“擦除”留空。有唯一解时这里会说明。',
    notYet: '还没有唯一解。',
    mistyped: '无解：有录错的地方。',
    one: '唯一解。',
    unknown: '判断是否只有一个解太费时间。',
    nothingGiven: '没有题目。在“录入”中可以录入题目。',
    checking: '填入的都是已知数。',
    full: '盘面完整且正确。',
    none: '无解。',
    unique: '唯一：恰好一个解。',
    several: (count) => `${counted(count, '个解')}。`,
    atLeast: (count) => (count ? `至少 ${counted(count, '个解')}。` : '数清有多少个解太费时间。'),
  },
  putAside: (entries) => `填入的 ${grouped.format(entries)} 个已收起，回到“做题”就会恢复。`,
  madeUnique: (added) => (added === undefined ? '没有找到：无解，或解太多。' : `添加了 ${added} 个已知数。`),
  tookAway: (taken) => (taken === undefined ? '只有解唯一的题目才能去掉已知数。' : `去掉了 ${taken} 个已知数。`),
  mistakes: (wrong) => (wrong ? `有 ${grouped.format(wrong)} 处错误，已标出。` : '目前没有错误。'),
  trial: {
    says: ['试填中。', '现在填的内容可以一并保留或撤回。'],
    keep: '保留',
    takeBack: '撤回试填',
  },
  offers: {
    rulesOut: { says: '你已手动排除了很多。要自动排除显然不可能的位置吗？', yes: '自动排除' },
    inColours: { says: '要让每条线各有一种颜色，直到连成一条吗？', yes: '用颜色区分' },
  },
  no: '不用',
  noMistakes: '题目的解不唯一，无法判断对错。',
  possible: (isPossible) =>
    isPossible ? '到现在没有错：有一个解包含你填的所有内容。' : '某处有错：没有解包含你填的所有内容。',
  asked: '对称格已有数',
  unsaved: '浏览器没有空间保存此盘面，关闭标签页后它将丢失。可用“分享”存为文件。',
  unread: '有已保存的内容无法读取。它已另外存放，没有删除。',
  downloadUnread: '下载',
  interrupted: (solutions, nodes) => `此盘面的计数曾中断：${soFar(solutions, nodes)}`,
  goOn: '继续',
  fromPicture: '由图片生成',
  addRules: '添加规则',
  forgetCount: '放弃',
  unit: ({ kind, number, name }) =>
    ({
      cell: '该格',
      row: `第 ${number} 行`,
      column: `第 ${number} 列`,
      box: `第 ${number} 宫`,
      item: `项目 ${name}`,
    })[kind] ?? `${kind} ${number}`,
  candidatesFound: (cells) =>
    cells ? `标出了出现在某个解中的值：${counted(cells, '个格子')}有不止一个。` : '标出了出现在某个解中的值。',
  candidatesStopped: (ms) => `${time(ms)}后停止：有些值可能出现在更多的解中，或不在任何解中。`,
  solutions: '个解',
  solutionOf: (number, all) => `${grouped.format(number)} / ${grouped.format(all)}`,
  downloadAll: '下载',
  gallery: '图集',
  classes: (classes) => `旋转和翻转相同的只算一个，共 ${grouped.format(classes)} 个。`,
  mostListed: (most) => `前 ${grouped.format(most)} 个解；还有更多。`,
  why: '为什么？',
  notNeeded: '哪些是多余的？',
  conflict: (clues) =>
    clues === 0 ? '仅凭规则就无解。' : clues === 1 ? '这一条与规则矛盾：' : `这 ${clues} 条互相矛盾，缺一不可：`,
  because: (what, clues) => (clues === 0 ? `${what}：仅凭规则即可得出。` : `${what}：由这 ${clues} 条得出，缺一不可：`),
  spare: (clues, together) =>
    clues === 0
      ? '每一条都需要。'
      : clues === 1
        ? '这一条是多余的：'
        : `这 ${clues} 条中的每一条都可以去掉，其中 ${together} 条可以一起去掉：`,
  open: '有多个解；去掉任何一条线索都不会使解变少。',
  whyStopped: '已停止，尚未找到原因。',
  smallest: '没有更小的一组。',
  showClue: '在盘面上标出',
  leaveOut: '去掉这一条',
  change: '更改…',
  changeIt: '更改',
  changeTo: (number) => `改为 ${number}`,
  mend: (clue, from, to) => `把 ${from} 改为 ${to} 就有唯一解：${clue}。`,
  clue: chineseClue,
  newVersion: '新版本',
  newVersionReady: '本页的新版本已就绪，你的盘面会保留。',
  later: '以后再说',
  update: '更新',
  previous: '上一页',
  next: '下一页',
};
