// The types of kind-forms.js: rules of kinds as they can be written, with what they mean (core/text/kinds.md).

export const kindForms: Record<'cells' | 'around' | 'holds', { form: string; about: string }[]>;
