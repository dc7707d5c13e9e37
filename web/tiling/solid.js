// <tiling-solid>: the pieces in a cube in three dimensions, as SVG. It turns by dragging or by the arrow keys, and the
// pieces can be spread apart. Cubes are painted from the back to the front.

import { html, LitElement, svg, unsafeCSS } from 'lit';
import { placeOf } from './model/board.js';
import styles from './solid.css?inline';

/** @import { Drawn } from './drawing.js' */
/** @import { Model } from './model/board.js' */
/** @import { TilingWords } from '../strings/tiling-strings.js' */

/** @typedef {[x: number, y: number, z: number]} Vector  right, down, and towards the viewer */

const STEP = Math.PI / 18;
const STEEPEST = Math.PI / 2;

/** The sides of a cube: the way out, and two ways along. @type {[Vector, Vector, Vector][]} */
const SIDES = [-1, 1].flatMap((sign) => [
  [
    [sign, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, sign, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, 0, sign],
    [1, 0, 0],
    [0, 1, 0],
  ],
]);

/** @param {Vector} a @param {Vector} b @param {number} [factor] @returns {Vector} */
const plus = (a, b, factor = 1) => [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor];

export class TilingSolid extends LitElement {
  static properties = {
    words: { attribute: false },
    model: { attribute: false },
    pieces: { attribute: false },
    label: { attribute: false },
    yaw: { state: true },
    pitch: { state: true },
    spread: { state: true },
  };

  static styles = unsafeCSS(styles);

  /** @type {{x: number, y: number} | undefined} */
  #drag;

  constructor() {
    super();
    /** @type {TilingWords} */
    this.words = /** @type {any} */ (undefined);
    /** @type {Model} */
    this.model = /** @type {any} */ (undefined);
    /** @type {Drawn[]} */
    this.pieces = [];
    this.label = '';
    this.yaw = 0.6;
    this.pitch = 0.5;
    this.spread = 0;
  }

  render() {
    const { words } = this;
    const { layers, rows, columns } = this.model;
    const radius = (Math.hypot(layers, rows, columns) / 2) * (1 + this.spread) + 0.1;
    return html`<svg
        role="img"
        tabindex="0"
        aria-label=${words.solidOf(this.label)}
        viewBox="${-radius} ${-radius} ${2 * radius} ${2 * radius}"
        @keydown=${this.#onKey}
        @pointerdown=${this.#onDown}
        @pointermove=${this.#onMove}
        @pointerup=${this.#onUp}
        @pointercancel=${this.#onUp}
      >${this.#cubes().map(({ faces, hue, symbol }) => {
        return svg`${faces.map(({ points, edges, shade, middle }) => {
          return svg`<polygon class="fill hue-${hue}" points=${points}></polygon>
            <polygon class="shade-${shade}" points=${points}></polygon><path class="edge" d=${edges}></path>
            ${middle && svg`<text x=${middle[0]} y=${middle[1] + 0.13}>${symbol}</text>`}`;
        })}`;
      })}</svg>
      <label>
        <span>${words.spread}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          .value=${String(this.spread)}
          @input=${(/** @type {Event} */ event) => {
            this.spread = Number(/** @type {HTMLInputElement} */ (event.target).value);
          }}
        />
      </label>`;
  }

