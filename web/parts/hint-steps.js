// What is said about a hint, and shown below that: the named steps that lead to its value, one after the other, the
// chain of a step in the notation of Sudoku players, and the explanation of its technique. Fetched with the first hint.

import { html, nothing } from 'lit';
import { branchesOf, isSplit, showBranch, shownBranch, shownLinks } from '../board/links.js';
import { isSite } from '../session/address.js';
import { filledIn, fillHint, isShown } from '../session/fill-hint.js';
import { cluesToSee, stepCount } from '../session/hint-steps.js';
import { momentAt, momentsOf, showMoment, shownMoment } from '../session/supposition.js';
import { linePatternsStrings } from '../strings/line-patterns-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import styles from '../styles/hint.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { chainText, literalText } from './chain-text.js';
import './answers-style.js';
import { edgeSentences } from './edge-sentences.js';
import { lineThat, patternNamed, whatFollows } from './hint-patterns.js';
import { clueNames, ruleInWords, unitName } from './hint-reasons.js';
import { plainSentences } from './hint-sentences.js';
import { icon } from './icons.js';
import { stepSentences } from './step-sentences.js';
import { momentSentence } from './supposition.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Names } from './chain-text.js' */

/** @typedef {Hint['steps'][number]} Step */

adoptStyle(styles);

/** How cells and values are written: r1c2, 3. @param {PageSession} session @returns {Names} */
const namesOf = ({ puzzle, text }) => ({
  cell(cell) {
    const [row, column] = /** @type {NonNullable<typeof puzzle.place>} */ (puzzle.place)(text, cell);
    return `r${row}c${column}`;
  },
  value: (value) => puzzle.keys(text)[value - 1].label,
});

/**
 * What follows from a named step, and why.
 * @param {PageSession} session
 * @param {string} verdict
 * @param {Hint} hint
 * @returns {string[]}
 */
export const hintSentences = (session, verdict, hint) =>
  sentencesOf(session, verdict, hint).map((sentence) => stepsStrings().spaced(sentence));

/** @param {PageSession} session @param {string} verdict @param {Hint} hint @returns {string[]} */
function sentencesOf(session, verdict, hint) {
  const sentences = allSentences(session, verdict, hint);
  if (verdict === 'found' && session.puzzle.fill && session.isCurrent && isShown(session))
    return [...sentences, stepsStrings().isShown];
  if (verdict !== 'found' || session.hintDegree === 2 || hint.edges) return sentences;
  return session.hintDegree === 0 ? [whereSentence(session, hint)] : [whatSentence(session, hint) ?? sentences[0]];
}

/**
 * The place to look at, and the technique to look for; without any, the rule.
 * @param {PageSession} session
 * @param {Hint} hint
 */
function whereSentence({ puzzle, text }, hint) {
  const { where, names, house, place, list, listOfClues } = stepsStrings();
  const [step] = hint.steps;
  const technique = step?.technique ?? (isOfSudoku(puzzle) && simpleTechnique(hint));
  const houses = step?.houses.map(({ kind, number }) => house(kind, number)) ?? [];
  const cell = step ? (step.placed ?? step.eliminated[0]).cell : (hint.cell ?? hint.eliminated[0]?.cell);
  const at = cell === undefined ? undefined : puzzle.place?.(text, cell);
  const nearby = at ? (isOfSudoku(puzzle) ? house('row', at[0]) : place(at)) : '';
  const unit = !step && hint.unit && hint.unit.kind !== 'cell' ? unitName(puzzle, text, hint.unit) : '';
  const clues = listOfClues(clueNames(puzzle, text, cluesToSee(hint)));
  const name = technique ? names[technique] : patternNamed(hint.rule)?.name;
  const isSaidElse = clues !== '' || puzzle.why?.(text, hint) !== undefined;
  const rule = isSaidElse ? '' : ruleInWords(puzzle, text, hint.constraint);
  return where(list([...new Set(houses)]) || unit || (lineThat(puzzle, text, hint) ?? (clues || nearby)), name ?? rule);
}

/** What follows, without why; undefined where that is one sentence. @param {PageSession} session @param {Hint} hint */
function whatSentence(session, hint) {
  const { steps, cell, value } = hint;
  const [step] = steps;
  if (step) return stepSentences(step, namesOf(session))[0];
  const { puzzle, text } = session;
  return cell === null || value === null
    ? undefined
    : stepsStrings().what(whatFollows(puzzle, text, { ...hint, cell, value }));
}

/** @param {PageSession['puzzle']} puzzle */
const isOfSudoku = ({ id }) => id === 'sudoku' || id === 'variant';

/** All that is said of a step of a hint. @param {PageSession} session @param {string} verdict @param {Hint} hint */
function allSentences(session, verdict, hint) {
  const moment = session.hintDegree === 2 && momentAt(hint, session.hintStep);
  if (moment) return [momentSentence(session, moment)];
  if (hint.edges) return edgeSentences(session, hint);
  const step = hint.steps[session.hintStep];
  return step ? stepSentences(step, namesOf(session)) : plainSentences(session, verdict, hint);
}

/**
 * The page about what a hint names: the technique of a Sudoku, or a pattern of another genre.
 * @param {PageSession['puzzle']} puzzle
 * @param {Hint} hint
 * @param {Step | undefined} step
 * @returns {import('./why-dialog.js').Explained | undefined}
 */
