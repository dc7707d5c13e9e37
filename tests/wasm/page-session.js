// A session of the page (web/session) without a browser: its boards and answers are data, its sentences text, and the
// worker is a real one. What needs no pointer, key, layout or storage of a browser is tested so.

import { register } from 'node:module';
import { after } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';

// The styles of boards are empty here, and the page's own solver is the built package.
const hooks = `
  const empty = { format: 'module', source: 'export default ""', shortCircuit: true };
  const solver = { url: '${new URL('../../dist/package/quadrille.js', import.meta.url)}', shortCircuit: true };
  export const load = (url, context, next) => (/\\.css\\?/.test(url) ? empty : next(url, context));
  export const resolve = (name, context, next) => (name === 'quadrille' ? solver : next(name, context));`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
Object.assign(globalThis, { window: globalThis });

const { catalog } = await import('../../web/puzzles/catalog.js');
const examples = await import('../../web/puzzles/examples.js');
const { importText } = await import('../../web/importing/importer.js');
const { readFragment } = await import('../../web/session/address.js');
const { answerSentences } = await import('../../web/parts/answer.js');
const { PageSession } = await import('../../web/session/page-session.js');
const { QueryState } = await import('../../web/session/query-state.js');
const { SavedBoards } = await import('../../web/session/saved-boards.js');
const { TextStorage } = await import('../../web/session/text-storage.js');
const { Solver } = await import('../../web/session/solver-client.js');
const { Store } = await import('../../web/session/store.js');
const { loadPageLanguage } = await import('../../web/strings/page-strings.js');

export { catalog, examples };

/** @type {Promise<Quadrille> | undefined} */
let quadrille;
after(async () => (await quadrille)?.close());

/** A page at an address, with nothing saved. @param {string} [hash] @param {string} [language] */
export async function openPage(hash = '', language = 'en') {
  await loadPageLanguage(language);
  const nothing = () => ({ getItem: () => null, setItem() {}, removeItem() {} });
  const solver = new Solver((preload) => (quadrille ??= Quadrille.start({ preload })));
  const saved = new SavedBoards(new TextStorage(nothing), new TextStorage(nothing));
  const store = new Store(saved, ({ id }) => examples.examplesOf(id)[0].text);
  const session = new PageSession(catalog, examples, store, new QueryState(solver), solver);
  await session.openInitial(readFragment(hash)?.id);
  await session.openLink(hash);
  return session;
}

/** What the page says beside the board. @param {InstanceType<typeof PageSession>} session */
export const said = (session) => answerSentences(session, '').join(' ');

/** Waits for a change of the session after which something holds. */
export async function until(session, holds) {
  while (!holds()) await new Promise((resolve) => session.addEventListener('change', resolve, { once: true }));
}

/** Imports a text, as a paste does. @param {InstanceType<typeof PageSession>} session @param {string} text */
export const paste = (session, text) => importText(session, text, undefined, async () => undefined);
