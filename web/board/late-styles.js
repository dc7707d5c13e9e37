// Style sheets that a board takes when it has what they are for, so that they are not in the first load.

/** By its text. @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** @param {ShadowRoot} root @param {(string | undefined)[]} styles */
export function adopt(root, styles) {
  for (const css of styles) {
    if (!css) continue;
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) sheet.replaceSync(css);
    sheets.set(css, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}
