// The kinds of puzzle in seven families, as the desk lists them, and the names under which people look for them.

import { kindNames } from '../../wasm/bindings/kind-names.js';

/** @import { Id } from '../puzzles/catalog.js' */

export const familyNames = /** @type {const} */ ([
  'digits',
  'shading',
  'loops',
  'regions',
  'placing',
  'packing',
  'cover',
]);

/** @typedef {typeof familyNames[number]} Family */

export const families = /** @type {Record<Family, Id[]>} */ ({
  digits: [
    ...['sudoku', 'variant', 'kakuro', 'kenken', 'futoshiki', 'skyscrapers', 'multisudoku', 'binairo', 'suguru'],
    ...['ripple', 'str8ts', 'tenner', 'abcendview'],
  ],
  shading: [
    ...['nonogram', 'nurikabe', 'hitori', 'heyawake', 'kurodoko', 'tapa', 'lits', 'yinyang', 'cave', 'mosaic'],
    ...['norinori', 'creek', 'snake', 'shakashaka', 'aquarium', 'thermometers', 'kakurasu'],
  ],
  loops: ['slitherlink', 'masyu', 'yajilin', 'country', 'shingoki', 'numberlink', 'hashi', 'gokigen'],
  regions: ['shikaku', 'fillomino', 'galaxies', 'dominosa'],
  placing: ['starbattle', 'queens', 'akari', 'tents', 'battleships', 'minesweeper', 'magnets'],
  packing: ['tiling'],
  cover: ['cover', 'own'],
});

/** Kinds of which the desk shows each example: a variant, a packing or a matrix is a puzzle of its own to people. */
export const shownByExample = /** @type {const} */ (['variant', 'tiling', 'cover']);

/** Examples of other kinds that have a name of their own, or are looked for by their size. */
export const namedExamples = /** @type {Record<string, string[]>} */ ({
  sudoku: ['large', 'giant'],
  queens: ['eight'],
});

