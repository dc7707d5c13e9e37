export * from '../../build/wasm/kind-notes.js';
