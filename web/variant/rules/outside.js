// Rules whose clues stand around the board.

import { svg } from 'lit';
import { lineClues, littleKiller, sandwich } from './draws.js';
import { clue } from './tools.js';

/** @import { Rule } from './rule.js' */

/** @type {Record<string, Rule>} */
export const outside = {
  LittleKiller: {
    tool: clue({ gesture: 'diagonal' }),
    draw: littleKiller,
    icon: svg`<path d="M10 10h11v11H10ZM3 3l5 5m0-4v4H4"></path>`,
    en: {
      tool: 'Little killer',
      name: 'Little killers',
      says: 'The digits along the arrow add up to the number; they may repeat.',
      one: 'little killer',
    },
    zh: { tool: '小杀手', name: '小杀手', says: '箭头方向上的数字之和是所给的数，可以重复。' },
  },
  Sandwich: {
    tool: clue(),
    draw: sandwich,
    icon: svg`<path d="M9 6h12v12H9Z"></path><path class="pale" d="M13 6h4v12h-4Z"></path><path d="M2 12h4"></path>`,
    en: {
      tool: 'Sandwich',
      name: 'Sandwiches',
      says: 'The digits between the lowest and the highest value add up to the clue.',
      one: 'sandwich',
    },
    zh: { tool: '三明治', name: '三明治', says: '最小值与最大值之间的数字之和是提示数。' },
  },
  XSum: {
    tool: clue(),
    draw: lineClues,
    isTwoSided: true,
    written: (label) => `⟨${label}⟩`,
    icon: svg`<path d="M9 6h12v12H9ZM2 9l5 6M7 9l-5 6"></path><path class="pale" d="M9 6h6v12H9Z"></path>`,
    en: {
      tool: 'X-sum',
      name: 'X-sums',
      says: 'The first X digits add up to the clue, where X is the first one.',
      one: 'X-sum',
    },
    zh: { tool: 'X 和', name: 'X 和', says: '前 X 个数字之和是提示数，X 是第一个数字。' },
  },
  Skyscraper: {
    tool: clue(),
    draw: lineClues,
    isTwoSided: true,
    written: (label) => `[${label}]`,
    icon: svg`<path class="pale" d="M8 21v-6h4v6ZM13 21V11h4v10ZM18 21V4h4v17Z"></path><path d="M2 12h4"></path>`,
    en: {
      tool: 'Skyscraper',
      name: 'Skyscrapers',
      says: 'The clue counts the digits that are greater than all before them.',
      one: 'skyscraper',
    },
    zh: { tool: '摩天楼', name: '摩天楼', says: '提示数是比前面都大的数字的个数。' },
  },
  HiddenSkyscraper: {
    tool: clue(),
    draw: lineClues,
    isTwoSided: true,
    written: (label) => `|${label}|`,
    icon: svg`<path class="pale" d="M8 21V9h4v12ZM18 21V5h4v16Z"></path>
    <path stroke-dasharray="2 2" d="M13 21v-6h4v6Z"></path><path d="M2 12h4"></path>`,
    en: {
      tool: 'Hidden skyscraper',
      name: 'Hidden skyscrapers',
      says: 'The clue is the first digit that is hidden behind a greater one.',
      one: 'hidden skyscraper',
    },
    zh: { tool: '隐藏摩天楼', name: '隐藏摩天楼', says: '提示数是第一个被较大数字挡住的数字。' },
  },
  NumberedRoom: {
    tool: clue(),
    draw: lineClues,
    isTwoSided: true,
    written: (label) => `:${label}:`,
    icon: svg`<path d="M8 21V5l8-2v18ZM16 6h4v15M2 12h3"></path><circle class="full" cx="13" cy="12" r="1">
    </circle>`,
    en: {
      tool: 'Numbered room',
      name: 'Numbered rooms',
      says: 'The clue is at the place that the first digit counts.',
      one: 'numbered room',
    },
    zh: { tool: '编号房间', name: '编号房间', says: '提示数在第一个数字所数的位置上。' },
  },
  FullRank: {
    tool: clue({ needs: 'latin' }),
    draw: lineClues,
    isTwoSided: true,
    written: (label) => `#${label}`,
    icon: svg`<path d="M9 4 7 20M17 4l-2 16M4 9h17M3 15h17"></path>`,
    en: {
      tool: 'Full rank',
      name: 'Full rank',
      says: 'All rows and columns, read as numbers from each end, are ranked: the clue is the rank.',
      one: 'full rank',
    },
    zh: { tool: '全排名', name: '全排名', says: '所有行列从两端读成数并排名，提示数是名次。' },
  },
};
