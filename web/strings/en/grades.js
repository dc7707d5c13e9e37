// English: how hard a board is for a person.

export default {
  names: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard', Expert: 'Expert', Extreme: 'Extreme' },
  /** @param {string} name @param {string} rating @param {number} scale  the highest rating */
  of: (name, rating, scale) => `${name}, ${rating} of ${scale}`,
  /** What was found where something else was asked for. @param {string} found @param {string} asked */
  unlike: (found, asked) => `${found}, though ${asked} was asked for`,
  /** @param {string} technique */
  hardest: (technique) => `Hardest step: ${technique}.`,
  /** By the rating of a board that is rated by reasons, from 1. */
  reasons: [
    'One clue or rule after another is enough.',
    'Two clues or rules have to be seen together.',
    'Up to four clues and rules have to be seen together.',
    'One value has to be supposed.',
    'Much has to be supposed, or one thing within another.',
  ],
};
