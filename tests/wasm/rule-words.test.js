// The rules of kinds that hints quote, in Chinese (web/session/rule-words.js).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './page-session.js';

const { Quadrille } = await import('../../dist/package/quadrille.js');
const { kindBoards } = await import('../../wasm/bindings/kind-boards.js');
const { readGrid } = await import('../../web/grids/text.js');
const { ruleInWords } = await import('../../web/parts/hint-reasons.js');

/** The rule that the first hint of a board quotes. @param {string} kind @param {string} language */
async function quoted(kind, language) {
  const session = await openPage(`#${kind}=${encodeURIComponent(kindBoards[kind][0])}`, language);
  await session.ask('hint');
  return ruleInWords(session.puzzle, session.text, session.query.state.answer.hint.constraint);
}

test('core has words for each rule of each named kind, in the order of its lines', async () => {
  const quadrille = await Quadrille.start();
  for (const [kind, [board]] of Object.entries(kindBoards)) {
    const { text } = await quadrille.convert('grid', board, { to: 'rules' });
    const lines = new Set(text.split('\n').map((row) => row.split('\t')[0]));
    assert.equal(readGrid(board).kind.rules.length, lines.size, kind);
  }
  quadrille.close();
});

test('a hint quotes a rule in the language of the page, with the signs of the keys', async () => {
  assert.equal(await quoted('chocona', 'en'), 'the rule “each region: number of ■”');
  assert.match(await quoted('chocona', 'zh'), /^规则“每个区域：[^a-z]*■[^a-z]*”$/);
  // A rule of several parts is one quotation.
  assert.match(await quoted('smullyan', 'zh'), /^规则“每个数字[^a-z#]*；每个数字若为 ■：[^a-z#]*”$/);
});

test('in Chinese a sentence that is put together has spaces only beside letters and digits', async () => {
  const { default: zh } = await import('../../web/strings/zh/steps.js');
  const says = '第 1 行第 6 列：16。 没有别的空格与 15 相邻，由规则“下一个数在 与它相接的格 中” 得出。';
  assert.equal(zh.spaced(says), '第 1 行第 6 列：16。没有别的空格与 15 相邻，由规则“下一个数在与它相接的格中”得出。');
});
