// The turns of a line, from one clue to the next.
#include <algorithm>

#include "core/puzzles/grid/kinds/division_checks.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// Which of the rule's two clues a cell has; none if it has neither.
std::optional<std::size_t> colour_of(const Ground& ground, const Rule& rule, Variable cell) {
  const Token* clue = clue_of_cell(ground.text, cell);
  if (clue == nullptr) return std::nullopt;
  for (std::size_t colour = 0; colour < rule.marks.size(); ++colour)
    if (mark_of(clue->text) == rule.marks[colour]) return colour;
  return std::nullopt;
}

// Each edge has a variable: 0 off the line, else 1, more by 1 where the number of turns from here to the next clue is
// odd if that is the first clue, and even if it is the second; and more by 2 where its straight part has a clue above
// it or on its left, at its end too. Where two turns are not of clues, one is between them.
std::optional<Error> compile_turns_between(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  std::vector<Variable> state_of(maker.network.domains.size());
  for (const auto* edges : {&building.edges.right, &building.edges.below})
    for (const auto& edge : *edges) {
      if (!edge) continue;
      state_of[*edge] = maker.network.add_auxiliary(5, 0);
      maker.relate(*edge, state_of[*edge],
                   [](std::int64_t is, std::int64_t state) { return (is == 1) == (state > 0); });
    }
  for (const Variable cell : place.cells) {
    const auto colour = colour_of(building.ground, rule, cell);
    Cells line;
    std::vector<unsigned> sides;
    std::vector<std::int64_t> key = {'w' + 2048, colour ? static_cast<std::int64_t>(*colour) : 2};
    for (const unsigned side : piece_sides)
      if (const auto edge = edge_of(maker.text, building.edges, cell, side)) {
        line.push_back(state_of[*edge]);
        sides.push_back(side);
        key.push_back(side);
      }
    if (line.empty()) continue;
    // The state: three bits for each edge.
    const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) {
      return state | static_cast<std::uint64_t>(number) << 3 * position;
    };
    const auto accepts = [&](std::uint64_t state) {
      std::vector<std::pair<unsigned, std::uint64_t>> ends;  // sides, and what their edges say
      for (std::size_t at = 0; at < sides.size(); ++at)
        if ((state >> 3 * at & 7) != 0) ends.emplace_back(sides[at], (state >> 3 * at & 7) - 1);
      if (ends.size() != 2) return ends.empty();
      const auto [first, one] = ends[0];
      const auto [second, other] = ends[1];
      const bool is_straight = (first == above && second == below) || (first == leftward && second == rightward);
      if (colour && (one % 2 != *colour || other % 2 != *colour)) return false;
      if (!colour && (one % 2 == other % 2) != is_straight) return false;
      if (is_straight) return (other >= 2) == (one >= 2 || colour.has_value());
      for (const auto& [side, says] : ends) {
        if (side == above || side == leftward) {
          if (says < 2 && !colour) return false;
        } else if ((says >= 2) != colour.has_value()) {
          return false;
        }
      }
      return true;
    };
    if (auto error = follow(building, nullptr, line, std::move(key), step, accepts)) return error;
  }
  return std::nullopt;
}

// Walks along the line from a clue in both directions to the next one, and marks what is passed.
bool holds_turns_between(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const std::vector<unsigned> shapes = sides_of(finished.answer);
  std::vector<bool> is_met(shapes.size());
  const auto is_on = [&](Variable cell) { return !finished.ground.is_wall(cell) && shapes[cell] != 0; };
  for (const Variable start : place.cells) {
    const auto colour = colour_of(finished.ground, rule, start);
    if (!colour || !is_on(start)) continue;
    is_met[start] = true;
    for (unsigned side : piece_sides) {
      if ((shapes[start] & side) == 0) continue;
      std::size_t turns = 0;
      std::optional<Variable> cell = neighbour_to(text, start, side);
      while (cell && !colour_of(finished.ground, rule, *cell)) {
        is_met[*cell] = true;
        const unsigned back = side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
        const unsigned next = shapes[*cell] & ~back;
        turns += next != side;
        side = next;
        cell = neighbour_to(text, *cell, side);
      }
      if (!cell || turns != (colour_of(finished.ground, rule, *cell) == colour ? 0u : 1u)) return false;
    }
  }
  return std::all_of(place.cells.begin(), place.cells.end(),
                     [&](Variable cell) { return !is_on(cell) || is_met[cell]; });
}

