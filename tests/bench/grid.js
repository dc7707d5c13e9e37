// Grid puzzles, genre by genre: how long it takes to say whether there is one solution. The median over the puzzles of
// a genre is shown, because one hard puzzle would outweigh all others in a sum.
//
// Texts are those of DIR/grids/<genre>.jsonl, or without that folder the links of tests/data/grids-links.tsv. `native`
// and the peers are started again for each puzzle, so their times have the start of a program in them; `sync` is our
// WebAssembly in the calling thread. A native peer, DIR/grid/<name>, gets a puzzle's link to puzz.link as its only
// argument, as cspuz's run_solver does. Puzzles that no link can say are left out where their genre has links. Genres
// without links, and those that a peer does not know, are answered without it. Whoever takes longer than ten seconds
// for a puzzle gives up there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildNative } from '../../wasm/tools/build.js';
import { root } from '../../wasm/tools/run.js';
import { syncSolver } from './in_thread.js';

const SECONDS = 10;
/** What `sync` does in about ten seconds: it looks at no clock. */
const MOST_NODES = 300_000;
const QUICKER = 10;

/** Genres of the first table, which need no more than sums, counts and placements; milliseconds a puzzle. */
const PLACED = new Set(
  `starbattle nonogram kenken skyscrapers binairo tents battleships shikaku dominosa suguru ripple akari norinori
  kakurasu thermometers aquarium mosaic minesweeper str8ts abcendview magnets tenner samurai butterfly gattai8 shogun
  sohei sumo windmill`.split(/\s+/),
);
const MOST_PLACED_MS = 5;
const MOST_MS = 50;

/** How programs word what they found, in this order: "unique" stands in "not unique". */
const VERDICTS = [
  { verdict: 'multiple', words: /\b(not unique|multiple)\b/i },
  { verdict: 'unique', words: /\bunique\b/i },
  { verdict: 'none', words: /\b(no answer|none)\b/i },
];

/** @typedef {{ text: string, link: string | undefined }} Puzzle */
/** @typedef {{ verdict: string | undefined, ms: number }} Answer `verdict`: none of whoever gave up */

/** @param {string} path */
const linesOf = (path) => readFileSync(path, 'utf8').trim().split('\n');

/** The puzzles' texts or links by their genres. @param {import('./run.js').Setting} setting */
function textsOf(setting) {
  const folder = join(setting.data, 'grids');
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  if (existsSync(folder)) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const own = linesOf(join(folder, file)).map((line) => JSON.parse(line).text);
      texts.set(basename(file, '.jsonl'), setting.quick ? own.filter((_, place) => place % QUICKER === 0) : own);
    }
    return texts;
  }
  for (const line of linesOf(join(root, 'tests/data/grids-links.tsv'))) {
    const [genre, , link] = line.split('\t');
    texts.set(genre, [...(texts.get(genre) ?? []), link]);
  }
  return texts;
}

/** @param {import('./run.js').Setting} setting */
const folderOf = ({ peers }) => join(peers ?? '', 'grid');
/** The names of the native peers. @param {import('./run.js').Setting} setting */
const peersOf = (setting) => (setting.peers && existsSync(folderOf(setting)) ? readdirSync(folderOf(setting)) : []);

/** @param {string[]} texts @returns {Promise<Puzzle[]>} with links, or all without */
async function withLinks(texts) {
  const sync = await syncSolver();
  /** @param {string} text */
  const linkOf = (text) => {
    try {
      return sync.convert('grid', text, { to: 'pzpr' }).text;
    } catch {
      return undefined; // no link can say it
    }
  };
  const all = texts.map((text) => ({ text, link: linkOf(text) }));
  return all.some(({ link }) => link) ? all.filter(({ link }) => link) : all;
}

