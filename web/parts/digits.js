// The digits of boards: a font of our own, of which the build keeps the ten digits (build/own-digits.js). It is a file
// of the page that comes after the first answer; where it is kept for offline use, before the first board is drawn. The
// other letters of names and rules are those of the system.

import italic from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2?inline';
import upright from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?inline';
import bold from '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2?inline';

/** As in styles/palette.css. */
const NAME = 'Quadrille Digits';

/** What is given is bold, what the hand has written in italics, what the solver has found upright. */
const faces = [
  { base64: bold, weight: '600 900' },
  { base64: italic, style: 'italic' },
  { base64: upright, weight: '100 500' },
];

/** @type {Promise<void> | undefined} */
let loading;

/** Settles when boards have them. */
export function digits() {
  loading ??= load();
  return loading;
}

async function load() {
  const loaded = await Promise.all(
    faces.map(({ base64, ...facts }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      return new FontFace(NAME, bytes, { ...facts, unicodeRange: 'U+30-39' }).load();
    }),
  );
  for (const face of loaded) document.fonts.add(face);
}
