// 简体中文：求解器说的错误。求解器只说英文，没有列在这里的句子保持原样。
// Chinese for what core says about a text that it cannot read, by core's own sentence. Core speaks English only;
// what is not in this table stays as it is. Tested by tests/wasm/core-messages.test.js.

/** @import { Fault } from './en.js' */

/** @type {Record<string, string>} */
const sentences = {
  'there is no puzzle in the text': '文本中没有谜题',
  '{0} is neither a statement nor a variable of the model': '{0} 既不是语句，也不是模型的变量',
  '{0} is no variable of the model': '{0} 不是模型的变量',
  'the model has no variables: they are declared as in {0}': '模型没有变量；变量的写法如 {0}',
  '{0} stands where {1} belongs': '{0} 的位置应是 {1}',
  'the line ends where {0} belongs': '这一行结束处应是 {0}',
  '{0} stands where a number belongs': '{0} 的位置应是数',
  'the line ends where a number belongs': '这一行结束处应是数',
  '{0} stands where a variable belongs': '{0} 的位置应是变量',
  'the line ends where a variable belongs': '这一行结束处应是变量',
  '{0} stands where a variable or a number belongs': '{0} 的位置应是变量或数',
  'the line ends where a variable or a number belongs': '这一行结束处应是变量或数',
  '{0} stands where a name belongs': '{0} 的位置应是名称',
  'the line ends where a name belongs': '这一行结束处应是名称',
  '{0} stands where =, !=, <, <=, > or >= belongs': '{0} 的位置应是=、!=、<、<=、> 或 >=',
  'the line ends where =, !=, <, <=, > or >= belongs': '这一行结束处应是=、!=、<、<=、> 或 >=',
  '{0} stands where a state belongs': '{0} 的位置应是状态',
  'the line ends where a state belongs': '这一行结束处应是状态',
  '{0} stands where a point belongs': '{0} 的位置应是点',
  'the line ends where a point belongs': '这一行结束处应是点',
  '{0} stands where the line ends': '{0} 多余：这一行应到此结束',
  '{0} is greater than {1}': '{0} 大于 {1}',
  'the range that begins with {0} has no numbers': '从 {0} 开始的范围没有数',
  '{0} begins no index from 1 to {1}': '{0} 不是从 1 到 {1} 的下标',
  '{0} has {1} indices': '{0} 有 {1} 个下标',
  'the statements name more than {0} variables': '语句中的变量超过 {0} 个',
  '{0} is more than one variable here': '{0} 在这里不只一个变量',
  '{0} is a word of models, and no name': '{0} 是模型的用词，不能作名称',
  '{0} has more than {1} characters': '{0} 超过 {1} 个字符',
  '{0} is declared twice': '{0} 声明了两次',
  'an array has 1 to {0} sides, each at least 1': '数组有 1 到 {0} 维，每维至少为 1',
  'a model has at most {0} variables': '模型最多有 {0} 个变量',
  'between the least and the greatest number of a variable are at most 62 others':
    '变量的最小数与最大数之间最多有 62 个数',
  '{0} stands for {1} variables here, and has {2} numbers': '{0} 在这里是 {1} 个变量，却有 {2} 个数',
  'the lists have different lengths: {0} and {1}': '两个列表的长度不同：{0} 和 {1}',
  'the numbers of the sum are too large: together more than {0}': '求和中的数太大：合计超过 {0}',
  'the row that begins with {0} has {1} numbers; the statement has {2} variables':
    '以 {0} 开头的行有 {1} 个数；语句有 {2} 个变量',
  'a number is no member of a graph': '数不能是图的成员',
  'a size is at least 0': '大小至少为 0',
  '{0} is no member of the graph': '{0} 不是图的成员',
  '{0} is no block of rows and columns: the links are missing behind a {1}': '{0} 不是行列块：{1} 之后缺少连接',
  'a point is linked to itself': '一个点与自己相连',
  'two points are linked twice': '两个点相连了两次',
  'a number is no edge of a graph': '数不能是图的边',
  'a label is a number from 1 on': '标签是从 1 开始的数',
  'with this comparison a count has at most {0} variables': '用这种比较时，计数最多有 {0} 个变量',
  'the numbers of the list are too far apart': '列表中的数相差太大',
  'the statements take too many steps to compile': '语句编译需要的步数太多',
  'the statements need too many constraints': '语句需要的约束太多',
  'this notation is only written, not read': '这种记法只能写出，不能读入',
  '{0} has {1} symbols; a board has 16, 81, 256, 625 or 1296':
    '{0} 有 {1} 个符号；盘面应有 16、81、256、625 或 1296 个',
  '{0} is not a value of a {1}×{2} board': '{0} 不是 {1}×{2} 盘面上的数',
  'the link holds no puzzle: what it holds is not JSON compressed by lz-string': '链接里没有谜题，内容无法解开',
  'the line ends after {0} columns; a board of {1} rows needs {2}': '这一行只有 {0} 列；{1} 行的盘面需要 {1} 列',
  '{0} is not a column of a board of {1} rows': '{0} 不是 {1} 行盘面上的列',
  '{0} is not a column; a board of {1} rows has columns 1 to {2}, and 0 means an empty row':
    '{0} 不是列号；{1} 行的盘面有第 1 到 {1} 列，0 表示空行',
  '{0} follows the {1} columns of a board of {2} rows': '{0} 多余：{1} 行的盘面只有 {1} 列',
  '{0} is not a cell; a cell is #, ., 1 to 9 or down\\across': '{0} 不是格子；格子写作 #、.、1 到 9 或 下\\右',
  '{0} has {1} cells; the rows above it have {2}': '{0} 有 {1} 格；上面的行有 {2} 格',
  '{0} of the announced boards are missing here': '还缺 {0} 个所说的盘面',
  '{0} is not an item of the first line': '{0} 不是第一行中的项',
  'the item {0} occurs twice in one option': '项 {0} 在一个选项中出现了两次',
  'the item {0} is named twice': '项 {0} 写了两次',
  '{0} has no colour after its ":"': '{0} 的“:”之后没有颜色',
  '{0} has no numbers before its "|": bounds of an item are written low:high|name or times|name':
    '{0} 的“|”之前没有数；项的次数写作 最少:最多|名称 或 次数|名称',
  '{0} is neither 0 nor 1': '{0} 既不是 0 也不是 1',
  '{0} is no piece that is known on the grid {1}, and no drawing of it follows':
    '在 {1} 网格上没有名为 {0} 的块，后面也没有画出它',
  '{0} is no grid; grids are square, hex, triangle and cube': '没有 {0} 网格；网格有 square、hex、triangle 和 cube',
  'no "pieces" follow the board': '盘面之后没有“pieces”',
  ['{0} dots are no board; a board in one line has 4, 9, 16 and so on to 256 characters, ' +
    'and one with pencil marks 8, 27 and so on to 729']:
    '{0} 个点不是盘面；写成一行的盘面有 4、9、16 直到 256 个字符，有候选数的有 8、27 直到 729 个',
  'cell: {0} is no cell of the board, such as {1}': '格子：{0} 不是盘面上的格子，格子写作 {1}',
  'value: {0} is not a number from 1 to {1}, as the values of the board are':
    '数：{0} 不是从 1 到 {1} 的数，盘面上只有这些',
  'there is no rule {0}': '没有 {0} 这种规则',
  '{0} needs at least {1} cell': '{0} 至少需要 {1} 格',
  '{0} is no cell of this board of {1}x{2} cells; cells are R1C1, R1C2, …, with a to g for 10 to 16':
    '{0} 不是这个 {1}x{2} 盘面上的格子；格子写作 R1C1、R1C2……，10 到 16 写作 a 到 g',
  '{0} is no size; a size is such as 6x6, up to 16x16': '{0} 不是大小；大小写作 6x6 等，最大 16x16',
  'a second {0}; one "|" separates primary from secondary items': '出现了第二个“|”；只用一个“|”把次要的项分开',
  '{0} is not a valid item name: a name contains neither "|" nor ":"': '{0} 不能作项的名称：名称里不能有“|”和“:”',
  '{0} bounds a secondary item; only primary ones have bounds': '{0} 给次要的项限定了次数；只有主要的项可以限定',
  '{0} has a lower bound greater than its upper bound': '{0} 的最少次数大于最多次数',
  '{0} has a bound greater than {1}': '{0} 的次数超过 {1}',
  '{0} has no name after its "|"': '{0} 的“|”之后没有名称',
  '{0} colours a primary item; only secondary ones have colours': '{0} 给主要的项上了颜色；只有次要的项可以有颜色',
  '{0} has a control character in it': '{0} 里有控制字符',
  'the row {0} has {1} digits; the rows above it have {2}': '行 {0} 有 {1} 个数字；上面的行有 {2} 个',
  '{0} is not a number of rows; a line is N and then N columns, 0 for an empty row':
    '{0} 不是行数；一行写作 N 和 N 个列号，0 表示空行',
  '{0} is too small; a board has at least 1 row': '{0} 太小；盘面至少有一行一列',
  '"0" is too small; a board has at least 1 row and 1 column': '"0" 太小；盘面至少有一行一列',
  'the line that begins with {0} has {1} word; {2} digits are expected': '以 {0} 开头的一行有 {1} 个词；应有 {2} 个',
  '{0} is not a sum': '{0} 不是和',
  '{0} is not a clue; a clue is -, 0 to 9, a to j or A to Z': '{0} 不是提示数；提示数写作 -、0 到 9、a 到 j 或 A 到 Z',
  'the link ends before its board is complete': '链接在盘面完整之前就结束了',
  '{0} goes beyond the last cell of the board': '{0} 超出了盘面的最后一格',
  'the line that begins with {0} has {1} words; {2} row sums are expected': '以 {0} 开头的一行有 {1} 个词；应有 {2} 个',
  '{0} is not a size; a board has 4, 9, 16, 25 or 36 columns and as many rows; other boards are of the puzzle variant':
    '{0} 不是大小；盘面有 4、9、16、25 或 36 列，行数与列数相同；其他盘面属于谜题 variant',
  '{0} is not a size; a board has up to 16 columns and as many rows': '{0} 不是大小；盘面最多 16 列，行数与列数相同',
  '{0} has {1} values; the others have {2}': '{0} 有 {1} 个数；其他行有 {2} 个',
  '{0} has {1} symbols; a row has 9': '{0} 有 {1} 个符号；一行应有 9 个',
  'a board of {0} has no cells': '{0} 的盘面没有格子',
  '{0} is not understood; a piece is written [copies] name [fixed, rotate or free]':
    '{0} 看不懂；块写作 [个数] 名称 [fixed、rotate 或 free]',
  '{0} does not begin a tiling; "board" does, a line such as "grid hex", or a size such as 6x10':
    '拼图不能以 {0} 开头；应以“board”、“grid hex”这样的一行或 6x10 这样的大小开头',
  'no {0} before {1}': '“pieces”之前没有“board”',
  '{0} is none of the pieces': '没有 {0} 这一块',
  'the "board" has no cells': '“board”没有格子',
  'there are no "pieces"': '没有“pieces”',
  'no pieces follow the board of {0}': '{0} 的盘面之后没有块',
  ['the board has hexagons in row {0}, column {1} and half a hexagon beside it: ' +
    'neighbours are two columns apart, and every second row is shifted by one']:
    '第 {0} 行第 {1} 列的六边形与旁边的错开了半格：相邻的六边形相距两列，隔行错开一列',
  'no line under "only" says which pieces may cover {0}': '“only”下面没有说明哪些块可以盖住 {0}',
  'a board of {0} is too large: at most {1} cells': '{0} 的盘面太大：最多 {1} 格',
  'no pieces follow the letter {0}': '字母 {0} 之后没有块',
  'a row of JSON stands between [ and ]': 'JSON 的一行应写在 [ 和 ] 之间',
  '{0} has no rows of cells': '{0} 没有由格子组成的行',
  '{0} is no black cell with a number': '{0} 不是带数字的黑格',
  '{0} is no number from {1} to {2}': '{0} 不是 {1} 到 {2} 的数',
  '{0} needs at least {1} cells': '{0} 至少需要 {1} 格',
  '{0} is no value of this board; values are {1} to {2}': '{0} 不是这个盘面上的数；可填 {1} 到 {2}',
  '{0} begins no diagonal: the left side looks down, the top to the left, the right side up, the bottom to the right':
    '{0} 不是斜线的起点：左边的斜线向下，上边的向左，右边的向上，下边的向右',
  '{0} is no row or column of this board of {1}x{2} cells; they are R1, R2, … and C1, C2, …':
    '{0} 不是这个 {1}x{2} 盘面的行或列；行写作 R1、R2……，列写作 C1、C2……',
  '{0} has {1} characters, and the board has {2} cells': '{0} 有 {1} 个字符，而盘面有 {2} 格',
  '{0} has no two cells that are neighbours': '{0} 没有两个相邻的格子',
  '{0} is not the top left cell of a square of four cells': '{0} 不是四格方块的左上格',
  '{0} is no pattern in base64': '{0} 不是用 base64 写的模式',
  '{0} is no code of an automaton': '{0} 不是状态机的代码',
  'regions of {0} cells do not divide the {1} cells of the board': '大小为 {0} 格的区域不能划分盘面的 {1} 格',
  '{0} regions have no labels where cells have {1} values': '{0} 个区域没有编号：格子只有 {1} 种取值',
  '{0} needs .ChaosConstruction': '{0} 需要 .ChaosConstruction',
  '{0} has no "End"': '{0} 没有对应的“End”',
  '{0} is no puzzle; a puzzle begins with a rule such as .Cage~10~R1C1~R1C2, or is a square board in one line':
    '{0} 不是谜题；谜题以 .Cage~10~R1C1~R1C2 这样的规则开头，或是写成一行的方形盘面',
  '{0} is no diagonal; 1 is /, -1 is \\': '{0} 不是对角线；1 是 ╱，-1 是 ╲',
  'the link holds no puzzle: what it holds is not compressed as by penpa-edit': '链接里没有谜题，内容无法解开',
  'the link holds no puzzle, only the name of one that is kept on a server': '链接里没有谜题，只有存放在服务器上的名称',
  'the link holds no puzzle: what should be one is not base64': '链接里没有谜题，内容无法解开',
  '{0} has {1} digits; a row has 9': '{0} 有 {1} 个符号；一行应有 9 个',
  '{0} has {1} letters; a row has 16': '{0} 有 {1} 个符号；一行应有 16 个',
  '{0} has {1} values; a row has 4, 9, 16, 25 or 36': '{0} 有 {1} 个数；一行应有 4、9、16、25 或 36 个',
  'the row {0} has an empty cell': '行 {0} 有空单元格',
  '{0} is not in a row; in brackets, each row has brackets of its own':
    '{0} 不在任何行内；用括号书写时，每行都要有自己的括号',
  '{0} opens a bracket within a row': '{0} 在一行之内又打开了括号',
  '{0} ends a matrix without rows': '{0} 结束了一个没有行的矩阵',
  '{0} follows the end of the matrix': '矩阵结束之后还有 {0}',
  'the matrix ends before its last bracket': '矩阵在最后一个括号之前就结束了',
  '{0} is not the size of this matrix: it has {1} rows and {2} columns': '{0} 不是这个矩阵的大小：它有 {1} 行 {2} 列',
  'the line that begins with {0} has {1} word; {2} row sums are expected': '以 {0} 开头的一行有 {1} 个词；应有 {2} 个',
  'the line that begins with {0} has {1} word; {2} column sums are expected':
    '以 {0} 开头的一行有 {1} 个词；应有 {2} 个',
  'the line that begins with {0} has {1} words; {2} digits are expected': '以 {0} 开头的一行有 {1} 个词；应有 {2} 个',
  'the line that begins with {0} has {1} words; {2} column sums are expected':
    '以 {0} 开头的一行有 {1} 个词；应有 {2} 个',
  'a text of more than {0} MB': '文本超过 {0} MB',
  'a board of {0} cells cannot be drawn': '{0} 格的盘面无法画出',
};

/** What core says, in Chinese where that is known. @param {Pick<Fault, 'message' | 'wording'>} fault */
export function inChinese({ message, wording = { pattern: message, values: [] } }) {
  const { pattern, values } = wording;
  if (!Object.hasOwn(sentences, pattern)) return message;
  return sentences[pattern].replaceAll(/\{(\d)\}/g, (_, place) => values[Number(place)]);
}
