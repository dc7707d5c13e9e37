// Projects that have the packed tarball and, from the folder around them, the frameworks of this folder.
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { packageFolder } from '../package/fixtures.js';

const folder = mkdtempSync(join(import.meta.dirname, 'project-'));
after(() => rmSync(folder, { recursive: true }));

/** A command that was installed in this folder: of four versions of vite, the newest. */
export const command = (name) =>
  join(import.meta.dirname, 'node_modules', name === 'vite' ? 'vite/bin/vite.js' : `.bin/${name}`);

/** A new project of these files, by their paths. */
export function project(files) {
  const root = mkdtempSync(join(folder, 'p-'));
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: { quadrille: '*' } });
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  cpSync(packageFolder, join(root, 'node_modules/quadrille'), { recursive: true });
  return root;
}

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
