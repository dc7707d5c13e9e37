// Nurikabe as its players see it: islands that are full, that must not meet, that have one way to grow, and a sea that
// stays in one piece and has no pools.
#include <algorithm>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::nurikabe {

namespace {

constexpr Values island = white, sea = shaded;
constexpr std::size_t any_size = ~std::size_t{0};

struct Picture {
  Board board;
  std::vector<std::size_t> numbers;  // by cell: 0 where there is none, `any_size` for `?`
  std::size_t sea = 0;               // cells of it, if all islands have a number; else 0

  const Text& text() const { return *board.text; }
};

Picture picture_of(const Board& board) {
  Picture picture = {board, {}, board.cells()};
  for (std::size_t cell = 0; cell < board.cells(); ++cell) {
    const std::string& token = board.text->at("cells", cell)->text;
    const auto number = whole_number(token);
    picture.numbers.push_back(token == "?" ? any_size : static_cast<std::size_t>(number.value_or(0)));
    const std::size_t size = picture.numbers.back();
    picture.sea -= std::min(picture.sea, size);
  }
  return picture;
}

// The first cell with a number; none if the area has none.
std::optional<Variable> number_in(const Picture& picture, const Cells& cells) {
  for (const Variable cell : cells)
    if (picture.numbers[cell] > 0) return cell;
  return std::nullopt;
}

// The numbers of the islands beside a cell, as far as these are known.
Cells islands_beside(const Picture& picture, Variable cell, View& view) {
  Cells numbers;
  for (const Variable other : neighbours4(picture.text(), cell)) {
    const auto area = area_of(picture.text(), other, island, view);
    const auto number = area ? number_in(picture, area->cells) : std::nullopt;
    if (number && std::find(numbers.begin(), numbers.end(), *number) == numbers.end()) numbers.push_back(*number);
  }
  return numbers;
}

void between_islands(const Picture& picture, std::size_t place, View& view) {
  const auto cell = static_cast<Variable>(place);
  if (!view.is_open(cell, sea)) return;
  const Cells numbers = islands_beside(picture, cell, view);
  if (numbers.size() < 2) return;
  for (const Variable other : neighbours4(picture.text(), cell)) sees(view, other, island);
  for (const Variable number : numbers) view.point_at(number);
  view.conclude(cell, sea);
}

// The island of a number, without the number if it is not to be known.
std::optional<Area> island_of(const Picture& picture, std::size_t place, View& view) {
  const std::size_t number = picture.numbers[place];
  if (number == 0 || number == any_size) return std::nullopt;
  return area_of(picture.text(), static_cast<Variable>(place), island, view);
}

void full_island(const Picture& picture, std::size_t place, View& view) {
  const auto area = island_of(picture, place, view);
  if (!area || area->cells.size() != picture.numbers[place]) return;
  view.point_at(static_cast<std::uint32_t>(place));
  rely_on(area->cells, island, view);
  for (const Variable cell : area->open) view.conclude(cell, sea);
}

void only_way_out(const Picture& picture, std::size_t place, View& view) {
  const auto area = area_from_first(picture.text(), static_cast<Variable>(place), island, view);
  if (!area || area->open.size() != 1) return;
  const auto number = number_in(picture, area->cells);
  if (number && (picture.numbers[*number] == any_size || picture.numbers[*number] <= area->cells.size())) return;
  rely_on(area->cells, island, view);
  if (number) view.point_at(*number);
  view.conclude(area->open[0], island);
}

// One cell is missing, and it is one of two: the cell beside both is beside a full island.
void last_of_two(const Picture& picture, std::size_t place, View& view) {
  const auto area = island_of(picture, place, view);
  if (!area || area->open.size() != 2 || area->cells.size() + 1 != picture.numbers[place]) return;
  const Cells a = neighbours4(picture.text(), area->open[0]), b = neighbours4(picture.text(), area->open[1]);
  for (const Variable cell : a) {
    if (std::find(b.begin(), b.end(), cell) == b.end() || area->has(cell) || !view.is_open(cell, sea)) continue;
    view.point_at(static_cast<std::uint32_t>(place));
    rely_on(area->cells, island, view);
    view.conclude(cell, sea);
  }
}

void pool(const Picture& picture, std::size_t place, View& view) {
  const std::size_t width = picture.text().columns - 1;
  const auto corner = static_cast<Variable>(place / width * (width + 1) + place % width);
  const auto below = static_cast<Variable>(corner + width + 1);
  Cells open;
  for (const Variable cell : {corner, corner + 1, below, below + 1}) {
    if (!sees(view, cell, sea)) open.push_back(cell);
  }
  if (open.size() == 1) view.conclude(open[0], island);
}

std::size_t each_square(const Picture& picture) {
  const Text& text = picture.text();
  return text.columns > 1 ? (text.rows - 1) * (text.columns - 1) : 0;
}

// The smallest way from a cell to an island that can be so large.
void out_of_reach(const Picture& picture, std::size_t place, View& view) {
  const auto start = static_cast<Variable>(place);
  if (!view.is_open(start, sea)) return;
  std::vector<std::pair<Variable, std::size_t>> way = {{start, 1}};  // cells, and how many it takes up to there
  std::vector<bool> is_met(picture.text().cells());
  is_met[start] = true;
  for (std::size_t at = 0; at < way.size(); ++at) {
    const auto [cell, length] = way[at];
    if (view.of(cell) == island) {
      if (picture.numbers[cell] > 0) return;
    }
    const Cells numbers = islands_beside(picture, cell, view);
    if (numbers.size() == 1) {
      const auto area = area_of(picture.text(), numbers[0], island, view);
      if (picture.numbers[numbers[0]] >= area->cells.size() + length) return;
    }
    if (!numbers.empty()) continue;
    for (const Variable other : neighbours4(picture.text(), cell)) {
      if (is_met[other] || view.of(other) == sea) continue;
      is_met[other] = true;
      way.emplace_back(other, length + 1);
    }
    if (way.size() > most_of_area) return;
  }
  view.point_at(start);
  view.conclude(start, sea);
}

// Without one of the cells beside it the island has not enough room.
void needed_room(const Picture& picture, std::size_t place, View& view) {
  const auto area = island_of(picture, place, view);
  const std::size_t size = picture.numbers[place];
  if (!area || size > most_of_area || size <= area->cells.size() || area->open.size() > 6) return;
  for (const Variable without : area->open) {
    Cells room = area->cells;
    std::vector<bool> is_met(picture.text().cells());
    for (const Variable cell : room) is_met[cell] = true;
    is_met[without] = true;
    for (std::size_t at = 0; at < room.size() && room.size() < size; ++at)
      for (const Variable other : neighbours4(picture.text(), room[at])) {
        if (is_met[other] || view.of(other) == sea) continue;
        is_met[other] = true;
        const Cells numbers = islands_beside(picture, other, view);
        if (std::all_of(numbers.begin(), numbers.end(), [&](Variable number) { return number == place; }))
          room.push_back(other);
      }
    if (room.size() >= size) continue;
    view.point_at(static_cast<std::uint32_t>(place));
    rely_on(area->cells, island, view);
    view.conclude(without, island);
    return;
  }
}

void sea_way_out(const Picture& picture, std::size_t place, View& view) {
  const auto area = area_from_first(picture.text(), static_cast<Variable>(place), sea, view);
  if (!area || area->open.size() != 1 || area->cells.size() >= picture.sea) return;
  rely_on(area->cells, sea, view);
  view.conclude(area->open[0], sea);
}

void sea_joined(const Picture& picture, std::size_t, View& view) { keep_joined(picture.text(), sea, view); }

constexpr PatternTable<Picture>::Row rows[] = {{"full-island", 1, each_cell, full_island},
                                               {"between-islands", 1, each_cell, between_islands},
                                               {"pool", 1, each_square, pool},
                                               {"island-way-out", 1, each_cell, only_way_out},
                                               {"sea-way-out", 1, each_cell, sea_way_out},
                                               {"out-of-reach", 2, each_cell, out_of_reach},
                                               {"last-of-two", 2, each_cell, last_of_two},
                                               {"needed-room", 3, each_cell, needed_room},
                                               {"sea-joined", 3, whole_board, sea_joined}};

}  // namespace

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::nurikabe
