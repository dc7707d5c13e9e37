// A browser's storage of texts that never throws: it may be full, and a person or a sandbox may forbid it, at any time.
// Tested by tests/wasm/saved-boards.test.js.

const UNREADABLE = 'quadrille.aside.';

export class TextStorage {
  /** @type {Storage | undefined} */
  #storage;
  /** What could not be read since the page was opened. @type {string[]} */
  unread = [];

  /** @param {() => Storage} find  such as () => localStorage, which throws where it is forbidden */
  constructor(find) {
    this.#storage = attempt(find);
  }

  /** Whether there is a storage at all, be it full. */
  get isThere() {
    return this.#storage !== undefined;
  }

  /** @param {string} key @returns {string | null} */
  read(key) {
    return attempt(() => this.#storage?.getItem(key)) ?? null;
  }

  /** @param {string} key @param {string} text @returns {boolean}  whether it is there now */
  write(key, text) {
    attempt(() => this.#storage?.setItem(key, text));
    return this.isThere && this.read(key) === text;
  }

  /** @param {string} key */
  remove(key) {
    attempt(() => this.#storage?.removeItem(key));
  }

  /**
   * Keeps a text that could not be read, so that it is not lost when its key is written again.
   * @param {string} text
   * @returns {boolean}  false where there is no room for it
   */
  putAside(text) {
    let number = 1;
    for (; this.read(UNREADABLE + number) !== null; number += 1)
      if (this.read(UNREADABLE + number) === text) return true;
    this.unread.push(text);
    return this.write(UNREADABLE + number, text);
  }
}

/** @template T @param {() => T} work @returns {T | undefined} */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
