// Links of f-puzzles and SudokuPad, read into the notation `line` and written from it, before a worker is asked and after it has
// answered. A text holds one link, or its bare payload, in each line.
//
// An f-puzzles payload is JSON {size, grid: [[{value, given, region}]], …} compressed by lz-string; every rule beyond the classic
// ones has a key of its own. SudokuPad takes the same behind `fpuz` or `fpuzzles`, and behind `scl` or `ctc` its own JSON {cells,
// regions, cages, lines, …}, often shortened first (SudokuPad/sudokutools, src/puzzlezipper_lib.js). Whatever key is not known to
// be without effect on the solution is taken for a rule and refused by its name. Rules in prose cannot be understood at all: they
// are passed over with the title and the author. Tested by tests/wasm/links.test.js.
import lz from './lz-string.js';

/** @typedef {import('./protocol.js').Found} Found */
/** @typedef {import('./question.js').Asked} Asked */
/** @typedef {import('./protocol.js').Piece} Piece */
/** @typedef {Record<string, any>} Json */

/** `line`'s symbols, by value. */
const symbols = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** A full board of 36×36 needs a quarter of this. What is unpacked may grow with the square of it. */
const MOST_CHARACTERS = 32 * 1024;

/** SudokuPad's own bound for the ids of puzzles that it keeps. */
const LONGEST_ID = 60;

/** Keys of f-puzzles that leave the solutions as they are. */
const fpuzzlesCosmetic = new Set(
  `size grid title author ruleset solution successMessage disabledlogic truecandidatesoptions highlightConflicts
   text circle rectangle line cage`.split(/\s+/),
);

/** The same of SudokuPad; its drawings are not among them, since it has no other way to state a rule. */
const sudokupadCosmetic = new Set(
  'id cellSize cells regions cages metadata metaData title author rules solution videos duration'.split(' '),
);

/**
 * What those of SudokuPad's short keys stand for that are looked at, or named when they are refused.
 * @type {Record<string, string>}
 */
const longKeys = {
  ce: 'cells',
  re: 'regions',
  ca: 'cages',
  cs: 'cellSize',
  v: 'value',
  t: 'title',
  l: 'lines',
  a: 'arrows',
  o: 'overlays',
  u: 'underlays',
  vd: 'videos',
  d: 'duration',
};

/** Why a link cannot be read. Only type imports stand in this file, so that it does not split the chunks of a page. */
class LinkError extends Error {}

/** @param {string} message @returns {never} */
function refuse(message) {
  throw new LinkError(message);
}

/** @param {string} rule @returns {never} */
const refuseRule = (rule) => refuse(`the puzzle has the rule ${JSON.stringify(rule)}, which is not classic Sudoku`);

/**
 * A link as a board in the notation `line`.
 * @param {string} link
 */
function readLink(link) {
  if (link.length > MOST_CHARACTERS)
    refuse(`a link of more than ${MOST_CHARACTERS} characters is too long for a Sudoku`);
  const puzzle = parsed(payloadOf(link));
  if (Array.isArray(puzzle.grid)) return readFpuzzles(puzzle);
  if (Array.isArray(puzzle.cells)) return readSudokupad(puzzle);
  return refuse('the link holds neither "grid" nor "cells", so no board');
}

/**
 * A board in the notation `line` as a link; whatever it holds is given.
 * @param {string} line
 * @param {string} notation
 */
function writeLink(line, notation) {
  const size = Math.sqrt(line.length);
  const cells = [...line].map((symbol) => (symbol === '.' ? {} : { value: symbols.indexOf(symbol), given: true }));
  const grid = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  const payload = lz.compressToBase64(JSON.stringify({ size, grid }));
  return notation === 'fpuzzles'
    ? `https://www.f-puzzles.com/?load=${payload}`
    : `https://sudokupad.app/fpuzzles${encodeURIComponent(payload)}`; // a bare / would end the id
}

