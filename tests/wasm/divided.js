// What tests of divided questions share: puzzles that take long, pools of workers, and answers without their times.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Quadrille } from '../../dist/package/quadrille.js';

/** @typedef {import('../../dist/package/quadrille.js').Options} Options */
/** @typedef {'solve' | 'check' | 'count' | 'list'} Question */

export const blank4 = '.'.repeat(16);
const blank9 = '.'.repeat(81);

/** An empty board of queens. @param {number} side */
export const queens = (side) => `${side}${' 0'.repeat(side)}`;

/** @param {string} name */
export const cover = (name) => readFileSync(new URL(`../data/cover/${name}`, import.meta.url), 'utf8');

/**
 * An exact cover whose tree begins with a choice among boxes, in this order: `S` has one solution, and `P` has none,
 * which a search without learning finds out only after a million nodes: ten pigeons for nine holes. So no machine
 * answers before the search is divided.
 * @param {string} boxes at most nine and those with `S`, so that a pigeon does not have fewer choices
 */
export function boxes(boxes) {
  const pigeons = Array.from({ length: 10 }, (_, i) => `p${i}`);
  const holes = Array.from({ length: 9 }, (_, i) => `h${i}`);
  const marks = Array.from(boxes, (_, i) => `x${i}`);
  return [
    ['box', ...pigeons, '|', ...holes, ...marks],
    ...Array.from(boxes, (box, i) => ['box', marks[i], ...(box === 'S' ? pigeons : [])]),
    ...pigeons.flatMap((pigeon) => holes.map((hole) => [pigeon, hole])),
  ]
    .map((items) => items.join(' '))
    .join('\n');
}

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The number of workers of this process. */
export const workersAlive = () => process.report.getReport().workers?.length ?? 0;

/** The number that the next worker has as a thread. */
export async function nextThread() {
  const worker = new Worker('', { eval: true });
  const { threadId } = worker;
  await worker.terminate();
  return threadId + 1;
}

/**
 * @template T
 * @param {import('../../dist/package/quadrille.js').StartOptions} options
 * @param {(quadrille: Quadrille) => Promise<T>} work
 */
export async function withPool(options, work) {
  const quadrille = await Quadrille.start(options);
  try {
    return await work(quadrille);
  } finally {
    quadrille.close();
  }
}

/**
 * All that is to be the same for any number of workers.
 * @param {Quadrille} quadrille
 * @param {Question} question
 * @param {string} puzzle
 * @param {string} text
 * @param {Options} [options]
 */
export async function answer(quadrille, question, puzzle, text, options) {
  if (question !== 'list') {
    const { stats, ...found } = await quadrille[question](puzzle, text, options);
    return { ...found, stats: { ...stats, ms: 0 } };
  }
  /** @type {string[]} */
  const solutions = [];
  const list = quadrille.list(puzzle, text, options);
  for (;;) {
    const { value, done } = await list.next();
    if (!done) solutions.push(value);
    else return { ...value, solutions, stats: { ...value?.stats, ms: 0 } };
  }
}

/**
 * Counts until it is stopped.
 * @param {Quadrille} quadrille
 * @param {Options} options
 */
export const countForYears = (quadrille, options) => quadrille.count('sudoku', blank9, options);

/** Waits as long as it takes; the runner ends a test that hangs. @param {() => boolean} isSo */
export async function until(isSo) {
  while (!isSo()) await pause(10);
}
