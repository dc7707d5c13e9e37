// Cuts the WebAssembly in two, so that a page loads no more than its first board needs:
//   quadrille.wasm   Embind, the jobs, Sudoku, dancing links
//   more.wasm        the other puzzles, and the searches that few questions need; loaded when the first part calls for
//                    it (load.js)
// The cutting is Binaryen's, whose wasm-split comes with every Emscripten; this file says which function goes where.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, Fault, root, run } from './run.js';

/** Names of functions that the first Sudoku does without … */
const LATER =
  /quadrille::(kakuro|queens|cover)::|quadrille::(Kakuro|Queens|Cover)\b|(Insight|Sight|Probe|Outline)::|find_hint/;
/**
 * … except what its dancing links are made of, the catalog, which is asked for at the start, and what came out as a
 * job's own.
 */
const FIRST =
  /quadrille::cover::((Links|DancingLinks)\b|(Problem|Entry)::)|::describe<|Handover<quadrille::sudoku|::(Insight|Probe)::~?(Insight|Probe)$/;

/** Learning from conflicts, also where a function is given what dancing links are given. */
const LEARNING =
  /quadrille::(cover::(Learning|ItemPropagator)|learning|sudoku::ByCover<quadrille::cover::Learning>)::/;

/** Bodies of so few bytes stay: those that came out alike are one function by now, under any one of their names. */
const SMALL = 80;

/**
 * Whether a function goes into the second part. The standard library's do not, for the same reason, whatever types
 * they are for.
 * @param {{ name: string, size: number }} function_ its name as C++ spells it
 */
function isForLater({ name, size }) {
  const scope = withoutParameters(name.replaceAll('(anonymous namespace)', 'anonymous'));
  let bare = scope;
  for (let length = Infinity; bare.length < length; ) {
    length = bare.length;
    bare = bare.replace(/<[^<>]*>/g, '');
  }
  return (
    size > SMALL && /(^|\s)quadrille::/.test(bare) && (LEARNING.test(name) || (LATER.test(scope) && !FIRST.test(scope)))
  );
}

/** What stands before the first parenthesis outside of angle brackets. @param {string} name of a function */
function withoutParameters(name) {
  let depth = 0;
  for (let at = 0; at < name.length; ++at) {
    if (name[at] === '<') ++depth;
    if (name[at] === '>') --depth;
    if (name[at] === '(' && depth === 0) return name.slice(0, at);
  }
  return name;
}

/** What the core is compiled with (-msimd128) and what every WebAssembly may have. */
const FEATURES = ['simd', 'bulk-memory', 'mutable-globals', 'sign-ext', 'nontrapping-float-to-int'];

/** A part of fewer bytes is no part: the split has failed. Today the first has 122 KB and the second 146 KB. */
const LEAST = 50_000;

/**
 * Splits quadrille.wasm in a tree of CMake's, unless that is done.
 * @param {string} [tree]
 * @returns {Promise<{ first: Buffer, more: Buffer }>}
 */
export async function splitWasm(tree = join(root, 'build/wasm')) {
  const [whole, first, more] = ['quadrille.wasm', 'first.wasm', 'more.wasm'].map((name) => join(tree, name));
  const sources = [whole, join(root, 'wasm/tools/split.js')].map((path) => statSync(path).mtimeMs);
  if (!existsSync(more) || statSync(more).mtimeMs < Math.max(...sources)) {
    const bin = join(await binaryen(), 'bin');
    const features = FEATURES.map((feature) => `--enable-${feature}`);
    await cut(join(bin, 'wasm-split'), features, tree);
    // What was one may be said more briefly as two.
    for (const part of [first, more]) await run(join(bin, 'wasm-opt'), [...features, '-Oz', part, '-o', part]);
  }
  const build = createHash('sha256').update(readFileSync(whole)).digest().subarray(0, 8);
  const [firstPart, morePart] = [first, more].map((path) => {
    const part = readFileSync(path);
    if (part.length < LEAST) {
      rmSync(more); // so that the next build splits again
      throw new Fault(`wasm-split made ${path} of only ${part.length} bytes; at least ${LEAST} are expected`);
    }
    return stamped(part, build);
  });
  return { first: firstPart, more: morePart };
}

/**
 * Writes first.wasm and more.wasm. Binaryen 108 and 120 escape the names of functions, Binaryen 131 takes them as they
 * stand in the module. Of a name that it does not know it only warns: then the other spelling is tried.
 * @param {string} wasmSplit
 * @param {string[]} features
 * @param {string} tree
 */
async function cut(wasmSplit, features, tree) {
  const [whole, first, more, names] = ['quadrille.wasm', 'first.wasm', 'more.wasm', 'more.txt'].map((name) =>
    join(tree, name),
  );
  const later = functionsOf(readFileSync(whole)).filter(isForLater);
  for (const spelt of [escaped, (/** @type {string} */ name) => name]) {
    writeFileSync(names, later.map(({ name }) => `${spelt(name)}\n`).join(''));
    const args = [...features, whole, '--split-funcs', `@${names}`, '--export-prefix=%', '-o1', first, '-o2', more];
    const { status, output } = await attempt(wasmSplit, args);
    if (status !== 0) throw new Fault(`${output.trimEnd()}\n${wasmSplit} failed with status ${status}`);
    if (!output.includes('does not exist')) return;
  }
  throw new Fault(`${wasmSplit} does not know the functions of ${whole} by the names in its name section`);
}

/**
 * With a custom section that tells the build: parts of two builds must never meet.
 * @param {Buffer} wasm
 * @param {Buffer} build fewer than 100 bytes
 */
function stamped(wasm, build) {
  const name = Buffer.from('\x05build');
  return Buffer.concat([wasm, Buffer.from([0, name.length + build.length]), name, build]);
}

/** Where the Binaryen of this Emscripten is. */
async function binaryen() {
  const { output } = await attempt('em-config', ['BINARYEN_ROOT']);
  return output.trim();
}

/** As Binaryen spells names that hold more than WebAssembly's text format allows in one. @param {string} name */
const escaped = (name) =>
  name.replace(/[^\w!#$%&'*+\-./:<=>?@^`|~]/g, (c) => `\\${c.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * The functions of a module with a name section (https://webassembly.github.io/spec/core/binary/modules.html, and its
 * appendix on custom sections), without those that it imports.
 * @param {Buffer} wasm
 */
function functionsOf(wasm) {
  let at = 8; // behind the magic number and the version
  const number = () => {
    for (let value = 0, unit = 1; ; unit *= 128) {
      const low = wasm[at++];
      value += (low % 128) * unit;
      if (low < 128) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return wasm.toString('utf8', at - length, at);
  };
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(new Uint8Array(wasm)));
  const imported = imports.filter(({ kind }) => kind === 'function').length;
  /** @type {number[]} */
  const sizes = [];
  /** @type {{ name: string, size: number }[]} */
  const functions = [];
  while (at < wasm.length) {
    const id = wasm[at++];
    const end = number() + at;
    if (id === 10) {
      for (let left = number(); left > 0; --left) {
        const size = number();
        sizes.push(size);
        at += size;
      }
    } else if (id === 0 && text() === 'name') {
      while (at < end) {
        const ofFunctions = wasm[at++] === 1;
        const subsectionEnd = number() + at;
        for (let left = ofFunctions ? number() : 0; left > 0; --left) {
          const index = number() - imported;
          const name = text();
          if (index >= 0) functions.push({ name, size: sizes[index] });
        }
        at = subsectionEnd;
      }
    }
    at = end;
  }
  return functions;
}
