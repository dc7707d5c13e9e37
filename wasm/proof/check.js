// Follows a certificate line by line (core/network/proof/writer.hpp has the form). Tested by tests/cli/proof.test.js.
import { canHold } from './judges.js';
import { ProofError, readModel } from './model.js';

export { ProofError };

/** @typedef {{ verdict: string, count: number }} Claim */

class Checker {
  /** @param {string} text of a model */
  constructor(text) {
    const { variables, statements, pairs } = readModel(text);
    this.variables = variables;
    this.statements = statements;
    this.value = new Int8Array(pairs + 1); // by pair: 1 true, -1 false
    this.owner = new Int32Array(pairs + 1);
    /** @type {number[]} */
    this.trail = [];
    /** @type {Map<number, number[]>} */
    this.clauses = new Map();
    this.isRefuted = false; // the model with what is forbidden
    this.hasConflict = false; // what is supposed
    this.count = 0;
    /** @type {Set<string>} */
    this.solutions = new Set();
    this.lastId = 0;
    variables.forEach(({ first, low }, at) => {
      const end = variables[at + 1]?.first ?? pairs + 1;
      this.owner.fill(at, first, end);
      for (let pair = first; pair < end; ++pair)
        if (!variables[at].numbers.includes(low + pair - first)) this.set(-pair);
    });
    /** @type {Set<number>[]} */
    this.groups = variables.map(() => new Set());
    statements.forEach((statement, at) => {
      if (statement.kind === 'alldifferent') for (const each of statement.variables) this.groups[each].add(at);
    });
    this.candidates = (/** @type {number} */ variable) => {
      const { numbers, first, low } = this.variables[variable];
      return numbers.filter((number) => this.value[first + number - low] >= 0);
    };
    this.differ = (/** @type {number} */ a, /** @type {number} */ b) =>
      a !== b && [...this.groups[a]].some((group) => this.groups[b].has(group));
  }

  /** @param {number} literal */
  isTrue(literal) {
    return literal > 0 ? this.value[literal] > 0 : this.value[-literal] < 0;
  }

  /** Makes a literal true, with all that it says about its variable. @param {number} literal */
  set(literal) {
    if (this.hasConflict || this.isTrue(literal)) return;
    if (this.isTrue(-literal)) {
      this.hasConflict = true;
      return;
    }
    const pair = Math.abs(literal);
    this.value[pair] = literal > 0 ? 1 : -1;
    this.trail.push(pair);
    const { numbers, first, low } = this.variables[this.owner[pair]];
    const others = numbers.map((number) => first + number - low).filter((other) => this.value[other] >= 0);
    if (literal > 0) for (const other of others) other === pair || this.set(-other);
    else if (others.length === 1) this.set(others[0]);
    else if (others.length === 0) this.hasConflict = true;
  }

  /** @param {number} length of the trail to go back to */
  undo(length) {
    while (this.trail.length > length) this.value[/** @type {number} */ (this.trail.pop())] = 0;
    this.hasConflict = false;
  }

  /** Whether one statement cannot hold with a literal, if there is one. @param {number} at @param {number} literal */
  refutes(at, literal) {
    const statement = this.statements[at - 1];
    if (!statement) throw new ProofError(`there is no statement ${at}`);
    const before = this.trail.length;
    if (literal !== 0) this.set(literal);
    const refuted = this.hasConflict || !canHold(statement, this.candidates, this.differ);
    this.undo(before);
    return refuted;
  }

  /** @param {string} hint */
  follow(hint) {
    const [name, given] = hint.split(':');
    if (given !== undefined) {
      const literal = given === '' ? 0 : this.literal(given);
      if (!this.refutes(Number(name), -literal))
        throw new ProofError(`statement ${name} does not say ${given || 'so'}`);
      if (literal === 0) this.hasConflict = true;
      else this.set(literal);
      return;
    }
    const clause = this.clauses.get(Number(name));
    if (!clause) throw new ProofError(`there is no clause ${name}`);
    const open = clause.filter((literal) => !this.isTrue(-literal));
    if (open.length > 1) throw new ProofError(`clause ${name} does not give a literal`);
    if (open.length === 0) this.hasConflict = true;
    else this.set(open[0]);
  }

