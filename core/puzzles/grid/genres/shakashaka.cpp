#include <algorithm>
#include <array>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::shakashaka {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::walls}};
constexpr std::string_view tokens[] = {".", "nw", "ne", "sw", "se"};  // the corner that is shaded
constexpr Values triangles = 0b11110;

bool is_wall(const Text& text, std::size_t cell) { return text.at("cells", cell)->text[0] == '#'; }

// Around a point there are eight sectors of 45°, in a circle from above to the right. Which of the two that a cell has
// are white: bit 0 is the first one. `corner` is the point as the cell sees it: 0 upper left, 1 upper right, 2 lower
// left, 3 lower right.
unsigned white_sectors(std::size_t corner, unsigned value) {
  if (value == 0) return 3;
  const std::size_t shaded_corner = value - 1;
  if (shaded_corner == corner) return 0;
  if (shaded_corner == 3 - corner) return 3;
  // The slanted side ends here: the half next to the shaded corner is shaded. In a cell's upper left corner the first
  // sector is the one along its upper side; in the other corners it goes on in the circle.
  const bool is_level = (shaded_corner ^ corner) == 1;  // side by side
  const bool first_is_level = corner == 0 || corner == 3;
  return is_level == first_is_level ? 2 : 1;
}

// Whether each white stretch of a circle of sectors is 90°, 180° or all: a corner, a side or the inside of a rectangle.
bool is_rectangular(unsigned circle) {
  if (circle == 255) return true;
  unsigned start = 0;
  while ((circle >> start & 1) != 0) ++start;
  unsigned length = 0;
  for (unsigned i = 1; i <= 8; ++i) {
    if ((circle >> (start + i) % 8 & 1) != 0) {
      ++length;
    } else {
      if (length != 0 && length != 2 && length != 4) return false;
      length = 0;
    }
  }
  return true;
}

// The cells around a point, in a circle: upper right, lower right, lower left, upper left; and the point as each of
// them sees it.
constexpr std::array<std::size_t, 4> in_circle = {1, 3, 2, 0}, corner_in_circle = {2, 0, 1, 3};

std::optional<Error> bound_point(Maker& maker, std::size_t row, std::size_t column) {
  const auto around = around_corner(maker.text, row, column);
  Cells cells;
  std::vector<std::int64_t> key = {'p'};
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < 4; ++place) {
    const auto& cell = around[in_circle[place]];
    if (!cell || is_wall(maker.text, *cell)) continue;
    cells.push_back(*cell);
    places.push_back(place);
    key.push_back(static_cast<std::int64_t>(place));
  }
  if (cells.empty()) return std::nullopt;
  return maker.follow(
      nullptr, cells, std::move(key),
      [&](std::uint64_t circle, std::size_t position, std::int64_t value) {
        const std::uint64_t sectors = white_sectors(corner_in_circle[places[position]], static_cast<unsigned>(value));
        return circle | sectors << 2 * places[position];
      },
      [](std::uint64_t circle) { return is_rectangular(static_cast<unsigned>(circle)); });
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(5);
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (is_wall(text, cell)) maker.leave_out(cell, "#");
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    Token token = *text.at("cells", cell);
    if (token.is_blank() || token.text == "#") continue;
    if (!is_wall(text, cell)) {
      const auto* const value = std::find(std::begin(tokens) + 1, std::end(tokens), token.text);
      if (value == std::end(tokens)) return error_at(token, quote(token.text) + " is no wall and no triangle");
      maker.give(cell, static_cast<unsigned>(value - std::begin(tokens)));
      continue;
    }
    token.text.erase(0, 1);
    if (auto error = maker.count_clue(token, neighbours4(text, cell), triangles)) return error;
  }
  for (std::size_t row = 0; row <= text.rows; ++row)
    for (std::size_t column = 0; column <= text.columns; ++column)
      if (auto error = bound_point(maker, row, column)) return error;
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const std::string& token = text.at("cells", cell)->text;
    if (token[0] != '#' || token.size() == 1) continue;
    const Cells beside = neighbours4(text, cell);
    if (std::count_if(beside.begin(), beside.end(), [&](Variable other) { return answer[other] > 1; }) !=
        token[1] - '0')
      return false;
  }
  for (std::size_t row = 0; row <= text.rows; ++row)
    for (std::size_t column = 0; column <= text.columns; ++column) {
      const auto around = around_corner(text, row, column);
      unsigned circle = 0;
      for (std::size_t place = 0; place < 4; ++place) {
        const auto& cell = around[in_circle[place]];
        if (!cell || is_wall(text, *cell)) continue;
        circle |= white_sectors(corner_in_circle[place], answer[*cell] - 1u) << 2 * place;
      }
      if (!is_rectangular(circle)) return false;
    }
  return true;
}

void write_value(const Text&, std::size_t, unsigned value, std::string& out) { out += tokens[value]; }

}  // namespace

const Genre genre = {.id = "shakashaka",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_value,
                     .turning = {.has_sides = true}};

}  // namespace quadrille::grid::shakashaka
