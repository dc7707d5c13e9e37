// The types of kind-boards.js: the boards of the samples of named kinds, by id.

export const kindBoards: Record<string, string[]>;
