// Makes a nonogram of a picture unique by changing few of its cells. A cell that is shaded in one solution and not in
// another is changed: the one, among some, that leaves the fewest such cells. Tested by
// tests/wasm/nonogram-picture.test.js.

const MOST_CHANGED = 20;
/** How many pictures are judged at most. */
const MOST_JUDGED = 160;
/** How many of the open cells are tried before one is changed. */
const TRIES = 10;

/**
 * @param {boolean[]} picture  which cells are shaded
 * @param {object} options
 * @param {(shaded: boolean[]) => Promise<number[] | undefined>} options.openIn  the cells that solutions of the
 *   picture's nonogram do not agree about; undefined where that takes too long
 * @param {(cell: number) => number} options.doubt  how far a cell is from being the other: near ones are changed first
 * @param {AbortSignal} options.signal
 * @param {(shaded: boolean[], open: number) => void} [options.onStep]
 * @returns {Promise<boolean[] | undefined>}  a picture with one solution; undefined where none was found
 */
export async function makeUnique(picture, { openIn, doubt, signal, onStep = () => {} }) {
  let judged = 0;
  /** @param {boolean[]} shaded */
  const judge = (shaded) => (++judged > MOST_JUDGED || signal.aborted ? undefined : openIn(shaded));
  const changed = new Set();
  let shaded = picture;
  let open = await judge(picture);
  while (open && open.length > 0 && changed.size < MOST_CHANGED) {
    /** @type {{cell: number, shaded: boolean[], open: number[]} | undefined} */
    let best;
    for (const cell of someOf(open.filter((each) => !changed.has(each)).sort((a, b) => doubt(a) - doubt(b)))) {
      const other = shaded.with(cell, !shaded[cell]);
      const left = await judge(other);
      if (left && left.length < (best?.open.length ?? Infinity)) best = { cell, shaded: other, open: left };
      if (best?.open.length === 0) break;
    }
    if (!best) return undefined;
    changed.add(best.cell);
    ({ shaded, open } = best);
    onStep(shaded, open.length);
  }
  return open?.length === 0 ? shaded : undefined;
}

/**
 * Some of the nearer half, far from each other: next to each other they would often do the same.
 * @param {number[]} cells
 */
function someOf(cells) {
  const half = Math.max(TRIES, Math.ceil(cells.length / 2));
  const step = Math.max(1, Math.min(half, cells.length) / TRIES);
  return Array.from({ length: Math.min(TRIES, cells.length) }, (_, at) => cells[Math.floor(at * step)]);
}
