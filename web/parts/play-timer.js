// <play-timer>: how long the open board has been played. Time passes while the page is in view, the board is played and
// it is not complete. Fetched when a person first wants it. Tested by tests/web/keypad.test.js.

import { html, LitElement } from 'lit';

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
    const seconds = Math.floor((this.session?.store.elapsed ?? 0) / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const parts = [...(hours ? [hours] : []), minutes, seconds % 60];
    return html`${parts.map((part, i) => (i === 0 ? part : String(part).padStart(2, '0'))).join(':')}`;
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
