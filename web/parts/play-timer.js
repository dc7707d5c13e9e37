// <play-timer>: how long the open board has been played. Time passes while the page is in view, the board is played and
// it is not complete. Fetched when a person first wants it. Tested by tests/web/keypad.test.js.

import { html, LitElement } from 'lit';
import { timeText } from './time-text.js';

/** @import { PageSession } from '../session/page-session.js' */

const TICK_MS = 200;

export class PlayTimer extends LitElement {
  static properties = { session: { attribute: false } };

  #last = 0;
  #timer = 0;

  constructor() {
    super();
    /** @type {PageSession | undefined} */
    this.session = undefined;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#last = performance.now();
    this.#timer = window.setInterval(() => this.#tick(), TICK_MS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  render() {
    return html`${timeText(this.session?.store.elapsed ?? 0)}`;
  }

  #tick() {
    const now = performance.now();
    const passed = now - this.#last;
    this.#last = now;
    if (!this.session || document.hidden || !this.session.game.isRunning) return;
    this.session.store.elapsed += passed;
    this.requestUpdate();
  }
}

customElements.define('play-timer', PlayTimer);
