// What JavaScript repeats of core for its types, against the catalog, which core writes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as catalog from '../../build/wasm/catalog.js';
import { defaults } from '../../wasm/transport/protocol.js';

/** @param {string} name of a file of declarations */
const read = (name) => readFileSync(new URL(`../../wasm/bindings/${name}.d.ts`, import.meta.url), 'utf8');

test('catalog.d.ts declares all that the catalog has', () => {
  const declared = [...read('catalog').matchAll(/^export const (\w+):/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(catalog).sort());
});

test('each question has the traits that the contract of the commands and the package names', () => {
  const { questions, traits } = catalog;
  const without = (...names) => questions.filter((name) => !names.includes(name));
  assert.deepEqual(traits, {
    ofPuzzles: without('generate', 'convert', 'split'),
    divided: ['solve', 'check', 'count', 'list'],
    upToSymmetry: ['solve', 'check', 'count', 'list', 'split'],
    ofParts: without('hint', 'steps', 'grade', 'why', 'generate', 'convert'),
    largerModule: ['candidates', 'hint', 'steps', 'grade', 'why', 'generate', 'split'],
  });
});

test('the interface Request has the fields of core, in its order, and their types', () => {
  const fields = [...read('request').matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, name, type]) => [name, type]);
  /** @type {Record<string, string>} */
  const named = { question: 'Question', engine: 'EngineChoice', form: 'Form' };
  assert.deepEqual(
    fields,
    Object.entries(catalog.request).map(([name, value]) => [
      name,
      named[name] ?? (value === null ? 'number' : typeof value),
    ]),
  );
});

test('a request has the defaults of core, and no limit where core has none', () => {
  assert.equal(defaults.question, 'solve');
  assert.equal(defaults.engine, 'auto');
  assert.equal(defaults.memory, 200 * 2 ** 20);
  assert.deepEqual([defaults.solutions, defaults.nodes, defaults.cap], [Infinity, Infinity, 1]);
});