  /** The cubes from the back to the front, with their visible faces. */
  #cubes() {
    const { layers, rows, columns } = this.model;
    /** @type {Vector} */
    const centre = [(columns - 1) / 2, (layers - 1) / 2, (rows - 1) / 2];
    const taken = new Map(this.pieces.flatMap((piece) => piece.cells.map((index) => [index, piece])));
    const at = (/** @type {Vector} */ [x, y, z]) =>
      x < 0 || y < 0 || z < 0 || x >= columns || y >= layers || z >= rows
        ? undefined
        : taken.get((y * rows + z) * columns + x);
    const cubes = this.pieces.flatMap((piece) => {
      const places = piece.cells.map((index) => {
        const [layer, row, column] = placeOf(this.model, index);
        return /** @type {Vector} */ ([column, layer, row]);
      });
      const sum = places.reduce((a, b) => plus(a, b), /** @type {Vector} */ ([0, 0, 0]));
      const away = plus(/** @type {Vector} */ (sum.map((part) => part / places.length)), centre, -1);
      return places.map((place) => {
        const middle = plus(plus(place, centre, -1), away, this.spread);
        const hides = (/** @type {Vector} */ next) => (this.spread > 0 ? at(next) === piece : at(next) !== undefined);
        return { piece, place, middle, depth: this.#turn(middle)[2], hides };
      });
    });
    cubes.sort((a, b) => a.depth - b.depth);
    const lettered = new Map(cubes.map((cube) => [cube.piece, cube]));
    return cubes.map((cube) => {
      const faces = this.#faces(cube.place, cube.middle, cube.hides, (place) => at(place) === cube.piece);
      const isLast = lettered.get(cube.piece) === cube;
      if (!isLast) for (const face of faces) face.middle = undefined;
      else for (const face of faces.slice(1)) face.middle = undefined;
      return { faces, hue: cube.piece.hue, symbol: cube.piece.symbol };
    });
  }

  /**
   * @param {Vector} place
   * @param {Vector} middle
   * @param {(next: Vector) => boolean} hides
   * @param {(next: Vector) => boolean} isOwn
   */
  #faces(place, middle, hides, isOwn) {
    return SIDES.flatMap(([out, one, two]) => {
      if (this.#turn(out)[2] <= 1e-6 || hides(plus(place, out))) return [];
      const face = plus(middle, out, 0.5);
      const corner = (/** @type {number} */ a, /** @type {number} */ b) =>
        this.#turn(plus(plus(face, one, a / 2), two, b / 2)).slice(0, 2);
      const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
      const along = /** @type {const} */ ([
        [two, -1],
        [one, 1],
        [two, 1],
        [one, -1],
      ]);
      const edges = along.map(([way, sign], i) => {
        const next = plus(place, way, sign);
        const goesOn = isOwn(next) && !isOwn(plus(next, out));
        const [from, to] = [corners[i], corners[(i + 1) % 4]].map((point) => point.map((part) => part.toFixed(3)));
        return goesOn ? '' : `M${from.join(' ')}L${to.join(' ')}`;
      });
      const shade = out[1] !== 0 ? 0 : out[0] !== 0 ? 2 : 1;
      const points = corners.map((point) => point.map((part) => part.toFixed(3)).join(',')).join(' ');
      /** @type {number[] | undefined} */
      const centre = this.#turn(face).slice(0, 2);
      return [{ points, edges: edges.join(''), shade, middle: /** @type {number[] | undefined} */ (centre) }];
    });
  }

  /** @param {Vector} vector @returns {Vector}  as the viewer sees it */
  #turn([x, y, z]) {
    const [cos, sin] = [Math.cos(this.yaw), Math.sin(this.yaw)];
    const [side, depth] = [x * cos - z * sin, x * sin + z * cos];
    const [steep, flat] = [Math.sin(this.pitch), Math.cos(this.pitch)];
    return [side, y * flat + depth * steep, depth * flat - y * steep];
  }

  /** @param {number} yaw @param {number} pitch */
  #turnBy(yaw, pitch) {
    this.yaw += yaw;
    this.pitch = Math.max(-STEEPEST, Math.min(STEEPEST, this.pitch + pitch));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const by = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[event.key];
    if (!by) return;
    this.#turnBy(by[0], by[1]);
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    this.#drag = { x: event.clientX, y: event.clientY };
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    if (!this.#drag) return;
    const { clientX: x, clientY: y } = event;
    this.#turnBy((this.#drag.x - x) / 120, (y - this.#drag.y) / 120);
    this.#drag = { x, y };
  }

  #onUp() {
    this.#drag = undefined;
  }
}

customElements.define('tiling-solid', TilingSolid);
