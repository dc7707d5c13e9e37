// The course: lessons from singles to chains, each about one technique, with boards that need it. lessons.txt has a
// line `# technique` for each lesson and one for each of its boards; make-lessons.js makes it.

/** @typedef {{technique: string, texts: string[]}} Lesson  texts: boards of Sudoku, canonical */
/** @typedef {{technique: string, placed: unknown}[]} Steps  the easiest ones from a board to its solution */

/** What the lessons are about, in the order of the ratings. */
export const techniques = [
  ...['full-house', 'hidden-single', 'naked-single', 'pointing', 'claiming', 'naked-pair', 'x-wing', 'hidden-pair'],
  ...['swordfish', 'skyscraper', 'hidden-triple', 'turbot-fish', 'two-string-kite', 'xy-wing', 'empty-rectangle'],
  ...['xyz-wing', 'unique-rectangle', 'x-chain', 'bug', 'aic'],
];
/** How many boards a lesson has. */
export const BOARDS = 3;
/** The lessons about singles, of which every board has some. */
export const SINGLES = 3;

/**
 * The technique whose lesson a board belongs to: the latest of those that its steps need, which must lead to its next
 * digit, so that a hint names it. Of a board of singles it is the first one. undefined where a step is in no lesson.
 * @param {Steps} steps
 */
export function lessonOf(steps) {
  const places = steps.map(({ technique }) => techniques.indexOf(technique));
  if (steps.length === 0 || places.includes(-1)) return undefined;
  const latest = Math.max(...places);
  if (latest < SINGLES) return steps[0].technique;
  const leading = places.slice(0, steps.findIndex(({ placed }) => placed !== null) + 1);
  return leading.includes(latest) ? techniques[latest] : undefined;
}

/** @param {string} file  the content of lessons.txt @returns {Lesson[]} */
export function readLessons(file) {
  return file
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [technique, ...texts] = part.trim().split('\n');
      return { technique, texts };
    });
}
