// What is drawn of rules with a code: relations, automata and patterns. A relation that setters have a sign for is
// drawn with that sign. One between most neighbours of the board, such as that all dots are given, is about the whole
// board.

import { adjacentPairs, cellsIn, groupsIn } from '../../../wasm/iss/cells.js';
import { decodePattern, relationOf } from '../../../wasm/iss/codes.js';

/** @import { Draw, Drawn, Form } from './rule.js' */
/** @import { Rule, Variant } from '../../../wasm/iss/text.js' */

const RELATIONS = new Set(['Pair', 'PairX', 'Binary', 'BinaryX']);

/** @param {string} text */
const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * A relation, an automaton or a pattern: the code, then groups of cells, and before them the name that applies to them.
 * @type {Draw}
 */
export function coded({ kind, args: [code, ...items] }, board) {
  const pattern = kind === 'Regex' ? decodePattern(code) : undefined;
  let name = '';
  /** @type {Drawn[]} */
  const drawn = [];
  /** @type {string[]} */
  let cells = [];
  for (const item of [...items, '']) {
    if (item !== '' && item[0] !== '_') {
      cells.push(item);
      continue;
    }
    for (const segment of groupsIn(cells))
      drawn.push({ kind, form: 'line', cells: cellsIn(board, segment), label: '', name, pattern });
    cells = [];
    if (item !== '') name = decoded(item.slice(1));
  }
  return kind === 'Pair' || kind === 'Binary' ? drawn.map((each) => related(each, code, board)) : drawn;
}

/**
 * The relations that go through most neighbours of the board: they are one rule of the whole board, though core writes
 * one for each line. By the index of a rule, what is drawn of it (by the first one) and the rules that belong together.
 * @param {Variant} board
 * @returns {Map<number, {drawn: Drawn[], rules: number[]}>}
 */
export function everywhere(board) {
  /** @type {Map<string, {rules: number[], steps: number, first: Drawn}>} */
  const groups = new Map();
  for (const [index, rule] of board.rules.entries()) {
    if (!RELATIONS.has(rule.kind)) continue;
    const lines = coded(rule, board);
    if (lines.length === 0) continue;
    const key = [rule.kind, rule.args[0], lines[0].name].join('~');
    const group = groups.get(key) ?? { rules: [], steps: 0, first: lines[0] };
    group.rules.push(index);
    group.steps += lines.reduce((sum, { cells }) => sum + cells.length - 1, 0);
    groups.set(key, group);
  }
  return new Map(
    [...groups.values()]
      .filter(({ steps }) => steps > board.rows * board.columns)
      .flatMap(({ rules, first }) => {
        const global = { ...first, form: /** @type {Form} */ ('global'), cells: [], label: '' };
        return rules.map((index, i) => [index, { drawn: i === 0 ? [global] : [], rules }]);
      }),
  );
}

/** Whether an element is such a relation of the whole board. @param {Drawn} element */
export const isEverywhere = ({ kind, form }) => form === 'global' && RELATIONS.has(kind);

/**
 * A relation with its own sign, if setters have one for it.
 * @param {Drawn} drawn
 * @param {string} code
 * @param {Variant} board
 */
function related(drawn, code, board) {
  const key = drawn.kind === 'Binary' ? code.replace(/[-_]/g, (c) => (c === '-' ? '_' : '-')) : code;
  const { kind, number } = relationOf(board, key);
  const isNeighbours = drawn.cells.length === 2 && adjacentPairs(board, drawn.cells).length === 1;
  if (kind === 'SlowThermo') return { ...drawn, kind, form: /** @type {Form} */ ('thermo') };
  if (kind === 'Whisper') return { ...drawn, kind, number };
  if (kind !== 'Relation' && isNeighbours)
    return { ...drawn, kind, form: /** @type {Form} */ ('edge'), number, label: `${number}` };
  return { ...drawn, kind: 'Pair' };
}
