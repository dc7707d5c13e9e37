// What templates may write on the tag: the attributes and listeners of `<quadrille-board>` in React, Vue and Svelte.

import type { QuadrilleBoard, QuadrilleBoardEventMap, Theme } from './element.js';

export interface QuadrilleBoardAttributes {
  puzzle?: QuadrilleBoard['puzzle'];
  value?: string;
  name?: string;
  theme?: Theme;
  controls?: boolean;
  readonly?: boolean;
  disabled?: boolean;
}

/** Its listeners where events are written as `onchange` (React 19, Svelte 5). */
export type QuadrilleBoardListeners = {
  [Type in keyof QuadrilleBoardEventMap as `on${Type}`]?: (event: QuadrilleBoardEventMap[Type]) => void;
};

/** The same in camel case (Vue). */
export type QuadrilleBoardVueListeners = {
  [Type in keyof QuadrilleBoardEventMap as `on${Capitalize<Type>}`]?: (event: QuadrilleBoardEventMap[Type]) => void;
};
