// Rules whose signs stand between two neighbours or around a corner.

import { svg } from 'lit';
import { between, extreme, quad } from './draws.js';
import { dot } from './tools.js';

/** @import { Rule } from './rule.js' */

/** @type {Record<string, Rule>} */
export const dots = {
  WhiteDot: {
    tool: dot({ value: { word: 'difference', usual: '1', least: 1, most: 15 } }),
    draw: between('edge', ''),
    pair: (a, b) => Math.abs(a - b) === 1,
    icon: svg`<path d="M12 3v18"></path><circle class="white-dot" cx="12" cy="12" r="5"></circle>`,
    en: { tool: 'White dot', name: 'White dots', says: 'The two digits are consecutive.', one: 'white dot' },
    zh: { tool: '白点', name: '白点', says: '两个数字连续。' },
  },
  BlackDot: {
    tool: dot({ value: { word: 'ratio', usual: '2', least: 2, most: 16 } }),
    draw: between('edge', ''),
    pair: (a, b) => a === 2 * b || b === 2 * a,
    icon: svg`<path d="M12 3v18"></path><circle class="black-dot" cx="12" cy="12" r="5"></circle>`,
    en: { tool: 'Black dot', name: 'Black dots', says: 'One digit is twice the other.', one: 'black dot' },
    zh: { tool: '黑点', name: '黑点', says: '一个数字是另一个的两倍。' },
  },
  X: {
    tool: dot(),
    draw: between('edge', 'X'),
    pair: (a, b) => a + b === 10,
    icon: svg`<path d="m7 6 10 12M17 6 7 18"></path>`,
    en: { tool: 'X', name: 'X', says: 'The two digits add up to 10.' },
    zh: { tool: 'X', name: 'X', says: '两个数字之和是 10。' },
  },
  V: {
    tool: dot(),
    draw: between('edge', 'V'),
    pair: (a, b) => a + b === 5,
    icon: svg`<path d="m7 6 5 12 5-12"></path>`,
    en: { tool: 'V', name: 'V', says: 'The two digits add up to 5.' },
    zh: { tool: 'V', name: 'V', says: '两个数字之和是 5。' },
  },
  GreaterThan: {
    tool: dot(),
    draw: (rule, board) => [...extreme(rule, board), ...between('greater', '')(rule, board)],
    pair: (a, b) => a > b,
    icon: svg`<path d="m8 6 8 6-8 6"></path>`,
    en: {
      tool: 'Inequality',
      name: 'Inequality',
      says: 'The sign points to the smaller digit.',
      first: 'By keys: the greater cell first.',
    },
    zh: { tool: '不等号', name: '不等号', says: '尖端指向较小的数字。', first: '用按键时，先选较大的格。' },
  },
  Quad: {
    tool: dot({ gesture: 'corner', least: 4, value: { word: 'values', usual: '', most: 4 } }),
    draw: quad,
    icon: svg`<path d="M12 2v20M2 12h20"></path><circle class="hollow" cx="12" cy="12" r="6"></circle>
    <text x="8" y="15.5">12</text>`,
    en: {
      tool: 'Quad',
      name: 'Quadruples',
      says: 'The digits in the circle are in the four cells around it.',
      one: 'quadruple',
    },
    zh: { tool: '四格圈', name: '四格圈', says: '圆圈里的数字在周围四格里。' },
  },
  Difference: {
    pair: (a, b, n) => Math.abs(a - b) === n,
    en: {
      name: 'Difference dots',
      says: 'The two digits differ by the number in the white dot.',
      one: 'difference dot',
    },
    zh: { name: '差点', says: '两个数字之差是白点里的数。' },
  },
  Ratio: {
    pair: (a, b, n) => a === n * b || b === n * a,
    en: {
      name: 'Ratio dots',
      says: 'One digit is as many times the other as the number in the black dot.',
      one: 'ratio dot',
    },
    zh: { name: '比点', says: '一个数字是另一个的黑点里那么多倍。' },
  },
  PairSum: {
    pair: (a, b, n) => a + b === n,
    en: { name: 'Pair sums', says: 'The two digits add up to the number between them.', one: 'sum' },
    zh: { name: '两格之和', says: '两个数字之和是两格之间的数。' },
  },
};
