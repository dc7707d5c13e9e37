// The keys in the JSON of links that state nothing about the solutions (fpuzzles-reader.js, sudokupad.js). Any other
// key is a rule.
// Tested by tests/wasm/links.test.js and variant-links.test.js.

/** @param {string} names */
const setOf = (names) => new Set(names.trim().split(/\s+/));

/** The keys of f-puzzles, without what is drawn (fpuzzles-drawings.js). `ruleset` are the rules in words. */
export const fpuzzlesSilent = setOf(
  `size grid title author ruleset solution successMessage disabledlogic truecandidatesoptions
  highlightConflicts activeConstraints`,
);

/** The keys of SudokuPad. In `metadata` and in `cages` without cells, rules are stated by name. */
export const sudokupadSilent = setOf(
  `id cellSize cells regions cages metadata metaData title author rules ruleset solution videos duration settings`,
);

/** The keys of both. Fog hides a part of the board from those who solve it. */
export const fogKeys = setOf('fogofwar foglight foglink fogtriggers triggereffect');
