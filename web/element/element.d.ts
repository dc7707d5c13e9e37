// The types of `quadrille/element`, for those who use it; element.js is checked against them.

import type { Checked, Counted, Progress, Quadrille, QuadrilleError, Solved } from 'quadrille';

export type Theme = 'auto' | 'light' | 'dark';

export type Verdict =
  | ({ question: 'solve' } & Solved)
  | ({ question: 'check' } & Checked)
  | ({ question: 'count' } & Counted);

/** The element's own events; all of them bubble. */
export interface QuadrilleBoardEventMap {
  /** The board was edited by a person, or cleared. */
  change: CustomEvent<{ value: string }>;
  /** At most 60 times a second, while a question runs. */
  progress: CustomEvent<Progress>;
  /** A question was answered, or stopped. */
  verdict: CustomEvent<Verdict>;
  /** A question failed, or a text could not be read. */
  error: CustomEvent<Pick<QuadrilleError, 'code' | 'message' | 'line' | 'column'>>;
}

/** `<quadrille-board>`: one puzzle's board, to be looked at, filled in and asked about; a field of its form. */
export class QuadrilleBoard extends HTMLElement {
  /**
   * Starts the solver that all boards of the page share. To be replaced, before any board needs it, where a worker has to come
   * from elsewhere: `QuadrilleBoard.start = () => Quadrille.start({ workerUrl })`, or with the Quadrille of `quadrille/inline`.
   */
  static start: () => Promise<Quadrille>;

  /** `sudoku` when left out, `queens`, `kakuro` or `cover`. */
  puzzle: string;
  /**
   * The puzzle as text, in any notation when it is set; thereafter as the board stands, in the puzzle's first notation. A text
   * that cannot be read stays as it was set, with a message above it.
   */
  value: string;
  /** The name that the value is submitted by. */
  name: string;
  /** `auto`, as the page around it, when left out. */
  theme: Theme;
  /** Whether there are buttons to ask by, and the answer is told. */
  controls: boolean;
  /** Whether a person may only look at it. */
  readonly: boolean;
  disabled: boolean;

  readonly type: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;

  /** Settled when what was set last is on the screen. */
  readonly updateComplete: Promise<boolean>;

  /** Finds a solution and shows it. Rejects as the package's `solve` does. */
  solve(): Promise<Solved>;
  /** Finds out whether there is exactly one solution; two are shown when there are more. */
  check(): Promise<Checked>;
  /** Counts the solutions. */
  count(): Promise<Counted>;
  /** Stops the question that runs: its promise resolves with the verdict `stopped`. */
  stop(): void;
  /** Empties the board and takes the answer away. */
  clear(): void;

  addEventListener<K extends keyof QuadrilleBoardEventMap>(
    type: K,
    listener: (this: QuadrilleBoard, event: QuadrilleBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof QuadrilleBoardEventMap>(
    type: K,
    listener: (this: QuadrilleBoard, event: QuadrilleBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'quadrille-board': QuadrilleBoard;
  }
}
