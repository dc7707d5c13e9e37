export * from '../../build/wasm/kind-forms.js';
