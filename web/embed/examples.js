// A plugin for vite. It replaces each <!-- example: name --> of embed.html by the file of that name in this folder:
// once to run, and once as text.

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
    order: 'pre', // so that the scripts of examples are bundled like the page's own
    handler: (html) => html.replaceAll(/<!-- example: (\w+) -->/g, (_, name) => example(name)),
  },
});
