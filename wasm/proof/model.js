// Reads the text of a model (core/text/notations.md has its statements): variables with their numbers, and statements,
// each with what its judge needs. Tested by tests/cli/proof.test.js.
import { toMasks } from './domains.js';

/** What is wrong with a model or a certificate: one line for a person. */
export class ProofError extends Error {}

/**
 * @typedef {import('./domains.js').Mask} Mask
 * @typedef {[number, number]} Range both ends are in it
 * @typedef {{ low: number, mask: Mask, first: number, size: number }} Variable `first` is its lowest pair, `low` its
 *   number
 * @typedef {{ kind: string, line: number, variables: number[], others?: number[], coefficients?: number[],
 *   sets?: Range[][], relation?: string, constant?: number, right?: number, rows?: Range[][], from?: number,
 *   to?: Set<number>, steps?: [number, Range[], number][], states?: number, edges?: [number, number][],
 *   points?: number, labels?: Map<number, number>, size?: Range, branches?: Statement[], selector?: number }} Statement
 *   `selector`: which of the branches is the first one that holds, from 0
 * @typedef {{ variables: Variable[], declared: number, constants: number[], statements: Statement[], pairs: number,
 *   automata: Map<string, Content> }} Model the first variables are declared, those behind them are selectors; then
 *   come the places of constants. `automata`: what stands behind the variables of `regular`, by its text
 * @typedef {Omit<Statement, 'kind' | 'line'>} Content
 * @typedef {() => boolean} Judge whether a statement can hold
 * @typedef {{ domains: import('./domains.js').Domains, sizes: number[],
 *   differ: (a: number, b: number) => boolean }} Board `sizes`: how many numbers in a row each variable has
 * @typedef {(statement: Statement, board: Board) => Judge} Reader
 */

const TOKEN = /\.\.|!=|<=|>=|==|[[\],:|+\-*=<>.]|\d+|[A-Za-z_\x80-\uffff][\w\x80-\uffff]*|[^\s]/g;
const RELATIONS = ['=', '==', '!=', '<=', '>=', '<', '>'];
const WORDS = ['var', 'or', 'in', 'by', 'at', 'from', 'to', 'size'];
/** @type {Range} */
const ANY = [-1e9, 1e9];

/** @typedef {Map<string, { first: number, sides: number[] }>} Names by name: the first variable, and the sides */

/** Whether a word begins with a digit. @param {string} word */
const isDigit = (word) => word >= '0' && word < ':';

class Line {
  /** @param {Model} model @param {Names} names @param {string} text @param {number} line */
  constructor(model, names, text, line) {
    this.model = model;
    this.names = names;
    this.line = line;
    // Many statements have one automaton, which is read once.
    const at = text.startsWith('regular ') ? text.indexOf(' from ') : -1;
    const automaton = at < 0 ? '' : text.slice(at);
    this.automaton = automaton.includes('or') ? '' : automaton;
    this.tokens = (model.automata.has(this.automaton) ? text.slice(0, at) : text).match(TOKEN) ?? [];
    this.at = 0;
    this.sides = /** @type {number[]} */ ([]); // of the array that was read last
  }

  /** @param {string} wanted @returns {never} */
  refuse(wanted) {
    const found = this.tokens[this.at] ?? 'the end';
    throw new ProofError(`line ${this.line} of the model: ${wanted} was expected, not "${found}"`);
  }
  get next() {
    return this.tokens[this.at] ?? '';
  }
  /** @param {string} token */
  takeIf(token) {
    if (this.next !== token) return false;
    ++this.at;
    return true;
  }
  /** @param {string} token */
  need(token) {
    if (!this.takeIf(token)) this.refuse(`"${token}"`);
  }
  isName() {
    if (this.names.has(this.next)) return true;
    return /^[A-Za-z_\x80-\uffff]/.test(this.next) && !WORDS.includes(this.next) && !Object.hasOwn(readers, this.next);
  }
  isNumber() {
    return isDigit(this.next) || (this.next === '-' && isDigit(this.tokens[this.at + 1] ?? ''));
  }
  isLabel() {
    return isDigit(this.next) || this.isName();
  }
  number() {
    if (!this.isNumber()) this.refuse('a number');
    const sign = this.takeIf('-') ? -1 : 1;
    return sign * Number(this.tokens[this.at++]);
  }
  /** @returns {Range} */
  range() {
    const low = this.number();
    return [low, this.takeIf('..') ? this.number() : low];
  }
  ranges() {
    const all = [this.range()];
    while (this.isNumber()) all.push(this.range());
    return all;
  }
  relation() {
    if (!RELATIONS.includes(this.next)) this.refuse('a comparison');
    const relation = this.tokens[this.at++];
    return relation === '==' ? '=' : relation;
  }

