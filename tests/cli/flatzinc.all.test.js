// Models as FlatZinc, read by Gecode: it has as many solutions as there are, and finds those of the certificates.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { countOf, list, one, seed, cases as statements } from '../wasm/proof-statements.js';
import { ask, objects } from './proof-changes.js';
import { puzzles } from './proof-puzzles.js';

const skip = spawnSync('fzn-gecode', ['-help'], { input: '' }).error ? 'Gecode is not installed' : false;
const folder = mkdtempSync(join(tmpdir(), 'quadrille-flatzinc-'));
after(() => rmSync(folder, { recursive: true }));

/** How many solutions Gecode finds; undefined if it has not ended. @param {string} text @param {number} [most] */
function countByGecode(text, most = 0) {
  const file = join(folder, 'model.fzn');
  writeFileSync(file, text);
  const { stdout, stderr } = spawnSync('fzn-gecode', ['-n', String(most), '-time', '10000', file], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  assert.doesNotMatch(`${stderr}${stdout}`, /error/i, text);
  if (stdout.includes('=====UNSATISFIABLE=====')) return 0;
  return stdout.match(/^-{10}$/gm)?.length;
}
/** @param {string[]} models @returns {(string | undefined)[]} */
const written = (models) =>
  objects(['convert', 'model', '--to', 'flatzinc'], `${models.join('\n\n')}\n`).map(({ text }) => text);

test('Gecode finds as many solutions of small models and boards as there are', { skip }, () => {
  const kinds = Object.keys(statements);
  const made = Array.from({ length: 3 * kinds.length }, (_, at) => {
    const some = [statements[kinds[at % kinds.length]](), statements[one(kinds)]()];
    const text = [`var ${list(7)}: 1..3`, 'table f g: 1 2 | 2 3', ...some.map((each) => each.text)].join('\n');
    return { text, count: countOf(some) };
  });
  for (const make of Object.values(puzzles))
    for (let round = 0; round < 5; ++round) {
      const { puzzle, text, count } = make();
      made.push({ text: ask(['convert', puzzle, '--to', 'model'], text), count });
    }
  let asked = 0;
  written(made.map(({ text }) => text)).forEach((flatzinc, at) => {
    if (flatzinc === undefined) {
      assert.match(made[at].text, /connected|components|loop|forest|circuit|\bor\b/);
      return;
    }
    assert.equal(countByGecode(flatzinc), made[at].count, `seed ${seed}\n${made[at].text}\n${flatzinc}`);
    ++asked;
  });
  assert.ok(asked > kinds.length, String(asked));
});

test('Gecode agrees with certificates on boards of the data: none, one or several solutions', { skip }, () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8');
  const texts = [
    ['grid', read('proof/grids.txt')],
    ['kakuro', read('kakuro/hard.txt')],
    ['queens', read('queens/partial.txt').split('\n').slice(0, 20).join('\n')],
    ['cover', read('cover/sud_golden.dlx')],
    ['variant', read('variant/rules.iss')],
  ];
  let asked = 0;
  for (const [puzzle, text] of texts) {
    const models = objects(['convert', puzzle, '--to', 'model'], text).flatMap(({ text: its }) => its ?? []);
    const answers = objects(['check', 'model', '--seconds', '5'], `${models.join('\n\n')}\n`);
    written(models).forEach((flatzinc, at) => {
      const expected = { none: 0, unique: 1, multiple: 2 }[String(answers[at].verdict)];
      if (flatzinc === undefined || expected === undefined) return;
      const found = countByGecode(flatzinc, 2);
      if (found === undefined) return; // it takes too long
      assert.equal(found, expected, models[at]);
      ++asked;
    });
  }
  assert.ok(asked > 60, String(asked));
});
