// Small drawings on the desk: one for each family of puzzles and each way to enter one, and the stamp.

import { html } from 'lit';
import { icon } from '../parts/icons.js';

/** @import { Family } from './kinds.js' */

/** @type {Record<Family | 'all', unknown>} */
export const pictograms = {
  digits: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="rule" d="M20 3v34M3 20h34"></path>
    <path class="frame" d="M3 3h34v34H3Z"></path>
    <text class="hand" x="11.500" y="17">7</text>
    <text x="28.500" y="34">3</text>
  </svg>`,
  shading: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="fill" d="M3 3h22.667v11.333H37V37H14.333V25.667H3Z"></path>
    <path class="rule" d="M14.333 3v34M25.667 3v34M3 14.333h34M3 25.667h34"></path>
    <path class="frame" d="M3 3h34v34H3Z"></path>
  </svg>`,
  loops: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="line" d="M5 5h12v18h18v12H5Z"></path>
    <path class="dots" d="M29 4h2v2h-2ZM34 10h2v2h-2ZM23 9h2v2h-2Z"></path>
  </svg>`,
  regions: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="pale-1" d="M3 3h22.667v11.333H14.333V25.667H3Z"></path>
    <path class="pale-2" d="M25.667 3H37v22.667H14.333V14.333h11.333Z"></path>
    <path class="pale-3" d="M3 25.667h34V37H3Z"></path>
    <path class="frame" d="M3 3h34v34H3ZM3 25.667h34M14.333 25.667V14.333h11.333V3"></path>
  </svg>`,
  placing: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="rule" d="M20 3v34M3 20h34"></path>
    <path class="frame" d="M3 3h34v34H3Z"></path>
    <path
      class="fill"
      d="m11.500 5 1.700 4.300 4.600.3-3.500 2.900 1.100 4.500-3.900-2.500-3.900 2.500 1.100-4.500-3.500-2.900 4.600-.3Z
      M28.500 22l1.700 4.300 4.600.3-3.500 2.900 1.100 4.500-3.900-2.500-3.900 2.500 1.100-4.500-3.500-2.900 4.600-.3Z"
    ></path>
  </svg>`,
  packing: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="pale-3" d="M3 3h22.667v11.333H14.333V37H3Z"></path>
    <path class="pale-1" d="M14.333 14.333h11.333V3H37v22.667H14.333Z"></path>
    <path class="pale-2" d="M14.333 25.667H37V37H14.333Z"></path>
    <path class="frame" d="M3 3h34v34H3ZM14.333 37V14.333h11.333V3M14.333 25.667H37"></path>
  </svg>`,
  cover: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="rule" d="M14.333 3v34M25.667 3v34M3 14.333h34M3 25.667h34"></path>
    <path class="frame" d="M3 3h34v34H3Z"></path>
    <g class="fill">
      <circle cx="8.700" cy="8.700" r="3.200"></circle>
      <circle cx="31.300" cy="8.700" r="3.200"></circle>
      <circle cx="20" cy="20" r="3.200"></circle>
      <circle cx="31.300" cy="31.300" r="3.200"></circle>
    </g>
  </svg>`,
  all: html`<svg class="pictogram" viewBox="0 0 40 40" aria-hidden="true">
    <path class="frame" d="M3 3h14v14H3ZM23 3h14v14H23ZM3 23h14v14H3ZM23 23h14v14H23Z"></path>
    <path class="fill" d="M23 3h14v14H23Z"></path>
  </svg>`,
};

export const enterIcons = {
  paper: icon('M6 3h8.500L19 7.500V21H6ZM14 3v5h5M9 12.500h7M9 16.500h7'),
  paste: icon(
    `M10 14l4.500-4.500M8.500 11.500l-3 3a3.200 3.200 0 0 0 4.500 4.500l3-3
      M11 8l3-3a3.200 3.200 0 0 1 4.500 4.500l-3 3`,
  ),
  file: icon('M3.500 6h6l2 2.500h9V19h-17ZM12 16v-5M9.500 13 12 10.500l2.500 2.500'),
  empty: icon('M3.500 3.500h17v17h-17ZM9.200 3.500v17M14.800 3.500v17M3.500 9.200h17M3.500 14.800h17'),
  rules: icon('M3.500 5.500h9M3.500 10.500h7M3.500 15.500h5M13 20l-3 .500.500-3 8-8a1.750 1.750 0 0 1 2.500 2.500Z'),
};

export const stamp = html`<svg class="stamp" viewBox="0 0 56 56" aria-hidden="true">
  <circle cx="28" cy="28" r="26"></circle>
  <circle class="inner" cx="28" cy="28" r="22"></circle>
  <path d="m18 28.500 7 7 13-15"></path>
</svg>`;

export const tick = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 8.500 3 3 5.500-6.500"></path></svg>`;

export const glass = icon('M10.500 4.500a6 6 0 1 0 .01 0ZM15 15l5.500 5.500');
