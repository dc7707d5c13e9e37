// Rules about lines, and relations between the cells of a line.

import { svg } from 'lit';
import { coded } from './coded.js';
import { group, leastDifference } from './draws.js';
import { hasPill, line } from './tools.js';

/** @import { Rule } from './rule.js' */

/** @type {Record<string, Rule>} */
export const lines = {
  Thermo: {
    tool: line(),
    draw: group('thermo'),
    step: (a, b) => a < b,
    icon: svg`<circle class="full" cx="6" cy="18" r="4"></circle><path class="thick" d="M6 18V8h12"></path>`,
    en: {
      tool: 'Thermometer',
      name: 'Thermometers',
      says: 'Digits increase from the bulb.',
      one: 'thermometer',
      first: 'Begin at the bulb.',
    },
    zh: { tool: '温度计', name: '温度计', says: '数字从球端起递增。', first: '从球端开始。' },
  },
  SlowThermo: {
    tool: line(),
    step: (a, b) => a <= b,
    icon: svg`<circle class="hollow" cx="6" cy="18" r="4"></circle><path class="thick" d="M6 14V8h12"></path>`,
    en: {
      tool: 'Slow thermo',
      name: 'Slow thermometers',
      says: 'Digits increase from the bulb or stay the same.',
      one: 'slow thermometer',
      first: 'Begin at the bulb.',
    },
    zh: { tool: '慢温度计', name: '慢温度计', says: '数字从球端起递增或不变。', first: '从球端开始。' },
  },
  Whisper: {
    tool: line({ value: { word: 'difference', usual: '5', least: 1, most: 15 } }),
    draw: group('line', (number) => ({ number: Number(number || 5), label: leastDifference(number) })),
    step: (a, b, n) => Math.abs(a - b) >= n,
    icon: svg`<path class="thick" d="M4 18 9 6l6 12 5-12"></path>`,
    en: {
      tool: 'Whispers',
      name: (n) => `Whispers ≥ ${n}`,
      says: (n) => `Neighbours on the line differ by at least ${n}.`,
      one: 'whisper',
    },
    zh: { tool: '耳语线', name: (n) => `耳语线 ≥ ${n}`, says: (n) => `线上相邻两格至少差 ${n}。` },
  },
  Renban: {
    tool: line(),
    draw: group('line'),
    areDifferent: true,
    icon: svg`<path class="thick pale-line" d="M4 16c4-10 12-10 16 0"></path>`,
    en: {
      tool: 'Renban',
      name: 'Renban lines',
      says: 'The digits of a purple line are consecutive, in any order.',
      one: 'renban line',
    },
    zh: { tool: '连续线', name: '连续线', says: '紫线上的数字是连续的一组，次序任意。' },
  },
  Palindrome: {
    tool: line(),
    draw: group('line'),
    icon: svg`<path class="thick pale-line" d="M3 12h18"></path><path d="m6 9-3 3 3 3M18 9l3 3-3 3"></path>`,
    en: {
      tool: 'Palindrome',
      name: 'Palindromes',
      says: 'A grey line reads the same from both ends.',
      one: 'palindrome',
    },
    zh: { tool: '回文线', name: '回文线', says: '灰线从两端读都一样。' },
  },
  Arrow: {
    tool: line(),
    draw: group('arrow'),
    icon: svg`<circle cx="7" cy="17" r="4"></circle><path d="m10 14 9-9m-6 0h6v6"></path>`,
    en: {
      tool: 'Arrow',
      name: 'Arrows',
      says: 'The digits along an arrow add up to the digit in its circle.',
      one: 'arrow',
      first: 'Begin at the circle.',
    },
    zh: { tool: '箭头', name: '箭头', says: '箭头上的数字之和等于圆圈里的数字。', first: '从圆圈开始。' },
  },
  DoubleArrow: {
    tool: line({ least: 3 }),
    draw: group('ends'),
    icon: svg`<circle cx="6" cy="18" r="3.5"></circle><circle cx="18" cy="6" r="3.5"></circle>
    <path d="m8.5 15.5 7-7"></path>`,
    en: {
      tool: 'Double arrow',
      name: 'Double arrows',
      says: 'The digits on the line add up to as much as the two circles.',
      one: 'double arrow',
    },
    zh: { tool: '双箭头', name: '双箭头', says: '线上的数字之和等于两端圆圈之和。' },
  },
  PillArrow: {
    tool: line({ least: 3, value: { word: 'length', usual: '2', least: 2, most: 3 }, accepts: hasPill }),
    draw: group('pill', (size) => ({ size: Number(size) || 2 })),
    icon: svg`<rect x="2" y="14" width="11" height="7" rx="3.5"></rect><path d="m12 14 8-8m-6 0h6v6"></path>`,
    en: {
      tool: 'Pill arrow',
      name: 'Pill arrows',
      says: 'The digits along an arrow add up to the number in its pill.',
      one: 'pill arrow',
      first: 'Begin in the pill.',
      misfit: 'The pill must read to the right or downwards, and the arrow goes on beyond it.',
    },
    zh: {
      tool: '胶囊箭头',
      name: '胶囊箭头',
      says: '箭头上的数字之和等于胶囊里的多位数。',
      first: '从胶囊开始。',
      misfit: '胶囊必须从左到右或从上到下读，箭头从胶囊延伸出去。',
    },
  },
  Between: {
    tool: line({ least: 3 }),
    draw: group('ends'),
    icon: svg`<circle class="pale" cx="6" cy="18" r="3.5"></circle><circle class="pale" cx="18" cy="6" r="3.5">
    </circle>
    <path class="thick pale-line" d="m8.5 15.5 7-7"></path>`,
    en: {
      tool: 'Between',
      name: 'Between lines',
      says: 'Digits on the line are between those in its circles.',
      one: 'between line',
    },
    zh: { tool: '介于线', name: '介于线', says: '线上的数字在两端圆圈的数字之间。' },
  },
  Lockout: {
    tool: line({ least: 3, value: { word: 'difference', usual: '4', least: 1, most: 15 } }),
    draw: group('ends', (number) => ({ number: Number(number || 4), mark: 'diamond' })),
    icon: svg`<path d="m6 14 4 4-4 4-4-4ZM18 2l4 4-4 4-4-4ZM8.5 15.5l7-7"></path>`,
    en: {
      tool: 'Lockout',
      name: (n) => `Lockout ≥ ${n}`,
      says: (n) => `The diamonds differ by at least ${n}; no digit on the line is between them.`,
      one: 'lockout line',
    },
    zh: { tool: '锁定线', name: (n) => `锁定线 ≥ ${n}`, says: (n) => `两个菱形至少差 ${n}；线上没有数字在它们之间。` },
  },
  RegionSumLine: {
    tool: line(),
    draw: group('line'),
    icon: svg`<path class="thick pale-line" d="M3 16h7V8h11"></path>
    <path stroke-dasharray="2 2" d="M12 3v18"></path>`,
    en: {
      tool: 'Region sum',
      name: 'Region sum lines',
      says: 'A blue line has the same sum in each box that it passes.',
      one: 'region sum line',
    },
    zh: { tool: '区域和线', name: '区域和线', says: '蓝线在经过的每个宫里和相同。' },
  },
  Zipper: {
    tool: line({ least: 2 }),
    draw: group('line'),
    icon: svg`<path class="thick pale-line" d="M3 14c5-9 13-9 18 0"></path><path d="M12 4v7M5 13l3 3M19 13l-3 3">
    </path>`,
    en: {
      tool: 'Zipper',
      name: 'Zipper lines',
      says: 'Digits as far from the middle of the line have the same sum, which is the digit in the middle.',
      one: 'zipper line',
    },
    zh: { tool: '拉链线', name: '拉链线', says: '离中点等距的两个数字之和都相同，等于中点的数字。' },
  },
  SumLine: {
    tool: line({ value: { word: 'sum', usual: '10', least: 1, most: 999 } }),
    draw: (rule, board) => group('line', (label) => ({ label, isLoop: rule.args.includes('LOOP') }))(rule, board),
    icon: svg`<path class="thick pale-line" d="M3 18 21 7"></path><text x="4" y="11">10</text>`,
    en: {
      tool: 'Sum line',
      name: (n) => `Sum lines ${n}`,
      says: (n) => `The line can be cut into parts that each add up to ${n}.`,
      one: 'sum line',
    },
    zh: { tool: '和线', name: (n) => `和线 ${n}`, says: (n) => `线可以切成若干段，每段之和都是 ${n}。` },
  },
  Entropic: {
    tool: line({ needs: 'one-to-nine' }),
    draw: group('line'),
    icon: svg`<path class="thick pale-line" d="m4 19 8-7 8-7"></path><circle class="full" cx="4" cy="19" r="1.5">
    </circle>
    <circle class="full" cx="12" cy="12" r="2.25"></circle><circle class="full" cx="20" cy="5" r="3"></circle>`,
    en: {
      tool: 'Entropic',
      name: 'Entropic lines',
      says: 'Any three neighbours on the line have a low, a middle and a high digit.',
      one: 'entropic line',
    },
    zh: { tool: '熵线', name: '熵线', says: '线上任意相连三格有小、中、大三组的数字。' },
  },
  Modular: {
    tool: line({ value: { word: 'modulus', usual: '3', least: 2, most: 15 } }),
    draw: group('line', (number) => ({ number: Number(number || 3), label: number === '3' ? '' : `mod ${number}` })),
    icon: svg`<path class="thick pale-line" d="M4 19 20 5"></path><text x="3" y="11">%</text>`,
    en: {
      tool: 'Modular',
      name: (n) => `Modulo ${n}`,
      says: (n) => `Any ${n} neighbours on the line have different remainders by ${n}.`,
      one: 'modular line',
    },
    zh: { tool: '模线', name: (n) => `模 ${n} 线`, says: (n) => `线上任意相连 ${n} 格除以 ${n} 的余数不同。` },
  },
  ValueIndexing: {
    tool: line({ least: 3 }),
    draw: group('line'),
    icon: svg`<path class="thick pale-line" d="M3 17h15"></path><path d="m15 13 4 4-4 4"></path>
    <text x="3" y="11">7</text>`,
    en: {
      tool: 'Value indexing',
      name: 'Value indexing',
      says: 'The second cell says how far along the line the first cell’s digit is.',
      one: 'value indexing line',
      first: 'First the digit, then how far along the line it is again.',
    },
    zh: {
      tool: '数值索引',
      name: '数值索引',
      says: '第二格说明第一格的数字在线上多远处。',
      first: '先是数字，再是它在线上多远处重现。',
    },
  },
  Regex: {
    tool: line({ least: 1, value: { word: 'pattern', usual: '' } }),
    draw: coded,
    icon: svg`<path d="M3 20h18M15 4v8M11.5 6l7 4M18.5 6l-7 4"></path>
    <circle class="full" cx="6" cy="13" r="1.5"></circle>`,
    en: {
      tool: 'Pattern',
      name: 'Patterns',
      says: 'The digits along the line match a regular expression.',
      one: 'pattern',
    },
    zh: { tool: '模式', name: '模式', says: '线上的数字符合一个正则表达式。' },
  },
  NFA: {
    tool: line({ least: 1, value: { word: 'code', usual: '' } }),
    draw: coded,
    icon: svg`<circle cx="6" cy="12" r="3.5"></circle><circle cx="18" cy="12" r="3.5"></circle>
    <path d="M9.5 12h5m-2-2 2 2-2 2"></path>`,
    en: {
      tool: 'State machine',
      name: 'State machines',
      says: 'A state machine accepts the digits along the line.',
      one: 'state machine',
    },
    zh: { tool: '状态机', name: '状态机', says: '状态机接受线上的数字。' },
  },
  Pair: {
    draw: coded,
    en: { name: 'Relations', says: 'A relation holds between neighbours on the line.', one: 'relation' },
    zh: { name: '关系', says: '线上相邻两格满足一个关系。' },
  },
  PairX: {
    draw: coded,
    en: { name: 'Relations of all', says: 'A relation holds between any two cells of the line.', one: 'relation' },
    zh: { name: '全部关系', says: '线上任意两格满足一个关系。' },
  },
  Binary: {
    draw: coded,
    en: { name: 'Relations', says: 'A relation holds between neighbours on the line.', one: 'relation' },
    zh: { name: '关系', says: '线上相邻两格满足一个关系。' },
  },
  BinaryX: {
    draw: coded,
    en: { name: 'Relations of all', says: 'A relation holds between any two cells of the line.', one: 'relation' },
    zh: { name: '全部关系', says: '线上任意两格满足一个关系。' },
  },
};
