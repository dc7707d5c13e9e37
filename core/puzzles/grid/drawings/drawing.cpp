#include "core/puzzles/grid/drawings/drawing.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::grid::drawings {

namespace {

constexpr long kinds_of_points = 4;

class DrawingReader {
 public:
  DrawingReader(const penpa::Link& link, Drawing& drawing) : link_(link), grid_(link.grid), drawing_(drawing) {}

  std::optional<Error> read() {
    drawing_.rows = grid_.rows;
    drawing_.columns = grid_.columns;
    drawing_.has = grid_.has;
    for (const std::string_view key : {"number", "numberS"})
      if (auto error = read_numbers_of(key)) return error;
    for (const auto& [point, style] : entries("surface")) add(at(Kind::surface, penpa::point_in(point)), style);
    for (const auto& [point, entry] : entries("symbol")) {
      Thing thing = at(Kind::symbol, penpa::point_in(point));
      thing.text = penpa::words_in(penpa::item(entry, 1));
      thing.detail = bits_in(penpa::item(entry, 0));
      if (!penpa::says_nothing(entry)) add(std::move(thing), penpa::item(entry, 0));
    }
    for (const auto& [ends, style] : entries("lineE")) read_edge(ends, style);
    for (const std::string_view key : {"line", "freeline", "freelineE", "wall"})
      for (const auto& [ends, style] : entries(key)) add({.kind = Kind::line}, style);
    read_thermometers();
    for (const std::string_view key :
         {"arrows", "direction", "squareframe", "polygon", "killercages", "nobulbthermo", "cage"})
      for (std::size_t i = 0; i < penpa::parts_in(link_.drawn.member(key)); ++i)
        drawing_.things.push_back({.kind = Kind::other, .text = std::string(key)});
    return std::nullopt;
  }

 private:
  penpa::Entries entries(std::string_view key) const { return penpa::entries_of(link_.drawn.member(key)); }

  // A thing at a point; far outside for what is none.
  Thing at(Kind kind, long point) const {
    constexpr Part parts[] = {Part::middle, Part::corner, Part::down, Part::right};
    Thing thing = {.kind = kind};
    const bool is_point = point >= 0 && point < kinds_of_points * grid_.area;
    const auto place = is_point ? grid_.of_cell(point % grid_.area) : penpa::Grid::Place{-grid_.area, 0};
    thing.row = place.row;
    thing.column = place.column;
    if (is_point) thing.part = parts[point / grid_.area];
    return thing;
  }

  void add(Thing thing, penpa::Value style) {
    thing.style = penpa::whole_in(style);
    if (is_seen(thing)) drawing_.things.push_back(std::move(thing));
  }

  // Nobody sees what is drawn in the rim around the outer space, but on its inner border.
  bool is_seen(const Thing& thing) const {
    if (thing.kind == Kind::line) return true;
    constexpr long half_rim = penpa::Grid::rim / 2;
    const long first = grid_.point_of(0), low = thing.part == Part::middle ? half_rim : half_rim - 1;
    const long row = thing.row + first / grid_.width, column = thing.column + first % grid_.width;
    return row >= low && row < grid_.area / grid_.width - half_rim && column >= low && column < grid_.width - half_rim;
  }

  // The numbers of the ones in a list of 0 and 1, which arrows are.
  static std::string bits_in(penpa::Value style) {
    std::string bits;
    for (std::size_t i = 0; penpa::item(style, i) != nullptr && i < 10; ++i)
      if (penpa::whole_in(penpa::item(style, i)) == 1) bits += static_cast<char>('0' + i);
    return bits;
  }

  std::optional<Error> read_numbers_of(std::string_view key) {
    std::vector<penpa::Number> numbers;
    if (auto error = penpa::read_numbers(link_, key, numbers)) return error;
    const bool is_small = key == "numberS";
    for (penpa::Number& number : numbers) {
      const long point = penpa::point_in(number.point);
      Thing thing = is_small ? at(Kind::small, point / 4 - grid_.area) : at(Kind::number, point);
      thing.text = std::move(number.text);
      thing.detail = is_small ? decimal(static_cast<std::uint64_t>(std::max(point, 0L) % 4)) : std::move(number.kind);
      add(std::move(thing), penpa::item(number.entry, 1));
    }
    return std::nullopt;
  }

  void read_edge(std::string_view ends, penpa::Value style) {
    const std::size_t comma = std::min(ends.find(','), ends.size());
    const long first = penpa::point_in(ends.substr(0, comma));
    const long second = comma < ends.size() ? penpa::point_in(ends.substr(comma + 1)) : -1;
    const long number = penpa::whole_in(style);
    constexpr long thick = 2, thicker = 21;
    const bool is_level = second == first + 1, is_upright = second == first + grid_.width;
    if (first < grid_.area || first >= 2 * grid_.area || (!is_level && !is_upright))
      return drawing_.things.push_back({.kind = Kind::edge, .style = number});
    // A corner is the lower right one of its cell; the line leads from it to the right or down.
    Thing thing = at(Kind::edge, first - grid_.area);
    (is_level ? thing.column : thing.row) += 1;
    thing.part = is_level ? Part::down : Part::right;
    if (number == thick || number == thicker) thing.kind = Kind::border;
    thing.style = number;
    drawing_.things.push_back(std::move(thing));
  }

  void read_thermometers() {
    const penpa::Value all = link_.drawn.member("thermo");
    if (penpa::says_nothing(all)) return;
    for (const JsonValue& points : all->items) {
      if (penpa::says_nothing(&points)) continue;
      Thing thing = {.kind = Kind::thermo};
      for (const JsonValue& point : points.items) {
        const long cell = grid_.cell_of(penpa::whole_in(&point));
        if (cell < 0) thing.kind = Kind::other;
        thing.cells.push_back(static_cast<std::size_t>(std::max(cell, 0L)));
      }
      drawing_.things.push_back(std::move(thing));
    }
  }

  const penpa::Link& link_;
  const penpa::Grid& grid_;
  Drawing& drawing_;
};

}  // namespace

bool Drawing::is_whole() const { return std::find(has.begin(), has.end(), false) == has.end(); }

bool Drawing::is_inside(const Thing& thing) const {
  return thing.row >= 0 && thing.row < static_cast<long>(rows) && thing.column >= 0 &&
         thing.column < static_cast<long>(columns) && has[cell_of(thing)];
}

std::optional<Error> read_drawing(const penpa::Link& link, Drawing& drawing) {
  return DrawingReader(link, drawing).read();
}

}  // namespace quadrille::grid::drawings
