// The fewest places whose values part a solution from all others, against every set of places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fewestHits } from '../../web/session/hitting-set.js';

let state = 1;
const random = (/** @type {number} */ bound) => {
  state = (state * 48271) % 2147483647;
  return state % bound;
};

/** @param {string[][]} solutions @param {number} target @param {number[]} places */
const parts = (solutions, target, places) =>
  solutions.every((other, i) => i === target || places.some((place) => other[place] !== solutions[target][place]));

/** The size of the smallest set, by looking at every set. @param {string[][]} solutions */
function smallest(solutions) {
  const length = solutions[0].length;
  let best = length;
  for (let set = 0; set < 1 << length; ++set) {
    const places = [...solutions[0].keys()].filter((place) => (set >> place) & 1);
    if (places.length >= best) continue;
    if (solutions.some((_, target) => parts(solutions, target, places))) best = places.length;
  }
  return best;
}

test('as few places are found as there can be', () => {
  const sizes = new Set();
  for (let round = 0; round < 300; ++round) {
    const [length, values] = [2 + random(7), 2 + random(2)];
    const text = () => Array.from({ length }, () => random(values)).join('');
    const all = new Set(Array.from({ length: 1 + random(80) }, text));
    const solutions = [...all].map((text) => [...text]);
    const { target, places } = fewestHits(solutions);
    assert.ok(parts(solutions, target, places), JSON.stringify(solutions));
    assert.equal(places.length, smallest(solutions), JSON.stringify(solutions));
    sizes.add(places.length);
  }
  assert.ok(
    [0, 1, 2, 3, 4].every((size) => sizes.has(size)),
    [...sizes].join(),
  );
});