/** Other usual names in any language, of a kind or of one of its examples, as `kind/example`. */
export const otherNames = /** @type {Record<string, string>} */ ({
  sudoku: 'Number Place, 数独, 九宫格',
  'sudoku/large': 'Hexadoku, Sudoku 16×16, 十六宫数独',
  'sudoku/giant': 'Sudoku 25×25',
  variant:
    'Sudoku variants, Thermo, Arrow, Diagonal, X-Sudoku, Windoku, Hyper Sudoku, Anti-knight, Anti-king, ' +
    'Non-consecutive, Renban, XV, Even and odd, 变形数独, 对角线数独',
  'variant/killer': 'Killer Sudoku, Sumdoku, Sum Sudoku, 杀手数独',
  'variant/jigsaw': 'Jigsaw Sudoku, Irregular Sudoku, Squiggly Sudoku, Nonomino, 锯齿数独',
  'variant/sandwich': 'Sandwich Sudoku, 三明治数独',
  'variant/small': 'Mini Sudoku, LinkedIn Mini Sudoku, Sudoku 6×6, 六宫数独',
  'variant/miracle': 'Miracle Sudoku, Anti-knight, Anti-king',
  'variant/arrow': 'Arrow Sudoku, 箭头数独',
  'variant/whispers': 'German Whispers',
  'variant/kropki': 'Kropki, XV, Consecutive',
  'variant/littleKiller': 'Little Killer Sudoku',
  'variant/palindrome': 'Palindrome Sudoku, 回文数独',
  kakuro: 'Cross Sums, Kakkuro, 数和',
  queens: 'N queens, N皇后',
  'queens/eight': '8 queens, Eight queens problem, 八皇后',
  tiling: 'Packing, Polyomino, Exact tiling, Polycubes, 拼图, 多格骨牌',
  'tiling/pentominoes': 'Pentomino, 五格骨牌',
  'tiling/pentominoHole': 'Pentomino, Scott, 五格骨牌',
  'tiling/calendar': 'A-Puzzle-A-Day, Calendar puzzle, 日历拼图',
  'tiling/kanoodle': 'IQ puzzler, 智慧珠',
  'tiling/soma': 'Soma, Polycubes, 索玛立方',
  'tiling/tetrahexes': 'Polyhexes, Tetrahex',
  'tiling/hexiamonds': 'Polyiamonds, Hexiamond',
  'tiling/hexominoes': 'Hexomino',
  'tiling/mutilated': 'Mutilated chessboard, Domino',
  own: 'Custom puzzle, Write your own rules, New kind, 自定义, 新谜题',
  cover: 'DLX, Algorithm X, Dancing links, XCC, Knuth, 精确覆盖',
  'cover/scott': 'Pentomino, Scott',
  starbattle: 'Queens, Two Not Touch, LinkedIn Queens, 皇后',
  nonogram: 'Picross, Hanjie, Griddlers, Paint by Numbers, Crucipixel, Pic-a-Pix, 绘图方块',
  kenken: 'Calcudoku, Mathdoku, Inky, Calkuro, 算术数独',
  futoshiki: 'Unequal, Hutoshiki, More or Less',
  skyscrapers: 'Towers, Buildings, 摩天大楼',
  binairo: 'Takuzu, Binary Puzzle, Binoxxo, Tohu wa Vohu, Unruly, 二元谜题',
  tents: 'Tents and Trees, Camping, 帐篷与树',
  battleships: 'Bimaru, Battleship Solitaire, Yubotu, 海战',
  shikaku: 'Rectangles, Divide by Box, LinkedIn Patches, 数方',
  dominosa: 'Domino Hunt, Solitaire Dominoes',
  suguru: 'Tectonic, Nanbaburokku, Number Blocks',
  ripple: 'Hakyuu, Hakyukoka',
  akari: 'Light Up, Bijutsukan, 照明',
  norinori: 'Domino Shade',
  kakurasu: 'Index Sums',
  thermometers: 'Thermometer, 体温计',
  aquarium: 'Water Tanks',
  mosaic: 'Fill-a-Pix, Mosaik, Nurie-Puzzle, 数字填图',
  minesweeper: 'Mines, Landmines',
  str8ts: 'Straights',
  abcendview: 'Easy as ABC, Last Man Standing',
  magnets: 'Positive Negative',
  tenner: 'Grid Ten, From 1 to 10, Zehnergitter',
  multisudoku: 'Samurai, Gattai, Butterfly Sudoku, Windmill, Sohei, Shogun, 武士数独',
  nurikabe: 'Islands in the Stream, Cell Structure, 涂壁, 数墙',
  hitori: 'Hitori ni shite kure, 独处',
  heyawake: 'Divided Rooms, Rooms, 分割房间',
  kurodoko: 'Where is Black Cells, Kuromasu, 黑点',
  lits: 'Nuruomino',
  yinyang: 'Shirokuro, Yin and Yang',
  cave: 'Bag, Corral, Correl, 围栏',
  creek: 'Kuriku, Creeks',
  snake: 'Tunnel, Anguish, 蛇',
  tapa: 'Turkish Art of Paint, 塔帕',
  shakashaka: 'Proof of Quilt, 三角涂黑',
  slitherlink: 'Fences, Loop the Loop, Takegaki, Number Line, 数回',
  masyu: 'Pearls, Mashu, 珍珠',
  yajilin: 'Arrow Ring, Yajirin',
  shingoki: 'Traffic Lights, Semaphores',
  numberlink: 'Arukone, Flow, Number Link, 数连',
  gokigen: 'Slant, Gokigen Naname, 斜线',
  fillomino: 'Allied Occupation, Polyominous, 数独块',
  galaxies: 'Tentai Show, Spiral Galaxies, Sternenhimmel, 天体秀',
  hashi: 'Bridges, Hashiwokakero, Hashikake, Chopsticks, 造桥',
});

// A kind that is a text says itself where it stands, and what else it is called.
for (const [id, { family, also }] of Object.entries(kindNames)) {
  families[family].push(/** @type {Id} */ (id));
  otherNames[id] = [otherNames[id], also].filter(Boolean).join(', ');
}
