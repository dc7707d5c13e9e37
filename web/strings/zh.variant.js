// 简体中文，只用于数独变体，随该题型一起加载。每一种规则有名称和一句说明。

import { listed, listedSets } from './listed.js';

/** @typedef {string | ((n: number | string) => string)} Words  n: the number of the rule */

/** @type {Record<string, [name: Words, says: Words]>} */
const kinds = {
  AntiKnight: ['反马步', '相距马步的两格不同。'],
  AntiKing: ['反王步', '相距王步的两格不同。'],
  AntiTaxicab: ['反出租车', '两个相同的数字相距的步数不等于这个数字。'],
  AntiConsecutive: ['不连续', '相邻两格不是连续的数字。'],
  GlobalEntropy: ['全局熵', '每个 2×2 方块里有小、中、大三组的数字。'],
  GlobalMod: ['全局余数', '每个 2×2 方块里有 1、4、7 之一，2、5、8 之一，3、6、9 之一。'],
  StrictKropki: ['点已全部给出', '没有点的相邻两格既不连续，也不成两倍。'],
  StrictXV: ['X 与 V 已全部给出', '没有 X 或 V 的相邻两格之和不是 10 也不是 5。'],
  Windoku: ['窗口数独', '阴影方块里每个数字出现一次。'],
  DisjointSets: ['分离组', '同一数字不在两个宫的相同位置。'],
  DutchFlatmates: ['荷兰室友', '每个 5 的正上方是 1，或正下方是 9。'],
  Doppelganger: ['分身', '每行、列、宫有 0，并缺一个数字；每个 0 处的三个所缺数字各不相同。'],
  Jigsaw: ['不规则区域', '每个区域里每个数字出现一次。'],
  Parity: ['奇偶', '圆里是奇数，方块里是偶数。'],
  NoBoxes: ['无宫', '只看行、列和画出的区域。'],
  RegionSameValues: ['数字相同', '所有最大的区域有同一组数字。'],
  FullRankTies: ['排名并列', (ties) => `读数相同的行列：${ties}。`],
  Diagonal: ['对角线', '标出的对角线上数字不同。'],
  Thermo: ['温度计', '数字从球端起递增。'],
  SlowThermo: ['慢温度计', '数字从球端起递增或不变。'],
  Renban: ['连续线', '紫线上的数字是连续的一组，次序任意。'],
  Entropic: ['熵线', '线上任意相连三格有小、中、大三组的数字。'],
  RegionSumLine: ['区域和线', '蓝线在经过的每个宫里和相同。'],
  Between: ['介于线', '线上的数字在两端圆圈的数字之间。'],
  Palindrome: ['回文线', '灰线从两端读都一样。'],
  Zipper: ['拉链线', '离中点等距的两个数字之和都相同，等于中点的数字。'],
  ValueIndexing: ['数值索引', '第二格说明第一格的数字在线上多远处。'],
  Arrow: ['箭头', '箭头上的数字之和等于圆圈里的数字。'],
  DoubleArrow: ['双箭头', '线上的数字之和等于两端圆圈之和。'],
  PillArrow: ['胶囊箭头', '箭头上的数字之和等于胶囊里的多位数。'],
  EqualityCage: ['均衡框', '奇数与偶数一样多，小数与大数一样多。'],
  AllDifferent: ['额外区域', '阴影区域里的数字不同。'],
  CountingCircles: ['计数圆圈', '圆圈里的数字说明有几个圆圈是它。'],
  WhiteDot: ['白点', '两个数字连续。'],
  BlackDot: ['黑点', '一个数字是另一个的两倍。'],
  Difference: ['差点', '两个数字之差是白点里的数。'],
  Ratio: ['比点', '一个数字是另一个的黑点里那么多倍。'],
  PairSum: ['两格之和', '两个数字之和是两格之间的数。'],
  GreaterThan: ['不等号', '尖端指向较小的数字。'],
  Maximum: ['最大格', '灰格大于尖端所指的相邻格。'],
  Minimum: ['最小格', '尖端指向灰格的相邻格都大于它。'],
  X: ['X', '两个数字之和是 10。'],
  V: ['V', '两个数字之和是 5。'],
  Whisper: [(n) => `耳语线 ≥ ${n}`, (n) => `线上相邻两格至少差 ${n}。`],
  Modular: [(n) => `模 ${n} 线`, (n) => `线上任意相连 ${n} 格除以 ${n} 的余数不同。`],
  Lockout: [(n) => `锁定线 ≥ ${n}`, (n) => `两个菱形至少差 ${n}；线上没有数字在它们之间。`],
  SumLine: [(n) => `和线 ${n}`, (n) => `线可以切成若干段，每段之和都是 ${n}。`],
  Cage: ['杀手框', '框里的数字不同，和是框的数。'],
  RellikCage: ['反杀手框', '框里任何若干数字之和都不是框的数。'],
  Lunchbox: ['饭盒', '最小与最大数字之间的数字之和是框的数。'],
  Sum: ['求和', '数字之和是所给的数，可以重复。'],
  LittleKiller: ['小杀手', '箭头方向上的数字之和是所给的数，可以重复。'],
  XSum: ['X 和', '前 X 个数字之和是提示数，X 是第一个数字。'],
  Skyscraper: ['摩天楼', '提示数是比前面都大的数字的个数。'],
  HiddenSkyscraper: ['隐藏摩天楼', '提示数是第一个被较大数字挡住的数字。'],
  NumberedRoom: ['编号房间', '提示数在第一个数字所数的位置上。'],
  FullRank: ['全排名', '所有行列从两端读成数并排名，提示数是名次。'],
  Sandwich: ['三明治', '最小值与最大值之间的数字之和是提示数。'],
  ContainAtLeast: ['包含', '这些格至少包含所列数字。'],
  ContainExact: ['恰好包含', '这些格恰好包含所列数字各那么多次。'],
  Quad: ['四格圈', '圆圈里的数字在周围四格里。'],
  LookAndSay: ['外观数列', '提示成对：框里有几个什么数字。'],
  SameValues: ['克隆', '阴影的各组有相同的数字。'],
  EqualSum: ['和相等', '各组的和相同。'],
  CountDistinct: ['不同数字', '第一格是其余格里不同数字的个数。'],
  Indexing: ['索引', '数字说明本列的序号在这一行的哪里，或本行的序号在这一列的哪里。'],
  Regex: ['模式', '线上的数字符合一个正则表达式。'],
  NFA: ['状态机', '状态机接受线上的数字。'],
  Pair: ['关系', '线上相邻两格满足一个关系。'],
  PairX: ['全部关系', '线上任意两格满足一个关系。'],
  Binary: ['关系', '线上相邻两格满足一个关系。'],
  BinaryX: ['全部关系', '线上任意两格满足一个关系。'],
};

