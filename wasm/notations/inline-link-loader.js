// Takes the place of link-loader.js in `quadrille/inline`, which carries what reads links. Tested by tests/package.
import * as linkReader from './link-codecs.js';

export const loadLinkReader = async () => linkReader;
