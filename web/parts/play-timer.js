// <play-timer>: shows how long the open board has been played (session/play-clock.js). Fetched when a person first
// wants it. Tested by tests/web/keypad.test.js.

import { html, LitElement } from 'lit';
import { clockOf } from '../session/play-clock.js';
import { timeText } from './time-text.js';

/** @import { PlayClock } from '../session/play-clock.js' */
/** @import { PageSession } from '../session/page-session.js' */

export class PlayTimer extends LitElement {
  static properties = { session: { attribute: false } };

  /** @type {PlayClock | undefined} */
  #clock;
  #tick = () => this.requestUpdate();

  constructor() {
    super();
    /** @type {PageSession | undefined} */
    this.session = undefined;
  }

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#clock?.removeEventListener('tick', this.#tick);
  }

  render() {
    if (!this.session) return '';
    this.#clock = clockOf(this.session);
    this.#clock.addEventListener('tick', this.#tick); // once, however often it is drawn
    return html`${timeText(this.session.store.elapsed)}`;
  }
}

customElements.define('play-timer', PlayTimer);
