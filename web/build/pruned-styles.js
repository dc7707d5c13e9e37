// Keeps of a style sheet what a drawing uses: a picture has its styles with it.

/** @param {string} css @returns {[selectors: string, body: string][]}  its rules and at-rules */
function rulesOf(css) {
  /** @type {[string, string][]} */
  const rules = [];
  for (let at = 0; ; ) {
    const open = css.indexOf('{', at);
    if (open < 0) return rules;
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < css.length; ++end) depth += { '{': 1, '}': -1 }[css[end]] ?? 0;
    rules.push([css.slice(at, open).trim(), css.slice(open + 1, end - 1).trim()]);
    at = end;
  }
}

/** Selectors are cut at commas that are in no brackets. @param {string} selectors */
const cutSelectors = (selectors) => selectors.split(/,(?![^(]*\))/).map((each) => each.trim());

/**
 * @param {string} css
 * @param {string} body  the text of the drawing
 */
export function prunedStyles(css, body) {
  const has = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => classes.split(/\s+/)));
  const tags = new Set([...body.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
  const isUsed = (/** @type {string} */ selector) => {
    const plain = selector.replaceAll(/\[[^\]]*\]|:(?:not|is|has|where)\([^)]*\)/g, '');
    if (/[:@]|\bsvg\b|\*/.test(plain)) return false;
    return (
      [...plain.matchAll(/\.([\w-]+)/g)].every(([, name]) => has.has(name)) &&
      [...plain.matchAll(/(?<![.\w-])([a-z]+)/g)].every(([, tag]) => tags.has(tag))
    );
  };
  const rules = rulesOf(css.replaceAll(/\/\*.*?\*\//gs, ''));
  const kept = rules.flatMap(([selectors, declared]) => {
    if (selectors.startsWith('@') || selectors.includes('&')) return [];
    const used = cutSelectors(selectors).filter(isUsed);
    return used.length > 0 ? [`${used.join(',')}{${declared.replaceAll(/\s+/g, ' ')}}`] : [];
  });
  const text = kept.join('');
  const variables = rules.filter(([selectors]) => /^:(root|host)\b/.test(selectors)).map(([, declared]) => declared);
  const values = new Map(
    [...variables.join(';').matchAll(/(--[\w-]+):\s*([^;]+);?/g)].map(([, name, value]) => [name, value]),
  );
  /** @param {string} said @returns {string} */
  const filled = (said) =>
    said.replaceAll(/var\((--[\w-]+)\)/g, (whole, name) => (values.has(name) ? filled(values.get(name) ?? '') : whole));
  return `:root{color-scheme:light dark}${filled(text)}`;
}
