// Light or dark: the system's wish, or the one chosen by hand and kept.

const KEY = 'quadrille-theme';

export const themes = /** @type {const} */ (['auto', 'light', 'dark']);

/** @typedef {typeof themes[number]} ThemeName */

export class Theme extends EventTarget {
  /** @type {ThemeName} */
  #name;
  #storage;

  /** @param {Storage | undefined} storage */
  constructor(storage) {
    super();
    this.#storage = storage;
    const saved = storage?.getItem(KEY);
    this.#name = themes.find((theme) => theme === saved) ?? 'auto';
    this.#apply();
  }

  get name() {
    return this.#name;
  }

  set name(name) {
    this.wear(name);
    try {
      this.#storage?.setItem(KEY, name);
    } catch {
      // Not kept; shown all the same.
    }
  }

  /** Takes a theme without keeping it, and tells `change`. @param {ThemeName} name */
  wear(name) {
    this.#name = name;
    this.#apply();
    this.dispatchEvent(new Event('change'));
  }

  #apply() {
    if (this.#name === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#name;
  }
}