// Each edge has a variable: 0 off the line; 1 or 2 where the next marked cell up or left along the line is one in which
// it turns, or goes straight, and that on the other way is not; 3 if the line passes no marked cell. Whether it passes
// one is a variable of its own.
std::optional<Error> compile_alternating(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  add_loop(maker, building.edges, building.kind.crossing());
  const auto is_marked = [&](Variable cell) { return colour_of(building.ground, rule, cell) == 0u; };
  Cells marked = {maker.network.add_auxiliary(2, 0)};
  const auto has_line = [](std::int64_t shape) { return ((straight | turns) >> shape & 1) != 0; };
  std::copy_if(place.cells.begin(), place.cells.end(), std::back_inserter(marked), is_marked);
  // The state: 1 where none may be passed, 2 where one has to be, 3 where one was.
  const auto pass = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return number == 0 ? 1 : 2;
    if (!has_line(number)) return state;
    return state == 1 ? network::Automaton::refused : 3;
  };
  if (auto error =
          follow(building, nullptr, marked, {'w' + 2050}, pass, [](std::uint64_t state) { return state != 2; }))
    return error;
  std::vector<Variable> state_of(maker.network.domains.size());
  for (const auto* edges : {&building.edges.right, &building.edges.below})
    for (const auto& edge : *edges) {
      if (!edge) continue;
      const Variable state = state_of[*edge] = maker.network.add_auxiliary(4, 0);
      maker.relate(*edge, state, [](std::int64_t is, std::int64_t says) { return (is == 1) == (says > 0); });
      maker.relate(marked[0], state,
                   [](std::int64_t is, std::int64_t says) { return says == 0 || (is == 0) == (says == 3); });
    }
  for (const Variable cell : place.cells) {
    Cells line;
    std::vector<std::int64_t> key = {'w' + 2049, is_marked(cell)};
    for (const unsigned side : piece_sides)
      if (const auto edge = edge_of(maker.text, building.edges, cell, side)) {
        line.push_back(state_of[*edge]);
        key.push_back(side);
      }
    if (line.empty()) continue;
    // The state: behind the first edge with a line its side and what it says of the way through this cell, with a bit
    // above all; `whole` behind the second one.
    constexpr std::uint64_t met = 256, whole = 512;
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (number == 0) return state;
      const auto side = static_cast<unsigned>(key[position + 2]);
      // Whether the next marked cell on the way through this one, itself counted, is a turn; 2: there is none.
      const bool is_back = side == below || side == rightward;
      const std::uint64_t says = number == 3 ? 2 : (number == 1) == is_back ? 1 : 0;
      if (state == 0) return met | side << 2 | says;
      if (state == whole) return network::Automaton::refused;
      const unsigned first = static_cast<unsigned>(state >> 2) & 15;
      const bool is_straight = (first == above && side == below) || (first == leftward && side == rightward);
      if (is_marked(cell))
        return says == (state & 3) && says == (is_straight ? 0u : 1u) ? whole : network::Automaton::refused;
      return (says == 2) == ((state & 3) == 2) && (says == 2 || says != (state & 3)) ? whole
                                                                                     : network::Automaton::refused;
    };
    if (auto error =
            follow(building, nullptr, line, key, step, [&](std::uint64_t state) { return (state & met) == 0; }))
      return error;
  }
  return std::nullopt;
}

// Goes around the loop once and notes what it does in each marked cell. A loop that crosses itself has no order.
constexpr unsigned all_sides_met = above | leftward | rightward | below;
bool holds_alternating(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const std::vector<unsigned> sides = sides_without_walls(finished);
  if (!is_one_loop(text, sides) || std::count(sides.begin(), sides.end(), all_sides_met) > 0) return false;
  const Variable start =
      *std::find_if(place.cells.begin(), place.cells.end(), [&](Variable cell) { return sides[cell] != 0; });
  std::vector<bool> has_turned;
  Variable cell = start;
  unsigned side = sides[cell] & (~sides[cell] + 1);
  do {
    cell = *neighbour_to(text, cell, side);
    const unsigned back = side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
    const unsigned next = sides[cell] & ~back;
    if (colour_of(finished.ground, rule, cell) == 0u) has_turned.push_back(next != side);
    side = next;
  } while (cell != start);
  for (std::size_t i = 0; i < has_turned.size(); ++i)
    if (has_turned[i] == has_turned[(i + 1) % has_turned.size()]) return false;
  return true;
}

constexpr Row between_table[] = {
    {.form = "one loop that turns in every second MARK",
     .shapes = shape(Shape::board),
     .compile = compile_alternating,
     .holds = holds_alternating,
     .words = {"the lines are one loop; of the cells with the mark that it passes it turns in every second one",
               "线构成一个环路；依次经过的标记格中，转弯与直行交替"},
     .values = CellValues::Form::loop,
     .needs_clues = true},
    {.form = "one turn between MARK and MARK and none between equal ones",
     .shapes = shape(Shape::board),
     .compile = compile_turns_between,
     .holds = holds_turns_between,
     .words =
         {"from each clue along the line to the next one, the line turns once between them if they differ, and not "
          "if they are equal",
          "环路上相邻的两个提示之间，不同则恰转弯一次，相同则不转弯"},
     .values = CellValues::Form::loop},
};

}  // namespace

std::span<const Row> between_rows() { return between_table; }

}  // namespace quadrille::grid::kinds
