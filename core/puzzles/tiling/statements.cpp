#include "core/puzzles/tiling/statements.hpp"

#include <string>

#include "core/puzzles/tiling/layout.hpp"
#include "core/text/text.hpp"

namespace quadrille::tiling {

namespace {

// Calls `cell(place)`, `kind(number)` and `placed(number)` for each statement, in the order of their numbers.
template <class UseCell, class UseKind, class UsePlaced>
void for_each(const Board& board, UseCell&& cell, UseKind&& kind, UsePlaced&& placed) {
  for (std::size_t place = 0; place < board.cells.size(); ++place)
    if (board.cells[place].use == Cell::Use::must) cell(place);
  for (std::size_t number = 0; number < board.kinds.size(); ++number) {
    // A kind that may be used any number of times makes no statement.
    if (board.kinds[number].low > 0 || board.kinds[number].high != any_number) kind(number);
  }
  for (std::size_t number = 0; number < board.placed.size(); ++number) placed(number);
}

std::string place_name(const Board& board, std::size_t place) {
  const Point point = board.point_of(place);
  const auto from_one = [](int number) { return decimal(static_cast<std::uint64_t>(number + 1)); };
  return (board.grid == Grid::cube ? "layer " + from_one(point.layer) + ", row " : "row ") + from_one(point.row) +
         ", column " + from_one(point.column);
}

std::string copies_of(const Kind& kind) {
  if (kind.low == 1 && kind.high == 1) return "";
  if (kind.low == kind.high) return decimal(kind.low) + " ";
  return decimal(kind.low) + ".." + (kind.high == any_number ? "*" : decimal(kind.high)) + " ";
}

}  // namespace

void Statements::list(const Board& board, const Places& places, std::vector<why::Statement>& statements) {
  for_each(
      board,
      [&](std::size_t place) {
        statements.push_back({.words = "cell at " + place_name(board, place),
                              .place = places.of(place),
                              .cells = {static_cast<std::uint32_t>(place)}});
      },
      [&](std::size_t number) {
        statements.push_back({.words = "piece " + copies_of(board.kinds[number]) + board.kinds[number].name,
                              .place = places.of(thing_of_kind(number)),
                              .cells = {}});
      },
      [&](std::size_t number) {
        const cover::Placement placement = board.placed[number];
        const auto covered = board.layout->places(placement);
        statements.push_back(
            {.words = board.kinds[board.layout->kind_of(placement)].name + " at " + place_name(board, covered[0]),
             .place = places.of(thing_of_placed(number)),
             .cells = {covered.begin(), covered.end()}});
      });
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  part = board;
  part.placed.clear();
  why::Number count = 0;
  auto next = kept.begin();
  const auto is_kept = [&] { return next != kept.end() && count++ == *next && (++next, true); };
  for_each(
      board,
      [&](std::size_t place) {
        if (!is_kept()) part.cells[place].use = Cell::Use::may;
      },
      [&](std::size_t number) {
        if (is_kept()) return;
        part.kinds[number].low = 0;
        part.kinds[number].high = any_number;
      },
      [&](std::size_t number) {
        if (is_kept()) part.placed.push_back(board.placed[number]);
      });
}

std::int64_t Statements::work_to_keep(const Board& board) {
  return 200 + 10 * static_cast<std::int64_t>(board.cells.size() + board.layout->size());
}

}  // namespace quadrille::tiling
