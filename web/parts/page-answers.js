// The answers to questions that only the page offers: the list of solutions, the true candidates and hints; and what
// can be done about an answer. Fetched with the first answer that has more than a solution (answer-extras.js). What
// only some of them need is fetched with these.

import { html, nothing } from 'lit';
import { fileFor, lazy } from '../session/lazy.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import './answer-room.js';
import { tip } from './tips.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Answer } from '../session/solver-client.js' */
/** @import { AnswerExtras } from './answer.js' */
/** @import { DialogName, Host } from './controls.js' */

/**
 * @typedef {{finishSentences: (session: PageSession) => string[],
 *   finishCard: (session: PageSession, open: (name: DialogName, leadsOn?: boolean) => void) => unknown}} Ending
 */

/** What speaks of hints, of the other answers, and of a game. */
const hints = lazy(() => import('./hint-steps.js'));
const others = lazy(() => import('./list-answers.js'));
const notes = lazy(() => import('./game-notes.js'));

/** The verdicts for which there are reasons. */
const EXPLAINED = new Set(['none', 'unique']);

/**
 * @param {PageSession} session
 * @param {Host} host
 * @param {Ending} [ending]  what speaks of the end of a game, once there has been one
 * @returns {AnswerExtras}
 */
export function answerExtras(session, host, ending) {
  const { state } = session.query;
  const { phase, question, answer } = state;
  const hint = question === 'hint' ? answer?.hint : undefined;
  const isPaged = session.solutions.length > 0 && !session.isPair;
  const hasLegend = answer?.candidates && answer.verdict !== 'none';
  const interrupted = phase === 'running' ? undefined : session.interrupted?.checkpoint;
  const isNoted = session.game.isRunning && (session.puzzle.offers || session.store.position.trial);
  const note = isNoted ? fileFor(session, notes)?.gameNotes(session) : undefined;
  const finish = phase === 'idle' && session.game.isFinished ? ending : undefined;
  const statements = (session.isCurrent && answer?.statements) || undefined;
  const explained = explainedVerdict(session);
  const isMore = isPaged || hasLegend || interrupted || session.isPair || statements || explained;
  const more = isMore ? fileFor(session, others) : undefined;
  return {
    isWhole: hint !== undefined && session.hintDegree === 2,
    sentences: answer && ownSentences(session, answer),
    live: finish?.finishSentences(session) ?? note?.live,
    trial: note?.layer,
    pair: session.isPair ? more?.solutionPair(session) : nothing,
    content: [
      finish?.finishCard(session, host.open),
      statements ? more?.clues(session, statements) : nothing,
      explained ? more?.spareQuestion(session, explained) : nothing,
      hint ? fileFor(session, hints)?.hintChain(session, hint) : nothing,
      interrupted ? more?.interruptedSentence(interrupted) : nothing,
    ],
    tools: [
      note?.tools,
      hasLegend ? more?.legend() : nothing,
      isPaged ? more?.pager(session) : nothing,
      isPaged && session.puzzle.id === 'queens' ? more?.gallery(host.open) : nothing,
      question === 'solve' && answer?.verdict === 'solved' && session.isCurrent && session.puzzle.symmetry
        ? action(pageStrings.another, () => session.showAnother())
        : nothing,
      session.game.isAsking ? confirmation(session) : nothing,
      isPlayable(session)
        ? action(pageStrings.playIt, () => session.game.choose('play'), { classes: 'next' })
        : nothing,
      canEnterPicture(session) ? fileFor(session, others)?.fromPicture(session) : nothing,
      canAddRules(session) ? fileFor(session, others)?.addRules(host) : nothing,
      phase === 'idle' && canShowValues(session) ? valuesSwitch(session) : nothing,
      statements ? more?.clueActions(session) : nothing,
      explained ? more?.whyQuestion(session, explained) : nothing,
      question === 'hint' ? filling(session, hint) : nothing,
      interrupted ? more?.interruptedActions(session) : nothing,
      session.collection && state.phase === 'idle' ? action(pageStrings.toList, showList) : nothing,
    ],
  };
}

/**
 * The verdict of the board as it stands, if it has reasons: of an answer, or that a board that is being set has no
 * solution.
 * @param {PageSession} session
 */
function explainedVerdict({ game, isCurrent, query: { state } }) {
  if (state.phase === 'idle') return game.live?.count === 0 && !game.live.isMore ? 'none' : undefined;
  const verdict = state.answer?.verdict ?? '';
  return isCurrent && !state.answer?.statements && EXPLAINED.has(verdict) ? verdict : undefined;
}

const showList = () => document.querySelector('puzzle-collection')?.scrollIntoView();

/** Whether the board is set, and it is known that it has solutions. @param {PageSession} session */
const canShowValues = ({ game }) => game.live?.hasValues && game.way === 'set' && !game.isFull;

/** Whether a nonogram is entered or set, which may be made of a picture. @param {PageSession} session */
const canEnterPicture = ({ puzzle, game, query: { state } }) =>
  puzzle.id === 'nonogram' && game.isGiving && state.phase === 'idle';

/** Whether a classic Sudoku is set, to which rules may be added. @param {PageSession} session */
const canAddRules = ({ puzzle, game, query: { state } }) =>
  puzzle.id === 'sudoku' && game.way === 'set' && state.phase === 'idle';

/** Whether a board that is entered or set has exactly one solution, as far as is known. @param {PageSession} session */
function isPlayable({ game, isCurrent, query: { state } }) {
  if (!game.isGiving || game.isFull) return false;
  const { live } = game;
  return state.phase === 'idle' ? live?.count === 1 && !live.isMore : isCurrent && state.answer?.verdict === 'unique';
}

/**
 * @param {PageSession} session
 * @param {Answer} answer
 * @returns {string[] | undefined}  undefined for an answer that every board has
 */
function ownSentences(session, answer) {
  const { verdict, hint, candidates, solutions } = answer;
  if (hint) return fileFor(session, hints)?.hintSentences(session, verdict, hint) ?? [];
  const isStopped = verdict === 'stopped' && (candidates || solutions);
  if (!session.followUp?.sentence && !answer.statements && verdict !== 'found' && verdict !== 'listed' && !isStopped)
    return undefined;
  const file = fileFor(session, others);
  return file ? file.ownSentences(session, answer) : [];
}

/**
 * The button that enters the hint in Play, beside those that lead through its steps. It stays while the next hint is
 * being looked for.
 * @param {PageSession} session
 * @param {Answer['hint']} hint
 */
function filling(session, hint) {
  const isFound = session.isCurrent && session.query.state.answer?.verdict === 'found';
  const enabled = isFound && session.hintDegree > 0;
  const tools = hint && isFound ? fileFor(session, hints)?.hintTools(session, hint) : undefined;
  const canFill = session.puzzle.fill && session.game.takesHints;
  const fill = canFill && hints.file?.fillButton(session, hint, enabled);
  return html`${tools?.pager ?? nothing} ${tools?.further ?? nothing} ${fill || nothing}`;
}

/** @param {PageSession['game']} game @param {boolean} isOn */
function showValues(game, isOn) {
  game.showsValues = isOn;
}

/** The switch of the values that cells have in some solution. @param {PageSession} session */
const valuesSwitch = ({ game }) =>
  action(pageStrings.showValues, () => showValues(game, !game.showsValues), {
    pressed: game.showsValues,
    classes: 'values',
    title: tip('showValues'),
  });

/** The button that shows the solution after all. @param {PageSession} session */
const confirmation = (session) => action(pageStrings.showSolution, () => session.ask('solve'));
