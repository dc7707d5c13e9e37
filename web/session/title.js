// The title of an open puzzle.

/** @param {import('../puzzles/catalog.js').Puzzle} puzzle @param {string} [text]  of a board that may have a name */
export const titleOf = ({ name, title }, text) => (text && title?.(text)) || name;
