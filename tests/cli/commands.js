// The two commands `quadrille` that the tests run: the one of the package in Node, and the native one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { whole } from '../../wasm/tools/whole.js';

/** @param {string} path from the project's root */
const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * The program to run with the words that come before the arguments.
 * @typedef {{ name: string, program: string, first: string[] }} Command
 */

/** @type {Command} */
export const inNode = {
  name: 'in Node',
  program: process.execPath,
  first: [pathOf('dist/package/cli.js')],
};

/** @type {Command} */
export const native = {
  name: 'natively',
  program: pathOf(`build/${whole ? 'native' : 'quick'}/quadrille`),
  first: [],
};

export const commands = [inNode, native];

/**
 * Runs a command to its end.
 * @param {Command} command
 * @param {string[]} args
 * @param {string | Uint8Array | Uint8Array[]} [input] pieces come one after the other
 * @param {BufferEncoding} [encoding] of what it prints
 * @returns {Promise<{ status: number | null, stdout: string, stderr: string }>}
 */
export async function run({ program, first }, args, input = '', encoding = 'utf8') {
  const child = spawn(program, [...first, ...args]);
  const [stdout, stderr] = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const part of stream.setEncoding(encoding)) text += part;
    return text;
  });
  const closed = once(child, 'close');
  child.stdin.on('error', () => {}); // one that refuses its arguments or its input does not read on
  const pieces = [input].flat();
  for (const piece of pieces.slice(0, -1)) await new Promise((resolve) => child.stdin.write(piece, resolve));
  child.stdin.end(pieces.at(-1));
  const [status] = await closed;
  return { status, stdout: await stdout, stderr: await stderr };
}

/** The same while the test waits. @param {Command} command @param {string[]} args @param {string} [input] */
export const runSync = ({ program, first }, args, input = '') =>
  spawnSync(program, [...first, ...args], { input, encoding: 'utf8', maxBuffer: 1e9 });

/** What a command printed with --json, without the time that it took. @param {string} text */
export const withoutMs = (text) => text.replaceAll(/"ms":[\d.]+/g, '"ms":0');
