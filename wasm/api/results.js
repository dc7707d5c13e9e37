// Converts core's records about candidates, hints, steps, grades and reasons to objects.

/**
 * @typedef {{ value: number, count: number, open: boolean }} Candidate a value that is in some solution, or may be in
 *   one. `value`: from 1, the lowest of the board. `count`: the number of its solutions, up to the cap. `open`: the
 *   search was stopped, so there may be more
 *
 * @typedef {{ kind: import('../bindings/catalog.js').UnitKind, number: number, name: string, cells: number[],
 *   sum?: number }} Unit `number` counts from 1. `name` is that of an exact cover's item. `cells` are those of the
 *   unit; for a cell, those of all its units. `sum` is that of a run of Kakuro, if it has one
 *
 * @typedef {{ name: string, number: number, cells: number[], choices: number[][] }} HintSource a rule of the puzzle's
 *   text. `name` is that of its kind in the notation `iss`; `number` counts the rules from 1. Without `cells` it is
 *   about the whole board. `choices`: if the cells have a sum and differ, the sets of values that are left
 *
 * @typedef {{ text: string, cells: number[] }} HintClue what somebody has written, as `why` names it
 *
 * @typedef {import('./steps.js').Constraint} Constraint
 *
 * @typedef {{ cell: number, value: number }} Elimination a candidate that is impossible
 *
 * @typedef {import('./steps.js').Edge} Edge
 *
 * @typedef {object} HintReason why some candidates are impossible. A reason relies on those before it
 * @property {'look-ahead' | 'digit-sets' | 'naked-set' | 'region-sum' | 'rule'} rule `look-ahead`: each alone would
 *   leave the unit without a value, or the item without an option; without a unit, a rule about the cells `because`
 *   could not be obeyed. `rule`: that follows from one rule about them. `digit-sets`: the run can only have the digits
 *   `choices`. `naked-set`: the cells `because` have as many digits among them as they are, so the others of the run
 *   have none of these. `region-sum`: the open cells of some runs across and of some runs down are the same but for the
 *   cells `because`, so these make the difference of what the runs need
 * @property {Unit} [unit] missing where rules say it
 * @property {Elimination[]} eliminated
 * @property {Edge[]} [edges] that follow, where edges are what is drawn
 * @property {Edge[]} [forcedEdges] of `look-ahead`: what would have to follow, one after the other, if that were not so
 * @property {{ cell: number, value: number }[]} forced what would have to follow before that, one after the other
 * @property {number[][]} choices
 * @property {number[]} because
 * @property {HintClue[]} [clues] that say those rules
 * @property {Constraint | string} [constraint] the kind of the rule, of `look-ahead` of the broken one, if no clue says
 *   it; of kinds of puzzles that are texts, the rule in its own words
 * @property {number} [across] of a region: that many of `because` are in its runs across alone, the others in those
 *   down
 * @property {[number, number]} [sums] of a region: what its runs across and its runs down need, without filled cells
 *
 * @typedef {{ kind: 'placement', cell: number, value: number }} Placing
 * @typedef {{ kind: 'edges' | 'elimination', cell: null, value: null }} NotPlacing
 * @typedef {{ kind: 'contradiction' | null, cell: null, value: null }} NotFound
 * @typedef {(Placing | NotPlacing | NotFound) & HintFacts} Hint
 *
 * @typedef {object} HintFacts a property without a value is null
 * @property {import('./steps.js').Technique | 'last-cell' | 'only-square' | 'only-option' | 'locked' | 'naked-set' |
 *   'rule' | 'look-ahead' | 'clash' | 'no-candidate' | 'broken-rule' | import('./steps.js').LinePattern | null} rule
 *   `clash`, `no-candidate` and `broken-rule` mean a contradiction
 * @property {Unit | null} unit the unit where the value has its only place, or the cell that has only this value
 * @property {number[]} because cells whose values exclude the others; for a clash, the two that contradict each other
 * @property {HintReason[]} reasons what excludes others before that, in order. A board has no place for eliminations,
 *   so those that lead to a value come with it
 * @property {boolean} ahead whether some reason is a look ahead
 * @property {Edge[]} [edges] (loops and paths, slitherlink) that follow directly, and are not drawn yet. Of yajilin a
 *   shaded cell may follow beside them: `cell` and `value`
 * @property {Edge[]} [drawn] edges that are drawn already, or that earlier hints gave, and from which it follows
 * @property {Elimination[]} eliminated candidates that cannot be, where no value is found
 * @property {HintSource | null} source the rule that eliminates them, or that is broken
 * @property {Elimination[]} [marks] of a pattern: all values that follow together, including `value`
 * @property {HintClue[]} clues that the value follows from
 * @property {number | null} grade of the hardest of all this by reasons, from 1 to 5
 * @property {Constraint | string | null} constraint the kind of the rule that it follows from, if no clue says it; of
 *   kinds of puzzles that are texts, the rule in its own words
 * @property {Step[]} steps (Sudoku) where no value can be placed directly: the easiest steps that lead to it. The last
 *   one places it. (Variants) the one step that the hint is, where it is a named technique
 * @property {string | null} line all that is eliminated as text, such as `look-ahead r4c4<>1 r6c4<>1; locked r1c2<>47`
 *
 * @typedef {import('./steps.js').Step} Step
 * @typedef {import('./steps.js').Grade} Grade
 *
 * @typedef {{ puzzle: import('../bindings/catalog.js').PuzzleId, format: import('../bindings/catalog.js').NotationName,
 *   text?: string, filled?: string }} Reading a puzzle, and the `format` to ask about the text with; or about `text`,
 *   where no notation has the text as it is; `filled` has what has been filled in among its givens
 * @typedef {{ form?: string, entries?: string, marks?: string }} AsWritten how the text is written, where that is no
 *   notation: `CSV`, `HoDoKu`; what has been filled in, `5:7 12:3` for a 7 in cell 5, from 0 row by row; pencil marks
 * @typedef {{ problem?: string, code?: string, named?: string, line?: number, column?: number, found?: number,
 *   side?: number }} Unrecognised what the text is known to be, and what to do instead; the kind of problem, and
 *   what it is about; of what is almost a board of digits the place, how many cells or rows are there, and the side
 *   that it seems to have
 * @typedef {(Reading & { sure: boolean, choices?: undefined, problem?: undefined } |
 *   { choices: Reading[], puzzle?: undefined } & Unrecognised) & AsWritten} Recognised one reading, or those that a
 *   person has to choose from, likely ones first. No choices: the text is unknown
 *
 * @typedef {object} Statement what a setter wrote, such as a given
 * @property {string} text in words
 * @property {number} line where it stands in the puzzle's text, from 1
 * @property {number} column likewise, in characters; of a link, where that begins
 * @property {number[]} cells that it is about, from 0, row by row; none: it is about the whole board
 * @property {string} [rest] the puzzle's text without it; missing where that is large or cannot be written
 * @property {boolean} [together] (spare, stopped) whether it is one of those that can be left out together
 *
 * @typedef {{ cell: number, value: number }} Followed the cell that was asked about, as hints number it, and the value
 *   that follows, from 1
 *
 * @typedef {object} WhyFacts
 * @property {Statement[]} statements in the order of the text
 * @property {boolean} minimal whether none of them can be left out; of `spare`: whether no more can be left out
 *   together with those that have `together`
 * @property {boolean} smallest whether no set with fewer statements does the same; of `spare`: whether no other ones
 *   that can be left out together are more
 */

