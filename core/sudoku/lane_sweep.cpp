#include "core/sudoku/lane_sweep.hpp"

namespace quadrille::sudoku {

namespace {

// The kernel is compiled for AVX2 too, and the machine's own is chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_MACHINE [[gnu::target_clones("avx2", "default")]]
#else
#define FOR_EACH_MACHINE
#endif

using Words [[gnu::vector_size(4 * lanes), gnu::may_alias]] = std::uint32_t;

// Macros rather than functions: a wide vector is not handed over alike by every machine that the kernel is compiled for.
// In each column the minirows of all three, one over the other; above the cells some of them once more.
#define ALL_COLUMNS(x) ((x) | (x) << 9 | (x) << 18 | (x) >> 9 | (x) >> 18)
// What is alike in each column, one and two stacks further down: within a column, or from the next one or the one before.
#define NEXT_STACK(x) ((x) >> 3 | (x) << 6)
#define LAST_STACK(x) ((x) >> 6 | (x) << 3)

}  // namespace

FOR_EACH_MACHINE void sweep(LaneBoards& boards) {
  Words* const open = reinterpret_cast<Words*>(&boards.open);
  Words* const singles = reinterpret_cast<Words*>(&boards.singles);
  Words open0 = open[0], open1 = open[1], open2 = open[2];
  Words moved = {}, stacks = ~Words{};
  for (std::size_t digit = 0; digit < 9; ++digit) {
    Words* const cells = reinterpret_cast<Words*>(&boards.cells[digit]);  // by row, nine apart
    Words* const placed = reinterpret_cast<Words*>(&boards.placed[digit]);

    // Cells that other digits have taken.
    Words x0 = cells[0] & (open0 | placed[0]);
    Words x1 = cells[9] & (open1 | placed[9]);
    Words x2 = cells[18] & (open2 | placed[18]);

    // A cell with no other candidate takes the digit from the rest of its box.
    const Words single0 = x0 & singles[0], single1 = x1 & singles[1], single2 = x2 & singles[2];
    const Words taken = single0 | single1 | single2;
    const Words others = ~ALL_COLUMNS(taken);
    x0 = single0 | (x0 & others);
    x1 = single1 | (x1 & others);
    x2 = single2 | (x2 & others);

    // Bands: rows are matched with stacks. `next` and `last` have the minirow one and two stacks on in its place, in each column.
    const Words rows0 = ALL_COLUMNS(x0), rows1 = ALL_COLUMNS(x1), rows2 = ALL_COLUMNS(x2);
    const Words next0 = NEXT_STACK(rows0), next1 = NEXT_STACK(rows1), next2 = NEXT_STACK(rows2);
    const Words last0 = LAST_STACK(rows0), last1 = LAST_STACK(rows1), last2 = LAST_STACK(rows2);
    x0 &= (next1 & last2) | (last1 & next2);
    x1 &= (next0 & last2) | (last0 & next2);
    x2 &= (next0 & last1) | (last0 & next1);

    // Stacks: bands are matched with columns, in the same way, within one word.
    const Words either = x0 | x1;
    Words columns = either | x2;
    const Words next = (columns << 1 & 0666666666) | (columns >> 2 & 0111111111);
    const Words last = (columns << 2 & 0444444444) | (columns >> 1 & 0333333333);
    const Words pairs = (next & (last << 9 | last >> 18)) | (last & (next << 9 | next >> 18));
    const Words kept = columns & (pairs << 9 | pairs >> 18);
    moved |= columns ^ kept;
    columns = kept;
    stacks &= columns | columns >> 1 | columns >> 2;
    x0 &= columns;
    x1 &= columns;
    x2 &= columns;

    // Boxes with one cell left.
    const Words more = (x0 & x1) | (either & x2) | (columns & columns >> 9) | (columns & columns >> 18);
    const Words settled = ~ALL_COLUMNS(more);
    open0 &= ~(placed[0] = x0 & settled);
    open1 &= ~(placed[9] = x1 & settled);
    open2 &= ~(placed[18] = x2 & settled);
    cells[0] = x0;
    cells[9] = x1;
    cells[18] = x2;
  }

  open[0] = open0;
  open[1] = open1;
  open[2] = open2;

  // Candidates of each cell are counted in bits. A lane stands if there is no cell left to place or to strike, and if stacks took
  // nothing away, so that bands would not either: what follows from them once follows from them for good.
  const Words* const cells = reinterpret_cast<const Words*>(&boards.cells);
  Words* const pairs = reinterpret_cast<Words*>(&boards.pairs);
  Words full = ~Words{}, undecided = {};
  for (std::size_t row = 0; row < 3; ++row) {
    Words once = {}, twice = {}, thrice = {};
    for (std::size_t word = 9 * row; word < 9 * row + 9; ++word) {
      thrice |= twice & cells[word];
      twice |= once & cells[word];
      once |= cells[word];
    }
    undecided |= open[row] & twice;
    const Words unplaced = singles[row] & open[row];  // another cell of the box takes the same digit
    full &= once & ~unplaced;
    singles[row] = open[row] & ~twice;
    moved |= singles[row] | (twice & ~open[row]);
    pairs[row] = twice & ~thrice;
  }

  const Words dead = (Words)(full != all_cells) | (Words)((stacks & 0111) != 0111);
  reinterpret_cast<Words&>(boards.found) =
      ((Words)(moved == 0) & lane_stands) | ((Words)(undecided == 0) & lane_filled) | (dead & lane_dead);
}

}  // namespace quadrille::sudoku
