// The clues of a nonogram from a picture: each cell is shaded whose mean is darker than a threshold, which is found
// from the picture itself. The board that is open says how many rows and columns there are.
// Tested by tests/wasm/nonogram-picture.test.js and tests/web/importing.test.js.

/** This many pixels of the picture, a side, are looked at for a cell. */
const PIXELS = 8;

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
 * @param {number[][]} greys  of each cell, from 0, black, to 255
 */
export function nonogramOf(greys) {
  const threshold = thresholdOf(greys.flat());
  const rows = greys.map((row) => row.map((grey) => (grey < threshold ? '#' : '.')).join(''));
  const columns = greys[0].map((_, column) => rows.map((row) => row[column]).join(''));
  const clue = (/** @type {string} */ line) =>
    line
      .match(/#+/g)
      ?.map(({ length }) => length)
      .join(' ') ?? '0';
  return ['nonogram', 'rows', ...rows.map(clue), 'columns', ...columns.map(clue)].join('\n');
}

/**
 * Reads a picture as a nonogram of the size of another one.
 * @param {Blob} file  in any form that the browser can show
 * @param {string} board  a nonogram
 * @returns {Promise<string | undefined>}  undefined when the browser cannot read it
 */
export async function readPicture(file, board) {
  const [rows, columns] = sizeOf(board);
  const [width, height] = [columns * PIXELS, rows * PIXELS];
  const size = /** @type {const} */ ({ resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const picture = await createImageBitmap(file, size).catch(() => undefined);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!picture || !context) return undefined;
  context.fillStyle = 'white'; // behind what is transparent
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const greys = Array.from({ length: rows }, () => Array(columns).fill(0));
  for (let at = 0; at < width * height; ++at) {
    const [red, green, blue] = data.subarray(4 * at, 4 * at + 3);
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue; // ITU-R BT.601
    greys[Math.floor(at / width / PIXELS)][Math.floor((at % width) / PIXELS)] += luma / PIXELS ** 2;
  }
  return nonogramOf(greys);
}
