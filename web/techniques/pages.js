// A plugin for vite. It makes a page for each technique, with a picture of a step that core finds, and a list of all,
// in each language: techniques/x-wing.html and techniques/zh/x-wing.html. The page of puzzles shows the article of such
// a page in a dialog (parts/why-dialog.js). Tested by tests/web/techniques.test.js and tests/wasm/techniques.test.js.

import { branchesOf, shownLinks } from '../board/links.js';
import { chainText, literalText } from '../parts/chain-text.js';
import { stepSentences } from '../parts/step-sentences.js';
import { KEY as THEME } from '../parts/theme.js';
import { gradeText } from '../strings/grades-strings.js';
import { gridWords } from '../strings/grids-strings.js';
import { loadPageLanguage, pageStrings } from '../strings/page-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { common, escaped, folderOf, languages, page, read } from './page.js';
import { patternBoards } from './patterns.js';
import { cellsOf, choosePictured, drawnStep } from './picture.js';
import { positions } from './positions.js';

/** @import { Hint } from 'quadrille' */

/** @typedef {Hint['steps'][number]} Step */
/** @typedef {{technique: Step['technique'], group: string, board: string, hint: Hint, step: Step}} Shown */

/** The highest rating of each grade, as in core/grading/grades.hpp. @type {[string, number][]} */
export const gradeEnds = [
  ['Easy', 1.5],
  ['Medium', 2.9],
  ['Hard', 4.4],
  ['Expert', 7.9],
  ['Extreme', Infinity],
];

