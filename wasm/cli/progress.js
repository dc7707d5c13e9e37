// The line that says on a terminal how far the command has come, while a person waits. Tested by
// tests/cli/terminal.test.js.
import { fstatSync, statSync } from 'node:fs';
import { isatty } from 'node:tty';
import { progressLine } from './core-command.js';
import { showLine } from './output.js';

/** @typedef {import('../transport/protocol.js').Piece} Piece */

/** Milliseconds until the line is shown first, and then from one to the next. */
const [FIRST_MS, NEXT_MS] = [1000, 200];

const [STDIN, STDOUT, STDERR] = [0, 1, 2]; // their file descriptors

/** What is known of a puzzle before its search; `puzzles`: how many were answered before it. */
const NOTHING = { puzzles: 0, solutions: '', fraction: 0, begun: 0 };

/** Whether a person would see the line: not in a pipe, not while they are typing the input. @param {string[]} files */
function isSeen(files) {
  const status = fstatSync(STDOUT);
  return isatty(STDERR) && !status.isFIFO() && !status.isSocket() && !(files.includes('-') && isatty(STDIN));
}

/** The size of all these files in bytes; 0 if that is not known. @param {string[]} files */
function sizeOf(files) {
  try {
    const all = files.map((file) => (file === '-' ? fstatSync(STDIN) : statSync(file)));
    return all.every((status) => status.isFile()) ? all.reduce((sum, { size }) => sum + size, 0) : 0;
  } catch {
    return 0; // reading that file reports why
  }
}

/** Shows how far the command has come, if somebody sees it. */
export class Progress {
  /**
   * @param {string[]} files
   * @param {() => number} answered how many puzzles are
   * @param {number} [wanted] how many puzzles are to be made
   */
  constructor(files, answered, wanted) {
    this.#answered = answered;
    if (!isSeen(files)) return;
    this.#wanted = wanted;
    this.#size = sizeOf(files);
    this.onProgress = ({ solutions, fraction }) => {
      const puzzles = answered();
      if (this.#present.puzzles !== puzzles) this.#present = { ...NOTHING, puzzles, begun: performance.now() };
      this.#present.solutions = solutions > 0 ? String(solutions) : '';
      this.#present.fraction = fraction;
    };
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(() => this.#show(), NEXT_MS);
    }, FIRST_MS - NEXT_MS);
  }

  /**
   * For the option of that name; undefined where nobody sees it.
   * @type {((progress: import('../api/types.js').Progress) => void) | undefined}
   */
  onProgress;

  /** Passes on the pieces of the input, and counts their bytes. @param {AsyncIterable<Piece>} pieces */
  async *over(pieces) {
    for await (const piece of pieces) {
      this.#read += piece.bytes.length;
      if (piece.bytes.length > 0) this.#pieces += 1;
      yield piece;
    }
  }

  end() {
    clearTimeout(this.#timer);
    showLine('');
  }

  #show() {
    const now = performance.now();
    const puzzles = this.#answered();
    const all = this.#wanted ?? this.#size;
    const done = this.#wanted === undefined ? this.#read : puzzles;
    // With more pieces, several puzzles are at hand.
    const isKnown = this.#pieces <= 1 && this.#wanted === undefined && this.#present.puzzles === puzzles;
    const { solutions, fraction, begun } = isKnown ? this.#present : NOTHING;
    showLine(
      progressLine({
        puzzles,
        input: all && Math.min(done / all, 1),
        seconds: (now - this.#begun) / 1000,
        present: { solutions, fraction, seconds: (now - begun) / 1000 },
      }),
    );
  }

  #begun = performance.now();
  #answered;
  /** @type {number | undefined} */
  #wanted;
  #size = 0; // of the input
  #read = 0; // bytes of it
  #pieces = 0;
  /** The puzzle at hand. */
  #present = { ...NOTHING, begun: this.#begun };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
}
