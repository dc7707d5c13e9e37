// The types of wasm-files.js, which wasm/tools/package.js makes: where the WebAssembly of each puzzle is, in the form
// that bundlers know.

declare const wasmFiles: Record<string, () => URL>;
export default wasmFiles;
