// What the pressed pointer draws with the tool: a drag over cells is a whole figure, and single touches add one cell
// after the other to the figure under way. Tested by tests/wasm/variant-tools.test.js.

import { cellAt, cornerAt, dragged, edgeAt, extended, spotAt } from './gestures.js';

/** @import { Gesture } from '../rules/rule.js' */
/** @import { Editor } from './editor.js' */
/** @import { Point } from './gestures.js' */

/** The gestures that touch a place between or beside cells. @type {Set<Gesture>} */
const PLACES = new Set(['side', 'diagonal', 'corner']);

export class Strokes {
  #editor;
  /**
   * The stroke that has not ended. `first`: its first cell; `isNew`: no cells were under way before.
   * @type {{first: number | undefined, isMoved: boolean, isNew: boolean} | undefined}
   */
  #stroke;

  /** @param {Editor} editor */
  constructor(editor) {
    this.#editor = editor;
  }

  /** Whether the pointer is pressed. */
  get isUnderWay() {
    return this.#stroke !== undefined;
  }

  /** @param {Point} point */
  down(point) {
    const editor = this.#editor;
    const { kind } = editor;
    if (!kind) return;
    if (editor.draft?.isWaiting) editor.drop();
    const first = cellAt(editor.board, point);
    const isNew = !editor.draft || (editor.draft.sets !== undefined && editor.draft.cells.length === 0);
    this.#stroke = { first, isMoved: false, isNew };
    if (!PLACES.has(kind.gesture) && first !== undefined && !editor.draft?.original) {
      editor.selected = '';
      if (isNew) editor.draft = { ...editor.draft, cells: [first] };
    }
    editor.changed();
  }

  /** @param {Point} point */
  move(point) {
    const editor = this.#editor;
    const { kind, board, draft } = editor;
    const stroke = this.#stroke;
    if (!kind || stroke?.first === undefined || PLACES.has(kind.gesture)) return;
    const before = draft?.cells ?? [stroke.first];
    const start = stroke.isMoved || stroke.isNew ? before : extended(board, kind, before, stroke.first);
    const cells = draft?.original ? [cellAt(board, point) ?? before[0]] : dragged(board, kind, start, point);
    if (cells.join() === start.join()) return;
    stroke.isMoved = true;
    const isPainted = kind.gesture === 'cell';
    editor.draft = { ...draft, cells: isPainted ? [...new Set([...before, ...cells])] : cells };
    editor.changed();
  }

  /** @param {Point} point @param {{isTouch?: boolean}} [how]  a finger shall not open the keyboard for the number */
  up(point, { isTouch = false } = {}) {
    const editor = this.#editor;
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (!editor.kind || !stroke) return;
    this.#end(editor.kind.gesture, point, stroke);
    if (isTouch) editor.wantsValue = false;
    editor.changed();
  }

  /** @param {Gesture} gesture @param {Point} point @param {{isMoved: boolean, isNew: boolean}} stroke */
  #end(gesture, point, { isMoved, isNew }) {
    const editor = this.#editor;
    const { board, draft } = editor;
    const cell = cellAt(board, point);
    if (gesture === 'side' || gesture === 'diagonal') editor.addAt(spotAt(board, point));
    else if (gesture === 'corner') editor.add(cell === undefined ? [] : cornerAt(board, point));
    else if (gesture === 'edge') editor.add(isMoved ? (draft?.cells ?? []) : edgeAt(board, point));
    else if (gesture === 'cell') editor.paint(draft?.cells ?? []);
    else if (draft?.original) editor.copy(cell);
    else if (isMoved && isNew) editor.finish();
    else if (!isNew && !isMoved && cell !== undefined) editor.tap(cell);
    else if (draft) editor.note = { what: 'cells', kind: editor.tool, count: draft.cells.length };
  }

  /** The pointer was taken away, such as by scrolling. */
  cancel() {
    const { draft } = this.#editor;
    if (this.#stroke?.isNew) this.#editor.draft = draft?.sets && { ...draft, cells: [] };
    this.#stroke = undefined;
    this.#editor.changed();
  }
}
