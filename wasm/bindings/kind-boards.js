export * from '../../build/wasm/kind-boards.js';
