// The page in a frame of another page, its host: it hears the host's commands and tells the host what happens, by
// messages that all carry the version, `{ quadrille: 1, type, … }`.
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
// What cannot be obeyed is answered by an error with a code: `bad-input` where `puzzle` or `value` is not a text,
// `too-large` where `value` has more than 8 MB.
//
// Only the window around this one is heard, and only from the origin of its first message; nothing but `ready` is sent
// to any other. A page from a file or in a sandbox has the origin "null", which no message can be addressed to: it is
// told as anyone. Tested by tests/web/frame.test.js.

import { themes } from '../parts/theme.js';
import { herald } from '../session/query-events.js';
import { LONGEST_TEXT } from '../session/session.js';
import styles from '../styles/frame.css?inline';

/** @import { Desk } from '../session/session.js' */
/** @import { Question } from '../session/solver-client.js' */
/** @import { Theme } from '../parts/theme.js' */

const VERSION = 1;

const questions = /** @type {const} */ (['solve', 'check', 'count']);

/**
 * @typedef {Record<string, unknown>} Message  as it came: a host may put anything that can be cloned into any part of
 *   it
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
  const set = ({ puzzle = desk.puzzle.id, value, theme: wanted }) => {
    const known = themes.find((name) => name === wanted);
    if (known) theme.wear(known);
    if (typeof puzzle !== 'string') return tellError(notText('puzzle', puzzle));
    if (value === undefined) return puzzle === desk.puzzle.id ? undefined : desk.place(puzzle.slice(0, LONGEST_NAME));
    if (typeof value !== 'string') return tellError(notText('value', value));
    if (value.length > LONGEST_TEXT) return tellError(tooLong(value));
    desk.place(puzzle.slice(0, LONGEST_NAME), value);
  };

  /** @param {Message} message */
  const obey = (message) => {
    const { quadrille, type } = message;
    if (quadrille !== VERSION) {
      tellError({ code: 'unknown-version', message: `version ${quote(quadrille)} is not ${VERSION}` });
    } else if (type === 'set') {
      set(message);
    } else if (questions.some((question) => question === type)) {
      desk.ask(/** @type {Question} */ (type));
    } else if (type === 'stop') {
      desk.stop();
    } else if (type === 'clear') {
      desk.clear();
    } else if (type !== 'hello') {
      tellError({ code: 'unknown-command', message: `there is no command ${quote(type)}` });
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

/** As much of a name as an error tells. */
const LONGEST_NAME = 40;

/** What a host sent, as an error tells it: its kind where it is no short text or number. @param {unknown} sent */
function quote(sent) {
  if (typeof sent === 'string')
    return JSON.stringify(sent.length > LONGEST_NAME ? `${sent.slice(0, LONGEST_NAME)}…` : sent);
  return typeof sent === 'number' ? `${sent}` : `of type ${typeof sent}`;
}

/** @param {string} name @param {unknown} sent */
const notText = (name, sent) => ({ code: 'bad-input', message: `${name} is ${quote(sent)}, not a text` });

/** @param {string} value */
const tooLong = ({ length }) => ({
  code: 'too-large',
  message: `value: ${length} characters are more than ${LONGEST_TEXT}`,
});

function showBoardOnly() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
