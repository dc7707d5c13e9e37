// The command line: its output, its errors and its exit status. Every test is put to the command in Node and to the
// native one.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { onlyInAll, some } from '../../wasm/tools/whole.js';
import { commands, native, run } from './commands.js';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const blank4 = '.'.repeat(16);
const clash = `11${'.'.repeat(79)}`;

const onUnix = { skip: process.platform === 'win32' };

for (const command of commands)
  describe(command.name, () => {
    const { program, first } = command;
    const quadrille = run.bind(null, command);

    test('solve prints each solution, or none, and ends with 0', async () => {
      const { status, stdout, stderr } = await quadrille(['solve', 'sudoku'], `${wikipedia}\n${clash}\n`);
      assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: `${solved}\nnone\n`, stderr: '' });
    });

    test('check prints unique, multiple or none', async () => {
      const { stdout } = await quadrille(['check', 'sudoku'], `${wikipedia}\n${blank4}\n${clash}\n`);
      assert.equal(stdout, 'unique\nmultiple\nnone\n');
    });

    test('count prints the number, with each engine', async () => {
      for (const engine of ['dlx', 'bits']) {
        assert.equal((await quadrille(['count', 'sudoku', '--engine', engine], blank4)).stdout, '288\n');
      }
    });

    test('count uses --memory, and reports an invalid value', async () => {
      const permutations = [...'abcdefghijkl']
        .flatMap((row) => [...'ABCDEFGHIJKL'].map((column) => `${row} ${column}`))
        .join('\n');
      const text = `a b c d e f g h i j k l A B C D E F G H I J K L\n${permutations}\n`;
      for (const memory of ['1', '200']) {
        const { status, stdout } = await quadrille(['count', 'cover', '--memory', memory], text);
        assert.deepEqual({ status, stdout }, { status: 0, stdout: '479001600\n' });
      }
      for (const memory of some(['0', '3501', '1e9', 'much'])) {
        const { status, stderr } = await quadrille(['count', 'cover', '--memory', memory], text);
        assert.equal(status, 2);
        assert.match(stderr, /memory: .* is not .*1/);
      }
    });

    test('list prints every solution and then a blank line', async () => {
      const { stdout } = await quadrille(['list', 'sudoku'], '1234341221434...\n12343412........\n');
      assert.equal(
        stdout,
        '1234341221434321\n\n1234341221434321\n1234341223414123\n1234341241232341\n1234341243212143\n\n',
      );
    });

    test('a list of covers has a blank line after every solution, also after one of a single line', async () => {
      const { stdout } = await quadrille(['list', 'cover', '--engine', 'bits'], '0:2|a b\na\na b\n');
      const solutions = stdout.split('\n\n').filter((text) => text !== '');
      assert.deepEqual(solutions.sort(), ['1: a\n2: a b', '2: a b']);
      const { stdout: none } = await quadrille(['list', 'cover'], 'a\n');
      assert.equal(none, '\n');
      const { stdout: empty } = await quadrille(['list', 'tiling'], 'board\n?\npieces\n0..1 Q\nX\n');
      assert.equal(empty.split('\n\n').length, 3, empty);
    });

    test('candidates prints the values of every cell with their numbers of solutions', async () => {
      const { status, stdout } = await quadrille(['candidates', 'queens', '--cap', '5'], '4 0 0 0 0\n3 0 0 0\n');
      const lines = [1, 2, 4, 7, 8, 11, 13, 14].map((cell) => `${cell}: 1×1\n`);
      assert.deepEqual({ status, stdout }, { status: 0, stdout: `${lines.join('')}\nnone\n` });
      const json = await quadrille(['candidates', 'queens', '--json'], '1 0\n');
      assert.deepEqual(JSON.parse(json.stdout).candidates, [[{ value: 1, count: 1, open: false }]]);
    });

    test('hint prints the next value and its rule, or that there is none', async () => {
      const { status, stdout } = await quadrille(['hint', 'sudoku'], `${wikipedia}\n${blank4}\n${solved}\n${clash}\n`);
      assert.deepEqual(
        { status, stdout },
        { status: 0, stdout: 'found 5 8 hidden-single\nstuck\nsolved\nnone clash\n' },
      );
      const ahead = await quadrille(['hint', 'queens'], '7 1 0 7 0 0 0 0\n');
      assert.equal(ahead.stdout, 'found 10 1 only-square because look-ahead r5c4<>1 r7c4<>1\n');
      const eliminated = await quadrille(['hint', 'variant'], '.Shape~4x4.Cage~3~R2C3~R3C3\n');
      assert.equal(eliminated.stdout, 'found Cage r2c3<>34 r3c3<>34\n');
      const json = await quadrille(['hint', 'sudoku', '--json'], wikipedia);
      assert.equal(JSON.parse(json.stdout).unit.kind, 'box');
    });

    test('a puzzle that cannot be read is reported with file, line and column; the others are answered', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
      try {
        const file = join(folder, 'puzzles.txt');
        writeFileSync(file, `${wikipedia}\nbad\n${blank4.replace('.', '7')}\n${wikipedia}\n`);
        const { status, stdout, stderr } = await quadrille(['solve', 'sudoku', file]);
        assert.equal(status, 1);
        assert.equal(stdout, `${solved}\n${solved}\n`);
        assert.deepEqual(stderr.split('\n'), [
          `${file}:2:1: "bad" has 3 symbols; a board has 16, 81, 256, 625 or 1296`,
          `${file}:3:1: "7" is not a value of a 4×4 board`,
          '',
        ]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test('convert --json prints one object a puzzle', async () => {
      const { status, stdout } = await quadrille(
        ['convert', 'sudoku', '--to', 'grid', '--json'],
        `${'.'.repeat(16)}\nx\n`,
      );
      assert.equal(status, 1);
      const [converted, fault] = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      assert.deepEqual(converted, {
        ...{ puzzle: 'sudoku', index: 1, file: 'stdin', line: 1 },
        ...{ format: 'line', text: '....\n....\n....\n....' },
      });
      assert.equal(fault.error.code, 'bad-input');
    });

    test('--json prints one object a line', async () => {
      const { stdout } = await quadrille(['check', 'sudoku', '--json'], `${wikipedia}\n${clash}\n`);
      const [first, second] = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const keys = ['puzzle', 'index', 'file', 'line', 'verdict', 'count', 'solutions', 'nodes', 'ms', 'engine'];
      assert.deepEqual(Object.keys(first), keys);
      assert.deepEqual([first.puzzle, first.verdict, first.count, first.solutions], ['sudoku', 'unique', 1, [solved]]);
      assert.deepEqual([second.verdict, second.count, second.solutions], ['none', 0, []]);
    });

    test('a limit ends with 3 and does not claim a count', async () => {
      const { status, stdout } = await quadrille(['count', 'sudoku', '--limit', '5'], blank4);
      assert.deepEqual({ status, stdout }, { status: 3, stdout: 'stopped 5\n' });
      assert.equal((await quadrille(['solve', 'sudoku', '--nodes', '0'], wikipedia)).status, 3);
    });

    test('an interrupted count prints the count so far', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
      try {
        const [puzzle, checkpoint] = ['puzzle', 'checkpoint'].map((file) => join(folder, file));
        writeFileSync(puzzle, '.'.repeat(81)); // takes years
        const child = spawn(program, [...first, 'count', 'sudoku', puzzle, '--checkpoint', checkpoint]);
        let stdout = '';
        child.stdout.setEncoding('utf8').on('data', (text) => {
          stdout += text;
        });
        const ended = once(child, 'close');
        while (child.exitCode === null && !existsSync(checkpoint)) await setTimeout(10);
        child.kill('SIGINT');
        assert.deepEqual(await ended, [null, 'SIGINT']); // a shell's loop ends too, with 130
        assert.match(stdout, /^stopped \d+\n$/);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test('a number consists of digits: other forms that JavaScript accepts are wrong, and are quoted', async () => {
      const wrong = ['', ' 5', '5 ', '1e3', '0x10', '1_000', 'Infinity', '-1', '+5', '1,5', '٣', '9007199254740993'];
      const names = ['limit', 'nodes', 'seconds', 'cap', 'memory', 'threads'];
      const refused = [
        ...wrong.map((value, i) => [names[i % names.length], value]),
        ['limit', '5.5'],
        ['seconds', '0x1'],
      ];
      await Promise.all(
        some(refused).map(async ([name, value]) => {
          const { status, stdout, stderr } = await quadrille(['check', 'sudoku', `--${name}`, value], wikipedia);
          assert.deepEqual({ status, stdout }, { status: 2, stdout: '' }, `--${name} '${value}'`);
          const [first, second, end] = stderr.split('\n');
          assert.ok(first.startsWith(`quadrille: --${name}: ${JSON.stringify(value)} is `), stderr);
          assert.deepEqual([second, end], ['quadrille --help tells more', '']);
        }),
      );
    });

    test('a number out of range is wrong usage, and every number in range is valid', async () => {
      const outside = ['limit 0', 'cap 65536', 'memory 3501', 'threads 0', 'threads 1025'];
      const within = ['limit 007', 'seconds .5', 'seconds 60.', 'nodes 9007199254740991', 'cap 65535', 'memory 3500'];
      await Promise.all(
        [...some(outside), ...some(within)].map(async (option) => {
          const [name, value] = option.split(' ');
          const { status, stdout, stderr } = await quadrille(['check', 'sudoku', `--${name}`, value], wikipedia);
          if (within.includes(option))
            return assert.deepEqual({ status, stdout }, { status: 0, stdout: 'unique\n' }, option);
          assert.equal(status, 2, option);
          assert.match(
            stderr,
            new RegExp(`^quadrille: ${name}: ${value} is not a whole number .*\nquadrille --help.*\n$`),
          );
        }),
      );
    });

    /**
     * Runs a line in a shell. $q is the command.
     * @param {string} line
     * @param {string} [folder]
     * @returns {Promise<{ status: number, stdout: string, stderr: string }>}
     */
    function shell(line, folder) {
      const env = { ...process.env, q: [program, ...first].map((word) => `'${word}'`).join(' '), p: wikipedia };
      return new Promise((resolve) => {
        execFile('sh', ['-c', line.replaceAll('$q', 'eval "$q"')], { env, cwd: folder }, (error, stdout, stderr) => {
          resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
        });
      });
    }

    test('a write error is reported with status 1, also while there is more input', onUnix, async () => {
      for (const args of some([
        'solve sudoku',
        'check sudoku --json',
        'convert sudoku --to grid',
        '--help',
        '--version',
      ])) {
        const full = openSync('/dev/full', 'w');
        const child = spawn(program, [...first, ...args.split(' ')], { stdio: ['pipe', full, 'pipe'] });
        closeSync(full);
        child.stdin?.on('error', () => {}); // --help may have ended before
        child.stdin?.write(`${wikipedia}\n`); // and it is not ended
        let stderr = '';
        child.stderr?.setEncoding('utf8').on('data', (text) => {
          stderr += text;
        });
        const status = await new Promise((resolve) => child.on('close', resolve));
        assert.match(stderr, /^quadrille: the output cannot be written: ENOSPC\n$/, args);
        assert.equal(status, 1, args);
      }
    });

    test('a disk with space for only a part of the output is an error', onUnix, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
      try {
        // A file may have one block, of 512 or 1024 bytes; the answers take more, in one piece.
        const line = 'trap "" XFSZ; ulimit -f 1; $q solve sudoku --threads 1 --json puzzles > out';
        writeFileSync(join(folder, 'puzzles'), `${wikipedia}\n`.repeat(20));
        const { status, stderr } = await shell(line, folder);
        assert.equal(status, 1);
        assert.match(stderr, /^quadrille: the output cannot be written: EFBIG\n$/);
        assert.ok([512, 1024].includes(readFileSync(join(folder, 'out')).length));
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test('a closed pipe ends the program quietly', onUnix, async () => {
      // `:` has ended before anything is written.
      for (const args of some(['list sudoku', 'count sudoku --json', 'convert sudoku --to grid', '--help'])) {
        const { stdout, stderr } = await shell(`(echo $p | (sleep 0.2; $q ${args}); echo $? >&2) | :`);
        assert.deepEqual({ stdout, stderr }, { stdout: '', stderr: '0\n' }, args);
      }
      const { status, stdout, stderr } = await shell('echo $p | tr "[0-9]" . | $q list sudoku | head -1');
      assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
      assert.match(stdout, /^[1-9]{81}\n$/);
    });

    test('an unreadable input gives one line on standard error, and status 1', onUnix, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
      try {
        for (const [line, message] of some([
          [`$q check sudoku ${folder}`, `${folder}: this is a directory, not a file\n`],
          [`$q check sudoku < ${folder}`, 'stdin: this is a directory, not a file\n'],
          [`$q check sudoku --json ${folder}/none`, `${folder}/none: there is no such file\n`],
          ['$q check sudoku <&-', 'stdin: standard input is closed\n'],
          ['$q convert sudoku --to grid <&-', 'stdin: standard input is closed\n'],
          [`$q check sudoku 0> ${folder}/write`, 'stdin: the file cannot be read or written: EBADF\n'],
        ])) {
          const { status, stdout, stderr } = await shell(line);
          assert.deepEqual({ status, stdout, stderr }, { status: 1, stdout: '', stderr: message }, line);
        }
        for (const line of some([
          '$q check sudoku < /dev/null',
          'printf "" | $q check sudoku',
          '$q --help <&- | head -1',
        ]))
          assert.equal((await shell(line)).status, 0, line);
        writeFileSync(join(folder, 'puzzles'), wikipedia);
        assert.equal((await shell(`$q check sudoku < ${folder}/puzzles`)).stdout, 'unique\n');
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test('several files are answered one after the other, and - is standard input', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
      try {
        const [one, two, none] = ['one', 'two', 'none'].map((name) => join(folder, name));
        writeFileSync(one, wikipedia); // without an end of line: the next file does not go on there
        writeFileSync(two, `${clash}\nshort\n`);
        const { status, stdout, stderr } = await quadrille(
          ['check', 'sudoku', one, none, '-', two],
          `${clash}\nlong\n`,
        );
        assert.equal(stdout, 'unique\nnone\nnone\n');
        const faults = stderr.split('\n').map((line) => line.replace(/"(\w+)" has.*/, '$1'));
        assert.deepEqual(faults, [`${none}: there is no such file`, 'stdin:2:1: long', `${two}:2:1: short`, '']);
        assert.equal(status, 1);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test('--json prints an object with its number for a puzzle that could not be read', async () => {
      const bad = Array.from({ length: 3000 }, (_, i) => (i % 700 === 1 ? `bad${i}` : wikipedia));
      const { stdout, stderr, status } = await quadrille(
        ['check', 'sudoku', '--json', '--threads', '2'],
        bad.join('\n'),
      );
      const objects = stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      assert.equal(objects.length, bad.length);
      assert.equal(status, 1);
      const messages = stderr.trimEnd().split('\n');
      for (const [i, { puzzle, verdict, ...rest }] of objects.entries()) {
        if (i % 700 !== 1) {
          assert.deepEqual({ puzzle, verdict }, { puzzle: 'sudoku', verdict: 'unique' });
          continue;
        }
        const line = i + 1;
        const message = messages[(i - 1) / 700].replace(`stdin:${line}:1: `, '');
        assert.match(message, new RegExp(`^"bad${i}" has`));
        assert.deepEqual(
          { puzzle, ...rest },
          { puzzle: line, index: line, file: 'stdin', line, error: { code: 'bad-input', message, line, column: 1 } },
        );
      }
    });

    test('help and version have short forms', async () => {
      const [help, version] = await Promise.all([quadrille(['--help'], ''), quadrille(['--version'], '')]);
      for (const words of some([['-h'], ['help'], ['solve', 'sudoku', '-h']]))
        assert.deepEqual(await quadrille(words, ''), help);
      assert.deepEqual(await quadrille(['-v'], ''), version);
      assert.match(version.stdout, /^\d+\.\d+\.\d+\n$/);
    });

    test('wrong usage ends with 2 and one line that names the fault', async () => {
      for (const args of some([
        [],
        ['solve'],
        ['guess', 'sudoku'],
        ['solve', 'chess'],
        ['solve', 'sudoku', '--format', 'pdf'],
        ['solve', 'sudoku', '--limit', '0'],
        ['solve', 'sudoku', '--nodes', 'x'],
        ['solve', 'sudoku', '--wrong'],
        ['solve', 'sudoku', '--engine', 'fast'],
        ['count', 'sudoku', 'a', 'b', '--checkpoint', 'c'],
      ])) {
        const { status, stdout, stderr } = await quadrille(args, wikipedia);
        assert.equal(status, 2, args.join(' '));
        assert.equal(stdout, '');
        assert.match(stderr, /^quadrille: .+\nquadrille --help tells more\n$/);
      }
      assert.equal((await quadrille(['solve', 'sudoku', '/no/such/file'])).status, 1);
    });

    test('the judges of POJ 2676 and 3076 get exactly what they expect', onlyInAll, async () => {
      // The samples of http://poj.org/problem?id=2676 and of 3076 in its answer's form.
      const poj2676 =
        '1\n103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n';
      const { stdout } = await quadrille(['solve', 'sudoku', '--format', 'poj2676'], poj2676);
      assert.equal(
        stdout,
        '143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127\n',
      );
      assert.equal((await quadrille(['solve', 'sudoku'], poj2676)).stdout, stdout, 'the notation is detected');

      const poj3076 = [
        '--A----C-----O-I',
        '-J--A-B-P-CGF-H-',
        '--D--F-I-E----P-',
        '-G-EL-H----M-J--',
        '----E----C--G---',
        '-I--K-GA-B---E-J',
        'D-GP--J-F----A--',
        '-E---C-B--DP--O-',
        'E--F-M--D--L-K-A',
        '-C--------O-I-L-',
        'H-P-C--F-A--B---',
        '---G-OD---J----H',
        'K---J----H-A-P-L',
        '--B--P--E--K--A-',
        '-H--B--K--FI-C--',
        '--F---C--D--H-N-',
      ].join('\n');
      const answer = await quadrille(['solve', 'sudoku'], `${poj3076}\n\nAA${poj3076.slice(2)}\n`);
      const rows = answer.stdout.split('\n');
      assert.equal(rows.length, 16 + 1 + 1 + 1 + 1);
      assert.equal(rows[0], 'FPAHMJECNLBDKOGI');
      assert.deepEqual(rows.slice(16), ['', 'INCORRECT', '', '']);
    });

    for (const engine of ['dlx', 'bits']) {
      test(`the judges of SPOJ 1771 and ZSOI get exactly what they expect from ${engine}`, onlyInAll, async () => {
        const queens = await quadrille(
          ['solve', 'queens', '--engine', engine],
          '4 0 0 0 0\n8 2 0 0 0 4 0 0 0\n3 0 0 0\n',
        );
        const [four, eight, three, end] = queens.stdout.split('\n');
        assert.ok(['2 4 1 3', '3 1 4 2'].includes(four));
        assert.match(eight, /^2( [1-8]){3} 4( [1-8]){3}$/);
        assert.equal(new Set(eight.split(' ')).size, 8);
        assert.deepEqual([three, end], ['No answer find', '']);
        // These judges ask for a solution: to the other questions the words are the usual ones.
        const checked = await quadrille(['check', 'queens', '--engine', engine], '4 0 0 0 0\n4 2 0 0 0\n3 0 0 0\n');
        assert.equal(checked.stdout, 'multiple\nunique\nnone\n');

        // The sample of the task.
        const zsoi =
          '3\n3 3\n6 6 6\n6 6 6\n0 0 0\n0 3 0\n0 0 0\n2 3\n10 17\n5 16 6\n2 0 0\n0 9 0\n2 2\n3 5\n4 4\n0 0\n0 0\n';
        const kakuro = await quadrille(['check', 'kakuro', '--engine', engine], zsoi);
        assert.equal(kakuro.stdout, 'Not unique.\n2 7 1\n3 9 5\nNo answer.\n');
      });
    }

    test('puzzles that arrive slowly are answered as they arrive', async () => {
      const child = spawn(program, [...first, 'solve', 'sudoku']);
      const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
      for (const part of [`${wikipedia}\n${wikipedia.slice(0, 30)}`, `${wikipedia.slice(30)}\n`]) {
        child.stdin.write(part);
        assert.equal((await answers.next()).value, `${solved}\n`);
      }
      child.stdin.end();
      assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
    });

    test('a long pipe is answered in order with any number of threads, and stops when its reader ends', async () => {
      const input = Array.from({ length: 6_000 }, (_, i) => (i % 3 ? wikipedia : clash)).join('\n');
      const expected = Array.from({ length: 6_000 }, (_, i) => (i % 3 ? 'unique\n' : 'none\n')).join('');
      for (const threads of ['1', '3']) {
        const { status, stdout } = await quadrille(['check', 'sudoku', '--threads', threads], input);
        assert.equal(status, 0);
        assert.ok(stdout === expected);
      }
      const child = spawn(program, [...first, 'list', 'sudoku']);
      child.stdin.end('.'.repeat(81));
      await new Promise((resolve) => child.stdout.once('data', resolve));
      child.stdout.destroy();
      assert.notEqual(await new Promise((resolve) => child.on('close', resolve)), null);
    });
  });

test('natively, a system without memory for threads is one line and status 1, not an abort', onUnix, async () => {
  const child = spawn('sh', ['-c', 'ulimit -v 20000; exec "$0" solve sudoku', native.program]);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  child.stdin.on('error', () => {}); // it ends before it reads
  child.stdin.end(`${wikipedia}\n`);
  const status = await new Promise((resolve) => child.on('close', resolve));
  assert.match(stderr, /^quadrille: out of memory.*\n$/);
  assert.equal(status, 1);
});

test('natively, what only the command in Node does is refused with its name', async () => {
  for (const words of [['mcp'], ['serve', '--port', '4545']]) {
    const { status, stderr } = await run(native, words);
    assert.equal(status, 2);
    const line = `quadrille: ${words[0]}: only the command of the package serves: npx quadrille ${words[0]}\n`;
    assert.ok(stderr.startsWith(line), stderr);
  }
});
