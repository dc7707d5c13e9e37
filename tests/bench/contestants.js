// The contestants that every benchmark has: Quadrille's WebAssembly, asked as a page would ask, and its native build.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { QuadrilleError } from '../../dist/package/quadrille.js';
import { root } from '../../wasm/tools/run.js';

/** @typedef {'auto' | 'dlx' | 'bits'} Engine */

/** @param {string[]} verdicts */
export const tally = (verdicts) =>
  ['unique', 'multiple', 'none'].map((verdict) => verdicts.filter((v) => v === verdict).length).join('/');

/**
 * One batch call over a text; the answer is the tally of a check, or the counts.
 * @param {import('../../dist/package/quadrille.js').Quadrille} quadrille
 * @param {string} puzzle
 * @param {'check' | 'count'} question
 * @param {string} text
 * @param {Engine} engine
 */
export async function byWasm(quadrille, puzzle, question, text, engine) {
  const begun = performance.now();
  const results = await quadrille.batch(puzzle, question, text, { engine });
  const ms = performance.now() - begun;
  const answers = results.map((result) => {
    if (result instanceof QuadrilleError) throw result;
    return 'count' in result ? String(result.count) : result.verdict;
  });
  return { ms, answer: question === 'check' ? tally(answers) : answers.join(' ') };
}

/**
 * The same by tests/bench/native.cpp.
 * @param {string} puzzle
 * @param {'check' | 'count'} question
 * @param {string} text
 * @param {Engine} engine
 */
export async function byNative(puzzle, question, text, engine) {
  const { ms, unique, multiple, none, counts } = runNative('native', [puzzle, question, engine], text);
  return { ms, answer: question === 'check' ? `${unique}/${multiple}/${none}` : counts.join(' ') };
}

/**
 * A native program of this folder that prints JSON.
 * @param {string} name
 * @param {string[]} args
 * @param {string} [input]
 */
export function runNative(name, args, input = '') {
  return JSON.parse(execFileSync(join(root, 'build/native', name), args, { input, encoding: 'utf8' }));
}
