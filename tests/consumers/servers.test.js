// The package in what a server runs of an application: route handlers of Next, bundled by Turbopack and by webpack.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, test } from 'node:test';
import { PUZZLE, run, SOLUTION } from '../package/fixtures.js';
import { readme } from '../package/readme.js';
import { command, freePort, project } from './projects.js';

const route = (imports, asks) => `
  ${imports}
  export const dynamic = 'force-dynamic';
  export async function GET() {
    try {
      ${asks}
      return new Response(solution);
    } catch (error: any) {
      return new Response(error.code + ': ' + error.message);
    }
  }`;

const inWorkers = (from) =>
  route(
    `import { Quadrille } from '${from}';`,
    `const quadrille = await Quadrille.start();
     const { solution } = await quadrille.solve('sudoku', '${PUZZLE}');
     quadrille.close();`,
  );

const inline = inWorkers('quadrille/inline');
const inWorkersOfFiles = inWorkers('quadrille');
const inThread = route(
  `import { load } from 'quadrille/sync';`,
  `const { solution } = (await load({ puzzles: ['sudoku'] })).solve('sudoku', '${PUZZLE}');`,
);

/** Builds the routes, asks each of them, and returns what they answer. */
async function answers(bundler, config, routes) {
  const paths = Object.entries(routes).map(([name, text]) => [`app/${name}/route.ts`, text]);
  const folder = project({
    'app/layout.tsx': `export default ({ children }: { children: React.ReactNode }) => (
      <html lang="en"><body>{children}</body></html>);`,
    'app/page.tsx': 'export default () => <main>Quadrille</main>;',
    'next.config.mjs': `export default ${config};`,
    ...Object.fromEntries(paths),
  });
  await run(folder, command('next'), 'build', bundler);
  const port = await freePort();
  const server = spawn(command('next'), ['start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder });
  after(() => server.kill());
  for await (const line of server.stdout) if (String(line).includes('Ready')) break;
  const ask = async (name) => (await fetch(`http://127.0.0.1:${port}/${name}`)).text();
  return Object.fromEntries(await Promise.all(Object.keys(routes).map(async (name) => [name, await ask(name)])));
}

for (const bundler of ['--turbopack', '--webpack']) {
  test(`route handlers of Next solve as the README says, built with ${bundler}`, async () => {
    const [, option] = /`(serverExternalPackages: \[.*?\])`/.exec(readme);
    const routes = { workers: inWorkersOfFiles, thread: inThread };
    const all = await answers(bundler, `{ ${option} }`, routes);
    assert.deepEqual(all, { workers: SOLUTION, thread: SOLUTION });
  });

  test(`route handlers of Next solve by quadrille/inline without options, built with ${bundler}`, async () => {
    const { carried, ...others } = await answers(bundler, '{}', {
      carried: inline,
      workers: inWorkersOfFiles,
      thread: inThread,
    });
    assert.equal(carried, SOLUTION);
    for (const answer of Object.values(others))
      if (answer !== SOLUTION) assert.match(answer, /^not-loaded: .*quadrille\/inline/);
  });
}
