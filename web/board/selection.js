// The selection of several cells. A key acts on all of them.

// A larger range selects nothing: nobody wants to fill a board of 1000×1000 with one key.
const MAX_RANGE = 2500;

export class Selection {
  /** Empty while the cursor's cell is the only target. @type {Set<number>} */
  cells = new Set();
  /** The cell where a range starts. */
  #anchor = 0;

  /** Ends the selection: the cursor's cell is the only target. @param {number} index */
  collapse(index) {
    this.cells = new Set();
    this.#anchor = index;
  }

  /** Selects the rectangle between the anchor and a cell. @param {number} index @param {number} columns */
  extend(index, columns) {
    const rows = range(Math.floor(this.#anchor / columns), Math.floor(index / columns));
    const places = range(this.#anchor % columns, index % columns);
    this.cells = new Set();
    if (rows.length * places.length > MAX_RANGE || index === this.#anchor) return;
    for (const row of rows) for (const place of places) this.cells.add(row * columns + place);
  }

  /** @param {number} index */
  add(index) {
    this.cells.add(index);
  }

  /** @param {number} index */
  toggle(index) {
    if (!this.cells.delete(index)) this.cells.add(index);
  }

  /** The outline of the cells as a path. @param {number} columns @param {number} side  of a cell */
  outline(columns, side) {
    let path = '';
    for (const index of this.cells) {
      const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side];
      const [first, last] = [index % columns === 0, index % columns === columns - 1];
      if (!this.cells.has(index - columns)) path += `M${x} ${y}h${side}`;
      if (!this.cells.has(index + columns)) path += `M${x} ${y + side}h${side}`;
      if (first || !this.cells.has(index - 1)) path += `M${x} ${y}v${side}`;
      if (last || !this.cells.has(index + 1)) path += `M${x + side} ${y}v${side}`;
    }
    return path;
  }

  /** The area of the cells as a path. @param {number} columns @param {number} side */
  area(columns, side) {
    return Array.from(this.cells, (index) => {
      return `M${(index % columns) * side} ${Math.floor(index / columns) * side}h${side}v${side}h${-side}Z`;
    }).join('');
  }
}

/** All numbers between two numbers, both included. @param {number} one @param {number} other */
function range(one, other) {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, i) => first + i);
}
