// `quadrille/inline`: the same as `quadrille` in one file that carries its worker and its WebAssembly, for places where a second
// file cannot be served: sandboxed frames, file://, bundlers that know no workers.
export * from './quadrille.js';
