// A booklet: puzzles one, two or four a page, and after them their solutions. It is a part of the document that only
// paper shows. Tested by tests/web/paper.test.js.

import { html, nothing, render } from 'lit';
import { svgOf } from '../board/picture.js';
import { adoptStyle } from '../parts/adopt-style.js';
import { paperStrings } from '../strings/paper-strings.js';
import styles from './booklet.css?inline';

/** @import { Puzzle } from '../puzzles/catalog.js' */

/** Solutions are smaller than puzzles. */
const SOLUTIONS_A_PAGE = 9;

/** About how large a board is on paper, in pixels of CSS, by how many are on a page. @type {Record<number, number>} */
const SIZES = { 1: 680, 2: 430, 4: 330, [SOLUTIONS_A_PAGE]: 220 };

/**
 * @typedef {object} Item
 * @property {string} text  of a puzzle
 * @property {string} title  '' without one
 * @property {string} [solution]
 *
 * @typedef {{title: string, picture: string}} Drawn  picture: an address of data
 */

/** @template T @param {T[]} all @param {number} size @returns {T[][]} */
const inGroups = (all, size) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/**
 * Puts a booklet into the document, in place of the one before it.
 * @param {Puzzle} puzzle
 * @param {Item[]} items
 * @param {{perPage: number, rule: string}} how  rule: is said at the beginning
 */
export async function layOut(puzzle, items, { perPage, rule }) {
  const size = SIZES[perPage];
  const puzzles = await Promise.all(items.map(({ text, title }) => drawn(puzzle, { text, title, size })));
  const solved = items.filter(({ solution }) => solution !== undefined);
  const solutions = await Promise.all(
    solved.map(({ text, solution: found }) => {
      const title = String(items.findIndex((each) => each.text === text) + 1);
      return drawn(puzzle, { text, title, found, size: SIZES[SOLUTIONS_A_PAGE] });
    }),
  );
  removeBooklet();
  const booklet = document.createElement('div');
  booklet.className = 'booklet';
  render(
    html`${inGroups(puzzles, perPage).map((group, at) => leaf(group, perPage, at === 0 ? rule : ''))}
    ${inGroups(solutions, SOLUTIONS_A_PAGE).map((group, at) =>
      leaf(group, SOLUTIONS_A_PAGE, at === 0 ? paperStrings().solutionsTitle : ''),
    )}`,
    booklet,
  );
  document.body.append(booklet);
  const pictures = [...booklet.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
}

export function removeBooklet() {
  document.querySelector('body > .booklet')?.remove();
}

/**
 * @param {Puzzle} puzzle
 * @param {{text: string, title: string, found?: string, size: number}} board
 * @returns {Promise<Drawn>}
 */
async function drawn(puzzle, { text, title, found, size }) {
  const layers = found === undefined ? {} : { found };
  const svg = await svgOf(puzzle, { text, layers, label: title, readonly: true }, { size });
  return { title, picture: svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : '' };
}

/** One page. @param {Drawn[]} group @param {number} size @param {string} heading */
const leaf = (group, size, heading) => html`<section class=${`leaf of-${size}`}>
  ${heading ? html`<h2>${heading}</h2>` : nothing}
  <div class="figures">
    ${group.map(({ title, picture }) => {
      return html`<figure>
        ${title ? html`<figcaption>${title}</figcaption>` : nothing}
        <img src=${picture} alt=${title} />
      </figure>`;
    })}
  </div>
</section>`;

adoptStyle(styles);
