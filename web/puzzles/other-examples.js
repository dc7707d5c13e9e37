// The examples of all puzzles but the first, each fetched with its puzzle.

/** @import { Example } from './examples.js' */

/** @type {Record<string, (() => Promise<Example[]>) | undefined>} */
const all = {
  variant: async () => (await import('./variant.examples.js')).examples,
  queens: async () => (await import('./queens.examples.js')).examples,
  kakuro: async () => (await import('./kakuro.examples.js')).examples,
  tiling: async () => (await import('./tiling.examples.js')).examples,
  cover: async () => (await import('./cover.examples.js')).examples,
  own: async () => (await import('./own.examples.js')).examples(),
};

/** @param {string} id  of a puzzle; one that is not in the list is a genre of grid puzzles */
export const fetchOthers = (id) => (all[id] ?? (async () => (await import('./grid.examples.js')).examples(id)))();
