#include "core/puzzles/sudoku/lanes/lane_choice.hpp"

#include "core/puzzles/sudoku/lanes/lane_words.hpp"

namespace quadrille::sudoku {

// Bit-sliced addition: the sum bit and the carry bit of three bits.
#define SUM(a, b, c) ((a) ^ (b) ^ (c))
#define CARRY(a, b, c) (((a) & (b)) | (((a) ^ (b)) & (c)))

FOR_EACH_MACHINE void choose_cells(LaneBoards& boards) {
  const Words* const open = reinterpret_cast<const Words*>(&boards.open);
  const Words* const pairs = reinterpret_cast<const Words*>(&boards.pairs);

  // The number of open cells of each minirow, at each of its cells; then the number for each box.
  Words ones[3], twos[3];
  for (std::size_t row = 0; row < 3; ++row) {
    const Words x = open[row], y = x << 9 | x >> 18, z = x << 18 | x >> 9;
    ones[row] = SUM(x, y, z) & all_cells;
    twos[row] = CARRY(x, y, z) & all_cells;
  }
  const Words ones_carry = CARRY(ones[0], ones[1], ones[2]);
  const Words twos_sum = SUM(twos[0], twos[1], twos[2]), twos_carry = CARRY(twos[0], twos[1], twos[2]);
  const Words box0 = SUM(ones[0], ones[1], ones[2]), box1 = twos_sum ^ ones_carry;
  const Words box2 = twos_carry ^ (twos_sum & ones_carry), box3 = twos_carry & twos_sum & ones_carry;

  // The number in each column of a box, then the number that the column has in the two other bands.
  const Words column0 = SUM(open[0], open[1], open[2]), column1 = CARRY(open[0], open[1], open[2]);
  const Words next0 = NEXT_BAND(column0), next1 = NEXT_BAND(column1);
  const Words last0 = LAST_BAND(column0), last1 = LAST_BAND(column1);
  const Words line0 = next0 ^ last0, line0_carry = next0 & last0;
  const Words line1 = SUM(next1, last1, line0_carry), line2 = CARRY(next1, last1, line0_carry);

  // The sum of box and column; then, for each row separately, plus the number that the row has in the two other stacks.
  const Words near0 = box0 ^ line0, near0_carry = box0 & line0;
  const Words near1 = SUM(box1, line1, near0_carry), near1_carry = CARRY(box1, line1, near0_carry);
  const Words near2 = SUM(box2, line2, near1_carry), near3 = box3 ^ CARRY(box2, line2, near1_carry);

  Words seen[5][3];  // by bit of the number and by row: how many open cells each cell sees
  for (std::size_t row = 0; row < 3; ++row) {
    const Words next_ones = NEXT_STACK(ones[row]), next_twos = NEXT_STACK(twos[row]);
    const Words last_ones = LAST_STACK(ones[row]), last_twos = LAST_STACK(twos[row]);
    const Words far0 = next_ones ^ last_ones, far0_carry = next_ones & last_ones;
    const Words far1 = SUM(next_twos, last_twos, far0_carry), far2 = CARRY(next_twos, last_twos, far0_carry);
    const Words carry0 = near0 & far0, carry1 = CARRY(near1, far1, carry0), carry2 = CARRY(near2, far2, carry1);
    seen[0][row] = near0 ^ far0;
    seen[1][row] = SUM(near1, far1, carry0);
    seen[2][row] = SUM(near2, far2, carry1);
    seen[3][row] = near3 ^ carry2;
    seen[4][row] = near3 & carry2;
  }

  // Nearly always there is a cell with two candidates.
  Words among0 = pairs[0], among1 = pairs[1], among2 = pairs[2];
  Words lacking = (Words)((among0 | among1 | among2) == 0);
  std::uint32_t any_lacking = 0;
  for (std::size_t lane = 0; lane < lanes; ++lane)
    any_lacking |= boards.found[lane] == lane_is_stable ? lacking[lane] : 0;
  if (any_lacking != 0) {
    const Words* const cells = reinterpret_cast<const Words*>(&boards.cells);
    Words triples[3];
    for (std::size_t row = 0; row < 3; ++row) {
      Words once = {}, twice = {}, thrice = {}, often = {};
      for (std::size_t word = 9 * row; word < 9 * row + 9; ++word) {
        often |= thrice & cells[word];
        thrice |= twice & cells[word];
        twice |= once & cells[word];
        once |= cells[word];
      }
      triples[row] = thrice & ~often;
    }
    among0 |= lacking & triples[0];
    among1 |= lacking & triples[1];
    among2 |= lacking & triples[2];
    lacking = (Words)((among0 | among1 | among2) == 0);
    among0 |= lacking & open[0];
    among1 |= lacking & open[1];
    among2 |= lacking & open[2];
  }

  // From the highest bit of the number down: if some of the cells have the bit, only these remain.
  for (std::size_t bit = 5; bit-- > 0;) {
    const Words most0 = among0 & seen[bit][0], most1 = among1 & seen[bit][1], most2 = among2 & seen[bit][2];
    const Words none = (Words)((most0 | most1 | most2) == 0);
    among0 = most0 | (among0 & none);
    among1 = most1 | (among1 & none);
    among2 = most2 | (among2 & none);
  }

  Words* const choice = reinterpret_cast<Words*>(&boards.choice);
  choice[0] = among0 & -among0;
  choice[1] = among1 & -among1 & (Words)(among0 == 0);
  choice[2] = among2 & -among2 & (Words)((among0 | among1) == 0);
}

}  // namespace quadrille::sudoku
