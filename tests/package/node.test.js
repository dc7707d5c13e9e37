// The package in Node, and with TypeScript.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { some, whole } from '../../wasm/tools/whole.js';
import { PUZZLE, project, root, run, SOLUTION } from './fixtures.js';

const solves = (from) => `
  import { Quadrille, QuadrilleError } from '${from}';
  const quadrille = await Quadrille.start({ workers: 2 });
  const [{ solution }, { count }] = await Promise.all([
    quadrille.solve('sudoku', '${PUZZLE}'),
    quadrille.count('sudoku', '${'.'.repeat(16)}'),
  ]);
  quadrille[Symbol.dispose]();
  const closed = await quadrille.solve('sudoku', '').catch((error) => error instanceof QuadrilleError && error.code);
  console.log(solution, count, closed);
`;

for (const from of ['quadrille', 'quadrille/inline']) {
  test(`${from} solves in Node, in workers, and closes at the end of its block`, async () => {
    assert.equal(
      await run(project({ 'main.js': solves(from) }), process.execPath, 'main.js'),
      `${SOLUTION} 288n closed\n`,
    );
  });
}

test('quadrille/sync solves in the calling thread, in modules, CommonJS and worker threads', async () => {
  const solves = `load().then((quadrille) => {
    const { solution } = quadrille.solve('sudoku', '${PUZZLE}');
    console.log(solution, [...quadrille.list('queens', '4 0 0 0 0')].length);
  });`;
  const folder = project({
    'main.js': `import { load } from 'quadrille/sync'; ${solves}`,
    'main.cjs': `const { load } = require('quadrille/sync'); ${solves}`,
    'thread.js': "import { Worker } from 'node:worker_threads'; new Worker(new URL('main.js', import.meta.url));",
  });
  for (const main of ['main.js', 'main.cjs', 'thread.js']) {
    assert.equal(await run(folder, process.execPath, '--no-warnings', main), `${SOLUTION} 2\n`);
  }
});

test('CommonJS can require it, in every supported Node', async () => {
  const script = ['quadrille', 'quadrille/inline'].map(
    (from) => `
      require('${from}').Quadrille.start().then(async (quadrille) => {
        console.log((await quadrille.count('queens', '6 0 0 0 0 0 0')).count);
        quadrille.close();
      });`,
  );
  const folder = project({ 'main.cjs': script.join('') });
  assert.equal(await run(folder, process.execPath, '--no-warnings', 'main.cjs'), '4n\n4n\n');
});

test('CommonJS that can require no module, as in Jest, has whole files of its own', async () => {
  const folder = project({
    'main.cjs': `
      const { Quadrille, QuadrilleError } = require('quadrille');
      const { load } = require('quadrille/sync');
      (async () => {
        const quadrille = await Quadrille.start({ workers: 1 });
        const { solution } = await quadrille.solve('sudoku', '${PUZZLE}');
        const { length } = await quadrille.batch('sudoku', 'check', ['${PUZZLE}', '${PUZZLE}']);
        const fault = await quadrille.solve('sudoku', 'x').catch((error) => error instanceof QuadrilleError);
        quadrille.close();
        console.log(solution, length, fault, (await load()).count('queens', '6 0 0 0 0 0 0').count);
      })();`,
  });
  const words = ['--no-experimental-require-module', '--no-warnings', 'main.cjs'];
  assert.equal(await run(folder, process.execPath, ...words), `${SOLUTION} 2 true 4n\n`);
});

test('workers start in a program that is given as a text', async () => {
  for (const from of ['quadrille', 'quadrille/inline']) {
    const options = ['--input-type=module', '--eval', solves(from)];
    assert.equal(await run(project({}), process.execPath, ...options), `${SOLUTION} 288n closed\n`);
  }
});

