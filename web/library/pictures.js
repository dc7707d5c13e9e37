// <board-picture>: a small picture of a board. It is drawn when it first comes into view, one picture after the other,
// so that hundreds of them do not hold up the page.

import { html, LitElement, nothing } from 'lit';
import { svgOf } from '../board/picture.js';
import { adoptStyle } from '../parts/adopt-style.js';
import styles from './pictures.css?inline';

/** @import { Layers, Puzzle } from '../puzzles/catalog.js' */

/** Settles when the pictures so far are drawn. */
let drawn = Promise.resolve();

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) /** @type {BoardPicture} */ (target).comesIntoView();
  }
});

export class BoardPicture extends LitElement {
  static properties = {
    puzzle: { attribute: false },
    text: { attribute: false },
    layers: { attribute: false },
    address: { state: true },
  };

  #isVisible = false;

  constructor() {
    super();
    /** @type {Puzzle | undefined} */
    this.puzzle = undefined;
    this.text = '';
    /** @type {Layers} */
    this.layers = {};
    this.address = '';
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    observer.unobserve(this);
    this.#isVisible = false;
    this.#show('');
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (this.#isVisible && (changed.has('puzzle') || changed.has('text'))) this.#draw();
  }

  render() {
    // It adds nothing to the words beside it.
    return this.address ? html`<img src=${this.address} alt="" />` : nothing;
  }

  comesIntoView() {
    if (this.#isVisible) return;
    this.#isVisible = true;
    this.#draw();
  }

  #draw() {
    drawn = drawn.then(async () => {
      const { puzzle, text, layers } = this;
      if (!puzzle || !this.isConnected) return;
      const svg = await svgOf(
        puzzle,
        { text, layers: { ...layers, isSaidBeside: true }, label: '', readonly: true },
        { colorScheme: schemeOf(this) },
      );
      if (svg !== undefined && this.isConnected && text === this.text)
        this.#show(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
      await new Promise((resolve) => setTimeout(resolve)); // lets the page answer keys and paint
    });
  }

  /** @param {string} address */
  #show(address) {
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = address;
  }
}

/** @param {Element} element @returns {'light' | 'dark'} */
function schemeOf(element) {
  const { colorScheme } = getComputedStyle(element);
  if (!colorScheme.includes('light')) return 'dark';
  return colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

adoptStyle(styles);
customElements.define('board-picture', BoardPicture);
