// `quadrille/inline`: the same as `quadrille`, but its worker and its WebAssembly are in the one file. It is for
// places where no second file can be served: sandboxed frames, file://, and bundlers that do not support workers.
export * from './quadrille.js';
