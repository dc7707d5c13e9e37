// The public types of `quadrille/element`. element.js is checked against them.

import type {
  Candidates,
  Checked,
  Counted,
  Grade,
  Hint,
  ListEnd,
  Options,
  Progress,
  PuzzleId,
  Quadrille,
  QuadrilleError,
  Solved,
  Steps,
} from 'quadrille';

export type Theme = 'auto' | 'light' | 'dark';

export type Verdict =
  | ({ question: 'solve' } & Solved)
  | ({ question: 'check' } & Checked)
  | ({ question: 'count' } & Counted);

/** The events of the element. All of them bubble. */
export interface QuadrilleBoardEventMap {
  /** The board was edited by a person, or cleared. `change` follows: each entry of a board is complete. */
  input: CustomEvent<{ value: string }>;
  change: CustomEvent<{ value: string }>;
  /** While a question runs, at most 60 times a second. */
  progress: CustomEvent<Progress>;
  /** A question was answered, or stopped. */
  verdict: CustomEvent<Verdict>;
  /** A question failed, or a text could not be read. */
  error: CustomEvent<Pick<QuadrilleError, 'code' | 'message' | 'line' | 'column'>>;
}

/** `<quadrille-board>`: a puzzle's board to look at, to fill in and to ask about. It is a form field. */
export class QuadrilleBoard extends HTMLElement {
  /**
   * Starts the solver that all boards of the page share. Where the worker has to come from elsewhere, replace it
   * before any board needs it: `QuadrilleBoard.start = () => Quadrille.start({ workerUrl })`, or with the Quadrille of
   * `quadrille/inline`.
   */
  static start: (preload: PuzzleId) => Promise<Quadrille>;

  /** `sudoku` (the default), `variant`, `kakuro`, `queens`, `tiling` or `cover`. */
  puzzle: string;
  /**
   * The puzzle as text. It may be set in any notation; afterwards it is the board in the puzzle's first notation. A
   * text that cannot be read stays as it was set, with a message above it.
   */
  value: string;
  /** The name under which the form submits the value. */
  name: string;
  /** `auto` (the default) follows the page around it. */
  theme: Theme;
  /** Whether the board has buttons for questions and shows the answers. */
  controls: boolean;
  /** Whether a person can only look at the board. */
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

  /** Settles when the last change is on the screen. */
  readonly updateComplete: Promise<boolean>;

  /** Finds a solution and shows it. Rejects as the package's `solve` does. */
  solve(): Promise<Solved>;
  /** Checks whether there is exactly one solution. If there are more, two are shown. */
  check(): Promise<Checked>;
  /** Counts the solutions. */
  count(): Promise<Counted>;
  /** Finds the next step, without showing it. Like those that follow, it answers and rejects as in the package. */
  hint(options?: Options): Promise<Hint>;
  /** The grade of a Sudoku. */
  steps(options?: Options): Promise<Steps>;
  grade(options?: Options): Promise<Grade>;
  candidates(options?: Options): Promise<Candidates>;
  list(options?: Options): AsyncGenerator<string, ListEnd | undefined, void>;
  /** Stops the running question. Its promise resolves with the verdict `stopped`. */
  stop(): void;
  /** Empties the board and removes the answer. */
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
