// Builds the static site: index.html and its files. After one visit it works without a network.

import { thirdPartyNotices } from '../../wasm/tools/notices.js';
import { techniques } from '../techniques/pages.js';
import { kindPages } from './kind-pages.js';
import { offlineFiles } from './offline-files.js';
import { page } from './page.js';
import { patternPages } from './pattern-pages.js';

export default page([techniques(), patternPages(), kindPages(), thirdPartyNotices(), offlineFiles()]);
