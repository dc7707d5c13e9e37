// The types of kinds.js: the texts of the named kinds of grid puzzles (core/puzzles/grid/kinds/named), by id.

export const kinds: Record<string, string>;
