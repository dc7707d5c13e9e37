// Long texts in links: raw DEFLATE (RFC 1951) in base64url (RFC 4648, section 5) without padding. The worker unpacks
// them (wasm/notations/bounds.js). Tested by tests/web/taking.test.js.

/** @param {string} text */
export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=*$/, '');
}
