// 简体中文。页面上显示和朗读的每一句话都在这张表里。

const grouped = new Intl.NumberFormat('zh-CN');

/** @param {number | bigint} n @param {string} unit */
const counted = (n, unit) => `${grouped.format(n)} ${unit}`;

const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumSignificantDigits: 2 });

/** 约数，两位有效数字。 @param {number} n */
function large(n) {
  if (n < 1e6) return grouped.format(Number(n.toPrecision(2)));
  const [digits, exponent] = n.toExponential(1).split('e+');
  return `${digits} × 10${Array.from(exponent, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}

/** @param {number} ms */
function time(ms) {
  if (ms < 10) return `${ms.toFixed(1)} 毫秒`;
  if (ms < 1000) return `${Math.round(ms)} 毫秒`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} 秒`;
  return `${Math.floor(ms / 60_000)} 分 ${Math.round((ms % 60_000) / 1000)} 秒`;
}

/** @type {import('../strings.js').Strings} */
export default {
  title: 'Quadrille',
  help: '按住 Shift：方向键选中多个格子，数字键写铅笔记号。Ctrl+V 粘贴谜题。',
  promise: '在本机求解，谜题不会离开您的设备。',
  embed: '把棋盘放进你自己的网页。',

  puzzle: '谜题',
  puzzles: {
    sudoku: '数独',
    queens: '皇后',
    kakuro: '数和',
    cover: '精确覆盖',
  },

  solve: '求解',
  check: '检查',
  count: '计数',
  list: '列出',
  candidates: '真候选数',
  hint: '提示',
  watch: '观看',
  stop: '停止',
  undo: '撤销',
  redo: '重做',
  clear: '清空',
  import: '导入',
  share: '分享',
  close: '关闭',

  about: {
    solve: '找出一个解',
    check: '解是否唯一？',
    count: '一共有多少个解？',
    list: '列出每一个解',
    watch: '一步一步看搜索怎样进行',
    hint: '下一步能填什么，为什么？',
    candidates: '哪些值出现在某个解中？出现在多少个解中？',
    marking: '铅笔记号（Ctrl+M）',
    choosing: '同时选中多个格子',
    fix: '把盘面上现有的内容定为题目',
    restart: '回到题目：去掉您填入的内容',
  },

  marking: '铅笔记号',
  choosing: '多选格子',
  mode: {
    marking: (on) => (on ? '铅笔：按键写小记号。' : '钢笔：按键填入格子。'),
    choosing: (on) => (on ? '点按或划过要一起填的格子。' : '一次一个格子。'),
  },
  restart: '重新开始',
  fix: '定为题目',
  fixed: '盘面现有的内容已是题目；此后填入的都算您的。',
  savepoints: '存档',
  savepointsTitle: '存档',
  savepointsHint: '把现在的盘面存下来，大胆尝试，随时回来。',
  savepointName: '名称',
  savepoint: (number) => `存档 ${number}`,
  keep: '保存',
  recallNamed: (name) => `回到${name}`,
  recall: '回到',
  forgetNamed: (name) => `删除${name}`,
  forget: '删除',
  kept: (name) => `已存为“${name}”。`,
  recalled: (name) => `已回到“${name}”，可用撤销离开。`,
  print: '打印',

  ask: '提问',
  board: '盘面',
  size: '大小',
  example: '例题',
  ownBoard: '自己的题',
  engine: '引擎',
  engines: { auto: '自动', dlx: 'dlx', bits: 'bits' },
  theme: '外观',
  themes: { auto: '自动', light: '浅色', dark: '深色' },
  language: '语言',
  progress: '进度',
  answer: '答案',
  keypad: '键盘',
  erase: '擦除',

  examples: {
    first: '第一题',
    easy: '简单',
    medium: '中等',
    hard: '困难',
    fiendish: '极难',
    sparse: '17 个已知数',
    several: '有多个解',
    large: '大盘，16×16',
    giant: '巨盘，25×25',
    impossible: '无解',
    colours: '带颜色',
    langford4: 'Langford，4 对',
    langford8: 'Langford，8 对',
    queens6: '6 个皇后',
    scott: 'Scott 五格骨牌',
    kakuro14: '大盘，14×14',
    kakuro22: '巨盘，14×22',
    large50: '大盘，50×50',
    empty100: '空盘，100×100',
  },

  cell: (row, column, what) => `第 ${row} 行，第 ${column} 列，${what}`,
  empty: '空',
  given: (value) => `已知 ${value}`,
  own: '您填的',
  marked: (symbols) => `空，记号 ${symbols.split('').join(' ')}`,
  found: (value) => `解为 ${value}`,
  foundOr: (value, other) => `解为 ${value}，另一解为 ${other}`,
  tried: (value) => `正在试 ${value}`,
  conflict: '冲突',
  candidate: (value, count, atLeast) =>
    count === 0 ? `${value} 未知`.trim() : `${value} 在${atLeast ? '至少' : ''} ${grouped.format(count)} 个解中`.trim(),
  mayHold: (all) => `候选 ${all.join('，')}`,
  only: (value) => `只能是 ${value}`,
  notIn: (value) => `${value} 不在任何解中`.trim(),

  queen: '皇后',
  otherQueen: '空，另一解中是皇后',
  attacked: '被攻击',
  crossed: '已排除',
  placeQueen: '皇后',
  arrows: ['左', '上', '下', '右'],

  black: '黑格',
  clue: (down, across) => ['提示', down && `向下 ${down}`, across && `向右 ${across}`].filter(Boolean).join('，'),
  toggleBlack: '黑格',
  otherHalf: '另一个和',

  coverText: '项目与选项',
  coverCell: (option, item, what) => `选项 ${option}，项目 ${item}，${what}`,
  covers: '覆盖',
  coversIn: (colour) => `覆盖，颜色 ${colour}`,
  chosen: '选中',
  chosenOptions: '选中的选项',
  nothingChosen: '解中选用的选项会列在这里。',
  coverSize: (items, options) => `${counted(items, '个项目')}，${counted(options, '个选项')}`,
  drawnOnly: (drawn) => `只画出前 ${grouped.format(drawn)} 个选项。`,

  invite: '键入、粘贴或点出一道题，然后提问。',
  inviteToAsk: '问问是否有解、解是否唯一、一共有多少个解。',
  clash: '互相冲突的已知数已标出：这样不可能有解。',

  running: {
    solve: '正在找解……',
    check: '正在找第二个解……',
    count: '正在计数……',
    list: '正在收集解……',
    hint: '正在寻找提示……',
    candidates: '正在查找出现在某个解中的每个值……',
  },
  soFar: (solutions, nodes) =>
    solutions === undefined
      ? `已搜索 ${counted(nodes, '个节点')}。`
      : `已找到 ${counted(solutions, '个解')}，${counted(nodes, '个节点')}。`,

  estimate: (solutions, fraction) =>
    `约 ${large(solutions)} 个解，已完成${fraction < 0.001 ? '不到 0.1%' : ` ${percent.format(fraction)}`}。`,

  watchTitle: '搜索进行时',
  watchBoard: '正在搜索的盘面',
  watchStarting: '正在启动……',
  play: '播放',
  pause: '暂停',
  step: '单步',
  fromStart: '从头开始',
  speed: '速度',
  race: '竞赛',
  lane: (number) => `搜索 ${number}`,
  steps: (speed) => (speed === Number.POSITIVE_INFINITY ? '全速' : `每秒 ${speed} 步`),
  figures: { nodes: '节点', speed: '每秒节点', depth: '深度 / 最深', deadEnds: '死路', solutions: '解' },
  ladder: '当前的选择',
  quietChoice: '不填任何格子的选择',
  tryOf: (number, of) => `第 ${number} 种，共 ${of} 种`,
  story: {
    start: '还没有做出选择。单步走一步，播放则自动前进。',
    choice: (unit, of, what, number) => `覆盖${unit}：有 ${of} 种方法。试第 ${number} 种：${what}。`,
    back: '此路不通，退回。',
    solution: (number) => `找到第 ${grouped.format(number)} 个解，记下后继续搜索。`,
    many: (nodes) => `又走了 ${counted(nodes, '个节点')}。`,
    done: (solutions) => `整棵树已搜索完毕：${counted(solutions, '个解')}。`,
  },

  fillHint: '填入',
  hinted: (value) => `提示 ${value}`,
  hintDigit: (row, column, value) => `第 ${row} 行第 ${column} 列是 ${value}`,
  hintQueen: (row, column) => `第 ${row} 行第 ${column} 列放皇后`,
  hintOption: (option) => `选用选项 ${option}`,
  unit: ({ kind, number, name }) =>
    ({
      cell: '该格',
      row: `第 ${number} 行`,
      column: `第 ${number} 列`,
      box: `第 ${number} 宫`,
      across: `第 ${number} 个横向连格`,
      down: `第 ${number} 个纵向连格`,
      item: `项目 ${name}`,
    })[kind] ?? `${kind} ${number}`,
  because: {
    'last-cell': (unit) => `${unit}只剩这一格`,
    'hidden-single': (unit, value) => `${value} 在${unit}中只能放在这里`,
    'naked-single': (_, value) => `这一格只剩 ${value}`,
    'only-square': (unit) => `${unit}只剩这一格可放`,
    'only-option': (unit) => `${unit}只剩这一个选项`,
  },
  hintSays: (what, why, ahead) => `${what}：${why}${ahead ? '，因为其余选择都会使别处无值可填' : ''}。`,
  hintSolved: '已经全部填好。',
  hintStopped: '尚未找到提示就停止了。',
  hintStuck: '这里没有简单规则可用：下一步需要试探。真候选数和求解知道更多。',
  hintClash: '盘面在标出处自相矛盾：这样不可能有解。',
  hintNothing: (unit) => `标出的${unit}已无值可填：这样不可能有解。`,

  solved: '已解出。',
  none: '无解。',
  unique: '唯一：恰好一个解。',
  multiple: '不唯一：至少有两个解。',
  differing: ({ ms, nodes, engine }) => `${time(ms)}，${counted(nodes, '个节点')}，${engine}。不同之处已标出。`,
  counted: (count) => `恰好 ${counted(count, '个解')}。`,
  candidatesFound: (cells) =>
    cells ? `标出了出现在某个解中的值：${counted(cells, '个格子')}有不止一个。` : '标出了出现在某个解中的值。',
  candidatesStopped: (ms) => `${time(ms)}后停止：有些值可能出现在更多的解中，或不在任何解中。`,
  solutions: '个解',
  stopped: (ms, found) =>
    `${time(ms)}后停止：${found ? `至少有 ${counted(found, '个解')}` : '尚未找到解'}；结果不完整。`,
  stats: ({ ms, nodes, engine }) => `${time(ms)}，${counted(nodes, '个节点')}，${engine}。`,
  work: ({ nodes, engine }) => `${counted(nodes, '个节点')}，${engine}。`,
  stale: '这是提问时盘面的答案。',
  firstSolution: '第一个解',
  secondSolution: '第二个解',
  solutionOf: (number, all) => `${grouped.format(number)} / ${grouped.format(all)}`,
  downloadAll: '下载',
  mostListed: (most) => `前 ${grouped.format(most)} 个解；还有更多。`,
  whichSolution: '显示哪个解',

  badInput: ({ message, line, column }) =>
    line === undefined ? `无法读取：${message}` : `无法读取，第 ${line} 行第 ${column} 列：${message}`,
  tooLarge: '这道题超出了求解器的容量。',
  outOfMemory: '还没找到答案，内存已用尽。',
  failed: (message) => `求解器无法回答：${message}`,
  unknownPuzzle: (id) => `这里没有名为“${id}”的谜题。`,

  newVersion: '新版本',
  newVersionReady: '本页的新版本已就绪，您的盘面会保留。',
  later: '以后再说',
  update: '更新',

  collection: (puzzles, file) => `${file ? `${file} 中的 ` : ''}${counted(puzzles, '道题')}`,
  collectionStop: '停止检查',
  collectionClose: '关闭列表',
  collectionProgress: '已检查的题',
  tally: (verdicts, answered, all) =>
    [
      `已检查 ${grouped.format(answered)} / ${grouped.format(all)}`,
      ...Object.entries({ unique: '唯一', multiple: '不唯一', none: '无解', error: '无法读取', stopped: '已停止' }).map(
        ([verdict, words]) => (verdicts[verdict] ? `${words} ${grouped.format(verdicts[verdict])}` : ''),
      ),
    ]
      .filter(Boolean)
      .join('，'),
  columns: { number: '序号', verdict: '结论', nodes: '节点', time: '时间' },
  verdicts: { unique: '✓ 唯一', multiple: '≥ 2 个解', none: '✗ 无解', error: '! 无法读取', stopped: '已停止' },
  openPuzzle: (number) => `打开第 ${number} 题`,
  number: (n) => grouped.format(n),
  time,
  pages: '分页',
  page: (page, pages) => `第 ${page} / ${pages} 页`,
  previous: '上一页',
  next: '下一页',
  downloadCsv: '下载 CSV',

  importTitle: '导入谜题',
  importHint: '粘贴任何写法的谜题，或把文件拖到这里。',
  importText: '谜题文本',
  chooseFile: '选择文件……',
  load: '载入',
  readAs: (format, file) => `已按“${format}”读取${file ? ` ${file}` : ''}。`,
  shareTitle: '带走这个盘面',
  shareHint: '谜题就在链接里，不会存到任何地方。',
  shareLink: '链接',
  copy: '复制',
  shareText: '文本',
  boardText: '盘面的文本',
  notation: '写法',
  copyText: '复制文本',
  downloadText: '下载文本',
  sharePicture: '图片',
  downloadSvg: '下载 SVG',
  downloadPng: '下载 PNG',
  downloaded: (name) => `已下载为 ${name}。`,
  notWritten: (notation) => `这个盘面不能写成“${notation}”。`,
  nothingDrawn: '没有可画的内容。',
  copied: '已复制。',
  notCopied: '剪贴板被拒绝：请从文本框中复制。',
};
