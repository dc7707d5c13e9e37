// What reads and writes the links of other pages, by puzzle, and the jobs about them. It is a file of its own in the
// package, larger than the rest of the worker: link-loader.js fetches it with the first link. Tested by
// tests/wasm/links.test.js and tests/package.
import { readLink, writeLink } from './links.js';
import { readPenpaKakuro } from './penpa-kakuro.js';
import { refusePenpa } from './penpa-link.js';
import { readVariantLink, writeVariantLink } from './variant-links.js';

export { LinkJob } from './link-job.js';

/** @type {Record<string, import('./link-job.js').LinkCodec>} */
export const codecs = {
  sudoku: { core: 'line', read: readLink, write: writeLink, linksSolutions: true },
  // A solution is the values alone: a link would have to hold all rules as well.
  variant: { core: 'iss', read: readVariantLink, write: writeVariantLink, linksSolutions: false },
  kakuro: { core: 'grid', read: readPenpaKakuro, write: refusePenpa, linksSolutions: false },
};
