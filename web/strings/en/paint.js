// English, for colours and pen (parts/colours.js): the tools, and what a cell with paint is called.

const sides = { t: 'above', r: 'right', b: 'below', l: 'left' };

/** @param {('t' | 'r' | 'b' | 'l')[]} all */
const listed = (all) => all.map((side) => sides[side]).join(' and ');

export default {
  tools: 'Colours and pen',
  /** @param {string} colour  its number */
  tool: (colour) => `Colour ${colour}`,
  /** @param {string} colour  its number */
  colour: (colour) => `colour ${colour}`,
  /** @param {('t' | 'r' | 'b' | 'l')[]} all */
  line: (all) => `line ${listed(all)}`,
  /** @param {('t' | 'r' | 'b' | 'l')[]} all */
  edge: (all) => `edge ${listed(all)}`,
  /** @param {('t' | 'r' | 'b' | 'l')[]} all */
  crossed: (all) => `crossed ${listed(all)}`,
  cross: 'cross',
  pen: { line: 'Line', edge: 'Edge', cross: 'Cross', wipe: 'Wipe off' },
  about: {
    line: 'Draw from cell to cell; Shift and an arrow key',
    edge: 'Draw along the edges of cells; Shift and an arrow key',
    cross: 'Cross a cell, or an edge near its middle; Enter, or Shift and an arrow key',
    wipe: 'Take away what is painted; Delete',
  },
  on: 'Colours and pen: draw on the board. Keys 1 to 8 colour its cells.',
  off: 'Keys fill cells again.',
};
