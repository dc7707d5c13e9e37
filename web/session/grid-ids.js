// The genres of grid puzzles that the page knows, in the order in which they are shown: a new genre of core needs its
// id here, a new kind that is a text does not. Part of the first load, so that an address can name one; everything else
// comes with `web/puzzles/grid.js`.

import { kindIds } from '../../wasm/bindings/kind-ids.js';

export const genres = /** @type {const} */ ([
  ...['starbattle', 'nonogram', 'kenken', 'futoshiki', 'skyscrapers', 'binairo', 'tents', 'battleships', 'shikaku'],
  ...['dominosa', 'suguru', 'ripple', 'akari', 'norinori', 'kakurasu', 'thermometers', 'aquarium', 'mosaic'],
  ...['minesweeper', 'str8ts', 'abcendview', 'magnets', 'tenner', 'multisudoku', 'nurikabe', 'hitori', 'heyawake'],
  ...['kurodoko', 'lits', 'yinyang', 'cave', 'creek', 'snake', 'tapa', 'shakashaka', 'fillomino'],
  ...['galaxies', 'slitherlink', 'masyu', 'yajilin', 'country', 'shingoki', 'numberlink', 'hashi', 'gokigen'],
]);

/** The kinds that have a name, and the kind that stands in the text of its board. */
export const textIds = [...kindIds, /** @type {const} */ ('own')];

/** @typedef {typeof textIds[number]} TextId */

export const gridIds = [...genres, ...textIds];
