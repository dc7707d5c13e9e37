// Boards in two languages at the same time, as on a page of another site, and a board whose language changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalog } from './page-session.js';

const { translate } = await import('../../web/element/translate.js');
const { QueryState } = await import('../../web/session/query-state.js');
const { Session } = await import('../../web/session/session.js');
const { Store } = await import('../../web/session/store.js');
const { boardStrings, fetchLanguage } = await import('../../web/strings/board-strings.js');

await fetchLanguage('zh');

/** What a puzzle says of its first example in all ways that it has. @param {string} id @param {string} language */
async function saidBy(id, language) {
  const { load } = catalog.find((entry) => entry.id === id) ?? {};
  const puzzle = (await load())(boardStrings(language));
  const text = puzzle.blank(puzzle.usual);
  return () => [puzzle.name, puzzle.describe(text, 0, 1), ...puzzle.keys(text).map(({ name }) => name)].join(' ');
}

test('each puzzle speaks two languages in turn, and neither changes the other', async () => {
  for (const id of ['sudoku', 'variant', 'kakuro', 'queens', 'tiling', 'cover', 'slitherlink', 'akari', 'tents']) {
    const [english, chinese] = await Promise.all([saidBy(id, 'en'), saidBy(id, 'zh')]);
    const [first, second] = [english(), chinese()];
    assert.match(first, /[A-Za-z]{3}/, id);
    assert.doesNotMatch(first, /\p{Script=Han}/u, id);
    assert.match(second, /\p{Script=Han}/u, id);
    assert.deepEqual([english(), chinese()], [first, second], id);
  }
});

test('a board goes on in another language with its text and history, and another board keeps its own', async () => {
  const sessions = ['en', 'zh'].map(() => new Session(catalog, new Store(), new QueryState({}), {}));
  const [board, other] = sessions;
  for (const session of sessions) await session.openAt('sudoku', '');
  const empty = board.text;
  board.edit({ text: `5${empty.slice(1)}` });
  await translate(board, boardStrings('zh'));
  assert.equal(board.text, `5${empty.slice(1)}`);
  board.toggle('marking');
  other.toggle('marking');
  assert.match(board.notice, /\p{Script=Han}/u);
  assert.doesNotMatch(other.notice, /\p{Script=Han}/u);
  assert.equal(board.puzzle.name, '数独');
  assert.equal(other.puzzle.name, 'Sudoku');
  board.undo();
  assert.equal(board.text, empty);
});
