// The package in the development servers of the versions of vite that people use.
import { after, test } from 'node:test';
import { ask, askBoard, assertSolves } from '../package/fixtures.js';
import { readme } from '../package/readme.js';
import { project } from './projects.js';

const html = '<!doctype html><body><script type="module" src="./main.js"></script>';

const [, exclude] = /`optimizeDeps: (\{.*?\})`/.exec(readme);

for (const version of [5, 6, 7, 8]) {
  test(`vite ${version} serves a project in development`, async () => {
    const { createServer } = await import(version === 8 ? 'vite' : `vite${version}`);
    const root = project({
      'main.js': ask('quadrille'),
      'index.html': html,
      'board/main.js': askBoard('quadrille/element'),
      'board/index.html': html,
    });
    const optimizeDeps = version === 8 ? {} : JSON.parse(exclude.replace('exclude', '"exclude"').replaceAll("'", '"'));
    const config = { root, configFile: false, logLevel: 'error', optimizeDeps, server: { host: '127.0.0.1', port: 0 } };
    const server = await createServer(config);
    after(() => server.close());
    await server.listen();
    for (const path of ['', 'board/']) await assertSolves(`${server.resolvedUrls.local[0]}${path}`);
  });
}
