// A classic script with all of it, for pages without modules, also from file://: it defines <quadrille-board>, and the
// global `quadrille` has what `quadrille/inline` exports.

export * from 'quadrille';
export { QuadrilleBoard } from './element.js';
