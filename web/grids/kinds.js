// Kinds of grid puzzles that a text brings itself, or that are known by name: their lines, which core has read before.
// How their boards are drawn and filled in follows from these lines (kind-descriptions.js).
// Tested by tests/wasm/kind-boards.test.js.

import { kinds } from '../../wasm/bindings/kinds.js';

/**
 * What may stand in a cell or outside: a mark, such as `o`, a number, or both.
 * @typedef {{mark: string, hasNumber: boolean, isWall: boolean}} Form
 *
 * @typedef {object} Kind
 * @property {string} source  its lines; of a named kind its name alone
 * @property {Map<string, Form[]>} sections  of its boards, by name
 * @property {Set<string>} parameters  those of them that are one number
 * @property {Set<string>} optional  those of them that may be missing
 * @property {string[]} values  the words of that line
 * @property {string[]} rules  its rules, a line each
 * @property {Record<string, string>} looks  how tokens are drawn
 * @property {{en?: string, zh?: string}} says  its first note, or its name
 * @property {string} text  its lines, also of a named kind
 */

/** The id of a board whose kind stands in its text. */
export const OWN = 'own';

/** @type {Map<string, Kind>} */
const read = new Map();

/**
 * The kind of a name, or of a text that begins with `kind`.
 * @param {string} source
 * @returns {Kind | undefined}
 */
export function kindOf(source) {
  const isOwn = /^kind\s/.test(source);
  if (!isOwn && !Object.hasOwn(kinds, source)) return undefined;
  let kind = read.get(source);
  if (!kind) {
    kind = readKind(source, (isOwn ? source : kinds[source]).split('\n'));
    read.set(source, kind);
    if (read.size > 64) for (const [oldest] of [...read].slice(0, 32)) read.delete(oldest);
  }
  return kind;
}

/** @param {string} source @param {string[]} lines @returns {Kind} */
function readKind(source, lines) {
  /** @type {Map<string, Form[]>} */
  const sections = new Map();
  /** @type {Set<string>} */
  const parameters = new Set();
  /** @type {Set<string>} */
  const optional = new Set();
  /** @type {string[]} */
  let values = [];
  /** @type {string[]} */
  const rules = [];
  /** @type {Record<string, string>} */
  const looks = {};
  let part = '';
  for (const line of lines.slice(1)) {
    const [word = '', ...words] = line.trim().split(/\s+/);
    if (word === 'values') values = words.length > 1 ? words.flatMap(expanded) : words;
    else if (word === 'look') looks[words[0]] = words[1];
    else if (word === 'board' || word === 'rules') part = word;
    const rule = part === 'rules' ? line.trim().replace(/^rules\b\s*/, '') : '';
    if (rule) rules.push(rule);
    if (part !== 'board' || /^(name|also|note|look|link|values)$/.test(word)) continue;
    const said = line.trim().replace(/^board\b/, '');
    const [names, forms = ''] = said.split(':');
    for (const name of names.split(',').map((each) => each.trim())) {
      if (!name) continue;
      sections.set(name, formsOf(forms));
      if (/\boptional$/.test(forms)) optional.add(name);
      if (!PLACES.has(name) && forms.trim() === 'number') parameters.add(name);
    }
  }
  if (!sections.has('cells')) sections.set('cells', []);
  return { source, sections, parameters, optional, values, rules, looks, says: saidOf(lines), text: lines.join('\n') };
}

/** What a kind says of itself. @param {string[]} lines */
function saidOf(lines) {
  const said = lines.flatMap((line) => /^\s*(name|note)\s+(\S.*)/.exec(line)?.slice(1) ?? []);
  const of = (/** @type {string} */ word) => said.flatMap((each, at) => (said[at - 1] === word ? each : []));
  const [notes, [name]] = [of('note'), of('name')];
  const [en, zh] = [false, true].map((isChinese) => notes.find((note) => note.startsWith('zh ') === isChinese));
  return { en: en ?? name?.split(/\s+zh /)[0], zh: zh?.slice(3) ?? en ?? name?.split(/\s+zh /).at(-1) };
}

/** The sections that every kind knows. */
export const PLACES = new Set('regions cells corners centres size top bottom left right rows columns pairs'.split(' '));

/** Words that say something of a whole section, and stand for no clue. */
const OF_SECTION = new Set('needed optional fixed only closed unknown square complete dominoes any'.split(' '));

/** @param {string} text  `o, o<number>, wall #` @returns {Form[]} */
const formsOf = (text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !OF_SECTION.has(each))
    .map((each) => {
      const token = each.replace(/^wall\s+/, '');
      const hasNumber = /^numbers?$|^arrow$|<(?:number|arrow)>$/.test(token);
      const mark = token.replace(/^numbers?$|^arrow$|<(?:number|arrow)>$/, '');
      return { mark, hasNumber, isWall: token !== each };
    });

/** Whether a token is a clue of some form. @param {Form[]} forms @param {string} token */
export const isOfForm = (forms, token) =>
  forms.some(({ mark, hasNumber }) => {
    if (!hasNumber) return token === mark;
    const number = token.startsWith(mark) ? token.slice(mark.length) : '';
    return /^\d+[\^v<>]?$|^\?[\^v<>]$/.test(number) || (mark !== '' && number === '?');
  });

/** All numbers of a range, as tokens. @param {number} from @param {number} to */
export const numbers = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i));

/** A range of numbers beside signs. @param {string} word */
function expanded(word) {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(word) ?? [];
  return from === undefined ? [word] : numbers(Number(from), Number(to));
}
