// Prints how evenly five hard counts are split, and the speed-up on many machines that follows: the tables of
// core/cli/clusters.md. `node tests/bench/part_sizes.js [hours]` takes some minutes; part_sizes.cpp says what is
// measured.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBench } from '../../wasm/tools/build.js';
import { root } from '../../wasm/tools/run.js';
import { langford, pentominoRectangle, queens } from './problems.js';

const [hours = '100'] = process.argv.slice(2);

/** The first puzzle of tests/data/sudoku/9_17clue.txt without its first two givens: 910,776 solutions. */
const sudoku = `${'.'.repeat(25)}3......3.2...1.4......5....6..3......4.7..8...962...7...\n`;

/** @type {{ name: string, puzzle: string, text: string, engine: string, splits: number[] }[]} */
const counts = [
  { name: '16 queens', puzzle: 'queens', text: `16${' 0'.repeat(16)}\n`, engine: 'bits' },
  { name: '14 queens as a cover', puzzle: 'cover', text: queens(14), engine: 'dlx' },
  { name: 'Langford 12', puzzle: 'cover', text: langford(12), engine: 'bits' },
  { name: 'Sudoku with 15 givens', puzzle: 'sudoku', text: sudoku, engine: 'bits' },
  // Opening this cover takes longer than to count so small parts of it.
  { name: 'pentominoes 6×10', puzzle: 'cover', text: pentominoRectangle(6, 10), engine: 'bits', most: 10_000 },
].map(({ most = 50_000, ...count }) => ({
  ...count,
  splits: [100, 1000, 10_000, 50_000].filter((parts) => parts <= most),
}));

await buildBench();
const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
console.log('| count | parts | together, s | median | 90 % | 99 % | largest | 100 workers | 1,000 | 10,000 |');
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const { name, puzzle, text, engine, splits } of counts) {
  const file = join(folder, 'puzzle.txt');
  writeFileSync(file, text);
  const words = [puzzle, file, engine, hours, ...splits.map(String)];
  const { stdout, stderr, status } = spawnSync(join(root, 'build/native/part_sizes'), words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  for (const line of stdout.trim().split('\n')) console.log(`| ${name} ${line}`);
}
rmSync(folder, { recursive: true });
