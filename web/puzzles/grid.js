// Grid puzzles on the page: one puzzle for each genre, all from its description in web/grids. The canonical notation is
// `grid`, which begins with the genre's name.

import { kindIds } from '../../wasm/bindings/kind-ids.js';
import { kinds } from '../../wasm/bindings/kinds.js';
import { placeOn } from '../board/places.js';
import { blankText } from '../grids/blank-text.js';
import { genreView } from '../grids/board.js';
import { nameOf, quotedRule } from '../grids/cells.js';
import { clueName } from '../grids/clues.js';
import { conflictsIn } from '../grids/conflicts.js';
import { closedEarly, linesOf, statesOf, withHint, withToken } from '../grids/edges.js';
import { cleared, filling, peers } from '../grids/filling.js';
import { clueAt, describe, valuesOf } from '../grids/genres.js';
import { Hands, keyNamesOf } from '../grids/hands/hands.js';
import { keysOf } from '../grids/keys.js';
import { OWN } from '../grids/kinds.js';
import { latticeOf, piecesOf } from '../grids/lattice.js';
import { missingOf } from '../grids/missing.js';
import { parametersOf } from '../grids/outside.js';
import { partName, withPartValue } from '../grids/part-values.js';
import { besideOnly, seenOnRoute, withEnds, withStart } from '../grids/path.js';
import { canRuleOut, ruledOutByHand } from '../grids/ruled-out.js';
import { isNonogram, kindsOfClues } from '../grids/setting.js';
import { BLANK, readGrid, sidesOf, writeGrid } from '../grids/text.js';
import { textIds } from '../session/grid-ids.js';
import { madeSizes } from '../session/made-sizes.js';
import { gridWords } from '../strings/grids-strings.js';
import { sizesFrom, sizeText } from './sizes.js';

/** @import { GridBoard, SpokenBoard } from '../grids/text.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { GridWords } from '../strings/grids-strings.js' */
/** @import { Id, Puzzle } from './catalog.js' */

const SIZES = ['5×5', '6×6', '8×8', '10×10', '12×12', '15×15', '20×20', '30×30'];
const LARGEST = 128;
/** Help is offered from this number of places that are ruled out by hand, or of lines, on. */
const [MANY_RULED_OUT, MANY_LINES] = [10, 6];

const place = placeOn(readGrid);

/** @param {GridBoard} board @param {number} value */
const tokenOf = (board, value) => describe(board).values(board)[value - 1] ?? '';

/**
 * What a value is called, of a cell where that matters.
 * @param {SpokenBoard} board
 * @param {number} value
 * @param {number} [cell]
 */
function nameOfValue(board, value, cell) {
  if (cell !== undefined && describe(board).isOfParts) return partName(board, cell, value);
  const token = tokenOf(board, value);
  return withoutThing(board, token) ?? nameOf(board, token);
}

/**
 * What a sentence says of a cell that is left without what its genre fills in: a dot is only the mark for that.
 * @param {SpokenBoard} board
 * @param {string} token
 */
function withoutThing(board, token) {
  const { isPlaced, isDrawn, hasIslands, values } = describe(board);
  const { noBridge, noLine, notShaded, without } = board.words;
  if (token !== BLANK) return undefined;
  if (isPlaced) return without(nameOf(board, values(board)[1]));
  if (hasIslands) return noBridge;
  if (isDrawn) return noLine;
  return values(board).includes('#') ? notShaded : undefined;
}

/** @param {string} text */
const size = (text) => sizeText(readGrid(text));

/**
 * The name of a genre, or the text of a kind, of which an empty board is made.
 * @param {string} id
 * @param {string} like  a board of the kind; '' if there is none yet
 */
const kindIn = (id, like) =>
  id === 'grid' ? 'akari' : id === OWN ? (readGrid(like || kinds[kindIds[0]]).kind?.source ?? id) : id;

/** @param {string} id @returns {never} */
function refuse(id) {
  throw Object.assign(new Error(`this is a puzzle of another kind than "${id}"`), {
    code: 'bad-input',
    wording: { pattern: 'this is a puzzle of another kind than {0}', values: [`"${id}"`] },
  });
}

