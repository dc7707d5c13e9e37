// Chinese, for the panel that draws the rules of Sudoku variants: fetched with it.

/** @type {Record<string, string>} */
const kinds = {
  Cage: '笼',
  AllDifferent: '额外区域',
  Clone: '克隆',
  Region: '宫',
  Sum: '和',
  WeightedSum: '加权和',
  RellikCage: '反杀手笼',
  EqualityCage: '均衡笼',
  Lunchbox: '便当盒',
  CountingCircles: '计数圆',
  Thermo: '温度计',
  SlowThermo: '慢温度计',
  Whisper: '低语线',
  Renban: '连番线',
  Palindrome: '回文线',
  Arrow: '箭头',
  DoubleArrow: '双箭头',
  Between: '介于线',
  Lockout: '锁定线',
  RegionSumLine: '区域和线',
  Zipper: '拉链线',
  SumLine: '求和线',
  Entropic: '熵线',
  Modular: '模线',
  WhiteDot: '白点',
  BlackDot: '黑点',
  X: 'X',
  V: 'V',
  GreaterThan: '不等号',
  Quad: '四格提示',
  Odd: '奇数',
  Even: '偶数',
  Minimum: '极小',
  Maximum: '极大',
  LittleKiller: '小杀手',
  Sandwich: '三明治',
  XSum: 'X 和',
  Skyscraper: '摩天楼',
  HiddenSkyscraper: '隐藏摩天楼',
  NumberedRoom: '编号房间',
  FullRank: '全排名',
};

/** @param {string} kind */
const nameOf = (kind) => kinds[kind] ?? kind;

/** @type {import('./rules-strings.js').RulesStrings} */
export default {
  title: '编辑规则',
  close: '关闭规则',
  undo: '撤销',
  redo: '重做',
  families: '规则种类',
  family: { board: '盘面', areas: '区域', lines: '线', dots: '点', cells: '格', outside: '盘外' },
  nameOf,
  globals: {
    DiagonalDown: '对角线 ╲',
    DiagonalUp: '对角线 ╱',
    AntiKnight: '无马步',
    AntiKing: '无王步',
    AntiTaxicab: '无出租车',
    AntiConsecutive: '不连续',
    Windoku: '窗口',
    DisjointSets: '不相交组',
    NoBoxes: '无宫',
    GlobalEntropy: '全局熵',
    GlobalMod: '全局模',
    StrictKropki: '点已全部给出',
    StrictXV: 'X 和 V 已全部给出',
  },

  newBoard: '新盘面',
  rows: '行',
  columns: '列',
  lowest: '最小值',
  values: '数值个数',
  asLong: '与边长同',
  makeBoard: '使用此盘面',

  how: {
    path: '沿格子拖动，或依次点按。',
    set: '在格子上拖动，或依次点按。',
    region: '在一个宫的格子上拖动，或逐个点按。',
    clone: '先拖过格子，再点按副本的起点。',
    edge: '点按两格之间的边。',
    corner: '点按四格之间的角。',
    cell: '点按格子，或在其上拖动。',
    side: '点按行或列的旁边；方向键也能到那里。',
    diagonal: '点按盘外斜线的起点；方向键也能到那里。',
  },
  first: {
    Thermo: '从球端开始。',
    SlowThermo: '从球端开始。',
    Arrow: '从圆圈开始。',
    GreaterThan: '用按键时，先选较大的格。',
  },
  keys: '空格键加入光标所在的格，回车键结束，Esc 取消。',

  done: '完成',
  cancel: '取消',
  placeCopy: '现在点按副本第一格的位置。',
  number: { sum: '和', difference: '差', ratio: '比', modulus: '模', clue: '提示', values: '数字' },
  any: '任意',
  reverse: '反向',
  remove: '删除',
  drawn: (count) => `已画的规则（${count}）`,
  figure: (name, value, from, count) =>
    `${name}${value === '' ? '' : ` ${value}`}，${count === 0 ? '整个盘面' : `从 ${from} 起 ${count} 格`}`,
  wrongRegion: (size, whole) => `有一个宫是 ${size} 格，应为 ${whole} 格。`,

  candidates: '真候选数',
  aboutCandidates: '哪些数出现在某个解中，有多少个解？',
  verdict: {
    none: '无解',
    unique: '恰有一个解',
    multiple: '有多个解',
    unknown: '一秒内未能判定',
    checking: '检查中…',
    failed: '无法检查',
  },

  says: {
    added: (name) => `已添加${name}`,
    removed: (name) => `已删除${name}`,
    changed: (name) => `已修改${name}`,
    cells: (name, count) => `${name}，${count} 格`,
    cancelled: (name) => `已取消${name}`,
    short: (name, count) => `${name}至少需要 ${count} 格`,
    nowhere: (name) => `${name}不能放在那里`,
    number: (name) => `${name}：请输入数字`,
    selected: (name) => `已选中${name}`,
    spot(row, column, rows, columns) {
      const upright = row < 1 ? '上方' : row > rows ? '下方' : '';
      const level = column < 1 ? '左侧' : column > columns ? '右侧' : '';
      if (upright && level) return `角落，${upright}${level}`;
      return upright ? `第 ${column} 列${upright}` : `第 ${row} 行${level}`;
    },
  },
};
