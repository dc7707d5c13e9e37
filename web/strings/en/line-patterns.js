// English: what players of loops and paths have names for, by the names of core/puzzles/grid/line_patterns, and how
// edges are named.

import { listed } from './listed.js';

/** @typedef {{ row: number, column: number, side: 'above' | 'below' | 'left' | 'right', line: boolean }} Edge */

const sides = { above: 'above', below: 'below', left: 'left of', right: 'right of' };

/** @param {Edge} edge */
const place = ({ row, column, side }) => `${sides[side]} row ${row}, column ${column}`;

/** @param {string[]} names @param {string} else_ */
const from = (names, else_) => (names.length > 0 ? listed(names, ' and ') : else_);

export default {
  /** @type {Record<string, { name: string, why: string }>} */
  patterns: {
    zero: { name: 'No line at a 0', why: 'A number counts the lines around it.' },
    'corner-three': {
      name: 'A 3 in a corner',
      why: 'Both outer sides are lines: leave one out, and the other has nowhere to go.',
    },
    'corner-one': {
      name: 'A 1 in a corner',
      why: 'Neither outer side is a line: one would need the other, and together they are two.',
    },
    'corner-two': {
      name: 'A 2 in a corner',
      why: 'Its two lines are either both outer sides or both inner ones, so a line leads on here in both cases.',
    },
    'full-clue': { name: 'All its lines', why: 'The clue has all its lines, so its other sides are crosses.' },
    'needed-edges': { name: 'Needs all that is left', why: 'The clue needs every side that is left.' },
    'two-lines': { name: 'Two lines meet', why: 'A loop does not branch: where two lines meet, the rest are crosses.' },
    'one-way': { name: 'One way on', why: 'The line does not end here, and there is only one way on.' },
    'dead-end': { name: 'A dead end', why: 'A line that came here could not go on.' },
    'adjacent-threes': {
      name: 'Two 3s side by side',
      why: 'Without the line between them, the loop would go around these two alone.',
    },
    'diagonal-threes': {
      name: 'Two 3s on a diagonal',
      why: 'Leave out an outer side of one, and the other has too few lines.',
    },
    'line-into-three': {
      name: 'A line meets a 3',
      why: 'The line goes along one side of the 3, so the two sides across are lines.',
    },
    'line-into-one': {
      name: 'A line meets a 1',
      why: 'The line takes the one side that the 1 has, so the two sides across are crosses.',
    },
    'early-end': { name: 'Closes too early', why: 'This would close the loop while something is still left out.' },
    'black-border': {
      name: 'A black pearl by the border',
      why: 'The line goes two steps straight from a black pearl, and there is no room on this side.',
    },
    'black-pair': {
      name: 'Two black pearls',
      why: 'The line would have to go straight on through the other black pearl, but it turns there.',
    },
    'black-blocked': {
      name: 'A black pearl with a side blocked',
      why: 'The line cannot go two steps straight to this side, so it goes to the other one.',
    },
    'black-line': {
      name: 'A line at a black pearl',
      why: 'It turns on the pearl and goes on straight in the next cell.',
    },
    'white-border': {
      name: 'A white pearl at the border',
      why: 'The line goes straight on through it, so it runs along the border.',
    },
    'white-blocked': {
      name: 'A white pearl with a side blocked',
      why: 'The line goes straight on through it, so it goes the other way.',
    },
    'white-line': { name: 'A line at a white pearl', why: 'The line goes straight on through a white pearl.' },
    'three-whites': {
      name: 'Three white pearls in a row',
      why: 'A line along all three could not turn beside the middle one, so it crosses each of them.',
    },
    'white-turn': {
      name: 'A white pearl needs a turn',
      why: 'The line goes straight on at one side of the pearl, so it turns at the other.',
    },
    'turn-blocked': {
      name: 'A black pearl with a side blocked',
      why: 'The line turns here, so it takes the other side.',
    },
    'turn-line': { name: 'A line at a black pearl', why: 'The line turns on a black pearl.' },
    'shaded-cell': { name: 'A shaded cell', why: 'The loop does not enter it, and shaded cells do not touch.' },
    'no-way': { name: 'No way through', why: 'The loop cannot go through this cell, so it is shaded.' },
    'not-shaded': {
      name: 'Two ways left',
      why: 'This cell is not shaded, so the loop goes through it by the two ways that are left.',
    },
    'across-border': {
      name: 'Across a border',
      why: 'The loop leaves out the neighbour across the border, so it goes through this cell.',
    },
    'end-line': { name: 'A path has begun', why: 'One line leaves a number, and this one has its line.' },
    'only-way': { name: 'The only way out', why: 'The path of this number can begin only here.' },
    'filled-cell': { name: 'Two ways left', why: 'Every cell is on a path, and this one has two ways left.' },
    'other-path': { name: 'Not the same path', why: 'This would join different numbers, or close a path.' },
  },
  /** @param {Edge} edge */
  edge: (edge) => `${edge.line ? 'line' : 'cross'} ${place(edge)}`,
  /** @param {Edge[]} edges  all lines, all crosses, or both */
  edges(edges) {
    if (edges.length <= 2) {
      const named = edges.map((edge) => `${edge.line ? 'a line' : 'a cross'} ${place(edge)}`).join(', and ');
      return `${named.replace('a', 'A')}.`;
    }
    const lines = edges.filter(({ line }) => line).length;
    const crosses = edges.length - lines;
    if (crosses === 0) return `The ${lines} marked edges are lines.`;
    if (lines === 0) return `The ${crosses} marked edges are crosses.`;
    const [some, others] = [
      lines === 1 ? '1 line' : `${lines} lines`,
      crosses === 1 ? '1 cross' : `${crosses} crosses`,
    ];
    return `The marked edges: ${some}, ${others}.`;
  },
  /** @param {string} name @param {string} why */
  says: (name, why) => `${name}. ${why}`,
  /** @param {string[]} names  of clues and rules */
  follows: (names) => `That follows from ${from(names, 'the marked cells')}.`,
  /** @param {string[]} forced  edges @param {string[]} names  of clues and rules */
  otherwise(forced, names) {
    const before = forced.length > 0 ? `there would be a ${forced.join(', then a ')}, and ` : '';
    return `Else ${before}${from(names, 'a rule')} could not be met.`;
  },
};
