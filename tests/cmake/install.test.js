// What `cmake --install` gives: the command, the libraries for C++, C and Python; and that the guide's code for them
// runs as it stands there.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} command @param {string[]} args @param {string} [input] what it prints */
const run = (command, args, input) => execFileSync(command, args, { input, encoding: 'utf8', stdio: 'pipe' });

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const prefix = join(folder, 'installed');
run('cmake', ['--install', join(root, 'build/native'), '--prefix', prefix]);

test('the installed command answers, and has the version of the package', () => {
  const command = join(prefix, 'bin/quadrille');
  assert.equal(run(command, ['count', 'queens'], '8 0 0 0 0 0 0 0 0\n'), '92\n');
  assert.equal(run(command, ['--version']), `${version}\n`);
});

test('the page of the manual and the completions are installed where man and shells look for them', () => {
  const command = join(prefix, 'bin/quadrille');
  for (const [path, ...words] of [
    ['man/man1/quadrille.1', 'manual'],
    ['bash-completion/completions/quadrille', 'completion', 'bash'],
    ['zsh/site-functions/_quadrille', 'completion', 'zsh'],
    ['fish/vendor_completions.d/quadrille.fish', 'completion', 'fish'],
  ])
    assert.equal(readFileSync(join(prefix, 'share', path), 'utf8'), run(command, words));
});

const examples = join(root, 'tests/cmake');
const libraries = dirname(run('find', [prefix, '-name', 'libquadrille.so']).trim());

test('no header of the library’s inside is installed', () => {
  assert.deepEqual(
    run('find', [join(prefix, 'include'), '-type', 'f', '-printf', '%P\n'])
      .split('\n')
      .sort(),
    ['', 'quadrille.h', 'quadrille/quadrille.hpp'],
  );
});

// 8 queens have 92 solutions; 4 to 9 have 2, 10, 4, 40, 92 and 352 (OEIS A000170).
const said = [
  ...['counted 92', '2 4 6 1 3 5', '\\d( \\d){5}', '\\d( \\d){5}', 'stopped 3', 'stopped 2'],
  ...[
    '2 10 4 40 92 352 bad-input ',
    'stopped \\d+',
    'stopped \\d+',
    'bad-input 1:\\d+ .*x.*',
    'bad-input 0:0 .*sudoko.*',
  ],
];

for (const compiler of ['c++', 'clang++-14']) {
  const lacks = spawnSync(compiler, ['--version']).error ? `${compiler} is not here` : false;
  test(`a C++ program of ${compiler} uses the static and the shared library`, { skip: lacks }, () => {
    const tree = join(folder, compiler);
    const options = [`-DCMAKE_PREFIX_PATH=${prefix}`, `-DCMAKE_CXX_COMPILER=${compiler}`, '-DCMAKE_CXX_STANDARD=17'];
    run('cmake', ['-S', examples, '-B', tree, '-G', 'Ninja', ...options]);
    run('cmake', ['--build', tree]);
    for (const kind of ['static', 'shared']) {
      const lines = run(join(tree, `example-${kind}`), [])
        .trimEnd()
        .split('\n');
      for (const [i, line] of [...said, version].entries()) assert.match(lines[i] ?? '', new RegExp(`^${line}$`), kind);
    }
  });
}

