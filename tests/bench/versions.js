// The versions of the peers and how they were built, beside their figures.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The peers of npm, whose exact versions package.json states. */
const npm = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).dependencies;

/**
 * What the person who built the native peers says of them, in DIR/peers.tsv: a line a program, with its name, its
 * version, and the compiler and its options.
 * @param {string | undefined} folder
 * @returns {Map<string, string>}
 */
function builds(folder) {
  const path = join(folder ?? '', 'peers.tsv');
  if (!folder || !existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [name, version, build] = line.split('\t');
      return [name, `${version}, ${build}`];
    }),
  );
}

/**
 * A line for each of these contestants that is a peer of npm or a native one.
 * @param {string[]} contestants
 * @param {Pick<import('./run.js').Setting, 'peers'>} setting
 */
export function versionsOf(contestants, { peers }) {
  const native = builds(peers);
  return contestants.flatMap((name) => {
    if (npm[name]) return `${name}: ${npm[name]} of npm, Node ${process.versions.node}`;
    if (native.has(name)) return `${name}: ${native.get(name)}`;
    return peers && existsSync(peers) && isProgram(peers, name)
      ? `${name}: peers.tsv does not say how it was built`
      : [];
  });
}

/** @param {string} folder @param {string} name */
const isProgram = (folder, name) =>
  ['sudoku', 'sudoku25', 'cover', 'counting', 'queens', 'kakuro', 'grid'].some((benchmark) =>
    existsSync(join(folder, benchmark, name)),
  );
