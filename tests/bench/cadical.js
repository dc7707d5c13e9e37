// CaDiCaL, a SAT solver, as a contestant. It runs natively, through its library (cadical.cpp), once with its default
// options and once in stable mode only, which suits puzzles. It takes no part where the library was missing at build
// time.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../wasm/tools/run.js';
import { program } from './contestants.js';

const path = join(root, 'build/native/cadical');

/** Each contestant's name and its options. @type {[string, string[]][]} */
const modes = existsSync(path)
  ? [
      ['CaDiCaL', []],
      ['CaDiCaL stable', ['stabilizeonly=1']],
    ]
  : [];

export const cadicalNames = modes.map(([name]) => name);

/** @param {import('./contestants.js').Task & { seconds: number }} task of the question `check` */
export const cadical = (task) =>
  modes.map(([name, options]) => program(name, path, task, [task.puzzle, String(task.seconds), ...options]));

/** Its version and options, in one sentence for the heading of a table. */
export const aboutCadical = () =>
  modes.length > 0
    ? `CaDiCaL's library calls itself ${execFileSync(path, { encoding: 'utf8' }).trim()}; stable: stabilizeonly=1.`
    : 'CaDiCaL takes no part: its library is missing (Debian: libcadical-dev).';
