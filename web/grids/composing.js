// Clues in cells that are typed part by part: runs, a number with an arrow, a circle with a number. Each function makes
// the next token of the present one and a key; undefined where the key means nothing. isOn: whether the same clue was
// typed just before, so that a digit goes on with it. Tested by tests/wasm/grids.test.js.

/** The largest number of digits that a clue has. */
const DIGITS = 2;

/** What the clues of a kind may be (kinds.js). @typedef {{mark: string, hasNumber: boolean}} Form */

/** @param {string} number @param {string} key */
const longer = (number, key) => (number + key).replace(/^0+(?=\d)/, '').slice(-DIGITS);

/**
 * The runs around a cell, as in Tapa: `13`, `2?`; 0 stands alone.
 * @param {string} now
 * @param {boolean} isOn
 * @param {string} key
 */
function runsClue(now, isOn, key) {
  if (!/^[0-8?]$/.test(key)) return undefined;
  return isOn && /^[1-8?]{1,3}$/.test(now) && key !== '0' ? now + key : key;
}

/** What a genre with such clues says of them. */
export const runsClues = { hasRuns: true, composed: runsClue, clues: ['?'] };

/**
 * A number and where it points, as in Yajilin: `2^`, `?>`.
 * @param {string} now
 * @param {boolean} isOn
 * @param {string} key
 */
export function arrowClue(now, isOn, key) {
  const [, number = '', arrow = '^'] = /^(\d+|\?)?([\^v<>])$/.exec(now) ?? [];
  if (/^[\^v<>]$/.test(key)) return (number || '?') + key;
  return /^\d$/.test(key) ? longer(isOn && number !== '?' ? number : '', key) + arrow : undefined;
}

/**
 * A circle with a number, as in Shingoki: `o3`, `#5`, `o`.
 * @param {string} now
 * @param {boolean} isOn
 * @param {string} key
 */
export function circleClue(now, isOn, key) {
  const [, colour = 'o', number = ''] = /^([#o])(\d*)$/.exec(now) ?? [];
  if (key === '#' || key === 'o') return now === key ? undefined : key + number;
  return /^\d$/.test(key) ? colour + longer(isOn ? number : '', key) : undefined;
}

/**
 * Four numbers or dots, for above, below, left and right: an arrow adds 1 to the number of its side; a dot becomes 0.
 * @param {string} now
 * @param {boolean} _isOn
 * @param {string} key
 */
function compassClue(now, _isOn, key) {
  const side = ARROWS.indexOf(key);
  if (side < 0) return undefined;
  const numbers = now.includes(',') ? now.split(',') : ['.', '.', '.', '.'];
  numbers[side] = numbers[side] === '.' ? '0' : String(Number(numbers[side]) + 1);
  return numbers.join(',');
}

const ARROWS = ['^', 'v', '<', '>'];

/** What a kind with such clues says of them. */
export const compassClues = { arrows: ARROWS, composed: compassClue };

/**
 * A clue of a kind that is a text: a mark, a number, or both.
 * @param {Form[]} forms  at least one
 * @returns {(now: string, isOn: boolean, key: string) => string | undefined}
 */
export const formsClue = (forms) => (now, isOn, key) => {
  const [, mark = '', number = ''] = /^([^\d.]*)\.?(\d*)$/.exec(now) ?? [];
  if (/^\d$/.test(key)) {
    const numbered = forms.filter(({ hasNumber }) => hasNumber);
    const form = numbered.find((each) => each.mark === mark) ?? numbered[0];
    return form && form.mark + longer(isOn && form.mark === mark ? number : '', key);
  }
  const own = forms.filter((each) => each.mark === key && key !== '');
  if (own.length === 0 || now === key) return undefined;
  const isNumbered = own.some(({ hasNumber }) => hasNumber);
  if (own.every(({ hasNumber }) => hasNumber)) return key + (number || '1');
  return isNumbered ? key + number : key;
};
