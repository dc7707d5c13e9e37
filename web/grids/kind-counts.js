// What the clues of a kind that is a text count, as its rules say; met.js finds which of them are met.

/**
 * What a clue of a kind counts, if a rule says that in one of the forms below.
 * @typedef {object} Count
 * @property {string} of  the clues: `region`, `number`, or a mark
 * @property {string} [value]  that the cell of the clue has, if it counts only then
 * @property {'number' | 'piece' | 'pieces' | 'largest' | 'sees' | 'sum' | 'product'} what  is counted: cells with a
 *   value, those that hang together with the clue's, those of all pieces near it, those of the largest one, those that
 *   it sees, or numbers
 * @property {string} [token]  the value that is counted
 * @property {string} where  the cells
 */

const COUNTING = /^\s*each (region|number|\S+ with number): (.*)$/gm;
const NEAR = ['neighbours and itself', 'neighbours', 'touching cells', 'block', 'corners', 'arrow'];
/** @type {[Count['what'], RegExp][]} */
const FORMS = [
  ['number', new RegExp(`^number of (?<token>\\S+)(?: in its (?<where>${NEAR.join('|')}))?$`)],
  ['piece', /^its piece of (?<token>\S+) has number cells$/],
  ['pieces', /^pieces of (?<token>\S+) (?<where>beside it|at its corners) have number cells$/],
  ['largest', /^its largest piece of (?<token>\S+) has number cells$/],
  ['sees', /^sees number of (?<token>\S+)(?<where> around it)?$/],
  ['sum', /^sum number in its (?<where>touching cells|neighbours)$/],
  ['product', /^product number$/],
];

/** What the clues in cells count. @param {string} text @returns {Count[]} */
export const countsOf = (text) =>
  [...text.matchAll(COUNTING)].flatMap(([, who, rule]) =>
    rule.split(', and ').flatMap((part) => {
      const [, value, said] = /^(?:if (\S+) then )?(.*)$/.exec(part) ?? ['', '', ''];
      return FORMS.flatMap(([what, form]) => {
        const found = form.exec(said);
        if (!found) return [];
        const { token, where = who === 'region' ? 'region' : '' } = found.groups ?? {};
        if ((what === 'number' || what === 'product') && where === '') return [];
        return { of: who.replace(' with number', ''), value, what, token, where };
      });
    }),
  );
