// A browser's storage of texts, for tests without a browser.

/** @param {Record<string, string>} [all]  what is in it */
export function storage(all = {}) {
  const map = new Map(Object.entries(all));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => map.set(key, text),
    removeItem: (key) => map.delete(key),
    key: (at) => [...map.keys()][at] ?? null,
    get length() {
      return map.size;
    },
  };
}
