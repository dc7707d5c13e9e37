// A board as a picture that stands by itself: an SVG with every style written out, in the light look whatever the page's is, and
// a PNG of it. Tested by tests/web/taking.test.js.

import { render } from 'lit';

/** @import { Puzzle, View } from '../puzzles/catalog.js' */

// The longer side in pixels: small boards are enlarged to the first, large ones reduced to the second.
const [SMALLEST, LARGEST] = [720, 1440];
const MARGIN = 12; // white around the board, in pixels
const FINE = 2; // pixels of the PNG for one of the SVG

// What is copied, and what needs no copy because it is so anyway.
/** @type {Record<string, string>} */
const styles = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
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
 * @returns {Promise<string | undefined>}  an SVG document; undefined when there is nothing to be drawn
 */
export async function svgOf(puzzle, view) {
  const stage = document.createElement('div');
  stage.inert = true;
  Object.assign(stage.style, {
    position: 'fixed',
    left: '-200vw',
    width: '60rem',
    height: '60rem',
    colorScheme: 'light',
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
    return standalone(drawing, view.label);
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
    canvas.width = image.width * FINE;
    canvas.height = image.height * FINE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {SVGSVGElement} drawing @param {string} title */
function standalone(drawing, title) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const longer = Math.max(width, height);
  const scale = Math.min(Math.max(longer, SMALLEST), LARGEST) / longer;
  const margin = MARGIN / scale;
  const [left, top, wide, high] = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  const svg = element('svg', {
    viewBox: [left, top, wide, high].join(' '),
    width: Math.round(wide * scale),
    height: Math.round(high * scale),
  });
  const name = element('title', {});
  name.textContent = title;
  svg.append(name, element('rect', { x: left, y: top, width: wide, height: high, fill: '#fff' }));
  for (const child of drawing.children) svg.append(...copied(child, scale));
  return new XMLSerializer().serializeToString(svg);
}

/** An element as it is seen, without what only the page needs. @param {Element} source @param {number} scale @returns {Element[]}  none when nothing of it is seen */
function copied(source, scale) {
  if (source.matches('.pointer')) return [];
  const style = getComputedStyle(source);
  const children = Array.from(source.children).flatMap((child) => copied(child, scale));
  const isGroup = source.matches('g, pattern');
  if (isGroup ? children.length === 0 : isUnseen(source, style)) return [];
  const copy = element(source.localName, {});
  for (const { name, value } of source.attributes) {
    if (!/^(class|role|tabindex|aria-|data-)/.test(name)) copy.setAttribute(name, value);
  }
  if (isGroup) copy.append(...children);
  else copy.textContent = source.textContent;
  if (!isGroup)
    for (const [name, value] of Object.entries(written(source, style, scale))) copy.setAttribute(name, value);
  return [copy];
}

/** @param {Element} source @param {CSSStyleDeclaration} style */
function isUnseen(source, style) {
  const drawn = source.matches('text') ? source.textContent?.trim() : source.getAttribute('d') !== '';
  return !drawn || style.visibility === 'hidden' || (isClear(style.fill) && isClear(style.stroke));
}

/** @param {string} colour */
const isClear = (colour) => colour === 'none' || /^rgba\(.*, 0\)$/.test(colour);

/** @param {Element} source @param {CSSStyleDeclaration} style @param {number} scale */
function written(source, style, scale) {
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
  // Other programs know no colour with an opacity of its own.
  const [, red, green, blue, opacity] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(attributes.fill) ?? [];
  return opacity ? { ...attributes, fill: `rgb(${red}, ${green}, ${blue})`, 'fill-opacity': opacity } : attributes;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
