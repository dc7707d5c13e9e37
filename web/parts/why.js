// Why there is no solution, why a cell has its value, and which clues are not needed: the sentence, and a button for
// each clue, which marks it on the board. A further button leaves the marked clue out and asks again. Tested by
// tests/web/why.test.js.

import { html, nothing } from 'lit';
import { moreStrings } from '../strings/more-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';

/** @import { PageSession, Statement } from '../session/page-session.js' */
/** @import { Answer } from '../session/solver-client.js' */

/** More clues are not listed. */
const MOST_LISTED = 40;

/**
 * The sentences of a reason.
 * @param {PageSession} session
 * @param {Answer} answer
 */
export function reasonSentences({ puzzle, text }, { verdict, statements = [], smallest, cell, value, stats }) {
  const strings = moreStrings();
  const { length } = statements;
  const facts = pageStrings.stats(stats);
  const fewest = smallest && length > 1 ? [strings.smallest] : [];
  switch (verdict) {
    case 'conflict':
      return [strings.conflict(length), ...fewest, facts];
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
 * Asks which clues of a unique board are not needed, for who sets it.
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

/** Leaves out the clue that is marked, where it can be. @param {PageSession} session */
export function leaveOut(session) {
  const { clue } = session;
  if (clue?.rest === undefined) return nothing;
  const name = moreStrings().leaveOut;
  return action(name, () => takeAway(session, clue), { title: `${name}: ${nameOf(session, clue)}` });
}

/** @param {PageSession} session @param {Statement} statement */
const nameOf = ({ puzzle, text }, statement) =>
  puzzle.nameOfClue?.(text, statement) ?? moreStrings().clue(statement.text);

/** Takes a clue away and asks again. @param {PageSession} session @param {Statement} clue */
function takeAway(session, { rest, cells }) {
  const { puzzle, game, store } = session;
  if (rest === undefined) return;
  const { givens } = store.position;
  const entries = game.isOffered && game.way === 'play' ? game.entries : [];
  if (entries.length === 0 || !puzzle.filling) {
    session.edit({ text: rest, givens: rest });
  } else if (cells.length === 1 && entries.includes(cells[0])) {
    session.edit({ text: rest, givens });
  } else {
    const { read, write } = puzzle.filling;
    const values = read(rest).map((each, place) => (entries.includes(place) ? '' : each));
    session.edit({ text: rest, givens: write(rest, values) });
  }
  session.ask('check');
}
