// 简体中文，例题的名称，键见 puzzles/*.examples.js。

/** @type {typeof import('../en/examples.js').default} */
export default {
  first: '第一题',
  easy: '简单',
  medium: '中等',
  hard: '困难',
  fiendish: '极难',
  sparse: '17 个已知数',
  several: '有多个解',
  large: '大盘，16×16',
  giant: '巨盘，25×25',
  impossible: '无解',
  kakuro14: '大盘，14×14',
  kakuro22: '巨盘，14×22',
  eight: '八皇后',
  large50: '大盘，50×50',
  empty100: '空盘，100×100',
};
