// The types of payload.js, which wasm/tools/package.js makes for `quadrille/inline`.

declare const payload: {
  /** The source of the worker, a classic script. */
  worker: string;
  /** The two parts of the WebAssembly, each compressed as `deflate-raw` and written in base64. */
  wasm: string;
  more: string;
};
export default payload;
