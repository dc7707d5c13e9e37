// Makes dist/site/api, the reference of the package, by typedoc (web/api), unless it is newer than all that it is made
// of. It is the last thing to be built, because the site's build empties that folder, and nothing else needs it: where
// typedoc cannot be installed, the rest stands. Tested by tests/web/reference.test.js.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addPackage, noticesText } from './notices.js';
import { attempt, Fault, root, run, say } from './run.js';
import { installModules } from './setup.js';

const page = join(root, 'dist/site/api/index.html');

/** @param {boolean} isNeeded whether it is a fault when typedoc cannot be installed */
export async function buildReference(isNeeded) {
  if (isFresh()) return;
  if (isNeeded) await installModules('web/api');
  else if (!(await hasTypedoc())) return say('Without network, or npm: the reference of the package is left out');
  say('Building the reference of the package');
  await run('web/api/node_modules/.bin/typedoc', ['--options', 'web/api/typedoc.json']);
  addPolicy(dirname(page));
  /** @type {import('./notices.js').Notices} */
  const notices = new Map();
  for (const name of ['typedoc', 'lunr']) addPackage(join(root, 'web/api/node_modules', name), notices);
  writeFileSync(join(dirname(page), 'THIRD-PARTY-NOTICES.txt'), noticesText(notices));
}

/**
 * Gives every page of the reference the content policy of our page, which allows no script in a page: typedoc's goes to
 * a file.
 * @param {string} folder
 */
function addPolicy(folder) {
  const ours = readFileSync(join(root, 'web/index.html'), 'utf8');
  const policy = /(?<=http-equiv="Content-Security-Policy"\s+content=")[^"]*/.exec(ours)?.[0].replaceAll(/\s+/g, ' ');
  // typedoc's script writes styles for what it hides.
  const theirs = policy?.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${theirs}"/>`;
  for (const path of readdirSync(folder, { recursive: true }).map(String)) {
    if (!path.endsWith('.html')) continue;
    const assets = path.includes('/') || path.includes('\\') ? '../assets' : 'assets';
    const html = readFileSync(join(folder, path), 'utf8').replace(/<head>(<meta charset="[^"]*"\/>)?/, `$&${meta}`);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
    if (scripts.length !== 1 || !html.includes(meta))
      throw new Fault(`${path}: not a head, and one script in the page`);
    writeFileSync(join(folder, 'assets/first.js'), scripts[0][1]);
    writeFileSync(join(folder, path), html.replace(scripts[0][0], `<script src="${assets}/first.js"></script>`));
  }
}

/** Whether typedoc is there, or can be installed now; without a network this is known immediately. */
async function hasTypedoc() {
  if (existsSync(join(root, 'web/api/node_modules/typedoc'))) return true;
  const { status } = await attempt('npm', [
    'ci',
    '--prefix',
    'web/api',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=0',
  ]);
  return status === 0;
}

function isFresh() {
  if (!existsSync(page)) return false;
  const made = statSync(page).mtimeMs;
  const declarations = readdirSync(join(root, 'dist/package')).filter((name) => name.endsWith('.d.ts'));
  const sources = [
    ...declarations.map((name) => `dist/package/${name}`),
    ...['wasm/api/package.md', 'web/api/typedoc.json', 'web/api/package-lock.json'],
  ];
  return sources.every((source) => statSync(join(root, source)).mtimeMs < made);
}
