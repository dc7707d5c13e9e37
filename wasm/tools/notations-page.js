// Makes the table and the samples of core/text/notations.md from what stands beside the rows of notations, in
// core/puzzles/<puzzle>/notations.md. Tested by tests/wasm/documented-notations.test.js. After a change:
//
//     node wasm/tools/notations-page.js
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { puzzles } from '../bindings/catalog.js';
import { root, runWhenMain } from './run.js';

const page = join(root, 'core/text/notations.md');

/** The page as it has to be. */
export function notationsPage() {
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const samples = [];
  for (const { id: puzzle } of puzzles) {
    const text = readFileSync(join(root, 'core/puzzles', puzzle, 'notations.md'), 'utf8');
    const [title, ...sections] = text.replaceAll('](../../text/', '](').split(/^## (?=`)/m);
    sections.forEach((section, at) => {
      const [names, about] = section.split('\n\n');
      const cells = [at === 0 ? title.slice(2).trim() : '', names, about.trim().replaceAll('\n', ' ')];
      rows.push(`|${cells.map((cell) => cell && ` ${cell.replaceAll('|', '\\|')}`).join(' |')} |\n`);
      for (const [, name, block] of section.matchAll(/^(`[\w-]+`:)\n\n(```\n.*?\n```\n)/gms))
        samples.push(`\n\`${puzzle}\`, ${name}\n\n${block}`);
    });
  }
  return readFileSync(page, 'utf8')
    .replace(/(?<=^\| puzzle .*\n\|---.*\n)(\|.*\n)+/m, () => rows.join(''))
    .replace(/(?<=^## A sample of each\n\n.*\n)[\s\S]*/m, () => samples.join(''));
}

await runWhenMain(import.meta.url, async () => writeFileSync(page, notationsPage()));
