// Pictures of boards, drawn at build by the functions that draw boards on the page, as an SVG that has its styles with
// it: with a solution, or with a hint. They are light or dark as the picture's place on a page is. Run by
// drawn-pictures.js in Vite's module runner, since boards import style sheets. Tested by tests/web/addresses.test.js
// and techniques.test.js.

import { Annotations } from '../board/annotations.js';
import { hintOfReason } from '../board/step.js';
import { cleared } from '../grids/filling.js';
import { catalog } from '../puzzles/catalog.js';
import { boardStrings } from '../strings/board-strings.js';
import palette from '../styles/palette.css?inline';
import { written } from '../techniques/picture.js';
import { prunedStyles } from './pruned-styles.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Hint } from 'quadrille' */
/** @import { Id, Layers, Puzzle } from '../puzzles/catalog.js' */

/** What boards need of a browser to be drawn as text. */
class Sheet {
  text = '';

  /** @param {string} text */
  replaceSync(text) {
    this.text = text;
  }
}
/** @type {any} */ (globalThis).CSSStyleSheet ??= Sheet;
/** @type {any} */ (globalThis).navigator ??= { languages: ['en'] };

/** @param {unknown} value @returns {TemplateResult[]}  the templates in it, itself first */
function templatesIn(value) {
  if (Array.isArray(value)) return value.flatMap(templatesIn);
  const template = /** @type {TemplateResult} */ (value);
  return template?.strings ? [template, ...template.values.flatMap(templatesIn)] : [];
}

/**
 * What a template of a board draws, and the styles of it.
 * @param {TemplateResult} template
 * @returns {{svg: string, styles: string} | undefined}
 */
function drawn(template) {
  for (const part of templatesIn(template)) {
    const [, tag] = TAG.exec(part.strings.join('')) ?? [];
    const Board = tag && /** @type {any} */ (customElements.get(tag));
    if (!Board) continue;
    const board = new Board();
    board.renderRoot = { adoptedStyleSheets: [] };
    const properties = /** @type {Record<string, any>} */ (propertiesIn(part));
    Object.assign(board, properties);
    board.willUpdate?.(new Map(Object.entries({ ...properties, ...properties.view })));
    const rendered = board.render();
    const [picture] = PICTURE.exec(written(rendered)) ?? [];
    if (!picture) return drawn(rendered);
    const own = [Board.styles].flat().map(({ cssText }) => cssText);
    const taken = board.renderRoot.adoptedStyleSheets.map((/** @type {Sheet} */ { text }) => text);
    return { svg: picture, styles: [...own, ...taken].join('\n') };
  }
  return undefined;
}

/** A board's element, among what may stand around it. */
const TAG = /<(\w+-(?:board|grid))\s/;

const PICTURE = /<svg[^>]*role="grid".*?<\/svg>/s;

/** What a template gives to its element. @param {TemplateResult} template */
const propertiesIn = ({ strings, values }) =>
  Object.fromEntries(
    values.flatMap((value, i) => {
      const [, name] = /\.(\w+)=$/.exec(strings[i]) ?? [];
      return name ? [[name, value]] : [];
    }),
  );

/** The puzzles, which cannot be loaded any more once this module has run. @type {Map<Id, Puzzle>} */
const puzzles = new Map();
for (const { id, load } of catalog) puzzles.set(id, (await load())(boardStrings('en')));

/** The rule of a board in one line, where the board says it itself. @param {Id} id @param {string} text */
export const ruleOf = (id, text) => puzzles.get(id)?.rule?.(text);

/** @param {Id} id @param {string} text @param {Layers} layers @returns {string}  an SVG document */
function pictureOf(id, text, layers) {
  const picture = drawn(/** @type {Puzzle} */ (puzzles.get(id)).view({ text, layers, label: '', readonly: true }));
  if (!picture) throw new Error(`The board of ${id} is not drawn`);
  return standalone(picture);
}

/** @param {Id} id @param {string} text @param {string} [found]  its solution */
export const boardPicture = (id, text, found) => pictureOf(id, text, { givens: text, marks: '', found });

/**
 * A board with a hint, or with one of its reasons.
 * @param {Id} id
 * @param {string} text
 * @param {Hint} hint
 * @param {Hint['reasons'][number]} [reason]
 */
export function hintPicture(id, text, hint, reason) {
  const annotations = new Annotations(reason ? hintOfReason(hint, reason) : hint, undefined);
  return pictureOf(id, text, { givens: cleared(text), marks: '', annotations });
}

/** @param {{svg: string, styles: string}} picture */
function standalone({ svg, styles }) {
  const [, viewBox] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const body = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<g class="pointer".*/s, '') // the last
    .replaceAll(/ (?:role="(?!gridcell)[^"]*"|(?:tabindex|aria-[\w-]+|data-[\w-]+)="[^"]*")/g, '')
    .replaceAll(/<text class="caption".*?<\/text>/gs, '') // in words of one language
    .replaceAll(/<path class="(?:near|same)"[^>]*><\/path>/g, '')
    .replaceAll(/(<g class="(?:empty|given) *"[^>]*>)<rect class="square"[^>]*><\/rect>/g, '$1');
  const rules = prunedStyles(`${palette}\n${styles}`, body);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${rules}</style>${body}</svg>\n`;
}
