// The rules of the whole board, each a switch of the panel, and the regions.

import { windowsOf } from '../../../wasm/iss/regions.js';
import { diagonal } from './draws.js';

/** @import { Rule } from './rule.js' */

/** @type {Record<string, Rule>} */
export const whole = {
  Or: {
    en: { name: 'One of several', says: 'At least one of the rules of such a group holds.' },
    zh: { name: '至少满足其一', says: '这样的一组规则中至少有一条成立。' },
  },
  And: {
    draw: () => [],
    en: { name: 'Rules together', says: 'All rules of such a group hold together.' },
    zh: { name: '同时成立', says: '这样的一组规则全部成立。' },
  },
  Replicate: {
    draw: () => [{ kind: 'Replicate', form: 'global', cells: [], label: '' }],
    en: { name: 'Repeated', says: 'These rules are drawn once, and hold at other places of the board too.' },
    zh: { name: '重复的规则', says: '这些规则只画一次，在盘面的其他位置也成立。' },
  },
  ConnectedValues: {
    draw: ({ kind, args: [group, values = ''] }) => [
      { kind, form: 'global', cells: [], label: `${values.split(/[_,]/).join(', ')}${group ? ` (${group})` : ''}` },
    ],
    en: {
      name: (values) => `Connected ${values}`,
      says: (values) => `The cells with the values ${values} are one region, connected along sides.`,
    },
    zh: { name: (values) => `连通 ${values}`, says: (values) => `取值为 ${values} 的格子组成一个沿边相连的区域。` },
  },
  Diagonal: {
    switches: [
      { id: 'DiagonalDown', arg: '-1', needs: 'square', en: 'Diagonal ╲', zh: '对角线 ╲' },
      { id: 'DiagonalUp', arg: '1', needs: 'square', en: 'Diagonal ╱', zh: '对角线 ╱' },
    ],
    draw: diagonal,
    areDifferent: true,
    en: { name: 'Diagonals', says: 'The digits on a marked diagonal differ.', one: 'diagonal' },
    zh: { name: '对角线', says: '标出的对角线上数字不同。' },
  },
  AntiKnight: {
    switches: [{ id: 'AntiKnight', en: 'Anti-knight', zh: '反马步' }],
    apart: {
      reach: [
        [1, 2],
        [1, -2],
        [2, 1],
        [2, -1],
      ],
      obeys: (a, b) => a !== b,
    },
    en: { name: 'Anti-knight', says: 'Cells a knight’s move apart differ.' },
    zh: { name: '反马步', says: '相距马步的两格不同。' },
  },
  AntiKing: {
    switches: [{ id: 'AntiKing', en: 'Anti-king', zh: '反王步' }],
    apart: {
      reach: [
        [1, 1],
        [1, -1],
      ],
      obeys: (a, b) => a !== b,
    },
    en: { name: 'Anti-king', says: 'Cells a king’s move apart differ.' },
    zh: { name: '反王步', says: '相距王步的两格不同。' },
  },
  AntiTaxicab: {
    switches: [{ id: 'AntiTaxicab', needs: 'from-one', en: 'Anti-taxicab', zh: '反出租车' }],
    en: { name: 'Anti-taxicab', says: 'Two equal digits are never as many steps apart as their value.' },
    zh: { name: '反出租车', says: '两个相同的数字相距的步数不等于这个数字。' },
  },
  AntiConsecutive: {
    switches: [{ id: 'AntiConsecutive', en: 'Nonconsecutive', zh: '不连续' }],
    apart: {
      reach: [
        [0, 1],
        [1, 0],
      ],
      obeys: (a, b) => Math.abs(a - b) !== 1,
    },
    en: { name: 'Nonconsecutive', says: 'Neighbours never hold consecutive digits.' },
    zh: { name: '不连续', says: '相邻两格不是连续的数字。' },
  },
  Windoku: {
    switches: [{ id: 'Windoku', needs: 'square', en: 'Windoku', zh: '窗口数独' }],
    draw: ({ kind }, board) => windowsOf(board).map((cells) => ({ kind, form: 'area', cells, label: '' })),
    areDifferent: true,
    en: { name: 'Windoku', says: 'The shaded squares have every digit once.', one: 'windoku square' },
    zh: { name: '窗口数独', says: '阴影方块里每个数字出现一次。' },
  },
  DisjointSets: {
    switches: [{ id: 'DisjointSets', needs: 'square', en: 'Disjoint groups', zh: '分离组' }],
    en: { name: 'Disjoint groups', says: 'No digit is at the same place of two boxes.' },
    zh: { name: '分离组', says: '同一数字不在两个宫的相同位置。' },
  },
  NoBoxes: {
    switches: [{ id: 'NoBoxes', en: 'No boxes', zh: '无宫' }],
    en: { name: 'No boxes', says: 'Only rows and columns count, and the regions that are drawn.' },
    zh: { name: '无宫', says: '只看行、列和画出的区域。' },
  },
  GlobalEntropy: {
    switches: [{ id: 'GlobalEntropy', needs: 'one-to-nine', en: 'Entropy', zh: '全局熵' }],
    en: { name: 'Global entropy', says: 'Every 2×2 square has a low, a middle and a high digit.' },
    zh: { name: '全局熵', says: '每个 2×2 方块里有小、中、大三组的数字。' },
  },
  GlobalMod: {
    switches: [{ id: 'GlobalMod', needs: 'nine', en: 'Modulus', zh: '全局余数' }],
    en: {
      name: 'Global modulus',
      says: 'Every 2×2 square has one of 1, 4 and 7, one of 2, 5 and 8, and one of 3, 6 and 9.',
    },
    zh: { name: '全局余数', says: '每个 2×2 方块里有 1、4、7 之一，2、5、8 之一，3、6、9 之一。' },
  },
  StrictKropki: {
    switches: [{ id: 'StrictKropki', en: 'All dots given', zh: '点已全部给出' }],
    en: { name: 'All dots are given', says: 'Neighbours without a dot are neither consecutive nor in ratio 2.' },
    zh: { name: '点已全部给出', says: '没有点的相邻两格既不连续，也不成两倍。' },
  },
  StrictXV: {
    switches: [{ id: 'StrictXV', en: 'All X and V given', zh: 'X 与 V 已全部给出' }],
    en: { name: 'All X and V are given', says: 'Neighbours without an X or V add up to neither 10 nor 5.' },
    zh: { name: 'X 与 V 已全部给出', says: '没有 X 或 V 的相邻两格之和不是 10 也不是 5。' },
  },
  RegionSameValues: {
    switches: [{ id: 'RegionSameValues', en: 'Same digits', zh: '数字相同' }],
    en: { name: 'Same values', says: 'All largest regions have the same set of digits.' },
    zh: { name: '数字相同', says: '所有最大的区域有同一组数字。' },
  },
  DutchFlatmates: {
    switches: [{ id: 'DutchFlatmates', needs: 'one-to-nine', en: 'Dutch flatmates', zh: '荷兰室友' }],
    en: { name: 'Dutch flatmates', says: 'Every 5 has a 1 directly above it or a 9 directly below it.' },
    zh: { name: '荷兰室友', says: '每个 5 的正上方是 1，或正下方是 9。' },
  },
  Doppelganger: {
    switches: [{ id: 'Doppelganger', needs: 'missing', en: 'Doppelgänger', zh: '分身' }],
    en: {
      name: 'Doppelgänger',
      says: 'Each row, column and box has 0 and misses one digit; at each 0 the three misses differ.',
    },
    zh: { name: '分身', says: '每行、列、宫有 0，并缺一个数字；每个 0 处的三个所缺数字各不相同。' },
  },
  FullRankTies: {
    switches: [
      { id: 'RankTiesNone', arg: 'none', needs: 'latin', isExclusive: true, en: 'No rank ties', zh: '排名无并列' },
      { id: 'RankTiesAny', arg: 'any', needs: 'latin', isExclusive: true, en: 'Rank ties anywhere', zh: '排名可并列' },
    ],
    en: { name: 'Full rank ties', says: (ties) => `Lines that read the same number: ${ties}.` },
    zh: { name: '排名并列', says: (ties) => `读数相同的行列：${ties}。` },
  },
  Jigsaw: {
    en: { name: 'Irregular regions', says: 'Each region has every digit once.' },
    zh: { name: '不规则区域', says: '每个区域里每个数字出现一次。' },
  },
  RegionSize: {
    draw: () => [],
  },
};
