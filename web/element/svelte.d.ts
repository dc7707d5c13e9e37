// `import 'quadrille/svelte'`: the element, and the types of its tag for templates of Svelte 5.

import type { HTMLAttributes } from 'svelte/elements';
import type { QuadrilleBoardAttributes, QuadrilleBoardListeners } from './attributes.js';
import type { QuadrilleBoard } from './element.js';

export * from './element.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'quadrille-board': Omit<
      HTMLAttributes<QuadrilleBoard>,
      keyof QuadrilleBoardAttributes | keyof QuadrilleBoardListeners
    > &
      QuadrilleBoardAttributes &
      QuadrilleBoardListeners;
  }
}