/** What makes the puzzle of a genre, or of a kind that is a text. @param {string} id */
export const genrePuzzle = (id) => (/** @type {BoardStrings} */ board) => puzzleOf(id, gridWords(board));

/**
 * What the page says of a board.
 * @param {SpokenBoard} probe  an empty board
 * @param {boolean} isOwn  whether its kind comes with it, and may have anything
 * @param {(text: string) => SpokenBoard} read
 * @returns {Partial<Puzzle> & Pick<Puzzle, 'describe' | 'keys' | 'symbol'>}
 */
function spoken(probe, isOwn, read) {
  const { words } = probe;
  /** @param {string} text @param {number} cell @param {number} value */
  const said = (text, cell, value) => words.hint(...place(text, cell), nameOfValue(read(text), value, cell));
  return {
    keys: (text) => keysOf(read(text)),
    keyNames: (text, isSet) => keyNamesOf(read(text), isSet),
    symbol: (value, text = '', cell) => nameOfValue(read(text), value, cell),
    // Core has a clue as it is written, and where it is. Names of regions are for screen readers: nobody sees them.
    nameOfClue(text, { text: clue, cells: [cell] }) {
      if (/^region \S+$/.test(clue) && cell !== undefined) {
        const { columns } = readGrid(text);
        return `${clue} at row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
      }
      const [written, place] = clue.split(/ (?=at row )/);
      if (!place || /^\d+$/.test(written) || clueAt(readGrid(text), cell) !== written) return undefined;
      return `${clueName(read(text), written)} ${place}`;
    },
    hintedOn: (text) => writeGrid(withEnds(readGrid(text))),
    rules: (text) => readGrid(text).kind?.rules ?? [],
    quoted: (text, rule) => quotedRule(readGrid(text), rule),
    ...(isOwn && { rule: (text) => readGrid(text).kind?.says[words.lang] }),
    describe: said,
    explain(text, { cell, value, rule, constraint, clues = [] }) {
      if (cell === null || value === null) return undefined;
      const says = `${said(text, cell, value)}${words.stop}`;
      if (rule === 'look-ahead') return `${says} ${words.looking}`;
      return clues.length > 0 || constraint ? says : `${says} ${words.alone}`;
    },
    why(text, { cell, value }) {
      if (cell === null || value === null) return undefined;
      const step = seenOnRoute(readGrid(text), cell, value);
      if (step !== undefined) return words.onRoute(step, step > value);
      const others = besideOnly(readGrid(text), cell, value);
      return others.length > 0 ? words.onlyBeside(others) : undefined;
    },
    byHand(text, hasKeys) {
      const board = readGrid(text);
      const { isPainted, rest, hasFence, hasFreeParts, trail, isRoute } = describe(board);
      const hasLines = latticeOf(board) !== undefined;
      const path = isRoute ? 'route' : trail ? 'path' : hasFreeParts && 'pieces';
      const byKeys = trail === 'touching cells' ? 'corners' : path;
      const keys = hasLines ? words.byKeys[hasFence ? 'edges' : 'lines'] : byKeys ? words.byKeys[byKeys] : '';
      const other = path ? words.held[path] : isPainted && rest !== undefined ? words.held.cell : '';
      const held = hasLines ? words.held.edge : other;
      const hasClues = isNonogram(board) || sidesOf(board).length > 0;
      const strikes = hasClues ? words[hasKeys ? 'strikesByKey' : 'strikes'] : '';
      return [hasKeys ? keys : held, strikes].filter(Boolean).join(' ') || undefined;
    },
    parameters: (text) => parametersOf(read(text)).map(({ said }) => said),
    setting: (text = '') =>
      kindsOfClues(isOwn ? readGrid(text) : probe)
        .map((clues) => words.setting[clues])
        .join(' '),
    missing: (text) => missingOf(read(text)),
  };
}

/**
 * How values and lines are put on a board, for hints and a game.
 * @param {SpokenBoard} probe  an empty board
 * @param {boolean} isOwn  as above
 * @returns {Partial<Puzzle>}
 */
function fillingOf(probe, isOwn) {
  const { isOfParts, marksDigits, values } = describe(probe);
  return {
    ...(values(probe).length > 0 && {
      fill(text, cell, value) {
        const board = readGrid(text);
        const token = tokenOf(board, value);
        return latticeOf(board)
          ? writeGrid(withToken(board, cell, token))
          : filling.write(text, filling.read(writeGrid(withStart(board))).with(cell, token));
      },
    }),
    ...((isOwn || latticeOf(probe)) && {
      draw: (text, edges) => writeGrid(withHint(readGrid(text), edges)),
      remark(text) {
        const board = readGrid(text);
        const isEarly = latticeOf(board) && closedEarly(board, statesOf(board)).length > 0;
        return isEarly ? probe.words.closedEarly : '';
      },
    }),
    ...(isOfParts && { fill: withPartValue }),
    filling: isOwn || marksDigits ? { ...filling, peers } : filling,
  };
}

/** The help that a person may switch on while playing. @param {string} id @param {GridBoard} probe  an empty board */
function helping(id, probe) {
  /** @type {NonNullable<Puzzle['helps']>} */
  const helps = [];
  if (canRuleOut(probe)) helps.push('rulesOut');
  if (latticeOf(probe) && id !== 'numberlink') helps.push('inColours');
  return {
    helps,
    ...(helps.length > 0 && {
      offers(/** @type {string} */ text) {
        const board = readGrid(text);
        const lattice = latticeOf(board);
        const isDue = {
          rulesOut: () => ruledOutByHand(board) >= MANY_RULED_OUT,
          inColours: () => lattice && piecesOf(lattice, linesOf(statesOf(board))).length >= MANY_LINES,
        };
        return helps.filter((name) => isDue[name]());
      },
    }),
  };
}

/** @param {string} id @param {GridWords} words @returns {Puzzle} */
function puzzleOf(id, words) {
  /** The board with the words that say it. @param {string} text @returns {SpokenBoard} */
  const read = (text) => ({ ...readGrid(text), words });
  /** @param {string} name  of a size @param {string} [like]  a board of the same kind */
  const blank = (name, like = '') => {
    const [rows, columns] = name.split('×').map(Number);
    return blankText(kindIn(id, like), rows, columns);
  };
  const probe = read(blank('10×10'));
  const isText = textIds.some((each) => each === id);
  return {
    id: /** @type {Id} */ (id),
    notation: 'grid',
    name: words.names[id] ?? id,
    isGenre: true,
    sizes: SIZES,
    usual: isText ? '6×6' : id === 'tenner' ? '4×10' : id === 'multisudoku' ? '9×9' : '10×10',
    size,
    ...sizesFrom(1, LARGEST),
    blank,
    clear: (text) => (cleared(text) === text ? blank(size(text), text) : cleared(text)),
    accepts(text) {
      const { genre, rows, columns, cells, regions, filled } = readGrid(text);
      const sides = [cells, regions, filled].map((tokens) => tokens.length);
      return (
        (id === 'grid' || genre === id) && rows > 0 && columns > 0 && sides.every((length) => length === rows * columns)
      );
    },
    judgedByCore: true,
    // Core reads the kinds that are texts by one name.
    ...(isText && { canDraw: (/** @type {string} */ text) => readGrid(text).genre === id || refuse(id) }),
    scale: 5,
    isMade: Object.hasOwn(madeSizes, id),
    ...helping(id, probe),
    ...(id === 'grid' && {
      plainer: (/** @type {string} */ text) => ({ id: /** @type {Id} */ (readGrid(text).genre), text }),
    }),
    place,
    ...spoken(probe, id === OWN, read),
    ...fillingOf(probe, id === OWN),
    clashes: (text, isQuiet) => !isQuiet && conflictsIn(readGrid(text), valuesOf(readGrid(text))).size > 0,
    view: genreView(Hands, words),
  };
}
