// Styles of a part that is fetched later come with it, so they are not in the first load.

/** Adds a style sheet to the document. @param {string} css */
export function adoptStyle(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
