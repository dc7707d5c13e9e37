// 简体中文，只用于拼图（铺砌），随该谜题一起取来。

import { grouped } from './numbers.js';

/** @type {typeof import('../en/tiling.js').default} */
export default {
  grids: { square: '方格', hex: '六边形', triangle: '三角形', cube: '立方体' },

  cell: (layer, row, column, what) => `${layer ? `第 ${layer} 层，` : ''}第 ${row} 行，第 ${column} 列，${what}`,
  cover: '须盖住',
  maybe: '可以空着',
  hole: '洞',
  onlyBy: (names) => `只能放 ${names.join('、')}`,
  piece: (name) => `拼块 ${name}`,
  onePiece: '一块拼块，如图',
  tried: (name) => `正在试拼块 ${name}`,
  other: (name) => `另一解中是拼块 ${name}`,

  tools: '盘面',
  size: '大小',
  sizeIs: (size) => `大小：${size}`,
  grid: '格子',
  layers: '层',
  rows: '行',
  columns: '列',
  brush: '画笔',
  makeHole: '挖洞',
  makeMaybe: '可空',
  rectangle: '矩形',
  about: {
    brush: '画出须盖住的格子；右键挖洞',
    makeHole: '从盘面上挖去格子',
    makeMaybe: '画出可以空着的格子',
    rectangle: '从一角到另一角画整个矩形',
  },

  pieces: '拼块',
  tile: (symbol, name, copies, placed) =>
    `${symbol === name ? name : `${symbol}：${name}`}，${copies}${placed ? `，盘上有 ${grouped.format(placed)} 块` : ''}`,
  copies: (low, high) => {
    if (high === Number.POSITIVE_INFINITY) return low ? `至少 ${low} 块` : '块数不限';
    return low === high ? `${low} 块` : `${low} 至 ${high} 块`;
  },
  fewer: '少一块',
  more: '多一块',
  anyNumber: '块数不限',
  turnedBy: '可以',
  turning: { free: '旋转和翻面', rotate: '旋转', fixed: '都不行' },
  solidTurning: { free: '旋转和镜像', rotate: '旋转', fixed: '不旋转' },
  rotate: '旋转',
  flip: '翻面',
  tip: '翻倒',
  remove: '拿走',
  add: '添加拼块',
  addTitle: '添加拼块',
  sets: '成套',
  set: {
    dominoes: '多米诺',
    trominoes: '2 种三连块',
    tetrominoes: '5 种四连块',
    pentominoes: '12 种五连块',
    'one-sided-pentominoes': '18 种单面五连块',
    hexominoes: '35 种六连块',
    trihexes: '3 种三连六边形',
    tetrahexes: '7 种四连六边形',
    pentahexes: '22 种五连六边形',
    tetriamonds: '3 种四连三角形',
    pentiamonds: '4 种五连三角形',
    hexiamonds: '12 种六连三角形',
    heptiamonds: '24 种七连三角形',
    tetracubes: '8 种四连立方体',
    pentacubes: '29 种五连立方体',
    soma: '索玛，7 块',
    bedlam: 'Bedlam，13 块',
    kanoodle: 'Kanoodle，12 块',
    calendar: '日历，8 块',
  },
  single: '单块',
  drawOwn: '自己画一块',
  drawHint: '选出它的格子。',
  drawCell: (layer, row, column, on) =>
    `${layer ? `第 ${layer} 层，` : ''}第 ${row} 行，第 ${column} 列${on ? '，属于拼块' : ''}`,
  addDrawn: '添加这块',
  close: '关闭',
  removeAll: '拿走所有拼块',

  sums({ cells, optional, least, most }) {
    const board = `${grouped.format(cells)} 格${optional ? `，其中 ${grouped.format(optional)} 格可以空着` : ''}`;
    if (most === 0) return `${board}。现在请添加拼块。`;
    if (most < cells - optional) return `${board}；拼块只够盖住 ${grouped.format(most)} 格。`;
    if (least > cells) return `${board}；拼块共 ${grouped.format(least)} 格，太多了。`;
    return '';
  },
  chequered: (light, dark) =>
    `没有解：像国际象棋盘那样涂色，盘面有 ${light} 个浅格和 ${dark} 个深格，这些拼块无法正好盖住各这么多格。`,

  chosen: (name) => `${name}：点按盘面上要放的地方。`,
  noRoom: (name) => `${name} 这样放不进那里。`,
  canFinish: '这样能拼完吗？',
  howManyWays: '有多少种拼法？',

  flat: '分层',
  solidOf: (label) => `${label}立体图：用方向键转动`,
  spread: '拉开',
  months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'.split(' '),
  /** By the keys of the examples. */
  examples: {
    pentominoes: '五连块，6×10',
    calendar: '日历，今天',
    pentominoHole: '五连块，8×8 中间有洞',
    kanoodle: 'Kanoodle，5×11',
    soma: '索玛立方体',
    tetrahexes: '四连六边形',
    hexiamonds: '菱形里的六连三角形',
    hexominoes: '35 种六连块',
    mutilated: '多米诺，缺两角',
  },
};
