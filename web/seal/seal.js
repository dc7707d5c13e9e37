// The seal "one solution, checked". It may be shown only where that was proved.

import { html } from 'lit';
import { adoptStyle } from '../parts/adopt-style.js';
import { sealStrings } from '../strings/seal-strings.js';
import styles from './seal.css?inline';

adoptStyle(styles);

export const seal = () => html`<svg class="seal" viewBox="-46 -46 92 92" role="img" aria-label=${sealStrings().seal}>
  <path id="seal-rim" class="rim" d="M-31 0a31 31 0 1 1 62 0a31 31 0 1 1-62 0"></path>
  <circle class="outer" r="43"></circle>
  <circle r="40"></circle>
  <circle r="25"></circle>
  <text aria-hidden="true"><textPath href="#seal-rim" textLength="190">${sealStrings().sealRim}</textPath></text>
  <path class="tick" d="M-11 1l8 9 15-19"></path>
</svg>`;
