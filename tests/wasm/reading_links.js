// What reading.wasm makes of links, for tests.
import { instantiateModule } from '../../wasm/tools/catalog.js';

const { functions } = await instantiateModule('reading');
const codes = ['bad-input', 'too-large', 'internal'];

/**
 * What a link says to a puzzle, as text; throws what is wrong with it.
 * @param {string} id
 * @param {string} link
 */
function readLink(id, link) {
  const answer = functions.readLink(new TextEncoder().encode(`${id} ${link}`));
  const [kind, said] = [Number(answer[0]), answer.slice(1)];
  if (kind === 0) return said.slice(said.indexOf('\n') + 1);
  throw Object.assign(new Error(said.replaceAll('\u0001', '').replaceAll('\u0002', '')), { code: codes[kind - 1] });
}

export const readClassicLink = (/** @type {string} */ link) => readLink('sudoku', link);
export const readVariantLink = (/** @type {string} */ link) => readLink('variant', link);
export const readPenpaKakuro = (/** @type {string} */ link) => readLink('kakuro', link);
