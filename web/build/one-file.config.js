// Builds the page as one file, dist/quadrille.html, for file:// and mail. It contains everything, also the solver
// (`quadrille/inline`). Its content policy allows exactly its own script and style, by their hashes, and no
// connection. Tested by tests/web/one-file.test.js.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from '../../wasm/tools/browsers.js';
import { noticesOfPage } from '../../wasm/tools/notices.js';
import { ownDigits } from './own-digits.js';

/** @param {string} path  from web/ */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param {string} script
 * @param {string} style
 */
const policy = (script, style) =>
  [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src ${hash(style)}`,
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * Replaces a part that must occur in the page. The text is inserted literally, without replacement patterns.
 * @param {string} html
 * @param {RegExp} place
 * @param {string} text
 */
function replaceIn(html, place, text) {
  if (html.match(place) === null) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => text);
}

/**
 * Puts the page's script, style and icon into it, and at its end the licences, as a comment.
 * @returns {import('vite').Plugin}
 */
const inOneFile = () => ({
  name: 'in-one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const notices = noticesOfPage(bundle).replaceAll(/-(?=-)/g, '- '); // two in a row might end the comment
    const files = Object.values(bundle);
    const scripts = files.filter((file) => file.type === 'chunk');
    const assets = files.filter((file) => file.type === 'asset');
    const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
    const pages = assets.filter(({ fileName }) => fileName === 'index.html');
    if (scripts.length !== 1 || styles.length !== 1 || pages.length !== 1 || files.length !== 3) {
      throw new Error(`Not a page, a script and a style: ${Object.keys(bundle).join(', ')}`);
    }
    // Vite's placeholder for the files to preload before a dynamic import. Here there are none.
    const script = scripts[0].code.replaceAll('__VITE_PRELOAD__', 'undefined').trim();
    const style = String(styles[0].source).trim();
    if (/<\/script|<!--/i.test(script)) throw new Error('The script would end its own element');
    const icon = `data:image/svg+xml;base64,${readFileSync(here('public/icon.svg')).toString('base64')}`;

    let html = String(pages[0].source).replaceAll(/<!--.*?-->\s*/gs, '');
    html = replaceIn(html, /(?<=http-equiv="Content-Security-Policy"\s+content=")[^"]*/, policy(script, style));
    html = replaceIn(html, /<script type="module"[^>]*><\/script>/, `<script type="module">${script}</script>`);
    html = replaceIn(html, /<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`);
    html = replaceIn(html, /(?<=<link rel="icon" href=")[^"]*/, icon);
    html = replaceIn(html, /\s*<link rel="apple-touch-icon"[^>]*>/, '');
    for (const { fileName } of files) delete bundle[fileName];
    this.emitFile({ type: 'asset', fileName: 'quadrille.html', source: `${html.trimEnd()}\n<!--\n${notices}-->\n` });
  },
});

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: false,
  resolve: {
    alias: { quadrille: here('../dist/package/inline.js') },
  },
  plugins: [ownDigits(), inOneFile()],
  build: {
    outDir: here('../dist'),
    emptyOutDir: false,
    target: browsers,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
