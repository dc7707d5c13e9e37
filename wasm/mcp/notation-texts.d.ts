// Made by wasm/tools/package.js from core/text/grids.md, core/text/notations.md and the page's examples.

/** How each puzzle and genre is written. */
export const notations: Record<string, string>;
/** A puzzle of each genre. */
export const samples: Record<string, string>;
