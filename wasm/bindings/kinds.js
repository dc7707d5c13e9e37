export * from '../../build/wasm/kinds.js';
