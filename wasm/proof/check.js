// Follows a certificate line by line (core/network/proof/writer.hpp has the form). Tested by tests/cli/proof.test.js.
import { Domains } from './domains.js';
import { judgeOf, pairsOf } from './judges.js';
import { ProofError, readModel } from './model.js';

export { ProofError };

/** @typedef {{ verdict: string, count: number }} Claim */
/** @typedef {import('./model.js').Told} Told */

/** Whether what two variables may have together is all but equal numbers.
 * @param {import('./domains.js').Mask[]} allowed @param {number} size */
const isInequality = (allowed, size) =>
  allowed.every((mask, at) => {
    for (let bit = 0; bit < size; ++bit)
      if (((mask[bit >> 5] >>> (bit & 31)) & 1) !== (bit === at ? 0 : 1)) return false;
    return true;
  });

/** Which variables differ from each other, as statements say it alone.
 * @param {import('./model.js').Statement[]} statements @param {Domains} domains @param {number[]} sizes */
function findGroups(statements, domains, sizes) {
  const groups = /** @type {Set<number>[]} */ (sizes.map(() => new Set()));
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
      const allowed = pairsOf(statement, domains, sizes);
      isOne = allowed !== undefined && isInequality(allowed, sizes[a]);
    }
    if (isOne) for (const each of variables) groups[each].add(at);
  });
  return groups;
}

class Checker {
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
    const differ = (/** @type {number} */ a, /** @type {number} */ b) =>
      a !== b && groups[b].size > 0 && [...groups[a]].some((group) => groups[b].has(group));
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

  /** Takes what one statement says: that a literal is true, or, for 0, that it cannot hold.
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

  /** Takes what is left of a clause. @param {number} id */
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

const [SPACE, COLON, MINUS, ZERO, NEWLINE, RETURN] = [32, 58, 45, 48, 10, 13];

/** The words of a line, one after the other. */
class Words {
  text = '';
  at = 0;
  line = 1;
  /** Goes to the next line; false behind the last one. */
  nextLine() {
    const end = this.text.indexOf('\n', this.at);
    if (end < 0) return false;
    this.at = end + 1;
    ++this.line;
    return true;
  }
  /** Whether a word has ended here. */
  isAfterWord() {
    const code = this.text.charCodeAt(this.at);
    return code === SPACE || code === NEWLINE || code === RETURN || Number.isNaN(code);
  }
  isAtEnd() {
    while (this.text.charCodeAt(this.at) === SPACE || this.text.charCodeAt(this.at) === RETURN) ++this.at;
    return this.at >= this.text.length || this.text.charCodeAt(this.at) === NEWLINE;
  }
  word() {
    if (this.isAtEnd()) return '';
    const begin = this.at;
    while (!this.isAfterWord()) ++this.at;
    return this.text.slice(begin, this.at);
  }
  digit() {
    const digit = this.text.charCodeAt(this.at) - ZERO;
    return digit >= 0 && digit <= 9 ? digit : -1;
  }
  /** A whole number, up to a blank or a colon. */
  number() {
    const { text } = this;
    if (this.isAtEnd()) throw new ProofError('a number was expected at the end of the line');
    const begin = this.at;
    const isNegative = text.charCodeAt(this.at) === MINUS;
    if (isNegative) ++this.at;
    let value = 0;
    const first = this.at;
    for (let digit = this.digit(); digit >= 0; digit = this.digit()) {
      value = 10 * value + digit;
      ++this.at;
    }
    const hasEnded = this.isAfterWord() || text.charCodeAt(this.at) === COLON;
    if (this.at === first || this.at > first + 15 || !hasEnded)
      throw new ProofError(`"${text.slice(begin, begin + 20).split(/\s/)[0]}" is no number`);
    return isNegative ? -value : value;
  }
  takeColon() {
    if (this.text.charCodeAt(this.at) !== COLON) return false;
    ++this.at;
    return true;
  }
}

/**
 * Follows one certificate, or one of each part; a part has statements of its own, that say what it is.
 */
class Follower {
  /** @param {string} text of a model */
  constructor(text) {
    this.model = readModel(text);
    this.hasBegun = false;
    /** @type {Checker | undefined} */
    this.checker = undefined;
    /** The numbers of variables in each part so far, and then a last one without any. @type {Told[]} */
    this.parts = [];
    this.isLast = false; // the present part has what is in no other
    this.sum = 0;
    /** @type {Claim | undefined} */
    this.claim = undefined;
  }

