// A plugin for vite: puts each example into embed.html twice, once to run and once to be read, both from its one file here. In the
// page it stands as <!-- example: name -->.

import { readFileSync } from 'node:fs';

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {string} name */
function example(name) {
  const code = readFileSync(new URL(`./${name}.html`, import.meta.url), 'utf8').trim();
  return `<div class="example">
    <div class="live">${code}</div>
    <div class="code">
      <pre tabindex="0" role="group" aria-label="The code"><code>${escaped(code)}</code></pre>
      <button type="button" class="copy">Copy</button>
    </div>
  </div>`;
}

/** @returns {import('vite').Plugin} */
export const examples = () => ({
  name: 'examples',
  transformIndexHtml: {
    order: 'pre', // so that the scripts in them are bundled as the page's own are
    handler: (html) => html.replaceAll(/<!-- example: (\w+) -->/g, (_, name) => example(name)),
  },
});
