// What the page makes new puzzles of, and in which sizes. Core makes more sizes of them (core/puzzles/grid/making).

/**
 * The sizes that are made while a person waits, by puzzle or by the kind of a variant; the first is what most people
 * want.
 */
export const madeSizes = /** @type {Record<string, string[]>} */ ({
  sudoku: ['9', '4', '16'],
  kakuro: ['8', '6', '10', '12'],
  queens: ['8', '10', '12', '20', '30'],
  rules: ['9', '6', '8', '4'],
  jigsaw: ['9', '6', '7', '8', '5', '4', '12'],
  killer: ['9', '6', '8', '4'],
  starbattle: ['8', '6', '7', '9', '10', '12'],
  nonogram: ['10', '5', '8', '15', '20', '25'],
  kenken: ['6', '4', '5', '7', '8'],
  futoshiki: ['5', '4', '6', '7'],
  skyscrapers: ['5', '4', '6'],
  binairo: ['8', '6', '10', '12', '14'],
  tents: ['8', '6', '10', '12', '15'],
  battleships: ['8', '6', '10'],
  suguru: ['8', '6', '10'],
  akari: ['8', '6', '10', '12'],
  mosaic: ['10', '8', '12', '15'],
  minesweeper: ['9', '8', '12', '16'],
  nurikabe: ['8', '6', '10'],
  hitori: ['8', '6', '10', '12'],
  heyawake: ['8', '6', '10'],
  fillomino: ['7', '5', '6', '8'],
  galaxies: ['7', '5', '9', '12'],
  slitherlink: ['10', '6', '8', '12', '15'],
  masyu: ['8', '6', '10'],
  yajilin: ['7', '5', '6', '8'],
  numberlink: ['7', '5', '8', '10'],
  hashi: ['9', '7', '11', '13'],
});
