// The types of kind-notes.js: the rules of named kinds by id: in one line, and at length.

export const kindNotes: Record<string, { en: string[]; zh: string[] }>;
