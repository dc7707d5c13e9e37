// Two copies of <quadrille-board> on one page, such as two versions: the first stays, and the second does not throw.
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a second copy of the element leaves the tags of the first as they are', async () => {
  const tags = new Map();
  globalThis.customElements = /** @type {any} */ ({
    get: (/** @type {string} */ name) => tags.get(name),
    define(/** @type {string} */ name, /** @type {unknown} */ element) {
      if (tags.has(name)) throw new DOMException(`${name} has already been defined`, 'NotSupportedError');
      tags.set(name, element);
    },
  });
  const first = await import('../../dist/package/element.js');
  const second = await import('../../dist/package/element-inline.js');
  assert.notEqual(second.QuadrilleBoard, first.QuadrilleBoard);
  assert.equal(tags.get('quadrille-board'), first.QuadrilleBoard);
});