/** @param {string} program @param {string[]} args @returns {Answer} */
function ask(program, args) {
  const begun = performance.now();
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 1000 * SECONDS, killSignal: 'SIGKILL' });
  const ms = performance.now() - begun;
  return { verdict: VERDICTS.find(({ words }) => words.test(stdout))?.verdict, ms };
}

/**
 * Answers all puzzles. Who gives up at one still answers the others. Verdicts are compared with those of whoever came
 * before; our own have to be the same, while a peer's mistakes are said: cspuz reads wide creeks wrongly.
 * @param {string} name
 * @param {Puzzle[]} puzzles
 * @param {(string | undefined)[]} known verdicts
 * @param {(puzzle: Puzzle, place: number) => Answer} answer
 * @param {boolean} [isPeer]
 * @returns {import('./run.js').Contestant}
 */
const contestant = (name, puzzles, known, answer, isPeer = false) => ({
  name,
  clock: true,
  cold: true,
  async work() {
    /** @type {string[]} */
    const others = [];
    const times = puzzles.map((puzzle, place) => {
      const { verdict, ms } = answer(puzzle, place);
      known[place] ??= verdict;
      if (verdict && verdict !== known[place])
        others.push(`"${verdict}", not "${known[place]}": ${puzzle.link ?? puzzle.text}`);
      return ms;
    });
    if (others.length > 0 && !isPeer) throw new Error(`${name} says ${others[0]}`);
    if (others.length > 0) console.log(`${name} has another verdict for ${others.length}, such as ${others[0]}`);
    return { ms: times.sort((a, b) => a - b)[times.length >> 1], answer: '' };
  },
});

/**
 * @param {string} genre
 * @param {Puzzle[]} puzzles
 * @param {import('./run.js').Setting} setting
 * @returns {Promise<import('./run.js').Contestant[]>}
 */
async function contestantsOf(genre, puzzles, setting) {
  const sync = await syncSolver();
  const own = join(root, 'build/bench/grid');
  mkdirSync(own, { recursive: true });
  const files = puzzles.map(({ text }, place) => {
    const file = join(own, `${genre}-${place}.txt`);
    writeFileSync(file, text);
    return file;
  });
  const programs = puzzles[0].link ? peersOf(setting) : [];
  /** @type {(string | undefined)[]} */
  const known = puzzles.map(() => undefined);
  const command = join(root, 'build/native/quadrille');
  return [
    contestant('sync', puzzles, known, ({ text }) => {
      const begun = performance.now();
      const { verdict } = sync.check('grid', text, { nodes: MOST_NODES });
      return { verdict: verdict === 'stopped' ? undefined : verdict, ms: performance.now() - begun };
    }),
    contestant('native', puzzles, known, (_, place) => ask(command, ['check', 'grid', files[place]])),
    ...programs
      .map((name) => ({ name, program: join(folderOf(setting), name) }))
      .filter(({ program }) => ask(program, [puzzles[0].link ?? '']).verdict)
      .map(({ name, program }) => contestant(name, puzzles, known, ({ link }) => ask(program, [link ?? '']), true)),
  ];
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Grid puzzles: is there one solution? The median of each genre',
  unit: 'ms',
  about: (setting) => `Native peers: ${peersOf(setting).join(', ') || 'none'}.`,
  marksOf: (setting) => {
    const genres = [...textsOf(setting).keys()];
    return [
      { ours: 'sync', most: MOST_PLACED_MS, cases: genres.filter((genre) => PLACED.has(genre)) },
      { ours: 'sync', most: MOST_MS, cases: genres.filter((genre) => !PLACED.has(genre)) },
      { ours: 'native', peers: peersOf(setting), least: 1 },
    ];
  },
  async *cases(setting) {
    await buildNative('native', ['quadrille']);
    for (const [genre, texts] of textsOf(setting)) {
      const puzzles = await withLinks(texts);
      yield { name: genre, puzzles: 1, once: true, contestants: await contestantsOf(genre, puzzles, setting) };
    }
  },
};
