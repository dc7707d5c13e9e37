// <quadrille-page>: the whole page, drawn from the session. It also handles keys, pastes, drops, files and links
// anywhere on the page. It has no shadow root, so that style.css applies to it; the boards have their own styles.

import { html, LitElement, nothing } from 'lit';
import { answerView } from '../parts/answer.js';
import { answerExtras } from '../parts/answer-extras.js';
import { pressControl } from '../parts/controls.js';
import { pageFoot } from '../parts/foot.js';
import { pageHeader } from '../parts/header.js';
import { keypad } from '../parts/keypad.js';
import { panelControls } from '../parts/panel.js';
import { shortcut } from '../parts/shortcut.js';
import { kindOfPage, readFragment, rememberKind, showKind } from '../session/address.js';
import { lazy } from '../session/lazy.js';
import { drawThrottled } from '../session/throttle.js';
import { titleOf } from '../session/title.js';
import { pageStrings } from '../strings/page-strings.js';

/** @import { Unread } from '../parts/import-dialog.js' */
/** @import { DialogName, Host } from '../parts/controls.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Theme } from '../parts/theme.js' */
/** @import { RulesEditing } from '../variant/editing.js' */
/** @import { Views } from './views.js' */

// Keys that go to the board from anywhere on the page. The keys that scroll the page are not among them.
const TYPED = /^([^ ]|Delete|Backspace)$/;
// Keys that leave a cell blank where givens are typed row by row.
const BLANKS = new Set(['0', '.', ' ']);

const colours = lazy(() => import('../parts/colours.js'));
const table = lazy(() => import('../parts/puzzle-collection.js'));

/**
 * Files that no person has asked for. A failure is not reported: the report would be a change of the session, which
 * fetches them again, without end, and that delays a page that is being left.
 */
const parts = {
  annotations: lazy(() => import('../board/annotations.js')),
  ending: lazy(() => import('../ending/finish.js')),
  kindPanel: lazy(() => import('../own/panel.js')),
  liveSentence: lazy(() => import('../parts/live-sentence.js')),
  rule: lazy(() => import('../parts/rule.js')),
  saving: lazy(() => import('../parts/saving.js')),
  sealing: lazy(() => import('../seal/seal.js')),
};

/** When each of them is needed. @type {Record<keyof typeof parts, (session: PageSession) => unknown>} */
const isNeeded = {
  annotations: ({ annotated: { hint, candidates }, game: { asked } }) => hint || candidates || asked?.length,
  ending: ({ game }) => game.isFinished,
  kindPanel: ({ puzzle }) => puzzle.id === 'own',
  liveSentence: ({ game }) => game.isOffered && !(game.way === 'play' && game.hasGivens),
  rule: ({ puzzle }) => puzzle.id !== 'sudoku',
  sealing: ({ isProved }) => isProved,
  saving: ({ store }) => store.isUnsaved || store.unread.length > 0,
};

/**
 * @typedef {HTMLElement & {press: (key: string) => boolean, moveTo: (cell: number) => void, cursor?: {index: number}}}
 *   BoardView
 */

/** A fragment of this length may be a puzzle; a shorter one is a name. */
const SHORTEST_PUZZLE = 16;

/** Marks with paint (session/paint.js). */
const PAINTED = /(^| )[a-z]/;

/** What a letter presses wherever the board has no use for it. @type {Record<string, string>} */
const LETTERS = { h: 'hint', u: 'undo' };

