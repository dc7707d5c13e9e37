// Exports a board as a picture: an SVG with all styles written out, in one theme, and a PNG of it. Tested by
// tests/web/sharing.test.js.

import { render } from 'lit';
import { drawableText } from '../strings/plain-text.js';

/** @import { Puzzle, View } from '../puzzles/catalog.js' */

// Bounds of the longer side in pixels. Smaller boards are enlarged and larger boards are reduced.
const [SMALLEST, LARGEST] = [720, 1440];
const MARGIN = 12; // paper around the board, in pixels
const PNG_SCALE = 2; // pixels of the PNG per pixel of the SVG

// The styles that are written out, with their initial values, which are left out.
/** @type {Record<string, string>} */
const styles = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
  'stroke-dasharray': 'none',
};
/** @type {Record<string, string>} */
const textStyles = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
};

/**
 * @param {Puzzle} puzzle
 * @param {View} view
 * @param {{colorScheme?: 'light' | 'dark', size?: number}} [how]  size: of the longer side in pixels, where it is
 *   known; lines are as thick as on a board of that size
 * @returns {Promise<string | undefined>}  an SVG document; undefined when there is nothing to draw
 */
export async function svgOf(puzzle, view, { colorScheme = 'light', size } = {}) {
  const stage = document.createElement('div');
  stage.inert = true;
  Object.assign(stage.style, {
    position: 'fixed',
    left: '-200vw',
    width: '60rem',
    height: '60rem',
    colorScheme,
    background: 'var(--paper)',
  });
  document.body.append(stage);
  try {
    render(puzzle.view(view), stage);
    const board = /** @type {import('lit').LitElement & {drawing?: SVGSVGElement}} */ (stage.firstElementChild);
    await board.updateComplete;
    const { drawing } = board;
    if (!drawing) return undefined;
    await /** @type {import('lit').LitElement} */ (/** @type {ShadowRoot} */ (drawing.getRootNode()).host)
      .updateComplete;
    return standalone(drawing, view.label, getComputedStyle(stage).backgroundColor, size);
  } finally {
    stage.remove();
  }
}

/** @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * PNG_SCALE;
    canvas.height = image.height * PNG_SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * @param {SVGSVGElement} drawing
 * @param {string} title
 * @param {string} paper  its colour
 * @param {number} [size]
 */
function standalone(drawing, title, paper, size) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const longer = Math.max(width, height);
  const scale = (size ?? Math.min(Math.max(longer, SMALLEST), LARGEST)) / longer;
  const margin = MARGIN / scale;
  const [left, top, wide, high] = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  const svg = element('svg', {
    viewBox: [left, top, wide, high].join(' '),
    width: Math.round(wide * scale),
    height: Math.round(high * scale),
  });
  const name = element('title', {});
  name.textContent = drawableText(title);
  svg.append(name, element('rect', { x: left, y: top, width: wide, height: high, fill: paper }));
  for (const child of drawing.children) svg.append(...copyVisible(child, scale));
  return new XMLSerializer().serializeToString(svg);
}

/**
 * A copy of an element with its visible styles, without what only the page needs.
 * @param {Element} source
 * @param {number} scale
 * @returns {Element[]}  empty when nothing of the element is visible
 */
function copyVisible(source, scale) {
  if (source.matches('.pointer')) return [];
  const style = getComputedStyle(source);
  const children = Array.from(source.children).flatMap((child) => copyVisible(child, scale));
  const isGroup = source.matches('g, pattern');
  if (isGroup ? children.length === 0 : isInvisible(source, style)) return [];
  const copy = element(source.localName, {});
  for (const { name, value } of source.attributes) {
    if (!/^(class|role|tabindex|aria-|data-)/.test(name)) copy.setAttribute(name, drawableText(value));
  }
  if (isGroup) copy.append(...children);
  else copy.textContent = drawableText(source.textContent ?? '');
  if (!isGroup)
    for (const [name, value] of Object.entries(writtenStyles(source, style, scale))) copy.setAttribute(name, value);
  return [copy];
}

/** @param {Element} source @param {CSSStyleDeclaration} style */
function isInvisible(source, style) {
  const drawn = source.matches('text') ? source.textContent?.trim() : source.getAttribute('d') !== '';
  return !drawn || style.visibility === 'hidden' || (isTransparent(style.fill) && isTransparent(style.stroke));
}

/** @param {string} colour */
const isTransparent = (colour) => colour === 'none' || /^rgba\(.*, 0\)$/.test(colour);

/** @param {Element} source @param {CSSStyleDeclaration} style @param {number} scale */
function writtenStyles(source, style, scale) {
  /** @type {Record<string, string>} */
  const attributes = {};
  const wanted = source.matches('text') ? { ...styles, ...textStyles } : styles;
  for (const [name, usual] of Object.entries(wanted)) {
    const value = style.getPropertyValue(name);
    if (value !== usual) attributes[name] = value;
  }
  if (style.stroke !== 'none') {
    const fixed = style.getPropertyValue('vector-effect') === 'non-scaling-stroke';
    attributes['stroke-width'] = String(Number.parseFloat(style.strokeWidth) / (fixed ? scale : 1));
  }
  // Other programs do not understand colours with an alpha value.
  const [, red, green, blue, opacity] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(attributes.fill) ?? [];
  return opacity ? { ...attributes, fill: `rgb(${red}, ${green}, ${blue})`, 'fill-opacity': opacity } : attributes;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
