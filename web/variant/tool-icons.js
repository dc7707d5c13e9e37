// A small drawing of each rule that can be drawn, as it looks on a board. Strokes have the colour of the text; `.full`
// is filled with it, `.pale` with a part of it, `.hollow` with the paper; `.white-dot` and
// `.black-dot` have the colours of their names.

import { html, svg } from 'lit';

/** @type {Record<string, import('lit').SVGTemplateResult>} */
const drawings = {
  // Families
  board: svg`<path d="M3 3h18v18H3ZM9 3v18M15 3v18M3 9h18M3 15h18"></path>`,
  areas: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v8h-8v8H4Z"></path>`,
  lines: svg`<circle class="full" cx="6" cy="18" r="3.5"></circle><path class="thick" d="M6 18 12 12h3l4-7"></path>`,
  dots: svg`<path d="M3 3h18v18H3ZM12 3v18"></path><circle class="hollow" cx="12" cy="12" r="3.5"></circle>`,
  cells: svg`<path d="M3 3h18v18H3Z"></path><circle class="pale" cx="12" cy="12" r="6"></circle>`,
  outside: svg`<path d="M9 9h12v12H9ZM9 15h12M15 9v12M3 15h4m-2-2 2 2-2 2"></path>`,
  // Areas
  Cage: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v8h-8v8H4Z"></path><text x="6" y="12">9</text>`,
  AllDifferent: svg`<path class="pale" d="M4 4h16v8h-8v8H4Z"></path>`,
  Clone: svg`<path class="pale" d="M3 3h9v4.5H7.5V12H3ZM12 12h9v4.5h-4.5V21H12Z"></path>`,
  Region: svg`<path class="thick" d="M4 4h16v6h-6v10H4Z"></path>`,
  Sum: svg`<path d="M17 5H7l6 7-6 7h10"></path>`,
  RellikCage: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v16H4Z"></path><path d="M8 10h8M8 14h8M14 7l-4 10"></path>`,
  EqualityCage: svg`<path stroke-dasharray="2.5 2" d="M4 4h16v16H4Z"></path><path d="M8 10h8M8 14h8"></path>`,
  Lunchbox: svg`<rect class="pale" x="3" y="8" width="18" height="8" rx="2"></rect><path d="M8 8v8M16 8v8"></path>`,
  CountingCircles: svg`<circle cx="7" cy="7" r="4"></circle><circle cx="17" cy="9" r="4"></circle>
    <circle cx="10" cy="18" r="4"></circle>`,
  ContainAtLeast: svg`<path stroke-dasharray="2.5 2" d="M3 4h18v16H3Z"></path><text x="5" y="14.5">12+</text>`,
  ContainExact: svg`<path stroke-dasharray="2.5 2" d="M3 4h18v16H3Z"></path><text x="5" y="14.5">=12</text>`,
  LookAndSay: svg`<path stroke-dasharray="2.5 2" d="M3 4h18v16H3Z"></path><text x="5" y="14.5">2×3</text>`,
  CountDistinct: svg`<path d="M3 8h8v8H3Z"></path><path class="pale" d="M13 8h8v8h-8Z"></path>
    <text x="4.8" y="15">#</text>`,
  EqualSum: svg`<path class="pale" d="M3 5h7v14H3ZM14 5h7v14h-7Z"></path><path d="M10.5 10.5h3M10.5 13.5h3"></path>`,
  SameValues: svg`<path class="pale" d="M3 4h12v5H3ZM9 14h12v5H9Z"></path>`,
  // Lines
  Thermo: svg`<circle class="full" cx="6" cy="18" r="4"></circle><path class="thick" d="M6 18V8h12"></path>`,
  SlowThermo: svg`<circle class="hollow" cx="6" cy="18" r="4"></circle><path class="thick" d="M6 14V8h12"></path>`,
  Whisper: svg`<path class="thick" d="M4 18 9 6l6 12 5-12"></path>`,
  Renban: svg`<path class="thick pale-line" d="M4 16c4-10 12-10 16 0"></path>`,
  Palindrome: svg`<path class="thick pale-line" d="M3 12h18"></path><path d="m6 9-3 3 3 3M18 9l3 3-3 3"></path>`,
  Arrow: svg`<circle cx="7" cy="17" r="4"></circle><path d="m10 14 9-9m-6 0h6v6"></path>`,
  DoubleArrow: svg`<circle cx="6" cy="18" r="3.5"></circle><circle cx="18" cy="6" r="3.5"></circle>
    <path d="m8.5 15.5 7-7"></path>`,
  PillArrow: svg`<rect x="2" y="14" width="11" height="7" rx="3.5"></rect><path d="m12 14 8-8m-6 0h6v6"></path>`,
  Between: svg`<circle class="pale" cx="6" cy="18" r="3.5"></circle><circle class="pale" cx="18" cy="6" r="3.5">
    </circle>
    <path class="thick pale-line" d="m8.5 15.5 7-7"></path>`,
  Lockout: svg`<path d="m6 14 4 4-4 4-4-4ZM18 2l4 4-4 4-4-4ZM8.5 15.5l7-7"></path>`,
  RegionSumLine: svg`<path class="thick pale-line" d="M3 16h7V8h11"></path>
    <path stroke-dasharray="2 2" d="M12 3v18"></path>`,
  Zipper: svg`<path class="thick pale-line" d="M3 14c5-9 13-9 18 0"></path><path d="M12 4v7M5 13l3 3M19 13l-3 3">
    </path>`,
  SumLine: svg`<path class="thick pale-line" d="M3 18 21 7"></path><text x="4" y="11">10</text>`,
  Entropic: svg`<path class="thick pale-line" d="m4 19 8-7 8-7"></path><circle class="full" cx="4" cy="19" r="1.5">
    </circle>
    <circle class="full" cx="12" cy="12" r="2.25"></circle><circle class="full" cx="20" cy="5" r="3"></circle>`,
  Modular: svg`<path class="thick pale-line" d="M4 19 20 5"></path><text x="3" y="11">%</text>`,
  ValueIndexing: svg`<path class="thick pale-line" d="M3 17h15"></path><path d="m15 13 4 4-4 4"></path>
    <text x="3" y="11">7</text>`,
  Regex: svg`<path d="M3 20h18M15 4v8M11.5 6l7 4M18.5 6l-7 4"></path>
    <circle class="full" cx="6" cy="13" r="1.5"></circle>`,
  NFA: svg`<circle cx="6" cy="12" r="3.5"></circle><circle cx="18" cy="12" r="3.5"></circle>
    <path d="M9.5 12h5m-2-2 2 2-2 2"></path>`,
  // Dots
  WhiteDot: svg`<path d="M12 3v18"></path><circle class="white-dot" cx="12" cy="12" r="5"></circle>`,
  BlackDot: svg`<path d="M12 3v18"></path><circle class="black-dot" cx="12" cy="12" r="5"></circle>`,
  X: svg`<path d="m7 6 10 12M17 6 7 18"></path>`,
  V: svg`<path d="m7 6 5 12 5-12"></path>`,
  GreaterThan: svg`<path d="m8 6 8 6-8 6"></path>`,
  Quad: svg`<path d="M12 2v20M2 12h20"></path><circle class="hollow" cx="12" cy="12" r="6"></circle>
    <text x="8" y="15.5">12</text>`,
  // Cells
  Odd: svg`<path d="M3 3h18v18H3Z"></path><circle class="pale" cx="12" cy="12" r="6"></circle>`,
  Even: svg`<path d="M3 3h18v18H3Z"></path><path class="pale" d="M6.5 6.5h11v11h-11Z"></path>`,
  Minimum: svg`<path d="M8 8h8v8H8ZM9 2l3 3 3-3M9 22l3-3 3 3M2 9l3 3-3 3M22 9l-3 3 3 3"></path>`,
  Maximum: svg`<path d="M8 8h8v8H8ZM9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3"></path>`,
  ColumnIndexing: svg`<path d="M3 3h18v18H3Z"></path><path class="pale" d="M9 3h6v18H9Z"></path>
    <text x="10" y="14">4</text>`,
  RowIndexing: svg`<path d="M3 3h18v18H3Z"></path><path class="pale" d="M3 9h18v6H3Z"></path>
    <text x="10" y="14.5">4</text>`,
  // Outside
  LittleKiller: svg`<path d="M10 10h11v11H10ZM3 3l5 5m0-4v4H4"></path>`,
  Sandwich: svg`<path d="M9 6h12v12H9Z"></path><path class="pale" d="M13 6h4v12h-4Z"></path><path d="M2 12h4"></path>`,
  XSum: svg`<path d="M9 6h12v12H9ZM2 9l5 6M7 9l-5 6"></path><path class="pale" d="M9 6h6v12H9Z"></path>`,
  Skyscraper: svg`<path class="pale" d="M8 21v-6h4v6ZM13 21V11h4v10ZM18 21V4h4v17Z"></path><path d="M2 12h4"></path>`,
  HiddenSkyscraper: svg`<path class="pale" d="M8 21V9h4v12ZM18 21V5h4v16Z"></path>
    <path stroke-dasharray="2 2" d="M13 21v-6h4v6Z"></path><path d="M2 12h4"></path>`,
  NumberedRoom: svg`<path d="M8 21V5l8-2v18ZM16 6h4v15M2 12h3"></path><circle class="full" cx="13" cy="12" r="1">
    </circle>`,
  FullRank: svg`<path d="M9 4 7 20M17 4l-2 16M4 9h17M3 15h17"></path>`,
};

/** @param {string} id  of a kind or a family */
export const toolIcon = (id) =>
  html`<svg class="tool-icon" viewBox="0 0 24 24" aria-hidden="true">${drawings[id]}</svg>`;
