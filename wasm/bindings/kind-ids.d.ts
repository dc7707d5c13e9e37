// The types of kind-ids.js: the ids of the named kinds.

/** No other id is of this type: a new kind needs no line here. */
export type KindId = string & { readonly kind: unique symbol };
export const kindIds: KindId[];
