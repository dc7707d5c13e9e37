// The static site: index.html and all it needs, with no address in it but its own, so that it works from any folder.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** @param {string} path  from this folder */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  resolve: {
    alias: { quadrille: here('../dist/package/quadrille.js') },
  },
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    // light-dark() is left to the browser: lowered, it would not follow the theme chosen by hand.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Nothing inline: the content policy forbids data: for all but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
