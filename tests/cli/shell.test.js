// Completions for shells and the page of the manual: they have every option and question of --help, and in bash, which
// is here, they complete.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { commands } from './commands.js';

for (const { name, program, first } of commands)
  describe(name, () => {
    /** @param {string[]} args */
    const printed = (...args) => execFileSync(program, [...first, ...args], { encoding: 'utf8' });
    const help = printed('--help');
    const bash = printed('completion', 'bash');
    const manual = printed('manual');
    const options = [...help.matchAll(/^ {2}--([\w-]+)/gm)].map(([, option]) => option);
    const words = [...help.matchAll(/^(?: {2}question {3}| {13}| {2})([a-z]+) {2,}\S/gm)]
      .map(([, word]) => word)
      .filter((word) => !['puzzle', 'file'].includes(word));

    test('every shell and the manual know all options and words of the help', () => {
      assert.ok(options.length > 25 && words.length > 15, `${options} ${words}`);
      for (const text of [bash, printed('completion', 'zsh'), printed('completion', 'fish'), manual]) {
        const plain = text.replaceAll('\\-', '-').replaceAll(/\\f[BIR]/g, '');
        for (const option of options) assert.match(plain, new RegExp(`(--|-l )${option}\\b`));
        for (const word of [...words, 'sudoku', 'starbattle']) assert.match(plain, new RegExp(`\\b${word}\\b`));
      }
    });

    /** What bash offers for the last word. @param {string[]} typed */
    const completed = (typed) => {
      const line = ['quadrille', ...typed].map((word) => `'${word}'`).join(' ');
      const script = `${bash}COMP_WORDS=(${line}) COMP_CWORD=${typed.length}
_quadrille; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n').filter(Boolean);
    };

    test('bash completes questions, puzzles, options and their values', () => {
      assert.deepEqual(completed(['c']), ['check', 'count', 'candidates', 'convert', 'completion']);
      assert.deepEqual(completed(['check', 'su']), ['sudoku', 'suguru']);
      assert.deepEqual(completed(['check', '--limit', '3', 'ka']), ['kakuro', 'kakurasu']);
      assert.deepEqual(completed(['check', 'sudoku', '--s']), [
        '--seconds',
        '--seed',
        '--size',
        '--symmetry',
        '--stars',
      ]);
      assert.deepEqual(completed(['check', 'sudoku', '--engine', '']), ['auto', 'dlx', 'bits']);
      assert.deepEqual(completed(['check', 'sudoku', '--format', 'sd']), ['sdk', 'sdm']);
      assert.deepEqual(completed(['check', 'sudoku', '--limit', '']), []);
      assert.ok(completed(['check', 'sudoku', 'pack']).includes('package.json'));
    });

    test('an unknown shell is wrong usage', () => {
      assert.throws(
        () => execFileSync(program, [...first, 'completion', 'tcsh'], { stdio: 'pipe' }),
        (error) => {
          const { status, stderr } = /** @type {{status: number, stderr: Buffer}} */ (error);
          assert.match(String(stderr), /completion: one of bash, zsh, fish expected/);
          return status === 2;
        },
      );
    });

    test('the manual has every section, and no line of it is an unknown request of troff', () => {
      assert.deepEqual(
        [...manual.matchAll(/^\.SH (.*)$/gm)].map(([, section]) => section),
        ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'QUESTIONS', 'PUZZLES', 'OPTIONS', 'EXIT STATUS'],
      );
      for (const [request] of manual.matchAll(/^[.'].*$/gm)) assert.match(request, /^\.(TH|SH|TP|br)\b/);
    });
  });
