// English, for hints: the named steps of a Sudoku, and what other hints say; and for true candidates. Names are those
// of HoDoKu and SudokuWiki.

import { counted, grouped } from './boards.js';
import { listed, listedSets } from './listed.js';

/**
 * What a sentence speaks of, as text: `values`, `cells` and `houses` of the pattern, and the values that go; of a fish
 * its lines, and those across; of a chain what it supposes, what follows in the end, and the cells between; of a
 * contradiction the two things that disagree. What a step does not have is empty.
 * @typedef {Record<'values' | 'cells' | 'houses' | 'gone' | 'lines' | 'across' | 'from' | 'to' | 'along', string> &
 *   { clash: string[], isSame: boolean }} Pattern  isSame: the chain ends with the candidate that it began with
 */

/** @param {[row: number, column: number]} place */
const at = ([row, column]) => `row ${row}, column ${column}`;

/** What something is not; where that is "not shaded" or "no tent", what it is. @param {string[]} values */
const isNone = (values) => {
  const [, none, other] = (values.length === 1 && /^(not?) (.*)/.exec(values[0])) || [];
  if (!none) return `is not ${listed(values, ' or ')}`;
  return none === 'no' ? `has a ${other}` : `is ${other}`;
};

/** @param {string} sentence */
const lower = (sentence) => `${sentence[0].toLowerCase()}${sentence.slice(1)}`;

/** @param {string} sentence */
const followed = (sentence) => `${lower(sentence)}, and `;

/** @param {Pattern} pattern */
const nakedSet = ({ values, cells, houses }) =>
  `${cells} take ${values} among themselves${houses && ` in ${houses}`}, so no other cell there has them`;

/** @param {Pattern} pattern */
const hiddenSet = ({ values, cells, houses }) =>
  `${values} fit in ${houses} only into ${cells}, so these cells have nothing else`;

/** @param {Pattern} pattern */
const fish = ({ values, lines, across }) =>
  `${lines} have ${values} only in ${across}, which therefore have ${values} nowhere else`;

/** @param {Pattern} pattern */
const finnedFish = ({ values, lines, across }) =>
  `but for the fin, ${lines} have ${values} only in ${across}; what sees the fin there cannot be ${values}`;

/** @param {Pattern} pattern */
const strongLinks = ({ values, houses }) =>
  `in each of ${houses}, ${values} is at one end or the other; two ends see each other, so one of the outer ends is ` +
  `${values}, and no cell that sees both`;

/** @param {Pattern} pattern */
const chain = ({ from, to, along, isSame }) =>
  `if ${from}, it follows${along && ` along ${along}`} that ${to}` +
  (isSame ? '' : '; so what both ends exclude is false');

/** @param {Pattern} pattern */
const loop = ({ cells }) =>
  `through ${cells} one thing follows from the other in a circle; so one end of each link is true, and what both ` +
  'its ends exclude is false';

/** @param {Pattern} pattern */
const cellForcing = ({ cells }) => `whichever candidate of ${cells} is true, the same follows`;

/** @param {Pattern} pattern */
const houseForcing = ({ values, houses }) => `wherever ${values} is in ${houses}, the same follows`;

/** @param {Pattern} pattern */
const contradiction = ({ from, clash }) => `if ${from}, it follows that ${clash.join(' and that ')}`;

/** A clue and its place, but for a region, which has a name. */
const NEEDS_ARTICLE = /^(?!region ).*\S (?:at|of|above|below|left of|right of) (?:row|column|corner)\b/;

