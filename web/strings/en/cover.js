// English, for exact covers only: fetched with that puzzle.

import { counted } from './boards.js';

export default {
  /** In the empty field: items, and below them options. */
  example: 'a b c\na b\nc',
  coverText: 'Items and options',
  /** @param {number} option @param {string} item @param {string} what */
  coverCell: (option, item, what) => `option ${option}, item ${item}, ${what}`,
  covers: 'covered',
  /** @param {string} colour */
  coversIn: (colour) => `covered, colour ${colour}`,
  chosen: 'chosen',
  chosenOptions: 'Chosen options',
  nothingChosen: 'The options of a solution are listed here.',
  /** @param {number} items @param {number} options @param {boolean} isMore */
  coverSize: (items, options, isMore) =>
    `${counted(items, 'item')}, ${isMore ? 'more than ' : ''}${counted(options, 'option')}`,
  /** @param {number} options @param {number} items  0: all are drawn */
  drawnOnly: (options, items) => {
    const few = items > 0 ? ` and ${counted(items, 'item')}` : '';
    return `The first ${counted(options, 'option')}${few} are drawn.`;
  },
  /** @param {{line: number, unknown?: string}} option  its line from 0 */
  unknown: ({ line, unknown }) => `Line ${line + 1}: “${unknown}” is not an item of the first line.`,
  beginningOnly: 'A long text: its beginning is shown and cannot be edited here.',
  /** @param {number} option */
  hintOption: (option) => `Option ${option} is chosen`,
  /** The names of examples. */
  examples: {
    colours: 'With colours',
    langford4: 'Langford, 4 pairs',
    langford8: 'Langford, 8 pairs',
    queens6: '6 queens',
    scott: 'Scott’s pentominoes',
  },
};
