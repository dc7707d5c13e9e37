// The theme: light, dark, or as the system prefers. A theme that a person chooses is saved.

import { TextStorage } from '../session/text-storage.js';

export const KEY = 'quadrille-theme';

export const themes = /** @type {const} */ (['auto', 'light', 'dark']);

/** @typedef {typeof themes[number]} ThemeName */

export class Theme extends EventTarget {
  /** @type {ThemeName} */
  #name;
  #storage;

  /** @param {TextStorage} [storage]  that of the browser */
  constructor(storage = new TextStorage(() => localStorage)) {
    super();
    this.#storage = storage;
    const saved = storage.read(KEY);
    this.#name = themes.find((theme) => theme === saved) ?? 'auto';
    this.#apply();
  }

  get name() {
    return this.#name;
  }

  set name(name) {
    this.show(name);
    this.#storage.write(KEY, name); // where that cannot be, it is shown all the same
  }

  /** Shows a theme without saving it, and fires `change`. @param {ThemeName} name */
  show(name) {
    this.#name = name;
    this.#apply();
    this.dispatchEvent(new Event('change'));
  }

  #apply() {
    if (this.#name === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#name;
  }
}
