// The fewest places whose values distinguish one solution from all others: a smallest hitting set. It is exact for up
// to four places, as far as the number of tries allows; else places are taken greedily.
// Tested by tests/wasm/hitting-set.test.js.

/** The largest number of places with which an exact answer is looked for. */
const MOST_EXACT = 4;
/** The largest number of tries. */
const MOST_TRIES = 200_000;

/**
 * @param {string[][]} solutions  at least one; all differ, and have the same number of places
 * @returns {{target: number, places: number[]}}  the solution that is the only one with its values in these places
 */
export function fewestHits(solutions) {
  let best = greedy(solutions, 0);
  for (let target = 1; target < solutions.length; ++target) {
    const found = greedy(solutions, target);
    if (found.places.length < best.places.length) best = found;
  }
  const tries = { left: MOST_TRIES };
  for (let size = 1; size <= Math.min(MOST_EXACT, best.places.length - 1); ++size) {
    for (let target = 0; target < solutions.length; ++target) {
      const others = solutions.filter((_, other) => other !== target);
      const places = hits(solutions[target], others, size, tries);
      if (places) return { target, places };
    }
  }
  return best;
}

/** At most `size` places in which `target` differs from each of the others. @returns {number[] | undefined} */
function hits(
  /** @type {string[]} */ target,
  /** @type {string[][]} */ others,
  /** @type {number} */ size,
  /** @type {{left: number}} */ tries,
) {
  if (others.length === 0) return [];
  if (size === 0 || --tries.left < 0) return undefined;
  for (const place of differing(target, others[0])) {
    const left = others.filter((other) => other[place] === target[place]);
    const places = hits(target, left, size - 1, tries);
    if (places) return [place, ...places];
  }
  return undefined;
}

/** @param {string[]} one @param {string[]} other */
const differing = (one, other) => [...one.keys()].filter((place) => one[place] !== other[place]);

/** Greedy: takes the place that distinguishes the target from most other solutions, again and again. */
function greedy(/** @type {string[][]} */ solutions, /** @type {number} */ target) {
  const values = solutions[target];
  const places = [];
  let others = solutions.filter((_, other) => other !== target);
  while (others.length > 0) {
    const counts = values.map((value, place) => others.filter((other) => other[place] !== value).length);
    const place = counts.indexOf(Math.max(...counts));
    places.push(place);
    others = others.filter((other) => other[place] === values[place]);
  }
  return { target, places };
}
