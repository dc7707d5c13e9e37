// Columns in JSON, which has neither typed arrays nor maps.

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Lets `JSON.stringify` write columns: typed arrays as arrays; a count as a number up to 2^53, past that as a string of
 * its digits; errors by the number of their puzzle; solutions as texts.
 * @template {object} Columns
 * @param {Columns} columns
 */
export const withArrays = (columns) =>
  Object.defineProperty(columns, 'toJSON', { value: () => plain(/** @type {any} */ (columns)) });

/** @param {Record<string, any>} columns */
function plain({ counts, largeCounts, solutions, errors, ...columns }) {
  /** @type {Record<string, unknown>} */
  const written = {};
  for (const [name, column] of Object.entries(columns))
    written[name] = ArrayBuffer.isView(column) ? Array.from(/** @type {any} */ (column)) : column;
  if (counts)
    written.counts = Array.from(counts, (/** @type {bigint} */ count, /** @type {number} */ puzzle) => {
      const whole = largeCounts.get(puzzle) ?? count;
      return whole <= Number.MAX_SAFE_INTEGER ? Number(whole) : String(whole);
    });
  if (solutions) written.solutions = textsOf(solutions);
  written.errors = Object.fromEntries(errors);
  return written;
}

/** @param {{ bytes: Uint8Array, ends: Float64Array }} solutions */
function textsOf({ bytes, ends }) {
  return Array.from(ends, (end, i) => decoder.decode(bytes.subarray(i === 0 ? 0 : ends[i - 1], end)));
}