  /** The places of the variables of an array, or of a part of it. */
  array() {
    if (!this.isName()) this.refuse('a variable');
    const found = this.names.get(this.next);
    if (!found) this.refuse('the name of a variable');
    ++this.at;
    this.sides = [];
    if (found.sides.length === 0 && this.next !== '[') return [found.first];
    /** @type {Range[]} */
    let indices = found.sides.map((side) => [1, side]);
    if (this.takeIf('[')) {
      indices = [];
      do indices.push(this.takeIf('*') ? [1, found.sides[indices.length]] : this.range());
      while (this.takeIf(','));
      this.need(']');
    }
    if (
      indices.length !== found.sides.length ||
      indices.some(([low, high], at) => low < 1 || !(high <= found.sides[at]))
    )
      this.refuse('indices of the array');
    let places = [found.first];
    indices.forEach(([low, high], at) => {
      const step = found.sides.slice(at + 1).reduce((product, side) => product * side, 1);
      const steps = Array.from({ length: high - low + 1 }, (_, index) => (low - 1 + index) * step);
      places = places.flatMap((place) => steps.map((each) => place + each));
    });
    this.sides = indices.filter(([low, high]) => low !== high).map(([low, high]) => high - low + 1);
    return places;
  }
  /** Variables and numbers; a number is a variable that has no other. */
  list() {
    /** @type {number[]} */
    const all = [];
    while (this.isNumber() || this.isName()) all.push(...(this.isName() ? this.array() : [this.constant()]));
    return all.length > 0 ? all : this.refuse('a variable or a number');
  }
  constant() {
    return ~(this.model.constants.push(this.number()) - 1); // its place is known at the end
  }
  item() {
    const all = this.isNumber() ? [this.constant()] : this.array();
    return all.length === 1 ? all[0] : this.refuse('one variable');
  }
  comparison() {
    return { relation: this.relation(), right: this.item() };
  }

  /** Lists with the numbers that each is about, and the sides of the array if it is one. */
  members() {
    /** @type {number[]} */
    const variables = [];
    /** @type {Range[][]} */
    const sets = [];
    let parts = 0;
    do {
      const list = this.list();
      this.need('in');
      const ranges = this.ranges();
      variables.push(...list);
      sets.push(...list.map(() => ranges));
      ++parts;
    } while (this.takeIf(','));
    return { variables, sets, parts };
  }
  /** A sum of terms, added to others. @param {Map<number, number>} terms @param {number} sign */
  linear(terms, sign) {
    let constant = 0;
    do {
      const own = this.takeIf('-') ? -sign : sign;
      this.takeIf('+');
      const isNumber = isDigit(this.next);
      const factor = own * (isNumber ? this.number() : 1);
      const hasSign = this.takeIf('*');
      if (isNumber && !hasSign && !this.isName()) constant += factor;
      else for (const each of this.array()) terms.set(each, (terms.get(each) ?? 0) + factor);
    } while (this.next === '+' || this.next === '-');
    return constant;
  }

  declare() {
    const { model, names } = this;
    let first = model.variables.length;
    /** @type {number[]} */
    const sizes = [];
    do {
      const name = this.next;
      if (!this.isName() || names.has(name)) this.refuse('a new name');
      ++this.at;
      /** @type {number[]} */
      const sides = [];
      if (this.takeIf('[')) {
        do sides.push(this.number());
        while (this.takeIf(','));
        this.need(']');
      }
      names.set(name, { first, sides });
      sizes.push(sides.reduce((product, side) => product * side, 1));
      first += sizes[sizes.length - 1];
    } while (!this.takeIf(':'));
    const ranges = this.ranges();
    const low = Math.min(...ranges.map(([from]) => from));
    const size = Math.max(...ranges.map(([, to]) => to)) - low + 1;
    if (!(size <= 64 && sizes.every((each) => each >= 1 && each <= 16384))) this.refuse('1 to 64 numbers in a row');
    while (model.variables.length < first) {
      model.variables.push({ low, mask: toMasks(low, ranges), first: model.pairs + 1, size });
      model.pairs += size;
    }
  }

