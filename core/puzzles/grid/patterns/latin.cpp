// Futoshiki and skyscrapers as their players see them: what signs and clues from outside leave to a cell, the only
// number for a cell, and the only cell for a number.
#include "core/puzzles/grid/latin.hpp"

#include <algorithm>
#include <bit>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::latin {

namespace {

struct Clue {
  std::size_t number;
  Cells cells;  // as they are seen from it
};

struct Picture {
  Board board;
  std::vector<Cells> lines;
  std::vector<Pair> signs = {};  // `a` is smaller than `b`
  std::vector<Clue> clues = {};
  std::vector<std::size_t> smaller = {}, larger = {};  // by cell: how many must be, along the longest chain of signs
  const Text& text() const { return *board.text; }
  std::size_t size() const { return text().rows; }
};

using Row = PatternTable<Picture>::Row;

std::size_t each_sign(const Picture& picture) { return picture.signs.size(); }
std::size_t each_clue(const Picture& picture) { return picture.clues.size(); }
// A number in a line.
std::size_t each_line_and_number(const Picture& picture) { return picture.lines.size() * picture.size(); }

// What a cell can have beside the numbers that its row and column have already.
Values left_to(const Picture& picture, Variable cell, View& view) {
  Values left = view.of(cell);
  const std::size_t row = cell / picture.size(), column = picture.size() + cell % picture.size();
  if (std::has_single_bit(left)) return left;
  for (const std::size_t line : {row, column})
    for (const Variable other : picture.lines[line]) {
      const Values value = view.of(other);
      if (other == cell || !std::has_single_bit(value) || (left & value) == 0) continue;
      view.is(other, value);
      left &= ~value;
    }
  return left;
}

void only_number(const Picture& picture, std::size_t place, View& view) {
  const auto cell = static_cast<Variable>(place);
  if (std::has_single_bit(view.of(cell))) return;
  const Values left = left_to(picture, cell, view);
  if (!std::has_single_bit(left)) return;
  const auto relied = view.seen().relies_on;
  for (const Variable other : relied) view.point_at(other);
  view.is(cell, view.of(cell));
  view.conclude(cell, left);
}

void only_cell(const Picture& picture, std::size_t place, View& view) {
  const Cells& line = picture.lines[place / picture.size()];
  const Values value = Values{1} << place % picture.size();
  std::optional<Variable> only;
  for (const Variable cell : line) {
    if (view.of(cell) == value) return;
    if ((left_to(picture, cell, view) & value) == 0) {
      view.is(cell, view.of(cell));
      continue;
    }
    if (only) return;
    only = cell;
  }
  if (!only) return;
  for (const Variable cell : line) view.point_at(cell);
  view.conclude(*only, value);
}

Values below(unsigned value) { return (Values{1} << value) - 1; }

void chain_of_signs(const Picture& picture, std::size_t place, View& view) {
  const std::size_t smaller = picture.smaller[place], larger = picture.larger[place];
  if (smaller + larger == 0 || smaller + larger >= picture.size()) return;
  view.point_at(static_cast<std::uint32_t>(place));
  view.conclude(static_cast<Variable>(place),
                below(static_cast<unsigned>(picture.size() - larger)) & ~below(static_cast<unsigned>(smaller)));
}

// The smaller cell is less than the most of the larger one, which is more than the least of the smaller one.
void beside_sign(const Picture& picture, std::size_t place, View& view) {
  const Pair& sign = picture.signs[place];
  const Values less = view.of(sign.a), more = view.of(sign.b);
  if (less == 0 || more == 0) return;
  const auto highest = static_cast<unsigned>(std::bit_width(more)) - 1;
  const auto lowest = static_cast<unsigned>(std::countr_zero(less));
  sees(view, sign.a, less);
  sees(view, sign.b, more);
  view.conclude(sign.a, below(highest));
  view.conclude(sign.b, ~below(lowest + 1));
}

// ---- skyscrapers ----

void sees_one(const Picture& picture, std::size_t place, View& view) {
  const Clue& clue = picture.clues[place];
  if (clue.number == 1) view.conclude(clue.cells[0], Values{1} << (picture.size() - 1));
}

void sees_all(const Picture& picture, std::size_t place, View& view) {
  const Clue& clue = picture.clues[place];
  if (clue.number != picture.size()) return;
  for (std::size_t at = 0; at < clue.cells.size(); ++at) view.conclude(clue.cells[at], Values{1} << at);
}

// Room for the smaller ones that have to be seen before it.
void too_near(const Picture& picture, std::size_t place, View& view) {
  const Clue& clue = picture.clues[place];
  if (clue.number > picture.size()) return;
  for (std::size_t at = 0; at + 1 < clue.number; ++at)
    view.conclude(clue.cells[at], below(static_cast<unsigned>(picture.size() + 1 + at - clue.number)));
}

// The tallest ones at the end of what is known: all before it is seen.
void tallest_is_known(const Picture& picture, std::size_t place, View& view) {
  const Clue& clue = picture.clues[place];
  const Values tallest = Values{1} << (picture.size() - 1);
  std::size_t at = 0;
  while (at < clue.cells.size() && view.of(clue.cells[at]) != tallest) ++at;
  // As many cells up to the tallest as are seen: they ascend.
  if (at == clue.cells.size() || at + 1 != clue.number || at < 2) return;
  sees(view, clue.cells[at], tallest);
  for (std::size_t before = 0; before + 1 < at; ++before) {
    const Values nearer = view.of(clue.cells[before]), farther = view.of(clue.cells[before + 1]);
    if (nearer == 0 || farther == 0) return;
    view.is(clue.cells[before], nearer);
    view.is(clue.cells[before + 1], farther);
    view.conclude(clue.cells[before], below(static_cast<unsigned>(std::bit_width(farther)) - 1));
    view.conclude(clue.cells[before + 1], ~below(static_cast<unsigned>(std::countr_zero(nearer)) + 1));
  }
}

constexpr Row futoshiki_rows[] = {{"only-number", 1, each_cell, only_number},
                                  {"only-cell", 1, each_line_and_number, only_cell},
                                  {"chain-of-signs", 1, each_cell, chain_of_signs},
                                  {"beside-sign", 1, each_sign, beside_sign}};
constexpr Row skyscrapers_rows[] = {
    {"sees-one", 1, each_clue, sees_one},       {"sees-all", 1, each_clue, sees_all},
    {"only-number", 1, each_cell, only_number}, {"only-cell", 1, each_line_and_number, only_cell},
    {"too-near", 1, each_clue, too_near},       {"ascends-to-tallest", 2, each_clue, tallest_is_known}};

}  // namespace

