// The genres of grid puzzles that the page knows, in the order in which they are shown: a new genre of core needs its
// id here. Part of the first load, so that an address can name one; everything else comes with
// `web/puzzles/genres.js`.

export const genres = /** @type {const} */ ([
  ...['starbattle', 'nonogram', 'kenken', 'futoshiki', 'skyscrapers', 'binairo', 'tents', 'battleships', 'shikaku'],
  ...['dominosa', 'suguru', 'ripple', 'akari', 'norinori', 'kakurasu', 'thermometers', 'aquarium', 'mosaic'],
  ...['minesweeper', 'str8ts', 'abcendview', 'magnets', 'tenner', 'multisudoku', 'nurikabe', 'hitori', 'heyawake'],
  ...['kurodoko', 'lits', 'yinyang', 'cave', 'creek', 'snake', 'tapa', 'shakashaka', 'fillomino'],
  ...['galaxies', 'slitherlink', 'masyu', 'yajilin', 'country', 'shingoki', 'numberlink', 'hashi', 'gokigen'],
]);
