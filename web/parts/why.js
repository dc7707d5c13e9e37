// Why there is no solution, why a cell has its value, and which clues are not needed: the sentence, and a button for
// each clue, which marks it on the board. Further buttons leave the marked clue out, or change it, and ask again; of
// a contradiction also what number would mend it. Tested by tests/web/why.test.js.

import { html, nothing } from 'lit';
import { changeable } from '../session/mend.js';
import { moreStrings } from '../strings/more-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import './clue-change.js';

/** @import { PageSession, Statement } from '../session/page-session.js' */
/** @import { Answer } from '../session/solver-client.js' */

/** More clues are not listed. */
const MOST_LISTED = 40;

/**
 * The sentences of a reason.
 * @param {PageSession} session
 * @param {Answer} answer
 */
export function reasonSentences(session, { verdict, statements = [], smallest, cell, value, stats }) {
  const { puzzle, text, followUp } = session;
  const strings = moreStrings();
  const { length } = statements;
  const facts = pageStrings.stats(stats);
  const fewest = smallest && length > 1 ? [strings.smallest] : [];
  switch (verdict) {
    case 'conflict':
      return [
        strings.conflict(length),
        ...fewest,
        ...(followUp?.mends ?? []).map(({ statement, from, to }) => strings.mend(nameOf(session, statement), from, to)),
        facts,
      ];
    case 'because':
      return [strings.because(puzzle.describe(text, cell ?? 0, value ?? 1), length), ...fewest, facts];
    case 'spare':
      return [strings.spare(length, statements.filter(({ together }) => together).length), facts];
    case 'open':
      return [strings.open, facts];
    default:
      return [strings.whyStopped, pageStrings.work(stats)];
  }
}

/**
 * Asks for the reason of a verdict; of a unique one, for that of the cursor's value.
 * @param {PageSession} session
 * @param {string} verdict
 */
export function whyQuestion(session, verdict) {
  const isUnique = verdict === 'unique';
  if (isUnique && session.puzzle.place === undefined) return nothing;
  return action(moreStrings().why, () => session.ask('why', isUnique ? cellOf(session) : {}));
}

/**
 * Asks which clues of a unique board are not needed: a question of people who set one.
 * @param {PageSession} session
 * @param {string} verdict
 */
export function spareQuestion(session, verdict) {
  const { isOffered, way } = session.game;
  if (verdict !== 'unique' || (isOffered && way !== 'set')) return nothing;
  return html`<div class="spare">${action(moreStrings().notNeeded, () => session.ask('why'))}</div>`;
}

/** The cell of the cursor. @param {PageSession} session */
function cellOf({ puzzle, text, cursor }) {
  const [row, column] = puzzle.place?.(text, cursor() ?? 0) ?? [1, 1];
  return { cell: `r${row}c${column}` };
}

/** The clues of a reason. @param {PageSession} session @param {Statement[]} statements */
export function clues(session, statements) {
  if (statements.length === 0) return nothing;
  return html`<ul class="clues">
    ${statements.slice(0, MOST_LISTED).map((statement) => {
      const isSeen = session.clue === statement;
      return html`<li>
        <button
          aria-pressed=${isSeen}
          title=${moreStrings().showClue}
          @click=${() => session.look(isSeen ? undefined : statement)}
        >
          ${nameOf(session, statement)}
        </button>
      </li>`;
    })}
  </ul>`;
}

/** What can be done about the clue that is marked: to leave it out, or to change it. @param {PageSession} session */
export function clueActions(session) {
  const { clue, text, followUp } = session;
  if (!clue) return nothing;
  const strings = moreStrings();
  const name = nameOf(session, clue);
  const { rest } = clue;
  const numbers = changeable(text, clue);
  return [
    rest === undefined
      ? nothing
      : action(strings.leaveOut, () => put(session, clue, rest), { title: `${strings.leaveOut}: ${name}` }),
    numbers
      ? html`<clue-change
          .value=${numbers.value}
          .label=${name}
          .apply=${(/** @type {string} */ value) => change(session, clue, numbers.withValue(value))}
        ></clue-change>`
      : nothing,
    (followUp?.mends ?? [])
      .filter(({ statement }) => statement === clue)
      .map(({ to, text: mended }) =>
        action(strings.changeTo(to), () => put(session, clue, mended), { classes: 'next' }),
      ),
  ];
}

/** @param {PageSession} session @param {Statement} statement */
const nameOf = ({ puzzle, text }, statement) =>
  moreStrings().clue(puzzle.nameOfClue?.(text, statement) ?? statement.text);

/**
 * Puts a clue as a person has typed it, unless that is no board.
 * @param {PageSession} session
 * @param {Statement} clue
 * @param {string} typed  the text of the board
 */
async function change(session, clue, typed) {
  const { text, puzzle } = session;
  const read = await session.read(puzzle, typed).catch((error) => session.query.fail(error));
  if (read && session.text === text) put(session, clue, read.text);
}

/**
 * Puts a board on which a clue was changed or taken away, and asks again. Entries of a game stay entries.
 * @param {PageSession} session
 * @param {Statement} clue
 * @param {string} changed
 */
function put(session, { cells }, changed) {
  const { puzzle, game, store } = session;
  const { givens } = store.position;
  const entries = game.isPlayed ? game.entries : [];
  if (entries.length === 0 || !puzzle.filling) {
    session.edit({ text: changed, givens: changed });
  } else if (cells.length === 1 && entries.includes(cells[0])) {
    session.edit({ text: changed, givens });
  } else {
    const { read, write } = puzzle.filling;
    const values = read(changed).map((each, place) => (entries.includes(place) ? '' : each));
    session.edit({ text: changed, givens: write(changed, values) });
  }
  session.ask('check');
}
