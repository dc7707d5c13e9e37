export * from '../../build/wasm/kind-ids.js';
