// What the scripts of this folder share: where the project is, how a command is looked for and run, and how one line
// is said. Node built-ins only, since these scripts are what installs everything else.

import { spawn } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Says one line about what is being done. @param {string} line */
export function say(line) {
  console.log(line);
}

/** A fault that its one line explains whole: printed without a stack trace. */
export class Fault extends Error {}

/**
 * The full path of a command, as the shell would find it on the PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findCommand(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      if (statSync(path).isFile()) return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/**
 * Runs a command in the project's folder to its end, with nothing on its standard input, and keeps all that it printed.
 * A command that cannot be started at all answers as the shell does, with status 127.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] what to set besides the current environment
 * @param {(text: string) => void} [onOutput] hears what is printed while the command runs
 * @returns {Promise<{status: number, output: string}>}
 */
export function attempt(command, args, env = {}, onOutput = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput(text);
      });
    }
    child.on('error', (error) => resolve({ status: 127, output: error.message }));
    child.on('close', (code, signal) => {
      if (signal) output += `\n${command} was ended by ${signal}\n`;
      resolve({ status: code ?? 1, output });
    });
  });
}

/**
 * Runs a command that has to succeed. All that it printed is in the error when it does not.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(text: string) => void} [onOutput]
 */
export async function run(command, args, env, onOutput) {
  const { status, output } = await attempt(command, args, env, onOutput);
  if (status !== 0)
    throw new Fault(`${output.trimEnd()}\n${[command, ...args].join(' ')} failed with status ${status}`);
}

/**
 * Runs `main` if the module was started by itself rather than imported; a fault ends it with status 1.
 * @param {string} url the module's import.meta.url
 * @param {() => Promise<void>} main
 */
export async function runWhenMain(url, main) {
  const [, started] = process.argv; // absent when Node was given its program with -e
  if (!started || realpathSync(started) !== fileURLToPath(url)) return;
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