/** The compressed JSON in a link. @param {string} link */
function payloadOf(link) {
  const address = /^(?:https?:\/\/)?[\w.-]+\.\w+\/(.*)$/i.exec(link);
  const encoded = address
    ? (/[?&](?:load|puzzleid|id)=([^&#]*)/.exec(link) ?? /^(?:sudoku\/|puzzle\/)?([^?#]*)/.exec(address[1]))?.[1]
    : /^\??(?:puzzleid=)?(.*)$/.exec(link)?.[1];
  let id = '';
  try {
    id = decodeURIComponent(encoded ?? '').replaceAll(' ', '+'); // a plus sign in a query may have become a space
  } catch {
    refuse('the link has a % that is not followed by two hexadecimal digits of UTF-8');
  }
  const [, kind = '', payload] = /** @type {RegExpExecArray} */ (/^(fpuz(?:zles)?|scl|ctc)?(.*)$/s.exec(id));
  if (address && kind === '' && payload.length <= LONGEST_ID && /^[\w/-]+$/.test(payload))
    refuse('the link holds no puzzle, only the name of one that is kept on a server');
  if (!/^[A-Za-z0-9+/]+=*$/.test(payload)) refuse('the link holds no puzzle: what should be one is not base64');
  return payload;
}

/** @param {string} payload @returns {Json} */
function parsed(payload) {
  let json = null;
  try {
    json = JSON.parse(unshortened(lz.decompressFromBase64(payload) ?? ''));
  } catch {
    // Whatever is wrong with it, it is no puzzle.
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    refuse('the link holds no puzzle: what it holds is not JSON compressed by lz-string');
  return json;
}

/**
 * JSON from SudokuPad's shortened form: single quotes, bare keys, nothing for {}, t and f for true and false, bare colours.
 * @param {string} text
 */
function unshortened(text) {
  if (text.startsWith('{"')) return text;
  return text.replace(
    /'((?:\\.|[^'\\])*)'|([A-Za-z0-9]+)(?=:)|([[,])(?=[,\]])|:([tf])(?=[,}])|:(#[0F]|[0-9a-fA-F]{6})(?=[,}])/g,
    (_, string, key, before, flag, colour) => {
      if (string !== undefined) return `"${string.replaceAll("\\'", "'")}"`;
      if (key !== undefined) return `"${longKeys[key] ?? key}"`;
      if (before !== undefined) return `${before}{}`;
      if (flag !== undefined) return flag === 't' ? ':true' : ':false';
      return `:"${colour}"`;
    },
  );
}

/** @param {Json} puzzle */
function readFpuzzles(puzzle) {
  for (const [key, value] of Object.entries(puzzle)) {
    if (!isNothing(value) && !fpuzzlesCosmetic.has(key)) refuseRule(key);
    // Solvers that extend f-puzzles draw their own rules and say so.
    for (const part of Array.isArray(value) ? value : [])
      if (part?.fromConstraint) refuseRule(`${part.fromConstraint}`);
  }
  const rows = squareOf(puzzle.grid);
  if (!isNothing(puzzle.size) && Number(puzzle.size) !== rows.length)
    refuse(`"size" is ${JSON.stringify(puzzle.size)}, but the grid has ${rows.length} rows`);
  const cells = rows.flat();
  if (cells.some((cell) => !isNothing(cell.givenPencilMarks))) refuseRule('givenPencilMarks');
  if (cells.some((cell) => cell.region !== undefined)) {
    const boxes = boxesOf(rows.length);
    sameAsBoxes(
      cells.map(({ region }, at) => (region === undefined ? boxes[at] : region)),
      boxes,
    );
  }
  // What a solver of the puzzle has entered is no part of it; but a board without any mark was typed in as it is.
  const marked = cells.some((cell) => cell.given === true);
  return lineOf(cells.map((cell) => (marked && cell.given !== true ? undefined : cell.value)));
}

/** @param {Json} puzzle */
function readSudokupad(puzzle) {
  for (const [key, value] of Object.entries(puzzle)) {
    if (!isNothing(value) && !sudokupadCosmetic.has(key)) refuseRule(key);
  }
  for (const [name, value] of Object.entries({ ...puzzle.metadata, ...puzzle.metaData })) {
    if (value === true || value === 'true') refuseRule(name);
  }
  for (const cage of Array.isArray(puzzle.cages) ? puzzle.cages : []) {
    // A cage without cells is a remark such as "title: …".
    const remark = /^([^:]+):\s*(.*)$/s.exec(String(cage?.value ?? ''));
    if (remark === null || !isNothing(cage.cells)) return refuseRule('cages');
    if (remark[2] === 'true' || remark[2] === 't') refuseRule(remark[1]);
  }
  const rows = squareOf(puzzle.cells);
  const size = rows.length;
  /** @type {unknown[]} */
  const regions = Array(size * size).fill(undefined);
  for (const [region, cells] of (Array.isArray(puzzle.regions) ? puzzle.regions : []).entries()) {
    for (const [row, column] of Array.isArray(cells) ? cells.filter(Array.isArray) : [])
      regions[row * size + column] = region;
  }
  sameAsBoxes(regions, boxesOf(size));
  return lineOf(rows.flat().map((cell) => cell.value));
}

/** Whether a key with this value says nothing. @param {unknown} value */
const isNothing = (value) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** @param {unknown[]} rows @returns {Json[][]} the same, if they are a board's */
function squareOf(rows) {
  const size = rows.length;
  if (![4, 9, 16, 25, 36].includes(size)) refuse(`the board has ${size} rows; a board has 4, 9, 16, 25 or 36`);
  return rows.map((row, at) => {
    if (!Array.isArray(row) || row.length !== size) refuse(`row ${at + 1} of the board has not ${size} cells`);
    return row.map((cell) => (typeof cell === 'object' && cell !== null ? cell : {}));
  });
}

/** The box of each cell, in the order of reading. @param {number} size */
function boxesOf(size) {
  const n = Math.sqrt(size);
  return Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return Math.floor(row / n) * n + Math.floor(column / n);
  });
}

