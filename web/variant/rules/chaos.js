// Regions that have to be found, and clues about them.

import { around, straight } from './draws.js';

/** @import { Rule } from './rule.js' */

/** @type {Record<string, Rule>} */
export const chaos = {
  ChaosConstruction: {
    en: {
      name: 'Regions to be found',
      says: 'The board is divided into connected regions of the same size; digits in a region differ.',
    },
    zh: { name: '待划分的区域', says: '盘面划分成大小相同的连通区域；同一区域内的数字互不相同。' },
  },
  ChaosArrow: {
    draw: straight,
    en: {
      name: (less) => (less === 1 ? 'Cells seen in the region, without itself' : 'Cells seen in the region'),
      says: (less) =>
        `The digit is how many cells along its arrows are reached without leaving its region, ${
          less === 1 ? 'the first one not included' : 'the first one included'
        }.`,
    },
    zh: {
      name: (less) => (less === 1 ? '区域内视野（不含自身）' : '区域内视野'),
      says: (less) => `该数字等于沿箭头不离开其区域所能到达的格数，${less === 1 ? '不含' : '含'}起点。`,
    },
  },
  ChaosCount: {
    draw: around,
    en: {
      name: (less) => (less === 1 ? 'Cells of the same region, without itself' : 'Cells of the same region'),
      says: (less) =>
        `The digit is how many of the shaded cells are in the region of the first one, ${
          less === 1 ? 'which is not counted' : 'which is counted'
        }.`,
    },
    zh: {
      name: (less) => (less === 1 ? '同区域格数（不含自身）' : '同区域格数'),
      says: (less) => `该数字等于阴影格中与首格同属一个区域的格数，${less === 1 ? '不含' : '含'}首格。`,
    },
  },
};
