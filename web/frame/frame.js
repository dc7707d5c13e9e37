// Connects the page in a frame to the page around it, its host. The host sends commands, and the frame posts what
// happens. All messages carry the version: `{ quadrille: 1, type, … }`.
//
//   ready                                the frame listens; sent to any host, since it reveals nothing about a puzzle
//   ◄─ hello                             gives the host's origin, as any first command does
//   ◄─ set { puzzle, value, theme }      puts a puzzle on the board, in any notation; each field is optional
//   ◄─ solve, check, count, stop, clear
//   change { puzzle, value }             the present board; also the answer to the first message
//   progress { nodes, solutions, fraction, depth, partial }
//   verdict { puzzle, value, question, verdict, solution, solutions, count, stats }   a count past 2^53 is a text
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
import { isEmbedded } from '../session/address.js';
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

/** Connects the page to its host, and says that it is ready. @param {Page} page */
export function connectHost(page) {
  const host = new HostConnection(page);
  addEventListener('message', (event) => host.receive(event));
  page.session.addEventListener('change', () => host.postBoard());
  onQueryEvents(page.session.query, {
    progress: (progress) => host.post('progress', progress),
    verdict: (verdict) => host.post('verdict', { ...host.board, ...JSON.parse(JSON.stringify(verdict)) }),
    error: (error) => host.postError(error),
  });
  if (isEmbedded()) showBoardOnly();
  new ResizeObserver(() => host.postHeight()).observe(page.content);
  parent.postMessage({ quadrille: VERSION, type: 'ready' }, '*');
}

class HostConnection {
  #session;
  #theme;
  #content;
  /** The host's origin, once it has sent a message. @type {string | undefined} */
  #origin;
  /** The board in the last message, as JSON. */
  #lastPosted = '';

  /** @param {Page} page */
  constructor({ session, theme, content }) {
    this.#session = session;
    this.#theme = theme;
    this.#content = content;
  }

  get board() {
    return { puzzle: this.#session.puzzle.id, value: this.#session.text };
  }

  /** Posts nothing before the host has sent a message. @param {string} type @param {object} [fields] */
  post(type, fields) {
    if (this.#origin === undefined) return;
    const target = this.#origin === 'null' ? '*' : this.#origin;
    parent.postMessage({ quadrille: VERSION, type, ...fields }, target);
  }

  /** Posts the board if it has changed. */
  postBoard() {
    const now = JSON.stringify(this.board);
    if (this.#origin === undefined || this.#session.isOpening || now === this.#lastPosted) return;
    this.#lastPosted = now;
    this.post('change', this.board);
  }

  postHeight() {
    this.post('height', { height: Math.ceil(this.#content.getBoundingClientRect().height) });
  }

  /** @param {{code?: string, message: string, line?: number, column?: number}} error */
  postError({ code, message, line, column }) {
    this.post('error', { code, message, line, column });
  }

  /** Obeys a message of the host and ignores all others. @param {MessageEvent} event */
  receive({ source, origin, data }) {
    const isFirst = this.#origin === undefined;
    if (source !== parent || data?.quadrille === undefined || !(isFirst || origin === this.#origin)) return;
    this.#origin = origin;
    if (isFirst) {
      this.postBoard();
      this.postHeight();
    }
    this.#obey(data);
  }

  /** @param {Message} message */
  #obey(message) {
    const { quadrille, type } = message;
    if (quadrille !== VERSION) {
      this.postError({ code: 'unknown-version', message: `version ${quote(quadrille)} is not ${VERSION}` });
    } else if (type === 'set') {
      this.#set(message);
    } else if (questions.some((question) => question === type)) {
      this.#session.ask(/** @type {Question} */ (type));
    } else if (type === 'stop') {
      this.#session.stop();
    } else if (type === 'clear') {
      this.#session.clear();
    } else if (type !== 'hello') {
      this.postError({ code: 'unknown-command', message: `there is no command ${quote(type)}` });
    }
  }

  /** @param {Message} message */
  #set({ puzzle = this.#session.puzzle.id, value, theme }) {
    const themeName = themes.find((name) => name === theme);
    if (themeName) this.#theme.show(themeName);
    if (typeof puzzle !== 'string') return this.postError(notText('puzzle', puzzle));
    if (value === undefined && puzzle === this.#session.puzzle.id) return;
    if (value !== undefined && typeof value !== 'string') return this.postError(notText('value', value));
    if (value !== undefined && value.length > MAX_TEXT) return this.postError(tooLong(value));
    this.#session.openAt(puzzle.slice(0, MAX_NAME), value);
  }
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
