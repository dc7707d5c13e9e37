// Boards for queens completion, the same in every run.

/** Numbers below `end`, the same in every run (Marsaglia's xorshift). @param {number} seed */
export function generator(seed) {
  let state = seed;
  return (/** @type {number} */ end) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % end;
  };
}

/**
 * A board with random queens that do not attack each other.
 * @param {number} n
 * @param {number} given
 * @param {(end: number) => number} random
 */
export function partial(n, given, random) {
  const queens = Array(n).fill(0);
  for (let placed = 0, tries = 0; placed < given && tries < 100 * n; ++tries) {
    const [row, column] = [random(n), 1 + random(n)];
    const free = queens.every(
      (other, at) => other === 0 || (at !== row && other !== column && Math.abs(other - column) !== Math.abs(at - row)),
    );
    if (!free) continue;
    queens[row] = column;
    ++placed;
  }
  return [n, ...queens].join(' ');
}
