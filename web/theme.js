// Light or dark: the system's wish, or the one chosen by hand and kept.

const KEY = 'quadrille-theme';

export const themes = /** @type {const} */ (['auto', 'light', 'dark']);

/** @typedef {typeof themes[number]} ThemeName */

export class Theme {
  /** @type {ThemeName} */
  #name;
  #storage;

  /** @param {Storage | undefined} storage */
  constructor(storage) {
    this.#storage = storage;
    const saved = storage?.getItem(KEY);
    this.#name = themes.find((theme) => theme === saved) ?? 'auto';
    this.#apply();
  }

  get name() {
    return this.#name;
  }

  set name(name) {
    this.#name = name;
    this.#apply();
    try {
      this.#storage?.setItem(KEY, name);
    } catch {
      // Not kept; shown all the same.
    }
  }

  #apply() {
    if (this.#name === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#name;
  }
}
