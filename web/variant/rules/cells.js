// Rules about single cells.

import { svg } from 'lit';
import { group } from './draws.js';
import { cell } from './tools.js';

/** @import { Rule } from './rule.js' */

/** @type {Record<string, Rule>} */
export const cells = {
  Odd: {
    tool: cell(),
    icon: svg`<path d="M3 3h18v18H3Z"></path><circle class="pale" cx="12" cy="12" r="6"></circle>`,
    en: { tool: 'Odd' },
    zh: { tool: '奇数' },
  },
  Even: {
    tool: cell(),
    icon: svg`<path d="M3 3h18v18H3Z"></path><path class="pale" d="M6.5 6.5h11v11h-11Z"></path>`,
    en: { tool: 'Even' },
    zh: { tool: '偶数' },
  },
  Minimum: {
    tool: cell(),
    icon: svg`<path d="M8 8h8v8H8ZM9 2l3 3 3-3M9 22l3-3 3 3M2 9l3 3-3 3M22 9l-3 3 3 3"></path>`,
    en: {
      tool: 'Minimum',
      name: 'Least cells',
      says: 'A grey cell is less than its neighbours with a sign that points to it.',
      one: 'least cell',
    },
    zh: { tool: '最小格', name: '最小格', says: '尖端指向灰格的相邻格都大于它。' },
  },
  Maximum: {
    tool: cell(),
    icon: svg`<path d="M8 8h8v8H8ZM9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3"></path>`,
    en: {
      tool: 'Maximum',
      name: 'Greatest cells',
      says: 'A grey cell is greater than its neighbours that a sign points to.',
      one: 'greatest cell',
    },
    zh: { tool: '最大格', name: '最大格', says: '灰格大于尖端所指的相邻格。' },
  },
  ColumnIndexing: {
    tool: cell(),
    icon: svg`<path d="M3 3h18v18H3Z"></path><path class="pale" d="M9 3h6v18H9Z"></path>
    <text x="10" y="14">4</text>`,
    en: { tool: 'Column indexing' },
    zh: { tool: '列索引' },
  },
  RowIndexing: {
    tool: cell(),
    icon: svg`<path d="M3 3h18v18H3Z"></path><path class="pale" d="M3 9h18v6H3Z"></path>
    <text x="10" y="14.5">4</text>`,
    en: { tool: 'Row indexing' },
    zh: { tool: '行索引' },
  },
  Indexing: {
    draw: group('area', (label) => ({ label: '', name: label })),
    en: {
      name: 'Indexing',
      says: 'A digit says where in its row the number of its column is, or in its column that of its row.',
      one: 'indexing cell',
    },
    zh: { name: '索引', says: '数字说明本列的序号在这一行的哪里，或本行的序号在这一列的哪里。' },
  },
  Parity: {
    en: { name: 'Odd and even', says: 'A disc holds an odd digit, a square an even one.' },
    zh: { name: '奇偶', says: '圆里是奇数，方块里是偶数。' },
  },
};
