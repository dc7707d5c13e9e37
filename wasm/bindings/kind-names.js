export * from '../../build/wasm/kind-names.js';
