// The records of a job (core/job/records.hpp), as far as those that write links change them. Tested by
// tests/wasm/links.test.js.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The first bytes of records: a solution, an answer, a converted text, a note, a line. */
const [S, A, T, N, L] = [83, 65, 84, 78, 76];

/** A text in a record. @param {string} text */
const field = (text) => `${encoder.encode(text).length} ${text}`;

/**
 * The record of an error: why a puzzle cannot be read.
 * @param {string} code
 * @param {number} line
 * @param {string} message
 * @param {number} [column] 0 when it is unknown
 */
export const errorRecord = (code, line, message, column = 0) => `E${field(code)}${line} ${column} ${field(message)}`;

/** @param {string} format @param {string} text */
export const convertedRecord = (format, text) => `T${field(format)}${field(text)}`;

/**
 * Changes the records of solutions and converted texts, and passes on the others.
 * @param {Uint8Array} records
 * @param {object} change
 * @param {(text: string) => string} change.solution
 * @param {(format: string, text: string) => string} change.converted makes a record
 */
export function mapRecords(records, { solution, converted }) {
  const reader = new FieldReader(records);
  let out = '';
  while (reader.at < records.length) {
    switch (records[reader.at++]) {
      case S:
        out += `S${field(solution(reader.text()))}`;
        break;
      case A:
        out += `A${Array.from({ length: 5 }, () => `${reader.number()} `).join('')}${field(reader.text())}`;
        break;
      case T:
        out += converted(reader.text(), reader.text());
        break;
      case N:
        out += `N${field(reader.text())}`;
        break;
      case L:
        out += `L${reader.number()} `;
        break;
      default: {
        const [code, line, column, message] = [reader.text(), reader.number(), reader.number(), reader.text()];
        out += errorRecord(code, line, message, column);
      }
    }
  }
  return encoder.encode(out);
}

class FieldReader {
  at = 0;

  /** @param {Uint8Array} records */
  constructor(records) {
    this.#bytes = records;
  }

  number() {
    let number = 0;
    for (;;) {
      const digit = this.#bytes[this.at++] - 48;
      if (digit < 0) return number;
      number = 10 * number + digit;
    }
  }

  text() {
    const size = this.number();
    this.at += size;
    return decoder.decode(this.#bytes.subarray(this.at - size, this.at));
  }

  #bytes;
}