  /** @param {string} word */
  literal(word) {
    const literal = Number(word);
    if (!Number.isInteger(literal) || literal === 0 || Math.abs(literal) >= this.value.length)
      throw new ProofError(`"${word}" is no literal of this model`);
    return literal;
  }

  /** @param {string} word */
  takeId(word) {
    const id = Number(word);
    if (!Number.isInteger(id) || id <= this.lastId) throw new ProofError(`"${word}" is no number of a new clause`);
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

  /** @param {string[]} words */
  addClause(words) {
    const id = this.takeId(words[0]);
    const end = words.indexOf('0');
    if (end < 0) throw new ProofError('a 0 behind the literals was expected');
    const clause = words.slice(1, end).map((word) => this.literal(word));
    const before = this.trail.length;
    for (const literal of clause) this.set(-literal);
    for (const hint of words.slice(end + 1)) if (!this.hasConflict) this.follow(hint);
    const follows = this.hasConflict;
    this.undo(before);
    if (!follows) throw new ProofError('the clause does not follow');
    this.keep(id, clause);
  }

  /** @param {string[]} words */
  addSolution(words) {
    const id = this.takeId(words[0]);
    if (words.length !== this.variables.length + 1) throw new ProofError('a number for each variable was expected');
    const before = this.trail.length;
    const clause = this.variables.map(({ numbers, first, low }, at) => {
      const number = Number(words[at + 1]);
      if (!numbers.includes(number)) throw new ProofError(`"${words[at + 1]}" is no number of variable ${at + 1}`);
      this.set(first + number - low);
      return low - first - number;
    });
    const isNew = !this.hasConflict && !this.isRefuted && !this.solutions.has(words.slice(1).join(' '));
    const broken = this.statements.find((statement) => !canHold(statement, this.candidates, this.differ));
    this.undo(before);
    if (broken) throw new ProofError(`the solution breaks the statement on line ${broken.line} of the model`);
    if (!isNew) throw new ProofError('the solution is forbidden by clauses before it');
    this.solutions.add(words.slice(1).join(' '));
    ++this.count;
    this.keep(id, clause);
  }

  /** @param {string[]} words @returns {Claim} */
  end([verdict, number]) {
    const claims = { none: 0, unique: 1, multiple: 2, solved: 1 };
    const isWhole = verdict === 'multiple' || verdict === 'solved' || this.isRefuted;
    const count = /** @type {Record<string, number>} */ (claims)[verdict] ?? Number(number);
    const isKnown = verdict in claims || verdict === 'counted' || verdict === 'listed';
    if (!isKnown) throw new ProofError(`"${verdict}" is no claim`);
    if (Number(number) !== this.count || count !== this.count)
      throw new ProofError(`"${verdict} ${number}" is claimed, but there are ${this.count} solutions`);
    if (!isWhole) throw new ProofError('it is not shown that there is no other solution');
    return { verdict, count };
  }
}

/**
 * Judges a certificate. Throws a ProofError that names its first line that does not follow.
 * @param {string} model
 * @param {string} proof
 * @returns {Claim} what it proves
 */
export function check(model, proof) {
  const checker = new Checker(model);
  const lines = proof.split('\n');
  if (lines[0].trim() !== 'proof 1') throw new ProofError('line 1: this is no proof: "proof 1" was expected');
  for (let at = 1; at < lines.length; ++at) {
    const [first, ...words] = lines[at].trim().split(/\s+/);
    try {
      if (first === '') continue;
      if (first === 'end') return checker.end(words);
      if (first === 'd') for (const word of words) checker.clauses.delete(Number(word));
      else if (first === 's') checker.addSolution(words);
      else checker.isRefuted || checker.addClause([first, ...words]);
    } catch (error) {
      if (error instanceof ProofError) throw new ProofError(`line ${at + 1}: ${error.message}`);
      throw error;
    }
  }
  throw new ProofError('the proof has no last line: it is not whole');
}