test('a C program is linked with the shared library by its pkg-config file, wherever it was installed', () => {
  const program = join(folder, 'example-c');
  const description = readFileSync(join(libraries, 'pkgconfig/quadrille.pc'), 'utf8');
  assert.ok(!description.includes(folder), description); // its paths begin at its own place
  /** @type {Record<string, string>} */
  const said = Object.fromEntries(
    [...description.matchAll(/^(\w+)[=:] *(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const paths = { ...said, pcfiledir: join(libraries, 'pkgconfig') };
  /** @param {string} text @returns {string} */
  const resolved = (text) =>
    text.includes('${') ? resolved(text.replaceAll(/\$\{(\w+)\}/g, (_, name) => paths[name])) : text;
  const flags = `${resolved(said.Cflags)} ${resolved(said.Libs)}`.split(' ');
  run('cc', [
    '-std=c99',
    '-Wall',
    '-Wextra',
    '-pedantic',
    '-Werror',
    join(examples, 'example.c'),
    ...flags,
    '-o',
    program,
  ]);
  assert.equal(
    execFileSync(program, { encoding: 'utf8', env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
    `2 4 6 1 3 5
5 3 1 6 4 2
4 1 5 2 6 3
stopped 3
bad-input 1:3 "x" is not a value of a 4×4 board
${version}
`,
  );
});

test('the shared library shows its C interface alone', () => {
  const names = run('nm', ['-D', '--defined-only', join(libraries, 'libquadrille.so')]);
  const shown = [...names.matchAll(/ [TDBWV] (\S+)/g)].map(([, name]) => name);
  const header = readFileSync(join(prefix, 'include/quadrille.h'), 'utf8');
  const declared = [...header.matchAll(/^QUADRILLE_EXPORT .*?\b(quadrille_\w+)\(/gm)].map(([, name]) => name);
  assert.ok(declared.length >= 10);
  assert.deepEqual(shown.sort(), declared.sort());
});

// Runs no program while it looks for the library.
const alone = `import sys
def refuse(event, _):
    assert event not in ("subprocess.Popen", "os.system", "os.posix_spawn", "os.fork"), event
sys.addaudithook(refuse)
import doctest, quadrille, unittest
assert doctest.testmod(quadrille).failed == 0
sys.path.insert(0, ${JSON.stringify(examples)})
unittest.main("python_test")`;

test('the Python module answers as it is installed', () => {
  const module = join(prefix, 'share/quadrille/python');
  const env = { ...process.env, PYTHONPATH: module, PYTHONDONTWRITEBYTECODE: '1' };
  delete env.QUADRILLE_LIBRARY;
  execFileSync('python3', ['-c', alone], { encoding: 'utf8', env, stdio: 'pipe' });
});

test('the wheel of the Python module has all that it needs', () => {
  const env = { ...process.env, QUADRILLE_LIBRARY: join(libraries, 'libquadrille.so'), PYTHONDONTWRITEBYTECODE: '1' };
  const source = join(root, 'core/python');
  const build = `import os, wheel_backend; print(wheel_backend.build_wheel(${JSON.stringify(folder)}))`;
  const wheel = execFileSync('python3', ['-c', build], { encoding: 'utf8', env, cwd: source }).trim();
  assert.match(
    wheel,
    new RegExp(`^quadrille_puzzles-${version.replaceAll('.', '\\.')}-py3-none-manylinux_2_\\d+_\\w+\\.whl$`),
  );
  const site = join(folder, 'site');
  execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, wheel), site]);
  const there = { ...process.env, PYTHONPATH: site, PYTHONDONTWRITEBYTECODE: '1' };
  delete there.QUADRILLE_LIBRARY;
  execFileSync('python3', ['-c', alone], { encoding: 'utf8', env: there, stdio: 'pipe' });
  const record = readFileSync(join(site, run('ls', [site]).match(/\S+dist-info/)?.[0] ?? '', 'RECORD'), 'utf8');
  assert.match(record, /^quadrille\/py\.typed,sha256=/m);
});

test('every cell of the notebook runs, and prints what stands below it', () => {
  const { cells } = JSON.parse(readFileSync(join(root, 'core/python/example.ipynb'), 'utf8'));
  const code = cells.filter((/** @type {{cell_type: string}} */ cell) => cell.cell_type === 'code');
  assert.ok(code.length > 3);
  const marked = code
    .map((/** @type {{source: string[]}} */ { source }) => `${source.join('')}\nprint("---")\n`)
    .join('');
  const env = { ...process.env, PYTHONPATH: join(prefix, 'share/quadrille/python'), PYTHONDONTWRITEBYTECODE: '1' };
  const printed = execFileSync('python3', ['-c', marked], { encoding: 'utf8', env });
  const expected = code.map((/** @type {{outputs: {text: string[]}[]}} */ { outputs }) =>
    outputs.map(({ text }) => text.join('')).join(''),
  );
  assert.deepEqual(printed.split('---\n').slice(0, -1), expected);
});

/** The blocks of code of the guide to the command line in a language. @param {string} language @returns {string[]} */
const blocksOf = (language) => {
  const guide = readFileSync(join(root, 'wasm/cli/guide.md'), 'utf8');
  return [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code);
};

test('the guide’s commands install, and its code in C, C++ and Python runs with what they installed', () => {
  const home = join(folder, 'home');
  cpSync(join(examples, 'example.c'), join(home, 'example.c'));
  writeFileSync(join(home, 'puzzles.txt'), `${'.'.repeat(16)}\n`);
  const env = { ...process.env, HOME: home, PYTHONDONTWRITEBYTECODE: '1' };
  /** @param {string} command @param {NodeJS.ProcessEnv} [more] what it prints */
  const inHome = (command, more) =>
    execFileSync('sh', ['-ec', command], { cwd: home, encoding: 'utf8', env: { ...env, ...more }, stdio: 'pipe' });
  const [, building, linking] = blocksOf('sh');
  // The tests have built the same already, in another folder and with themselves.
  const [, , install, ask] = building.trim().split('\n');
  inHome(install.replace('build/command', join(root, 'build/native')));
  assert.equal(inHome(ask), 'multiple\n');

  inHome(`${linking.trim()} && mv a.out example`);
  assert.match(inHome('./example', { LD_LIBRARY_PATH: join(home, '.local/lib') }), /^2 4 6 1 3 5\n/);

  const [cmake] = blocksOf('cmake');
  const lists = readFileSync(join(examples, 'CMakeLists.txt'), 'utf8');
  assert.ok(cmake.includes('quadrille::static') && lists.includes(cmake.split('\n')[0]));

  const [python] = blocksOf('python');
  const [, path] = /PYTHONPATH=~\/(\S+)/.exec(python) ?? [];
  writeFileSync(join(home, 'example.py'), python);
  assert.equal(
    inHome('python3 example.py', { PYTHONPATH: join(home, path) }),
    'multiple\n[2, 4, 1, 3]\n[3, 1, 4, 2]\n',
  );
});
