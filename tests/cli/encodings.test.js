// Files that gzip has compressed, as those of BurrTools are, texts of UTF-16, and byte order marks: both commands read
// them alike, and refuse bad ones in the same words. Node's zlib and TextEncoder make the inputs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { onlyInAll, some } from '../../wasm/tools/whole.js';
import { commands, run, withoutMs } from './commands.js';

/**
 * What both commands answer.
 * @param {string[]} args
 * @param {...Uint8Array} pieces
 */
async function answers(args, ...pieces) {
  const [inNode, natively] = await Promise.all(
    commands.map(async (command) => {
      const { status, stdout, stderr } = await run(command, args, pieces);
      return { status, stdout: withoutMs(stdout), stderr };
    }),
  );
  assert.deepEqual(natively, inNode);
  return inNode;
}

const count = ['count', 'tiling'];

/** A cube of 2×2×2, four pieces of 1×2 in it: BurrTools' form of the text `2x2x2 4x*`. */
const FILE = `<?xml version="1.0"?>
<puzzle version="2"><gridType type="0"/><colors/><shapes>
<voxel x="2" y="1" z="1" type="0">##</voxel><voxel x="2" y="2" z="2" type="0">########</voxel>
</shapes><problems><problem><shapes><shape id="0" count="4"/></shapes><result id="1"/><bitmap/></problem></problems>
</puzzle>
`;
/** The answer for that file: the ways to pave a cube of 2×2×2 with dominoes, by hand. */
const PAVED = { status: 0, stdout: '9\n', stderr: '' };

/** @param {string} text @param {boolean} isLittle */
function utf16(text, isLittle) {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isLittle ? bytes : bytes.swap16();
}

/** @param {string} why */
const refused = (why) => ({ status: 1, stdout: '', stderr: `stdin: ${why}\n` });

test('a file that gzip has compressed is read, also in pieces of one byte, and several in a row', async () => {
  assert.deepEqual(await answers(count, Buffer.from(FILE)), PAVED);
  const zipped = gzipSync(FILE);
  assert.deepEqual(await answers(count, zipped), PAVED);
  assert.deepEqual(await answers(count, ...Array.from(zipped, (byte) => Buffer.of(byte))), PAVED);
  const halves = [FILE.slice(0, 99), FILE.slice(99)].map((text) => gzipSync(text));
  assert.deepEqual(await answers(count, Buffer.concat(halves)), PAVED);
  assert.deepEqual(await answers(count, Buffer.concat([zipped, Buffer.alloc(1000)])), PAVED); // padded
  const lines = '3x3x3 soma\n6x10 pentominoes\n';
  assert.equal((await answers(count, gzipSync(lines))).stdout, '11520\n9356\n');
  // More than comes out of zlib at once.
  const boards = `${'.'.repeat(80)}1\n`.repeat(3_000);
  const { stdout } = await answers(['convert', 'sudoku', '--threads', '2'], gzipSync(boards));
  assert.equal(stdout, boards);
});

test('what stands behind a compressed text is left out, which is said, as by gzip', async () => {
  const zipped = gzipSync(FILE);
  const said = { ...PAVED, stderr: 'stdin: what stands behind the compressed text is left out\n' };
  for (const rest of some(['garbage', '\0\0x'])) {
    const bytes = Buffer.concat([zipped, Buffer.from(rest)]);
    assert.deepEqual(await answers(count, bytes), said);
    assert.deepEqual(await answers(count, ...Array.from(bytes, (byte) => Buffer.of(byte))), said);
    assert.deepEqual(await answers([...count, '--threads', '2'], bytes), said);
  }
  // With a name, a comment, a field of its own and a check sum of them all, as RFC 1952 has them.
  const head = Buffer.from('\x1f\x8b\x08\x1e\0\0\0\0\0\x03\x02\0abname\0comment\0\0\0', 'latin1');
  head.writeUInt16LE(crc32(head.subarray(0, -2)) & 0xffff, head.length - 2);
  assert.deepEqual(await answers(count, Buffer.concat([head, zipped.subarray(10)])), PAVED);
});

test(
  'a file that gzip has compressed and that is cut, damaged or too long is refused in the same words',
  onlyInAll,
  async () => {
    const zipped = gzipSync(FILE);
    const why = 'the file begins like one that gzip has compressed, and cannot be decompressed';
    const damaged = Buffer.from(zipped);
    damaged[damaged.length - 6] ^= 1; // its checksum
    const other = Buffer.concat([Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3), deflateRawSync(FILE).subarray(3)]);
    for (const bytes of [zipped.subarray(0, 2), zipped.subarray(0, 9), zipped.subarray(0, -1), damaged, other])
      assert.deepEqual(await answers(count, bytes), refused(why));
    const bomb = gzipSync(Buffer.alloc(256_100_000, ' '), { level: 1 });
    const large = 'the text is longer than 256 MB when it is decompressed; gunzip -c hands it over';
    assert.deepEqual(await answers(count, bomb), refused(large));
  },
);

test('UTF-16 with a byte order mark is read, also in pieces of one byte and compressed', async () => {
  const cover = 'é 𝒳 ∞\né\n𝒳 ∞\n';
  for (const isLittle of some([true, false])) {
    assert.deepEqual(await answers(count, utf16(FILE, isLittle)), PAVED);
    assert.deepEqual(await answers(count, gzipSync(utf16(FILE, isLittle))), PAVED);
    const bytes = utf16(cover, isLittle);
    const solved = { status: 0, stdout: '1: é\n2: 𝒳 ∞\n', stderr: '' };
    assert.deepEqual(await answers(['solve', 'cover'], bytes), solved);
    assert.deepEqual(await answers(['solve', 'cover'], ...Array.from(bytes, (byte) => Buffer.of(byte))), solved);
    assert.equal((await answers(['solve', 'queens'], utf16('', isLittle))).stdout, '');
  }
});

test(
  'UTF-16 with half of a pair of surrogates or half of a character is refused in the same words',
  onlyInAll,
  async () => {
    const why = 'the file begins like UTF-16, and has characters that UTF-16 has not';
    for (const isLittle of [true, false])
      for (const text of ['a\uD835', 'a\uDCB3 b', 'a \uD835b', 'a \uD835\uD835\uDCB3'])
        assert.deepEqual(await answers(['solve', 'cover'], utf16(text, isLittle)), refused(why));
    assert.deepEqual(await answers(['solve', 'cover'], utf16('a\na\n', true).subarray(0, -1)), refused(why));
  },
);

test('a byte order mark may stand before every notation', onlyInAll, async () => {
  const texts = {
    tiling: [FILE, '3x3x3 soma\n'],
    queens: ['4 0 0 0 0\n', '_Q__\n____\n____\n____\n'],
    sudoku: [`${'.'.repeat(15)}1\n`, '1 . . .\n. . . .\n. . . .\n. . . .\n', 'https://puzz.link/p?sudoku/4/4/1u\n'],
    variant: ['.Shape~4x4.AntiKing\n', '.Shape~4x4\n.AntiKing\n'],
    kakuro: ['# 3\\ \n\\3 .\n', 'https://puzz.link/p?kakuro/2/2/l5-k---\n'],
    cover: ['a b\na\nb\n', '11\n10\n01\n', '[[1,0],[0,1]]\n'],
  };
  for (const [puzzle, each] of Object.entries(texts))
    for (const text of each) {
      const plain = await answers(['check', puzzle, '--json'], Buffer.from(text));
      assert.match(plain.stdout, /"verdict"/);
      assert.deepEqual(await answers(['check', puzzle, '--json'], Buffer.from(`\uFEFF${text}`)), plain);
    }
});
