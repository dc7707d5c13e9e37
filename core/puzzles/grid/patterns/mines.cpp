// Minesweeper and mosaic as their players see them: a number that is met, one that needs all cells around it, and two
// numbers that share cells.
#include <algorithm>
#include <optional>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::mines {

namespace {

constexpr Values without = 1, counted = 2;

struct Number {
  Variable cell;
  std::size_t number;
  Cells around;  // cells that can be counted
};

struct Picture {
  Board board;
  std::vector<Number> numbers;
  std::vector<std::vector<std::size_t>> numbers_of;  // by cell: those that count it
};

std::size_t each_number(const Picture& picture) { return picture.numbers.size(); }

// `with_itself`: whether a number counts its own cell.
Picture picture_of(const Board& board, bool with_itself) {
  const Text& text = *board.text;
  Picture picture = {board, {}, std::vector<std::vector<std::size_t>>(text.cells())};
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    const auto number = whole_number(text.at("cells", cell)->text);
    if (!number) continue;
    Cells around = neighbours8(text, cell);
    if (with_itself) around.push_back(cell);
    std::erase_if(around, [&](Variable other) { return !board.model->shown[other].empty(); });
    std::sort(around.begin(), around.end());
    for (const Variable other : around) picture.numbers_of[other].push_back(picture.numbers.size());
    picture.numbers.push_back({cell, static_cast<std::size_t>(*number), std::move(around)});
  }
  return picture;
}

struct Around {
  std::size_t missing = 0;
  Cells open;
};
std::optional<Around> around_number(const Number& number, View& view) {
  Around around;
  std::size_t has = 0;
  for (const Variable cell : number.around) {
    has += view.of(cell) == counted;
    if (view.is_open(cell, counted)) around.open.push_back(cell);
  }
  if (around.open.empty() || has > number.number) return std::nullopt;
  around.missing = number.number - has;
  return around;
}

// The number and what it counts already are part of the picture.
void point_at(const Number& number, View& view) {
  view.point_at(number.cell);
  for (const Variable cell : number.around) sees(view, cell, counted);
}

void number_met(const Picture& picture, std::size_t place, View& view) {
  const Number& number = picture.numbers[place];
  const auto around = around_number(number, view);
  if (!around || around->missing > 0) return;
  point_at(number, view);
  for (const Variable cell : around->open) view.conclude(cell, without);
}

void number_needs_all(const Picture& picture, std::size_t place, View& view) {
  const Number& number = picture.numbers[place];
  const auto around = around_number(number, view);
  if (!around || around->missing != around->open.size()) return;
  point_at(number, view);
  for (const Variable cell : around->open) view.conclude(cell, counted);
}

// One number exceeds the other by the number of open cells that only it counts: these are all mines. Then there are no
// mines among the cells that only the other one counts.
void two_numbers(const Picture& picture, std::size_t place, View& view) {
  const Number& number = picture.numbers[place];
  const auto around = around_number(number, view);
  if (!around) return;
  std::vector<std::size_t> others;
  for (const Variable cell : around->open)
    for (const std::size_t other : picture.numbers_of[cell])
      if (other != place && std::find(others.begin(), others.end(), other) == others.end()) others.push_back(other);
  for (const std::size_t each : others) {
    const Number& other = picture.numbers[each];
    const auto its = around_number(other, view);
    if (!its) continue;
    Cells own, rest;
    std::set_difference(around->open.begin(), around->open.end(), its->open.begin(), its->open.end(),
                        std::back_inserter(own));
    std::set_difference(its->open.begin(), its->open.end(), around->open.begin(), around->open.end(),
                        std::back_inserter(rest));
    if (around->missing != its->missing + own.size() || (own.empty() && rest.empty())) continue;
    point_at(number, view);
    point_at(other, view);
    for (const Variable cell : own) view.conclude(cell, counted);
    for (const Variable cell : rest) view.conclude(cell, without);
    return;
  }
}

constexpr PatternTable<Picture>::Row rows[] = {{"number-met", 1, each_number, number_met},
                                               {"number-needs-all", 1, each_number, number_needs_all},
                                               {"two-numbers", 2, each_number, two_numbers}};

}  // namespace

std::unique_ptr<Patterns> minesweeper(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board, false), rows);
}
std::unique_ptr<Patterns> mosaic(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board, true), rows);
}

}  // namespace quadrille::grid::patterns::mines