test('a bundle that does not know its own address needs only those that it is given', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-bundle-'));
  try {
    cpSync(join(root, 'dist/package'), folder, { recursive: true });
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
      const file = join(folder, name);
      if (name !== 'worker.js') writeFileSync(file, readFileSync(file, 'utf8').replaceAll('import.meta', '({})'));
    }
    writeFileSync(
      join(folder, 'main.js'),
      `import { readFileSync } from 'node:fs';
       import { Quadrille } from './quadrille.js';
       import { load } from './sync.js';
       const queens = new WebAssembly.Module(readFileSync(new URL('queens.wasm', import.meta.url)));
       const sync = await load({ puzzles: ['queens'], wasmModules: { queens } });
       const workerUrl = new URL('worker.js', import.meta.url);
       const quadrille = await Quadrille.start({ preload: 'queens', workerUrl, wasmModules: { queens } });
       const text = '6 0 0 0 0 0 0';
       console.log(sync.count('queens', text).count, (await quadrille.count('queens', text)).count);
       quadrille.close();
       for (const start of [load({ puzzles: ['queens'] }), Quadrille.start(), Quadrille.start({ workerUrl })])
         await start.catch(({ code, message }) => console.log(code + ': ' + message));`,
    );
    const inline = 'quadrille/inline needs no other file';
    const unknown = (file, option) =>
      `not-loaded: the address of ${file} is not known here: it has to be given as ${option}, or ${inline}`;
    assert.deepEqual((await run(folder, process.execPath, 'main.js')).trimEnd().split('\n'), [
      '4n 4n',
      unknown('queens.wasm', 'wasmUrl or wasmModules'),
      unknown('worker.js', 'workerUrl'),
      unknown('sudoku.wasm', 'wasmUrl or wasmModules'),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a missing WebAssembly file is an error that names its address, and is used as soon as it is there', async () => {
  const script = `
    import { renameSync } from 'node:fs';
    import { Quadrille } from 'quadrille';
    const [sudoku, queens, away] = ['sudoku.wasm', 'queens.wasm', 'away'].map(
      (name) => new URL(name, import.meta.resolve('quadrille')),
    );
    const say = ({ code, message }) => console.log(code + ': ' + message);
    renameSync(sudoku, away);
    await Quadrille.start().catch(say);
    renameSync(away, sudoku);
    const quadrille = await Quadrille.start();
    const count = async () => console.log(String((await quadrille.count('queens', '6 0 0 0 0 0 0')).count));
    renameSync(queens, away);
    await count().catch(say);
    renameSync(away, queens);
    await count();
    quadrille.close();`;
  const [noSudoku, noQueens, count] = (await run(project({ 'main.js': script }), process.execPath, 'main.js')).split(
    '\n',
  );
  assert.match(
    noSudoku,
    /^not-loaded: the WebAssembly could not be loaded from file:.*\/sudoku\.wasm: ENOENT.*; wasmUrl or/,
  );
  assert.match(noQueens, /^not-loaded: the WebAssembly could not be loaded from file:.*\/queens\.wasm: ENOENT/);
  assert.equal(count, '4');
});

test('npx quadrille answers', async () => {
  const folder = project({ 'puzzles.txt': `${PUZZLE}\n` });
  assert.equal(await run(folder, 'npx', '--no', 'quadrille', 'check', 'sudoku', 'puzzles.txt'), 'unique\n');
  assert.match(await run(folder, 'npx', '--no', 'quadrille', '--version'), /^\d+\.\d+\.\d+\n$/);
});

test('package.json and the WebAssembly can be imported by name', async () => {
  const script = `
    import { existsSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { fileURLToPath } from 'node:url';
    console.log(
      createRequire(import.meta.url)('quadrille/package.json').name,
      existsSync(fileURLToPath(import.meta.resolve('quadrille/sudoku.wasm'))),
      existsSync(fileURLToPath(import.meta.resolve('quadrille/worker.js'))),
    );`;
  assert.equal(await run(project({ 'main.js': script }), process.execPath, 'main.js'), 'quadrille true true\n');
});

test('worker.js and the WebAssembly may be named in Node, by whole addresses', async () => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { Quadrille } from 'quadrille';
    const workerUrl = import.meta.resolve('quadrille/worker.js');
    const wasmUrl = new URL(import.meta.resolve('quadrille/queens.wasm'));
    const wasmModules = { queens: await WebAssembly.compile(readFileSync(wasmUrl)) };
    const given = { wasmModules, preload: 'queens', wasmUrl: 'file:///nowhere/' };
    const relative = [{ workerUrl: './worker.js' }, { wasmUrl: './none' }];
    for (const options of [{ workerUrl }, { wasmUrl }, given, ...relative]) {
      const count = async () => {
        const quadrille = await Quadrille.start(options);
        return (await quadrille.count('queens', '6 0 0 0 0 0 0')).count;
      };
      console.log(await count().catch(({ code, message }) => code + ': ' + message));
    }`;
  assert.equal(
    await run(project({ 'main.js': script }), process.execPath, 'main.js'),
    '4n\n4n\n4n\nbad-input: workerUrl: ./worker.js is not an address\nbad-input: wasmUrl: ./none is not an address\n',
  );
});

const typed = `
  import { type Options, type Progress, Quadrille, QuadrilleError, type Solved } from 'quadrille';
  import { Quadrille as Inline } from 'quadrille/inline';
  import { type Limits, load, QuadrilleError as SyncError, type SyncQuadrille } from 'quadrille/sync';

  const nodes: number[] = [];
  const onProgress = (progress: Progress) => nodes.push(progress.nodes);
  const options: Options = { engine: 'dlx', seconds: 1, onProgress };
  {
    using quadrille: Quadrille = await Inline.start({ workers: 1 });
    const answer: Solved = await quadrille.solve('sudoku', '${PUZZLE}', options);
    const solution: string | null = answer.solution;
    if (answer.verdict === 'solved') nodes.push(answer.solution.length); // it is there
    const checked = await quadrille.check('sudoku', [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]);
    if (checked.verdict === 'unique') nodes.push(...checked.solutions[0][0]);
    const { solutions } = await quadrille.cover({ options: [['a', 'b'], ['a'], ['b']] }, { limit: 1 });
    nodes.push(...(solutions[0] ?? []));
    const graded = await quadrille.grade('sudoku', '${PUZZLE}');
    if (graded.verdict === 'found') nodes.push(graded.rating);
    const hint = await quadrille.hint('sudoku', '${PUZZLE}');
    if (hint.verdict === 'found' && hint.kind === 'placement') nodes.push(hint.cell + hint.value);
    else if (hint.verdict === 'stuck') hint.value satisfies null;
    const why = await quadrille.why('sudoku', '${PUZZLE}', { cell: 'r1c3' });
    if (why.verdict === 'because') nodes.push(why.cell + why.value);
    if (why.verdict === 'spare') why.statements[0].together satisfies boolean;
    // @ts-expect-error only what follows has a value
    if (why.verdict === 'conflict') nodes.push(why.value);
    const fixed = [[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [0, null, 0, 0]] as const;
    const filled = await quadrille.solve('sudoku', fixed);
    if (filled.verdict === 'solved') nodes.push(...(filled.solution satisfies (number | null)[][])[3] as number[]);
    const given = { options: [['a', 'b'], ['a'], ['b']] } as const;
    for await (const options of quadrille.list('cover', given)) nodes.push(...options);
    await quadrille.batch('queens', 'solve', [[0, 0, 0, 0], [2, 4, 1, 3]] as const);
    // @ts-expect-error there is no such option
    await quadrille.solve('sudoku', '', { second: 1 }).catch((error) => console.log(error.code));
    const { count } = await quadrille.count('sudoku', new Uint8Array(16).fill(46));
    const more: bigint = count + 1n;
    for await (const each of quadrille.list('queens', '4 0 0 0 0')) nodes.push(each.length);
    for (const result of await quadrille.batch('sudoku', 'check', ['${PUZZLE}'])) {
      if (result instanceof QuadrilleError) throw new Error(\`\${result.code} at \${result.line}\`);
      if (result.verdict === 'unique') console.log(solution, more, nodes.slice(-2), result.solutions.length);
    }
    const limits: Limits = { seconds: 1 };
    const sync: SyncQuadrille = await load({ puzzles: ['sudoku', 'queens'] });
    const same: Solved = sync.solve('sudoku', '${PUZZLE}', limits);
    if (same.solution !== solution) throw new SyncError('different', 'the answers differ');
    for (const each of sync.list('queens', '4 0 0 0 0')) nodes.push(each.length);
    // @ts-expect-error there is no such puzzle
    await quadrille.solve('chess', '').catch((error) => console.log(error.code));
    // @ts-expect-error no puzzle has such a notation
    await quadrille.solve('sudoku', '', { format: 'fen' }).catch((error) => console.log(error.code));
    // @ts-expect-error there is no such engine
    await quadrille.solve('sudoku', '', { engine: 'fast' }).catch((error) => console.log(error.code));
    // @ts-expect-error its workers are started by start
    new Quadrille();
  }
`;

const typedSignal = `
  if (false as boolean) {
    const { signal } = new AbortController();
    await Inline.start().then((quadrille) => quadrille.solve('sudoku', '', { signal }));
    // @ts-expect-error a blocked thread hears no signal
    await load().then((sync) => sync.solve('sudoku', '', { signal }));
  }
`;

/** The current TypeScript, and the older one of attw, which is installed for all tests. */
const compilers = {
  7: join(root, 'node_modules/.bin/tsc'),
  ...(whole && { 5.6: fileURLToPath(import.meta.resolve('typescript/bin/tsc')) }),
};

const typedBoard = `
  import type { QuadrilleBoard } from 'quadrille/element';
  const board: QuadrilleBoard | undefined = globalThis.document?.createElement('quadrille-board');
  board?.addEventListener('progress', ({ detail }) => nodes.push(detail.nodes));
`;

/** A program for Node, without the types of browsers; one with no types of a platform; and a page. */
const kinds = [
  {
    options: { module: 'nodenext', lib: ['es2023'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    source: typed + typedSignal,
  },
  {
    options: { module: 'nodenext', lib: ['es2022'], types: [] },
    source: `${typed}\ndeclare const console: { log(...values: unknown[]): void };`,
  },
  { options: { module: 'esnext', moduleResolution: 'bundler', types: [] }, source: typed + typedSignal + typedBoard },
];

for (const [version, tsc] of Object.entries(compilers)) {
  for (const { options, source } of some(kinds)) {
    const { module, lib = ['dom'] } = options;
    test(`TypeScript ${version} accepts its declarations in strict mode, for ${module} with ${lib}`, async () => {
      const compilerOptions = { strict: true, skipLibCheck: false, target: 'es2022', ...options };
      const folder = project({ 'main.ts': source, 'tsconfig.json': JSON.stringify({ compilerOptions }) });
      await run(folder, process.execPath, tsc, '-p', '.');
      assert.equal(
        await run(folder, process.execPath, 'main.js'),
        `bad-input\n${SOLUTION} 289n [ 7, 7 ] 1\nunknown-puzzle\nunknown-format\nbad-input\n`,
      );
    });
  }
}

for (const [version, tsc] of Object.entries(compilers)) {
  test(`TypeScript ${version} compiles a program of CommonJS that requires it, under node16`, async () => {
    const source = `
      import { Quadrille, type Counted } from 'quadrille';
      import { load } from 'quadrille/sync';
      void (async () => {
        const quadrille = await Quadrille.start();
        const counted: Counted = await quadrille.count('queens', '6 0 0 0 0 0 0');
        quadrille.close();
        console.log(JSON.stringify(counted.count.toString()), (await load()).count('queens', '4 0 0 0 0').count);
      })();`;
    const compilerOptions = { strict: true, target: 'es2022', module: 'node16', types: [] };
    const folder = project({ 'main.cts': source, 'tsconfig.json': JSON.stringify({ compilerOptions }) });
    await run(folder, process.execPath, tsc, '-p', '.');
    assert.equal(await run(folder, process.execPath, '--no-warnings', 'main.cjs'), '"4" 2n\n');
  });
}

test('results are written by JSON.stringify, with counts past 2^53 as texts', async () => {
  const script = `
    import { Quadrille } from 'quadrille';
    const quadrille = await Quadrille.start();
    const small = quadrille.count('queens', '6 0 0 0 0 0 0');
    const large = quadrille.count('sudoku', '.'.repeat(256), { seconds: 0 });
    console.log(JSON.parse(JSON.stringify(await small)).count, typeof JSON.parse(JSON.stringify(await large)).count);
    const dominoes = await quadrille.count('tiling', '8x40 *xI2');
    console.log(JSON.parse(JSON.stringify(dominoes)).count === String(dominoes.count), 'toJSON' in { ...dominoes });
    quadrille.close();`;
  assert.equal(await run(project({ 'main.js': script }), process.execPath, 'main.js'), '4 number\ntrue false\n');
});
