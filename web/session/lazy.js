// A file of the page that is fetched when it is first needed; views use it once it is there. If it cannot be fetched,
// because there is no network and it is not kept for offline use, the next call tries again.
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
 * The file, if it is there, for views of a session's answer. When the file has come, the session is drawn again. If it
 * cannot be fetched, the answer becomes an error; without an answer nothing is said.
 * @template T
 * @param {{changed: () => void, query: {state: {answer?: unknown}, fail: (error: any) => void}}} session
 * @param {{need: (onCome: () => void, onFail: (error: any) => void) => T | undefined}} part
 */
export const fileFor = (session, part) =>
  part.need(
    () => session.changed(),
    (error) => session.query.state.answer && session.query.fail(error),
  );