export class QuadrillePage extends LitElement {
  /** @type {PageSession | undefined} */
  #session;
  /** @type {Theme | undefined} */
  #theme;
  /** @type {Views | undefined} */
  #views;
  /** @type {Unread | undefined} */
  #unread;
  /** @type {RulesEditing | undefined} */
  #rules;
  /**
   * The cell that the last key filled, and the next one, while givens are typed.
   * @type {{cell?: number, next: number} | undefined}
   */
  #ahead;
  /** The page of the site that is shown. */
  #path = location.pathname;
  /** The title of the first page of the site. */
  #title = kindOfPage() ? pageStrings.title : document.title;
  /** What has the focus, or had it when it was taken away. @type {Element | undefined} */
  #focused;
  /** @type {Host} */
  #host = {
    open: (name, leadsOn) => this.#openDialog(name, leadsOn),
    editRules: () => this.#editRules(/** @type {PageSession} */ (this.#session)),
    toggleColours: async () => {
      const file = await this.#fetched(colours.fetch());
      if (!file) return;
      this.#paintBy(file);
      file.toggleColours(/** @type {PageSession} */ (this.#session));
    },
  };
  /** Whether a button is held down: to move or replace it now would lose its click. */
  #isHeld = false;
  /** The sentence that was there when something was asked; undefined once there is another one. */
  #sentence = /** @type {string | undefined} */ (undefined);

  createRenderRoot() {
    return this;
  }

  /** @param {PageSession} session @param {Theme} theme @param {Views} views */
  start(session, theme, views) {
    this.#session = session;
    this.#theme = theme;
    this.#views = views;
    session.cursor = () => this.#board?.cursor?.index;
    session.addEventListener('change', () => {
      this.#needTable(session);
      this.#needParts(session);
      if (PAINTED.test(session.store.position.marks)) colours.need((file) => this.#paintBy(file));
    });
    drawThrottled(session, () => this.requestUpdate());
    theme.addEventListener('change', () => this.requestUpdate());
    session.addEventListener('edit', () => {
      showKind(session.puzzle.id);
      this.#path = location.pathname;
      views.toBoard();
    });
    this.#needParts(session);
    this.#follow(session);
    addEventListener('hashchange', () => this.#follow(session));
    addEventListener('popstate', ({ state }) => {
      const isElsewhere = this.#path !== location.pathname; // otherwise another fragment is a `hashchange`
      this.#path = location.pathname;
      if (isElsewhere && location.hash) this.#follow(session);
      else if (state?.kind && !location.hash) session.open(state.kind);
    });
    document.addEventListener('paste', (event) => {
      if (!isEditable(event)) this.#importFrom(event.clipboardData);
    });
    // Before the board has the key, or is touched.
    document.addEventListener('keydown', ({ key }) => this.#goAhead(session, key), true);
    document.addEventListener('pointerdown', ({ target }) => this.#stay(target), true);
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, () => setTimeout(() => this.#hold(false)), true); // after the click
    document.addEventListener('keydown', (event) => this.#onKey(event));
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      this.#importFrom(event.dataTransfer);
    });
    // Some systems open files with the installed page: https://wicg.github.io/web-app-launch/#launchqueue-interface
    const { launchQueue } = /** @type {any} */ (window);
    launchQueue?.setConsumer(async (/** @type {{files: FileSystemFileHandle[]}} */ { files: [handle] }) => {
      if (handle) this.importFile(await handle.getFile());
    });
    this.requestUpdate();
  }

  willUpdate() {
    const { activeElement } = document;
    if (this.contains(activeElement)) this.#focused = activeElement ?? undefined;
    else if (this.#focused?.isConnected) this.#focused = undefined;
  }

  updated() {
    this.#showAnswer();
    this.#keepFocus();
    if (this.#session && kindOfPage())
      document.title = `${titleOf(this.#session.puzzle, this.#session.text)} · ${pageStrings.title}`;
    else document.title = this.#title;
  }

  get #answer() {
    return this.querySelector('.answer');
  }

  /** Remembers what the answer says when a tool or a question is pressed. @param {Event} event */
  #onPress({ target }) {
    if (/** @type {Element} */ (target).matches('.tools button, .questions button'))
      this.#sentence = this.#answer?.textContent ?? undefined;
  }

  /** Shows board and answer to a person who has asked from further below, on a phone. */
  #showAnswer() {
    const answer = this.#answer;
    if (!answer || this.#sentence === undefined || this.#sentence === answer.textContent) return;
    this.#sentence = undefined;
    if (answer.getBoundingClientRect().top < 0) scrollTo(0, 0);
  }

  /** When a control goes that has the focus, such as Go on, the focus stays near it. */
  #keepFocus() {
    const gone = this.#focused;
    if (!gone || gone.isConnected || this.#session?.isOpening) return;
    this.#focused = undefined;
    import('../parts/near-focus.js').then(({ focusNear }) => focusNear(this, gone)).catch(() => {});
  }

  render() {
    const session = this.#session;
    const theme = this.#theme;
    if (!session || !theme) return nothing;
    const { puzzle, text } = session;
    const mode = session.game.isRunning ? session.mode : { ...session.mode, hand: undefined };
    const layers = parts.annotations.file?.annotatedLayers(session) ?? session.layers;
    const label = titleOf(puzzle, text);
    const extras = answerExtras(session, this.#host, parts.ending.file);
    const isAwaited = session.isOpening || (puzzle.judgedByCore && session.pendingBoard.isUnderWay);
    const editing = puzzle.id === 'variant' && !session.isOpening && this.#rules?.view();
    const isOwn = puzzle.id === 'own' && !isAwaited;
    const isSealed = session.isProved && !isAwaited && !session.game.isFinished; // the card at the end has its own
    return html`
      ${pageHeader(session, () => this.#views?.toDesk(), isSealed && parts.sealing.file?.seal())}
      <main>
        ${parts.saving.file?.savingNotes(session) ?? nothing}
        <div class="sheet" id="sheet" role="tabpanel" aria-labelledby=${`tab-${puzzle.id}`}>
          <div
            class=${session.game.isFinished && session.game.isCelebrated ? 'board wave' : 'board'}
            aria-busy=${session.pendingBoard.isUnderWay}
            data-name=${label}
            data-rules=${parts.rule.file?.rulesOnPaper(puzzle, text) || nothing}
            @edit=${(/** @type {CustomEvent<{text: string, marks: string}>} */ event) => this.#edit(session, event)}
            @blank=${(/** @type {CustomEvent<number>} */ event) => this.#advance(session, session.text, event.detail)}
            @ask=${(/** @type {CustomEvent<'solve' | 'count'>} */ event) => session.ask(event.detail)}
          >
            ${isAwaited ? nothing : puzzle.view({ text, layers: { ...layers, trial: extras.trial }, label, mode })}
          </div>
          <div
            class="panel"
            data-way=${session.game.isGiving ? pageStrings.ways[session.game.way] : nothing}
            @click=${this.#onPress}
          >
            ${editing || (isOwn && parts.kindPanel.file?.kindPanel(session)) || nothing}
            ${answerView(session, extras.live ?? this.#invite(session), { ...extras, rule: this.#ruleOf(session)[0] })}
            ${editing ? nothing : panelControls(session, this.#host, this.#keys(session))}
          </div>
        </div>
        ${extras.pair}
        ${
          session.collection
            ? html`<puzzle-collection .session=${session} .collection=${session.collection}></puzzle-collection>`
            : nothing
        }
      </main>
      ${pageFoot(theme, () => this.#openDialog('keys'))}
    `;
  }

  /** @param {PageSession} session */
  #needParts(session) {
    const { answer } = session.query.state;
    const isAsked = answer?.hint ?? answer?.candidates; // in contrast to what is drawn while a board is typed
    for (const name of /** @type {(keyof typeof parts)[]} */ (Object.keys(parts))) {
      const onFail = name === 'annotations' && isAsked ? session.query.fail.bind(session.query) : undefined;
      if (isNeeded[name](session)) parts[name].need(() => this.requestUpdate(), onFail);
    }
  }

  /** What the answer says when nothing is asked. @param {PageSession} session */
  #invite(session) {
    const { collection } = session;
    if (collection && table.file && session.game.way === 'play') return [table.file.tallySentence(collection)];
    return parts.liveSentence.file?.liveSentence(session) || this.#ruleOf(session);
  }

  /** The rule in one line, and the parameters of the board. @param {PageSession} session */
  #ruleOf({ puzzle, text }) {
    if (puzzle.id === 'sudoku') return [pageStrings.rule];
    return parts.rule.file?.ruleSentences(puzzle, text) ?? [];
  }

  /** The keypad, or colours and pens. @param {PageSession} session */
  #keys(session) {
    if (session.isOpening) return nothing;
    if (session.game.isRunning && session.mode.hand) return colours.file?.palette(session);
    return keypad(session, (key) => this.#pressKey(session, key), [], session.game.missing);
  }

  /** @param {PageSession} session @param {CustomEvent<{text: string, marks: string}>} event */
  #edit(session, { detail }) {
    if (session.pendingBoard.isUnderWay) return;
    const { text } = session;
    session.edit(detail);
    this.#advance(session, text);
  }

  /** @param {PageSession} session @param {string} before @param {number} [blank]  as in Game.next */
  #advance(session, before, blank) {
    const next = session.game.next(before, blank);
    if (next === undefined) return;
    if (blank === undefined && session.game.waitsForKey) this.#ahead = { cell: session.cursor(), next };
    else this.#board?.moveTo(next);
  }

  /** The next key is for the cell of the board that a person touches. @param {EventTarget | null} target */
  #stay(target) {
    if (!(target instanceof Element)) return;
    if (target.closest('.board')) this.#ahead = undefined;
    this.#hold(target.closest('.panel button') !== null);
  }

