// Makes lessons.txt with our own generator and fixed seeds: new puzzles, solved up to one of their last steps that are
// no singles, or up to the last singles. Run by hand on a built package, when the course is to change: people's
// progress is kept by board. Tested by tests/wasm/lessons.test.js.

import { writeFileSync } from 'node:fs';
import { BOARDS, lessonOf, SINGLES, techniques } from './lessons.js';

const PUZZLES = 10; // of each seed and grade
const LAST = 4; // how many boards of a puzzle are looked at
const MOST = 6; // steps of a hint on a board
/** The empty cells of a board of singles: enough to practise, and fewer than a whole puzzle has. */
const EMPTY = { least: 28, most: 32 };

const { Quadrille } = await import(String(new URL('../../dist/package/quadrille.js', import.meta.url)));
const quadrille = await Quadrille.start();

/** @param {string} text @returns {Promise<import('quadrille').Hint['steps']>} */
const stepsOf = async (text) => (await quadrille.steps('sudoku', text)).steps;

/**
 * The number of steps of a hint on a board, if they are few and one is the technique of its lesson; a hint of singles
 * has none.
 * @param {string} text
 * @param {string} lesson
 */
async function hintedSteps(text, lesson) {
  const { steps } = await quadrille.hint('sudoku', text);
  const isNamed = steps.some((/** @type {{technique: string}} */ step) => step.technique === lesson);
  return steps.length <= MOST && (isNamed || techniques.indexOf(lesson) < SINGLES) ? steps.length : undefined;
}

/** The boards of a puzzle at which a lesson may begin. @param {string} puzzle */
async function boardsOf(puzzle) {
  const board = [...puzzle];
  const texts = [];
  let isPlaced = true;
  for (const { technique, placed } of await stepsOf(puzzle)) {
    const isSingle = techniques.indexOf(technique) < SINGLES && techniques.includes(technique);
    const empty = board.filter((cell) => cell === '.').length;
    const isWanted = !isSingle || (empty >= EMPTY.least && empty <= EMPTY.most);
    if (isPlaced && isWanted) texts.push(board.join(''));
    isPlaced = placed !== null;
    if (placed) board[placed.cell] = String(placed.value);
  }
  return texts.slice(-LAST);
}

/** By lesson, its boards with the steps of a hint. @type {Map<string | undefined, Map<string, number>>} */
const lessons = new Map(techniques.map((technique) => [technique, new Map()]));
const isLacking = () => [...lessons.values()].some(({ size }) => size < BOARDS);

for (let seed = 1; isLacking(); ++seed)
  for (const grade of ['Easy', 'Medium', 'Hard', 'Expert', 'Extreme']) {
    const wishes = { size: 9, grade, seed, count: PUZZLES, symmetry: 'rotational', to: 'line' };
    for (const puzzle of (await quadrille.generate('sudoku', wishes)).puzzles) {
      for (const text of await boardsOf(puzzle)) {
        const lesson = lessonOf(await stepsOf(text));
        const texts = lessons.get(lesson);
        if (!lesson || !texts || texts.size === BOARDS) continue;
        const steps = await hintedSteps(text, lesson);
        if (steps === undefined) continue;
        texts.set(text, steps);
        break; // a puzzle is in one lesson
      }
    }
  }
quadrille.close();
const lines = [...lessons].flatMap(([technique, texts]) => [
  `# ${technique}`,
  ...[...texts].sort(([, a], [, b]) => a - b).map(([text]) => text), // the shortest hint first
]);
writeFileSync(new URL('lessons.txt', import.meta.url), `${lines.join('\n')}\n`);