export default {
  /** @type {Record<string, string>} */
  names: {
    'full-house': 'Full house',
    'hidden-single': 'Hidden single',
    'naked-single': 'Naked single',
    pointing: 'Pointing',
    claiming: 'Claiming',
    'naked-pair': 'Naked pair',
    'naked-triple': 'Naked triple',
    'naked-quad': 'Naked quad',
    'hidden-pair': 'Hidden pair',
    'hidden-triple': 'Hidden triple',
    'hidden-quad': 'Hidden quad',
    'x-wing': 'X-Wing',
    swordfish: 'Swordfish',
    jellyfish: 'Jellyfish',
    'finned-x-wing': 'Finned X-Wing',
    'finned-swordfish': 'Finned swordfish',
    'finned-jellyfish': 'Finned jellyfish',
    skyscraper: 'Skyscraper',
    'two-string-kite': 'Two-string kite',
    'turbot-fish': 'Turbot fish',
    'empty-rectangle': 'Empty rectangle',
    'grouped-x-chain': 'Grouped X-chain',
    'xy-wing': 'XY-Wing',
    'xyz-wing': 'XYZ-Wing',
    'w-wing': 'W-Wing',
    'wxyz-wing': 'WXYZ-Wing',
    'als-xz': 'ALS-XZ',
    'unique-rectangle': 'Unique rectangle',
    'unique-loop': 'Unique loop',
    bug: 'BUG',
    'aligned-pair-exclusion': 'Aligned pair exclusion',
    'aligned-triple-exclusion': 'Aligned triple exclusion',
    'simple-colouring': 'Simple colouring',
    'x-chain': 'X-chain',
    'x-cycle': 'X-cycle',
    'xy-chain': 'XY-chain',
    'xy-cycle': 'XY-cycle',
    aic: 'Alternating inference chain',
    'nice-loop': 'Nice loop',
    nishio: 'Nishio',
    'cell-forcing-chains': 'Cell forcing chains',
    'house-forcing-chains': 'House forcing chains',
    'dynamic-contradiction': 'Contradiction',
    'dynamic-double': 'Double forcing chains',
    'dynamic-cell-forcing-chains': 'Dynamic cell forcing chains',
    'dynamic-house-forcing-chains': 'Dynamic house forcing chains',
    'nested-forcing-chains': 'Nested forcing chains',
  },
  /** @type {Record<string, (pattern: Pattern) => string>} */
  whys: {
    'full-house': ({ houses }) => `it is the last open cell of ${houses}`,
    'hidden-single': ({ values, houses }) => `${values} has no other place in ${houses}`,
    'naked-single': ({ values }) => `nothing but ${values} is left for the cell`,
    pointing: ({ values, cells, houses }) =>
      `${values} has places in only one line of its box, ${cells}, so it is nowhere else in that line (${houses})`,
    claiming: ({ values, cells, houses }) =>
      `${values} has places in only one box of its line, ${cells}, so it is nowhere else in that box (${houses})`,
    'naked-pair': nakedSet,
    'naked-triple': nakedSet,
    'naked-quad': nakedSet,
    'hidden-pair': hiddenSet,
    'hidden-triple': hiddenSet,
    'hidden-quad': hiddenSet,
    'x-wing': fish,
    swordfish: fish,
    jellyfish: fish,
    'finned-x-wing': ({ values, houses }) =>
      `but for the fin, ${houses} have ${values} in the same two crossing lines; ` +
      `what sees the fin there cannot be ${values}`,
    'finned-swordfish': finnedFish,
    'finned-jellyfish': finnedFish,
    skyscraper: strongLinks,
    'two-string-kite': strongLinks,
    'turbot-fish': strongLinks,
    'empty-rectangle': strongLinks,
    'grouped-x-chain': chain,
    'xy-wing': ({ cells, gone }) =>
      `whichever of its two values the first of ${cells} has, one of the others is ${gone}, and no cell that sees both`,
    'xyz-wing': ({ cells, gone }) => `whatever the first of them is, one of ${cells} is ${gone}`,
    'w-wing': chain,
    'wxyz-wing': ({ values, cells }) =>
      `${cells} have one value more than cells, ${values}, so one of them has the shared one`,
    'als-xz': ({ cells }) =>
      `two sets among ${cells} each have one value more than cells; only one of them can take what links them`,
    'unique-rectangle': ({ values, cells }) =>
      `if ${cells} had only ${values}, these could be swapped, and the solution would not be the only one`,
    'unique-loop': ({ values, cells }) =>
      `if ${cells} had only ${values}, these could be swapped all along, and the solution would not be the only one`,
    bug: ({ cells }) =>
      `every cell but ${cells} has two candidates; if these had two as well, the solution would not be the only one`,
    'aligned-pair-exclusion': ({ cells }) => `with the value that goes, no pair of values is possible for ${cells}`,
    'aligned-triple-exclusion': ({ cells }) => `with the value that goes, no three values are possible for ${cells}`,
    'simple-colouring': ({ values, cells }) =>
      `of ${cells} one half or the other is ${values}; what sees both halves, or a half that meets itself, is not`,
    'x-chain': chain,
    'x-cycle': loop,
    'xy-chain': chain,
    'xy-cycle': loop,
    aic: chain,
    'nice-loop': loop,
    nishio: contradiction,
    'cell-forcing-chains': cellForcing,
    'house-forcing-chains': houseForcing,
    'dynamic-contradiction': contradiction,
    'dynamic-double': ({ cells, values }) => `whether ${cells} is ${values} or not, the same follows`,
    'dynamic-cell-forcing-chains': cellForcing,
    'dynamic-house-forcing-chains': houseForcing,
    'nested-forcing-chains': () => 'the contrary leads, with further suppositions, to a contradiction',
  },
  /** @param {string[]} all */
  list: (all) => listed(all, ' and '),
  /** Clues, whose names have commas of their own. @param {string[]} all */
  listOfClues: (all) => all.join('; '),
  /** @param {string} kind @param {number} number */
  house: (kind, number) => `${kind} ${number}`,
  /** @param {string} name @param {string} what */
  says: (name, what) => `${name}: ${what}.`,
  /** @param {string} why */
  because: (why) => `Why: ${why}.`,
  /** @param {string} cell @param {string} value */
  placed: (cell, value) => `${cell} is ${value}`,
  /** @param {string} house @param {string} cell @param {string} value */
  leaves: (house, cell, value) => `. So in ${house} only ${cell} is left for ${value}`,
  /** @param {string[]} cells  of which one has it @param {string} value */
  oneIs: (cells, value) => `${cells.join(' or ')} is ${value}`,
  /** @param {string[]} cells @param {string} value */
  noneIs: (cells, value) =>
    cells.length > 1 ? `neither ${cells.join(' nor ')} is ${value}` : `${cells[0]} is not ${value}`,
  /** @param {string} value @param {string} cells */
  notIn: (value, cells) => `no ${value} in ${cells}`,
  /** @param {string[]} pattern @param {string[]} gone */
  candidates: (pattern, gone) =>
    `empty, ${[
      pattern.length > 0 && `of the step ${listed(pattern, ' and ')}`,
      gone.length > 0 && `not ${listed(gone, ' or ')}`,
    ]
      .filter(Boolean)
      .join(', ')}`,
  // True candidates, as they are spoken.
  /**
   * A value and the number of solutions with it.
   * @param {string} value
   * @param {number} count
   * @param {boolean} atLeast  whether there may be more
   */
  inSolutions: (value, count, atLeast) =>
    count === 0
      ? `${value} not known`.trim()
      : `${value} in ${atLeast ? `${grouped.format(count)} or more solutions` : counted(count, 'solution')}`.trim(),
  /** @param {string[]} all */
  mayHold: (all) => `candidates ${all.join(', ')}`,
  /** @param {string} value */
  onlyValue: (value) => `only ${value}`,
  /** @param {string} value */
  inNoSolution: (value) => `${value} in no solution`.trim(),
  /** A sentence that is put together, with its spaces as the language has them. @param {string} sentence */
  spaced: (sentence) => sentence,
  // The degrees of a hint: where to look, and what follows.
  place: at,
  /** A clue as core has it, "8 at row 2, column 1", with its article. @param {string} words */
  theClue: (words) => (NEEDS_ARTICLE.test(words) ? `the ${words}` : words),
  /** @param {string} place @param {string} technique */
  where: (place, technique) => `Look at ${place || 'what is marked'}${technique && `: ${technique.toLowerCase()}`}.`,
  /** @param {string} what */
  what: (what) => `${what}.`,
  whatNext: 'What?',
  technique: 'Technique',
  // The first sentence of a hint without steps.
  /** @param {{kind: string, cells: number[], sum?: number}} run @param {[row: number, column: number]} from */
  run: ({ kind, cells, sum }, from) => `the ${kind} run of ${sum || counted(cells.length, 'cell')} at ${at(from)}`,
  /** The reason, by the hint's rule. @type {Record<string, (unit: string, value: string) => string>} */
  byRule: {
    'last-cell': (unit) => `the last open cell of ${unit}`,
    'hidden-single': (unit, value) => `the only place for ${value} in ${unit}`,
    'naked-single': (_, value) => `no value but ${value} is left for it`,
    'only-square': (unit) => `the only square left in ${unit}`,
    'only-option': (unit) => `the only option left for ${unit}`,
  },
  /** @param {string} what @param {string} why */
  hintSays: (what, why) => `${what}: ${why}.`,
  hintSolved: 'Nothing is left to fill in.',
  hintStopped: 'Stopped before a hint was found.',
  hintStuck: 'No simple rule applies here: the next step needs trial and error. Candidates and Solve go further.',
  hintNone: 'As the board stands, no solution is possible: something on it is wrong.',
  hintClash: 'The board contradicts itself where it is marked: there is no solution.',
  /** @param {string} unit */
  hintNothing: (unit) => `Nothing fits in ${unit} any more: there is no solution.`,
  // The reasons of a hint for other puzzles.
  /** @param {string} excluded @param {string[]} forced @param {string} unit */
  lookAhead: (excluded, forced, unit) =>
    `${excluded}: else ${forced.map(followed).join('')}nothing is left for ${unit}.`,
  /** What a rule says that nobody has written. @type {Record<string, string>} */
  constraints: {
    run: 'the run',
    house: 'the rule that the marked cells have every value',
    different: 'the rule that the marked cells differ',
    count: 'the number of cells of a kind among the marked ones',
    sets: 'the rule that these lines hold as much as the regions in them',
    sum: 'the sum of the marked cells',
    relation: 'the rule for the two marked cells',
    pattern: 'the rule for the marked cells together',
    connected: 'the rule that such cells are in one piece',
    pieces: 'the rule of how large a piece is',
    'values pieces': 'the rule that each cell is of one piece',
    loop: 'the rule of a single loop',
    paths: 'the rule that lines neither close nor join what does not belong together',
  },
  /** A rule in its own words. @param {string} rule */
  ruleInWords: (rule) => `the rule “${rule}”`,
  /** @param {string} what */
  byReasons: (what) => `${what}.`,
  /** @param {string[]} clues */
  becauseOf: (clues) => `This follows from ${listed(clues, ' and ')}.`,
  /** @param {string} excluded @param {string[]} clues */
  ruleSays: (excluded, clues) =>
    `${excluded}: that follows from ${clues.length > 0 ? listed(clues, ' and ') : 'the rules of the marked cells'}.`,
  /** @param {string} excluded @param {string[]} forced @param {string[]} clues */
  ruleBroken: (excluded, forced, clues) =>
    `${excluded}: else ${forced.map(followed).join('')}${
      clues.length > 0 ? `${listed(clues, ' and ')} could not be obeyed` : 'a rule could not be obeyed'
    }.`,
  // A supposition that is played out.
  suppose: 'Play it out',
  inShort: 'In short',
  /** @param {string} what */
  supposed: (what) => `Suppose ${lower(what)}.`,
  /** @param {string} what */
  thenFollows: (what) => `Then follows ${lower(what)}.`,
  /** @param {string[]} clues */
  elseBroken: (clues) => `Otherwise ${clues.length > 0 ? listed(clues, ' and ') : 'a rule'} could not be met.`,
  /** @param {string[]} clues */
  thenBroken: (clues) =>
    `Now ${clues.length > 0 ? listed(clues, ' and ') : 'a rule'} cannot be met, so what was supposed is wrong.`,
  /** @param {[row: number, column: number][]} places */
  noQueen: (places) => `No queen stands in ${places.map(at).join(' or ')}`,
  /** @param {number[]} options */
  notChosen: (options) =>
    options.length > 1 ? `Options ${options.join(', ')} are not chosen` : `Option ${options[0]} is not chosen`,
  /** @param {[row: number, column: number, values: string[]][]} cells */
  notDigits: (cells) =>
    `Row ${cells.map(([row, column, values]) => `${row}, column ${column} ${isNone(values)}`).join('; row ')}`,
  /** @param {string} unit @param {string[][]} sets @param {boolean} hasMore */
  digitSets: (unit, sets, hasMore) =>
    `Only ${listedSets(sets, { and: ' and ', or: ' or ', more: ', …' }, hasMore)} can be in ${unit}.`,
  /** @param {string} excluded @param {string} unit @param {[row: number, column: number][]} places */
  sharedBy: (excluded, unit, places) => `${excluded}: ${places.map(at).join(' and ')} share these in ${unit}.`,
  /**
   * @param {string} excluded
   * @param {[across: number, down: number]} sums
   * @param {[row: number, column: number][]} across  cells of runs across alone
   * @param {[row: number, column: number][]} down  of runs down alone
   */
  regionSum(excluded, sums, across, down) {
    const odd = [...across.map((place) => `${at(place)} (across)`), ...down.map((place) => `${at(place)} (down)`)].join(
      ' and ',
    );
    const needs = `the runs across still need ${sums[0]}, those down ${sums[1]}`;
    return `${excluded}: in the marked region ${needs}, and they share all open cells but ${odd}.`;
  },

  /** @param {number} step @param {number} of */
  stepOf: (step, of) => `${step} of ${of}`,
  fill: 'Fill it in',
  strikeOut: 'Strike out',
  isShown: 'The board shows this already.',
  steps: 'Steps to the next value',
  previous: 'Back',
  next: 'Next',
  branches: 'What the step tries',
  why: 'Why?',
  allTechniques: 'All techniques',
  /** About a technique whose text cannot be fetched. */
  notKept: 'This text needs a network once: it is not kept here yet.',
  noPage: 'This pattern has no page of its own yet.',
};
