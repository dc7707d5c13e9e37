// 简体中文：求解器说的错误。求解器只说英文，没有列在这里的句子保持原样。
// Chinese for what core says about a text that it cannot read. Core speaks English only; what is not in this list stays
// as it is. Tested by tests/wasm/core-messages.test.js.

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
  [`${Q} has (\\d+) values; the others have (\\d+)`, (q, n, all) => `${q} 有 ${n} 个数；其他行有 ${all} 个`],
  [
    `${Q} is not a size; a board has 4, 9, 16, 25 or 36 columns and as many rows`,
    (q) => `${q} 不是大小；盘面有 4、9、16、25 或 36 列，行数与列数相同`,
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
  [`${Q} is not a number of rows; .*`, (q) => `${q} 不是行数；一行写作 N 和 N 个列号，0 表示空行`],
  [`${Q} is too small; a board has at least 1 row(?: and 1 column)?`, (q) => `${q} 太小；盘面至少有一行一列`],

  [
    `${Q} is not a cell; a cell is #, ., 1 to 9 or down\\\\across`,
    (q) => `${q} 不是格子；格子写作 #、.、1 到 9 或 下\\右`,
  ],
  [`${Q} has (\\d+) cells; the rows above it have (\\d+)`, (q, n, all) => `${q} 有 ${n} 格；上面的行有 ${all} 格`],
  ['(\\d+) of the announced boards are missing here', (n) => `还缺 ${n} 个所说的盘面`],
  [
    `the line that begins with ${Q} has (\\d+) words?; .*?(\\d+) [\\w ]+ are expected`,
    (q, n, all) => `以 ${q} 开头的一行有 ${n} 个词；应有 ${all} 个`,
  ],
  [`${Q} is not a sum`, (q) => `${q} 不是和`],
  [`the row ${Q} has an empty cell`, (q) => `行 ${q} 有空单元格`],
  [`${Q} is not in a row; .*`, (q) => `${q} 不在任何行内；用括号书写时，每行都要有自己的括号`],
  [`${Q} opens a bracket within a row`, (q) => `${q} 在一行之内又打开了括号`],
  [`${Q} ends a matrix without rows`, (q) => `${q} 结束了一个没有行的矩阵`],
  [`${Q} follows the end of the matrix`, (q) => `矩阵结束之后还有 ${q}`],
  ['the matrix ends before its last bracket', () => '矩阵在最后一个括号之前就结束了'],
  [
    `${Q} is not the size of this matrix: it has (\\d+) rows and (\\d+) columns`,
    (q, rows, columns) => `${q} 不是这个矩阵的大小：它有 ${rows} 行 ${columns} 列`,
  ],
  [`${Q} is not a clue; .*`, (q) => `${q} 不是提示数；提示数写作 -、0 到 9、a 到 j 或 A 到 Z`],
  [`${Q} goes beyond the last cell of the board`, (q) => `${q} 超出了盘面的最后一格`],

  [`${Q} is not an item of the first line`, (q) => `${q} 不是第一行中的项`],
  [`the item ${Q} occurs twice in one option`, (q) => `项 ${q} 在一个选项中出现了两次`],
  [`the item ${Q} is named twice`, (q) => `项 ${q} 写了两次`],
  [`${Q} has no colour after its ":"`, (q) => `${q} 的“:”之后没有颜色`],
  [`${Q} has no numbers before its "\\|": .*`, (q) => `${q} 的“|”之前没有数；项的次数写作 最少:最多|名称 或 次数|名称`],
  [`${Q} is neither 0 nor 1`, (q) => `${q} 既不是 0 也不是 1`],
  ['a second "\\|"; .*', () => '出现了第二个“|”；只用一个“|”把次要的项分开'],
  [`${Q} is not a valid item name: .*`, (q) => `${q} 不能作项的名称：名称里不能有“|”和“:”`],
  [`${Q} bounds a secondary item; .*`, (q) => `${q} 给次要的项限定了次数；只有主要的项可以限定`],
  [`${Q} has a lower bound greater than its upper bound`, (q) => `${q} 的最少次数大于最多次数`],
  [`${Q} has a bound greater than (\\d+)`, (q, n) => `${q} 的次数超过 ${n}`],
  [`${Q} has no name after its "\\|"`, (q) => `${q} 的“|”之后没有名称`],
  [`${Q} colours a primary item; .*`, (q) => `${q} 给主要的项上了颜色；只有次要的项可以有颜色`],
  [`${Q} has a control character in it`, (q) => `${q} 里有控制字符`],
  [
    `the row ${Q} has (\\d+) digits?; the rows above it have (\\d+)`,
    (q, n, all) => `行 ${q} 有 ${n} 个数字；上面的行有 ${all} 个`,
  ],

  [
    `${Q} is no piece that is known on the grid ${Q}, and no drawing of it follows`,
    (q, grid) => `在 ${grid} 网格上没有名为 ${q} 的块，后面也没有画出它`,
  ],
  [
    `${Q} is no grid; grids are square, hex, triangle and cube`,
    (q) => `没有 ${q} 网格；网格有 square、hex、triangle 和 cube`,
  ],
  ['no "pieces" follow the board', () => '盘面之后没有“pieces”'],
  [`a board of ${Q} has no cells`, (q) => `${q} 的盘面没有格子`],
  [`${Q} is not understood; a piece is written .*`, (q) => `${q} 看不懂；块写作 [个数] 名称 [fixed、rotate 或 free]`],
  [
    `${Q} does not begin a tiling; .*`,
    (q) => `拼图不能以 ${q} 开头；应以“board”、“grid hex”这样的一行或 6x10 这样的大小开头`,
  ],
  ['no "board" before "pieces"', () => '“pieces”之前没有“board”'],
  [`${Q} is none of the pieces`, (q) => `没有 ${q} 这一块`],
  ['the "board" has no cells', () => '“board”没有格子'],
  ['there are no "pieces"', () => '没有“pieces”'],
  [`no pieces follow the board of ${Q}`, (q) => `${q} 的盘面之后没有块`],
  [`no pieces follow the letter ${Q}`, (q) => `字母 ${q} 之后没有块`],
  [`no line under "only" says which pieces may cover ${Q}`, (q) => `“only”下面没有说明哪些块可以盖住 ${q}`],
  [
    'the board has hexagons in row (\\d+), column (\\d+) and half a hexagon beside it: .*',
    (row, column) => `第 ${row} 行第 ${column} 列的六边形与旁边的错开了半格：相邻的六边形相距两列，隔行错开一列`,
  ],
  [`a board of ${Q} is too large: at most (\\S+) cells`, (q, most) => `${q} 的盘面太大：最多 ${most} 格`],

  [`there is no rule ${Q}`, (q) => `没有 ${q} 这种规则`],
  ['(\\w+) needs at least (\\d+) cells?', (rule, n) => `${rule} 至少需要 ${n} 格`],
  [
    `${Q} is no cell of this board of (\\S+) cells; .*`,
    (q, size) => `${q} 不是这个 ${size} 盘面上的格子；格子写作 R1C1、R1C2……，10 到 16 写作 a 到 g`,
  ],
  [`${Q} is no size; a size is such as 6x6, up to 16x16`, (q) => `${q} 不是大小；大小写作 6x6 等，最大 16x16`],
  [`${Q} is no number from (\\d+) to (\\d+)`, (q, least, most) => `${q} 不是 ${least} 到 ${most} 的数`],
  [
    `${Q} is no value of this board; values are (\\d+) to (\\d+)`,
    (q, least, most) => `${q} 不是这个盘面上的数；可填 ${least} 到 ${most}`,
  ],
  [`${Q} begins no diagonal: .*`, (q) => `${q} 不是斜线的起点：左边的斜线向下，上边的向左，右边的向上，下边的向右`],
  [
    `${Q} is no row or column of this board of (\\S+) cells; .*`,
    (q, size) => `${q} 不是这个 ${size} 盘面的行或列；行写作 R1、R2……，列写作 C1、C2……`,
  ],
  [
    `${Q} has (\\d+) characters, and the board has (\\d+) cells`,
    (q, n, all) => `${q} 有 ${n} 个字符，而盘面有 ${all} 格`,
  ],
  ['(\\w+) has no two cells that are neighbours', (rule) => `${rule} 没有两个相邻的格子`],
  [`${Q} is not the top left cell of a square of four cells`, (q) => `${q} 不是四格方块的左上格`],
  [`${Q} is no pattern in base64`, (q) => `${q} 不是用 base64 写的模式`],
  [`${Q} is no code of an automaton`, (q) => `${q} 不是状态机的代码`],
  [`the rule ${Q} is not supported`, (q) => `不支持 ${q} 这种规则`],
  [
    `${Q} is no puzzle; a puzzle begins with a rule .*`,
    (q) => `${q} 不是谜题；谜题以 .Cage~10~R1C1~R1C2 这样的规则开头，或是写成一行的方形盘面`,
  ],
  [
    '(\\d+) dots are no board; a board in one line has .*',
    (n) => `${n} 个点不是盘面；写成一行的盘面有 4、9、16 直到 256 个字符，有候选数的有 8、27 直到 729 个`,
  ],
  [`${Q} is no diagonal; 1 is /, -1 is .*`, (q) => `${q} 不是对角线；1 是 ╱，-1 是 ╲`],

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
