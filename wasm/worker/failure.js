// What a trap of the WebAssembly means. It leaves the core in no defined state: its owner needs another instance.

/**
 * The code and the message for users.
 * @param {any} error what a call of the core has thrown
 * @returns {{ code: string, message: string }}
 */
export function failureOf(error) {
  const { code, message = error } = error;
  if (code) return { code, message };
  return `${message}`.includes('out-of-memory')
    ? { code: 'out-of-memory', message: 'the puzzle needs more memory than there is for it' }
    : { code: 'internal', message: `the solver failed: ${message}` };
}
