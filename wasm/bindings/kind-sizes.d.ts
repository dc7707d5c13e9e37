// The types of kind-sizes.js: by id, the sides of the new boards of named kinds, the usual one first.

export const kindSizes: Record<string, string[]>;