std::unique_ptr<Patterns> futoshiki(const Board& board) {
  Picture picture = {board, lines_of(*board.text)};
  (void)read_pairs(*board.text, "<>", picture.signs);
  for (Pair& sign : picture.signs)
    if (sign.sign == '>') std::swap(sign.a, sign.b);
  picture.smaller.resize(board.cells());
  picture.larger.resize(board.cells());
  // A chain that is longer goes in a ring.
  for (std::size_t round = 0; round < picture.size(); ++round)
    for (const Pair& sign : picture.signs) {
      picture.smaller[sign.b] = std::max(picture.smaller[sign.b], picture.smaller[sign.a] + 1);
      picture.larger[sign.a] = std::max(picture.larger[sign.a], picture.larger[sign.b] + 1);
    }
  return std::make_unique<PatternTable<Picture>>(std::move(picture), futoshiki_rows);
}

// Boards with parks, or with diagonals that count, have no such patterns.
std::unique_ptr<Patterns> skyscrapers(const Board& board) {
  const Text& text = *board.text;
  if (text.find("parks") != nullptr || text.find("diagonals") != nullptr) return nullptr;
  Picture picture = {board, lines_of(text)};
  for (grid::View& view : views_of(text))
    if (const auto number = whole_number(clue_of(text, view.section, view.line)->text); number && *number > 0)
      picture.clues.push_back({static_cast<std::size_t>(*number), std::move(view.cells)});
  return std::make_unique<PatternTable<Picture>>(std::move(picture), skyscrapers_rows);
}

}  // namespace quadrille::grid::patterns::latin
