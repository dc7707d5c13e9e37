#include "core/puzzles/sudoku/lanes/lane_sweep.hpp"

#include "core/puzzles/sudoku/lanes/lane_words.hpp"

namespace quadrille::sudoku {

// The union of the minirows of all three columns, in each column; the bits above the cells are not cleared.
#define ALL_COLUMNS(x) ((x) | (x) << 9 | (x) << 18 | (x) >> 9 | (x) >> 18)

FOR_EACH_MACHINE void sweep(LaneBoards& boards) {
  Words* const open = reinterpret_cast<Words*>(&boards.open);
  Words* const singles = reinterpret_cast<Words*>(&boards.singles);
  Words* const pairs = reinterpret_cast<Words*>(&boards.pairs);
  Words open0 = open[0], open1 = open[1], open2 = open[2];
  const Words pair0 = pairs[0], pair1 = pairs[1], pair2 = pairs[2];
  Words forced0 = singles[0], forced1 = singles[1], forced2 = singles[2];  // cells known to have one candidate
  Words moved = {}, boxes = ~Words{};
  for (std::size_t digit = 0; digit < 9; ++digit) {
    Words* const cells = reinterpret_cast<Words*>(&boards.cells[digit]);  // rows are nine words apart
    Words* const placed = reinterpret_cast<Words*>(&boards.placed[digit]);

    // Remove cells that other digits have taken.
    Words x0 = cells[0] & (open0 | placed[0]);
    Words x1 = cells[9] & (open1 | placed[9]);
    Words x2 = cells[18] & (open2 | placed[18]);

    // If the digit is a cell's only candidate, remove it from the rest of the box.
    const Words single0 = x0 & forced0, single1 = x1 & forced1, single2 = x2 & forced2;
    const Words taken = single0 | single1 | single2;
    const Words others = ~ALL_COLUMNS(taken);
    x0 = single0 | (x0 & others);
    x1 = single1 | (x1 & others);
    x2 = single2 | (x2 & others);

    // Stacks: a matching of bands and columns, within one word.
    const Words before = x0 | x1 | x2;
    const Words next = NEXT_BAND(before), last = LAST_BAND(before);
    const Words matched = (next & (last << 9 | last >> 18)) | (last & (next << 9 | next >> 18));
    const Words kept = before & (matched << 9 | matched >> 18);
    x0 &= kept;
    x1 &= kept;
    x2 &= kept;

    // Bands: a matching of rows and stacks. At the bits of a minirow, in each column, `next` has the minirow of the
    // next stack and `last` that of the stack after it.
    const Words rows0 = ALL_COLUMNS(x0), rows1 = ALL_COLUMNS(x1), rows2 = ALL_COLUMNS(x2);
    const Words next0 = NEXT_STACK(rows0), next1 = NEXT_STACK(rows1), next2 = NEXT_STACK(rows2);
    const Words last0 = LAST_STACK(rows0), last1 = LAST_STACK(rows1), last2 = LAST_STACK(rows2);
    x0 &= (next1 & last2) | (last1 & next2);
    x1 &= (next0 & last2) | (last0 & next2);
    x2 &= (next0 & last1) | (last0 & next1);

    const Words either = x0 | x1;
    const Words columns = either | x2;
    moved |= columns ^ kept;

    // The boxes with one cell left: one column, and one row in it.
    const Words elsewhere = columns << 9 | columns << 18 | columns >> 9 | columns >> 18;
    const Words settled = columns & ~(elsewhere | (x0 & x1) | (either & x2));
    boxes &= columns | elsewhere;
    open0 &= ~(placed[0] = x0 & settled);
    open1 &= ~(placed[9] = x1 & settled);
    open2 &= ~(placed[18] = x2 & settled);

    // A cell that loses one of two candidates is forced, so that the next digits can use it in this sweep already.
    forced0 |= pair0 & (cells[0] ^ x0);
    forced1 |= pair1 & (cells[9] ^ x1);
    forced2 |= pair2 & (cells[18] ^ x2);
    cells[0] = x0;
    cells[9] = x1;
    cells[18] = x2;
  }

  open[0] = open0;
  open[1] = open1;
  open[2] = open2;

  // Count the candidates of each cell by bit-sliced counters. A lane is stable if no cell is left to place or to
  // remove, and if the rule for bands removed no column: then the rule for stacks would remove nothing more either.
  Words full = ~Words{}, undecided = {};
  for (std::size_t row = 0; row < 3; ++row) {
    const Words* const cells = reinterpret_cast<const Words*>(&boards.cells[9 * row]);
    Words once = {}, twice = {}, thrice = {};
    for_each<9>([&](std::size_t digit) {
      thrice |= twice & cells[digit];
      twice |= once & cells[digit];
      once |= cells[digit];
    });
    undecided |= open[row] & twice;
    const Words unplaced = singles[row] & open[row];  // another cell of the box has the same digit
    full &= once & ~unplaced;
    singles[row] = open[row] & ~twice;
    moved |= singles[row] | (twice & ~open[row]);
    pairs[row] = twice & ~thrice;
  }

  const Words dead = (Words)(full != all_cells) | (Words)((boxes & 0777) != 0777);
  reinterpret_cast<Words&>(boards.found) =
      ((Words)(moved == 0) & lane_is_stable) | ((Words)(undecided == 0) & lane_is_filled) | (dead & lane_is_dead);
}

}  // namespace quadrille::sudoku
