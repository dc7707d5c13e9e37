// English, for the tooltips of the page's buttons.

export default {
  enter: 'Type a puzzle, as from paper, to play it: its solution stays hidden',
  set: 'Make a puzzle: see how many solutions it has',
  list: 'Show every one',
  learn: 'Twenty lessons, from singles to chains',
  watch: 'See the search at work, step by step',
  seal: 'Prove the number of solutions, and have the proof checked',
  hint: 'What can be filled in next, and why?',
  candidates: 'Which values are in some solution, and in how many?',
  fix: 'What is on the board now becomes the puzzle',
  makeUnique: 'Add a few givens, until one solution is left',
  showValues: 'The values of every cell in some solution. If there is only one solution, this shows it.',
  takeAway: 'Remove givens while the solution stays the only one',
  findMistakes: 'Which entries are not in the solution of the givens?',
  fillMarks: 'Mark every empty cell with the digits that can go there',
  clearsMarks: 'An entry takes its digit from the marks of its row, column and box',
  mistakesAtOnce: 'An entry that is not in the solution is marked when it is made',
  timer: 'How long the board has been played',
  advance: 'After a digit the cursor goes on to the next empty cell; in Enter also after 0, a full stop or Space',
  colours: 'Eight colours for cells, lines and crosses',
  restart: 'Back to the givens: takes away what you have entered',
};
