// quadrille join: the answer of a whole puzzle from the answers of its parts, one JSON object a line.
import { AnsweredParts } from '../transport/answered-parts.js';
import { CountSum, readPart } from '../transport/parts.js';

/**
 * @typedef {import('../api/results.js').Candidate} Candidate
 * @typedef {object} PartAnswer what the command prints about a part with --json
 * @property {string} part
 * @property {string} puzzle
 * @property {string} question
 * @property {string} verdict
 * @property {number | string} [count]
 * @property {string[]} [solutions]
 * @property {Candidate[][]} [candidates]
 * @property {number} [cap] of the candidates' counts
 * @property {number} nodes
 * @property {number} ms
 * @property {string} engine
 */

/** The questions that are asked of parts. */
export const QUESTIONS_OF_PARTS = ['solve', 'check', 'count', 'list', 'candidates'];

/** At most this many faults are named. */
const MOST_FAULTS = 20;

/**
 * Reads the answers of parts and joins them.
 * @param {string} text one JSON object a line
 * @returns {{ joined: PartAnswer } | { faults: { line?: number, message: string }[] }} `joined` has no `part`
 */
export function join(text) {
  /** @type {{ line?: number, message: string }[]} */
  const faults = [];
  /** @type {PartAnswer | undefined} */
  let first;
  /** @type {AnsweredParts<PartAnswer> | undefined} */
  let tree;
  for (const [at, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue;
    const answer = read(written);
    if (typeof answer === 'string') {
      faults.push({ line: at + 1, message: answer });
      continue;
    }
    first ??= answer;
    tree ??= new AnsweredParts(answer.part.slice(0, answer.part.search(/\.|$/)));
    const [asked, expected] = [askedIn(answer), askedIn(first)];
    const other = /** @type {const} */ (['puzzle', 'question', 'cap']).find((key) => asked[key] !== expected[key]);
    const fault = other
      ? `the part ${answer.part} answers another ${other}: ${asked[other]}, not ${expected[other]}`
      : tree.add(answer.part, answer);
    if (fault) faults.push({ line: at + 1, message: fault });
  }
  if (first === undefined && faults.length === 0) faults.push({ message: 'there are no answers of parts' });
  for (const part of tree?.missing() ?? []) faults.push({ message: `a part is missing: ${part}` });
  if (faults.length > MOST_FAULTS) {
    const more = faults.length - MOST_FAULTS;
    return { faults: [...faults.slice(0, MOST_FAULTS), { message: `and ${more} more` }] };
  }
  if (first === undefined || tree === undefined || faults.length > 0) return { faults };
  return { joined: joinAnswers(first, tree.answers()) };
}

/** @param {string} text @returns {PartAnswer | string} or why it is none */
function read(text) {
  const quoted = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  /** @type {any} */
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    return `${quoted} is not JSON`;
  }
  if (!readPart(answer?.part)) return `${quoted} is not the answer of a part: ask with --part and --json`;
  if (!QUESTIONS_OF_PARTS.includes(answer.question)) return `${quoted} is the answer of no question`;
  const { part, puzzle, verdict, engine, nodes, ms } = answer;
  const isWhole =
    [puzzle, verdict, engine].every(isText) && isWholeNumber(nodes) && typeof ms === 'number' && isFound(answer);
  return isWhole ? answer : `the answer of the part ${part} is not whole`;
}

/** What all parts have to agree in. Only candidates have a cap. @param {PartAnswer} answer */
function askedIn({ puzzle, question, cap = 1 }) {
  return { puzzle, question, cap: question === 'candidates' ? cap : 1 };
}

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';

/** @param {unknown} value */
const isWholeNumber = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {any} cells */
function areCandidates(cells) {
  if (!Array.isArray(cells) || !cells.every(Array.isArray)) return false;
  return cells.flat().every((each) => {
    const { value, count, open } = each ?? {};
    return value >= 1 && isWholeNumber(value) && isWholeNumber(count) && typeof open === 'boolean';
  });
}

/** Whether an answer has what its question asks for. @param {any} answer */
function isFound({ question, count, solutions, candidates, cap = 1 }) {
  if (question === 'candidates') return isWholeNumber(cap) && areCandidates(candidates);
  if (!(isText(count) ? /^\d+(\/[1-9]\d*)?$/.test(count) : isWholeNumber(count))) return false;
  return Array.isArray(solutions) && solutions.every(isText);
}

/**
 * @param {PartAnswer} first
 * @param {PartAnswer[]} answers of all parts, in the order of the tree
 * @returns {PartAnswer}
 */
function joinAnswers({ puzzle, question, engine, cap = 1 }, answers) {
  const isStopped = answers.some(({ verdict }) => verdict === 'stopped');
  const engines = new Set(answers.map((answer) => answer.engine));
  const stats = {
    nodes: answers.reduce((sum, { nodes }) => sum + nodes, 0),
    ms: answers.reduce((sum, { ms }) => sum + ms, 0),
    engine: engines.size === 1 ? engine : '',
  };
  /** @param {string} verdict @param {object} found */
  const joined = (verdict, found) => /** @type {any} */ ({ puzzle, question, verdict, ...found, ...stats });
  if (question === 'candidates') {
    const candidates = joinCandidates(answers, cap);
    const isFound = answers.some(({ verdict }) => verdict === 'found');
    return joined(isStopped ? 'stopped' : isFound ? 'found' : 'none', { cap, candidates });
  }
  const needed = { solve: 1, check: 2 }[question] ?? Infinity;
  const solutions = answers.flatMap((answer) => answer.solutions ?? []).slice(0, needed);
  const sum = new CountSum();
  for (const answer of answers) sum.add(String(answer.count));
  const count = needed < Infinity ? String(solutions.length) : String(sum);
  if (solutions.length === needed) return joined(question === 'solve' ? 'solved' : 'multiple', { count, solutions });
  if (isStopped) return joined('stopped', { count, solutions });
  const whole = { count: 'counted', list: 'listed', solve: 'none', check: solutions.length === 0 ? 'none' : 'unique' };
  return joined(whole[/** @type {'count'} */ (question)], { count, solutions });
}

/**
 * @param {PartAnswer[]} answers
 * @param {number} cap
 */
function joinCandidates(answers, cap) {
  /** @type {Map<number, Candidate>[]} by cell */
  const joined = [];
  for (const { candidates = [] } of answers) {
    for (const [cell, all] of candidates.entries()) {
      joined[cell] ??= new Map();
      for (const { value, count, open } of all) {
        const known = joined[cell].get(value) ?? { value, count: 0, open: false };
        const sum = Math.min(known.count + count, cap);
        joined[cell].set(value, { value, count: sum, open: sum < cap && (known.open || open) });
      }
    }
  }
  return joined.map((values) => [...values.values()].sort((one, other) => one.value - other.value));
}
