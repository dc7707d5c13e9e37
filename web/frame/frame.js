// Connects the page in a frame to the page around it, its host. The host sends commands, and the frame posts what
// happens. All messages carry the version: `{ quadrille: 1, type, … }`.
//
//   ready                                the frame listens; sent to any host, since it reveals nothing about a puzzle
//   ◄─ hello                             gives the host's origin, as any first command does
//   ◄─ set { puzzle, value, theme }      puts a puzzle on the board, in any notation; each field is optional
//   ◄─ solve, check, count, stop, clear
//   change { puzzle, value }             the present board; also the answer to the first message
//   progress { nodes, solutions, fraction, depth, partial }
//   verdict { puzzle, value, question, verdict, solution, solutions, count, stats }
//   error { code, message, line, column }
//   height { height }                    of the page's whole content, in CSS pixels
//
// An invalid command is answered by an error with a code: `bad-input` when `puzzle` or `value` is not a text,
// `too-large` when `value` has more than 8 MB.
//
// The frame accepts messages only from its parent window, and only from the origin of the first message. Only that
// origin gets messages other than `ready`. A host from a file or in a sandbox has the origin "null", which cannot be
// the target of a message: messages to it are sent to any origin. Tested by tests/web/frame.test.js.

import { themes } from '../parts/theme.js';
import { onQueryEvents } from '../session/query-events.js';
import { MAX_TEXT } from '../session/session.js';
import styles from '../styles/frame.css?inline';

/** @import { Session } from '../session/session.js' */
/** @import { Question } from '../session/solver-client.js' */
/** @import { Theme } from '../parts/theme.js' */

const VERSION = 1;

const questions = /** @type {const} */ (['solve', 'check', 'count']);

/**
 * @typedef {Record<string, unknown>} Message  not validated: a host may put any value that can be cloned into any field
 * @typedef {{session: Session, theme: Theme, content: Element}} Page  content: the element whose height is posted
 */

/** @param {Page} page */
export function connectHost({ session, theme, content }) {
  /** The host's origin, once it has sent a message. @type {string | undefined} */
  let host;
  let lastPosted = '';

  /** @param {string} type @param {object} [what] */
  const post = (type, what) => {
    if (host === undefined) return;
    parent.postMessage({ quadrille: VERSION, type, ...what }, host === 'null' ? '*' : host);
  };
  const board = () => ({ puzzle: session.puzzle.id, value: session.text });
  const postBoard = () => {
    const now = JSON.stringify(board());
    if (session.isOpening || now === lastPosted) return;
    lastPosted = now;
    post('change', board());
  };
  const postHeight = () => post('height', { height: Math.ceil(content.getBoundingClientRect().height) });
  /** @param {{code?: string, message: string, line?: number, column?: number}} error */
  const postError = ({ code, message, line, column }) => post('error', { code, message, line, column });

  /** @param {Message} message */
  const set = ({ puzzle = session.puzzle.id, value, theme: themeName }) => {
    const chosenTheme = themes.find((name) => name === themeName);
    if (chosenTheme) theme.show(chosenTheme);
    if (typeof puzzle !== 'string') return postError(notText('puzzle', puzzle));
    if (value === undefined)
      return puzzle === session.puzzle.id ? undefined : session.openAt(puzzle.slice(0, MAX_NAME));
    if (typeof value !== 'string') return postError(notText('value', value));
    if (value.length > MAX_TEXT) return postError(tooLong(value));
    session.openAt(puzzle.slice(0, MAX_NAME), value);
  };

  /** @param {Message} message */
  const handle = (message) => {
    const { quadrille, type } = message;
    if (quadrille !== VERSION) {
      postError({ code: 'unknown-version', message: `version ${quote(quadrille)} is not ${VERSION}` });
    } else if (type === 'set') {
      set(message);
    } else if (questions.some((question) => question === type)) {
      session.ask(/** @type {Question} */ (type));
    } else if (type === 'stop') {
      session.stop();
    } else if (type === 'clear') {
      session.clear();
    } else if (type !== 'hello') {
      postError({ code: 'unknown-command', message: `there is no command ${quote(type)}` });
    }
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || data?.quadrille === undefined || (host !== undefined && origin !== host)) return;
    const isFirst = host === undefined;
    host = origin;
    if (isFirst) {
      postBoard();
      postHeight();
    }
    handle(data);
  });
  session.addEventListener('change', () => host !== undefined && postBoard());
  onQueryEvents(session.query, {
    progress: (progress) => post('progress', progress),
    verdict: (verdict) => post('verdict', { ...board(), ...verdict }),
    error: postError,
  });
  if (new URLSearchParams(location.search).has('embed')) showBoardOnly();
  new ResizeObserver(postHeight).observe(content);
  parent.postMessage({ quadrille: VERSION, type: 'ready' }, '*');
}

/** An error quotes at most this much of a name. */
const MAX_NAME = 40;

/** Quotes a host's value for an error; for anything but a text or a number, its type. @param {unknown} sent */
function quote(sent) {
  if (typeof sent === 'string') return JSON.stringify(sent.length > MAX_NAME ? `${sent.slice(0, MAX_NAME)}…` : sent);
  return typeof sent === 'number' ? `${sent}` : `of type ${typeof sent}`;
}

/** @param {string} name @param {unknown} sent */
const notText = (name, sent) => ({ code: 'bad-input', message: `${name} is ${quote(sent)}, not a text` });

/** @param {string} value */
const tooLong = ({ length }) => ({
  code: 'too-large',
  message: `value: ${length} characters are more than ${MAX_TEXT}`,
});

function showBoardOnly() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
