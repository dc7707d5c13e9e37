// The sentences about a named step of a Sudoku: what follows from it, and why.

import { groupsOf } from '../board/links.js';
import { stepsStrings } from '../strings/steps-strings.js';

/** @import { Hint } from 'quadrille' */
/** @import { Names } from './chain-text.js' */

/** @typedef {Hint['steps'][number]} Step @typedef {Step['chain'][number]['from']} Literal */

/** Techniques that may leave one place for a value, which they then place. @type {Step['technique'][]} */
const leading = ['pointing', 'claiming', 'hidden-pair', 'hidden-triple'];

/** @param {Step} step @param {Names} names @returns {string[]} */
export function stepSentences(step, names) {
  const { technique, pattern, houses, placed: value, eliminated } = step;
  const { names: techniques, whys, list, house, says, because, placed, leaves, notIn } = stepsStrings();
  const { cell: nameOf, value: symbol } = names;
  /** @param {Step['pattern']} candidates */
  const cellsOf = (candidates) => list([...new Set(candidates.map(({ cell }) => cell))].map(nameOf));
  /** @param {Step['pattern']} candidates */
  const valuesOf = (candidates) => [...new Set(candidates.map((each) => each.value))].sort((a, b) => a - b);
  const looked = pattern.length > 0 ? pattern : value ? [value] : eliminated;
  const named = houses.map(({ kind, number }) => house(kind, number));
  // The house with that place is the third one of locked candidates, and the only one of a hidden set.
  const left = value && leading.includes(technique) ? (named.length > 1 ? named.pop() : named[0]) : undefined;
  const why = whys[technique]({
    values: list(valuesOf(looked).map(symbol)),
    cells: cellsOf(looked),
    houses: list(named),
    gone: list(valuesOf(eliminated).map(symbol)),
    lines: list(named.slice(0, named.length / 2)),
    across: list(named.slice(named.length / 2)),
    ...wordsOfChain(step, names),
  });
  const name = techniques[technique];
  if (value) {
    const [cell, digit] = [nameOf(value.cell), symbol(value.value)];
    return [says(name, placed(cell, digit)), because(left ? `${why}${leaves(left, cell, digit)}` : why)];
  }
  const losses = valuesOf(eliminated).map((each) =>
    notIn(symbol(each), cellsOf(eliminated.filter((candidate) => candidate.value === each))),
  );
  return [says(name, list(losses)), because(why)];
}

/** @param {Literal} a @param {Literal} b */
const isCandidate = (a, b) => a.cell === b.cell && a.value === b.value;

/** What a chain supposes, and what follows. @param {Step} step @param {Names} names */
function wordsOfChain(step, names) {
  const { oneIs, noneIs, list } = stepsStrings();
  const { chain } = step;
  if (chain.length === 0) return { from: '', to: '', along: '', clash: [], isSame: false };
  const groups = groupsOf(step);
  /** @param {Literal} literal */
  const said = (literal) => {
    const cells = (groups.get(`${literal.cell} ${literal.value}`) ?? [literal]).map(({ cell }) => names.cell(cell));
    return (literal.on ? oneIs : noneIs)(cells, names.value(literal.value));
  };
  const [first, last] = [chain[0].from, chain[chain.length - 1].to];
  const between = chain.map(({ to }) => to.cell).filter((cell) => cell !== first.cell && cell !== last.cell);
  const reached = chain.map(({ to }) => to);
  const other = reached.find((literal) => reached.some((each) => isCandidate(literal, each) && literal.on !== each.on));
  return {
    from: said(first),
    to: said(last),
    along: list([...new Set(between)].map(names.cell)),
    clash: other ? [true, false].map((on) => said({ ...other, on })) : [said(last)],
    isSame: isCandidate(first, last),
  };
}
