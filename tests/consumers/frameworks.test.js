// The board in applications of React, Next, Vue and Svelte, as their own tools build them, opened in Chromium: it
// draws, its value goes both ways, its events arrive, and its tag is typed in templates.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { assertSolves, PUZZLE, run, serve } from '../package/fixtures.js';
import { command, freePort, project } from './projects.js';

const html = '<!doctype html><body><div id="app"></div><script type="module" src="/src/main.js"></script>';

/** What each application does when its board has solved, and when it was edited. */
const said = `document.title = detail.verdict + ' ' + detail.solution`;

const tsconfig = (more) =>
  JSON.stringify({
    compilerOptions: {
      ...{ strict: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2022', noEmit: true },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], skipLibCheck: true, types: [], ...more },
    },
    include: ['src', 'app'],
  });

/** A component with a board. @param {string} listens what it does with the board in an effect @param {string} more */
const react = (listens, more = '') => `
import { useEffect, useRef } from 'react';
import type { QuadrilleBoard } from 'quadrille/react';
import 'quadrille/react';

export default function Board() {
  const board = useRef<QuadrilleBoard>(null);
  useEffect(() => {
    ${listens}
    void board.current?.solve();
  }, []);
  return <quadrille-board ref={board} puzzle="sudoku" value="${PUZZLE}" controls ${more} />;
}
`;

test('React types its tag, sets its value and hears its events', async () => {
  const folder = project({
    'index.html': html.replace('main.js', 'main.tsx'),
    'src/board.tsx': react(
      '',
      `onverdict={({ detail }) => {
        if (detail.question === 'solve') ${said};
      }}
      oninput={({ detail }) => console.log(detail.value.length)}`,
    ),
    'src/main.tsx': `
      import { createRoot } from 'react-dom/client';
      import Board from './board';
      createRoot(document.getElementById('app')!).render(<Board />);`,
    'src/wrong.tsx': `
      import 'quadrille/react';
      // @ts-expect-error a board has no such attribute
      export const wrong = <quadrille-board puzle="sudoku" />;`,
    'tsconfig.json': tsconfig({ jsx: 'react-jsx' }),
  });
  await run(folder, command('tsc'), '-p', '.');
  await run(folder, command('vite'), 'build');
  await assertSolves(await serve(join(folder, 'dist')));
});

test('Next renders a page with it on the server, and the board solves in the browser', async () => {
  const folder = project({
    'app/layout.tsx': `export default ({ children }: { children: React.ReactNode }) => (
      <html lang="en"><body>{children}</body></html>);`,
    'app/page.tsx': `import Board from './board'; export default () => <main><Board /></main>;`,
    // React does not attach listeners of a custom element that the server rendered: react/react issue 35446.
    'app/board.tsx': `'use client';
      ${react(`board.current?.addEventListener('verdict', ({ detail }) => {
        if (detail.question === 'solve') ${said};
      });`)}`,
    'tsconfig.json': tsconfig({ jsx: 'preserve', plugins: [{ name: 'next' }], types: ['react'] }),
  });
  await run(folder, command('next'), 'build');
  const port = await freePort();
  const server = spawn(command('next'), ['start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder });
  after(() => server.kill());
  for await (const line of server.stdout) if (String(line).includes('Ready')) break;
  await assertSolves(`http://127.0.0.1:${port}`);
});

test("Vue's v-model holds the value of the board, and its template is typed", async () => {
  const folder = project({
    'index.html': html.replace('main.js', 'main.ts'),
    'src/App.vue': `<script setup lang="ts">
import { nextTick, onMounted, ref, useTemplateRef } from 'vue';
import type { QuadrilleBoard } from 'quadrille/vue';
import 'quadrille/vue';

const value = ref('${PUZZLE}');
const board = useTemplateRef<QuadrilleBoard>('board');
onMounted(async () => {
  const element = board.value!;
  await element.solve();
  element.clear(); // as a person may: it fires input
  await nextTick();
  const cleared = /^\\.+$/.test(value.value);
  value.value = '${PUZZLE}';
  await nextTick();
  const detail = await element.solve();
  if (cleared) ${said};
});
</script>
<template><quadrille-board ref="board" puzzle="sudoku" v-model="value" controls /></template>`,
    'src/main.ts': `import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#app');`,
    'vite.config.js': `
      import vue from '@vitejs/plugin-vue';
      const isCustomElement = (tag) => tag.includes('-');
      export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };`,
    'tsconfig.json': tsconfig({}),
  });
  await run(folder, command('vue-tsc'), '-p', '.');
  await run(folder, command('vite'), 'build');
  await assertSolves(await serve(join(folder, 'dist')));
});

test('Svelte holds the value of the board, and its template is typed', async () => {
  const folder = project({
    'index.html': html.replace('main.js', 'main.ts'),
    'src/App.svelte': `<script lang="ts">
import { onMount, tick } from 'svelte';
import type { QuadrilleBoard } from 'quadrille/svelte';
import 'quadrille/svelte';

let value = $state('${PUZZLE}');
let board: QuadrilleBoard;
onMount(async () => {
  await board.solve();
  board.clear();
  await tick();
  const cleared = /^\\.+$/.test(value);
  value = '${PUZZLE}';
  await tick();
  const detail = await board.solve();
  if (cleared) ${said};
});
</script>
<quadrille-board bind:this={board} puzzle="sudoku" {value} controls
  oninput={({ detail }) => (value = detail.value)} />`,
    'src/main.ts': `
      import { mount } from 'svelte';
      import App from './App.svelte';
      mount(App, { target: document.getElementById('app')! });`,
    'svelte.config.js': `
      import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
      export default { preprocess: vitePreprocess() };`,
    'vite.config.js': `
      import { svelte } from '@sveltejs/vite-plugin-svelte';
      export default { plugins: [svelte()] };`,
    'tsconfig.json': tsconfig({ verbatimModuleSyntax: true }),
  });
  await run(folder, command('svelte-check'), '--tsconfig', './tsconfig.json');
  await run(folder, command('vite'), 'build');
  await assertSolves(await serve(join(folder, 'dist')));
});
