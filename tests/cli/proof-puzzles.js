// Random small Kakuros, covers, tilings and queens, and how many solutions each has by trying all, for the tests of
// certificates.
import { one, random } from '../wasm/proof-statements.js';

/** @typedef {{ puzzle: string, text: string, count: number }} Small */

/** How many of the ways to give each place one of its numbers are right. @param {number[][]} numbers
 * @param {(way: number[]) => boolean} isRight */
function countWays(numbers, isRight) {
  const way = numbers.map(() => 0);
  const fill = (/** @type {number} */ at) => {
    if (at === numbers.length) return isRight(way) ? 1 : 0;
    let count = 0;
    for (const number of numbers[at]) {
      way[at] = number;
      count += fill(at + 1);
    }
    return count;
  };
  return fill(0);
}

/** @returns {Small} */
function queens() {
  const side = 3 + random(4);
  const columns = Array.from({ length: side }, () => (random(6) === 0 ? 1 + random(side) : 0));
  const all = Array.from({ length: side }, (_, at) => at + 1);
  const count = countWays(
    columns.map((column) => (column === 0 ? all : [column])),
    (way) => way.every((a, row) => way.every((b, at) => at <= row || (a !== b && Math.abs(a - b) !== at - row))),
  );
  return { puzzle: 'queens', text: [side, ...columns].join(' '), count };
}

/** Two to six white cells, some with a digit. @returns {Small} */
function kakuro() {
  const isWhite = Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => random(10) < 6));
  isWhite[1][1] = true;
  while (isWhite.flat().filter(Boolean).length > 6) isWhite[random(3)][2 * random(2)] = false;
  const [first, step] = [random(9), one([1, 2, 4, 5, 7, 8])];
  const digits = isWhite.map((row, r) => row.map((white, c) => (white ? 1 + ((first + step * (3 * r + c)) % 9) : 0)));
  const known = isWhite.map((row) => row.map(() => random(2) === 0));
  const places = isWhite.flatMap((row, r) => row.flatMap((white, c) => (white ? [[r, c]] : [])));
  while (places.filter(([r, c]) => !known[r][c]).length > 4) known[random(3)][random(3)] = true;
  /** @type {{ cells: number[], sum: number }[]} */
  const runs = [];
  // A row and a column of black cells in front of it.
  const clue = (/** @type {number} */ r, /** @type {number} */ c, /** @type {number} */ down) => {
    /** @type {number[]} */
    const cells = [];
    let sum = 0;
    for (let [row, column] = [r + down, c + 1 - down]; isWhite[row]?.[column]; row += down, column += 1 - down) {
      cells.push(places.findIndex(([a, b]) => a === row && b === column));
      sum += digits[row][column];
    }
    if (cells.length === 0) return '';
    const isGiven = random(4) > 0;
    sum += random(16) === 0 ? 1 : 0;
    runs.push({ cells, sum: isGiven ? sum : 0 });
    return isGiven ? String(sum) : '';
  };
  const rows = [-1, 0, 1, 2].map((r) =>
    [-1, 0, 1, 2].map((c) => {
      if (isWhite[r]?.[c]) return known[r][c] ? String(digits[r][c]) : '.';
      const words = [c < 0 ? '' : clue(r, c, 1), r < 0 ? '' : clue(r, c, 0)];
      return words[0] || words[1] ? words.join('\\') : '#';
    }),
  );
  const count = countWays(
    places.map(([r, c]) => (known[r][c] ? [digits[r][c]] : [1, 2, 3, 4, 5, 6, 7, 8, 9])),
    (way) =>
      runs.every(({ cells, sum }) => {
        const its = cells.map((cell) => way[cell]);
        return new Set(its).size === its.length && (sum === 0 || its.reduce((a, b) => a + b) === sum);
      }),
  );
  return { puzzle: 'kakuro', text: rows.map((row) => row.join(' ')).join('\n'), count };
}

/**
 * How many sets of options cover the items as they say. @param {{ item: number, colour: number }[][]} options
 * @param {[number, number][]} bounds of the primary items, which are the first ones @param {number} items
 */
