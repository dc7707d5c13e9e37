// Rules about sets of cells that are shaded or have a border: cages and others.

import { svg } from 'lit';
import { cellsIn, groupsIn } from '../../../wasm/iss/cells.js';
import { countDistinct, group, sets, sum } from './draws.js';
import { area, areEqual, areSeveral, isEven, SUM } from './tools.js';

/** @import { Rule } from './rule.js' */

/** @type {Record<string, Rule>} */
export const areas = {
  Cage: {
    tool: area({ value: { ...SUM, isOptional: true } }),
    draw: group('cage', (label) => ({ label: label === '0' ? '' : label })),
    areDifferent: true,
    icon: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v8h-8v8H4Z"></path><text x="6" y="12">9</text>`,
    en: { tool: 'Cage', name: 'Killer cages', says: 'Digits in a cage differ and add up to its number.', one: 'cage' },
    zh: { tool: '杀手框', name: '杀手框', says: '框里的数字不同，和是框的数。' },
  },
  AllDifferent: {
    tool: area({ least: 2 }),
    draw: group('area'),
    border: 'own',
    areDifferent: true,
    icon: svg`<path class="pale" d="M4 4h16v8h-8v8H4Z"></path>`,
    en: { tool: 'Extra region', name: 'Extra regions', says: 'Digits in a shaded region differ.', one: 'extra region' },
    zh: { tool: '额外区域', name: '额外区域', says: '阴影区域里的数字不同。' },
  },
  Clone: {
    tool: area({ gesture: 'clone' }),
    icon: svg`<path class="pale" d="M3 3h9v4.5H7.5V12H3ZM12 12h9v4.5h-4.5V21H12Z"></path>`,
    en: { tool: 'Clone', misfit: 'The copy must be on the board and apart from the first set.' },
    zh: { tool: '克隆', misfit: '副本必须在盘面上，并与原组分开。' },
  },
  Region: {
    tool: area({ gesture: 'region' }),
    icon: svg`<path class="thick" d="M4 4h16v6h-6v10H4Z"></path>`,
    en: { tool: 'Region' },
    zh: { tool: '宫' },
  },
  Sum: {
    tool: area({ value: { ...SUM, least: -999 } }),
    draw: sum,
    border: 'joined',
    icon: svg`<path d="M17 5H7l6 7-6 7h10"></path>`,
    en: { tool: 'Sum', name: 'Sums', says: 'The digits add up to the number; they may repeat.', one: 'sum' },
    zh: { tool: '求和', name: '求和', says: '数字之和是所给的数，可以重复。' },
  },
  WeightedSum: {
    en: { tool: 'Weighted sum' },
    zh: { tool: '加权和' },
  },
  RellikCage: {
    tool: area({ value: SUM }),
    draw: group('area', (label) => ({ label: `≠${label}` })),
    border: 'joined',
    icon: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v16H4Z"></path><path d="M8 10h8M8 14h8M14 7l-4 10"></path>`,
    en: {
      tool: 'Rellik cage',
      name: 'Rellik cages',
      says: 'No digits of the cage add up to its number.',
      one: 'rellik cage',
    },
    zh: { tool: '反杀手框', name: '反杀手框', says: '框里任何若干数字之和都不是框的数。' },
  },
  EqualityCage: {
    tool: area({ least: 2, accepts: isEven }),
    draw: group('area'),
    border: 'joined',
    areDifferent: true,
    icon: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v16H4Z"></path><path d="M8 10h8M8 14h8"></path>`,
    en: {
      tool: 'Equality cage',
      name: 'Equality cages',
      says: 'As many odd digits as even ones, and as many low as high ones.',
      one: 'equality cage',
      misfit: 'An equality cage needs an even number of cells.',
    },
    zh: {
      tool: '均衡框',
      name: '均衡框',
      says: '奇数与偶数一样多，小数与大数一样多。',
      misfit: '均衡框需要偶数个格。',
    },
  },
  Lunchbox: {
    tool: area({ gesture: 'path', least: 3, value: SUM }),
    draw: group('area', (label) => ({ label })),
    border: 'joined',
    areDifferent: true,
    icon: svg`<rect class="pale" x="3" y="8" width="18" height="8" rx="2"></rect><path d="M8 8v8M16 8v8"></path>`,
    en: {
      tool: 'Lunchbox',
      name: 'Lunchboxes',
      says: 'The digits between the smallest and the largest one add up to the number.',
      one: 'lunchbox',
    },
    zh: { tool: '饭盒', name: '饭盒', says: '最小与最大数字之间的数字之和是框的数。' },
  },
  CountingCircles: {
    tool: area(),
    draw: group('circle'),
    icon: svg`<circle cx="7" cy="7" r="4"></circle><circle cx="17" cy="9" r="4"></circle>
    <circle cx="10" cy="18" r="4"></circle>`,
    en: {
      tool: 'Counting circles',
      name: 'Counting circles',
      says: 'A digit in a circle says how many circles have it.',
      one: 'counting circle',
    },
    zh: { tool: '计数圆圈', name: '计数圆圈', says: '圆圈里的数字说明有几个圆圈是它。' },
  },
  ContainAtLeast: {
    tool: area({ value: { word: 'values', usual: '', most: 16 } }),
    draw: group('area', (label) => ({ label: `⊇${label.replaceAll('_', ' ')}` })),
    border: 'joined',
    icon: svg`<path stroke-dasharray="2.5 2" d="M3 4h18v16H3Z"></path><text x="5" y="14.5">12+</text>`,
    en: {
      tool: 'Contains',
      name: 'Contains',
      says: 'The cells contain at least these digits.',
      one: 'containing cage',
    },
    zh: { tool: '包含', name: '包含', says: '这些格至少包含所列数字。' },
  },
  ContainExact: {
    tool: area({ value: { word: 'values', usual: '', most: 16 } }),
    draw: group('area', (label) => ({ label: `=${label.replaceAll('_', ' ')}` })),
    border: 'joined',
    icon: svg`<path stroke-dasharray="2.5 2" d="M3 4h18v16H3Z"></path><text x="5" y="14.5">=12</text>`,
    en: {
      tool: 'Contains exactly',
      name: 'Contains exactly',
      says: 'The cells contain each of these digits exactly as often as it is named.',
      one: 'exactly containing cage',
    },
    zh: { tool: '恰好包含', name: '恰好包含', says: '这些格恰好包含所列数字各那么多次。' },
  },
  LookAndSay: {
    tool: area({ value: { word: 'counts', usual: '' } }),
    draw: group('area', (label) => ({ label: label.match(/../g)?.join(' ') ?? label })),
    border: 'joined',
    icon: svg`<path stroke-dasharray="2.5 2" d="M3 4h18v16H3Z"></path><text x="5" y="14.5">2×3</text>`,
    en: {
      tool: 'Look-and-say',
      name: 'Look-and-say',
      says: 'The clue names pairs: how many of which digit the cage has.',
      one: 'look-and-say cage',
    },
    zh: { tool: '外观数列', name: '外观数列', says: '提示成对：框里有几个什么数字。' },
  },
  CountDistinct: {
    tool: area({ least: 2 }),
    draw: countDistinct,
    border: 'joined',
    icon: svg`<path d="M3 8h8v8H3Z"></path><path class="pale" d="M13 8h8v8h-8Z"></path>
    <text x="4.8" y="15">#</text>`,
    en: {
      tool: 'Distinct digits',
      name: 'Distinct digits',
      says: 'The first cell counts the different digits of the others.',
      one: 'group of counted digits',
      first: 'Begin at the cell that counts the others.',
    },
    zh: { tool: '不同数字', name: '不同数字', says: '第一格是其余格里不同数字的个数。', first: '从计数的格开始。' },
  },
  EqualSum: {
    tool: area({ gesture: 'sets', least: 2, accepts: areSeveral }),
    draw: ({ kind, args }, board) =>
      groupsIn(args).map((names, i) => ({
        kind,
        form: 'area',
        cells: cellsIn(board, names),
        label: i > 0 ? '' : 'Σ=',
      })),
    border: 'joined',
    icon: svg`<path class="pale" d="M3 5h7v14H3ZM14 5h7v14h-7Z"></path><path d="M10.5 10.5h3M10.5 13.5h3"></path>`,
    en: {
      tool: 'Equal sums',
      name: 'Equal sums',
      says: 'The sets have the same sum.',
      one: 'equal sum',
      misfit: 'Equal sums need at least two sets.',
    },
    zh: { tool: '和相等', name: '和相等', says: '各组的和相同。', misfit: '和相等需要至少两组。' },
  },
  SameValues: {
    tool: area({ gesture: 'sets', least: 2, accepts: areEqual }),
    draw: sets,
    border: 'own',
    icon: svg`<path class="pale" d="M3 4h12v5H3ZM9 14h12v5H9Z"></path>`,
    en: {
      tool: 'Same digits',
      name: 'Clones',
      says: 'The shaded sets have the same digits.',
      one: 'clone',
      misfit: 'This needs at least two sets of the same size, with two cells or more.',
    },
    zh: {
      tool: '数字相同',
      name: '克隆',
      says: '阴影的各组有相同的数字。',
      misfit: '这需要至少两组，每组格数相同，且不少于两格。',
    },
  },
};
