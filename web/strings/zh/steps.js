// Chinese, for hints: the named steps of a Sudoku, and what other hints say; and the true candidates of a cell.

import { listed, listedSets } from '../en/listed.js';

/** @import { Pattern } from '../en/steps.js' */

/** @param {[row: number, column: number]} place */
const at = ([row, column]) => `第 ${row} 行第 ${column} 列`;

/** What something is not; where that is "not shaded" or "no tent", what it is. @param {string[]} values */
const isNone = (values) => {
  const [, none, other] = (values.length === 1 && /^(没有|无|不)(.*)/.exec(values[0])) || [];
  if (!none) return `不是 ${listed(values, ' 或 ', '、')}`;
  return none === '不' ? other : `有${other}`;
};

/** @param {Pattern} pattern */
const nakedSet = ({ values, cells, houses }) => `${houses}中 ${cells} 恰好占用 ${values}，同处的其他格不能再填`;

/** @param {Pattern} pattern */
const hiddenSet = ({ values, cells, houses }) => `${houses}中 ${values} 只能填在 ${cells}，这些格不能有其他数`;

/** @param {Pattern} pattern */
const fish = ({ values, lines, across }) =>
  `${lines}中 ${values} 的位置只在${across}，所以${across}的其他格没有 ${values}`;

/** @param {Pattern} pattern */
const finnedFish = ({ values, lines, across }) =>
  `除鱼鳍外，${lines}中 ${values} 的位置只在${across}；其中看到鱼鳍的格不能是 ${values}`;

/** @param {Pattern} pattern */
const strongLinks = ({ values, houses }) =>
  `${houses}中 ${values} 各在两端之一，其中两端互相看到，所以外侧两端至少一个是 ${values}，同时看到两端的格不是`;

/** @param {Pattern} pattern */
const chain = ({ from, to, along, isSame }) =>
  `如果 ${from}，${along && `沿 ${along} `}可推出 ${to}${isSame ? '' : '；所以两端都排除的数不成立'}`;

/** @param {Pattern} pattern */
const loop = ({ cells }) => `沿 ${cells} 推导成环，每一环节的两端之一成立，两端都排除的数不成立`;

/** @param {Pattern} pattern */
const cellForcing = ({ cells }) => `无论 ${cells} 的哪个候选数成立，结果都相同`;

/** @param {Pattern} pattern */
const houseForcing = ({ values, houses }) => `无论 ${values} 在${houses}的哪个位置，结果都相同`;

/** @param {Pattern} pattern */
const contradiction = ({ from, clash }) => `如果 ${from}，可推出 ${clash.join('，又可推出 ')}`;

