// English, for the names of examples, by the keys in puzzles/*.examples.js.

export default {
  first: 'A first one',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  fiendish: 'Fiendish',
  sparse: '17 givens',
  several: 'Several solutions',
  large: 'Large, 16×16',
  giant: 'Giant, 25×25',
  impossible: 'Impossible',
  kakuro14: 'Large, 14×14',
  kakuro22: 'Giant, 14×22',
  eight: 'Eight queens',
  large50: 'Large, 50×50',
  empty100: 'Empty, 100×100',
};
