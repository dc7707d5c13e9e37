// `npm start`: from whatever the machine has to the served page.

import { buildPackage, buildPages } from './build.js';
import { buildReference } from './reference.js';
import { runWhenMain, say } from './run.js';
import { serve } from './serve.js';
import { setUp } from './setup.js';

await runWhenMain(import.meta.url, async () => {
  await setUp('wasm');
  await buildPackage('released');
  await buildPages();
  const { PORT } = process.env;
  const { address, close } = await serve(Number(PORT ?? 4173), { strict: PORT !== undefined });
  say(`Quadrille is at ${address} (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await close();
      process.exit(0);
    });
  }
  await buildReference(false); // a folder of the site that the page does not ask for
});
