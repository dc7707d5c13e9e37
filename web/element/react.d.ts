// `import 'quadrille/react'`: the element, and the types of its tag for JSX in React 19.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { QuadrilleBoardAttributes, QuadrilleBoardListeners } from './attributes.js';
import type { QuadrilleBoard } from './element.js';

export * from './element.js';

type Common = DetailedHTMLProps<HTMLAttributes<QuadrilleBoard>, QuadrilleBoard>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quadrille-board': Omit<Common, keyof QuadrilleBoardAttributes> &
        QuadrilleBoardAttributes &
        QuadrilleBoardListeners;
    }
  }
}
