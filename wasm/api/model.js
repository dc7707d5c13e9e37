// Models as data: `model()` collects variables and statements and writes them as a text in core's notation `model`
// (core/text/notations.md), which defines what they mean. Its solutions are numbers by name. It needs no WebAssembly.
// Tested by tests/wasm/model.test.js.

/** As in the notation. @typedef {'=' | '!=' | '<' | '<=' | '>' | '>='} Relation */

/**
 * One or more variables and numbers, in any arrays.
 * @typedef {Variable | Grid | number | readonly Items[]} Items
 */
/** @typedef {readonly (Variable | readonly [factor: number, of: Items])[]} Terms */
/** @typedef {number | string} Numbers a number, or as in a text: `1 3 5..9` */
/** @typedef {number | number[] | number[][]} Shown the number of a variable, or those of a list or of a grid */

/** A variable of a model. */
export class Variable {
  /** @param {string} name as the text has it */
  constructor(name) {
    this.name = name;
  }
  toString() {
    return this.name;
  }
}

/** Rows and columns of variables. Both are counted from 0. */
export class Grid {
  /** @param {string} name @param {number} rows @param {number} columns */
  constructor(name, rows, columns) {
    this.name = name;
    this.rows = rows;
    this.columns = columns;
  }
  /** @param {number} row @param {number} column */
  at(row, column) {
    if (!(row >= 0 && row < this.rows && column >= 0 && column < this.columns))
      throw new RangeError(`${this.name} has no row ${row} with a column ${column}`);
    return new Variable(`${this.name}[${row + 1},${column + 1}]`);
  }
  /** @param {number} row */
  row(row) {
    return this.block(row, 0, 1, this.columns);
  }
  /** @param {number} column */
  column(column) {
    return this.block(0, column, this.rows, 1);
  }
  /**
   * The variables of a block, row by row.
   * @param {number} row
   * @param {number} column
   * @param {number} rows
   * @param {number} columns
   */
  block(row, column, rows, columns) {
    return Array.from({ length: rows * columns }, (_, i) =>
      this.at(row + Math.floor(i / columns), column + (i % columns)),
    );
  }
  toString() {
    return this.name;
  }
}

/** @param {Items} items @returns {string} */
const words = (items) => (Array.isArray(items) ? items.map(words).join(' ') : String(items));

/** @param {Terms} terms */
const linear = (terms) => {
  const written = terms.flatMap((term) => {
    const [factor, of] = term instanceof Variable ? [1, term] : term;
    const number = Math.abs(factor) === 1 ? '' : `${Math.abs(factor)} `;
    return [of].flat(9).map((each) => `${factor < 0 ? '-' : '+'} ${number}${each}`);
  });
  return written.length === 0 ? '0' : written.join(' ').replace(/^\+ /, '');
};

/** Variables and statements about them. Each method that is called as a word of the text adds that statement. */
export class Model {
  /** @type {string[]} */
  #lines = [];
  /** @type {Map<string, number>} by name the columns of a grid, 1 for a list, 0 for a variable */
  #shapes = new Map();

