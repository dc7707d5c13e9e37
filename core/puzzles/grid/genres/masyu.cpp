#include <algorithm>
#include <bit>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::masyu {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};
constexpr std::array<std::pair<unsigned, Values>, 4> straight_to = {
    {{above, 1}, {leftward, 2}, {rightward, 2}, {below, 1}}};  // a side, and the shape that goes straight to it

// The neighbours of a black circle, where the line goes there, are straight.
void add_black(Maker& maker, Variable cell) {
  maker.allow(cell, turns);
  for (const auto& [side, shape] : straight_to) {
    const auto other = neighbour_to(maker.text, cell, side);
    if (!other) continue;
    const Values there = shapes_to(side, loop_shapes), is_straight = shape;
    maker.relate(cell, *other, [&](std::int64_t here, std::int64_t next) {
      return (there >> here & 1) == 0 || (is_straight >> next & 1) != 0;
    });
  }
}

// The line turns in at least one of the two neighbours of a white circle.
void add_white(Maker& maker, Variable cell) {
  maker.allow(cell, straight);
  for (const bool is_upright : {true, false}) {
    const auto one = neighbour_to(maker.text, cell, is_upright ? above : leftward);
    const auto other = neighbour_to(maker.text, cell, is_upright ? below : rightward);
    if (!one || !other) continue;
    // The state is whether all were straight so far.
    const std::int64_t shape = is_upright ? 0 : 1;
    (void)maker.follow(
        nullptr, {cell, *one, *other}, {'w', shape},
        [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
          return (position == 0 || state == 1) && value == shape;
        },
        [](std::uint64_t state) { return state == 0; });
  }
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(loop_shapes);
  const CellEdges edges = add_edges(maker);
  LineBoard board = {true, false, text.rows, text.columns};
  board.circles.resize(text.cells());
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.text == "#") {
      board.circles[cell] = LineBoard::Circle::black;
      add_black(maker, cell);
    } else if (token.text == "o") {
      board.circles[cell] = LineBoard::Circle::white;
      add_white(maker, cell);
    } else if (!token.is_blank()) {
      return error_at(token, quote(token.text) + " is no circle # or o");
    }
  }
  add_loop(maker, edges);
  maker.say_lines(std::move(board));
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<unsigned> sides = sides_of(answer);
  if (!is_one_loop(text, sides)) return false;
  const auto is_straight = [&](std::size_t cell) { return answer[cell] <= 2; };
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const std::string& token = text.at("cells", cell)->text;
    if (token == ".") continue;
    if (sides[cell] == 0 || is_straight(cell) != (token == "o")) return false;
    int turned = 0;
    for (const unsigned side : {above, leftward, rightward, below})
      if ((sides[cell] & side) != 0) turned += is_straight(*neighbour_to(text, cell, side)) ? 0 : 1;
    if (token == "o" ? turned == 0 : turned > 0) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {.id = "masyu",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_shape,
                     .turning = {.has_sides = true},
                     .edges = Edges::segments};

}  // namespace quadrille::grid::masyu
