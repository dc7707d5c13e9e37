// Follows the lines of one certificate: clauses, solutions and what it claims. Tested by tests/cli/proof.test.js.
import { Domains } from './domains.js';
import { judgeOf, pairsOf } from './judges.js';
import { ProofError } from './model.js';

/** @typedef {import('./words.js').Words} Words */
/** @typedef {{ verdict: string, count: number }} Claim */

/** Whether two variables may have exactly the pairs of different numbers (`pairsOf`).
 * @param {Int32Array} pairs @param {number} size */
function isInequality(pairs, size) {
  for (let at = 0; at < size; ++at)
    for (let bit = 0; bit < size; ++bit)
      if (((pairs[2 * at + (bit >> 5)] >>> (bit & 31)) & 1) !== (bit === at ? 0 : 1)) return false;
  return true;
}

/** By variable, the statements each of which says that all its variables differ.
 * @param {import('./model.js').Statement[]} statements @param {Domains} domains @param {number[]} sizes */
function findGroups(statements, domains, sizes) {
  const groups = /** @type {number[][]} */ (sizes.map(() => []));
  statements.forEach((statement, at) => {
    const { kind, variables, others } = statement;
    const [a, b] = variables;
    let isOne = (kind === 'alldifferent' && !others) || kind === 'circuit';
    if (
      ['sum', 'table', 'conflicts'].includes(kind) &&
      variables.length === 2 &&
      domains.low[a] === domains.low[b] &&
      sizes[a] === sizes[b]
    ) {
      const pairs = pairsOf(statement, domains, sizes);
      isOne = pairs !== undefined && isInequality(pairs, sizes[a]);
    }
    if (isOne) for (const each of variables) groups[each].push(at);
  });
  return groups;
}

/** Whether a number is in both lists, which are sorted. @param {number[]} a @param {number[]} b */
function haveCommon(a, b) {
  for (let at = 0, other = 0; at < a.length && other < b.length; )
    if (a[at] === b[other]) return true;
    else if (a[at] < b[other]) ++at;
    else ++other;
  return false;
}

export class Checker {
  /** @param {import('./model.js').Model} model @param {import('./model.js').Statement[]} more statements of a part */
  constructor({ variables, declared, constants, statements: all, pairs }, more) {
    const statements = [...all, ...more];
    this.variables = variables.slice(0, declared);
    this.statements = statements;
    const ones = constants.map((low) => ({ low, mask: /** @type {[number, number]} */ ([1, 0]) }));
    this.domains = new Domains([...variables, ...ones]);
    this.owner = new Int32Array(pairs + 1); // by pair
    this.bit = new Uint8Array(pairs + 1);
    variables.forEach(({ first, size }, at) => {
      this.owner.fill(at, first, first + size);
      for (let bit = 0; bit < size; ++bit) this.bit[first + bit] = bit;
    });
    /** What variables had before: three numbers each. @type {number[]} */
    this.trail = [];
    /** @type {Map<number, number[]>} */
    this.clauses = new Map();
    this.isRefuted = false; // the model with what is forbidden
    this.hasConflict = false; // what is supposed
    /** @type {Set<string>} */
    this.solutions = new Set();
    this.lastId = 0;
    const sizes = [...variables.map(({ size }) => size), ...constants.map(() => 1)];
    const groups = findGroups(statements, this.domains, sizes);
    const differ = (/** @type {number} */ a, /** @type {number} */ b) => a !== b && haveCommon(groups[a], groups[b]);
    this.judges = statements.map((statement) => judgeOf(statement, { domains: this.domains, sizes, differ }));
  }

  /** @param {number} literal */
  isFalse(literal) {
    const pair = literal > 0 ? literal : -literal;
    const variable = this.owner[pair];
    const bit = this.bit[pair];
    const has = this.domains.has(variable, bit);
    return literal > 0 ? !has : has && this.domains.isFixed(variable);
  }

  /** Makes a literal true. @param {number} literal */
  set(literal) {
    if (this.hasConflict) return;
    const pair = literal > 0 ? literal : -literal;
    const variable = this.owner[pair];
    const bit = this.bit[pair];
    const { one, other } = this.domains;
    const bits = one[variable];
    const bits2 = other[variable];
    const mask = bit < 32 ? 1 << bit : 0;
    const mask2 = bit < 32 ? 0 : 1 << (bit - 32);
    const now = bits & (literal > 0 ? mask : ~mask);
    const now2 = bits2 & (literal > 0 ? mask2 : ~mask2);
    if (now === bits && now2 === bits2) return;
    this.trail.push(variable, bits, bits2);
    one[variable] = now;
    other[variable] = now2;
    this.hasConflict = now === 0 && now2 === 0;
  }

