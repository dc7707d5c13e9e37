// Chinese, as in en/line-patterns.js.

/** @import { Edge } from '../en/line-patterns.js' */

const sides = { above: '上边', below: '下边', left: '左边', right: '右边' };

/** @param {Edge} edge */
const place = ({ row, column, side }) => `第 ${row} 行第 ${column} 列${sides[side]}`;

/** @param {string[]} names @param {string} else_ */
const from = (names, else_) => (names.length > 0 ? names.join('、') : else_);

export default {
  /** @type {Record<string, { name: string, why: string }>} */
  patterns: {
    zero: { name: '0 旁无线', why: '数字是四边线的条数。' },
    'corner-three': { name: '角上的 3', why: '两条外边都是线：少画一条，另一条就无路可走。' },
    'corner-one': { name: '角上的 1', why: '两条外边都不是线：画了一条就要画另一条，那就有两条了。' },
    'corner-two': { name: '角上的 2', why: '两条线要么都是外边，要么都是内边，所以线总要从这里继续。' },
    'full-clue': { name: '线已够数', why: '这个数字的线已经够了，其余各边打叉。' },
    'needed-edges': { name: '剩下的都要', why: '这个数字剩下的每一边都要画线。' },
    'two-lines': { name: '两线相接', why: '环不分叉：两条线相接的地方，其余都打叉。' },
    'one-way': { name: '只有一条路', why: '线不能停在这里，而前面只有一条路。' },
    'dead-end': { name: '死路', why: '线走到这里就无法继续。' },
    'adjacent-threes': { name: '相邻的两个 3', why: '中间若没有线，环就只围住这两格。' },
    'diagonal-threes': { name: '对角的两个 3', why: '少画其中一个的外边，另一个的线就不够。' },
    'line-into-three': { name: '线碰到 3', why: '线会沿着 3 的一边走，所以对面的两边都是线。' },
    'line-into-one': { name: '线碰到 1', why: '线会占去 1 仅有的一边，所以对面的两边都打叉。' },
    'early-end': { name: '过早闭合', why: '这样环就闭合了，而盘面上还有没画到的。' },
    'black-border': { name: '靠边的黑珠', why: '线要从黑珠直走两步，这一侧没有位置。' },
    'black-pair': { name: '相邻的黑珠', why: '线要直穿过旁边的黑珠，但在那里必须转弯。' },
    'black-blocked': { name: '一侧受阻的黑珠', why: '线不能向这一侧直走两步，所以走另一侧。' },
    'black-line': { name: '黑珠上的线', why: '线在黑珠上转弯，在下一格直走。' },
    'white-border': { name: '靠边的白珠', why: '线要直穿白珠，所以沿着边走。' },
    'white-blocked': { name: '一侧受阻的白珠', why: '线要直穿白珠，所以走另一个方向。' },
    'white-line': { name: '白珠上的线', why: '线要直穿白珠。' },
    'three-whites': { name: '三颗白珠成行', why: '线若沿着三颗走，中间那颗的旁边就不能转弯，所以要横穿每一颗。' },
    'white-turn': { name: '白珠旁要转弯', why: '线在白珠的一侧直走，所以在另一侧转弯。' },
    'turn-blocked': { name: '一侧受阻的黑珠', why: '线在这里转弯，所以走另一侧。' },
    'turn-line': { name: '黑珠上的线', why: '线在黑珠上转弯。' },
    'shaded-cell': { name: '涂黑的格', why: '环不进入涂黑的格，涂黑的格也不相邻。' },
    'no-way': { name: '无法通过', why: '环无法通过这一格，所以涂黑。' },
    'not-shaded': { name: '只剩两条路', why: '这一格不涂黑，环就要走剩下的两条路。' },
    'across-border': { name: '边界两侧', why: '环不经过边界另一侧的邻格，所以要经过这一格。' },
    'end-line': { name: '路线已开始', why: '每个数字只有一条线离开，这里已经有了。' },
    'only-way': { name: '唯一的出路', why: '这个数字的路线只能从这里开始。' },
    'filled-cell': { name: '只剩两条路', why: '每一格都有路线经过，这一格只剩两条路。' },
    'other-path': { name: '不是同一条路', why: '这会连接不同的数字，或使路线闭合。' },
  },
  /** @param {Edge} edge */
  edge: (edge) => `${place(edge)}${edge.line ? '画线' : '打叉'}`,
  /** @param {Edge[]} edges */
  edges(edges) {
    if (edges.length <= 2) return `${edges.map((edge) => `${place(edge)}${edge.line ? '画线' : '打叉'}`).join('；')}。`;
    const lines = edges.filter(({ line }) => line).length;
    const crosses = edges.length - lines;
    if (crosses === 0) return `标出的 ${lines} 条边都画线。`;
    return lines === 0 ? `标出的 ${crosses} 条边都打叉。` : `标出的边：${lines} 条画线，${crosses} 条打叉。`;
  },
  /** @param {string} name @param {string} why */
  says: (name, why) => `${name}。${why}`,
  /** @param {string[]} names */
  follows: (names) => `由${from(names, '标出的格子')}得出。`,
  /** @param {string[]} forced @param {string[]} names */
  otherwise: (forced, names) =>
    `否则${forced.length > 0 ? `${forced.join('，接着')}，` : ''}${from(names, '某条规则')}就不能满足。`,
};
