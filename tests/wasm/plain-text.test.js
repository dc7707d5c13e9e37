// Texts of strangers as the page shows and refuses them. What is refused is compared with core itself.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { controlFault } from '../../web/puzzles/control-fault.js';
import { drawableText, wellFormed } from '../../web/strings/plain-text.js';

test('a name with a control character is refused with core’s words, at core’s place', async () => {
  const quadrille = await Quadrille.start({ preload: 'cover' });
  const names = ['a\x01', '\x1b[0m', 'ä\x07b', `${'n'.repeat(30)}\x02`, 'é\x7f\x08', '😀\x1f'];
  const texts = names.flatMap((name) => [`${name} b\nb`, `a b\n a\r\n`.replace('b', name), `a |  c\na c:${name}`]);
  for (const text of texts) {
    const found = await quadrille.solve('cover', text, { format: 'dlx' }).catch((error) => error);
    const { message, line, column } = found;
    assert.equal(found.code, 'bad-input', JSON.stringify(text));
    assert.deepEqual(controlFault(text), { message, line, column }, JSON.stringify(text));
  }
  for (const text of ['', 'a b\r\n\ta\v\fa', 'a\x7f \ufffe', '\ud800']) assert.equal(controlFault(text), undefined);
  quadrille.close();
});

test('what is drawn has no character that XML forbids, and none that turns the direction of others', () => {
  for (let code = 0; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    const shown = drawableText(`a${character}b`);
    const isForbidden =
      (code < 0x20 && ![9, 10, 13].includes(code)) || (code >= 0xd800 && code < 0xe000) || (code | 1) === 0xffff;
    const isTurning = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    assert.equal(shown, isForbidden || isTurning ? 'a\ufffdb' : `a${character}b`, `${code}`);
  }
  assert.equal(drawableText('😀'), '😀');
  assert.equal(wellFormed('a\ud800\udc00\udc00'), 'a\ud800\udc00\ufffd');
});