  /**
   * @param {string} name
   * @param {string} sides
   * @param {number} shape
   * @param {Numbers} numbers
   * @param {number} [high]
   */
  #declare(name, sides, shape, numbers, high) {
    if (!/^[A-Z_a-z\u{80}-\u{10ffff}][\w\u{80}-\u{10ffff}]*$/u.test(name))
      throw new RangeError(`${JSON.stringify(name)} is no name: a letter or _, then letters, digits and _`);
    if (this.#shapes.has(name)) throw new RangeError(`${name} is declared twice`);
    this.#shapes.set(name, shape);
    this.#lines.push(`var ${name}${sides}: ${high === undefined ? numbers : `${numbers}..${high}`}`);
  }
  #nextName() {
    return `v${this.#shapes.size + 1}`;
  }

  /**
   * A variable with the numbers from `low` to `high`; or with other numbers, as `variable('1 3 5..9')`.
   * @param {Numbers} low
   * @param {number} [high]
   * @param {string} [name]
   */
  variable(low, high, name = this.#nextName()) {
    this.#declare(name, '', 0, low, high);
    return new Variable(name);
  }
  /** As many variables. @param {number} size @param {Numbers} low @param {number} [high] @param {string} [name] */
  list(size, low, high, name = this.#nextName()) {
    this.#declare(name, `[${size}]`, 1, low, high);
    return Array.from({ length: size }, (_, i) => new Variable(`${name}[${i + 1}]`));
  }
  /**
   * Rows and columns of variables.
   * @param {number} rows
   * @param {number} columns
   * @param {Numbers} low
   * @param {number} [high]
   * @param {string} [name]
   */
  grid(rows, columns, low, high, name = this.#nextName()) {
    this.#declare(name, `[${rows},${columns}]`, columns, low, high);
    return new Grid(name, rows, columns);
  }

  /** Adds a line of text unchanged. @param {string} line */
  add(line) {
    this.#lines.push(line);
    return this;
  }
  /** @param {Variable} variable @param {number} number */
  equal(variable, number) {
    return this.add(`${variable} = ${number}`);
  }
  /** With labels: of those with the same one. @param {Items} items @param {Items} [labels] */
  different(items, labels) {
    return this.add(`alldifferent ${words(items)}${labels === undefined ? '' : ` by ${words(labels)}`}`);
  }
  /** @param {Items} items */
  allEqual(items) {
    return this.add(`all_equal ${words(items)}`);
  }
  /** @param {Items} items */
  increasing(items) {
    return this.add(`increasing ${words(items)}`);
  }
  /** @param {Items} items */
  strictlyIncreasing(items) {
    return this.add(`strictly_increasing ${words(items)}`);
  }
  /**
   * `sum([a, [-2, b]], '<=', 3)`: a - 2 b is at most 3.
   * @param {Terms} terms
   * @param {Relation} relation
   * @param {number | Variable | Terms} right
   */
  sum(terms, relation, right) {
    return this.add(`sum ${linear(terms)} ${relation} ${Array.isArray(right) ? linear(right) : right}`);
  }
  /**
   * How many have one of the numbers.
   * @param {Items} items
   * @param {Numbers} numbers
   * @param {Relation} relation
   * @param {number | Variable} right
   */
  count(items, numbers, relation, right) {
    return this.add(`count ${words(items)} in ${numbers} ${relation} ${right}`);
  }
  /** @param {Items} items @param {Relation} relation @param {number | Variable} right */
  nvalue(items, relation, right) {
    return this.add(`nvalue ${words(items)} ${relation} ${right}`);
  }
  /** @param {Items} items @param {Relation} relation @param {number | Variable} right */
  maximum(items, relation, right) {
    return this.add(`maximum ${words(items)} ${relation} ${right}`);
  }
  /** @param {Items} items @param {Relation} relation @param {number | Variable} right */
  minimum(items, relation, right) {
    return this.add(`minimum ${words(items)} ${relation} ${right}`);
  }
  /** @param {Items} a @param {Items} b @param {Relation} relation @param {number | Variable} right */
  product(a, b, relation, right) {
    return this.add(`product ${words([a, b])} ${relation} ${right}`);
  }
  /**
   * The absolute value of a - b.
   * @param {Items} a
   * @param {Items} b
   * @param {Relation} relation
   * @param {number | Variable} right
   */
  distance(a, b, relation, right) {
    return this.add(`distance ${words([a, b])} ${relation} ${right}`);
  }
  /**
   * The item at the place that `index` says, from 1.
   * @param {Items} items
   * @param {Variable} index
   * @param {Relation} relation
   * @param {number | Variable} right
   */
  element(items, index, relation, right) {
    return this.add(`element ${words(items)} at ${index} ${relation} ${right}`);
  }
  /** @param {Items} a @param {Relation} relation @param {Items} b */
  lex(a, relation, b) {
    return this.add(`lex ${words(a)} ${relation} ${words(b)}`);
  }
  /** @param {Items} f @param {Items} g */
  inverse(f, g) {
    return this.add(`inverse ${words(f)} | ${words(g)}`);
  }
  /**
   * The items are one of the rows; `'*'` is any number.
   * @param {Items} items
   * @param {readonly (readonly Numbers[])[]} rows
   */
  table(items, rows) {
    return this.add(`table ${words(items)}: ${rows.map((row) => row.join(' ')).join(' | ')}`);
  }
  /** The items are none of the rows. @param {Items} items @param {readonly (readonly Numbers[])[]} rows */
  conflicts(items, rows) {
    return this.add(`conflicts ${words(items)}: ${rows.map((row) => row.join(' ')).join(' | ')}`);
  }
  /**
   * An automaton accepts the items. States are words or numbers.
   * @param {Items} items
   * @param {{ from: string | number, to: (string | number)[],
   *   steps: [from: string | number, on: Numbers, to: string | number][] }} automaton
   */
  regular(items, { from, to, steps }) {
    const written = steps.map((step) => step.join(' ')).join(' | ');
    return this.add(`regular ${words(items)} from ${from} to ${to.join(' ')}: ${written}`);
  }
  /**
   * The items with one of the numbers are in one piece. `links` are pairs of items; without them, the items are a grid.
   * @param {Items} items
   * @param {Numbers} numbers
   * @param {readonly (readonly [Variable, Variable])[]} [links]
   */
  connected(items, numbers, links) {
    return this.add(`connected ${words(items)} in ${numbers}${links ? `: ${links.map(words).join(' | ')}` : ''}`);
  }
  /**
   * The edges whose variable is 1 are one loop.
   * @param {readonly (readonly [from: string, to: string, drawn: Variable])[]} edges
   */
  loop(edges) {
    return this.add(`loop ${edges.map((edge) => edge.join(' ')).join(' | ')}`);
  }
  /** The edges whose variable is 1 close no loop. @param {readonly (readonly [string, string, Variable])[]} edges */
  forest(edges) {
    return this.add(`forest ${edges.map((edge) => edge.join(' ')).join(' | ')}`);
  }
  /** From place 1, each number the next place, through all places and back. @param {Items} items */
  circuit(items) {
    return this.add(`circuit ${words(items)}`);
  }
  /**
   * At least one of the statements holds: `or((m) => m.sum([a], '<', 3), (m) => m.equal(b, 1))`.
   * @param {((model: Model) => unknown)[]} statements
   */
  or(...statements) {
    const lines = statements.map((statement) => {
      const one = new Model();
      statement(one);
      return String(one);
    });
    return this.add(lines.join(' or '));
  }

  /** The text. */
  toString() {
    return this.#lines.join('\n');
  }

  /**
   * The numbers of a solution by name: of a list an array, of a grid an array of rows.
   * @param {string} solution
   * @returns {Record<string, Shown>}
   */
  read(solution) {
    const found = solution.split('\n').map((line) => {
      const [name, numbers] = line.split(' = ');
      const rows = numbers.split(' | ').map((row) => row.split(' ').map(Number));
      const shape = this.#shapes.get(name);
      return /** @type {[string, Shown]} */ ([name, shape === 0 ? rows[0][0] : shape === 1 ? rows[0] : rows]);
    });
    return Object.fromEntries(found);
  }
}

/** An empty model. */
export const model = () => new Model();
