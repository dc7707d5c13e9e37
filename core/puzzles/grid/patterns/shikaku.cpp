// Shikaku as its players see it: the only rectangle of a number, cells that only one number reaches, cells that all
// rectangles of a number have, and rectangles that would leave a cell or a number nothing.
#include <algorithm>
#include <bit>
#include <optional>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"
#include "core/puzzles/grid/rectangles.hpp"

namespace quadrille::grid::patterns::shikaku {

namespace {

// A number whose rectangles are the values of one variable. Numbers that have more of them are not looked at.
struct Number {
  Variable cell, choice;
  std::vector<Rectangle> rectangles;  // by value
};

struct Picture {
  Board board;
  std::vector<Number> numbers;
  std::vector<std::vector<std::pair<std::size_t, Values>>> reached_by;  // by cell: numbers, and their rectangles there
  bool is_whole = true;                                                 // all numbers are here
  const Text& text() const { return *board.text; }
};

std::size_t each_number(const Picture& picture) { return picture.numbers.size(); }
std::size_t each_reached_cell(const Picture& picture) { return picture.is_whole ? picture.text().cells() : 0; }

Cells cells_of(const Picture& picture, const Rectangle& rectangle) {
  Cells cells;
  for (std::size_t row = rectangle.top; row <= rectangle.bottom; ++row)
    for (std::size_t column = rectangle.left; column <= rectangle.right; ++column)
      cells.push_back(static_cast<Variable>(row * picture.text().columns + column));
  return cells;
}

Picture picture_of(const Board& board) {
  const Text& text = *board.text;
  Picture picture = {board, {}, std::vector<std::vector<std::pair<std::size_t, Values>>>(text.cells())};
  auto variable = static_cast<Variable>(text.cells());
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (text.at("cells", cell)->is_blank()) continue;
    Number number = {cell, variable, {}};
    const auto area = static_cast<std::size_t>(whole_number(text.at("cells", cell)->text).value_or(0));
    for_rectangles(text, cell, area, [&](const Rectangle& rectangle) {
      number.rectangles.push_back(rectangle);
      return true;
    });
    variable += static_cast<Variable>(Choice::parts(number.rectangles.size()));
    if (number.rectangles.size() > network::most_values) {
      picture.is_whole = false;
      continue;
    }
    for (std::size_t i = 0; i < number.rectangles.size(); ++i)
      for (const Variable each : cells_of(picture, number.rectangles[i])) {
        auto& reached = picture.reached_by[each];
        if (reached.empty() || reached.back().first != picture.numbers.size())
          reached.emplace_back(picture.numbers.size(), 0);
        reached.back().second |= Values{1} << i;
      }
    picture.numbers.push_back(std::move(number));
  }
  return picture;
}

// The rectangle of a number that has one left: what its cells have, and those on its right and below it have not.
void only_rectangle(const Picture& picture, std::size_t place, View& view) {
  const Number& number = picture.numbers[place];
  const Values left = view.of(number.choice);
  if (!std::has_single_bit(left)) return;
  view.is(number.choice, left);
  const Rectangle& only = number.rectangles[static_cast<std::size_t>(std::countr_zero(left))];
  for (const Variable cell : cells_of(picture, only)) {
    view.point_at(cell);
    view.conclude(cell, Values{1} << only.value_at(cell / picture.text().columns, cell % picture.text().columns));
  }
}

// The numbers that can have a cell, with the rectangles that do.
std::vector<std::pair<std::size_t, Values>> reaching(const Picture& picture, std::size_t cell, View& view) {
  std::vector<std::pair<std::size_t, Values>> all;
  for (const auto& [number, rectangles] : picture.reached_by[cell])
    if (const Values left = view.of(picture.numbers[number].choice) & rectangles; left != 0)
      all.emplace_back(number, left);
  return all;
}

void only_number_there(const Picture& picture, std::size_t place, View& view) {
  const auto all = reaching(picture, place, view);
  if (all.size() != 1) return;
  const Number& number = picture.numbers[all[0].first];
  if (view.of(number.choice) == all[0].second) return;
  for (const auto& [other, rectangles] : picture.reached_by[place])
    view.is(picture.numbers[other].choice, view.of(picture.numbers[other].choice));
  view.point_at(static_cast<std::uint32_t>(place));
  view.point_at(number.cell);
  view.conclude(number.choice, all[0].second);
}

// The cells that each rectangle has which is left to a number: no other number can have them.
void common_cells(const Picture& picture, std::size_t place, View& view) {
  const Number& number = picture.numbers[place];
  const Values left = view.of(number.choice);
  Rectangle common = {0, 0, picture.text().rows, picture.text().columns};
  network::for_values(left, [&](unsigned value) {
    const Rectangle& each = number.rectangles[value];
    common = {std::max(common.top, each.top), std::max(common.left, each.left), std::min(common.bottom, each.bottom),
              std::min(common.right, each.right)};
  });
  if (left == 0) return;
  for (const Variable cell : cells_of(picture, common))
    for (const auto& [other, rectangles] : reaching(picture, cell, view)) {
      if (other == place) continue;
      const Variable choice = picture.numbers[other].choice;
      view.is(number.choice, left);
      view.point_at(number.cell);
      view.point_at(cell);
      view.conclude(choice, ~rectangles);
    }
}

// A rectangle that would take the only cells of another number: each of its rectangles has one of them.
void leaves_none(const Picture& picture, std::size_t place, View& view) {
  const Number& number = picture.numbers[place];
  const Values left = view.of(number.choice);
  if (std::has_single_bit(left)) return;
  network::for_values(left, [&](unsigned value) {
    if (!view.seen().left.empty()) return;
    std::vector<std::pair<std::size_t, Values>> taken;  // numbers, and their rectangles that are in its way
    for (const Variable cell : cells_of(picture, number.rectangles[value]))
      for (const auto& [other, rectangles] : reaching(picture, cell, view)) {
        if (other == place) continue;
        const auto at = std::find_if(taken.begin(), taken.end(),
                                     [&, other = other](const auto& each) { return each.first == other; });
        if (at != taken.end()) {
          at->second |= rectangles;
        } else {
          taken.emplace_back(other, rectangles);
        }
      }
    for (const auto& [other, rectangles] : taken) {
      const Variable choice = picture.numbers[other].choice;
      if (view.of(choice) != rectangles) continue;
      view.is(choice, rectangles);
      view.point_at(number.cell);
      view.point_at(picture.numbers[other].cell);
      view.conclude(number.choice, ~(Values{1} << value));
      return;
    }
  });
}

constexpr PatternTable<Picture>::Row rows[] = {{"only-rectangle", 1, each_number, only_rectangle},
                                               {"common-cells", 1, each_number, common_cells},
                                               {"only-number-there", 1, each_reached_cell, only_number_there},
                                               {"takes-all", 3, each_number, leaves_none}};

}  // namespace

std::shared_ptr<const Network> rectangles_alone(const Board& board, std::vector<Values>& domains) {
  const Network& whole = board.model->network;
  for (std::size_t variable = board.cells(); variable < whole.domains.size(); ++variable)
    if (whole.domains[variable].values == network::most_values) return nullptr;
  auto network = std::make_shared<Network>();
  network->cells = whole.cells;
  network->domains = whole.domains;
  network->counts = whole.counts;
  network->is_impossible = whole.is_impossible;
  for (const Network::Relation& relation : whole.relations) {
    Values left = 0;
    network::for_values(domains[relation.a], [&](unsigned value) { left |= relation.allowed[value]; });
    domains[relation.b] &= left;
  }
  return network;
}

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::shikaku
