// The pieces of tilings: written to build/wasm by `npm run build` (wasm/tools/catalog.js).
export * from '../../build/wasm/piece-sets.js';
