// Certificates of answers (core/network/proof/writer.hpp has their form): the search of models makes them, and the
// checker, which shares no code with it, judges them. Tested by tests/wasm/proofs.test.js.
import { check, ProofError } from '../proof/check.js';
import { QuadrilleError } from '../transport/protocol.js';

/**
 * @typedef {Pick<import('./quadrille.js').Quadrille, 'convert' | 'stream' | 'solve' | 'check' | 'count'>} Solver
 * @typedef {import('../bindings/catalog.js').PuzzleId} PuzzleId
 * @typedef {import('../bindings/catalog.js').NotationName} NotationName
 * @typedef {import('./types.js').Given} Given
 * @typedef {import('./types.js').Options} Options
 * @typedef {'solve' | 'check' | 'count'} Proved
 */

/** The largest length of a certificate. */
export const MOST_BYTES = 256e6;
const PROVED = ['solve', 'check', 'count'];
/** Options of answers that have no certificate. */
const OTHERS = /** @type {const} */ (['part', 'upToSymmetry', 'engine', 'checkpoint', 'onCheckpoint']);

/**
 * The text of one puzzle as a model. Sudoku has no such notation: it becomes a variant first, by a link
 * that both read.
 * @param {Solver} quadrille
 * @param {PuzzleId} puzzle
 * @param {Given} text
 * @param {NotationName} [format]
 * @returns {Promise<string>}
 */
export async function modelOf(quadrille, puzzle, text, format) {
  const to = puzzle === 'sudoku' ? 'puzzlink' : 'model';
  const converted = (await quadrille.convert(puzzle, text, { format, to })).text;
  return puzzle === 'sudoku' ? modelOf(quadrille, 'variant', converted) : converted;
}

/**
 * Makes a certificate of an answer; null if a limit or the signal came first.
 * @param {Solver} quadrille
 * @param {{ question: Proved, puzzle: PuzzleId, text: Given, options: Options & { parts?: number } }} asked
 */
export async function prove(quadrille, { question, puzzle, text, options }) {
  const model = await modelOf(quadrille, puzzle, text, options.format);
  const { limit, nodes, seconds, signal, parts } = options;
  const piece = { bytes: new TextEncoder().encode(model), last: true };
  const asked = { limit, nodes, seconds, signal, parts, to: /** @type {NotationName} */ ('proof') };
  let proof = '';
  let isWhole = false;
  for await (const items of quadrille.stream('model', /** @type {'check'} */ (question), [piece], asked))
    for (const item of items) {
      if (item instanceof QuadrilleError) throw item;
      if (typeof item === 'string') proof += item;
      else if ('verdict' in item) isWhole = item.verdict !== 'stopped';
      if (proof.length > MOST_BYTES)
        throw new QuadrilleError('too-large', 'the certificate would be longer than 256 MB');
    }
  return isWhole ? proof : null;
}

/**
 * An answer with its certificate.
 * @param {Solver} quadrille
 * @param {{ question: string, puzzle: PuzzleId, text: Given, options: NonNullable<Parameters<Solver['count']>[2]> }}
 *   asked
 */
export async function answerWithProof(quadrille, { question, puzzle, text, options: all }) {
  const { proof: _, parts, ...options } = all;
  const other = OTHERS.find((name) => options[name]);
  if (!PROVED.includes(question) || other)
    throw new QuadrilleError('bad-input', `proof: not of what ${question} answers${other ? ` with ${other}` : ''}`);
  const asked = { question: /** @type {Proved} */ (question), puzzle, text, options };
  const proof = await prove(quadrille, { ...asked, options: { ...options, parts } });
  return { ...(await quadrille[asked.question](puzzle, text, options)), proof };
}

/**
 * Judges a certificate, and says what it proves of the puzzle. Rejected if it proves nothing.
 * @param {Solver} quadrille
 * @param {{ puzzle: PuzzleId, text: Given, format?: NotationName, proof: string }} asked
 */
export async function verify(quadrille, { puzzle, text, format, proof }) {
  const model = await modelOf(quadrille, puzzle, text, format);
  try {
    const { verdict, count } = check(model, proof);
    return { verdict: /** @type {import('./types.js').Claim['verdict']} */ (verdict), count: BigInt(count) };
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    throw new QuadrilleError('bad-input', `proof: ${error.message}`);
  }
}
