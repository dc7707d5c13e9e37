// A small drawing of each family of rules, and of each rule (its row in rules/ has it).

import { html, svg } from 'lit';
import { ruleOf } from './rules/rules.js';

/** @type {Record<string, import('lit').SVGTemplateResult>} */
const families = {
  board: svg`<path d="M3 3h18v18H3ZM9 3v18M15 3v18M3 9h18M3 15h18"></path>`,
  areas: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v8h-8v8H4Z"></path>`,
  lines: svg`<circle class="full" cx="6" cy="18" r="3.5"></circle><path class="thick" d="M6 18 12 12h3l4-7"></path>`,
  dots: svg`<path d="M3 3h18v18H3ZM12 3v18"></path><circle class="hollow" cx="12" cy="12" r="3.5"></circle>`,
  cells: svg`<path d="M3 3h18v18H3Z"></path><circle class="pale" cx="12" cy="12" r="6"></circle>`,
  outside: svg`<path d="M9 9h12v12H9ZM9 15h12M15 9v12M3 15h4m-2-2 2 2-2 2"></path>`,
};

/** @param {string} id  of a kind or a family */
export const toolIcon = (id) =>
  html`<svg class="tool-icon" viewBox="0 0 24 24" aria-hidden="true">${ruleOf(id).icon ?? families[id]}</svg>`;
