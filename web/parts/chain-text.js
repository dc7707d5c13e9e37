// Writes the chain of a step as Sudoku players do: Eureka notation where one thing follows from the other in a line,
// such as (3)r1c2=(3)r1c7-(5)r1c7=(5)r4c7 with = for a strong link and - for a weak one; else a list of what follows
// from what. Tested by tests/web/steps.test.js.

import { groupsOf } from '../board/links.js';

/** @import { Hint } from 'quadrille' */

/** @typedef {Hint['steps'][number]} Step @typedef {Step['chain'][number]['from']} Literal */
/** @typedef {{cell: (cell: number) => string, value: (value: number) => string}} Names */

/** @param {Literal} a @param {Literal} b */
const isSame = (a, b) => a.cell === b.cell && a.value === b.value && a.on === b.on;

/** What is supposed: r1c2=3. @param {Literal} literal @param {Names} names */
export const literalText = ({ cell, value, on }, names) => `${names.cell(cell)}${on ? '=' : '≠'}${names.value(value)}`;

/**
 * @param {Step} step
 * @param {Step['chain']} links  of one of its branches
 * @param {Names} names
 */
export function chainText(step, links, names) {
  const groups = groupsOf(step);
  /** @param {Literal} literal */
  const node = (literal) => {
    const cells = (groups.get(`${literal.cell} ${literal.value}`) ?? [literal]).map(({ cell }) => names.cell(cell));
    return `(${names.value(literal.value)})${cells.join(',')}`;
  };
  const isLine = links.every(({ from }, i) => i === 0 || isSame(from, links[i - 1].to));
  if (isLine) return node(links[0].from) + links.map(({ to }) => `${to.on ? '=' : '-'}${node(to)}`).join('');
  /** @type {{to: Literal, from: Literal[]}[]} */
  const rows = [];
  for (const { from, to } of links) {
    const row = rows.at(-1);
    if (row && isSame(row.to, to)) row.from.push(from);
    else rows.push({ to, from: [from] });
  }
  /** @param {Literal[]} all */
  const written = (all) => all.map((literal) => literalText(literal, names)).join(' & ');
  return rows.map(({ from, to }) => `${written(from)} → ${written([to])}`).join('; ');
}
