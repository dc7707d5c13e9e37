// THIRD-PARTY-NOTICES of the package, the site and the page as one file: complete, by following what our sources import
// into the packages that npm has installed, and from there on. The build asks the bundlers instead.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageFolder, root } from './fixtures.js';

const modules = join(root, 'node_modules');

/** The names of the packages that a module's text imports, without those of Node. */
const imported = (text) =>
  [...text.matchAll(/(?:\bfrom|\bimport|^} from)\s*\(?["']((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[\w./-]+)?["']/gm)].map(
    ([, name]) => name,
  );

/** The text of every module of a folder of sources, without those that build it. */
const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.js') && !/(^|\/)(node_modules|tools|build)\//.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8').replaceAll(/^\s*(\/\*)?\*.*$/gm, ''));

/** Those packages, and all that they depend on: what only has types is no part of a bundle. */
function withDependencies(names, found = new Set()) {
  for (const name of names) {
    const description = join(modules, name, 'package.json');
    if (found.has(name) || name.startsWith('@types/') || !existsSync(description)) continue;
    found.add(name);
    withDependencies(Object.keys(JSON.parse(readFileSync(description, 'utf8')).dependencies ?? {}), found);
  }
  return found;
}

/** What is imported but bundled nowhere: `quadrille mcp` finds it beside the package; vite only builds. */
const notBundled = ['@modelcontextprotocol/sdk', '@playwright/test', 'rolldown', 'vite', 'ws'];

const used = (...folders) =>
  withDependencies(
    folders
      .flatMap(sourcesOf)
      .flatMap(imported)
      .filter((name) => !notBundled.includes(name)),
  );

/** The licence's own words, in one line. */
const words = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('- -', '--').trim();

for (const { what, file, folders } of [
  { what: 'the package', file: join(packageFolder, 'THIRD-PARTY-NOTICES'), folders: ['wasm'] },
  { what: 'the site', file: join(root, 'dist/site/THIRD-PARTY-NOTICES.txt'), folders: ['wasm', 'web'] },
  { what: 'the page as one file', file: join(root, 'dist/quadrille.html'), folders: ['wasm', 'web'] },
]) {
  test(`${what} has the licence of everything that others have written of it`, () => {
    const text = readFileSync(file, 'utf8');
    const names = used(...folders);
    if (folders.includes('web')) assert.ok(['lit', 'lit-html', 'idb'].every((name) => names.has(name)));
    else for (const name of withDependencies(['lit'])) names.add(name); // the element, of web/
    for (const name of names) {
      // Only the server's part of lit imports what makes a document there.
      if (name === '@lit-labs/ssr-dom-shim') continue;
      const folder = join(modules, name);
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      assert.ok(text.includes(`\n${name} ${version} (`), `${name} ${version} is not named`);
      const [licence] = readdirSync(folder).filter((each) => /^licen[cs]e/i.test(each));
      assert.ok(words(text).includes(words(readFileSync(join(folder, licence), 'utf8'))), `the licence of ${name}`);
    }
    for (const name of ['Emscripten (MIT)', 'musl (MIT)']) assert.ok(text.includes(`\n${name}\n`), name);
  });
}

test('no script of the one-file page stands behind its licences, which are a comment', () => {
  const page = readFileSync(join(root, 'dist/quadrille.html'), 'utf8');
  const [, notices] = /<!--\n(.*)-->\n$/s.exec(page);
  assert.ok(!notices.includes('--'));
});
