// A file of the page that is fetched when it is first needed, and drawn with once it is there. Without a network, and
// where it is not kept for offline use, it cannot be fetched: the next need tries again.
// Tested by tests/wasm/lazy.test.js.

/**
 * @template T
 * @param {() => Promise<T>} load  imports it
 */
export function lazy(load) {
  /** @type {T | undefined} */
  let file;
  /** @type {Promise<T> | undefined} */
  let coming;
  /** @returns {Promise<T>} */
  const fetch = () => {
    coming ??= load().then(
      (loaded) => {
        file = loaded;
        return loaded;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return {
    fetch,

    /** The file, if it is there. */
    get file() {
      return file;
    },

    /**
     * The file, if it is there; else it is fetched, unless it is on its way.
     * @param {(file: T) => void} onCome
     * @param {(error: any) => void} [onFail]  says nothing when left out: nobody has asked for the file
     */
    need(onCome, onFail = () => {}) {
      if (!coming) fetch().then(onCome, onFail);
      return file;
    },
  };
}

/**
 * The file, if it is there, for the answer of a session, which is drawn again when the file has come. If it cannot be
 * fetched, an answer that needs it has failed; where there is none, nothing is said.
 * @template T
 * @param {{changed: () => void, query: {state: {answer?: unknown}, fail: (error: any) => void}}} session
 * @param {{need: (onCome: () => void, onFail: (error: any) => void) => T | undefined}} part
 */
export const fileFor = (session, part) =>
  part.need(
    () => session.changed(),
    (error) => session.query.state.answer && session.query.fail(error),
  );
