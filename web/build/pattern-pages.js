// A plugin for vite. It makes a page for each pattern that players of a genre have a name for, besides those about the
// techniques of Sudoku, with a picture of a hint that core finds, and for each genre a list of them:
// techniques/slitherlink.html, techniques/slitherlink-corner-three.html and both in techniques/zh/. The page of puzzles
// shows the article of such a page in a dialog (parts/why-dialog.js). Tested by tests/web/techniques.test.js and
// tests/wasm/techniques.test.js.

import { cellPatternsStrings } from '../strings/cell-patterns-strings.js';
import { gridWords } from '../strings/grids-strings.js';
import { linePatternsStrings } from '../strings/line-patterns-strings.js';
import { loadPageLanguage, pageStrings } from '../strings/page-strings.js';
import { common, escaped, folderOf, languages, page } from '../techniques/page.js';
import { patternBoards } from '../techniques/patterns.js';
import { drawnPictures } from './drawn-pictures.js';

/** @import { Hint } from 'quadrille' */
/** @import { PatternBoard } from '../techniques/patterns.js' */

/**
 * reason: the pattern, where it fills nothing in by itself
 * @typedef {PatternBoard & {hint: Hint, reason?: Hint['reasons'][number]}} Shown
 */

/** The hints that core gives on the boards. @returns {Promise<Shown[]>} */
export async function shownPatterns() {
  const { load } = await import('../../dist/package/sync.js');
  const quadrille = await load({ puzzles: ['grid'] });
  return patternBoards.map((board) => {
    const hint = quadrille.hint('grid', board.text);
    return { ...board, hint, reason: hint.reasons.find(({ rule }) => String(rule) === board.name) };
  });
}

/** The words of a pattern. @param {Shown} shown */
const wordsOf = ({ name, hint }) => (hint.edges ? linePatternsStrings() : cellPatternsStrings()).patterns[name];

/** @param {Shown} shown */
const fileOf = ({ genre, name }) => `${genre}-${name}`;

/**
 * The picture of a pattern; it is the same in all languages.
 * @param {Shown} shown
 * @param {string} language
 * @param {string} alt
 */
const image = (shown, language, alt) =>
  `<img src="${language === 'en' ? '' : '../'}${fileOf(shown)}.svg" alt="${escaped(alt)}" width="400" />`;

/**
 * @param {string} language
 * @param {Shown[]} all  of one genre
 * @returns {[string, string][]}
 */
function pagesOf(language, all) {
  const { texts } = languages[language];
  const { root, puzzles, otherPage, ...rest } = common(language);
  const [{ genre }] = all;
  const puzzle = gridWords(pageStrings).names[genre];
  /** @param {Shown | undefined} shown @param {string} rel */
  const neighbour = (shown, rel) =>
    shown ? `<a rel="${rel}" href="${fileOf(shown)}.html">${wordsOf(shown).name}</a>` : '';
  const articles = all.map((shown, i) => {
    const { name, why } = wordsOf(shown);
    const content = `<article class="technique">
        <h1>${name}</h1>
        <p class="grade">${puzzle}</p>
        <figure><div class="drawn-pattern">${image(shown, language, why)}</div></figure>
        <dl><dt>${texts.why}</dt><dd>${escaped(why)}</dd></dl>
      </article>
      <div class="further">
        ${neighbour(all[i - 1], 'prev')}
        <a href="${root}?lang=${language}#${genre}=${encodeURIComponent(shown.text)}">${texts.open}</a>
        ${neighbour(all[i + 1], 'next')}
      </div>`;
    const file = `${fileOf(shown)}.html`;
    const links = `${puzzles} <a href="${genre}.html">${puzzle}</a> <a href="index.html">${texts.all}</a>`;
    const title = `${name} · ${puzzle}`;
    return [file, page({ ...rest, root, title, description: why, links, otherPage: otherPage(file), content })];
  });
  const cards = all.map((shown) => {
    const { name, why } = wordsOf(shown);
    return `<li><a href="${fileOf(shown)}.html">${image(shown, language, '')} ${name}</a><p>${escaped(why)}</p></li>`;
  });
  const title = texts.patternsOf(puzzle);
  const file = `${genre}.html`;
  const content = `<div class="all"><h1>${title}</h1><p class="lead">${texts.patternsLead}</p>
      <ul class="pictured">${cards.join('')}</ul></div>`;
  const links = `${puzzles} <a href="index.html">${texts.all}</a>`;
  const list = page({
    ...rest,
    ...{ root, title, description: texts.patternsLead, links, otherPage: otherPage(file), content },
  });
  return /** @type {[string, string][]} */ ([[file, list], ...articles]);
}

/** @returns {import('vite').Plugin} */
export const patternPages = () => ({
  name: 'pattern-pages',
  async generateBundle() {
    const { hintPicture } = await drawnPictures();
    const all = await shownPatterns();
    for (const shown of all) {
      const source = hintPicture(shown.genre, shown.text, shown.hint, shown.reason);
      this.emitFile({ type: 'asset', fileName: `techniques/${fileOf(shown)}.svg`, source });
    }
    const genres = new Set(all.map(({ genre }) => genre));
    for (const language of Object.keys(languages)) {
      await loadPageLanguage(language);
      for (const genre of genres)
        for (const [file, source] of pagesOf(
          language,
          all.filter((shown) => shown.genre === genre),
        ))
          this.emitFile({ type: 'asset', fileName: `${folderOf(language)}${file}`, source });
    }
  },
});
