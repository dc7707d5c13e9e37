// A plugin for vite. It makes embed.html and embed.zh.html from page.html in this folder: {{key}} becomes the text of
// the page's language, and <!-- example: name --> and <!-- card: name --> become the file of that name, once to run
// and once as text.

import { readFileSync } from 'node:fs';
import english from '../strings/en/embed.js';
import chinese from '../strings/zh/embed.js';

/** @typedef {Record<string, string>} Texts by key */

/** @type {Record<string, Texts>} */
const languages = {
  en: { ...english, language: 'en', otherLanguage: 'zh', otherPage: './embed.zh.html' },
  zh: { ...chinese, language: 'zh', otherLanguage: 'en', otherPage: './embed.html' },
};

/** @param {string} name of a file in this folder */
const read = (name) => readFileSync(new URL(`./${name}.html`, import.meta.url), 'utf8').trim();

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {string} html @param {Texts} texts */
const inLanguage = (html, texts) =>
  html.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => {
    if (texts[key] === undefined) throw new Error(`no text for ${key}`);
    return texts[key];
  });

/** The code that can be copied. @param {string} code @param {Texts} texts */
function listing(code, { code: label, copy, copied, selected }) {
  return `<div class="code">
      <pre tabindex="0" role="group" aria-label="${label}"><code>${escaped(code)}</code></pre>
      <button type="button" class="copy" data-copied="${copied}" data-selected="${selected}">${copy}</button>
    </div>`;
}

/** The running code with its text beside it. @param {string} name @param {Texts} texts */
function example(name, texts) {
  const code = inLanguage(read(name), texts);
  return `<div class="example"><div class="live">${code}</div>${listing(code, texts)}</div>`;
}

/**
 * A puzzle of the gallery: the same, with a heading, and its text below.
 * @param {string} puzzle
 * @param {Texts} texts
 */
function card(puzzle, texts) {
  const code = inLanguage(read(puzzle), texts);
  return `<section class="card example" aria-labelledby="card-${puzzle}">
    <h3 id="card-${puzzle}">${texts[puzzle]}</h3>
    <p>${texts[`${puzzle}About`]}</p>
    <div class="live">${code}</div>
    ${listing(code, texts)}
  </section>`;
}

/** @param {string} stub names the language */
function pageFor(stub) {
  const texts = languages[/lang="(\w+)"/.exec(stub)?.[1] ?? 'en'];
  return inLanguage(read('page'), texts)
    .replace('<html lang="en">', `<html lang="${texts.language}">`)
    .replaceAll(/<!-- example: (\w+) -->/g, (_, name) => example(name, texts))
    .replaceAll(/<!-- card: (\w+) -->/g, (_, name) => card(name, texts));
}

/** @returns {import('vite').Plugin} */
export const examples = () => ({
  name: 'examples',
  transformIndexHtml: {
    order: 'pre', // so that the scripts of examples are bundled like the page's own
    handler: pageFor,
  },
});
