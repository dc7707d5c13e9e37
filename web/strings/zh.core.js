// 简体中文：求解器最常说的错误。求解器只说英文，没有列在这里的句子保持原样。
// Chinese for what core says most often about a text that it cannot read. Core speaks English only; what is not in this
// list stays as it is. Tested by tests/wasm/core-messages.test.js.

/** The quoted part of a message. */
const Q = '("(?:[^"\\\\]|\\\\.)*"…?)';

/** @type {[pattern: string, say: (...parts: string[]) => string][]} */
const sentences = [
  ['there is no puzzle in the text', () => '文本中没有谜题'],
  [
    'the link holds no puzzle, only the name of one that is kept on a server',
    () => '链接里没有谜题，只有存放在服务器上的名称',
  ],
  ['the link holds no puzzle: .*', () => '链接里没有谜题，内容无法解开'],
  ['the link ends before its board is complete', () => '链接在盘面完整之前就结束了'],

  [
    `${Q} has (\\d+) symbols; a board has 16, 81, 256, 625 or 1296`,
    (q, n) => `${q} 有 ${n} 个符号；盘面应有 16、81、256、625 或 1296 个`,
  ],
  [
    `${Q} has (\\d+) (?:symbols|digits|letters); a row has (\\d+)`,
    (q, n, all) => `${q} 有 ${n} 个符号；一行应有 ${all} 个`,
  ],
  [`${Q} is not a value of a (\\d+)×(\\d+) board`, (q, n) => `${q} 不是 ${n}×${n} 盘面上的数`],

  [
    'the line ends after (\\d+) columns; a board of (\\d+) rows needs \\d+',
    (n, all) => `这一行只有 ${n} 列；${all} 行的盘面需要 ${all} 列`,
  ],
  [`${Q} is not a column of a board of (\\d+) rows`, (q, n) => `${q} 不是 ${n} 行盘面上的列`],
  [
    `${Q} is not a column; a board of (\\d+) rows has columns 1 to \\d+, and 0 means an empty row`,
    (q, n) => `${q} 不是列号；${n} 行的盘面有第 1 到 ${n} 列，0 表示空行`,
  ],
  [`${Q} follows the (\\d+) columns of a board of \\d+ rows`, (q, n) => `${q} 多余：${n} 行的盘面只有 ${n} 列`],

  [
    `${Q} is not a cell; a cell is #, ., 1 to 9 or down\\\\across`,
    (q) => `${q} 不是格子；格子写作 #、.、1 到 9 或 下\\右`,
  ],
  [`${Q} has (\\d+) cells; the rows above it have (\\d+)`, (q, n, all) => `${q} 有 ${n} 格；上面的行有 ${all} 格`],
  ['(\\d+) of the announced boards are missing here', (n) => `还缺 ${n} 个所说的盘面`],

  [`${Q} is not an item of the first line`, (q) => `${q} 不是第一行中的项`],
  [`the item ${Q} occurs twice in one option`, (q) => `项 ${q} 在一个选项中出现了两次`],
  [`the item ${Q} is named twice`, (q) => `项 ${q} 写了两次`],
  [`${Q} has no colour after its ":"`, (q) => `${q} 的“:”之后没有颜色`],
  [`${Q} has no numbers before its "\\|": .*`, (q) => `${q} 的“|”之前没有数；项的次数写作 最少:最多|名称 或 次数|名称`],
  [`${Q} is neither 0 nor 1`, (q) => `${q} 既不是 0 也不是 1`],

  [
    `${Q} is no piece that is known on the grid ${Q}, and no drawing of it follows`,
    (q, grid) => `在 ${grid} 网格上没有名为 ${q} 的块，后面也没有画出它`,
  ],
  [
    `${Q} is no grid; grids are square, hex, triangle and cube`,
    (q) => `没有 ${q} 网格；网格有 square、hex、triangle 和 cube`,
  ],
  ['no "pieces" follow the board', () => '盘面之后没有“pieces”'],

  [`there is no rule ${Q}`, (q) => `没有 ${q} 这种规则`],
  ['(\\w+) needs at least (\\d+) cells?', (rule, n) => `${rule} 至少需要 ${n} 格`],
  [
    `${Q} is no cell of this board of (\\S+) cells; .*`,
    (q, size) => `${q} 不是这个 ${size} 盘面上的格子；格子写作 R1C1、R1C2……，10 到 16 写作 a 到 g`,
  ],
  [`${Q} is no size; a size is such as 6x6, up to 16x16`, (q) => `${q} 不是大小；大小写作 6x6 等，最大 16x16`],

  ['a text of more than (\\S+) MB', (n) => `文本超过 ${n} MB`],
  ['a board of (\\S+) cells cannot be drawn', (size) => `${size} 格的盘面无法画出`],
];

const patterns = sentences.map(([pattern, say]) => ({ pattern: new RegExp(`^${pattern}$`, 's'), say }));

/** What core says, in Chinese where that is known. @param {string} message */
export function inChinese(message) {
  for (const { pattern, say } of patterns) {
    const found = pattern.exec(message);
    if (found) return say(...found.slice(1));
  }
  return message;
}
