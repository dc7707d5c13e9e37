// A picture of a board, drawn at build by the functions that draw boards on the page: an SVG that has its styles with
// it. It is light or dark as the picture's place on a page is. Run by kind-pages.js in Vite's module runner, since
// boards import style sheets. Tested by tests/web/addresses.test.js.

import { catalog } from '../puzzles/catalog.js';
import palette from '../styles/palette.css?inline';
import { written } from '../techniques/picture.js';
import { prunedStyles } from './pruned-styles.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Id } from '../puzzles/catalog.js' */

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

/** Loaded at once: Vite's module runner is closed when this file has been run. */
const puzzles = new Map(
  await Promise.all(catalog.map(async ({ id, load }) => /** @type {const} */ ([id, await load()]))),
);

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
    board.closest = () => ({ getAttribute: () => 'en' });
    const properties = propertiesIn(part);
    Object.assign(board, properties);
    board.willUpdate?.(new Map(Object.entries(properties)));
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

/**
 * @param {Id} id
 * @param {string} text  of the board
 * @param {string} [found]  its solution
 * @returns {string}  an SVG document
 */
export function boardPicture(id, text, found) {
  const layers = { givens: text, marks: '', found };
  const template = puzzles.get(id)?.view({ text, layers, label: '', readonly: true });
  const picture = template && drawn(template);
  if (!picture) throw new Error(`The board of ${id} is not drawn`);
  return standalone(picture);
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
