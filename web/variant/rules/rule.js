// A rule of variants on the page, as one row: how a person draws it, what is drawn of it, what it forbids at first
// sight, its icon, and its words in each language. The rows are in this folder, a file a family; rules.js is the table
// of all. CONTRIBUTING.md says what a new rule needs. Tested by tests/wasm/variant-model.test.js and
// variant-figures.test.js.

/** @import { SVGTemplateResult } from 'lit' */
/** @import { Place } from '../../../wasm/iss/outside.js' */
/** @import { Rule as Written, Variant } from '../../../wasm/iss/text.js' */

/**
 * How an element is drawn. `area` shades cells, `edge` and `corner` stand between cells, `global` is not on the board.
 * @typedef {'area' | 'cage' | 'thermo' | 'line' | 'arrow' | 'ends' | 'pill' | 'edge' | 'greater' | 'corner' | 'circle'
 *   | 'diagonal' | 'outside' | 'global'} Form
 *
 * @typedef {object} Element
 * @property {number} rule  the index of its rule on the board
 * @property {string} kind  what its words are about: the rule's kind, or what a relation is
 * @property {Form} form
 * @property {number[]} cells  in the order of a line
 * @property {string} label  what is written at it
 * @property {string} [name]  that the setter gave it
 * @property {string} [pattern]  that its digits match
 * @property {number} [number]  such as the least difference of a whisper
 * @property {number} [size]  of a pill, in cells
 * @property {boolean} [isLoop]
 * @property {'diamond'} [mark]  at its ends, instead of circles
 * @property {number[]} [factors]  by cell, what its value is multiplied with in a sum
 * @property {Place} [place]  of a clue outside
 * @property {boolean} [isPart]  whether it is in another rule: one of several, or one that is repeated elsewhere
 */

/** @typedef {Omit<Element, 'rule'>} Drawn */

/** @typedef {(rule: Written, board: Variant) => Drawn[]} Draw */

/**
 * What is drawn: cells in order, cells in any order, two neighbours, four cells around a corner, one cell, a place
 * beside a row or column, a place at the end of a diagonal, cells and where their copy begins, cells of one region,
 * several sets of cells.
 * @typedef {'path' | 'set' | 'edge' | 'corner' | 'cell' | 'side' | 'diagonal' | 'clone' | 'region' | 'sets'} Gesture
 *
 * @typedef {'cells' | 'areas' | 'lines' | 'dots' | 'outside'} Family
 *
 * The number of a rule, or what it has instead: `values` are several values of cells, at most `most` of them; `counts`
 * is a clue such as 1223, one 2 and two 3s; a `pattern` is a regular expression; a `code` is written by a program.
 * `usual` is what a new one has; '' when it may have none.
 * @typedef {{word: 'sum' | 'difference' | 'ratio' | 'modulus' | 'clue' | 'length' | 'values' | 'counts' | 'pattern' |
 *   'code', usual: string, least?: number, most?: number, isOptional?: boolean}} Value
 *
 * What a rule needs of a board: as many rows as columns, also as many values, nine values, the values 1 to 9, the
 * lowest value 1, or one value from 0 on that each row misses.
 * @typedef {'square' | 'latin' | 'nine' | 'one-to-nine' | 'from-one' | 'missing'} Need
 *
 * How a person draws a rule in the panel.
 * @typedef {object} Tool
 * @property {Family} family
 * @property {Gesture} gesture
 * @property {number} [least]  cells
 * @property {Value} [value]
 * @property {Need} [needs]
 * @property {(sets: number[][], value: string, board: Variant) => boolean} [accepts]  whether these cells can have the
 *   rule; the cells of most kinds are one set
 */

/**
 * A switch of the panel for a rule of the whole board. Of those that exclude each other only one is on.
 * @typedef {{id: string, arg?: string, needs?: Need, isExclusive?: boolean, en: string, zh: string}} Switch
 *
 * @typedef {string | ((number: number | string) => string)} Text  of the rule's number
 *
 * What a rule is called and says. `tool`: in the panel; `name`: of several, above the sentence `says`; `one`: where a
 * cell is spoken, if not the name; `first`: where drawing begins; `misfit`: why cells cannot have the rule.
 * @typedef {{tool?: string, name?: Text, says?: Text, one?: string, first?: string, misfit?: string}} Words
 *
 * @typedef {object} Rule
 * @property {Tool} [tool]
 * @property {Switch[]} [switches]
 * @property {Draw} [draw]  left out for a rule that is not on the board
 * @property {'own' | 'joined'} [border]  of an area: around each part, or with lines between the parts
 * @property {boolean} [areDifferent]  whether its cells all differ
 * @property {(a: number, b: number, n: number) => boolean} [pair]  what the values of its two cells obey; n: its number
 * @property {(a: number, b: number, n: number) => boolean} [step]  what each two cells one after the other obey
 * @property {{reach: [number, number][], obeys: (a: number, b: number) => boolean}} [apart]  what cells obey that lie
 *   so far apart
 * @property {boolean} [isTwoSided]  whether `iss` has two clues in one rule, one for each end of a row or column
 * @property {(label: string) => string} [written]  how ISS writes its clue, where several kinds stand around one board
 * @property {SVGTemplateResult} [icon]  as it looks on a board, in 24×24. Strokes have the colour of the text; `.full`
 *   is filled with it, `.pale` with a part of it, `.hollow` with the paper
 * @property {Words} [en]
 * @property {Words} [zh]
 */

export {};
