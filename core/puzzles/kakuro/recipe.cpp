#include "core/puzzles/kakuro/recipe.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "core/puzzles/kakuro/digit_sets.hpp"

namespace quadrille::kakuro {

namespace {

// A filling that takes more tries than this for each cell is started again.
constexpr std::uint32_t tries_per_cell = 50;
// Tries, by cell, to lessen the choices that the sums leave.
constexpr std::uint32_t narrowing_per_cell = 20;
// Work to lay out and fill a board, by cell.
constexpr std::int64_t work_of_filling = 200;
// What may be wished.
constexpr std::uint32_t least_side = 3, most_side = 20, least_density = 40;

std::uint8_t random_digit(std::uint16_t left, RandomNumbers& random) {
  for (unsigned skipped = random.below(size(left)); skipped > 0; --skipped)
    left = static_cast<std::uint16_t>(left & (left - 1));
  return static_cast<std::uint8_t>(least_digit(left));
}

}  // namespace

Refusal Recipe::wish(std::string_view name, std::string_view value) {
  if (name == "density") return read_wish(value, least_density, 100, size_.density);
  return name == "size" ? read_size(value, least_side, most_side, size_.rows, size_.columns) : unknown_wish("kakuro");
}

Drawn Recipe::draw(RandomNumbers& random, Fuel& fuel) {
  fuel.work -= work_of_filling * size_.rows * size_.columns;
  if (!lay_out(random)) return Drawn::failed;
  answer_.assign(board_.cells.size(), 0);
  used_.assign(runs_.runs.size(), 0);
  differing_.clear();
  const auto cells = static_cast<std::uint32_t>(runs_.cells());
  tries_ = tries_per_cell * cells;
  if (!fill_rest(cells, random)) return Drawn::failed;
  narrow(random);
  return Drawn::drawn;
}

bool Recipe::lay_out(RandomNumbers& random) {
  RandomLayout layout(size_, random);
  if (!layout.make()) return false;
  board_ = {size_.rows, size_.columns, std::vector<Cell>(std::size_t{size_.rows} * size_.columns)};
  for (std::uint32_t row = 0; row < size_.rows; ++row) {
    for (std::uint32_t column = 0; column < size_.columns; ++column)
      board_.at(row, column).white = layout.is_white(row, column);
  }
  runs_.find(board_);
  return true;
}

// How many digit sets the runs of a cell could have by their sums: with fewer, solutions are rarer.
std::size_t Recipe::choices(std::uint32_t cell) const {
  std::size_t sets = 0;
  for (const std::uint32_t run : runs_.runs_of[cell])
    sets += digit_sets(runs_.runs[run].length, sum_of(used_[run])).size();
  return sets;
}

// Gives random cells digits by which sums come nearer to the least and the greatest, which have few digit sets.
void Recipe::narrow(RandomNumbers& random) {
  const auto cells = static_cast<std::uint32_t>(runs_.cells());
  for (std::uint32_t changes = narrowing_per_cell * cells; changes > 0; --changes) {
    const std::uint32_t cell = random.below(cells);
    const Digits left = free_digits(cell);
    if (left == 0) continue;
    const std::uint8_t old = digit(cell);
    const std::size_t before = choices(cell);
    set(cell, random_digit(left, random));
    if (choices(cell) > before) set(cell, old);
  }
}

// Random tries in the cell with the fewest digits; `open` cells have none yet.
bool Recipe::fill_rest(std::uint32_t open, RandomNumbers& random) {
  if (open == 0) return true;
  std::uint32_t best = 0;
  unsigned fewest = digits + 1;
  for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
    if (digit(cell) != 0) continue;
    const unsigned left = kakuro::size(free_digits(cell));
    if (left >= fewest) continue;
    best = cell;
    fewest = left;
  }
  std::array<std::uint8_t, digits> values = {};
  std::size_t count = 0;
  for_digits(free_digits(best), [&](unsigned digit) { values[count++] = static_cast<std::uint8_t>(digit); });
  random.shuffle(std::span(values).first(count));
  for (std::size_t i = 0; i < count && tries_ > 0; ++i) {
    --tries_;
    set(best, values[i]);
    if (fill_rest(open - 1, random)) return true;
    set(best, 0);
  }
  return false;
}

Recipe::Digits Recipe::free_digits(std::uint32_t cell) const {
  return static_cast<Digits>(all_digits & ~(used_[runs_.runs_of[cell][0]] | used_[runs_.runs_of[cell][1]]));
}

void Recipe::set(std::uint32_t cell, std::uint8_t digit) {
  std::uint8_t& old = answer_[runs_.places[cell]];
  for (const std::uint32_t run : runs_.runs_of[cell]) {
    if (old != 0) used_[run] = static_cast<Digits>(used_[run] ^ digit_bit(old));
    if (digit != 0) used_[run] = static_cast<Digits>(used_[run] ^ digit_bit(digit));
  }
  old = digit;
}

// Gives one cell in which the answers differ another digit, after the one before has its own again where that let them
// differ in more cells.
bool Recipe::change(const Answer* other, RandomNumbers& random) {
  std::vector<std::uint32_t> differing;
  for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell)
    if (other == nullptr || (*other)[runs_.places[cell]] != digit(cell)) differing.push_back(cell);
  if (differing_.empty() || differing.size() <= differing_.size()) {
    differing_ = std::move(differing);
  } else {
    set(changed_, old_);
  }
  for (std::size_t tries = differing_.size(); tries > 0; --tries) {
    changed_ = differing_[random.below(static_cast<std::uint32_t>(differing_.size()))];
    const Digits left = free_digits(changed_);
    if (left == 0) continue;
    old_ = digit(changed_);
    set(changed_, random_digit(left, random));
    return true;
  }
  return false;
}

bool Recipe::write(const std::vector<std::uint32_t>&, Board& board) {
  for (std::size_t number = 0; number < runs_.runs.size(); ++number) {
    const std::uint32_t first = runs_.places[runs_.cells_of(runs_.runs[number])[0]];
    const Sum sum = sum_of(used_[number]);
    if (number < runs_.across) {
      board_.cells[first - 1].across = sum;
    } else {
      board_.cells[first - board_.columns].down = sum;
    }
  }
  board = board_;
  return true;
}

}  // namespace quadrille::kakuro
