// What the JSON of f-puzzles draws without a rule: lines, circles, rectangles, texts, cages, and coloured cells. It is
// told in words and kept as figures, and never guessed to be a rule. Programs that extend f-puzzles draw their rules
// for those who do not know them, and mark the drawings `fromConstraint`; people draw lines over those of a rule, for
// their colour. Where the rule itself is there too, its drawing is passed over. Sizes are those of
// SudokuPad/sudokutools, src/fpuzzlesdecoder.js. Tested by tests/wasm/decoration.test.js.
import { colourOf, readFigure } from './decoration.js';
import { placeOf } from './fpuzzles-outside.js';
import { isEmpty, isObject, numberIn, textIn } from './link-payload.js';

/** @typedef {import('./decoration.js').Figure} Figure */
/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./puzzle-builder.js').PuzzleBuilder} PuzzleBuilder */

/** In the order in which they are drawn, from below. */
export const drawingKeys = ['line', 'rectangle', 'circle', 'cage', 'text'];

/** Widths of lines and heights of letters are in halves of a cell. */
const UNIT = 0.5;

/** Letters in a circle or rectangle are this part of its height. */
const LABEL = 0.8;

/** Labels of cages that say something to SudokuPad, not to the solver. */
const SILENT_LABEL = /^(FOW|FOGLIGHT)$|^(?!rules:)[a-z]+: /;

/** The colours that are written as a number. */
const highlights = '#a8a8a8 #000000 #ffa0a0 #ffdf61 #feffaf #b0ffb0 #61d060 #d0d0ff #8180f0 #ff08ff #ffd0d0'.split(' ');

/** Says in words what is drawn and states no rule, and keeps it. @param {PuzzleBuilder} builder @param {Json} puzzle */
export function readDrawings(builder, puzzle) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {unknown[]} */
  const labels = [];
  const ruled = ruledLines(puzzle);
  const coloured = readColours(builder, puzzle.grid.flat());
  for (const key of drawingKeys) {
    const parts = isEmpty(puzzle[key]) ? [] : builder.list(puzzle[key], key).filter(isObject);
    const isRuled = (/** @type {Json} */ { lines }) =>
      key === 'line' &&
      Array.isArray(lines) &&
      lines.length > 0 &&
      lines.every((line) => ruled.has(JSON.stringify(line)));
    const alone = parts.filter((part) => isAlone(part, key, puzzle) && !isRuled(part));
    for (const { fromConstraint } of alone) if (fromConstraint) builder.meet(fromConstraint);
    counts.set(key, alone.length);
    labels.push(...alone.flatMap(({ fromConstraint, value }) => [fromConstraint, value]));
    for (const part of alone) for (const figure of figuresOf(key, part)) builder.addFigure(figure);
  }
  builder.addDrawings(counts.set('coloured cell', coloured), labels);
}

/** The cells of every line that belongs to a rule, in both directions. @param {Json} puzzle @returns {Set<string>} */
function ruledLines(puzzle) {
  const rules = Object.entries(puzzle).flatMap(([key, rule]) =>
    !drawingKeys.includes(key) && Array.isArray(rule) ? rule.filter(isObject) : [],
  );
  const lines = rules.flatMap(({ lines }) => (Array.isArray(lines) ? lines.filter(Array.isArray) : []));
  return new Set(lines.flatMap((line) => [JSON.stringify(line), JSON.stringify(line.toReversed())]));
}

/** @param {PuzzleBuilder} builder @param {Json[]} cells of the grid @returns {number} how many cells have a colour */
function readColours(builder, cells) {
  let coloured = 0;
  for (const [at, cell] of cells.entries()) {
    const [colour] = [cell?.c, cell?.cArray?.[0]].filter((each) => !isEmpty(each));
    if (colour === undefined) continue;
    ++coloured;
    const { columns } = builder.shape;
    const middle = /** @type {[number, number]} */ ([(at % columns) + 0.5, Math.floor(at / columns) + 0.5]);
    const inside = colourOf(highlights[numberIn(colour)] ?? colour);
    builder.addFigure({ kind: 'box', colours: [inside, 'none'], sizes: [1, 1], points: [middle] });
  }
  return coloured;
}

/**
 * Whether a drawing is more than the picture of a rule that is there too.
 * @param {Json} part
 * @param {string} key
 * @param {Json} puzzle
 */
