// The static site: index.html and all it needs, with no address in it but its own, so that it works from any folder; and,
// after one visit, without a network.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { browsers } from '../../wasm/tools/browsers.js';
import { manifest } from '../offline/manifest.js';

/** @param {string} path  from web/ */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// In a sandboxed frame, or opened as a file, a page has no origin, and browsers refuse it the modules and the worker that lie
// beside it; the page in one file needs neither. A classic script is not refused.
const GIVE_WAY = "if(self.origin==='null')location.replace('quadrille.html'+location.search+location.hash)";

/** Makes the page give way to the page in one file where it cannot work itself. @returns {import('vite').Plugin} */
const fallBackToOneFile = () => ({
  name: 'fall-back-to-one-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'opaque.js', source: GIVE_WAY });
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: './opaque.js', async: true }, injectTo: 'head' }],
});

export default defineConfig({
  root: here('.'),
  base: './',
  resolve: {
    alias: { quadrille: here('../dist/package/quadrille.js') },
  },
  worker: { format: 'es' },
  plugins: [
    fallBackToOneFile(),
    VitePWA({
      manifest,
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'sw.js',
      injectRegister: null, // offline.js does it
      includeManifestIcons: false, // they are among the files
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,wasm,svg,png}'],
        globIgnores: [
          'screenshot-*.png', // for the moment of installing only
          'quadrille.html', // for sandboxed frames, which no service worker serves; and as much again as all the rest
        ],
      },
    }),
  ],
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: false, // the page of examples is there
    target: browsers,
    // Nothing inline: the content policy forbids data: for all but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // All that the first paint needs is one file, smaller than its parts would be, but for main.js: that waits for files which
      // import from this one, and must not be what they wait for.
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'], test: /(?<!main\.js|index\.html)$/ }] } },
    },
  },
});
