// Makes THIRD-PARTY-NOTICES: the licences of what others have written and the package, the site and the one-file page
// carry. The bundlers say of which npm packages there is something in what they made; the wasm modules have the runtime
// of Emscripten and its C library. Tested by tests/package/notices.all.test.js.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** @typedef {Map<string, string>} Notices the text of each licence, by what it is for */

const RULE = '='.repeat(80);

const HEAD = `Quadrille contains the following works of others, under their own licences.\n`;

/** Emscripten has no file of its licence on every system, so its words and those of its C library are kept here. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.`;

/**
 * What the WebAssembly and its JavaScript contain. The exception of LLVM asks for no notice in compiled programs.
 * @type {Notices}
 */
export const runtimeNotices = new Map([
  ['Emscripten (MIT)', `Copyright (c) 2010-2014 Emscripten authors\n\n${MIT}`],
  ['musl (MIT)', `Copyright © 2005-2020 Rich Felker, et al.\n\n${MIT}`],
  [
    'libc++, libc++abi, compiler-rt (Apache-2.0 WITH LLVM-exception)',
    'Copyright (c) the LLVM Project contributors\nhttps://llvm.org/LICENSE.txt',
  ],
]);

/**
 * The licences of the npm packages that these modules are of.
 * @param {Iterable<string>} modules as a bundler names them: by path
 * @returns {Notices}
 */
export function noticesOf(modules) {
  /** @type {Notices} */
  const notices = new Map();
  for (const id of modules) {
    const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
    if (folder) addPackage(folder, notices);
    if (id.startsWith('\0rolldown/')) addPackage(join(root, 'node_modules/rolldown'), notices);
  }
  return notices;
}

/** @param {string} folder of an npm package @param {Notices} notices */
export function addPackage(folder, notices) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (!file) throw new Error(`${name} has no file of its licence`);
  notices.set(`${name} ${version} (${license})`, readFileSync(join(folder, file), 'utf8').trim());
}

/** The text of the file. @param {Notices} notices */
export function noticesText(notices) {
  const sorted = [...notices].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return [HEAD, ...sorted.map(([name, licence]) => `${RULE}\n${name}\n\n${licence}\n`)].join('\n');
}

/** Reads such a text. @param {string} text @returns {Notices} */
function readNotices(text) {
  const parts = text.split(`\n${RULE}\n`).slice(1);
  return new Map(
    parts.map((part) => {
      const [name] = part.split('\n', 1);
      return [name, part.slice(name.length).trim()];
    }),
  );
}

/**
 * Those of what a bundle of the page contains: the package, and what is bundled with it.
 * @param {import('rolldown').OutputBundle} bundle
 */
export function noticesOfPage(bundle) {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const own = readNotices(readFileSync(join(root, 'dist/package/THIRD-PARTY-NOTICES'), 'utf8'));
  return noticesText(new Map([...own, ...noticesOf(modules)]));
}

/**
 * Writes THIRD-PARTY-NOTICES.txt beside the page, with those that another configuration has written there before.
 * @returns {import('vite').Plugin}
 */
export const thirdPartyNotices = () => ({
  name: 'third-party-notices',
  generateBundle({ dir = '' }, bundle) {
    const name = 'THIRD-PARTY-NOTICES.txt';
    const written = join(dir, name);
    const before = existsSync(written) ? readNotices(readFileSync(written, 'utf8')) : new Map();
    const now = readNotices(noticesOfPage(bundle));
    this.emitFile({ type: 'asset', fileName: name, source: noticesText(new Map([...before, ...now])) });
  },
});
