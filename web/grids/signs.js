// What may stand between two cells side by side, such as the signs of a futoshiki or the dots of a kropki. How they are
// set is in sign-setting.js.

/**
 * @typedef {object} Sign  what may stand between a cell and the next one of its row or column
 * @property {string} key  what puts it there
 * @property {string} sign  as it is drawn
 * @property {boolean} isDown  whether the next cell is the one below
 * @property {string} [list]  the section of its pairs, if that has no other signs; else each pair has its own
 */

const TURNED = /** @type {Record<string, string>} */ ({ '<': '>', '>': '<' });

/** A sign as the other one of its cells has it. @param {string} sign */
export const turned = (sign) => TURNED[sign] ?? sign;

/**
 * A sign to the next cell of the row by one key, and to that below by another one.
 * @param {string} sign
 * @param {string} key
 * @param {string} down
 * @param {string} [list]
 * @returns {Sign[]}
 */
export const between = (sign, key, down, list) => [
  { key, sign, isDown: false, list },
  { key: down, sign, isDown: true, list },
];
