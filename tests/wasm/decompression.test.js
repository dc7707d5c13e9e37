// Untrusted compressed texts: decompression is correct, bounded, and takes linear time. lz-string is the oracle for its
// compression, and zlib for DEFLATE.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import lz from 'lz-string';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { MAX_DECOMPRESSED } from '../../wasm/notations/bounds.js';
import { BoundedText, compress, decompress } from '../../wasm/serve/lz.js';
import { onlyInAll } from '../../wasm/tools/whole.js';
import { readVariantLink } from './reading_links.js';

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const good = `fpuz${lz.compressToBase64(JSON.stringify({ size: 9, grid: rows((value) => (value ? { value } : {})) }))}`;

/** @template T @param {(value: number) => T} cell */
function rows(cell) {
  return Array.from({ length: 9 }, (_, row) =>
    Array.from(board.slice(9 * row, 9 * row + 9), (symbol) => cell(symbol === '.' ? 0 : Number(symbol))),
  );
}

/**
 * `letter` at least `length` times, compressed by writing the codes themselves: each stands for one letter more than
 * the one before.
 * @param {string} letter
 * @param {number} length
 */
function bomb(letter, length) {
  let bits = '';
  const write = (/** @type {number} */ value, /** @type {number} */ count) => {
    for (let bit = 0; bit < count; ++bit) bits += (value >> bit) & 1;
  };
  write(0, 2);
  write(letter.charCodeAt(0), 8);
  let [code, size, left] = [4, 3, 4];
  for (let [sum, stretch] = [1, 2]; sum < length; sum += stretch++) {
    write(code++, size);
    if (--left === 0) left = 2 ** size++;
  }
  write(2, size);
  return bits.padEnd(Math.ceil((bits.length + 1) / 6) * 6, '0').replace(/.{6}/g, (digit) => DIGITS[parseInt(digit, 2)]);
}

/** @param {string} payload what lz-string makes of it, null for nothing or an exception of its own */
function unpackedByLzString(payload) {
  try {
    return lz.decompressFromBase64(payload) || null;
  } catch {
    return null;
  }
}

/** A text, as far as it is UTF-16. @param {string | null} text */
const wellFormed = (text) => text && Buffer.from(text, 'utf16le').toString('utf16le').toWellFormed?.();

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('a', 'b', 'ab', '{"', '\u1234', 'é'), { maxLength: 2000, size: 'max' })
    .map((all) => all.join('')),
);

test('a text is compressed as by lz-string, and decompressed again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      assert.equal(compress(text), lz.compressToBase64(text));
      assert.equal(decompress(compress(text)) ?? '', text);
    }),
    { numRuns: 500 },
  );
});

test('a damaged text is decompressed as by lz-string, or refused', () => {
  const anything = fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 1, maxLength: 60 });
  const cut = fc.tuple(fc.string({ minLength: 1 }), fc.nat(5)).map(([text, less]) => {
    const whole = compress(text).replace(/=*$/, '');
    return whole.slice(0, Math.max(1, whole.length - less));
  });
  fc.assert(
    fc.property(fc.oneof(anything, cut), (payload) => {
      const unpacked = decompress(payload);
      const isDefined = DIGITS.indexOf(payload[0]) < 48; // lz-string writes "undefined" when the first code is 3
      assert.equal(unpacked || null, isDefined ? wellFormed(unpackedByLzString(payload)) : null);
    }),
    { numRuns: 5000 },
  );
});

/** A link of penpa-edit to what has been deflated. @param {Uint8Array} deflated */
const penpa = (deflated) =>
  `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${Buffer.from(deflated).toString('base64')}`;

