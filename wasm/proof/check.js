// Follows a certificate line by line (core/network/proof/writer.hpp has the form), or one of each part. Tested by
// tests/cli/proof.test.js.
import { Checker } from './checker.js';
import { ProofError, readModel } from './model.js';
import { Words } from './words.js';

export { ProofError };

/** @typedef {import('./checker.js').Claim} Claim */
/** @typedef {import('./model.js').Content} Content */

/** Follows one certificate, or one of each part. A part has statements of its own, which say what it is. */
class Follower {
  /** @param {string} text of a model */
  constructor(text) {
    this.model = readModel(text);
    this.hasBegun = false;
    /** @type {Checker | undefined} */
    this.checker = undefined;
    /** The numbers of variables in each part so far, and then a last one without any. @type {Content[]} */
    this.parts = [];
    this.isLast = false; // the present part has what is in no other
    this.sum = 0;
    /** @type {Claim | undefined} */
    this.claim = undefined;
  }

  /** @param {Words} words at the beginning of a line */
  follow(words) {
    if (words.isAtEnd()) return;
    if (words.digit() >= 0 && this.hasBegun) {
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
    /** @type {Content} */
    const part = { variables: [], rows: [[]] };
    this.isLast = word === 'rest';
    while (!words.isAtEnd()) this.addNumber(words.number(), part);
    if (this.isLast !== (part.variables.length === 0))
      throw new ProofError('a part has numbers, and the rest has none');
    const more = this.parts.map((each) => ({ kind: 'conflicts', line: 0, ...each }));
    if (!this.isLast) more.push({ kind: 'table', line: 0, ...part });
    this.checker = new Checker(this.model, more);
    this.parts.push(part);
  }

  /** @param {number} literal @param {Content} part */
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
        if (!(error instanceof RangeError)) throw error; // the stack is full
        throw new ProofError(`line ${words.line}: it has too many variables`);
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
