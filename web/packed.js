// Long texts in links: raw DEFLATE (RFC 1951) in base64url (RFC 4648, section 5) without padding. Tested by
// tests/web/taking.test.js.

// A link of a few letters can be made to unpack into gigabytes; no puzzle is longer than this.
const LONGEST = 8_000_000;

/** @param {string} text */
export async function pack(text) {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=*$/, '');
}

/** @param {string} packed @returns {Promise<string>}  rejected when it is not what `pack` makes */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(new DecompressionStream('deflate-raw'), bytes));
}

/** @param {CompressionStream | DecompressionStream} stream @param {Uint8Array<ArrayBuffer>} bytes */
async function through(stream, bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    length += value.length;
    if (length > LONGEST) throw new RangeError(`unpacks into more than ${LONGEST} bytes`);
  }
}
