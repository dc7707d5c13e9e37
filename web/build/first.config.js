// Builds the page alone, before there are the modules that draw the pages beside it.

import { page } from './page.js';

export default page([]);
