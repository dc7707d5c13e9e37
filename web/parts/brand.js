// The name of the page with its mark, which the heads of the desk and of a board share.

import { html } from 'lit';
import { pageStrings } from '../strings/page-strings.js';

const mark = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M8.67 2v20M15.33 2v20M2 8.67h20M2 15.33h20"></path>
  <rect x="8.67" y="8.67" width="6.67" height="6.67"></rect>
  <rect class="frame" x="2" y="2" width="20" height="20" rx="2.5"></rect>
</svg>`;

export const brand = () => html`<h1>${mark}<span>${pageStrings.title}</span></h1>`;