function countCovers(options, bounds, items) {
  const isChoosable = options.map((option) => option.some(({ item }) => item < bounds.length));
  return countWays(
    isChoosable.map((is) => (is ? [0, 1] : [0])),
    (way) => {
      const chosen = options.filter((_, at) => way[at] === 1).flat();
      for (let item = 0; item < items; ++item) {
        const its = chosen.filter((entry) => entry.item === item);
        const [low, high] = bounds[item] ?? [0, 1];
        const isShared = item >= bounds.length && its.every(({ colour }) => colour > 0 && colour === its[0].colour);
        if (its.length < low || (its.length > high && !isShared)) return false;
      }
      return true;
    },
  );
}

/** @returns {Small} */
function cover() {
  const [primary, secondary, hasBounds] = [2 + random(4), random(4), random(3) === 0];
  const bounds = Array.from({ length: primary }, () => {
    const low = hasBounds ? random(3) : 1;
    return /** @type {[number, number]} */ ([low, hasBounds ? Math.max(1, low + random(2)) : 1]);
  });
  const names = [...'abcdefghi'].slice(0, primary + secondary);
  const options = Array.from({ length: 4 + random(7) }, () => {
    const items = names.map((_, at) => at).filter(() => random(5) < 2);
    if (items.length === 0) items.push(random(primary));
    return items.map((item) => ({ item, colour: item < primary ? 0 : random(4) }));
  });
  const heads = names.map((name, at) => {
    if (at >= primary || (bounds[at][0] === 1 && bounds[at][1] === 1)) return `${at === primary ? '| ' : ''}${name}`;
    return `${bounds[at].join(':')}|${name}`;
  });
  const rows = options.map((option) =>
    option.map(({ item, colour }) => `${names[item]}${colour > 0 ? `:${'xyz'[colour - 1]}` : ''}`).join(' '),
  );
  return {
    puzzle: 'cover',
    text: [heads.join(' '), ...rows].join('\n'),
    count: countCovers(options, bounds, names.length),
  };
}

/** A board of two or three rows, straight pieces of one to three cells. @returns {Small} */
function tiling() {
  const rows = one(['....\n....', '...\n...', '..?\n.?.\n...', '?...\n..._', '.....\n_..?_']).split('\n');
  const cells = rows.flatMap((row, r) => [...row].flatMap((sign, c) => (sign === '_' ? [] : [{ r, c, sign }])));
  const must = cells.filter(({ sign }) => sign === '.');
  const ordered = [...must, ...cells.filter(({ sign }) => sign === '?')];
  const kinds = [1, 2, 3].map((length) => {
    const low = random(3);
    return { length, low, high: Math.max(1, low + random(2)) };
  });
  /** @type {[number, number][]} */
  const bounds = [
    ...kinds.map(({ low, high }) => /** @type {[number, number]} */ ([low, high])),
    ...must.map(() => /** @type {[number, number]} */ ([1, 1])),
  ];
  const options = kinds.flatMap(({ length }, kind) =>
    cells.flatMap(({ r, c }) =>
      (length === 1 ? [0] : [0, 1]).flatMap((down) => {
        const at = Array.from({ length }, (_, step) =>
          ordered.findIndex((cell) => cell.r === r + step * down && cell.c === c + step * (1 - down)),
        );
        if (at.includes(-1)) return [];
        return [[kind, ...at.map((place) => kinds.length + place)].map((item) => ({ item, colour: 0 }))];
      }),
    ),
  );
  const pieces = kinds.map(({ length, low, high }) => `${low}..${high} I${length}`);
  return {
    puzzle: 'tiling',
    text: ['board', ...rows, 'pieces', ...pieces].join('\n'),
    count: countPlacings(options, bounds),
  };
}

/** The same as `countCovers` for many options, of which few are chosen: one after the other.
 * @param {{ item: number, colour: number }[][]} options @param {[number, number][]} bounds */
function countPlacings(options, bounds) {
  const times = new Map();
  const fits = () => bounds.every(([low], item) => (times.get(item) ?? 0) >= low);
  const add = (/** @type {{ item: number }[]} */ option, /** @type {number} */ by) => {
    for (const { item } of option) times.set(item, (times.get(item) ?? 0) + by);
  };
  const most = (/** @type {number} */ item) => (bounds[item] ?? [0, 1])[1];
  const fill = (/** @type {number} */ at) => {
    if (at === options.length) return fits() ? 1 : 0;
    let count = fill(at + 1);
    add(options[at], 1);
    if (options[at].every(({ item }) => times.get(item) <= most(item))) count += fill(at + 1);
    add(options[at], -1);
    return count;
  };
  return fill(0);
}

/** @type {Record<string, () => Small>} */
export const puzzles = { kakuro, cover, tiling, queens };
