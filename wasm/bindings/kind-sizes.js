export * from '../../build/wasm/kind-sizes.js';
