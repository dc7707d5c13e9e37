// The file of --proof, and `verify`, which judges it. Tested by tests/cli/proof.test.js.
import { renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { QuadrilleError } from '../api/quadrille.js';
import { check } from '../proof/check.js';
import { wholeText } from './input.js';

/** As long as a text that `verify` decompresses may be. */
const MOST_BYTES = 256e6;

/**
 * @typedef {import('../api/quadrille.js').Quadrille} Quadrille
 * @typedef {import('../bindings/catalog.js').PuzzleId} PuzzleId
 * @typedef {import('../bindings/catalog.js').NotationName} NotationName
 * @typedef {import('../api/quadrille.js').Options} Options
 */

/**
 * The text of one puzzle as a model. A Sudoku has no such notation, and is a variant by a link that both read.
 * @param {Quadrille} quadrille
 * @param {PuzzleId} puzzle
 * @param {Uint8Array | string} text
 * @param {NotationName} [format]
 * @returns {Promise<string>}
 */
async function modelOf(quadrille, puzzle, text, format) {
  const to = puzzle === 'sudoku' ? 'puzzlink' : 'model';
  const converted = (await quadrille.convert(puzzle, text, { format, to })).text;
  return puzzle === 'sudoku' ? modelOf(quadrille, 'variant', converted) : converted;
}

/**
 * Writes a certificate of the answer to a file. Returns why none was written because a limit came first.
 * @param {Quadrille} quadrille
 * @param {{ word: string, puzzle: PuzzleId, text: Uint8Array, file: string, options: Options }} asked
 */
export async function writeProof(quadrille, { word, puzzle, text, file, options }) {
  const model = await modelOf(quadrille, puzzle, text, options.format);
  const { limit, nodes, seconds, signal } = options;
  const piece = { bytes: new TextEncoder().encode(model), last: true };
  const asked = { limit, nodes, seconds, signal, to: /** @type {NotationName} */ ('proof') };
  let proof = '';
  let isWhole = false;
  for await (const items of quadrille.stream('model', /** @type {'check'} */ (word), [piece], asked))
    for (const item of items) {
      if (item instanceof QuadrilleError) throw new QuadrilleError(item.code, item.message);
      if (typeof item === 'string') proof += item;
      else if ('verdict' in item) isWhole = item.verdict !== 'stopped';
      if (proof.length > MOST_BYTES) throw new Error('the certificate would be longer than 256 MB');
    }
  if (!isWhole) return 'a limit stopped the search of the certificate';
  writeFileSync(`${file}.new`, file.endsWith('.gz') ? gzipSync(proof) : proof);
  renameSync(`${file}.new`, file);
  return undefined;
}

/**
 * Judges a certificate. Throws what is wrong with it, or with the puzzle.
 * @param {Quadrille} quadrille
 * @param {{ puzzle?: PuzzleId, file: string, proof: string }} asked the puzzle is recognised when its name is left out
 * @returns {Promise<string>} what is proved, in a line
 */
export async function verify(quadrille, { puzzle, file, proof }) {
  const text = await wholeText(file);
  const certificate = (await wholeText(proof)).toString();
  const found = puzzle ? { puzzle, format: undefined } : await quadrille.recognise(text);
  const readings = 'choices' in found && found.choices ? found.choices : [found];
  let refusal = new Error('no puzzle is recognised');
  for (const reading of readings)
    try {
      const model = await modelOf(
        quadrille,
        /** @type {PuzzleId} */ (reading.puzzle),
        text,
        /** @type {NotationName | undefined} */ (reading.format),
      );
      const { verdict, count } = check(model, certificate);
      return `${reading.puzzle}: ${verdict === 'counted' ? `counted ${count}` : verdict}\n`;
    } catch (error) {
      refusal = /** @type {Error} */ (error);
    }
  throw refusal;
}