/** @param {Words} words @param {number | string} number */
const worded = (words, number) => (typeof words === 'string' ? words : words(number));

/** @param {string} name @param {string} label */
const withLabel = (name, label) => (label ? `${name} ${label}` : name);

/** @type {import('./variant-strings.js').VariantStrings} */
export default {
  /** The names of the examples. */
  examples: {
    small: '6×6',
    killer: '杀手',
    miracle: '奇迹',
    arrow: '箭头',
    whispers: '德国耳语',
    kropki: '点与 XV',
    sandwich: '三明治',
    littleKiller: '小杀手',
    jigsaw: '锯齿',
    palindrome: '回文',
    regionSum: '区域和线',
  },

  rules: '规则',
  inWords: '文字规则，不检查',
  everywhere: '盘面上没有标记的相邻两格都满足这个关系。',
  unchecked: (words) => `此题还有只用文字写的规则，没有检查：${words}`,
  between: '；',
  odd: '奇数',
  even: '偶数',
  only: (values) => `只能是 ${listed(values, ' 或 ', '、')}`,

  kind(kind, own, number = '') {
    const [name, says] = kinds[kind] ?? [kind, ''];
    const isNamed = own && kind !== 'Indexing';
    const words = isNamed ? own : worded(name, number);
    return { name: words, says: worded(says, number), one: words };
  },

  comma: '；',
  hint: (what, why) => `${what}：${why}。`,
  anyOf: (values) => listed(values, ' 或 ', '、'),
  areNot(places, more, values) {
    const rows = places.map(([row, columns]) => `第 ${row} 行第 ${columns.join('、')} 列`);
    const all = more + places.flatMap(([, columns]) => columns).length;
    return `${rows.join('、')}${more ? `等 ${all} 格` : ''}不是 ${values}`;
  },
  inRegion: (row, column, value, isLast) =>
    `第 ${row} 行第 ${column} 列是 ${value}：${isLast ? '标出的区域只剩这一格' : `${value} 在标出的区域中只能放在这里`}。`,
  leftBy: (row, column, value, rule, isGlobal) =>
    `第 ${row} 行第 ${column} 列是 ${value}：${isGlobal ? `“${rule}”` : rule}不容许别的数字。`,
  andMore: '；等等',
  not: (values) => `空，不是 ${values.join('、')}`,
  ruleAt: (name, label, row, column) => `第 ${row} 行第 ${column} 列的${withLabel(name, label)}`,
  byRule: (rule, choices, more) =>
    choices.length > 0
      ? `因为${rule}的数字只能是 ${listedSets(choices, { and: ' 和 ', or: ' 或 ', comma: '、', more: '……' }, more)}`
      : `因为${rule}的任何填法都没有它们`,
  byGlobal: (rule) => `“${rule}”不容许它们`,
  locked: (unit, value) => `${unit}里只有标出的格能填 ${value}，它们都看得到这里`,
  nakedSet: (cells) => `标出的 ${cells} 格一共只有这些数字`,
  broken: (rule) => `${rule}已无法满足：这样不可能有解。`,
  unit: (kind, number) =>
    kind === 'row' ? `第 ${number} 行` : kind === 'column' ? `第 ${number} 列` : `第 ${number} 个区域`,

  sum: (sum) => `和为 ${sum}`,
  towards: (step, columns) =>
    step === columns ? '下面的格' : step === -columns ? '上面的格' : step > 0 ? '右边的格' : '左边的格',
  edge: (name, label, other) => `${withLabel(name, label)}，与${other}`,
  greater: (other) => `大于${other}`,
  less: (other) => `小于${other}`,
  direction: (step, columns) => {
    if (Math.abs(step) === 1) return step > 0 ? '向右' : '向左';
    if (Math.abs(step) === columns) return step > 0 ? '向下' : '向上';
    return step > 0 ? '斜向下' : '斜向上';
  },
  clue: (name, label, direction) => `盘外提示：${name} ${label}，${direction}`,
  onLine: (name, label, at, of) => `${withLabel(name, label)}，${of} 格中第 ${at} 格`,
  inCells: (name, label, of) => `${withLabel(name, label)}${of > 1 ? `，${of} 格` : ''}`,
  countsDistinct: '不同数字的个数',
  times: (words, count) => `${words}（${count} 个）`,
};
