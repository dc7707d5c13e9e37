// The page in a frame of another page, its host: it hears the host's commands and tells the host what happens, by messages
// that all carry the version, `{ quadrille: 1, type, … }`.
//
//   ready                                the frame hears; to whomever the frame is of, since it says nothing of a puzzle
//   ◄─ hello                             names the host's origin, as does any command that comes first
//   ◄─ set { puzzle, value, theme }      puts a puzzle on the board, in any notation; each part may be left out
//   ◄─ solve, check, count, stop, clear
//   change { puzzle, value }             what is on the board now; also the answer to the first message
//   progress { nodes, solutions, fraction, depth, partial }
//   verdict { puzzle, value, question, verdict, solution, solutions, count, stats }
//   error { code, message, line, column }
//   height { height }                    in CSS pixels, of all that the page shows
//
// Only the window around this one is heard, and only from the origin of its first message; nothing but `ready` is sent to any
// other. A page from a file or in a sandbox has the origin "null", which no message can be addressed to: it is told as anyone.
// Tested by tests/web/frame.test.js.

import styles from './frame.css?inline';
import { herald } from './herald.js';
import { themes } from './theme.js';

/** @import { Desk } from './desk.js' */
/** @import { Question } from './solver.js' */
/** @import { Theme } from './theme.js' */

const VERSION = 1;

const questions = /** @type {const} */ (['solve', 'check', 'count']);

/**
 * @typedef {{quadrille: number, type: string, puzzle?: string, value?: string, theme?: string}} Message
 * @typedef {{desk: Desk, theme: Theme, content: Element}} Page  content: what the height is of
 */

/** @param {Page} page */
export function answerHost({ desk, theme, content }) {
  /** The host's origin, once it has spoken. @type {string | undefined} */
  let host;
  let told = '';

  /** @param {string} type @param {object} [what] */
  const tell = (type, what) => {
    if (host === undefined) return;
    parent.postMessage({ quadrille: VERSION, type, ...what }, host === 'null' ? '*' : host);
  };
  const board = () => ({ puzzle: desk.puzzle.id, value: desk.text });
  const tellBoard = () => {
    const now = JSON.stringify(board());
    if (desk.isOpening || now === told) return;
    told = now;
    tell('change', board());
  };
  const tellHeight = () => tell('height', { height: Math.ceil(content.getBoundingClientRect().height) });
  /** @param {{code?: string, message: string, line?: number, column?: number}} error */
  const tellError = ({ code, message, line, column }) => tell('error', { code, message, line, column });

  /** @param {Message} message */
  const obey = ({ quadrille, type, puzzle = desk.puzzle.id, value, theme: wanted }) => {
    if (quadrille !== VERSION) {
      tellError({ code: 'unknown-version', message: `version ${quadrille} is not ${VERSION}` });
    } else if (type === 'set') {
      const known = themes.find((name) => name === wanted);
      if (known) theme.wear(known);
      if (value !== undefined || puzzle !== desk.puzzle.id) desk.place(puzzle, value);
    } else if (questions.some((question) => question === type)) {
      desk.ask(/** @type {Question} */ (type));
    } else if (type === 'stop') {
      desk.stop();
    } else if (type === 'clear') {
      desk.clear();
    } else if (type !== 'hello') {
      tellError({ code: 'unknown-command', message: `there is no command ${JSON.stringify(type)}` });
    }
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || data?.quadrille === undefined || (host !== undefined && origin !== host)) return;
    const isFirst = host === undefined;
    host = origin;
    if (isFirst) {
      tellBoard();
      tellHeight();
    }
    obey(data);
  });
  desk.addEventListener('change', () => host !== undefined && tellBoard());
  herald(desk.inquiry, {
    progress: (progress) => tell('progress', progress),
    verdict: (verdict) => tell('verdict', { ...board(), ...verdict }),
    error: tellError,
  });
  if (new URLSearchParams(location.search).has('embed')) showBoardOnly();
  new ResizeObserver(tellHeight).observe(content);
  parent.postMessage({ quadrille: VERSION, type: 'ready' }, '*');
}

function showBoardOnly() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
