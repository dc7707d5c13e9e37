// English, for the pages about techniques (web/techniques): of each technique what it is, how to find it, and why it is
// right.

/** @typedef {{what: string, find: string, why: string}} Explanation */

export default {
  title: 'Sudoku techniques',
  description: 'The named steps that lead from a Sudoku to its solution, each with a picture.',
  lead: 'Every step that a hint may name, from easy to hard, each with a picture of a real board.',
  home: 'Puzzles',
  all: 'All techniques',
  other: '中文',
  what: 'What it is',
  find: 'How to find it',
  why: 'Why it is right',
  /** @param {string} low @param {string} high */
  range: (low, high) => `${low} to ${high}`,
  /** @param {string} rated */
  onScale: (rated) => `${rated} on the scale of Sudoku Explainer`,
  ratedNote:
    'The numbers are those of the steps in the pictures, on the scale of Sudoku Explainer, an estimate from 9.5 on. ' +
    'A longer chain or a larger pattern is rated higher.',
  legend:
    'A solid line is a strong link: if one end is false, the other is true. A dashed line is a weak link: if one end ' +
    'is true, the other is false. A heavy ring is true when the arrows are followed.',
  /** @param {string} what  such as r1c2=3 */
  drawnBranch: (what) => `The lines show what follows from ${what}.`,
  /** @param {string} puzzle */
  patternsOf: (puzzle) => `${puzzle}: patterns`,
  patternsLead: 'What players have names for, from easy to hard, each with a board on which a hint finds it.',
  others: 'Patterns of other puzzles',
  open: 'Open this board',
  next: 'Next',
  previous: 'Back',
  groups: {
    singles: 'Singles',
    subsets: 'Locked candidates and subsets',
    fish: 'Fish',
    links: 'Strong links of one value',
    wings: 'Wings and almost locked sets',
    unique: 'Uniqueness',
    exclusion: 'Aligned exclusion',
    chains: 'Chains',
    forcing: 'Forcing chains',
  },
  /** @type {Record<string, Explanation>} */
  texts: {
    'full-house': {
      what: 'A row, column or box has one open cell.',
      find: 'Look for houses that are almost full.',
      why: 'The house needs every value once, so the last cell has the value that is missing.',
    },
    'hidden-single': {
      what: 'A value has one place left in a row, column or box.',
      find: 'Take a value that is on the board often, and cross out the rows and columns that have it already.',
      why: 'The house needs the value, and everywhere else in the house it is taken or excluded.',
    },
    'naked-single': {
      what: 'A cell has one candidate left.',
      find: 'Look at cells that see many different values in their row, column and box.',
      why: 'Every other value stands already in a house of the cell.',
    },
    pointing: {
      what: 'In a box, all places of a value lie in one row or column.',
      find: 'Take a value and a box with two or three places for it, and see whether they are in line.',
      why: 'The box needs the value, so it stands in this line inside the box. The rest of the line cannot have it.',
    },
    claiming: {
      what: 'In a row or column, all places of a value lie in one box.',
      find: 'Take a value and a line with two or three places for it, and see whether one box holds them all.',
      why: 'The line needs the value, so it stands in this box on the line. The rest of the box cannot have it.',
    },
    'naked-pair': {
      what: 'Two cells of a house have the same two candidates and no others.',
      find: 'Look for cells with two candidates, and for a twin in the same house.',
      why: 'The two cells take both values, in one order or the other. No other cell of the house can have them.',
    },
    'naked-triple': {
      what: 'Three cells of a house have three candidates between them. No cell needs to have all three.',
      find:
        'Look for cells with two or three candidates in one house, and count the values that they have between ' +
        'them.',
      why: 'Three cells need three values, and these are all that they have. No other cell of the house can have them.',
    },
    'naked-quad': {
      what: 'Four cells of a house have four candidates between them.',
      find: 'Look in houses with many open cells. Mostly a hidden pair or triple of the other cells is easier to see.',
      why: 'Four cells need four values, and these are all that they have. No other cell of the house can have them.',
    },
    'hidden-pair': {
      what: 'Two values have the same two places in a house.',
      find: 'Look for values with two places in a house, and for a second value with the same places.',
      why: 'The two values take both cells, so these cells have room for nothing else.',
    },
    'hidden-triple': {
      what: 'Three values have three places in a house between them.',
      find: 'Take the values with two or three places in a house, and count the cells that they have between them.',
      why: 'The three values take all three cells, so these cells have room for nothing else.',
    },
    'hidden-quad': {
      what: 'Four values have four places in a house between them.',
      find: 'Look in houses with eight or nine open cells. Mostly the other cells show a naked subset that is easier.',
      why: 'The four values take all four cells, so these cells have room for nothing else.',
    },
    'x-wing': {
      what: 'In two rows a value has its places in the same two columns, or the same with rows and columns exchanged.',
      find: 'Take a value, and look for two rows in which it has two places, in the same columns.',
      why: 'Each of the two rows has the value in another of the two columns. So the columns have it nowhere else.',
    },
    swordfish: {
      what: 'In three rows a value has its places in three columns, or the other way round.',
      find: 'Take a value, keep the lines in which it has two or three places, and look for three that share columns.',
      why: 'Three rows need the value three times, in three different columns. These columns have it nowhere else.',
    },
    jellyfish: {
      what: 'In four rows a value has its places in four columns, or the other way round.',
      find: 'Take a value that stands in few cells so far, and look for four lines that share four crossing lines.',
      why: 'Four rows need the value four times, in four different columns. These columns have it nowhere else.',
    },
    'finned-x-wing': {
      what: 'An X-Wing in which one row has further places of the value, the fin, all in one box.',
      find: 'Look for a row with two places, and for one that would match it but for places in the box of a corner.',
      why: 'Either the fin has the value, or there is an X-Wing. What both exclude goes.',
    },
    'finned-swordfish': {
      what: 'A Swordfish in which one row has further places of the value, the fin, all in one box.',
      find: 'Look for three lines that would be a Swordfish but for places in one box.',
      why: 'Either the fin has the value, or there is a Swordfish. What both exclude goes.',
    },
    'finned-jellyfish': {
      what: 'A Jellyfish in which one row has further places of the value, the fin, all in one box.',
      find: 'Look for four lines that would be a Jellyfish but for places in one box.',
      why: 'Either the fin has the value, or there is a Jellyfish. What both exclude goes.',
    },
    skyscraper: {
      what: 'Two rows have two places each for a value; one place of each stands in the same column. Or with columns.',
      find: 'Look for two lines with two places of a value that share one crossing line, and look at the other ends.',
      why: 'The two in the same column are not both the value. So one of the other ends is, and what sees both is not.',
    },
    'two-string-kite': {
      what: 'A row and a column have two places each for a value, and one place of each stands in the same box.',
      find: 'Look for a row and a column with two places of a value that meet in a box, and look at the far ends.',
      why: 'The two in the box are not both the value. So one of the far ends is, and what sees both is not.',
    },
    'turbot-fish': {
      what: 'Two houses have two places each for a value, and a place of one sees a place of the other.',
      find: 'Look for a box with two places of a value, and for a line with two places that one of them sees.',
      why:
        'The two that see each other are not both the value. So one of the other ends is, and what sees both is ' +
        'not.',
    },
    'empty-rectangle': {
      what: 'In a box a value is only in one row and one column. A line outside has two places, one in line with them.',
      find: 'Look for a box in which the value leaves four cells of a rectangle empty, and for a line with two places.',
      why: 'The box has the value in its row or in its column. Either way one end of the chain is the value.',
    },
    'grouped-x-chain': {
      what: 'A chain of strong links of one value, in which two or three cells of a box in line count as one end.',
      find: 'Look for houses in which a value stands in one cell and one group, and join the ends that see each other.',
      why: 'If one end of the chain is false, the other is true. What sees both ends cannot have the value.',
    },
    'xy-wing': {
      what: 'A cell with the candidates x and y sees a cell with x and z, and a cell with y and z.',
      find: 'Take a cell with two candidates, and look for two more that it sees and that share a third value.',
      why: 'If the first cell is x, the second is z. If it is y, the third is z. What sees both cannot be z.',
    },
    'xyz-wing': {
      what: 'A cell with x, y and z sees a cell with x and z, and a cell with y and z.',
      find: 'Take a cell with three candidates, and look for two cells with two of them that it sees.',
      why: 'Whatever the first cell is, one of the three is z. What sees all three cannot be z.',
    },
    'w-wing': {
      what: 'Two cells have the same two candidates, and a strong link of one of these values joins them.',
      find:
        'Look for twins that do not see each other, and for a house in which a value stands only where each is ' +
        'seen.',
      why:
        'The value of the link is in one end, so one of the twins does not have it and has the other. What sees both ' +
        'twins loses that.',
    },
    'wxyz-wing': {
      what: 'Three cells of a house have four candidates, and a cell outside has two of them.',
      find: 'Start from a cell with two candidates, and look for a house in which one value sees it from every place.',
      why:
        'The linking value is in one of the two sets only. So one of them holds the other shared value, and what ' +
        'sees all places of it loses it.',
    },
    'als-xz': {
      what: 'Two sets of cells have each one candidate more than cells, and share a value that only one set can take.',
      find: 'Look for a cell with two candidates, and a set in a house with one value too many that both have.',
      why:
        'The set without the shared value is locked: it takes all its other values. So a second common value is in ' +
        'one of the sets.',
    },
    'unique-rectangle': {
      what: 'Four cells in two rows, two columns and two boxes would have the same two candidates.',
      find: 'Look for three corners of such a rectangle with the same pair, or two with few further candidates.',
      why:
        'With the pair alone, the values could be swapped and there would be two solutions. The puzzle has one, so ' +
        'some corner has a further value.',
    },
    'unique-loop': {
      what: 'Six or more cells in a loop would have the same two candidates, two in each house of the loop.',
      find: 'Follow cells with the same pair from house to house until the loop closes.',
      why:
        'With the pair alone, the values could be swapped all along, and there would be two solutions. So a further ' +
        'value of the loop is true.',
    },
    bug: {
      what: 'Every open cell but one or a few has two candidates. The name is short for bivalue universal grave.',
      find: 'Late in a puzzle, count the cells with more than two candidates.',
      why:
        'If all had two, each value twice in every house, there would be no solution or two. So one of the extra ' +
        'candidates is true.',
    },
    'aligned-pair-exclusion': {
      what: 'Of two cells, all pairs of values with a certain candidate are impossible.',
      find:
        'Take two cells that see many cells with two candidates, and strike out each pair that leaves one of these ' +
        'empty.',
      why: 'The two cells must have some pair of values. A candidate that is in no possible pair goes.',
    },
    'aligned-triple-exclusion': {
      what: 'Of three cells, all triples of values with a certain candidate are impossible.',
      find:
        'Take three cells that see many cells with few candidates, and strike out each triple that leaves one ' +
        'empty.',
      why: 'The three cells must have some triple of values. A candidate that is in no possible triple goes.',
    },
    'simple-colouring': {
      what: 'A chain of one value in which every link is strong: its candidates have two colours in turn.',
      find: 'Take a value, join the two places of each house that has two, and colour them in turn.',
      why:
        'All of one colour are true, or all of the other. What sees both colours is false, and so is a colour that ' +
        'meets itself.',
    },
    'x-chain': {
      what: 'A chain of one value: strong and weak links in turn, with a strong link at both ends.',
      find: 'Take a value, mark the houses with two places, and join ends that see each other.',
      why: 'If one end is false, the other is true. What sees both ends cannot have the value.',
    },
    'x-cycle': {
      what: 'A chain of one value that closes: strong and weak links in turn all around.',
      find: 'Follow an X-chain and see whether its two ends see each other.',
      why:
        'One of the two ways around is true, so each link holds the value in one of its ends. What sees both ends of ' +
        'a link goes.',
    },
    'xy-chain': {
      what: 'A chain of cells with two candidates, each sharing a value with the next.',
      find:
        'Start at a cell with two candidates, and go on to cells it sees, until one ends in the value that you began ' +
        'with.',
      why:
        'If the first cell is not that value, every next one is forced, and the last is that value. What sees both ' +
        'loses it.',
    },
    'xy-cycle': {
      what: 'A chain of cells with two candidates that closes.',
      find: 'Follow an XY-chain and see whether it comes back to its first cell.',
      why: 'Each link holds its value in one of its two cells. So what sees both cells of a link loses that value.',
    },
    aic: {
      what: 'A chain of strong and weak links in turn, through several values and cells.',
      find:
        'Start from a strong link: two places of a value in a house, or two candidates of a cell. Go on from link to ' +
        'link.',
      why: 'If one end is false, the other is true. What both ends exclude is false.',
    },
    'nice-loop': {
      what: 'An alternating inference chain that closes.',
      find: 'Follow a chain and see whether its last candidate excludes its first.',
      why:
        'One of the two ways around is true, so of each weak link one end is true. What both ends of it exclude is ' +
        'false.',
    },
    nishio: {
      what: 'If a candidate is supposed, its value has no place left in some house.',
      find: 'Take a value with few places. Suppose one, and cross out where the value cannot be any more.',
      why: 'Every house needs the value. What leaves a house without it is false.',
    },
    'cell-forcing-chains': {
      what: 'Whichever candidate of a cell is true, a chain leads to the same conclusion.',
      find: 'Take a cell with three candidates, and follow each until all have something in common.',
      why: 'One of the candidates is true. What follows from each of them is true.',
    },
    'house-forcing-chains': {
      what: 'Wherever a value stands in a house, a chain leads to the same conclusion.',
      find: 'Take a value with three places in a house, and follow each until all have something in common.',
      why: 'The value is in one of the places. What follows from each of them is true.',
    },
    'dynamic-contradiction': {
      what:
        'Supposing a candidate leads to something that is both true and false. Several links may be needed ' +
        'together.',
      find: 'Suppose a candidate that has strong consequences, and write down what follows until two things disagree.',
      why: 'What leads to a contradiction is false.',
    },
    'dynamic-double': {
      what: 'Supposing a candidate and supposing its contrary lead to the same conclusion.',
      find: 'Follow both, and compare what they remove.',
      why: 'One of the two is true. What follows from both is true.',
    },
    'dynamic-cell-forcing-chains': {
      what: 'Whichever candidate of a cell is true, the same follows; several links may be needed together.',
      find: 'Follow each candidate of a cell, and take away on the way what it removes.',
      why: 'One of the candidates is true. What follows from each of them is true.',
    },
    'dynamic-house-forcing-chains': {
      what: 'Wherever a value stands in a house, the same follows; several links may be needed together.',
      find: 'Follow each place of a value, and take away on the way what it removes.',
      why: 'The value is in one of the places. What follows from each of them is true.',
    },
    'nested-forcing-chains': {
      what: 'Supposing a candidate leads to a contradiction, by further suppositions on the way.',
      find: 'People hardly do this. It is here so that hints lead through the hardest puzzles too.',
      why:
        'Each further supposition is refuted by itself, and what is left has no solution. So the first one is ' +
        'false.',
    },
  },
};