/** Refuses regions that are not the boxes, in whatever order they are numbered. @param {unknown[]} regions @param {number[]} boxes */
function sameAsBoxes(regions, boxes) {
  const names = new Map(boxes.map((box, at) => [box, regions[at]]));
  const one = new Set(names.values());
  const fits = one.size === names.size && regions.every((region, at) => region === names.get(boxes[at]));
  if (!fits || one.has(undefined) || one.has(null))
    refuse('the puzzle has irregular "regions", which is not classic Sudoku');
}

/** @param {unknown[]} values */
function lineOf(values) {
  const size = Math.sqrt(values.length);
  return values
    .map((value, at) => {
      const number = isNothing(value) ? 0 : Number(value);
      if (!Number.isInteger(number) || number < 0 || number > size)
        refuse(
          `R${Math.floor(at / size) + 1}C${(at % size) + 1}: ${JSON.stringify(value)} is no value of a ${size}×${size} board`,
        );
      return symbols[number];
    })
    .join('');
}

/** What core refuses in place of a link that could not be read, so that the answers stay in order. */
const UNREADABLE = '?';

/**
 * One question's translation: its text on the way to core, and what core finds on the way back.
 */
export class Translation {
  /** @type {Asked} the question as core is asked it; its text is to be translated apart */
  asked;

  /** @param {Asked} asked @param {string} format @param {string} to notations of links; empty if core knows the notation */
  constructor(asked, format, to) {
    const { request, shape } = asked;
    this.#format = format;
    this.#to = to;
    this.asked = {
      ...asked,
      shape:
        shape &&
        ((verdict, solutions, ...others) =>
          shape(verdict, /** @type {string[]} */ (solutions.map((solution) => this.found(solution))), ...others)),
      request: {
        ...request,
        format: this.#format === '' ? request.format : 'line',
        to: this.#to === '' ? request.to : 'line',
      },
    };
  }

  /** The whole text for core. @param {Uint8Array} bytes */
  bytes(bytes) {
    if (this.#format === '') return bytes;
    return new TextEncoder().encode(this.#lines(new TextDecoder().decode(bytes)));
  }

  /** The text for core, piece by piece. @param {AsyncIterable<Piece> | Iterable<Piece>} source @returns {AsyncGenerator<Piece>} */
  async *pieces(source) {
    if (this.#format === '') return yield* source;
    const decoder = new TextDecoder();
    let rest = '';
    for await (const { bytes, last } of source) {
      rest += decoder.decode(bytes, { stream: !last });
      const end = last ? rest.length : rest.lastIndexOf('\n') + 1;
      const whole = new TextEncoder().encode(this.#lines(rest.slice(0, end)));
      rest = rest.slice(end, end + MOST_CHARACTERS + 1); // what is longer is refused anyway
      if (last || whole.length > 0) yield { bytes: whole, last };
    }
  }

  /** The text's notation, once core has told the one that it read. @param {string} format */
  format(format) {
    return this.#format || format;
  }

  /** What core found, as it is told. @param {Found} found @returns {Found} */
  found(found) {
    if (typeof found === 'string') {
      const isSolution = !['candidates', 'hint'].includes(this.asked.request.question);
      return this.#to === '' || !isSolution ? found : writeLink(found, this.#to);
    }
    if (found instanceof Error) return this.#fault(found);
    if (!('text' in found)) return found;
    return {
      format: this.format(found.format),
      text: this.#to === '' ? found.text : writeLink(found.text, this.#to),
    };
  }

  #format;
  #to;
  #line = 1;
  /** @type {Map<number, string>} why a line could not be read */
  #faults = new Map();

  /** @param {string} text whole lines @returns {string} as many */
  #lines(text) {
    const lines = text.split('\n').map((line, at) => {
      const link = line.replace('\uFEFF', '').trim();
      if (link === '') return '';
      try {
        return readLink(link);
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        this.#faults.set(this.#line + at, error.message);
        return UNREADABLE;
      }
    });
    this.#line += lines.length - 1;
    return lines.join('\n');
  }

  /** @param {import('./protocol.js').QuadrilleError} error core's, whose columns are not the link's */
  #fault(error) {
    if (this.#format === '') return error;
    const { line = 0 } = error;
    error.message = this.#faults.get(line) ?? error.message;
    error.column = undefined;
    this.#faults.delete(line);
    return error;
  }
}
