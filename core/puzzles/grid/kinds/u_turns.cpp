// A line whose straight parts end in turns to the same side.
#include <algorithm>

#include "core/puzzles/grid/kinds/division_checks.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

bool is_upright(unsigned side) { return side == above || side == below; }

// Each edge has a variable: 0 off the line, else which of the two sides across its straight part both ends turn to, 1
// up or left, 2 down or right. Where the line turns, each of its two edges has the side of the other one.
std::optional<Error> compile_u_turns(const Building& building, const Rule&, const Place& place) {
  Maker& maker = building.maker;
  const Text& text = maker.text;
  std::vector<Variable> turn_of(maker.network.domains.size());
  for (const auto& edges : {building.edges.right, building.edges.below})
    for (const auto& edge : edges) {
      if (!edge) continue;
      turn_of[*edge] = maker.network.add_auxiliary(3, 0);
      maker.relate(*edge, turn_of[*edge], [](std::int64_t is, std::int64_t turn) { return (is == 1) == (turn > 0); });
    }
  for (const Variable cell : place.cells) {
    Cells line;
    std::vector<std::int64_t> key = {'v' + 2048};
    std::vector<unsigned> sides;
    for (const unsigned side : piece_sides)
      if (const auto edge = edge_of(text, building.edges, cell, side)) {
        line.push_back(turn_of[*edge]);
        sides.push_back(side);
        key.push_back(side);
      }
    // The state: two bits for each edge.
    const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) {
      return state | static_cast<std::uint64_t>(number) << 2 * position;
    };
    const auto accepts = [&](std::uint64_t state) {
      std::uint64_t upright[3] = {}, level[3] = {};  // the turns of such edges, and behind them the last one's side
      std::size_t uprights = 0, levels = 0;
      for (std::size_t at = 0; at < sides.size(); ++at) {
        const std::uint64_t turn = state >> 2 * at & 3;
        if (turn == 0) continue;
        const std::uint64_t side = sides[at] == above || sides[at] == leftward ? 1 : 2;
        (is_upright(sides[at]) ? upright[uprights++] : level[levels++]) = turn;
        (is_upright(sides[at]) ? upright[2] : level[2]) = side;
      }
      if (uprights == 1 && levels == 1) return upright[0] == level[2] && level[0] == upright[2];
      return (uprights < 2 || upright[0] == upright[1]) && (levels < 2 || level[0] == level[1]);
    };
    if (line.empty()) continue;
    if (auto error = follow(building, nullptr, line, std::move(key), step, accepts)) return error;
  }
  return std::nullopt;
}

// From each turn along the line to the next one: the sides that they have across it are the same.
bool holds_u_turns(const Finished& finished, const Rule&, const Place& place) {
  const Text& text = finished.ground.text;
  const Values crossing = finished.kind.crossing();
  const std::vector<unsigned> shapes = sides_of(finished.answer);
  const auto sides_at = [&](Variable cell) {
    return finished.has(cell, crossing) ? above | below | leftward | rightward : shapes[cell];
  };
  const auto is_turn = [&](unsigned sides) {
    return sides != 0 && sides != (above | below) && sides != (leftward | rightward) &&
           sides != (above | below | leftward | rightward);
  };
  for (const Variable cell : place.cells) {
    const unsigned own = finished.ground.is_wall(cell) ? 0 : sides_at(cell);
    if (!is_turn(own)) continue;
    for (const unsigned side : {rightward, below}) {
      if ((own & side) == 0) continue;
      std::optional<Variable> end = neighbour_to(text, cell, side);
      while (end && !is_turn(sides_at(*end)) && (sides_at(*end) & side) != 0) end = neighbour_to(text, *end, side);
      const unsigned across = side == below ? leftward | rightward : above | below;
      if (end && is_turn(sides_at(*end)) && (sides_at(*end) & across) != (own & across)) return false;
    }
  }
  return true;
}

constexpr Row u_turn_table[] = {
    {.form = "straight parts of the line turn to the same side at both ends",
     .shapes = shape(Shape::board),
     .compile = compile_u_turns,
     .holds = holds_u_turns,
     .words = {"each straight part of the line turns to the same side at both of its ends",
               "环路的每段直线在两端转向同一侧"},
     .values = CellValues::Form::loop},
};

}  // namespace

std::span<const Row> u_turn_rows() { return u_turn_table; }

}  // namespace quadrille::grid::kinds
