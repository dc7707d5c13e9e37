// Chinese, for a text that was read: which form it has.

const forms = /** @type {Record<string, string>} */ ({
  board: '画出的盘面',
  candidates: '所有格的候选数',
  dlx: '项和选项',
  cnf: 'SAT 求解器的子句',
  flatzinc: 'MiniZinc 求解器的 FlatZinc',
  drawing: '画出的盘面',
  fpuzzles: 'f-puzzles 的谜题',
  grid: '分行的盘面',
  iss: 'Interactive Sudoku Solver 的谜题',
  'iss-text': 'Interactive Sudoku Solver 的谜题',
  line: '一行写成的盘面',
  link: '本页的链接',
  list: '一列数字',
  matrix: '0 和 1 的矩阵',
  model: '变量与约束',
  non: '数织文件',
  opb: '伪布尔约束',
  rules: '规则说明',
  proof: '答案的证明书',
  penpa: 'penpa-edit 的链接',
  poj2676: 'POJ 2676 的输入',
  poj3076: 'POJ 3076 的输入',
  puzzlink: 'puzz.link 的链接',
  pzpr: 'puzz.link 的链接',
  pzprv3: 'puzz.link 保存的盘面',
  sdk: 'SadMan Sudoku 的文件',
  sdm: 'SadMan Sudoku 的文件',
  spoj1771: '各行皇后的列号',
  sudokupad: 'SudokuPad 的谜题',
  tatham: 'Simon Tatham 的游戏',
  tiling: '盘面和拼块',
  typed: '随手写下的题面',
  webpbn: 'webpbn 的文件',
  xmpuzzle: 'BurrTools 的文件',
  zsoi: '盘面的和与各行',
});

/** @type {typeof import('../en/forms.js').default} */
export default {
  readAs: (format, file) => `已读取${file ? ` ${file}` : ''}：${forms[format] ?? `“${format}”`}。`,
};
