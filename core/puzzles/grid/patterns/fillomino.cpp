// Fillomino as its players see it: areas that are complete, that have one way to grow, and numbers that would make an
// area too large.
#include <algorithm>
#include <bit>
#include <set>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::fillomino {

namespace {

struct Picture {
  Board board;
  std::size_t last = 0;  // the value with index i is the number i + 1 for these
  const Text& text() const { return *board.text; }
};

Picture picture_of(const Board& board) {
  std::set<std::uint64_t> large;
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    if (const auto number = whole_number(board.text->at("cells", cell)->text);
        number && *number >= network::most_values)
      large.insert(*number);
  const std::size_t last = network::most_values - 1;
  return {board, board.cells() < network::most_values ? board.cells() : last - std::min(last - 1, large.size())};
}

// The number of a cell that is known and small enough to be looked at; 0 for all others.
std::size_t number_at(const Picture& picture, Variable cell, View& view) {
  const Values values = view.of(cell);
  if (!std::has_single_bit(values)) return 0;
  const auto number = static_cast<std::size_t>(std::countr_zero(values)) + 1;
  return number <= std::min(picture.last, most_of_area) ? number : 0;
}

Values value_of(std::size_t number) { return Values{1} << (number - 1); }

void full_area(const Picture& picture, std::size_t place, View& view) {
  const auto cell = static_cast<Variable>(place);
  const std::size_t number = number_at(picture, cell, view);
  const auto area = number == 0 ? std::nullopt : area_from_first(picture.text(), cell, value_of(number), view);
  if (!area || area->cells.size() != number) return;
  rely_on(area->cells, value_of(number), view);
  for (const Variable open : area->open) view.conclude(open, ~value_of(number));
}

void only_way_out(const Picture& picture, std::size_t place, View& view) {
  const auto cell = static_cast<Variable>(place);
  const std::size_t number = number_at(picture, cell, view);
  const auto area = number == 0 ? std::nullopt : area_from_first(picture.text(), cell, value_of(number), view);
  if (!area || area->cells.size() >= number || area->open.size() != 1) return;
  rely_on(area->cells, value_of(number), view);
  for (const Variable own : area->cells)
    for (const Variable other : neighbours4(picture.text(), own))
      if (!area->has(other) && other != area->open[0]) view.is(other, view.of(other));
  view.conclude(area->open[0], value_of(number));
}

// A number that joins areas around a cell to more cells than it says.
void would_be_too_large(const Picture& picture, std::size_t place, View& view) {
  const auto cell = static_cast<Variable>(place);
  const Values values = view.of(cell);
  if (std::has_single_bit(values)) return;
  for (const Variable other : neighbours4(picture.text(), cell)) {
    const std::size_t number = number_at(picture, other, view);
    if (number == 0 || (values & value_of(number)) == 0) continue;
    Cells joined = {cell};
    for (const Variable next : neighbours4(picture.text(), cell))
      if (const auto area = area_of(picture.text(), next, value_of(number), view))
        for (const Variable each : area->cells)
          if (std::find(joined.begin(), joined.end(), each) == joined.end()) joined.push_back(each);
    if (joined.size() <= number) continue;
    joined.erase(joined.begin());
    rely_on(joined, value_of(number), view);
    view.conclude(cell, ~value_of(number));
    return;
  }
}

// Without one of the cells beside it an area has not enough room.
void needed_room(const Picture& picture, std::size_t place, View& view) {
  const auto start = static_cast<Variable>(place);
  const std::size_t number = number_at(picture, start, view);
  const auto area = number == 0 ? std::nullopt : area_from_first(picture.text(), start, value_of(number), view);
  if (!area || area->cells.size() >= number || area->open.size() > 6) return;
  for (const Variable without : area->open) {
    Cells room = area->cells;
    std::vector<bool> is_met(picture.text().cells());
    for (const Variable cell : room) is_met[cell] = true;
    is_met[without] = true;
    for (std::size_t at = 0; at < room.size() && room.size() < number; ++at)
      for (const Variable other : neighbours4(picture.text(), room[at])) {
        if (is_met[other]) continue;
        is_met[other] = true;
        if ((view.of(other) & value_of(number)) != 0) room.push_back(other);
      }
    if (room.size() >= number) continue;
    rely_on(area->cells, value_of(number), view);
    for (const Variable cell : room)
      for (const Variable other : neighbours4(picture.text(), cell)) view.is(other, view.of(other));
    view.conclude(without, value_of(number));
    return;
  }
}

constexpr PatternTable<Picture>::Row rows[] = {{"full-area", 1, each_cell, full_area},
                                               {"area-way-out", 1, each_cell, only_way_out},
                                               {"too-large", 1, each_cell, would_be_too_large},
                                               {"area-room", 2, each_cell, needed_room}};

}  // namespace

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::fillomino