function namedIn(puzzle, hint, step) {
  const technique = step?.technique ?? (isOfSudoku(puzzle) && simpleTechnique(hint));
  if (technique) return { file: technique, name: stepsStrings().names[technique], list: 'index' };
  const { rule } = hint;
  const pattern = hint.edges ? linePatternsStrings().patterns[rule ?? ''] : patternNamed(rule);
  return pattern && { file: `${puzzle.id}-${rule}`, name: pattern.name, list: puzzle.id };
}

/** Explains what a hint names. @param {PageSession} session @param {import('./why-dialog.js').Explained} named */
async function explained(session, named) {
  try {
    await (await import('./why-dialog.js')).explain(named);
  } catch (error) {
    session.query.fail(/** @type {Error} */ (error));
  }
}

/**
 * The technique of a hint without steps.
 * @param {Hint} hint
 * @returns {Step['technique'] | undefined}  undefined if it is none of Sudoku
 */
function simpleTechnique({ rule, unit, because }) {
  switch (rule) {
    case 'last-cell':
      return 'full-house';
    case 'hidden-single':
    case 'naked-single':
      return rule;
    case 'naked-set':
      return because.length > 2 ? 'naked-triple' : 'naked-pair';
    case 'locked':
      return unit?.kind === 'row' || unit?.kind === 'column' ? 'claiming' : 'pointing';
    default:
      return undefined;
  }
}

/**
 * The button that enters a hint. Before there is a hint, it has its usual label. The second click of a double click
 * does not enter it: the first one was for the button that was there before.
 * @param {PageSession} session
 * @param {Hint | undefined} hint
 * @param {boolean} enabled
 */
export function fillButton(session, hint, enabled) {
  const { fill, strikeOut } = stepsStrings();
  return action(hint?.kind === 'elimination' ? strikeOut : fill, ({ detail }) => detail < 2 && fillHint(session), {
    enabled: enabled && filledIn(session) !== undefined,
    classes: 'fill',
  });
}

/** The chain of a hint's step, below its sentences. @param {PageSession} session @param {Hint} hint */
export function hintChain(session, hint) {
  const step = hint.steps[session.hintStep];
  return step && step.chain.length > 0 && session.hintDegree === 2 ? chain(session, step) : nothing;
}

/**
 * What stands beside the button that fills a hint in.
 * @param {PageSession} session
 * @param {Hint} hint
 */
export function hintTools(session, hint) {
  const moments = session.hintDegree === 2 ? momentsOf(hint, session.hintStep) : [];
  if (shownMoment(hint) !== undefined && moments.length > 0) return supposition(session, hint, moments.length);
  const step = hint.steps[session.hintStep];
  const count = stepCount(hint);
  const named = namedIn(session.puzzle, hint, step);
  const { whatNext, why, technique: about, suppose, steps } = stepsStrings();
  // One button, which leads on: it keeps the focus.
  const next = session.hintDegree < 2 && { name: [whatNext, why][session.hintDegree], act: () => session.revealMore() };
  const page = named && isSite && { name: about, act: () => explained(session, named) };
  const play = moments.length > 0 && { name: suppose, act: () => atMoment(session, hint, 0) };
  const further = next || page || play;
  return {
    pager:
      count > 1 && session.hintDegree === 2
        ? pager(session.hintStep, count, (at) => session.showStep(at), steps)
        : nothing,
    further: further ? action(further.name, further.act, { classes: 'why' }) : nothing,
  };
}

const [left, right] = [icon('M14.5 5l-7 7 7 7'), icon('M9.5 5l7 7-7 7')];

/**
 * @param {number} at  the step that is shown
 * @param {number} count  of the steps
 * @param {(at: number) => void} show
 * @param {string} name  of them
 */
function pager(at, count, show, name) {
  const { previous, next, stepOf } = stepsStrings();
  return html`<div class="pager" role="group" aria-label=${name}>
    ${action(previous, () => show(at - 1), { enabled: at > 0, icon: left })}
    <span>${stepOf(at + 1, count)}</span>
    ${action(next, () => show(at + 1), { enabled: at < count - 1, icon: right })}
  </div>`;
}

/**
 * Shows a moment of a supposition, or all of the hint.
 * @param {PageSession} session
 * @param {Hint} hint
 * @param {number} [at]
 */
function atMoment(session, hint, at) {
  showMoment(hint, at);
  session.changed();
}

/** What leads through a supposition, and back. @param {PageSession} session @param {Hint} hint @param {number} count */
function supposition(session, hint, count) {
  const { suppose, inShort } = stepsStrings();
  return {
    pager: pager(shownMoment(hint) ?? 0, count, (at) => atMoment(session, hint, at), suppose),
    further: action(inShort, () => atMoment(session, hint), { classes: 'why' }),
  };
}

/**
 * The chain in notation, and the buttons that show one of its branches.
 * @param {PageSession} session
 * @param {Step} step
 */
function chain(session, step) {
  const names = namesOf(session);
  const branches = branchesOf(step);
  const texts = shownLinks(step).length === 0 ? [] : isSplit(step) ? [branches[shownBranch(step)]] : branches;
  const buttons = branches.map(([{ from }], branch) => {
    const show = () => {
      showBranch(step, branch);
      session.changed();
    };
    const pressed = branch === shownBranch(step);
    return html`<button aria-pressed=${pressed} @click=${show}>${literalText(from, names)}</button>`;
  });
  return html`${
    isSplit(step)
      ? html`<div class="branches" role="group" aria-label=${stepsStrings().branches}>${buttons}</div>`
      : nothing
  }
  ${texts.map((links) => html`<p class="facts">${chainText(step, links, names)}</p>`)}`;
}
