// A colouring of regions in eight inks: regions that share a side have different ones. The same board always has the
// same inks. Regions are coloured in the reverse of an order in which each one has the fewest neighbours that are left
// (Matula and Beck, "Smallest-last ordering", 1983): of a map that is drawn in the plane, at most five of them.

export const INKS = 8;

/**
 * The neighbours of each region, by names in the order of the board.
 * @param {string[]} regions  by cell, '' for none
 * @param {number} columns
 */
function neighboursOf(regions, columns) {
  /** @type {Map<string, Set<string>>} */
  const beside = new Map();
  for (const [cell, region] of regions.entries()) {
    if (region === '') continue;
    if (!beside.has(region)) beside.set(region, new Set());
    for (const other of [cell % columns > 0 ? regions[cell - 1] : '', regions[cell - columns] ?? ''])
      if (other !== '' && other !== region) {
        beside.get(region)?.add(other);
        beside.get(other)?.add(region);
      }
  }
  return beside;
}

/** The regions, those with the fewest neighbours among the others last. @param {Map<string, Set<string>>} beside */
function orderOf(beside) {
  const left = new Map([...beside].map(([name, others]) => [name, others.size]));
  /** By how many neighbours are left, the regions. @type {Set<string>[]} */
  const byCount = Array.from({ length: Math.max(0, ...left.values()) + 1 }, () => new Set());
  for (const [name, count] of left) byCount[count].add(name);
  /** @type {string[]} */
  const order = [];
  while (left.size > 0) {
    const [name] = byCount.find((names) => names.size > 0) ?? [''];
    byCount[left.get(name) ?? 0].delete(name);
    left.delete(name);
    order.push(name);
    for (const other of beside.get(name) ?? []) {
      const count = left.get(other);
      if (count === undefined) continue;
      byCount[count].delete(other);
      byCount[count - 1].add(other);
      left.set(other, count - 1);
    }
  }
  return order.reverse();
}

/**
 * The ink of each region, from 0: of those that no neighbour has, the one that the fewest regions have.
 * @param {string[]} regions  by cell, '' for none
 * @param {number} columns
 * @returns {Map<string, number>}
 */
export function inksOf(regions, columns) {
  const beside = neighboursOf(regions, columns);
  /** @type {Map<string, number>} */
  const inks = new Map();
  const used = Array(INKS).fill(0);
  for (const name of orderOf(beside)) {
    const near = new Set([...(beside.get(name) ?? [])].map((other) => inks.get(other)));
    const all = used.map((_, ink) => ink);
    const free = all.filter((ink) => !near.has(ink));
    const ink = (free.length > 0 ? free : all).reduce((least, each) => (used[each] < used[least] ? each : least));
    inks.set(name, ink);
    used[ink] += 1;
  }
  return inks;
}