const names = {
  cell: (/** @type {number} */ cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`,
  value: String,
};

/** The steps that core finds on the boards. @returns {Promise<Shown[]>} */
export async function shownSteps() {
  const { load } = await import('../../dist/package/sync.js');
  const quadrille = await load({ puzzles: ['sudoku'] });
  return Object.entries(positions).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).map(([name, { board, step: number }]) => {
      const hint = quadrille.hint('sudoku', board);
      // A single is a hint without steps: it is the first step from there.
      const step = hint.steps[number] ?? quadrille.steps('sudoku', board).steps[number];
      const technique = /** @type {Step['technique']} */ (name);
      if (step?.technique !== technique) throw new Error(`no ${name} on its board, but ${step?.technique}`);
      if (hint.steps.length > 0) return { technique, group, board, hint, step };
      const [house] = step.houses;
      const unit = house ? { ...house, cells: cellsOf(board, house) } : hint.unit;
      const { cell, value } = /** @type {NonNullable<Step['placed']>} */ (step.placed);
      const because = cell === hint.cell ? hint.because : [];
      return { technique, group, board, hint: /** @type {Hint} */ ({ ...hint, unit, cell, value, because }), step };
    }),
  );
}

/** @param {number} rating */
const gradeOf = (rating) => {
  const [name] = /** @type {[string, number]} */ (gradeEnds.find(([, end]) => rating <= end));
  return gradeText(12, { grade: name, rating });
};

/** The article about a technique. @param {Shown} shown @param {typeof languages.en.texts} texts */
function articleOf({ technique, board, hint, step }, texts) {
  const { what, find, why } = texts.texts[technique];
  const supposed = choosePictured(step);
  const sentences = stepSentences(step, names);
  const isDrawn = shownLinks(step).length > 0;
  const chains = isDrawn && !supposed ? branchesOf(step).map((links) => chainText(step, links, names)) : [];
  const caption = [...sentences, ...(supposed ? [texts.drawnBranch(literalText(supposed, names))] : [])];
  return `<article class="technique">
    <h1>${stepsStrings().names[technique]}</h1>
    <p class="grade">${texts.onScale(gradeOf(step.rating))}</p>
    <figure>
      <div class="drawn-step">${drawnStep(board, hint, step, sentences[0])}</div>
      <figcaption>
        ${caption.map((sentence) => `<p>${escaped(sentence)}</p>`).join('')}
        ${chains.map((chain) => `<p class="chain">${escaped(chain)}</p>`).join('')}
        ${isDrawn ? `<p>${texts.legend}</p>` : ''}
      </figcaption>
    </figure>
    <dl>
      <dt>${texts.what}</dt><dd>${escaped(what)}</dd>
      <dt>${texts.find}</dt><dd>${escaped(find)}</dd>
      <dt>${texts.why}</dt><dd>${escaped(why)}</dd>
    </dl>
  </article>`;
}

/**
 * The pages of one language, by file name.
 * @param {string} language
 * @param {Shown[]} steps
 * @returns {[string, string][]}
 */
function pagesOf(language, steps) {
  const { texts } = languages[language];
  const strings = stepsStrings();
  const { root, puzzles, otherPage, ...rest } = common(language);
  /** @param {Shown | undefined} shown @param {string} rel */
  const neighbour = (shown, rel) =>
    shown ? `<a rel="${rel}" href="${shown.technique}.html">${strings.names[shown.technique]}</a>` : '';

  const articles = steps.map((shown, i) => {
    const { technique, board } = shown;
    const content = `${articleOf(shown, texts)}
      <div class="further">
        ${neighbour(steps[i - 1], 'prev')}
        <a href="${root}?lang=${language}#sudoku=${board}">${texts.open}</a>
        ${neighbour(steps[i + 1], 'next')}
      </div>`;
    const file = `${technique}.html`;
    const links = `${puzzles} <a href="index.html">${texts.all}</a>`;
    const [title, description] = [strings.names[technique], texts.texts[technique].what];
    return [file, page({ ...rest, root, title, description, links, otherPage: otherPage(file), content })];
  });

  const groups = Object.keys(positions).map((group) => {
    const members = steps.filter((shown) => shown.group === group);
    const ratings = members.map(({ step }) => step.rating);
    const range = texts.range(gradeOf(Math.min(...ratings)), gradeOf(Math.max(...ratings)));
    const rows = members.map(({ technique, step }) => {
      const name = `<a href="${technique}.html">${strings.names[technique]}</a>`;
      return `<li>${name} <span class="grade">${gradeOf(step.rating)}</span>
          <p>${escaped(texts.texts[technique].what)}</p></li>`;
    });
    const name = texts.groups[/** @type {keyof typeof texts.groups} */ (group)];
    return `<section aria-labelledby="${group}"><h2 id="${group}">${name}</h2>
      <p class="grade">${range}</p><ul>${rows.join('')}</ul></section>`;
  });
  const content = `<div class="all"><h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p><p>${texts.legend}</p><p>${texts.ratedNote}</p>${groups.join('')}${others(texts)}</div>`;
  const { title, description } = texts;
  const index = page({
    ...rest,
    ...{ root, title, description, links: puzzles, otherPage: otherPage('index.html'), content },
  });
  return /** @type {[string, string][]} */ ([['index.html', index], ...articles]);
}

/** The genres that have pages about their patterns. @param {typeof languages.en.texts} texts */
function others(texts) {
  const genres = [...new Set(patternBoards.map(({ genre }) => genre))];
  const links = genres.map((genre) => `<a href="${genre}.html">${gridWords(pageStrings).names[genre]}</a>`);
  return `<section aria-labelledby="others"><h2 id="others">${texts.others}</h2>
    <p class="lead">${texts.patternsLead}</p><nav class="others" aria-labelledby="others">${links.join('')}</nav>
    </section>`;
}

/** The style sheet of the pages: that of boards holds inside pictures. */
function style() {
  const grid = `${read('board/grid.css')}${read('board/hints.css')}`.replaceAll(/@import "\.\/(.+)";/g, (_, name) =>
    read(`board/${name}`),
  );
  const sheets = ['styles/palette.css', 'styles/document.css', 'techniques/page.css', 'styles/technique.css'].map(read);
  return `${sheets.join('\n')}\n.drawn-step {\n${grid}\n}\n`;
}

/** Shows the theme that was chosen on the page of puzzles. */
const theme = `try {
  const theme = localStorage.getItem('${THEME}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
`;

/** @returns {import('vite').Plugin} */
export const techniques = () => ({
  name: 'techniques',
  async generateBundle() {
    const steps = await shownSteps();
    for (const language of Object.keys(languages)) {
      await loadPageLanguage(language);
      for (const [file, source] of pagesOf(language, steps))
        this.emitFile({ type: 'asset', fileName: `${folderOf(language)}${file}`, source });
    }
    this.emitFile({ type: 'asset', fileName: 'techniques/style.css', source: style() });
    this.emitFile({ type: 'asset', fileName: 'techniques/theme.js', source: theme });
  },
});