  /** @returns {Statement} */
  single() {
    const kind = this.next;
    if (this.names.has(kind)) return { kind: 'table', line: this.line, ...this.values() };
    if (!Object.hasOwn(readers, kind))
      throw new ProofError(`line ${this.line} of the model: the checker does not know the statement "${kind}"`);
    ++this.at;
    return { kind, line: this.line, ...readers[kind](this) };
  }
  values() {
    const variables = this.array();
    this.need('=');
    /** @type {Range[]} */
    const row = [];
    while (this.next !== '' && this.next !== 'or')
      if (!this.takeIf('|')) row.push(this.takeIf('.') || this.takeIf('*') ? ANY : this.range());
    if (row.length !== variables.length) this.refuse('a number for each variable');
    return { variables, rows: [row] };
  }
  statement() {
    const branches = [this.single()];
    while (this.takeIf('or')) branches.push(this.single());
    if (this.next !== '') this.refuse('the end of the line');
    return branches.length === 1 ? branches[0] : { kind: 'or', line: this.line, variables: [], branches };
  }
}

const compared = (/** @type {Line} */ line) => ({ variables: line.list(), ...line.comparison() });
const pair = (/** @type {Line} */ line) => ({ variables: [line.item(), line.item()], ...line.comparison() });
const listed = (/** @type {Line} */ line) => ({ variables: line.list() });

/** @param {Line} line @returns {Content} */
function lines(line) {
  /** @type {Map<string, number>} */
  const points = new Map();
  const point = () => {
    if (!line.isLabel()) line.refuse('a point');
    const name = line.tokens[line.at++];
    return points.get(name) ?? points.set(name, points.size).size - 1;
  };
  /** @type {Required<Pick<Statement, 'variables' | 'sets' | 'edges' | 'labels'>>} */
  const given = { variables: [], sets: [], edges: [], labels: new Map() };
  do {
    given.edges.push([point(), point()]);
    given.variables.push(line.item());
    given.sets.push(line.takeIf('in') ? line.ranges() : [[1, 1]]);
  } while (line.takeIf('|'));
  if (line.takeIf('by'))
    do given.labels.set(points.get(line.tokens[line.at++]) ?? line.refuse('a point'), line.number());
    while (line.isLabel());
  return { ...given, points: points.size };
}

/** @param {Line} line @returns {Content} */
function connected(line) {
  const { variables, sets, parts } = line.members();
  const sides = parts === 1 ? line.sides : [];
  /** @type {Range} */
  const size = line.takeIf('size') ? line.range() : [0, 1e9];
  /** @type {[number, number][]} */
  const edges = [];
  if (line.takeIf(':')) {
    const place = () => {
      const at = variables.indexOf(line.item());
      return at < 0 ? line.refuse('a member of the graph') : at;
    };
    if (line.next !== '' && line.next !== 'or')
      do edges.push([place(), place()]);
      while (line.takeIf('|'));
  } else {
    const columns = sides.at(-1) ?? 1;
    if (sides.length > 2 || sides.reduce((product, side) => product * side, 1) !== variables.length)
      line.refuse('links behind ":"');
    variables.forEach((_, at) => {
      if ((at + 1) % columns !== 0) edges.push([at, at + 1]);
      if (at + columns < variables.length) edges.push([at, at + columns]);
    });
  }
  return { variables, sets, edges, size };
}

/** @param {Line} line @returns {Content} */
function table(line) {
  const variables = line.list();
  line.need(':');
  /** @type {Range[][]} */
  const rows = [];
  do {
    rows.push([]);
    while (line.isNumber() || line.next === '*') rows[rows.length - 1].push(line.takeIf('*') ? ANY : line.range());
    if (rows[rows.length - 1].length !== variables.length) line.refuse('a number for each variable');
  } while (line.takeIf('|'));
  return { variables, rows };
}