  /** @param {boolean} isHeld  whether a button of the panel is held down */
  #hold(isHeld) {
    const wasHeld = this.#isHeld;
    this.#isHeld = isHeld;
    if (wasHeld && !isHeld) this.requestUpdate();
  }

  shouldUpdate() {
    return !this.#isHeld;
  }

  /**
   * Goes on from a cell that was filled by the last key, where this one is for the next cell.
   * @param {PageSession} session
   * @param {string} key
   */
  #goAhead(session, key) {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    if (!ahead || ahead.cell !== session.cursor()) return;
    if (BLANKS.has(key) || session.keys.some(({ label }) => label === key.toUpperCase()))
      this.#board?.moveTo(ahead.next);
  }

  /** Lets a person edit the rules of the board. @param {PageSession} session */
  async #editRules(session) {
    if (session.puzzle.id === 'own') return session.game.choose('set');
    const file = await this.#fetched(import('../variant/editing.js'));
    if (!file) return;
    await session.pendingBoard.settled(); // a board that comes later would close the panel
    this.#rules ??= new file.RulesEditing(session, this);
    await this.#fetched(this.#rules.open());
  }

  /**
   * A file of the page, unless there is no network and it is not kept for offline use.
   * @template T
   * @param {Promise<T>} file
   * @returns {Promise<T | void>}
   */
  #fetched(file) {
    return file.catch((error) => this.#session?.query.fail(error));
  }

  /** The view of the open puzzle. */
  get #board() {
    return /** @type {BoardView | null} */ (this.querySelector('.board > *'));
  }

  /** @param {PageSession} session */
  #needTable(session) {
    if (!session.collection) return;
    table.need(
      () => this.requestUpdate(),
      (error) => {
        session.query.fail(error);
        session.closeCollection();
      },
    );
  }

  /** Lets what draws paint, and the tools for it, be used. @param {typeof import('../parts/colours.js')} file */
  #paintBy(file) {
    /** @type {PageSession} */ (this.#session).paints = file.paintIn;
    this.requestUpdate();
  }

  /** For the desk, which has no dialogs of its own. @param {DialogName} name */
  openDialog(name) {
    return this.#openDialog(name);
  }

  /**
   * @param {DialogName} name
   * @param {boolean | Unread | string} [how]  true: from a puzzle of it to the next one, if there is one; a text: the
   *   seal of a link
   */
  async #openDialog(name, how) {
    const session = /** @type {PageSession} */ (this.#session);
    if (!(await this.#fetched(import('./dialogs.js').then(({ dialogs }) => dialogs[name]())))) return;
    const tag = `${name}-dialog`;
    const dialog =
      /** @type {HTMLElement & {open: (session: PageSession, how?: Unread | boolean | string) => void}} */ (
        this.querySelector(tag) ?? this.appendChild(document.createElement(tag))
      );
    dialog.open(session, how ?? (name === 'import' ? this.#unread : undefined));
    if (name === 'import') this.#unread = undefined;
  }

  /** @param {string} key */
  #press(key) {
    return this.#board?.press(key) ?? false;
  }

  /**
   * A key of the keypad. Where givens are typed row by row, to erase an empty cell is to leave it blank.
   * @param {PageSession} session
   * @param {string} key
   */
  #pressKey(session, key) {
    this.#goAhead(session, key);
    const isBlank = key === 'Delete' && session.game.isBlankAt(session.cursor());
    return this.#press(isBlank ? '0' : key);
  }

  /** Opens what the address names: a link of this page, or a puzzle in any form. @param {PageSession} session */
  async #follow(session) {
    const { hash } = location;
    const link = readFragment(hash);
    const isOurs = session.catalog.some(({ id }) => id === link?.id && id !== 'grid');
    const ofAnyGenre = link?.id === 'grid' && !link.deflated && link.text; // which says of which one it is
    if (isOurs || (hash.length < SHORTEST_PUZZLE && !ofAnyGenre)) {
      await session.openLink(hash);
      if (link?.seal) this.#openDialog('seal', link.seal);
    } else await session.pendingBoard.expect(this.#receive(ofAnyGenre || hash.slice(1)));
    rememberKind(session.puzzle.id);
  }

  /** @param {DataTransfer | null} data  what has been pasted or dropped */
  #importFrom(data) {
    const text = data?.getData('text/plain');
    if (text) this.#receive(text);
    else if (data?.files[0]) this.importFile(data.files[0]);
  }

  /**
   * Puts a text on the board. A text that cannot be read is kept for the import dialog, where it can be corrected.
   * @param {string} text
   * @param {string} [name]  of its file
   * @returns {Promise<boolean>}  whether it is on the board, or in the table of puzzles
   */
  async #receive(text, name) {
    const session = /** @type {PageSession} */ (this.#session);
    await session.opened; // a puzzle that is opened removes what was said before
    // Reading begins here: a question that is asked meanwhile replaces it.
    const file = await session.query.read(session.text, () => this.#fetched(import('../parts/import-asking.js')));
    if (!file) return false;
    const error = await file.importAsking(session, text, name);
    this.#unread = error ? { text, name } : { text: '' };
    if (error && this.#views?.isAtDesk) await this.#openDialog('import', { text, name, error }); // no answer is in view
    return !error;
  }

  /** @param {File} file */
  async importFile(file) {
    try {
      const { readAsking } = await import('../parts/import-asking.js');
      const text = await readAsking(/** @type {PageSession} */ (this.#session), file);
      if (text) await this.#receive(text, file.name);
    } catch (error) {
      this.#session?.query.fail(/** @type {Error} */ (error));
      if (this.#views?.isAtDesk) this.#openDialog('import', { text: '', error: /** @type {Error} */ (error) });
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (isEditable(event) || event.defaultPrevented || !this.#session || this.#views?.isAtDesk) return;
    if (event.ctrlKey || event.metaKey) {
      if (shortcut(this.#session, event)) event.preventDefault();
    } else if (event.key === 'Escape') {
      if (this.#session.isRevealed) this.#session.undo();
    } else if (event.key === '?') {
      this.#openDialog('keys');
    } else if (event.target === document.body && TYPED.test(event.key) && this.#press(event.key)) {
      this.#board?.focus();
      event.preventDefault();
    } else if (!event.altKey && LETTERS[event.key.toLowerCase()]) {
      pressControl(this.#session, this.#host, LETTERS[event.key.toLowerCase()]);
    }
  }
}

/** Whether an event goes to a field or a dialog, which handle it themselves. @param {Event} event */
function isEditable(event) {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches('input, textarea, select, dialog[open] *');
}

customElements.define('quadrille-page', QuadrillePage);
