// The types of kind-names.js: what named kinds are called, by id, and in which family the desk lists them.

export const kindNames: Record<
  string,
  { name: { en: string; zh: string }; also: string; family: 'digits' | 'shading' | 'loops' | 'placing' }
>;
