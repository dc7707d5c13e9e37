// The state of drawing rules: the board, the tool, the figure under way, and the selected figure. Points and keys come
// from the board, numbers and switches from the panel; every edit leaves by `onEdit` and comes back as a new text.
//
//     no tool ──take──► tool ──point, key──► under way ──finish──► drawn and selected
//                        ▲                      │  └─ its number is missing ──► waiting ──setValue──┘
//                        └──────── cancel ──────┘
//
// Fires `change` when the panel and the board must be drawn again. Tested by tests/wasm/variant-tools.test.js.

import { blankBoard, readVariant } from '../../../wasm/iss/text.js';
import {
  addRule,
  readValue,
  removeRule,
  replaceRule,
  setBoxSize,
  setRegion,
  setShape,
  setWords,
  toggleGlobal,
  withoutDecoration,
} from '../model/edit.js';
import { figureKey, figuresOf, separated, setsOf } from '../model/figures.js';
import { kindOf } from '../model/kinds.js';
import { figuresAt } from './figures-at.js';
import { cellsAround, copied, extended, lineOfSpot, tapped } from './gestures.js';

/** @import { Figure } from '../model/figures.js' */
/** @import { Global } from '../model/kinds.js' */
/** @import { Variant } from '../../../wasm/iss/text.js' */
/** @import { Point } from './gestures.js' */

/**
 * What has just happened, for the panel to say.
 * @typedef {{what: 'added' | 'removed' | 'changed' | 'cells' | 'sets' | 'copy' | 'cancelled' | 'short' | 'nowhere' |
 *   'number' | 'wrong' | 'selected' | 'spot', kind?: string, count?: number, spot?: Spot}} Note
 *
 * @typedef {{row: number, column: number}} Spot  a place in the margin
 *
 * The figure under way. `original`: the cells of a clone whose copy is being placed. `sets`: the sets before `cells`,
 * of a rule about several.
 * @typedef {{cells: number[], original?: number[], sets?: number[][], isWaiting?: boolean}} Draft
 */

export class Editor extends EventTarget {
  /** @type {Variant} */
  board = blankBoard(9, 9);
  /** @type {Figure[]} */
  figures = [];
  /** The id of a kind; '' while the board is used as usual. */
  tool = '';
  /** @type {Draft | undefined} */
  draft;
  /** The key of the selected figure; '' when there is none. */
  selected = '';
  /** The place in the margin where the cursor is. @type {Spot | undefined} */
  spot;
  /** The cell where the cursor comes back to the board from the margin. @type {number | undefined} */
  landing;
  /** @type {Note | undefined} */
  note;
  /** Whether the panel shall move the focus to the number. */
  wantsValue = false;

  /** @param {(board: Variant) => void} onEdit */
  constructor(onEdit) {
    super();
    this.onEdit = onEdit;
  }

  /** @param {string} text  canonical */
  setText(text) {
    this.board = separated(readVariant(text) ?? blankBoard(9, 9));
    this.figures = figuresOf(this.board);
    if (!this.figure) this.selected = '';
  }

  /** The kind that the tool draws. */
  get kind() {
    return kindOf(this.tool);
  }

  /** The selected figure. */
  get figure() {
    return this.figures.find((figure) => figureKey(figure) === this.selected);
  }

  /**
   * The figure whose number can be edited: the one that waits for it, or the selected one.
   * @returns {Figure | undefined}
   */
  get open() {
    return this.draft?.isWaiting ? { kind: this.tool, cells: this.draft.cells, value: '' } : this.figure;
  }

  /** @param {string} tool  '' to put it down */
  take(tool) {
    this.tool = this.tool === tool ? '' : tool;
    this.drop();
    this.selected = '';
    this.note = undefined;
    this.changed();
  }

  /** Selects what is at a point; again, what is below it. @param {Point} point */
  pick(point) {
    const found = figuresAt(this.board, this.figures, point);
    const at = found.findIndex((figure) => figureKey(figure) === this.selected);
    if (at >= 0 && found.length === 1) return;
    const next = found[(at + 1) % Math.max(found.length, 1)];
    this.select(next ? figureKey(next) : '');
  }

