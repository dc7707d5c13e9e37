// The fragment of the page's address:
//
//     #<puzzle>=<text>     a puzzle as a link; a long text is compressed (deflate.js) and starts with `~`
//     #<puzzle>            the board of that puzzle as it was left; the same is `<kind>/` without a fragment
//     …&play=<entries>&marks=<marks>   behind a text: a game, both as lists of places (marks.js) with commas
//     …&set                            behind a text: the board is being set
//     …&seal=<certificate>             at the end (web/seal/packed.js)
//
// The first page without a fragment is the desk. The fragment has no history. link.js makes such addresses.

const SEAL = /&seal=([\w-]*)$/;
const GAME = /&(play|set)(?:=([^&]*))?(?:&marks=([^&]*))?$/;

/** @typedef {{way: 'play' | 'set', entries?: string, marks?: string}} LinkedGame */

/**
 * Reads a fragment.
 * @param {string} hash  as `location.hash`
 * @returns {{id: string, text: string, deflated?: boolean, game?: LinkedGame, seal?: string} | undefined}
 *   deflated: the worker
 *   decompresses the text. undefined when the fragment is not a link of this page
 */
export function readFragment(hash) {
  const seal = SEAL.exec(hash);
  if (seal) {
    const link = readFragment(hash.slice(0, seal.index));
    return link && { ...link, seal: seal[1] };
  }
  const [, id, text = ''] = /^#([\w-]+)(?:=(.*))?$/s.exec(hash.replace(GAME, '')) ?? [];
  if (id === undefined) return undefined;
  const game = readGame(hash);
  if (text.startsWith('~')) return { id, text: text.slice(1), deflated: true, game };
  try {
    return { id, text: decodeURIComponent(text), game };
  } catch {
    return { id, text, game }; // a % without two digits: the solver refuses it and names its place
  }
}

/** @param {string} hash @returns {LinkedGame | undefined} */
function readGame(hash) {
  const [, way, entries, marks] = GAME.exec(hash) ?? [];
  if (way !== 'play' && way !== 'set') return undefined;
  try {
    return { way, entries: entries && fromLink(entries), marks: marks && fromLink(marks) };
  } catch {
    return { way };
  }
}

/** @param {string} list */
const fromLink = (list) => decodeURIComponent(list).replaceAll(',', ' ');

const manifest = /** @type {HTMLLinkElement | null | undefined} */ (
  globalThis.document?.querySelector('link[rel=manifest]')
);
/**
 * The address of the site's folder; undefined for the page as one file. Each kind of puzzle has a page in a folder of
 * its own there (build/kind-pages.js). It is read when the page is loaded, because the relative link in the page leads
 * elsewhere once the page's address has changed.
 */
const site = manifest ? new URL('.', manifest.href) : undefined;

// Browsers ask for the icon again when the page's address changes, so the icon's address must be absolute.
for (const icon of globalThis.document?.querySelectorAll('link[rel=icon]') ?? [])
  icon.setAttribute('href', /** @type {HTMLLinkElement} */ (icon).href);

// A page that has another name than its kind says what it shows.
const opens = globalThis.document?.querySelector('meta[name=quadrille-board]')?.getAttribute('content');
if (opens && !location.hash) history.replaceState(null, '', `#${opens}`);

/** Whether this is a page of the site, and not the page as one file. */
export const isSite = site !== undefined;

/** The address of a file of the site, from whichever page of it. @param {string} file */
export const onSite = (file) => new URL(file, site ?? location.href).href;

/** The kind of puzzle whose page this is; undefined on the first page of the site. */
export function kindOfPage() {
  const folder = site?.pathname;
  return folder && /^([\w-]+)\/(index\.html)?$/.exec(location.pathname.slice(folder.length))?.[1];
}

/** The kind of puzzle that the address names, whatever text follows. @returns {string | undefined} */
export const kindInAddress = () => readFragment(location.hash)?.id ?? history.state?.kind ?? kindOfPage();

/** Whether the address is that of the desk: it names no puzzle. A page in a frame begins with a board. */
export const isDeskAddress = () => self === top && !location.hash && kindInAddress() === undefined;

/** Whether this is a frame of another page that wants the board and its questions alone. */
export const isEmbedded = () => self !== top && new URLSearchParams(location.search).has('embed');

/** Makes the address that of the desk: a new entry of the browser's history. */
export function showDeskAddress() {
  if (self === top && !isDeskAddress())
    history.pushState(null, '', (site ? site.pathname : location.pathname) + location.search);
}

/** Has the browser's history know which puzzle the present address shows. @param {string} kind */
export function rememberKind(kind) {
  if (self === top && !isDeskAddress()) history.replaceState({ kind }, '');
}

/** Replaces the address's fragment without adding to the browser's history. @param {string} hash  '' removes it */
export function replaceFragment(hash) {
  if (location.hash !== hash) history.replaceState(history.state, '', hash || location.pathname + location.search);
}

/**
 * Makes the address that of a kind of puzzle, without a fragment. Where it named another kind, this is a new entry of
 * the browser's history. A page in a frame has no history of its own.
 * @param {string} kind
 */
export function showKind(kind) {
  const isNew = kindInAddress() !== kind;
  const page = kindOfPage();
  if (self !== top || (!isNew && (!page || page === kind))) return replaceFragment('');
  const address = `${site ? new URL(`${kind}/`, site).pathname : location.pathname}${location.search}`;
  history[isNew ? 'pushState' : 'replaceState']({ kind }, '', address);
}
