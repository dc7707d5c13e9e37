// The page as vite builds it, but for what stands beside it: site.config.js has all, first.config.js what `npm start`
// serves first. All addresses are relative, so it works in any folder.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from '../../wasm/tools/browsers.js';
import { ownDigits } from './own-digits.js';

/** @param {string} path  from web/ */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// In a sandboxed frame, or opened as a file, a page has no origin, and browsers refuse to load modules and workers for
// it. The page as one file needs neither. A classic script is not refused, so this one can switch to that page.
const REDIRECT = `if (self.origin === 'null') {
  const site = new URL('.', document.currentScript.src);
  const kind = location.pathname.slice(site.pathname.length).replace(/\\/(index\\.html)?$/, '');
  const named = document.querySelector('meta[name=quadrille-board]')?.content ?? kind;
  const hash = location.hash || (/^[\\w-]+(=|$)/.test(named) ? '#' + named : '');
  location.replace(site.href + 'quadrille.html' + location.search + hash);
}
`;

/** Makes the page switch to the page as one file where it cannot work itself. @returns {import('vite').Plugin} */
const fallBackToOneFile = () => ({
  name: 'fall-back-to-one-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'opaque.js', source: REDIRECT.replaceAll(/\s*\n\s*/g, '\n') });
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: './opaque.js', async: true }, injectTo: 'head' }],
});

/** A later import as Vite wraps it, with the list of files to fetch before it. */
const WRAPPED = new RegExp(
  [
    /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\("[^"]*"\)(?:\.then\(\(n\) => n\.\w+\))?);/,
    /\s*return \{[^}]*\};\s*\}, __VITE_PRELOAD__, import\.meta\.url\)/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
);

/**
 * Makes an import that happens later a plain one. Vite would fetch its style sheets before it, but there are none: a
 * part that is fetched later brings its styles as text (parts/adopt-style.js). This makes the first load smaller.
 * @returns {import('vite').Plugin}
 */
const plainImports = () => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
  renderChunk: {
    order: 'post',
    handler: (code) => code.replaceAll(WRAPPED, '$1').replaceAll(', __VITE_PRELOAD__, import.meta.url)', ')'),
  },
  generateBundle(_, files) {
    const styles = Object.keys(files).filter((name) => name.endsWith('.css'));
    if (styles.length > 1) this.error(`styles of later files would never be fetched: ${styles.join(', ')}`);
  },
});

/**
 * Takes the indentation out of our own files: minifiers leave it in the templates of HTML, where it means no more than
 * the end of the line before it. Of the page itself comments go too.
 * @returns {import('vite').Plugin}
 */
const withoutIndentation = () => ({
  name: 'without-indentation',
  transformIndexHtml: (html) => html.replaceAll(/\s*<!--.*?-->/gs, '').replaceAll(/\n +/g, '\n'),
  transform: (code, id) =>
    id.startsWith(here('.')) && id.endsWith('.js') ? code.replaceAll(/\n +/g, '\n') : undefined,
});

/** @param {import('vite').Plugin[]} plugins  which add what stands beside the page */
export const page = (plugins) =>
  defineConfig({
    root: here('.'),
    base: './',
    resolve: {
      alias: { quadrille: here('../dist/package/quadrille.js') },
    },
    worker: { format: 'es' },
    plugins: [fallBackToOneFile(), plainImports(), withoutIndentation(), ownDigits(), ...plugins],
    build: {
      outDir: here('../dist/site'),
      emptyOutDir: false, // it already has the page of examples
      target: browsers,
      // Nothing is inlined: the content policy allows data: only for pictures.
      assetsInlineLimit: 0,
      modulePreload: false, // the table of what later files import is half a kilobyte of the first load
      rolldownOptions: {
        // The first paint needs one file: it is smaller than its parts would be, and none waits for another.
        output: {
          codeSplitting: { groups: [{ name: 'page', tags: ['$initial'], test: /(?<!sw\.js)$/ }] },
        },
      },
    },
  });
