// A button. While it has nothing to do it has `aria-disabled` instead of `disabled`: a disabled button would lose the
// focus when it has just been pressed for the last time. Tab passes it by.

import { html, nothing } from 'lit';

/**
 * @param {string} name
 * @param {(event: MouseEvent) => void} act
 * @param {{enabled?: boolean | (() => boolean), pressed?: boolean, classes?: string, title?: string, icon?: unknown,
 *   word?: string, isKey?: boolean}} [options]  enabled: a function is called by a click too, which may come before the
 *   change is drawn; pressed: whether a switch is on; icon: in place of the name, which is then only spoken; word:
 *   below the icon; isKey: a press leaves the focus where it is
 */
export function action(name, act, { enabled = true, pressed, classes = '', title, icon, word, isKey } = {}) {
  const isEnabled = () => (typeof enabled === 'function' ? enabled() : enabled);
  return html`<button
    part="button"
    class=${classes}
    title=${title ?? (icon ? name : nothing)}
    aria-label=${icon ? name : nothing}
    aria-disabled=${!isEnabled()}
    aria-pressed=${pressed ?? nothing}
    tabindex=${isEnabled() ? nothing : -1}
    @click=${(/** @type {MouseEvent} */ event) => isEnabled() && act(event)}
    @pointerdown=${(/** @type {Event} */ event) => isKey && event.preventDefault()}
  >
    ${icon ?? name}${word ? html`<span class="word" aria-hidden="true">${word}</span>` : nothing}
  </button>`;
}