  /** @param {Words} words at the beginning of a line */
  follow(words) {
    if (words.isAtEnd()) return;
    const code = words.text.charCodeAt(words.at);
    if (code >= ZERO && code <= ZERO + 9 && this.hasBegun) {
      const checker = this.present();
      if (!checker.isRefuted) checker.addClause(words);
      return;
    }
    const word = words.word();
    if (!this.hasBegun) this.begin(word, words);
    else if (word === 'part' || word === 'rest') this.beginPart(word, words);
    else if (word === 'all') this.endAll(words.word(), words.word());
    else if (word === 'end') this.end(words.word(), words.word());
    else if (word === 's') this.present().addSolution(words);
    else if (word === 'd') while (!words.isAtEnd()) this.present().clauses.delete(words.number());
    else throw new ProofError(`"${word}" begins no line`);
  }

  /** @param {string} word @param {Words} words */
  begin(word, words) {
    if (word !== 'proof' || words.word() !== '1' || !words.isAtEnd())
      throw new ProofError('this is no proof: "proof 1" was expected');
    this.hasBegun = true;
  }

  present() {
    if (this.checker === undefined && this.parts.length > 0) throw new ProofError('a part was expected');
    this.checker ??= new Checker(this.model, []);
    return this.checker;
  }

  /** @param {string} word @param {Words} words */
  beginPart(word, words) {
    if (this.checker || this.isLast) throw new ProofError('no part may begin here');
    /** @type {Told} */
    const part = { variables: [], rows: [[]] };
    this.isLast = word === 'rest';
    while (!words.isAtEnd()) this.addNumber(words.number(), part);
    if (this.isLast !== (part.variables.length === 0))
      throw new ProofError('a part has numbers, and the rest has none');
    const more = this.parts.map((told) => ({ kind: 'conflicts', line: 0, ...told }));
    if (!this.isLast) more.push({ kind: 'table', line: 0, ...part });
    this.checker = new Checker(this.model, more);
    this.parts.push(part);
  }

  /** @param {number} literal @param {Told} part */
  addNumber(literal, { variables, rows = [] }) {
    const { declared, variables: all } = this.model;
    const at = all.findIndex(({ first, size }) => first <= literal && literal < first + size);
    if (!(at >= 0 && at < declared)) throw new ProofError(`"${literal}" is no number of a variable`);
    const number = all[at].low + literal - all[at].first;
    variables.push(at);
    rows[0].push([number, number]);
  }

  /** @param {string} verdict @param {string} number */
  end(verdict, number) {
    const claim = this.present().end(verdict, number);
    if (this.parts.length === 0) {
      this.claim = claim;
    } else {
      if (verdict !== 'counted') throw new ProofError('a part is counted');
      this.sum += claim.count;
      this.checker = undefined;
    }
  }

  /** @param {string} verdict @param {string} number */
  endAll(verdict, number) {
    if (this.checker || !this.isLast) throw new ProofError('it is not shown what is in no part');
    if (verdict !== 'counted' || Number(number) !== this.sum)
      throw new ProofError(`"${verdict} ${number}" is claimed, but the parts have ${this.sum} solutions`);
    this.claim = { verdict, count: this.sum };
  }
}

/**
 * Judges a certificate in pieces of whole lines. Throws a ProofError that names its first line that does not follow.
 * @param {string} model
 * @param {(at: number) => void} [onRead] called before each line with the place in the piece where it begins
 */
export function beginCheck(model, onRead) {
  const follower = new Follower(model);
  const words = new Words();
  return {
    /** @param {string} piece @returns {boolean} whether it has ended */
    add(piece) {
      words.text = piece;
      words.at = 0;
      try {
        do {
          onRead?.(words.at);
          follower.follow(words);
        } while (follower.claim === undefined && words.nextLine());
      } catch (error) {
        if (error instanceof ProofError) throw new ProofError(`line ${words.line}: ${error.message}`);
        throw error;
      }
      return follower.claim !== undefined;
    },
    /** What it proves. @returns {Claim} */
    claim() {
      if (follower.claim === undefined) throw new ProofError('the proof has no last line: it is not whole');
      return follower.claim;
    },
  };
}

/**
 * The same of a whole certificate.
 * @param {string} model
 * @param {string} proof
 * @param {(at: number) => void} [onRead] called before each line with the place where it begins
 * @returns {Claim} what it proves
 */
export function check(model, proof, onRead) {
  const checking = beginCheck(model, onRead);
  checking.add(proof);
  return checking.claim();
}
