// The words of a certificate's lines. Tested by tests/cli/proof.test.js.
import { ProofError } from './model.js';

const [SPACE, COLON, MINUS, ZERO, NEWLINE, RETURN] = [32, 58, 45, 48, 10, 13];

/** The words of a line, one after the other. */
export class Words {
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
