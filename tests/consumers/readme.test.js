// The code for frameworks in the package's README, as it stands there, in a project of each framework's own tools.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { assertSolves, run, serve } from '../package/fixtures.js';
import { blockIn, solveBoard } from '../package/readme.js';
import { command, freePort, project } from './projects.js';

const html = `<!doctype html><body><div id="app"></div><script type="module" src="/main.jsx"></script>
<script type="module">${solveBoard}</script>`;

/** Builds the project by vite and lets its board solve. */
async function assertBuilds(files) {
  const folder = project({ 'index.html': html, ...files });
  await run(folder, command('vite'), 'build');
  await assertSolves(await serve(join(folder, 'dist')));
}

test("the README's board in React solves", () =>
  assertBuilds({
    'board.jsx': blockIn('jsx'),
    'main.jsx': `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import Board from './board.jsx';
      createRoot(document.getElementById('app')).render(createElement(Board));`,
    'vite.config.js': "export default { oxc: { jsx: { runtime: 'automatic' } } };",
  }));

test("the README's board in Vue solves", () =>
  assertBuilds({
    'App.vue': blockIn('vue'),
    'main.jsx': `import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#app');`,
    'vite.config.js': `
      import vue from '@vitejs/plugin-vue';
      const compilerOptions = { isCustomElement: (tag) => tag === 'quadrille-board' };
      export default { plugins: [vue({ template: { compilerOptions } })] };`,
  }));

test("the README's board in Svelte solves", () =>
  assertBuilds({
    'App.svelte': blockIn('svelte'),
    'main.jsx': `
      import { mount } from 'svelte';
      import App from './App.svelte';
      mount(App, { target: document.getElementById('app') });`,
    'vite.config.js': `
      import { svelte } from '@sveltejs/vite-plugin-svelte';
      export default { plugins: [svelte()] };`,
  }));

test("the README's board in Next solves", async () => {
  const folder = project({
    'app/layout.tsx': `export default ({ children }: { children: React.ReactNode }) => (
      <html lang="en"><body>{children}</body></html>);`,
    'app/page.tsx': `import Board from './board'; import Answer from './answer';
      export default () => <main><Board /><Answer /></main>;`,
    'app/answer.tsx': `'use client';
      import { useEffect } from 'react';
      export default function Answer() {
        useEffect(() => {
          const board: any = document.querySelector('quadrille-board');
          customElements.whenDefined('quadrille-board').then(() => board.solve())
            .then((answer: any) => (document.title = answer.verdict + ' ' + answer.solution));
        }, []);
        return null;
      }`,
    'app/board.tsx': blockIn('tsx'),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { jsx: 'preserve', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true },
    }),
  });
  await run(folder, command('next'), 'build');
  const port = await freePort();
  const server = spawn(command('next'), ['start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder });
  after(() => server.kill());
  for await (const line of server.stdout) if (String(line).includes('Ready')) break;
  await assertSolves(`http://127.0.0.1:${port}`);
});