function isAlone({ fromConstraint, isNewConstraint, value }, key, puzzle) {
  if (key === 'cage' && typeof value === 'string' && SILENT_LABEL.test(value)) return false;
  if (isNewConstraint === true) return isEmpty(puzzle.renban) && isEmpty(puzzle.whispers);
  if (typeof fromConstraint !== 'string') return true;
  const rule = fromConstraint.toLowerCase().replaceAll(' ', '');
  return isEmpty(puzzle[rule.endsWith('whispers') ? 'whispers' : rule]);
}

/** @param {string} key @param {Json} part @returns {import('./decoration.js').Draft[]} */
function figuresOf(key, part) {
  const { lines, outlineC, baseC, fontC, width, height, size, angle } = part;
  const text = textIn(part.value);
  if (key === 'line') {
    const [colours, sizes] = [[colourOf(outlineC)], [(numberIn(width) || 1) * UNIT]];
    return (Array.isArray(lines) ? lines : []).map((cells) => ({
      kind: 'line',
      colours,
      sizes,
      points: pointsOf(cells),
    }));
  }
  const points = pointsOf(part.cells);
  if (key === 'cage') return [{ kind: 'cage', colours: [colourOf(outlineC)], points, text }];
  /** @type {import('./decoration.js').Draft} */
  const label = { kind: 'text', colours: [colourOf(fontC, '#000000')], text, points: [meanOf(points)] };
  const turn = numberIn(angle) || 0;
  if (key === 'text') return [{ ...label, sizes: [(numberIn(size) || 1) * UNIT], angle: turn }];
  const sizes = [numberIn(width) || 1, numberIn(height) || 1];
  return [
    {
      kind: key === 'circle' ? 'round' : 'box',
      colours: [colourOf(baseC, 'none'), colourOf(outlineC, 'none')],
      sizes,
      points: label.points,
      angle: turn,
    },
    { ...label, sizes: [Math.min(...sizes) * LABEL], angle: turn },
  ];
}

/** The middle of each cell. @param {unknown} names @returns {[number, number][]} */
const pointsOf = (names) =>
  (Array.isArray(names) ? names : []).map((name) => {
    const [row, column] = placeOf(name) ?? [Number.NaN, Number.NaN];
    return [column + 0.5, row + 0.5];
  });

/** @param {[number, number][]} points @returns {[number, number]} */
function meanOf(points) {
  const mean = (/** @type {0 | 1} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

/**
 * Adds the figures that f-puzzles can draw too.
 * @param {string[]} decoration
 * @param {Json} json is added to
 */
export function writeDrawings(decoration, json) {
  for (const line of decoration) {
    const figure = readFigure(line);
    const part = figure && partOf(figure);
    if (!part) continue;
    json[part.key] ??= [];
    json[part.key].push(part.value);
  }
}

/** @param {Figure} figure @returns {{key: string, value: Json} | undefined} */
function partOf({ kind, colours: [colour, outlineC], sizes: [first, second], points, angle, text }) {
  const names = points.map(namesAt);
  const cells = names.flat();
  if (names.some((each) => each.length === 0) || kind === 'arrow') return undefined;
  const turned = angle === 0 ? {} : { angle };
  if (kind === 'text')
    return { key: 'text', value: { cells, value: text, fontC: colour, size: first / UNIT, ...turned } };
  if (kind === 'box' || kind === 'round') {
    const value = { cells, baseC: hexOf(colour), outlineC: hexOf(outlineC), width: first, height: second, ...turned };
    return { key: kind === 'box' ? 'rectangle' : 'circle', value };
  }
  if (names.some((each) => each.length > 1)) return undefined;
  if (kind === 'cage') return { key: 'cage', value: { cells, value: text, outlineC: colour } };
  return { key: 'line', value: { lines: [cells], outlineC: colour, width: first / UNIT } };
}

/** @param {string} colour */
const hexOf = (colour) => (colour === 'none' ? '#00000000' : colour);

/** The cells around a point, whose middle it is; none when there are no such cells. @param {[number, number]} point */
function namesAt([x, y]) {
  const [rows, columns] = [y, x].map((at) => (Number.isInteger(at) ? [at, at + 1] : [at + 0.5]));
  const isName = [...rows, ...columns].every((number) => Number.isInteger(number) && number >= 0 && number <= 99);
  return isName ? rows.flatMap((row) => columns.map((column) => `R${row}C${column}`)) : [];
}