/** What a variant is read as, or why it is refused. @param {Uint8Array} deflated */
function answerTo(deflated) {
  try {
    return readVariantLink(penpa(deflated));
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

test('links of penpa-edit are inflated as by zlib, for every kind of block and for damaged bytes', () => {
  // A 2×2 board without regions, with a given that is a part of what is damaged.
  const head = 'square,2,2,38,0,1,1,418,418,0,0,0,0,0,0,Title: Sudoku,Author: A,,R,OFF,false';
  const plain = [head, '[0,0,0,0]', '{}', '{"zN":{"14":["1",1,"1"]}}', '{}', '[14,1,5,1]'].join('\n');
  const read = answerTo(deflateRawSync(plain));
  const options = fc.record({ level: fc.integer({ min: 0, max: 9 }), strategy: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(options, fc.nat(), fc.integer({ min: 0, max: 7 }), (how, place, bit) => {
      const deflated = deflateRawSync(plain, how);
      assert.equal(answerTo(deflated), read);
      assert.equal(answerTo(Buffer.concat([deflated, Buffer.alloc(5000, 1)])), read); // what follows is passed over
      deflated[place % deflated.length] ^= 1 << bit;
      let other = '';
      try {
        other = String(inflateRawSync(deflated));
      } catch {
        return; // ours may pass over what zlib refuses, such as codes that are not complete
      }
      assert.equal(answerTo(deflated), answerTo(deflateRawSync(other)));
    }),
    { numRuns: 100 },
  );
  for (const level of [0, 1, 9]) {
    const deflated = deflateRawSync(plain, { level });
    for (let length = 1; length < deflated.length; length += 7)
      assert.match(answerTo(deflated.subarray(0, length)), /compressed/, `${length} of ${deflated.length} bytes`);
  }
  assert.throws(() => readVariantLink(penpa(deflateRawSync(Buffer.alloc(1e8)))), { code: 'too-large' });
});

test('8 MB are decompressed, and not a character more', () => {
  assert.equal(MAX_DECOMPRESSED, 8e6);
  assert.equal(decompress(compress('a'.repeat(8e6))), 'a'.repeat(8e6));
  assert.throws(() => decompress(compress('a'.repeat(8e6 + 1))), { code: 'too-large' });
  const text = new BoundedText();
  text.put(120);
  for (let length = 1; length < 8e6; length *= 2) text.repeat(0, Math.min(length, 8e6 - length));
  assert.equal(text.length, 8e6);
  assert.throws(() => text.put(120), { code: 'too-large' });
  assert.throws(() => text.repeat(0, 1), { code: 'too-large' });
});

// A quadratic reader, which takes two minutes for 100,000 letters, would go on beyond the runner's bound.
test('a short link that decompresses to four million letters is refused', onlyInAll, async () => {
  const payload = lz.compressToBase64('a'.repeat(4_000_000));
  assert.ok(payload.length < 5000);
  await assert.rejects(quadrille.solve('sudoku', `https://sudokupad.app/scl${payload}`), { code: 'too-large' });
});

test('a link that decompresses to 10^8 characters is too large', onlyInAll, async () => {
  for (const letter of 'a[{\'"') {
    const payload = bomb(letter, 1e8);
    assert.ok(payload.length < 32 * 1024);
    for (const prefix of ['fpuz', 'scl', 'https://www.f-puzzles.com/?load='])
      await assert.rejects(quadrille.check('sudoku', prefix + payload), { code: 'too-large' });
  }
  assert.equal(decompress(bomb('a', 1e5))?.length, lz.decompressFromBase64(bomb('a', 1e5)).length);
});

test('a text of the page’s links that inflates to 10^8 bytes is too large', onlyInAll, async () => {
  for (const letter of 'a[') {
    const packed = deflateRawSync(Buffer.alloc(1e8, letter), { level: 9 }).toString('base64url');
    await assert.rejects(quadrille.convert('sudoku', packed, { deflated: true }), { code: 'too-large' });
  }
});

test('a text of the page’s links is inflated in the worker, up to 8 MB', onlyInAll, async () => {
  const pack = (/** @type {string} */ text) => deflateRawSync(text).toString('base64url');
  assert.deepEqual(await quadrille.convert('sudoku', pack(board), { deflated: true }), { format: 'line', text: board });
  const link = await quadrille.convert('sudoku', pack(good), { deflated: true, to: 'line' });
  assert.deepEqual(link, { format: 'sudokupad', text: board });
  const padded = board + '\n'.repeat(8e6 - board.length);
  assert.equal((await quadrille.convert('sudoku', pack(padded), { deflated: true })).text, board);
  await assert.rejects(quadrille.convert('sudoku', pack(`${padded}\n`), { deflated: true }), { code: 'too-large' });
  for (const broken of ['', 'AAAA', '%', 'ab', pack(board).slice(0, -4)])
    await assert.rejects(quadrille.convert('sudoku', broken, { deflated: true }), { code: 'bad-input' }, broken);
});

test('a file that gzip has compressed is decompressed in the worker, up to 8 MB', async () => {
  assert.equal((await quadrille.count('tiling', gzipSync('3x3x3 soma'))).count, 11520n);
  await assert.rejects(quadrille.solve('sudoku', gzipSync('.'.repeat(1e7))), { code: 'too-large' });
  for (const damaged of [gzipSync('3x3x3 soma').subarray(0, 20), new Uint8Array([0x1f, 0x8b, 8, 0, 1])])
    await assert.rejects(quadrille.solve('tiling', damaged), { code: 'bad-input', message: /cannot be decompressed/ });
});

test('JSON that nests millions deep is refused, wherever it is in the text', async () => {
  const open = 1e6;
  for (const text of [
    '['.repeat(open),
    `{"grid":${'['.repeat(open)}${']'.repeat(open)}}`,
    `{"size":9,"cells":[],"x":${'{"a":'.repeat(open)}1${'}'.repeat(open)}}`,
    `{ce:${'['.repeat(open)}1${']'.repeat(open)}}`,
  ])
    await assert.rejects(quadrille.solve('sudoku', `scl${compress(text)}`), { code: /^(bad-input|too-large)$/ });
});

// A reader that is quadratic in the length of the decompressed text would go on beyond the runner's bound.
test('links that decompress to millions of characters are refused, whatever they repeat', onlyInAll, async () => {
  for (const [front, part] of [
    ['', 'a'],
    ["'", "\\'"],
    ["'", "'\\"],
    ['{ce:', 'a:'],
    ['{ce:', ':aaaaaa'],
    ['[', ','],
    ['{"cells":"', '\\"'],
    ['{"cells":[', '{},'],
    ['{"cells":', '0.'],
  ]) {
    const link = `scl${compress(front + part.repeat(4_000_000 / part.length))}`;
    await assert.rejects(quadrille.convert('sudoku', link), QuadrilleError);
  }
});

test('JSON that is not a puzzle is bad input, with a short message', async () => {
  const plain = { cells: rows((value) => (value ? { value } : {})), regions: [] };
  const odd = [{ toString: 1, valueOf: 1 }, [[[1]]], [], {}, 'x'.repeat(5e3), 1e300, -1, true, { length: 1e9 }];
  const puzzles = odd.flatMap((value) => [
    { ...plain, regions: [[[value, 0]]] },
    { ...plain, metadata: value, regions: [[[value, value]]] },
    { ...plain, cages: [{ value }], regions: [[value]] },
    { ...plain, cells: rows(() => ({ value })).with(0, /** @type {any} */ (value)) },
    { size: value, grid: rows(() => ({ value: 10 })) },
    { size: 9, grid: rows(() => ({ value, given: true, region: value })), cage: [value] },
    { size: 9, grid: [], cage: [{ fromConstraint: value || 'a rule' }] },
    { size: 9, grid: value, ['x'.repeat(1e5)]: value },
  ]);
  const far = [1e8, 4294967294, -1, 0.5].map((row) => ({ ...plain, regions: [[[row, 0]]] }));
  for (const puzzle of [...puzzles, ...far]) {
    const payload = compress(JSON.stringify(puzzle));
    await assert.rejects(
      quadrille.solve('sudoku', `scl${payload}`),
      (error) => error instanceof QuadrilleError && error.code === 'bad-input' && error.message.length < 200,
    );
  }
});

test('a text of many decompression bombs does not block the caller, and can be stopped', async () => {
  const line = `scl${compress(','.repeat(990_000))}`;
  const stop = new AbortController();
  const solving = quadrille.batch('sudoku', 'solve', Array(1000).fill(line), { signal: stop.signal });
  for (let turn = 0; turn < 100; ++turn) await nextTurn(); // were all read here, it would be too late to stop
  stop.abort();
  assert.ok((await solving).some((result) => 'verdict' in result && result.verdict === 'stopped'));
  assert.equal((await quadrille.convert('sudoku', board)).text, board);
});

test('a conversion that is stopped is rejected with the code `stopped`', async () => {
  const signal = AbortSignal.abort();
  await assert.rejects(quadrille.convert('sudoku', good, { signal }), { code: 'stopped' });
  const stop = new AbortController();
  const converting = quadrille.convert('cover', 'a b\n'.repeat(1_000_000), { signal: stop.signal });
  await nextTurn();
  stop.abort();
  await assert.rejects(converting, { code: 'stopped' });
});

test('a very long line of links is refused, and the next one is read', async () => {
  const pieces = (async function* () {
    yield { bytes: Buffer.from('fpuz'), last: false };
    for (let sent = 0; sent < 20; ++sent) yield { bytes: Buffer.alloc(1 << 20, 'A'), last: false };
    yield { bytes: Buffer.from(`\n\n${good}`), last: true };
  })();
  const found = [];
  for await (const all of quadrille.stream('sudoku', 'convert', pieces, { to: 'line' })) found.push(...all);
  const [long, read] = /** @type {any[]} */ (found);
  assert.deepEqual([long.code, long.line, /too long/.test(long.message)], ['bad-input', 1, true]);
  assert.equal(read.text, board);
});
