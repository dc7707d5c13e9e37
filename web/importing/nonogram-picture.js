// The clues of a nonogram from a picture: each cell is shaded whose mean is darker than a threshold, which is found
// from the picture itself until somebody chooses another one. Tested by tests/wasm/nonogram-picture.test.js and, with
// pictures, by tests/web/nonogram-picture.test.js.

/** This many pixels of the picture, a side, are looked at for a cell. */
const PIXELS = 8;

/** The longer side of a board. */
export const LENGTHS = { least: 4, most: 50 };

/** The rows and columns of a nonogram. @param {string} text  in the notation of core */
export function sizeOf(text) {
  const lines = text.split('\n');
  return ['rows', 'columns'].map((name) => {
    const after = lines.slice(lines.indexOf(name) + 1);
    const end = after.findIndex((line) => !/^[\d?]/.test(line));
    return end < 0 ? after.length : end;
  });
}

/**
 * The grey that divides dark from light: the one for which the two groups differ most (N. Otsu, "A threshold selection
 * method from gray-level histograms", 1979).
 * @param {number[]} greys  from 0, black, to 255
 */
export function thresholdOf(greys) {
  const sorted = [...greys].sort((a, b) => a - b);
  const all = sorted.reduce((sum, grey) => sum + grey, 0);
  let [best, threshold, dark] = [0, 128, 0];
  for (let count = 1; count < sorted.length; ++count) {
    dark += sorted[count - 1];
    const light = sorted.length - count;
    const between = count * light * ((all - dark) / light - dark / count) ** 2;
    if (between > best) [best, threshold] = [between, (sorted[count - 1] + sorted[count]) / 2];
  }
  return threshold;
}

/**
 * The nonogram of a picture.
 * @param {boolean[]} shaded  by cell
 * @param {number} columns
 */
export function nonogramOf(shaded, columns) {
  const rows = Array.from({ length: shaded.length / columns }, (_, row) =>
    shaded.slice(row * columns, (row + 1) * columns),
  );
  const across = Array.from({ length: columns }, (_, column) => rows.map((row) => row[column]));
  const clue = (/** @type {boolean[]} */ line) =>
    line
      .map((is) => (is ? '#' : '.'))
      .join('')
      .match(/#+/g)
      ?.map(({ length }) => length)
      .join(' ') ?? '0';
  return ['nonogram', 'rows', ...rows.map(clue), 'columns', ...across.map(clue)].join('\n');
}

/**
 * How many rows and columns a board has that is as long as wanted, and has the shape of the picture.
 * @param {{width: number, height: number}} picture
 * @param {number} length  of the longer side
 */
export function shapeOf({ width, height }, length) {
  const other = (/** @type {number} */ part) => Math.max(1, Math.round(length * part));
  return width > height
    ? { rows: other(height / width), columns: length }
    : { rows: length, columns: other(width / height) };
}

/**
 * Reads a picture, no larger than what a board can show of it.
 * @param {Blob} file  in any form that the browser can show
 * @returns {Promise<ImageBitmap | undefined>}  undefined when the browser cannot read it
 */
export async function readPicture(file) {
  const picture = await createImageBitmap(file).catch(() => undefined);
  const most = PIXELS * LENGTHS.most;
  if (!picture || Math.max(picture.width, picture.height) <= most) return picture;
  const { rows: height, columns: width } = shapeOf(picture, most);
  return resized(picture, width, height);
}

/** @param {ImageBitmap} picture @param {number} width @param {number} height */
const resized = (picture, width, height) =>
  createImageBitmap(picture, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });

/**
 * The mean grey of each cell, from 0, black, to 255.
 * @param {ImageBitmap} picture
 * @param {{rows: number, columns: number}} shape
 */
export async function greysOf(picture, { rows, columns }) {
  const [width, height] = [columns * PIXELS, rows * PIXELS];
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(width, height).getContext('2d')
  );
  context.fillStyle = 'white'; // behind what is transparent
  context.fillRect(0, 0, width, height);
  context.drawImage(await resized(picture, width, height), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const greys = Array(rows * columns).fill(0);
  for (let at = 0; at < width * height; ++at) {
    const [red, green, blue] = data.subarray(4 * at, 4 * at + 3);
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue; // ITU-R BT.601
    greys[Math.floor(at / width / PIXELS) * columns + Math.floor((at % width) / PIXELS)] += luma / PIXELS ** 2;
  }
  return greys;
}
