// What a kind of one's own can begin with: a small one, and the texts of the kinds that have a name. Each with a board.

import { kinds } from '../../wasm/bindings/kinds.js';
import { gridWords } from '../strings/grids-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { examples as examplesOfGenre } from './grid.examples.js';

/** @import { Example } from './examples.js' */

/** In lines: the build takes the indentation out of texts that go over several. */
const first = [
  'kind mine',
  'name   My kind',
  'note   Numbers count the shaded cells beside them; no two of these touch, white ones connect.',
  'note   zh 数字为相邻黑格数；黑格互不相邻，白格连成一片。',
  'board  cells: number',
  'values . #',
  'rules',
  '  each number: number of # in its neighbours',
  '  adjacent cells: not # #',
  '  . is connected',
  '',
  'cells',
  '. . 1 2 .',
  '. . . . .',
  '. 1 . . .',
  '. 1 . . 1',
  '0 1 . . .',
].join('\n');

/** @returns {Example[]} */
export const examples = () => [
  { key: 'own', name: () => gridWords(pageStrings).ownFirst, text: first },
  ...Object.entries(kinds).map(([id, kind]) => {
    const [{ text }] = examplesOfGenre(id);
    return {
      key: `own-${id}`,
      name: () => gridWords(pageStrings).names[id],
      text: `${kind}\n\n${text.slice(text.indexOf('\n') + 1)}`,
    };
  }),
];
