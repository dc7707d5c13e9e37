// What all pages about techniques have: their frame, their languages and their folders.

import { readFileSync } from 'node:fs';
import english from '../strings/en/techniques.js';
import chinese from '../strings/zh/techniques.js';

/** @type {Record<string, {texts: typeof english, other: string}>} */
export const languages = { en: { texts: english, other: 'zh' }, zh: { texts: chinese, other: 'en' } };

/** The folder of a language's pages. @param {string} language */
export const folderOf = (language) => (language === 'en' ? 'techniques/' : `techniques/${language}/`);

/** @param {string} text */
export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {string} path  from web/ */
export const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** @param {Record<string, string>} texts  of a page, by key; `content` and `links` are HTML */
export const page = (texts) =>
  read('techniques/page.html')
    .replace('<html lang="en">', `<html lang="${texts.language}">`)
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key) =>
      key === 'content' || key === 'links' ? texts[key] : escaped(texts[key]),
    );

/**
 * What all pages of a language have: texts by key, the link to the puzzles, and the page in the other language.
 * @param {string} language
 */
export function common(language) {
  const { texts, other } = languages[language];
  const root = language === 'en' ? '../' : '../../';
  return {
    ...{ language, root, otherLanguage: other, other: texts.other },
    puzzles: `<a href="${root}?lang=${language}">${texts.home}</a>`,
    /** @param {string} file */
    otherPage: (file) => `${root}${folderOf(other)}${file}`,
  };
}
