// How values are listed in a sentence: 1, 2 or 5. Sets of values are kept apart so that 1 and 2 is not read as twelve.

/**
 * @param {string[]} all
 * @param {string} last  before the last one
 * @param {string} [comma]  between the others
 */
export const listed = (all, last, comma = ', ') =>
  all.length > 1 ? `${all.slice(0, -1).join(comma)}${last}${all.at(-1)}` : (all[0] ?? '');

/**
 * Sets of values that have the same sum. One set is listed: 1 and 2. Several are written as sums: 1+4 or 2+3.
 * @param {string[][]} sets
 * @param {{and: string, or: string, comma?: string, more: string}} words  more: after the last set, if there are others
 * @param {boolean} hasMore
 */
export function listedSets(sets, { and, or, comma = ', ', more }, hasMore) {
  if (sets.length === 1) return listed(sets[0], and, comma) + (hasMore ? more : '');
  const sums = sets.map((values) => values.join('+'));
  return hasMore ? sums.join(comma) + more : listed(sums, or, comma);
}
