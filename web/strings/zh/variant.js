// 简体中文，只用于数独变体，随该题型一起加载。

import { listed, listedSets } from '../en/listed.js';

/** @param {string} name @param {string} label */
const withLabel = (name, label) => (label ? `${name} ${label}` : name);

/** @type {typeof import('../en/variant.js').default} */
export default {
  /** The names of the examples. */
  examples: {
    mixed: '多种规则',
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

  variables: '盘面以外的格子',
  by: (author) => `作者：${author}`,
  rules: '规则',
  inWords: '文字规则，不检查',
  settersWords: '出题人的文字，不检查',
  checked: '会检查',
  everywhere: '盘面上没有标记的相邻两格都满足这个关系。',
  unchecked: (words) => `此题还有只用文字写的规则，没有检查：${words}`,
  between: '；',
  odd: '奇数',
  even: '偶数',
  only: (values) => `只能是 ${listed(values, ' 或 ', '、')}`,

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
