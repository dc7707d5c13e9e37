// The types of kinds.js: the named kinds of grid puzzles (core/puzzles/grid/kinds/named). The text is that of the kind
// without what is said of it; the boards are its samples.

export const kinds: Record<string, { text: string; boards: string[] }>;
