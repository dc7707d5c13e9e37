// The part of a search tree that is drawn: the present path, and what was searched beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextLevels } from '../../web/session/search-tree.js';

/** @param {string} name  of an item @param {number} tried @param {number} of */
const choice = (name, tried, of) => ({
  cell: tried,
  value: 1,
  tried,
  of,
  unit: { kind: /** @type {const} */ ('item'), number: name.charCodeAt(0), name },
});

/** @param {number} nodes @param {number} solutions @param {ReturnType<typeof choice>[]} path */
const view = (nodes, solutions, ...path) => ({ nodes, solutions, path });

test('a branch that is left is folded with the nodes and the solutions below it', () => {
  let levels = nextLevels([], view(1, 0, choice('a', 0, 3)), true);
  levels = nextLevels(levels, view(2, 0, choice('a', 0, 3), choice('b', 0, 2)), true);
  levels = nextLevels(levels, view(3, 1, choice('a', 0, 3), choice('b', 1, 2)), true);
  assert.deepEqual(levels[1].searched, [{ nodes: 1, solutions: 1 }]);
  levels = nextLevels(levels, view(4, 1, choice('a', 1, 3)), true);
  assert.equal(levels.length, 1);
  assert.deepEqual(levels[0].searched, [{ nodes: 3, solutions: 1 }]);
});

test('what was searched too fast to see is left open', () => {
  let levels = nextLevels([], view(1, 0, choice('a', 0, 5)), true);
  levels = nextLevels(levels, view(90, 4, choice('a', 2, 5), choice('b', 0, 1)), false);
  assert.deepEqual(levels[0].searched, [undefined, undefined]);
  levels = nextLevels(levels, view(91, 4, choice('a', 3, 5)), true);
  assert.deepEqual(levels[0].searched, [undefined, undefined, undefined]);
  levels = nextLevels(levels, view(95, 5, choice('a', 4, 5)), true);
  assert.deepEqual(levels[0].searched, [undefined, undefined, undefined, { nodes: 4, solutions: 1 }]);
});

test('another branching at the same depth starts without folded branches', () => {
  let levels = nextLevels([], view(1, 0, choice('a', 0, 2), choice('b', 1, 2)), true);
  levels = nextLevels(levels, view(2, 0, choice('a', 1, 2), choice('c', 0, 2)), true);
  assert.deepEqual(levels[1].searched, []);
});
