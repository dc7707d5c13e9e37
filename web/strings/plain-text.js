// Texts of strangers, such as names, as they can be shown and drawn. Tested by tests/wasm/plain-text.test.js.

// What XML does not allow: control characters, halves of a surrogate pair, and two that are no characters.
const NOT_IN_XML = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\p{Surrogate}\ufffe\uffff]/gu;
// Marks that turn the direction of what follows, also of what is not theirs (Unicode Standard Annex 9).
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text with a replacement character for each character that cannot be drawn or that would disarrange the others. */
export const drawableText = (/** @type {string} */ text) =>
  text.replace(NOT_IN_XML, '\ufffd').replace(TURNING, '\ufffd');

/** As a worker gets a text: without halves of a surrogate pair. @param {string} text */
export const wellFormed = (text) => text.replace(/\p{Surrogate}/gu, '\ufffd');
