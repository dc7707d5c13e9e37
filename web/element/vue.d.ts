// `import 'quadrille/vue'`: the element, and the types of its tag for templates of Vue 3.

import type { DefineComponent } from 'vue';
import type { QuadrilleBoardAttributes, QuadrilleBoardVueListeners } from './attributes.js';

export * from './element.js';

declare module 'vue' {
  interface GlobalComponents {
    'quadrille-board': DefineComponent<QuadrilleBoardAttributes & QuadrilleBoardVueListeners>;
  }
}