  /** Puts away what is under way; or else the tool; or else the selection. */
  cancel() {
    if (!this.draft && !this.tool && !this.selected) return false;
    if (this.draft) this.note = { what: 'cancelled', kind: this.tool };
    else if (this.tool) this.tool = '';
    else this.selected = '';
    this.drop();
    this.changed();
    return true;
  }

  /** Ends the figure under way; of several sets, the last one. */
  finish() {
    const { kind, draft } = this;
    if (!kind || !draft) return;
    if (kind.gesture === 'sets' && draft.cells.length > 0) {
      this.draft = { cells: [], sets: [...(draft.sets ?? []), draft.cells] };
      this.note = { what: 'sets', kind: kind.id, count: this.draft.sets?.length };
    } else if (kind.gesture === 'clone' && !draft.original) {
      this.draft = { cells: [], original: draft.cells };
      this.note = { what: 'copy', kind: kind.id };
    } else if (kind.gesture === 'region') {
      this.#edit(setRegion(this.board, draft.cells), { what: 'added', kind: kind.id });
    } else this.add(draft.sets?.flat() ?? draft.cells, draft.sets);
    this.changed();
  }

  /** @param {string} key  of a figure; '' selects none */
  select(key) {
    this.drop();
    this.selected = key;
    if (this.figure) this.note = { what: 'selected', kind: this.figure.kind };
    this.changed();
  }

  /** Removes a figure: the selected one, unless another is named. @param {Figure | undefined} [figure] */
  remove(figure = this.figure) {
    if (!figure) return;
    if (figureKey(figure) === this.selected) this.selected = '';
    this.#edit(removeRule(this.board, figure), { what: 'removed', kind: figure.kind });
    this.changed();
  }

  /**
   * Sets the number of the figure that waits for it, or of the selected one.
   * @param {string} typed
   * @returns {boolean}  false when it is not a number for it
   */
  setValue(typed) {
    const { open } = this;
    const kind = open && kindOf(open.kind);
    const value = kind?.value && readValue(kind.value, typed, this.board);
    if (!open) return false;
    if (value === undefined || kind?.accepts?.(setsOf(open), value, this.board) === false) {
      this.note = { what: value === undefined ? 'wrong' : 'nowhere', kind: open.kind };
      this.changed();
      return false;
    }
    if (this.draft?.isWaiting) this.#put({ ...open, value });
    else if (value !== open.value)
      this.#edit(replaceRule(this.board, open, { value }), { what: 'changed', kind: open.kind });
    else this.note = { what: 'selected', kind: open.kind };
    this.changed();
    return true;
  }

  /** Turns an inequality or a line around. */
  reverse() {
    const { figure } = this;
    if (!figure) return;
    const cells = figure.cells.toReversed();
    if (kindOf(figure.kind)?.accepts?.([cells], figure.value, this.board) === false)
      this.note = { what: 'nowhere', kind: figure.kind };
    else {
      this.selected = figureKey({ ...figure, cells });
      this.#edit(replaceRule(this.board, figure, { cells }), { what: 'changed', kind: figure.kind });
    }
    this.changed();
  }

  /** @param {Global} global */
  toggle(global) {
    this.#edit(toggleGlobal(this.board, global));
    this.changed();
  }

  /** @param {number} size */
  resizeBoxes(size) {
    this.#edit(setBoxSize(this.board, size));
    this.changed();
  }

  /** @param {string} text  the rules in words, one a line */
  setWords(text) {
    this.#edit(setWords(this.board, text));
    this.changed();
  }

  removeDecoration() {
    this.#edit(withoutDecoration(this.board));
    this.changed();
  }

  /** @param {{rows: number, columns: number, values: number, lowest: number}} shape */
  reshape(shape) {
    this.drop();
    this.#edit(setShape(this.board, shape));
    this.changed();
  }

  // What a tool does. strokes.js and keys.js call these for the pointer and for keys.

  /** Adds a cell to the figure under way, or takes it out. @param {number} cell */
  tap(cell) {
    const { kind, board, draft } = this;
    if (!kind) return;
    const cells = tapped(board, kind, draft?.cells ?? [], cell);
    this.selected = '';
    this.draft = cells.length > 0 || draft?.sets ? { ...draft, cells } : undefined;
    this.note = { what: 'cells', kind: kind.id, count: cells.length };
  }

