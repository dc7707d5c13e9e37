// Takes the place of link-loader.js in `quadrille/inline`, which carries what reads links. Tested by tests/package.
import { codecs } from './link-codecs.js';

export const loadCodecs = async () => codecs;
