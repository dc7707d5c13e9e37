// Chinese, for the panel that draws the rules of Sudoku variants: fetched with it.

/** @type {typeof import('../en/rules.js').default} */
export default {
  title: '编辑规则',
  close: '关闭规则',
  undo: '撤销',
  redo: '重做',
  families: '规则种类',
  family: { board: '盘面', areas: '区域', lines: '线', dots: '点', cells: '格', outside: '盘外' },

  boxes: '宫',
  inWords: '文字规则',
  aboutWords: '每行一条规则。只显示，不检查。',
  removeDrawn: '移除仅供显示的图形',
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
    sets: '在每一组的格子上拖动，或逐个点按。',
    clone: '先拖过格子，再点按副本的起点。',
    edge: '点按两格之间的边。',
    corner: '点按四格之间的角。',
    cell: '点按格子，或在其上拖动。',
    side: '点按行或列的旁边；方向键也能到那里。',
    diagonal: '点按盘外斜线的起点；方向键也能到那里。',
  },
  keys: '空格键加入光标所在的格，回车键结束，Esc 取消。',

  done: '完成',
  endSet: '结束这一组',
  cancel: '取消',
  placeCopy: '现在点按副本第一格的位置。',
  number: {
    sum: '和',
    difference: '差',
    ratio: '比',
    modulus: '模',
    clue: '提示',
    length: '胶囊的格数',
    values: '数字',
    counts: '几个什么数字，如 1223',
    pattern: '正则表达式，如 [12]+9?',
    code: '代码，与 Interactive Sudoku Solver 的写法相同',
  },
  any: '任意',

  wrong: {
    number: (least, most) => `这里需要 ${least} 到 ${most} 的整数。`,
    values: (most, lowest, highest) => `这里需要最多 ${most} 个 ${lowest} 到 ${highest} 的数字。`,
    counts: '这里需要成对的数字，每对的第二个各不相同。1223 是一个 2 和两个 3。',
    pattern: '这里需要不含空格的正则表达式。',
    code: '这里需要由字母、数字、连字符和下划线组成的代码。',
  },
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
    sets: (name, count) => `${name}，${count} 组`,
    cancelled: (name) => `已取消${name}`,
    short: (name, count) => `${name}至少需要 ${count} 格`,
    nowhere: (name) => `${name}不能放在那里`,
    number: (name) => `${name}：请填写`,
    selected: (name) => `已选中${name}`,
    spot(row, column, rows, columns) {
      const upright = row < 1 ? '上方' : row > rows ? '下方' : '';
      const level = column < 1 ? '左侧' : column > columns ? '右侧' : '';
      if (upright && level) return `角落，${upright}${level}`;
      return upright ? `第 ${column} 列${upright}` : `第 ${row} 行${level}`;
    },
  },
};
