// What core says of itself: written to build/wasm by `npm run build` (wasm/tools/catalog.js).
export * from '../../build/wasm/catalog.js';
