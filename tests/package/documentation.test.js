// The pages of documentation: what is code in them runs as it stands there, and what they list is there. The package's
// README has a test of its own, readme.test.js.
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { onlyInAll } from '../../wasm/tools/whole.js';
import { assertSolves, PUZZLE, packageFolder, project, root, run, serve, show } from './fixtures.js';
import { solveBoard } from './readme.js';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The blocks of code of a page in a language. */
const blocksOf = (path, language) =>
  [...read(path).matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code);

/** What the comments behind `console.log` say that it prints. */
const expected = (code) => [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output]) => `${output}\n`);

const guide = 'wasm/api/guide.md';

for (const page of ['README.md', guide]) {
  for (const [number, code] of blocksOf(page, 'js').entries()) {
    test(`block ${number + 1} of JavaScript in ${page} runs as it stands there`, async () => {
      const printed = await run(project({ 'main.js': code }), process.execPath, 'main.js');
      const said = expected(code);
      if (said.length > 0) assert.equal(printed, said.join(''));
    });
  }
}

for (const page of ['README.md', 'web/element/guide.md']) {
  test(`the board of ${page} solves its puzzle`, async () => {
    const folder = project({
      'index.html': `<!doctype html>${blocksOf(page, 'html')[0]}<script type="module">${solveBoard}</script>`,
    });
    cpSync(packageFolder, join(folder, 'quadrille'), { recursive: true });
    await assertSolves(`${await serve(folder)}/`);
  });
}

test('the frame of the guide to the element solves its puzzle', onlyInAll, async () => {
  const frame = blocksOf('web/element/guide.md', 'html')[1];
  const folder = project({
    'index.html': `<!doctype html>${frame}<script type="module">
      const { contentWindow } = document.querySelector('iframe');
      addEventListener('message', ({ data: { type, verdict, solution } }) => {
        if (type === 'ready') contentWindow.postMessage({ quadrille: 1, type: 'solve' }, '*');
        if (type === 'verdict') document.title = verdict + ' ' + solution;
      });</script>`,
  });
  cpSync(join(root, 'dist/quadrille.html'), join(folder, 'quadrille.html'));
  const [, text] = /#sudoku=([1-4.]{16})/.exec(frame);
  const { title } = await show(`${await serve(folder)}/`);
  const { solution } = (await load({ puzzles: ['sudoku'] })).solve('sudoku', text);
  assert.equal(title, `solved ${solution}`);
});

test('the guide names every module, and webpack’s limit is above the largest', onlyInAll, () => {
  const modules = readdirSync(packageFolder).filter((name) => name.endsWith('.wasm') && name !== 'command.wasm');
  for (const name of modules) assert.ok(read(guide).includes(`\`${name}\``), name);
  const [, most] = /maxAssetSize: ([\d_]+)/.exec(read(guide));
  for (const name of modules) {
    const { size } = statSync(join(packageFolder, name));
    assert.ok(size <= Number(most.replaceAll('_', '')), `${name}: ${size}`);
    if (size > 250_000)
      assert.ok(read(guide).includes(`webpack warns`) && read(guide).split('maxAssetSize')[0].includes(name));
  }
});

test('the commands of the guide to the command line and of the README run as they stand there', async () => {
  const [block] = blocksOf('wasm/cli/guide.md', 'sh');
  const commands = block.trim().split('\n');
  assert.ok(commands.length >= 3 && commands.every((line) => line.startsWith('npx quadrille ')), block);
  commands.push(blocksOf('README.md', 'sh')[1].trim());
  const folder = project({ 'puzzles.txt': `${PUZZLE}\n`, 'board.txt': `${PUZZLE}\n` });
  const printed = [];
  for (const line of commands) printed.push(await run(folder, 'sh', '-c', line));
  assert.deepEqual(printed.slice(0, 2), ['unique\n', '1\n']);
  assert.match(printed[2], /^quadrille <question> \[puzzle\]/);
  assert.equal(printed.at(-1), 'unique\n');
});

test('the examples of notations have the answers that an example should have', async () => {
  const solver = await load();
  const page = read('core/text/notations.md');
  const [, text] = /^```\n(# The snakes.*?)^```$/ms.exec(page);
  const lines = text.replace(/^(# [^.]*\.) .*$/m, '$1'); // what stands beside the rule in words says what it is
  assert.equal(solver.check('variant', lines).verdict, 'unique');
  const [, tiling] = /^```\n(grid square .*?)^```$/ms.exec(page);
  assert.equal(solver.solve('tiling', tiling.replaceAll(/ {2,}#.*$/gm, '')).verdict, 'solved');
  const [, stars] = /^```\n(starbattle\n.*?)^```$/ms.exec(read('core/text/grids.md'));
  assert.equal(solver.check('grid', stars.replaceAll(/ {2,}#.*$/gm, '')).verdict, 'unique');
});

test('the guide to the element has all that the element and the frame have', () => {
  const page = read('web/element/guide.md');
  const declared = readFileSync(join(root, 'web/element/attributes.d.ts'), 'utf8');
  for (const [, name] of declared.matchAll(/^ {2}(\w+)\??:/gm)) assert.ok(page.includes(`\`${name}\``), name);
  const frame = read('web/frame/frame.js').split('//\n// An invalid')[0];
  for (const [, type, fields] of frame.matchAll(/^\/\/ {3}(?:◄─ )?(\w+) \{ (.*?) \}/gm)) {
    const row = page.split('\n').find((line) => line.startsWith('| `') && line.split('|')[1].includes(`\`${type}\``));
    assert.ok(row, type);
    for (const field of fields.split(', ')) assert.ok(row.includes(`\`${field}\``), `${type}: ${field}`);
  }
});
