// Loads board-pictures.js, which draws boards as the page does.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @param {string} path @returns {string}  a style sheet with those that it imports */
const styleSheet = (path) =>
  readFileSync(path, 'utf8').replaceAll(/@import "(.*?)";/g, (_, other) => styleSheet(join(dirname(path), other)));

/** What gives style sheets to modules outside of a browser. @type {import('vite').Plugin} */
const stylesAsText = {
  name: 'styles-as-text',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id.endsWith('.css?inline') ? `\0${join(dirname(importer), id.replace('?inline', ''))}.js` : undefined,
  load: (id) =>
    id.startsWith('\0') && id.endsWith('.css.js')
      ? `export default ${JSON.stringify(styleSheet(id.slice(1, -'.js'.length)))}`
      : undefined,
};

/** @type {Promise<typeof import('./board-pictures.js')> | undefined} */
let pictures;

/** What draws pictures, loaded once. */
export function drawnPictures() {
  pictures ??= load();
  return pictures;
}

async function load() {
  const { module } = await runnerImport(fileURLToPath(new URL('board-pictures.js', import.meta.url)), {
    configFile: false,
    logLevel: 'warn',
    plugins: [stylesAsText],
  });
  return /** @type {typeof import('./board-pictures.js')} */ (module);
}
