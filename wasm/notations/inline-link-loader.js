// Takes the place of link-loader.js in `quadrille/inline`, which carries what writes links. Tested by tests/package.
import * as linkWriter from './link-codecs.js';

export const loadLinkWriter = async () => linkWriter;
