// The regions that a solution has found, from the labels CC1, CC2, … beside its values.

/** Tints of regions: neighbours have different ones, which four colours allow. */
const TINTS = 4;

/**
 * The cells of each region with the number of its tint; none where the solution has no labels.
 * @param {{rows: number, columns: number}} board
 * @param {Readonly<Record<string, number>>} [variables]
 * @returns {{cells: number[], tint: number}[]}
 */
export function regionsFound({ rows, columns }, variables = {}) {
  const labels = Array.from({ length: rows * columns }, (_, cell) => variables[`CC${cell + 1}`]);
  if (labels.length === 0 || labels.includes(/** @type {any} */ (undefined))) return [];
  const all = [...new Set(labels)];
  const beside = all.map(() => new Set());
  for (const [cell, label] of labels.entries())
    for (const other of [cell % columns < columns - 1 ? cell + 1 : cell, cell + columns])
      if (other < labels.length && labels[other] !== label) {
        beside[all.indexOf(label)].add(all.indexOf(labels[other]));
        beside[all.indexOf(labels[other])].add(all.indexOf(label));
      }
  const tints = tinted(beside);
  return all.map((label, region) => ({
    cells: [...labels.keys()].filter((cell) => labels[cell] === label),
    tint: tints[region],
  }));
}

/**
 * A tint for each region that none beside it has, region by region, back where none is left.
 * @param {Set<number>[]} beside
 * @param {number[]} tints  of the first regions
 * @returns {number[]}
 */
function tinted(beside, tints = []) {
  if (tints.length === beside.length) return tints;
  for (let tint = 0; tint < TINTS; tint += 1) {
    if (tints.some((other, region) => other === tint && beside[tints.length].has(region))) continue;
    const all = tinted(beside, [...tints, tint]);
    if (all.length > 0) return all;
  }
  return [];
}
