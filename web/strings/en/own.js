// English, for the panel in which a person writes a kind of puzzle of their own: fetched with it.

export default {
  title: 'Your own kind',
  text: 'The rules, as text',
  write: 'Change the rules',
  beginWith: 'Begin with',
  size: 'Size',
  mine: 'your text',
  inWords: 'The rules in words',
  /** @param {number} line */
  line: (line) => `Line ${line}`,
  board: 'On the board',
  reading: 'Reading …',
  right: 'All lines are understood. Press cells and type clues.',
  forms: 'What can be said',
  aboutForms: 'Press a rule to put it into your text. * stands for a value, o for a clue.',
  /** What a rule says is beside it. */
  hasMeanings: true,
  parts: { cells: 'Which cells', around: 'Counted around a cell', holds: 'What holds' },
};
