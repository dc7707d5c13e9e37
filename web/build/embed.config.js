// Builds embed.html and embed.zh.html, the page of examples, which shows what other pages can do with the package. It
// has its own configuration because it uses the built package, as other pages do. The build also copies the page as one
// file, which sandboxed frames need.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from '../../wasm/tools/browsers.js';
import { thirdPartyNotices } from '../../wasm/tools/notices.js';
import { examples } from '../embed/examples.js';

/** @param {string} path  from web/ */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @returns {import('vite').Plugin} */
const withOneFile = () => ({
  name: 'with-one-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'quadrille.html', source: readFileSync(here('../dist/quadrille.html')) });
  },
});

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: false,
  resolve: {
    alias: {
      'quadrille/element': here('../dist/package/element.js'), // before `quadrille`, which is its prefix
      quadrille: here('../dist/package/quadrille.js'),
    },
  },
  worker: { format: 'es' },
  plugins: [examples(), withOneFile(), thirdPartyNotices()],
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    target: browsers,
    assetsInlineLimit: 0, // as on the page
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here('embed.html'), here('embed.zh.html')] },
  },
});
