// English, for importing: why something cannot be read.

export default {
  known: 'Known are digits in any layout, and links of f-puzzles, SudokuPad, penpa-edit and puzz.link, among others.',

  /** By the code of the problem (importing/link.js). */
  problems: {
    empty: () => 'There is nothing in it.',
    picture: () => 'This is a picture; paste the digits or a link.',
    pdf: () => 'This is a PDF document; paste the digits or a link.',
    archive: () => 'This is an archive or a spreadsheet: unpack it, or copy its cells and paste them.',
    /** @param {{host: string}} problem */
    'short-link': ({ host }) =>
      `This link has only a name, and ${host} keeps the puzzle. Open it there, and copy the long link or the digits.`,
    /** @param {{host: string}} problem */
    'empty-link': ({ host }) => `This link of ${host} has no board in it.`,
    /** @param {{genre: string}} problem */
    'other-genre': ({ genre }) => `This link is a puzzle of the kind “${genre}”, which is not solved here.`,
    /** @param {{host: string}} problem */
    'unknown-link': ({ host }) => `This is a link to ${host}, and no puzzle is in the link itself. Nothing is fetched.`,
  },
};
