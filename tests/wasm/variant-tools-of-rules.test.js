// Every kind of rule that core knows is offered by the panel of rules: as a tool, a switch or a field of the board.
// What the tools and switches write, core reads.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { blankBoard, writeVariant } from '../../wasm/iss/text.js';
import { root } from '../../wasm/tools/run.js';
import { addRule, toggleGlobal } from '../../web/variant/model/edit.js';
import { rulesOf } from '../../web/variant/model/figures.js';
import { fits, globals, kinds } from '../../web/variant/model/kinds.js';
import { sampleFigure } from './variant_figures.js';

/** Rules that are only read, shown and deleted, and why. @type {Record<string, string>} */
const byTextOnly = {
  ChaosArrow: 'its arms are labels of regions that are not there yet',
  ChaosConstruction: 'few boards have such regions, and the boxes have to be taken away with it',
  ChaosCount: 'it counts labels of regions that are not there yet',
  ConnectedValues: 'it is about all cells of a group at once, mostly of cells beside the board',
  PairX: 'its table of pairs is made by a program, and setters have no sign for it',
};

/** Rules that the panel edits without a tool or a switch of their name. @type {Record<string, string>} */
const fields = { Jigsaw: 'the tool Region', RegionSize: 'the choice of boxes' };

/** What holds other rules is read, and not in the table of rules. */
const withRules = ['Or', 'And', 'Replicate'];

/** The names of all kinds of rules in the source of core. */
function namesOfCore() {
  const folder = join(root, 'core/puzzles/variant/rules');
  const sources = readdirSync(folder).filter((name) => name.endsWith('.cpp'));
  return sources.flatMap((name) =>
    Array.from(
      readFileSync(join(folder, name), 'utf8').matchAll(/^const RuleKind \w+ = \{\s*"(\w+)"/gm),
      (found) => found[1],
    ),
  );
}

test('every rule of core has a tool or a switch, or a reason why not', () => {
  const known = namesOfCore().filter((name) => !withRules.includes(name));
  const [, length] =
    /array<const RuleKind\*, (\d+)>/.exec(readFileSync(join(root, 'core/puzzles/variant/rules.cpp'), 'utf8')) ?? [];
  assert.equal(known.length, Number(length), 'all kinds of core were found');
  const board = blankBoard(9, 9);
  const written = new Set([
    ...kinds
      .filter(({ gesture }) => gesture !== 'region')
      .flatMap((kind) => rulesOf(sampleFigure(kind, board), board).map((rule) => rule.kind)),
    ...globals.map(({ kind }) => kind),
    ...Object.keys(fields),
  ]);
  assert.deepEqual(known.filter((name) => !written.has(name)).sort(), Object.keys(byTextOnly).sort());
});

test('core reads what every tool and every switch writes, on boards of several shapes', async () => {
  const core = await load();
  const shapes = [
    blankBoard(9, 9),
    blankBoard(6, 6),
    blankBoard(16, 16),
    blankBoard(5, 7),
    { ...blankBoard(9, 9), lowest: 0 },
    { ...blankBoard(9, 9), lowest: 0, values: 10 },
  ];
  for (const board of shapes) {
    const drawn = kinds
      .filter((kind) => kind.gesture !== 'region' && fits(kind, board))
      .map((kind) => addRule(board, sampleFigure(kind, board)));
    const switched = globals.filter((global) => fits(global, board)).map((global) => toggleGlobal(board, global));
    for (const each of [...drawn, ...switched]) {
      const text = writeVariant(each);
      assert.equal(core.convert('variant', text, { to: 'iss' }).text, text);
    }
  }
});
