// The nodes that every engine needs for the samples, tests/data/nodes.tsv. They are the same on every machine, natively
// and in WebAssembly, so a search cannot change unnoticed. After a change that is meant, and a build:
//
//     node wasm/tools/nodes.js        rewrites the numbers of all rows, and prints those that changed
//
// A new row begins with any number.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault, root, runWhenMain, say } from './run.js';

/** @import { PuzzleId, Quadrille, Question } from '../api/quadrille.js' */

const data = join(root, 'tests/data');
const table = join(data, 'nodes.tsv');

/** @typedef {{ puzzle: string, file: string, question: string, engine: string, expected: number }} NodesRow */

/** The rows of a table with a number for each question. @param {string} file @returns {NodesRow[]} */
export const readRows = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [puzzle, file, question, engine, expected] = line.split('\t');
      return { puzzle, file, question, engine, expected: Number(expected) };
    });

export const readNodes = () => readRows(table);

/**
 * The nodes of all puzzles of a row together.
 * @param {Quadrille} quadrille
 * @param {NodesRow} row
 */
export async function countNodes(quadrille, { puzzle, file, question, engine }) {
  const results = await quadrille.batch(
    /** @type {PuzzleId} */ (puzzle),
    /** @type {Question} */ (question),
    readFileSync(join(data, file)),
    { engine: /** @type {'auto' | 'dlx' | 'bits'} */ (engine) },
  );
  return results.reduce((sum, result) => {
    if (result instanceof Error) throw new Fault(`${file}: ${result.message}`);
    return sum + result.stats.nodes;
  }, 0);
}

async function update() {
  const { Quadrille } = await import(pathToFileURL(join(root, 'dist/package/quadrille.js')).href);
  const quadrille = await Quadrille.start();
  let text = readFileSync(table, 'utf8');
  for (const row of readNodes()) {
    const key = [row.puzzle, row.file, row.question, row.engine].join('\t');
    const nodes = await countNodes(quadrille, row);
    if (nodes !== row.expected) say(`${key}\t${row.expected} → ${nodes}`);
    text = text.replace(`${key}\t${row.expected}\n`, `${key}\t${nodes}\n`);
  }
  quadrille.close();
  writeFileSync(table, text);
}

await runWhenMain(import.meta.url, update);