/** @param {Line} line @returns {Content} */
function regular(line) {
  /** @type {Map<string, number>} */
  const states = new Map();
  const state = () => {
    if (!line.isLabel()) line.refuse('a state');
    const name = line.tokens[line.at++];
    return states.get(name) ?? states.set(name, states.size).size - 1;
  };
  const variables = line.list();
  const known = line.model.automata.get(line.automaton);
  if (known) return { ...known, variables };
  line.need('from');
  const from = state();
  line.need('to');
  const to = new Set([state()]);
  while (line.isLabel()) to.add(state());
  line.need(':');
  /** @type {[number, Range[], number][]} */
  const steps = [];
  // The last label of a step is the state behind it.
  const isLast = () => ['', '|', 'or'].includes(line.tokens[line.at + 1] ?? '');
  do {
    const before = state();
    /** @type {Range[]} */
    const ranges = [];
    do ranges.push(line.takeIf('*') ? ANY : line.range());
    while (line.next === '*' || (line.isNumber() && !isLast()));
    steps.push([before, ranges, state()]);
  } while (line.takeIf('|'));
  const read = { variables, from, to, steps, states: states.size };
  if (line.automaton !== '') line.model.automata.set(line.automaton, read);
  return read;
}

/** By the word of a statement; `or` is between them. @type {Record<string, (line: Line) => Content>} */
const readers = {
  alldifferent: (line) => ({ variables: line.list(), others: line.takeIf('by') ? line.list() : undefined }),
  all_equal: listed,
  increasing: listed,
  strictly_increasing: listed,
  value_precede(line) {
    const variables = line.list();
    line.need('from');
    return { variables, constant: line.number() };
  },
  sum(line) {
    /** @type {Map<number, number>} */
    const terms = new Map();
    const left = line.linear(terms, 1);
    const relation = line.relation();
    const constant = left + line.linear(terms, -1);
    const used = [...terms].filter(([, coefficient]) => coefficient !== 0).sort(([a], [b]) => a - b);
    return {
      variables: used.map(([each]) => each),
      coefficients: used.map(([, factor]) => factor),
      constant,
      relation,
    };
  },
  nvalue: compared,
  count(line) {
    const { variables, sets } = line.members();
    return { variables, sets, ...line.comparison() };
  },
  maximum: compared,
  minimum: compared,
  product: pair,
  distance: pair,
  element(line) {
    const variables = line.list();
    line.need('at');
    return { variables, others: [line.item()], ...line.comparison() };
  },
  lex(line) {
    const variables = line.list();
    return { variables, relation: line.relation(), others: line.list() };
  },
  inverse(line) {
    const variables = line.list();
    line.need('|');
    return { variables, others: line.list() };
  },
  table,
  conflicts: table,
  regular,
  connected,
  components: connected,
  loop: lines,
  forest: lines,
  circuit: (line) => ({ variables: line.list(), others: [~(line.model.constants.push(1) - 1)] }),
};

/** Puts constants behind the variables. @param {Statement} statement @param {number} variables */
function place(statement, variables) {
  const placed = (/** @type {number} */ each) => (each < 0 ? variables + ~each : each);
  statement.variables = statement.variables.map(placed);
  statement.others = statement.others?.map(placed);
  if (statement.right !== undefined) statement.right = placed(statement.right);
  for (const branch of statement.branches ?? []) place(branch, variables);
}

/** @param {string} text @returns {Model} */
export function readModel(text) {
  /** @type {Model} */
  const model = { variables: [], declared: 0, constants: [], statements: [], pairs: 0, automata: new Map() };
  /** @type {Names} */
  const names = new Map();
  const lines = text.replaceAll(/#.*$/gm, '').trimEnd().split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const line = at + 1;
    let whole = lines[at++];
    while (at < lines.length && /^[ \t]/.test(lines[at])) whole += lines[at++];
    if (whole.trim() === '') continue;
    const reader = new Line(model, names, whole, line);
    if (reader.takeIf('var')) reader.declare();
    else model.statements.push(reader.statement());
  }
  model.declared = model.variables.length;
  for (const statement of model.statements) {
    const size = statement.branches?.length ?? 0;
    if (size === 0 || size > 64) continue;
    statement.selector = model.variables.length;
    model.variables.push({ low: 0, mask: toMasks(0, [[0, size - 1]]), first: model.pairs + 1, size });
    model.pairs += size;
  }
  for (const statement of model.statements) place(statement, model.variables.length);
  return model;
}