/**
 * @param {string} [text] what Candidates::append (core/insight/candidates.hpp) has written; left out when nothing is
 *   known
 * @returns {Candidate[][]} by cell
 */
export function candidatesOf(text = '0 1') {
  const [found, named] = text.split('\t');
  const least = named?.split(' ').map((one) => Number(one.slice(one.indexOf('=') + 1)));
  const [size, ...records] = found.split(',');
  const [cells, values] = size.split(' ').map(Number);
  /** @type {Candidate[][]} */
  const candidates = Array.from({ length: cells }, () => []);
  for (const candidate of records) {
    const [placing, count] = candidate.split(' ');
    const cell = Math.floor(Number(placing) / values);
    candidates[cell].push({
      value: (Number(placing) % values) + (least?.[cell] ?? 1),
      count: Number.parseInt(count, 10),
      open: count.endsWith('+'),
    });
  }
  return candidates;
}

/**
 * The names of a model's variables, in the order of its candidates.
 * @param {string} [text] as for `candidatesOf`
 * @returns {{ names?: string[] }} nothing for what has cells
 */
function namesOf(text = '') {
  const named = text.split('\t')[1];
  return named === undefined ? {} : { names: named.split(' ').map((one) => one.slice(0, one.indexOf('='))) };
}

/**
 * @param {string} [json] what HintTask (core/job/hint_task.cpp) has written: those not null; nothing when
 *   the question was stopped first
 * @returns {Hint}
 */
function hintOf(json = '{}') {
  const parsed = JSON.parse(json);
  /** @type {Hint} */
  const hint = {
    kind: kindOf(parsed),
    ...{ cell: null, value: null, rule: null, unit: null, because: [], ahead: false, eliminated: [], reasons: [] },
    ...{ steps: [], line: null, source: null, clues: [], grade: null, constraint: null },
    ...parsed,
  };
  for (const cells of [hint.because, hint.unit?.cells]) cells?.sort((a, b) => a - b);
  return hint;
}

/** @param {Partial<HintFacts> & { value?: number }} hint @returns {Hint['kind']} */
function kindOf({ value, edges, eliminated, rule }) {
  if (value !== undefined) return 'placement';
  if (edges !== undefined) return 'edges';
  if (eliminated !== undefined) return 'elimination';
  return rule === undefined ? null : 'contradiction';
}

/** @param {string[]} json what StepsTask (core/grading) has written, a text a step @returns {Step[]} */
export const stepsOf = (json) => json.map((step) => JSON.parse(step));

/** @param {string} [json] the same for a grade; left out when there is none @returns {Grade} */
export const gradeOf = (json = '{}') => ({ grade: null, rating: null, technique: null, ...JSON.parse(json) });

/** @param {string} [json] what WhyTask (core/job/why_task.cpp) has written @returns {WhyFacts & Partial<Followed>} */
const whyOf = (json = '{}') => ({ statements: [], minimal: false, smallest: false, ...JSON.parse(json) });

/**
 * What makes the results of these questions.
 * @type {Record<import('./result-maker.js').Insight, import('../transport/protocol.js').ToResult>}
 */
export const insightMakers = {
  hint: (verdict, solutions, stats) => ({ verdict, ...hintOf(solutions[0]), stats }),
  candidates: (verdict, solutions, stats) => ({
    verdict,
    candidates: candidatesOf(solutions[0]),
    ...namesOf(solutions[0]),
    stats,
  }),
  steps: (verdict, solutions, stats) => ({ verdict, steps: stepsOf(solutions), stats }),
  grade: (verdict, solutions, stats) => ({ verdict, ...gradeOf(solutions[0]), stats }),
  why: (verdict, solutions, stats) => ({ verdict, ...whyOf(solutions[0]), stats }),
};
