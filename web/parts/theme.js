// The theme: light, dark, or as the system prefers. A theme that a person chooses is saved.

export const KEY = 'quadrille-theme';

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
    this.show(name);
    try {
      this.#storage?.setItem(KEY, name);
    } catch {
      // It cannot be saved, but it is shown.
    }
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
