// The types of embedded-assets.js, which wasm/tools/package.js makes for `quadrille/inline`.

declare const embedded: {
  /** The source of the worker, a classic script. */
  worker: string;
  /** One WebAssembly module with all puzzles, compressed as `deflate-raw` and written in base64. */
  wasm: string;
};
export default embedded;
