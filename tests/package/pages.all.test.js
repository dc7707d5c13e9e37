// The package in pages without a bundler: from static files, from another origin, in one file, in a sandbox; and the
// errors when it cannot work.
import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import {
  ANSWER,
  ask,
  askBoard,
  askSync,
  assertSolves,
  PUZZLE,
  packageFolder,
  project,
  serve,
  show,
} from './fixtures.js';
import { readme } from './readme.js';

const page = (script) => `<!doctype html><body><script type="module">${script}</script>`;

const CORS = { 'access-control-allow-origin': '*' };

/** The package as files of a site, beside the site's pages. */
function site(pages, without = []) {
  const folder = project(pages);
  cpSync(packageFolder, join(folder, 'quadrille'), { recursive: true });
  for (const name of without) rmSync(join(folder, 'quadrille', name));
  return folder;
}

test('a page from static files solves and reads a link with five files of the package', async () => {
  const address = await serve(site({ 'index.html': page(ask('./quadrille/quadrille.js')) }));
  const requests = await assertSolves(`${address}/`);
  const files = requests.filter((url) => url.includes('/quadrille/')).map((url) => url.replace(/.*\//, ''));
  assert.deepEqual(files.sort(), 'quadrille.js queens.wasm reading.wasm sudoku.wasm worker.js'.split(' '));
});

test('a page from static files solves in its own thread with three files of the package', async () => {
  const options = "{ puzzles: ['sudoku'] }";
  const address = await serve(site({ 'index.html': page(askSync('./quadrille/sync.js', options)) }));
  const requests = await assertSolves(`${address}/`);
  const files = requests.filter((url) => url.includes('/quadrille/')).map((url) => url.replace(/.*\//, ''));
  assert.deepEqual(files.sort(), ['grading.wasm', 'reading.wasm', 'sync.js']);
});

test('a shared worker and a service worker solve in their own thread', async () => {
  const answer = (port) => `
    ready.then((quadrille) => quadrille.solve('sudoku', data)).then(
      ({ verdict, solution }) => ${port}.postMessage(verdict + ' ' + solution),
      (error) => ${port}.postMessage(error.code + ': ' + error.message),
    );`;
  const begin = `import { load } from './quadrille/sync.js'; const ready = load({ puzzles: ['sudoku'] });`;
  const folder = site({
    'shared.js': `${begin} onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => {${answer('port')}}; };`,
    'service.js': `${begin} onmessage = ({ data, source }) => {${answer('source')}};
      oninstall = (event) => event.waitUntil(ready);
      onactivate = (event) => event.waitUntil(clients.claim());`,
    'shared.html': page(`
      const { port } = new SharedWorker('shared.js', { type: 'module' });
      port.onmessage = ({ data }) => (document.title = data);
      port.postMessage('${PUZZLE}');`),
    'service.html': page(`
      navigator.serviceWorker.onmessage = ({ data }) => (document.title = data);
      navigator.serviceWorker.register('service.js', { type: 'module' })
        .then(() => navigator.serviceWorker.ready)
        .then(({ active }) => active.postMessage('${PUZZLE}'), (error) => (document.title = error.message));`),
  });
  const address = await serve(folder);
  for (const name of ['shared', 'service']) await assertSolves(`${address}/${name}.html`);
});

test('a page on another origin than the package solves, if that origin sends CORS headers', async () => {
  const elsewhere = await serve(packageFolder, CORS);
  const folder = project({
    'index.html': page(ask(`${elsewhere}/quadrille.js`)),
    'board.html': page(askBoard(`${elsewhere}/element.js`)),
  });
  const address = await serve(folder);
  await Promise.all(['', 'board.html'].map((name) => assertSolves(`${address}/${name}`)));
});

test('worker.js and the WebAssembly may be anywhere, also on another origin', async () => {
  const elsewhere = await serve(packageFolder, CORS);
  const options = [
    `{ workerUrl: '${elsewhere}/worker.js', wasmUrl: '${elsewhere}' }`,
    `{ workerUrl: 'there/worker.js', wasmUrl: new URL('${elsewhere}/sudoku.wasm') }`,
    `{ workerUrl: 'there/worker.js', wasmUrl: 'wasm' }`,
    `{ workerUrl: 'there/worker.js', wasmUrl: 'wasm/' }`,
    `{
      workerUrl: 'there/worker.js',
      wasmUrl: 'wasm/',
      wasmModules: { sudoku: await WebAssembly.compileStreaming(fetch('there/sudoku.wasm')) },
    }`,
  ];
  const pages = options.map((each, index) => [`${index}.html`, page(ask('./quadrille/quadrille.js', each))]);
  const moved = ['worker.js', 'sudoku.wasm', 'queens.wasm', 'reading.wasm'];
  const folder = site(Object.fromEntries(pages), moved);
  for (const path of [
    'there/worker.js',
    'there/sudoku.wasm',
    'wasm/sudoku.wasm',
    'wasm/queens.wasm',
    'wasm/reading.wasm',
  ])
    cpSync(join(packageFolder, path.replace(/.*\//, '')), join(folder, path));
  const address = await serve(folder);
  await Promise.all(pages.map(([name]) => assertSolves(`${address}/${name}`)));
});

test('a page gets an error when its worker or its WebAssembly cannot be loaded', async () => {
  const pages = { 'index.html': page(ask('./quadrille/quadrille.js')) };
  const noWorker = await show(`${await serve(site(pages, ['worker.js']))}/`);
  assert.match(noWorker.title, /^not-loaded: the solver's worker failed: .*workerUrl.*quadrille\/inline/);
  const noWasm = await show(`${await serve(site(pages, ['sudoku.wasm']))}/`);
  assert.match(
    noWasm.title,
    /^not-loaded: the WebAssembly could not be loaded from http.*\/sudoku\.wasm: it answered 404$/,
  );
  const noQueens = await show(`${await serve(site(pages, ['queens.wasm']))}/`);
  assert.match(
    noQueens.title,
    /^not-loaded: the WebAssembly could not be loaded from http.*\/queens\.wasm: it answered 404$/,
  );
});

test('a missing file of the package is an error that names it, when the file is first needed', async () => {
  const files = ['results.js', 'solution-list.js', 'watch.js'];
  const script = `
    import { Quadrille } from './quadrille/quadrille.js';
    const quadrille = await Quadrille.start();
    const say = ({ code, message }) => code + ' ' + message.replace(/.*[/]/, '');
    const all = [
      await quadrille.hint('sudoku', '${PUZZLE}').catch(say),
      await quadrille.list('sudoku', '').next().catch(say),
      await quadrille.watch('sudoku', '').catch(say),
    ];
    document.title = all.join();`;
  const { title } = await show(`${await serve(site({ 'index.html': page(script) }, files))}/`);
  assert.equal(title, files.map((name) => `not-loaded ${name}`).join());
});

test('when no server answers, the error does not use the browser’s own words', async () => {
  const nowhere = 'http://127.0.0.1:9/sudoku.wasm'; // a port that browsers never ask
  const pages = { 'index.html': page(ask('./quadrille/quadrille.js', `{ wasmUrl: '${nowhere}' }`)) };
  const { title } = await show(`${await serve(site(pages))}/`);
  assert.equal(title, `not-loaded: the WebAssembly could not be loaded from ${nowhere}: no answer`);
});

test('quadrille/inline solves from one file without connections, if blob: or data: workers are allowed', async () => {
  for (const scheme of ['blob:', 'data:']) {
    const policy = `default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src ${scheme}`;
    const folder = site({ 'index.html': page(ask('./quadrille/inline.js')) });
    const address = await serve(folder, { 'content-security-policy': policy });
    const requests = await assertSolves(`${address}/`);
    const asked = requests.filter((url) => url.startsWith('http') && !url.endsWith('favicon.ico'));
    assert.deepEqual(asked, [`${address}/`, `${address}/quadrille/inline.js`]);
  }
});

test('pages whose policy requires trusted types solve, with the policies that the README names', async () => {
  const [policy] = /require-trusted-types-for 'script'; trusted-types [\w -]+/.exec(readme);
  const folder = site({
    'index.html': page(ask('./quadrille/quadrille.js')),
    'there.html': page(ask('./quadrille/quadrille.js', "{ workerUrl: 'quadrille/worker.js' }")),
    'inline.html': page(ask('./quadrille/inline.js')),
    'board.html': page(askBoard('./quadrille/element.js')),
  });
  const address = await serve(folder, { 'content-security-policy': policy });
  for (const name of ['', 'there.html', 'inline.html', 'board.html']) await assertSolves(`${address}/${name}`);
});

test('an application’s server that answers with its page for a file is named in the error', async () => {
  const html = await serve(project({ 'sudoku.wasm': '<!doctype html>' }), { ...CORS, 'content-type': 'text/html' });
  const folder = site({ 'index.html': page(ask('./quadrille/quadrille.js', `{ wasmUrl: '${html}' }`)) });
  const { title } = await show(`${await serve(folder)}/`);
  assert.match(title, /^not-loaded: .*\/sudoku\.wasm: it answered with a page of HTML; .*quadrille\/inline needs no/);
});

test('quadrille/inline as a classic script solves from http, from file:// and in a sandboxed frame', async () => {
  const folder = project({
    'main.js': ask('quadrille/inline'),
    'index.html': '<!doctype html><script src="bundle.js"></script>',
    'host.html': `<!doctype html>
      <iframe sandbox="allow-scripts" src="index.html" hidden></iframe>
      <script>onmessage = ({ data, origin }) => { document.title = origin + ' ' + data; };</script>`,
  });
  await build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    bundle: true,
    minify: true,
    outfile: 'bundle.js',
    logLevel: 'error',
  });
  const address = await serve(folder);
  await assertSolves(`${address}/`);
  await assertSolves(pathToFileURL(join(folder, 'index.html')).href);
  assert.equal((await show(`${address}/host.html`)).title, `null ${ANSWER}`);
});

test('esbuild bundles quadrille/element-inline to a classic script, also for file://', async () => {
  const folder = project({
    'main.js': askBoard('quadrille/element-inline'),
    'index.html': '<!doctype html><body><script src="bundle.js"></script>',
  });
  const options = { bundle: true, minify: true, outfile: 'bundle.js', logLevel: 'error' };
  await build({ absWorkingDir: folder, entryPoints: ['main.js'], ...options });
  await assertSolves(pathToFileURL(join(folder, 'index.html')).href);
});

test('esbuild bundles quadrille/sync with its WebAssembly in the same file', async () => {
  const main = `
    import { load } from 'quadrille/sync';
    import bytes from 'quadrille/sudoku.wasm';
    load({ puzzles: ['sudoku'], wasmModules: { sudoku: new WebAssembly.Module(bytes) } }).then((quadrille) => {
      const { verdict, solution } = quadrille.solve('sudoku', '${PUZZLE}');
      document.title = verdict + ' ' + solution;
    });`;
  const folder = project({
    'main.js': main,
    'index.html': '<!doctype html><script type="module" src="built.js"></script>',
  });
  const loader = { '.wasm': 'binary' };
  const [input, outfile] = ['main.js', 'built.js'].map((name) => join(folder, name));
  await build({ entryPoints: [input], outfile, bundle: true, format: 'esm', target: 'es2022', loader });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  await assertSolves(`${await serve(folder)}/`);
});

test('quadrille.iife.js is a plain script with the board and the solver, from http and from file://', async () => {
  const folder = site({
    'index.html': `<!doctype html><body><script src="quadrille/quadrille.iife.js"></script>
      <quadrille-board puzzle="sudoku">${PUZZLE}</quadrille-board>
      <script>
        const board = document.querySelector('quadrille-board');
        quadrille.Quadrille.start()
          .then((solver) => solver.count('queens', [0, 0, 0, 0]))
          .then(({ count }) => (count === 2n ? board.solve() : { verdict: 'counts ' + count }))
          .then(({ verdict, solution }) => (document.title = verdict + ' ' + solution), (e) => (document.title = e));
      </script>`,
  });
  await assertSolves(`${await serve(folder)}/`);
  await assertSolves(pathToFileURL(join(folder, 'index.html')).href);
});