  /** @param {number} length of the trail to go back to */
  undo(length) {
    const { trail } = this;
    for (let at = trail.length; at > length; at -= 3) {
      this.domains.one[trail[at - 3]] = trail[at - 2];
      this.domains.other[trail[at - 3]] = trail[at - 1];
    }
    trail.length = length;
    this.hasConflict = false;
  }

  /** Checks that one statement makes a literal true, or, for 0, that it cannot hold; and takes that over.
   * @param {number} at @param {number} literal */
  followStatement(at, literal) {
    const judge = this.judges[at - 1];
    if (!judge) throw new ProofError(`there is no statement ${at}`);
    const before = this.trail.length;
    if (literal !== 0) this.set(-literal);
    const isRefuted = this.hasConflict || !judge();
    this.undo(before);
    if (!isRefuted) throw new ProofError(`statement ${at} does not say ${literal || 'so'}`);
    if (literal === 0) this.hasConflict = true;
    else this.set(literal);
  }

  /** Makes the last open literal of a clause true; without one there is a conflict. @param {number} id */
  followClause(id) {
    const clause = this.clauses.get(id);
    if (!clause) throw new ProofError(`there is no clause ${id}`);
    let open = 0;
    for (let at = 0; at < clause.length; ++at) {
      if (this.isFalse(clause[at])) continue;
      if (open !== 0) throw new ProofError(`clause ${id} does not give a literal`);
      open = clause[at];
    }
    if (open === 0) this.hasConflict = true;
    else this.set(open);
  }

  /** @param {number} literal */
  need(literal) {
    if (literal === 0 || Math.abs(literal) >= this.owner.length)
      throw new ProofError(`"${literal}" is no literal of this model`);
    return literal;
  }

  /** @param {number} id */
  takeId(id) {
    if (id <= this.lastId) throw new ProofError(`"${id}" is no number of a new clause`);
    this.lastId = id;
    return id;
  }

  /** Keeps a clause that was proved. @param {number} id @param {number[]} clause */
  keep(id, clause) {
    if (clause.length > 1) this.clauses.set(id, clause);
    else if (clause.length === 1) this.set(clause[0]);
    else this.isRefuted = true;
    if (this.hasConflict) this.isRefuted = true;
  }

  /** @param {Words} words */
  addClause(words) {
    const id = this.takeId(words.number());
    /** @type {number[]} */
    const clause = [];
    for (let literal = words.number(); literal !== 0; literal = words.number()) clause.push(this.need(literal));
    const before = this.trail.length;
    for (const literal of clause) this.set(-literal);
    while (!this.hasConflict && !words.isAtEnd()) {
      const name = words.number();
      if (!words.takeColon()) this.followClause(name);
      else this.followStatement(name, words.isAfterWord() ? 0 : this.need(words.number()));
    }
    const follows = this.hasConflict;
    this.undo(before);
    if (!follows) throw new ProofError('the clause does not follow');
    this.keep(id, clause);
  }

  /** @param {Words} words */
  addSolution(words) {
    const id = this.takeId(words.number());
    const before = this.trail.length;
    const numbers = this.variables.map(() => words.number());
    if (!words.isAtEnd()) throw new ProofError('a number for each variable was expected');
    const clause = this.variables.map(({ mask, first, low, size }, at) => {
      const bit = numbers[at] - low;
      if (!(bit >= 0 && bit < size && (mask[bit >> 5] >>> (bit & 31)) & 1))
        throw new ProofError(`"${numbers[at]}" is no number of variable ${at + 1}`);
      this.set(first + bit);
      return -first - bit;
    });
    const key = numbers.join(' ');
    const isNew = !this.hasConflict && !this.isRefuted && !this.solutions.has(key);
    const broken = isNew ? this.judges.findIndex((judge) => !judge()) : -1;
    this.undo(before);
    if (broken >= 0)
      throw new ProofError(`the solution breaks the statement on line ${this.statements[broken].line} of the model`);
    if (!isNew) throw new ProofError('the solution is forbidden by clauses before it');
    this.solutions.add(key);
    this.keep(id, clause);
  }

  /** @param {string} verdict @param {string} number @returns {Claim} */
  end(verdict, number) {
    const claims = { none: 0, unique: 1, multiple: 2, solved: 1 };
    const isWhole = verdict === 'multiple' || verdict === 'solved' || this.isRefuted;
    const count = /** @type {Record<string, number>} */ (claims)[verdict] ?? Number(number);
    const isKnown = verdict in claims || verdict === 'counted' || verdict === 'listed';
    if (!isKnown) throw new ProofError(`"${verdict}" is no claim`);
    if (Number(number) !== this.solutions.size || count !== this.solutions.size)
      throw new ProofError(`"${verdict} ${number}" is claimed, but there are ${this.solutions.size} solutions`);
    if (!isWhole) throw new ProofError('it is not shown that there is no other solution');
    return { verdict, count };
  }
}