/** @type {typeof import('../en/steps.js').default} */
export default {
  names: {
    'full-house': '最后一格',
    'hidden-single': '隐性唯一',
    'naked-single': '显性唯一',
    pointing: '宫内区块',
    claiming: '行列区块',
    'naked-pair': '显性数对',
    'naked-triple': '显性三数组',
    'naked-quad': '显性四数组',
    'hidden-pair': '隐性数对',
    'hidden-triple': '隐性三数组',
    'hidden-quad': '隐性四数组',
    'x-wing': 'X 翼',
    swordfish: '剑鱼',
    jellyfish: '水母',
    'finned-x-wing': '带鳍 X 翼',
    'finned-swordfish': '带鳍剑鱼',
    'finned-jellyfish': '带鳍水母',
    skyscraper: '摩天楼',
    'two-string-kite': '双线风筝',
    'turbot-fish': '多宝鱼',
    'empty-rectangle': '空矩形',
    'grouped-x-chain': '组 X 链',
    'xy-wing': 'XY 翼',
    'xyz-wing': 'XYZ 翼',
    'w-wing': 'W 翼',
    'wxyz-wing': 'WXYZ 翼',
    'als-xz': 'ALS-XZ',
    'unique-rectangle': '唯一矩形',
    'unique-loop': '唯一环',
    bug: '全双值格致死（BUG）',
    'aligned-pair-exclusion': '数对排除',
    'aligned-triple-exclusion': '三数排除',
    'simple-colouring': '简单染色',
    'x-chain': 'X 链',
    'x-cycle': 'X 环',
    'xy-chain': 'XY 链',
    'xy-cycle': 'XY 环',
    aic: '交替推理链',
    'nice-loop': '完美环',
    nishio: '单数试错',
    'cell-forcing-chains': '单元格强制链',
    'house-forcing-chains': '区域强制链',
    'dynamic-contradiction': '反证',
    'dynamic-double': '双向强制链',
    'dynamic-cell-forcing-chains': '动态单元格强制链',
    'dynamic-house-forcing-chains': '动态区域强制链',
    'nested-forcing-chains': '嵌套强制链',
  },
  whys: {
    'full-house': ({ houses }) => `这是${houses}最后一个空格`,
    'hidden-single': ({ values, houses }) => `${houses}中 ${values} 没有别的位置`,
    'naked-single': ({ values }) => `该格只剩 ${values}`,
    pointing: ({ values, cells, houses }) =>
      `宫内 ${values} 的位置 ${cells} 都在一条线上，该线其他格没有 ${values}（${houses}）`,
    claiming: ({ values, cells, houses }) =>
      `线上 ${values} 的位置 ${cells} 都在一个宫内，该宫其他格没有 ${values}（${houses}）`,
    'naked-pair': nakedSet,
    'naked-triple': nakedSet,
    'naked-quad': nakedSet,
    'hidden-pair': hiddenSet,
    'hidden-triple': hiddenSet,
    'hidden-quad': hiddenSet,
    'x-wing': fish,
    swordfish: fish,
    jellyfish: fish,
    'finned-x-wing': ({ values, houses }) =>
      `除鱼鳍外，${houses}中 ${values} 的位置在相同的两条交叉线上；其中看到鱼鳍的格不能是 ${values}`,
    'finned-swordfish': finnedFish,
    'finned-jellyfish': finnedFish,
    skyscraper: strongLinks,
    'two-string-kite': strongLinks,
    'turbot-fish': strongLinks,
    'empty-rectangle': strongLinks,
    'grouped-x-chain': chain,
    'xy-wing': ({ cells, gone }) => `${cells} 中的第一格无论取哪个数，另外两格之一必为 ${gone}，同时看到这两格的格不是`,
    'xyz-wing': ({ cells, gone }) => `无论第一格是什么，${cells} 之一必为 ${gone}`,
    'w-wing': chain,
    'wxyz-wing': ({ values, cells }) => `${cells} 的候选数 ${values} 只比格数多一个，其中之一必为公共数`,
    'als-xz': ({ cells }) => `${cells} 中的两组各比格数多一个候选数，相连的数只能归其中一组`,
    'unique-rectangle': ({ values, cells }) => `如果 ${cells} 只有 ${values}，它们可以互换，解就不唯一`,
    'unique-loop': ({ values, cells }) => `如果 ${cells} 只有 ${values}，它们可以沿环互换，解就不唯一`,
    bug: ({ cells }) => `除 ${cells} 外每格都只有两个候选数；如果它们也只有两个，解就不唯一`,
    'aligned-pair-exclusion': ({ cells }) => `${cells} 含所排除的数的每种数对都不可能`,
    'aligned-triple-exclusion': ({ cells }) => `${cells} 含所排除的数的每种三数组都不可能`,
    'simple-colouring': ({ values, cells }) =>
      `${cells} 分成两色，只有一色是 ${values}；看到两色的格，或自相矛盾的一色，都不是`,
    'x-chain': chain,
    'x-cycle': loop,
    'xy-chain': chain,
    'xy-cycle': loop,
    aic: chain,
    'nice-loop': loop,
    nishio: contradiction,
    'cell-forcing-chains': cellForcing,
    'house-forcing-chains': houseForcing,
    'dynamic-contradiction': contradiction,
    'dynamic-double': ({ cells, values }) => `无论 ${cells} 是不是 ${values}，结果都相同`,
    'dynamic-cell-forcing-chains': cellForcing,
    'dynamic-house-forcing-chains': houseForcing,
    'nested-forcing-chains': () => '假设相反，再作进一步的假设，就会导致矛盾',
  },
  list: (all) => all.join('、'),
  listOfClues: (all) => all.join('；'),
  house: (kind, number) => `第 ${number} ${{ row: '行', column: '列', box: '宫' }[kind] ?? kind}`,
  says: (name, what) => `${name}：${what}。`,
  because: (why) => `理由：${why}。`,
  placed: (cell, value) => `${cell} 是 ${value}`,
  leaves: (house, cell, value) => `。于是${house}中 ${value} 只剩 ${cell} 这一个位置`,
  oneIs: (cells, value) => `${cells.join(' 或 ')} 是 ${value}`,
  noneIs: (cells, value) => `${cells.join('、')} 不是 ${value}`,
  notIn: (value, cells) => `${cells} 不是 ${value}`,
  candidates: (pattern, gone) =>
    `空，${[
      pattern.length > 0 && `本步涉及 ${pattern.join('、')}`,
      gone.length > 0 && `不是 ${listed(gone, ' 或 ', '、')}`,
    ]
      .filter(Boolean)
      .join('，')}`,
  inSolutions: (value, count, atLeast) =>
    count === 0
      ? `${value} 未知`.trim()
      : `${value} 在${atLeast ? '至少' : ''} ${count.toLocaleString('zh')} 个解中`.trim(),
  mayHold: (all) => `候选 ${all.join('，')}`,
  onlyValue: (value) => `只能是 ${value}`,
  inNoSolution: (value) => `${value} 不在任何解中`.trim(),
  run: ({ kind, cells, sum }, [row, column]) =>
    `第 ${row} 行第 ${column} 列起${kind === 'across' ? '横向' : '纵向'} ${cells.length} 格${sum ? `、和为 ${sum} ` : ''}的连格`,
  byRule: {
    'last-cell': (unit) => `${unit}只剩这一格`,
    'hidden-single': (unit, value) => `${value} 在${unit}中只能放在这里`,
    'naked-single': (_, value) => `这一格只剩 ${value}`,
    'only-square': (unit) => `${unit}只剩这一格可放`,
    'only-option': (unit) => `${unit}只剩这一个选项`,
  },
  hintSays: (what, why) => `${what}：${why}。`,
  hintSolved: '已经全部填好。',
  hintStopped: '尚未找到提示就停止了。',
  hintStuck: '这里没有简单规则可用：下一步需要试探。可以用“真候选数”或“求解”。',
  hintNone: '照现在的盘面不可能有解：某处填错了。',
  hintClash: '盘面在标出处自相矛盾：这样不可能有解。',
  hintNothing: (unit) => `标出的${unit}已无值可填：无解。`,
  lookAhead: (excluded, forced, unit) =>
    `${excluded}：否则${forced.map((each) => `${each}，`).join('')}${unit}就无可选择。`,
  constraints: {
    run: '这一段',
    house: '标出的格子中每个值各出现一次的规则',
    different: '标出的格子互不相同的规则',
    count: '标出的格子中某类格子的数目',
    sets: '这几行（列）与其中的区域所含相同的规则',
    sum: '标出的格子之和',
    relation: '标出的两格之间的规则',
    pattern: '标出的格子共同的规则',
    connected: '这类格子须连成一片的规则',
    pieces: '每片大小的规则',
    'values pieces': '每格恰属一块的规则',
    loop: '只有一个回路的规则',
    paths: '线不得自成回路、也不得连接不相配的两端的规则',
  },
  // Core's words and quoted rules are put together with spaces, which Chinese has only beside letters and digits.
  spaced: (sentence) => sentence.replace(/(?<=[\u3000-\u9fff\uff00-\uffef“”]) (?=[\u3000-\u9fff\uff00-\uffef“”])/g, ''),
  /** A rule in its own words. @param {string} rule */
  ruleInWords: (rule) => `规则“${rule}”`,
  byReasons: (what) => `${what}。`,
  becauseOf: (clues) => `由${clues.join('、')} 得出。`,
  ruleSays: (excluded, clues) => `${excluded}：由${clues.length > 0 ? clues.join('、') : '标出的格子中的规则'} 得出。`,
  ruleBroken: (excluded, forced, clues) =>
    `${excluded}：否则${forced.map((each) => `${each}，`).join('')}${
      clues.length > 0 ? clues.join('、') : '有一条规则'
    }无法满足。`,
  suppose: '推演一遍',
  inShort: '只看结论',
  supposed: (what) => `假设${what}。`,
  thenFollows: (what) => `于是${what}。`,
  elseBroken: (clues) => `否则${clues.length > 0 ? `${clues.join('、')} ` : '有一条规则'}无法满足。`,
  thenBroken: (clues) => `这样${clues.length > 0 ? `${clues.join('、')} ` : '有一条规则'}无法满足，所以假设不成立。`,
  noQueen: (places) => `${places.map(at).join('、')}不放皇后`,
  notChosen: (options) => `不选用选项 ${options.join('、')}`,
  notDigits: (cells) => cells.map(([row, column, values]) => `${at([row, column])}${isNone(values)}`).join('；'),
  digitSets: (unit, sets, hasMore) =>
    `${unit}只能填 ${listedSets(sets, { and: ' 和 ', or: ' 或 ', comma: '、', more: '……' }, hasMore)}。`,
  sharedBy: (excluded, unit, places) => `${excluded}：在${unit}中，这些数字已由${places.map(at).join('和')}占用。`,
  regionSum(excluded, sums, across, down) {
    const odd = [...across.map((place) => `${at(place)}（横）`), ...down.map((place) => `${at(place)}（纵）`)].join(
      '、',
    );
    const needs = `横向各连格还需 ${sums[0]}，纵向各连格还需 ${sums[1]}`;
    return `${excluded}：在标出的区域中，${needs}，除${odd}外，两者的空格相同。`;
  },
  stepOf: (step, of) => `${step}/${of}`,
  fill: '填入',
  strikeOut: '划去',
  isShown: '盘面上已经是这样。',
  steps: '通向下一个数的步骤',
  previous: '上一步',
  next: '下一步',
  branches: '逐一假设',
  place: at,
  theClue: (words) => words,
  where: (place, technique) => `请看${place || '标出的地方'}${technique && `：${technique}`}。`,
  what: (what) => `${what}。`,
  whatNext: '是什么？',
  technique: '技巧',
  why: '为什么？',
  allTechniques: '全部技巧',
  /** About a technique whose text cannot be fetched. */
  notKept: '这段说明尚未保存到本机，需要联网一次。',
  noPage: '这个模式还没有单独的说明页。',
};