  /** Makes a cell the first or the second of a dot. @param {number} cell */
  join(cell) {
    const { kind } = this;
    if (!kind) return undefined;
    const cells = extended(this.board, kind, this.draft?.cells ?? [], cell);
    if (cells.length === 2) return this.add(cells);
    this.draft = { cells };
    this.note = { what: 'cells', kind: kind.id, count: 1 };
    return undefined;
  }

  /** Begins a clue at a place in the margin. @param {Spot | undefined} spot */
  addAt(spot) {
    const cells = this.kind && spot ? lineOfSpot(this.board, this.kind, spot) : [];
    if (cells.length > 0) this.add(cells);
    else this.note = { what: 'nowhere', kind: this.tool };
  }

  /** @param {number | undefined} cell  where the copy of a clone begins */
  copy(cell) {
    const original = this.draft?.original ?? [];
    const cells = cell === undefined ? [] : copied(this.board, original, cell);
    if (cells.length > 0) this.add([...original, ...cells]);
    else {
      this.draft = { cells: [], original };
      this.note = { what: 'nowhere', kind: this.tool };
    }
  }

  /** Gives single cells a sign, or takes it away when the first one has it. @param {number[]} cells */
  paint(cells) {
    const { tool, figures, board } = this;
    this.draft = undefined;
    if (cells.length === 0) return;
    const keys = cells.map((cell) => figureKey({ kind: tool, cells: cellsAround(board, tool, cell), value: '' }));
    const drawn = keys.map((key) => figures.find((figure) => figureKey(figure) === key));
    if (drawn[0]) {
      const gone = drawn
        .filter((figure) => figure !== undefined)
        .sort((a, b) => (b.rules?.[0] ?? 0) - (a.rules?.[0] ?? 0));
      this.#edit(gone.reduce(removeRule, board), { what: 'removed', kind: tool });
      return;
    }
    const painted = cells.map((cell) => ({ kind: tool, cells: cellsAround(board, tool, cell), value: '' }));
    this.#edit(painted.reduce(addRule, board), { what: 'added', kind: tool });
  }

  /**
   * Adds a figure of the tool, or selects the one that is there already.
   * @param {number[]} cells
   * @param {number[][]} [sets]  the same cells, of a rule about several sets
   */
  add(cells, sets) {
    const { kind, tool } = this;
    if (!kind || cells.length === 0) return;
    this.draft = undefined;
    if (cells.length < (kind.least ?? 1)) {
      this.note = { what: 'short', kind: tool, count: kind.least };
      return;
    }
    const figure = { kind: tool, cells, value: kind.value?.usual ?? '', sizes: sets?.map(({ length }) => length) };
    if (kind.accepts?.(sets ?? [cells], figure.value, this.board) === false) {
      this.note = { what: 'nowhere', kind: tool };
      return;
    }
    const isThere = this.figures.some((each) => figureKey(each) === figureKey(figure));
    this.wantsValue = kind.value !== undefined;
    if (isThere) {
      this.selected = figureKey(figure);
      this.note = { what: 'selected', kind: tool };
    } else if (kind.value && kind.value.usual === '' && !kind.value.isOptional) {
      this.selected = '';
      this.draft = { cells, isWaiting: true };
      this.note = { what: 'number', kind: tool };
    } else this.#put(figure);
  }

  /** @param {Figure} figure */
  #put(figure) {
    this.selected = figureKey(figure);
    this.#edit(addRule(this.board, figure), { what: 'added', kind: figure.kind });
  }

  /** @param {Variant} board @param {Note} [note] */
  #edit(board, note) {
    this.draft = undefined;
    if (note) this.note = note;
    this.board = separated(board);
    this.figures = figuresOf(this.board);
    this.onEdit(this.board);
  }

  /** Puts away what is under way, without a word. */
  drop() {
    this.draft = undefined;
    this.spot = undefined;
    this.wantsValue = false;
  }

  /** To be called after every change, by the code that made it. */
  changed() {
    this.dispatchEvent(new Event('change'));
  }
}
