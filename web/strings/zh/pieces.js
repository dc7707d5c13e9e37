// 简体中文：只有皇后和数和才说的话。

/** @type {typeof import('../en/pieces.js').default} */
export default {
  queen: '皇后',
  otherQueen: '空，另一解中是皇后',
  attacked: '被攻击',
  crossed: '已排除',
  placeQueen: '皇后',
  arrows: ['左', '上', '下', '右'],

  black: '黑格',
  clue: (down, across) => ['提示', down && `向下 ${down}`, across && `向右 ${across}`].filter(Boolean).join('，'),
  toggleBlack: '黑格',
  otherHalf: '另一个和',
  setting: '键入和与数字；# 切换黑白格，Enter 切换格子里的两个和。',

  hintQueen: (row, column) => `第 ${row} 行第 ${column} 列放皇后`,
};
