// The file of --proof, and `verify`, which judges it. Tested by tests/cli/proof.test.js.
import { renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { verify as judge, prove } from '../api/proofs.js';
import { wholeText } from './input.js';

/**
 * @typedef {import('../api/quadrille.js').Quadrille} Quadrille
 * @typedef {import('../bindings/catalog.js').PuzzleId} PuzzleId
 * @typedef {import('../bindings/catalog.js').NotationName} NotationName
 * @typedef {import('../api/types.js').Options} Options
 */

/**
 * Writes a certificate of the answer to a file. Returns why none was written because a limit came first.
 * @param {Quadrille} quadrille
 * @param {{ word: string, puzzle: PuzzleId, text: Uint8Array, file: string, options: Options }} asked
 */
export async function writeProof(quadrille, { word, puzzle, text, file, options }) {
  const question = /** @type {import('../api/proofs.js').Proved} */ (word);
  const proof = await prove(quadrille, { question, puzzle, text, options });
  if (proof === null) return 'a limit stopped the search of the certificate';
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
  const problem = 'problem' in found ? found.problem : undefined;
  let refusal = new Error(problem ?? 'no puzzle is recognised');
  for (const reading of readings)
    try {
      const asked = {
        puzzle: /** @type {PuzzleId} */ (reading.puzzle),
        text,
        format: /** @type {NotationName | undefined} */ (reading.format),
        proof: certificate,
      };
      const { verdict, count } = await judge(quadrille, asked);
      return `${reading.puzzle}: ${verdict === 'counted' ? `counted ${count}` : verdict}\n`;
    } catch (error) {
      refusal = /** @type {Error} */ (error);
    }
  throw refusal;
}
