// The part of a search tree that can be drawn, however large the tree is: the present path, and for each choice on it
// the number of other choices and how much was searched below the earlier ones. Tested by
// tests/wasm/search-tree.test.js.

/**
 * @typedef {import('./watched-search.js').View['path'][number]} Choice  it comes after the first `tried` of `of`
 *
 * @typedef {{nodes: number, solutions: number}} Work
 *
 * @typedef {object} Level
 * @property {Choice} choice
 * @property {(Work | undefined)[]} searched  what each of the choices before it took; undefined where the search went
 *   on too fast to see
 * @property {Work} [begun]  the nodes and solutions of the search up to this choice
 */

/**
 * The levels after a move.
 * @param {Level[]} before
 * @param {{path: Choice[]} & Work} view  after the move
 * @param {boolean} isSingle  whether the move was a single node
 * @returns {Level[]}
 */
export function nextLevels(before, { path, nodes, solutions }, isSingle) {
  const differing = path.findIndex((choice, depth) => !isSame(before[depth]?.choice, choice));
  const shared = differing < 0 ? path.length : differing;
  return path.map((choice, depth) => {
    if (depth < shared) return before[depth];
    /** @type {(Work | undefined)[]} */
    const searched = Array(choice.tried).fill(undefined);
    const old = depth === shared ? before[depth] : undefined;
    if (old && isSibling(old.choice, choice)) {
      searched.splice(0, old.searched.length, ...old.searched);
      const { begun } = old;
      if (begun && isSingle)
        searched[old.choice.tried] = { nodes: nodes - begun.nodes, solutions: solutions - begun.solutions };
    }
    return { choice, searched, begun: isSingle ? { nodes, solutions } : undefined };
  });
}

/** Whether two choices are of the same branching. @param {Choice} a @param {Choice} b  comes later */
const isSibling = (a, b) =>
  a.of === b.of && a.tried < b.tried && a.unit.kind === b.unit.kind && a.unit.number === b.unit.number;

/** @param {Choice | undefined} a @param {Choice} b */
const isSame = (a, b) =>
  a !== undefined && a.cell === b.cell && a.value === b.value && a.tried === b.tried && a.of === b.of;
