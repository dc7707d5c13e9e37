// What core says of itself: see catalog_json (core/catalog.hpp).

import type { CatalogEntry } from '../transport/protocol.js';

declare const catalog: {
  /** The puzzles in the order in which they are shown, and their notations, links included. */
  puzzles: CatalogEntry[];
};
export default catalog;
