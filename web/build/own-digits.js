// Takes the digits out of the fonts that web/parts/digits.js imports: a few KB of each, as text.

import { readFileSync } from 'node:fs';
// @ts-expect-error it has no types
import subsetFont from 'subset-font';

const FONT = /\.woff2\?inline$/;

/** @returns {import('vite').Plugin} */
export const ownDigits = () => ({
  name: 'own-digits',
  enforce: 'pre',
  load: {
    filter: { id: FONT },
    async handler(id) {
      const digits = await subsetFont(readFileSync(id.replace(/\?.*/, '')), '0123456789', { targetFormat: 'woff2' });
      return `export default ${JSON.stringify(digits.toString('base64'))};`;
    },
  },
});
