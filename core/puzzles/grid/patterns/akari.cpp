// Akari as its players see it: numbers that are met or need all cells around them, rays of lamps, the last cell that
// can light another one, and lamps that would take the place of what a number or a dark cell needs.
#include <algorithm>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::akari {

namespace {

constexpr Values unlit = 1, lamp = 2;
constexpr std::size_t no_number = ~std::size_t{0};

struct Picture {
  Board board;
  std::vector<std::size_t> numbers;  // by cell
  std::vector<bool> is_wall;         // by cell
  const Text& text() const { return *board.text; }
};

Picture picture_of(const Board& board) {
  Picture picture = {board, {}, {}};
  for (std::size_t cell = 0; cell < board.cells(); ++cell) {
    const std::string& token = board.text->at("cells", cell)->text;
    const bool is_wall = token[0] == '#';
    const auto number = is_wall ? whole_number(std::string_view(token).substr(1)) : std::nullopt;
    picture.is_wall.push_back(is_wall);
    picture.numbers.push_back(number ? static_cast<std::size_t>(*number) : no_number);
  }
  return picture;
}

// The cells that a lamp in a cell lights, without the cell itself.
Cells lit_from(const Picture& picture, std::size_t cell) {
  Cells lit;
  for (const auto& [down, right] : {std::pair(-1, 0), {0, -1}, {0, 1}, {1, 0}})
    for (const Variable other : ray_of(picture.text(), cell, down, right)) {
      if (picture.is_wall[other]) break;
      lit.push_back(other);
    }
  return lit;
}

bool is_open(const Picture& picture, Variable cell, View& view) {
  return !picture.is_wall[cell] && view.is_open(cell, lamp);
}

// What is known beside a number.
struct Beside {
  std::size_t missing = 0;  // lamps
  Cells open;
};

std::optional<Beside> beside_number(const Picture& picture, std::size_t place, View& view) {
  const std::size_t number = picture.numbers[place];
  if (number == no_number) return std::nullopt;
  Beside beside;
  std::size_t lamps = 0;
  for (const Variable other : neighbours4(picture.text(), place)) {
    if (picture.is_wall[other]) continue;
    lamps += sees(view, other, lamp);
    if (is_open(picture, other, view)) beside.open.push_back(other);
  }
  beside.missing = number - std::min(number, lamps);
  if (beside.open.empty()) return std::nullopt;
  view.point_at(static_cast<std::uint32_t>(place));
  return beside;
}

void number_met(const Picture& picture, std::size_t place, View& view) {
  const auto beside = beside_number(picture, place, view);
  if (!beside || beside->missing > 0) return;
  for (const Variable cell : beside->open) view.conclude(cell, unlit);
}

void number_needs_all(const Picture& picture, std::size_t place, View& view) {
  const auto beside = beside_number(picture, place, view);
  if (!beside || beside->missing == 0 || beside->missing != beside->open.size()) return;
  for (const Variable cell : beside->open) view.conclude(cell, lamp);
}

void lamp_lights(const Picture& picture, std::size_t place, View& view) {
  const auto cell = static_cast<Variable>(place);
  if (picture.is_wall[cell] || !sees(view, cell, lamp)) return;
  for (const Variable other : lit_from(picture, cell)) {
    if (view.is_open(other, lamp)) view.conclude(other, unlit);
  }
}

// The cells that can light a cell which is not lit yet, itself included; none if a lamp does.
std::optional<Cells> lights_of(const Picture& picture, std::size_t place, View& view) {
  if (picture.is_wall[place]) return std::nullopt;
  Cells lights;
  Cells all = lit_from(picture, place);
  all.push_back(static_cast<Variable>(place));
  for (const Variable other : all) {
    if (view.of(other) == lamp) return std::nullopt;
    if (view.is_open(other, lamp)) lights.push_back(other);
  }
  return lights;
}

void only_light(const Picture& picture, std::size_t place, View& view) {
  const auto lights = lights_of(picture, place, view);
  if (!lights || lights->size() != 1) return;
  view.point_at(static_cast<std::uint32_t>(place));
  view.conclude((*lights)[0], lamp);
}

// A lamp at a corner of the number would light too many of its neighbours: the number could not be reached.
void number_needs_corner(const Picture& picture, std::size_t place, View& view) {
  const auto beside = beside_number(picture, place, view);
  if (!beside || beside->missing == 0) return;
  for (const Variable corner : neighbours8(picture.text(), place)) {
    const bool is_beside = corner / picture.text().columns == place / picture.text().columns ||
                           corner % picture.text().columns == place % picture.text().columns;
    if (is_beside || !is_open(picture, corner, view)) continue;
    const Cells lit = lit_from(picture, corner);
    const auto taken = std::count_if(beside->open.begin(), beside->open.end(), [&](Variable cell) {
      return std::find(lit.begin(), lit.end(), cell) != lit.end();
    });
    if (beside->open.size() - static_cast<std::size_t>(taken) < beside->missing) view.conclude(corner, unlit);
  }
}

// A lamp that would light all cells which can light another one, but not that cell itself.
void keeps_light(const Picture& picture, std::size_t place, View& view) {
  const auto lights = lights_of(picture, place, view);
  if (!lights || lights->size() < 2 || lights->size() > 4) return;
  Cells common = lit_from(picture, (*lights)[0]);
  for (const Variable light : *lights) {
    const Cells lit = lit_from(picture, light);
    std::erase_if(common, [&](Variable cell) { return std::find(lit.begin(), lit.end(), cell) == lit.end(); });
  }
  const Cells own = lit_from(picture, place);
  for (const Variable cell : common) {
    if (cell == place || std::find(own.begin(), own.end(), cell) != own.end() || !is_open(picture, cell, view))
      continue;
    view.point_at(static_cast<std::uint32_t>(place));
    for (const Variable light : *lights) view.point_at(light);
    view.conclude(cell, unlit);
  }
}

constexpr PatternTable<Picture>::Row rows[] = {{"lamps-met", 1, each_cell, number_met},
                                               {"lamps-needed", 1, each_cell, number_needs_all},
                                               {"lamp-lights", 1, each_cell, lamp_lights},
                                               {"only-light", 1, each_cell, only_light},
                                               {"lamps-corner", 2, each_cell, number_needs_corner},
                                               {"keeps-light", 3, each_cell, keeps_light}};

}  // namespace

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::akari
