// How a board leaves this page: into another page, and to other programs. Tested by tests/wasm/hand-offs.test.js and
// tests/web/sharing.test.js.

/** @import { NotationName } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */

/** Programs whose links the package writes, by notation. */
const PROGRAMS = /** @type {const} */ ({
  sudokupad: 'SudokuPad',
  fpuzzles: 'f-puzzles',
  puzzlink: 'puzz.link',
  penpa: 'penpa-edit',
});

/** The page as one file, which anybody may host. */
export const ONE_FILE = 'quadrille.html';

/**
 * Links that open the board in other programs: in those that know its kind and all that is on it.
 * @param {Pick<PageSession, 'puzzle' | 'solver'>} session
 * @param {string} text
 * @param {NotationName[]} notations  of the puzzle
 * @returns {Promise<{name: string, url: string}[]>}
 */
export async function programsFor({ puzzle, solver }, text, notations) {
  const links = await Promise.all(
    Object.entries(PROGRAMS)
      .filter(([notation]) => notations.some((each) => each === notation))
      .map(async ([notation, name]) => {
        const to = /** @type {NotationName} */ (notation);
        const written = await solver.convert(puzzle.id, text, to, { format: puzzle.notation }).catch(() => undefined);
        return written?.text.startsWith('https://') ? [{ name, url: written.text }] : [];
      }),
  );
  return links.flat();
}

const ENTITIES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' });

/** @param {string} text  for an attribute */
const escaped = (text) => text.replaceAll(/[&"<>]/g, (sign) => ENTITIES[sign]);

/**
 * One line of HTML with the board in a frame. It works wherever it is pasted.
 * @param {string} title
 * @param {string} link  to the board
 * @param {string} file  the address of the page as one file
 */
export function frameLine(title, link, file) {
  const source = `${file}?embed${link.replace(/^[^#]*/, '')}`;
  const rest = 'sandbox="allow-scripts" style="width: 100%; height: 40rem; border: 0"';
  return `<iframe src="${escaped(source)}" title="${escaped(title)}" ${rest}></iframe>`;
}
