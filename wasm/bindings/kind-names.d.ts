// The types of kind-names.js: what named kinds are called, by id, and where they stand on the shelf.

export const kindNames: Record<
  string,
  { name: { en: string; zh: string }; also: string; family: 'digits' | 'shading' | 'loops' | 'placing' }
>;
