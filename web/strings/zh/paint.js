// Chinese, for colours and pen (parts/colours.js).

const sides = { t: '上', r: '右', b: '下', l: '左' };

/** @param {('t' | 'r' | 'b' | 'l')[]} all */
const listed = (all) => all.map((side) => sides[side]).join('、');

/** @type {typeof import('../en/paint.js').default} */
export default {
  tools: '颜色与画笔',
  tool: (colour) => `颜色 ${colour}`,
  colour: (colour) => `颜色 ${colour}`,
  line: (all) => `连线向${listed(all)}`,
  edge: (all) => `边线在${listed(all)}`,
  crossed: (all) => `打叉在${listed(all)}`,
  cross: '打叉',
  pen: { line: '连线', edge: '边线', cross: '打叉', wipe: '擦去' },
  about: {
    line: '从一格画到另一格；或按 Shift 和方向键',
    edge: '沿着格子的边画；或按 Shift 和方向键',
    cross: '给格子打叉，或在边的中点打叉；回车，或按 Shift 和方向键',
    wipe: '擦去画上的内容；Delete',
  },
  on: '颜色与画笔：在棋盘上画。按 1 到 8 给格子上色。',
  off: '按键恢复为填数。',
};
