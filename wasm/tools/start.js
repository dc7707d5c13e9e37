// `npm start`: from whatever the machine has to the served page. Where nothing is built, the page is served as soon as
// the module that it opens first is there, and the rest is built while it is used: the other modules, linked quickly as
// well, then what is handed out.

import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildFirstSite, buildPackage, buildPages } from './build.js';
import { buildReference } from './reference.js';
import { root, runWhenMain, say } from './run.js';
import { serve, site } from './serve.js';
import { setUp } from './setup.js';
import { folderOf } from './whole.js';

/** What is served until the next start. It keeps the files of the first page, which may be open. */
const firstSite = join(root, 'build/first-site');

/** The pages that the first site does not have yet. */
const LATER = ['embed.html', 'embed.zh.html', 'quadrille.html'];

/** What they say until then; they look again every five seconds. */
const WAITING = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Quadrille</title>
<p>This page is still being built. It opens by itself as soon as it is there.</p>
`;

async function buildReleased() {
  await buildPackage('released');
  await buildPages();
}

/** @param {string} folder @param {(url: string) => Promise<void> | undefined} [until]  as `serve` has it */
async function serveFolder(folder, until) {
  const { PORT } = process.env;
  const { address, close } = await serve(Number(PORT ?? 4173), { strict: PORT !== undefined, folder, until });
  say(`Quadrille is at ${address} (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await close();
      process.exit(0);
    });
  }
}

await runWhenMain(import.meta.url, async () => {
  await setUp('wasm');
  if (existsSync(join(root, folderOf('released'), 'quadrille.wasm'))) {
    await buildReleased();
    await serveFolder(site);
    await buildReference(false); // a folder of the site that the page does not ask for
    return;
  }
  const { others, finish } = await buildFirstSite(firstSite);
  for (const page of LATER) writeFileSync(join(firstSite, page), WAITING);
  /** @type {Promise<void>} */
  let finished;
  await serveFolder(firstSite, (url) =>
    others.some((name) => url.startsWith(`/assets/${name}-`) && url.endsWith('.wasm')) ? finished : undefined,
  );
  say('You can use the page for Sudoku; it waits for other puzzles until they are built, which is done now');
  setPriority(10); // the page goes first
  finished = finish();
  await finished;
  say('All puzzles are there. Meanwhile what is handed out is built, whose files are smaller');
  await buildReleased();
  await buildReference(false);
  cpSync(site, firstSite, { recursive: true });
  say('All is built: the page has it when it is loaded again');
});
