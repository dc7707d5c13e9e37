// Compresses long texts for links: raw DEFLATE (RFC 1951) in base64url (RFC 4648, section 5) without padding. The
// worker decompresses them (wasm/notations/bounds.js). Tested by tests/web/sharing.test.js.

/** @param {string} text */
export async function deflate(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=*$/, '');
}
