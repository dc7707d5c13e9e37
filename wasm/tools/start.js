// `npm start`: from whatever the machine has to the served page. Where nothing is built, a page of modules that are
// linked quickly is served first, and what is handed out is built while it is used.

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

async function buildFirst() {
  await buildPackage('quick');
  await buildFirstSite(firstSite);
  for (const page of LATER) writeFileSync(join(firstSite, page), WAITING);
}

async function buildReleased() {
  await buildPackage('released');
  await buildPages();
}

/** @param {string} folder */
async function serveFolder(folder) {
  const { PORT } = process.env;
  const { address, close } = await serve(Number(PORT ?? 4173), { strict: PORT !== undefined, folder });
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
  await buildFirst();
  await serveFolder(firstSite);
  say('You can use the page. Meanwhile what is handed out is built, whose files are smaller');
  setPriority(10); // the page goes first
  await buildReleased();
  await buildReference(false);
  cpSync(site, firstSite, { recursive: true });
  say('All is built: the page has it when it is loaded again');
});
