// Types the commands of a page of documentation: reads its code blocks, and runs them in a folder in which `quadrille`
// is on the path.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inNode } from '../cli/commands.js';

/** What 13 queens have (OEIS A000170): the example of every page. */
export const QUEENS_13 = '73712';

/**
 * The commands of a page in `core/cli`, by the heading above them.
 * @param {string} page
 * @returns {Record<string, string>}
 */
export function commandsOf(page) {
  const text = readFileSync(fileURLToPath(new URL(`../../core/cli/${page}.md`, import.meta.url)), 'utf8');
  const found = [...text.matchAll(/^## (.*)\n[\s\S]*?^```sh\n([\s\S]*?)^```$/gm)];
  assert.equal(found.length, text.match(/^```sh$/gm)?.length, 'every command has a heading of its own');
  return Object.fromEntries(found.map(([, heading, commands]) => [heading, commands]));
}

/** Ports that are free now. @param {number} count @returns {Promise<number[]>} */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return servers.map((server) => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    server.close();
    return port;
  });
}

/** A folder for one recipe, what runs in it, and the end of it all. */
export class RecipeFolder {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  /** @type {NodeJS.ProcessEnv} */
  env = {
    ...process.env,
    // The system's Python is the one that has Dask.
    PATH: [join(this.folder, 'bin'), '/usr/sbin', '/usr/bin', '/bin', process.env.PATH].join(delimiter),
  };
  /** @type {Map<import('node:child_process').ChildProcess, { out: string, err: string }>} what they printed */
  #running = new Map();

  constructor() {
    mkdirSync(join(this.folder, 'bin'));
    const command = join(this.folder, 'bin/quadrille');
    writeFileSync(command, `#!/bin/sh\nexec "${[inNode.program, ...inNode.first].join('" "')}" "$@"\n`);
    chmodSync(command, 0o755);
  }

  /**
   * Starts commands of the shell, as the leader of a group of processes.
   * @param {string} commands
   * @param {NodeJS.ProcessEnv} [env]
   */
  start(commands, env = {}) {
    const child = spawn('bash', ['-ec', commands], {
      cwd: this.folder,
      env: { ...this.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = { out: '', err: '' };
    this.#running.set(child, printed);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      printed.err += text;
    });
    /** @type {Promise<{ status: number | null, out: string, err: string }>} */
    const ended = new Promise((resolve) => child.on('close', (status) => resolve({ status, ...printed })));
    return { child, ended };
  }

  /** Runs commands that have to succeed, and returns what they print. @param {string} commands */
  async type(commands) {
    const { status, out, err } = await this.start(commands).ended;
    assert.equal(status, 0, `${commands}\n${out}\n${err}`);
    return out;
  }

  /** The number of parts that are answered. GNU parallel makes a file when it starts a part. */
  answers() {
    const answers = join(this.folder, 'answers');
    const names = existsSync(answers) ? readdirSync(answers) : [];
    return names.filter((name) => name.endsWith('.jsonl') && statSync(join(answers, name)).size > 0).length;
  }

  /** Waits until something is so; fails after two minutes. @param {string} what @param {() => unknown} isSo */
  async until(what, isSo) {
    for (const end = Date.now() + 120_000; !(await isSo()); await sleep(50)) {
      const printed = () => [...this.#running.values()].map(({ out, err }) => out + err).join('');
      if (Date.now() > end) assert.fail(`waited in vain: ${what}\n${printed()}`);
    }
  }

  /** Kills a group of processes, as a loss of power would. @param {import('node:child_process').ChildProcess} leader */
  kill(leader) {
    try {
      process.kill(-(/** @type {number} */ (leader.pid)), 'SIGKILL');
    } catch {
      // It has ended.
    }
    this.#running.delete(leader);
  }

  /** Kills what still runs, and removes the folder. */
  close() {
    for (const leader of [...this.#running.keys()].reverse()) this.kill(leader);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
