// The two parts of a line that come out of a cell: how far each goes straight, up to where the line turns.
#include <algorithm>
#include <array>

#include "core/puzzles/grid/compass.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::kinds {

namespace {

enum class Arms : std::uint8_t { equal, unequal, together };

constexpr unsigned all_sides[] = {above, leftward, rightward, below};

// None of the arms to the four sides has all of the length: a turn has two of them, and so has what is straight.
std::optional<Error> compile_together(const Building& building, const Rule& rule, const Place& place) {
  constexpr Values drawn = 2;  // of an edge
  const Text& text = building.maker.text;
  const std::uint64_t length = *resolve(rule.amount.low, text, place.number);
  if (building.ground.is_wall(*place.cell) || length < 2 || length > text.rows + text.columns) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  building.maker.allow(*place.cell, straight | turns);
  std::vector<network::Network::Term> terms;
  for (const unsigned side : all_sides) {
    Cells ray = edges_from(building, *place.cell, side, length);
    if (ray.empty()) continue;
    std::optional<Error> error;
    const auto arm = add_arm(building, rule, place, std::move(ray), drawn, length - 1, error);
    if (!arm) return error;
    terms.push_back({1, *arm});
  }
  network::add_sum(building.maker.network, std::move(terms), static_cast<std::int64_t>(length));
  return std::nullopt;
}

template <Arms arms>
std::optional<Error> compile_arms_of_line(const Building& building, const Rule&, const Place& place) {
  building.maker.count(Cells{*place.cell}, straight | turns, 1, 1);
  if (building.ground.is_wall(*place.cell)) building.maker.network.is_impossible = true;
  std::array<Cells, 4> rays;
  for (std::size_t side = 0; side < rays.size(); ++side)
    rays[side] = edges_from(building, *place.cell, all_sides[side]);
  for (std::size_t one = 0; one < 4; ++one)
    for (std::size_t other = one + 1; other < 4; ++other) {
      if (auto error = compare_arms(building, place.clue, rays[one], rays[other], arms == Arms::equal, false))
        return error;
    }
  return std::nullopt;
}

template <Arms arms>
bool holds_arms_of_line(const Finished& finished, const Rule& rule, const Place& place) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  std::vector<std::uint64_t> lengths;
  for (const unsigned side : all_sides) {
    std::uint64_t length = 0;
    for (std::size_t cell = *place.cell; (sides[cell] & side) != 0; ++length)
      cell = *neighbour_to(finished.ground.text, cell, side);
    if (length > 0) lengths.push_back(length);
  }
  if (lengths.size() != 2) return false;
  if (arms == Arms::together)
    return lengths[0] + lengths[1] == resolve(rule.amount.low, finished.ground.text, place.number);
  return (lengths[0] == lengths[1]) == (arms == Arms::equal);
}

// The sides of the numbers of a compass, in their order.
constexpr unsigned sides_of_compass[] = {above, below, leftward, rightward};

// One edge more than the line may have is enough of a ray. The state: the edges up to the first without a line, and
// 1024 behind it.
std::optional<Error> compile_exits(const Building& building, const Rule&, const Place& place) {
  constexpr std::uint64_t ended = 1024;
  const auto numbers = place.clue == nullptr ? std::nullopt : compass_of(place.clue->text);
  for (std::size_t i = 0; numbers && i < std::size(sides_of_compass); ++i) {
    if (!(*numbers)[i]) continue;
    const std::uint64_t length = std::min<std::uint64_t>(*(*numbers)[i], ended - 1);
    const Cells line = edges_from(building, *place.cell, sides_of_compass[i], length + 1);
    if (line.empty()) continue;
    const auto step = [&](std::uint64_t state, std::size_t, std::int64_t edge) -> std::uint64_t {
      if (state >= ended || edge == 0) return state | ended;
      return state == length ? network::Automaton::refused : state + 1;
    };
    const auto accepts = [&](std::uint64_t state) { return state % ended == 0 || state % ended == length; };
    if (auto error = follow(building, place.clue, line, {'e' + 256, static_cast<std::int64_t>(length)}, step, accepts))
      return error;
  }
  return std::nullopt;
}

bool holds_exits(const Finished& finished, const Rule&, const Place& place) {
  const auto numbers = place.clue == nullptr ? std::nullopt : compass_of(place.clue->text);
  const std::vector<unsigned> sides = sides_without_walls(finished);
  for (std::size_t i = 0; numbers && i < std::size(sides_of_compass); ++i) {
    std::uint64_t length = 0;
    for (std::size_t cell = *place.cell; (sides[cell] & sides_of_compass[i]) != 0; ++length)
      cell = *neighbour_to(finished.ground.text, cell, sides_of_compass[i]);
    if ((*numbers)[i] && length > 0 && length != *(*numbers)[i]) return false;
  }
  return true;
}

// The middle of a cell, or of the edge between two.
std::optional<Error> compile_middle(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Text& text = maker.text;
  if (place.cells.size() == 1) {
    maker.allow(place.cells[0], straight);
    return compile_arms_of_line<Arms::equal>(building, rule, {place.cells, place.cells[0]});
  }
  const unsigned ahead = place.cells.size() != 2                                           ? 0
                         : neighbour_to(text, place.cells[0], rightward) == place.cells[1] ? rightward
                         : neighbour_to(text, place.cells[0], below) == place.cells[1]     ? below
                                                                                           : 0;
  const auto edge = ahead == 0 ? std::nullopt : edge_of(text, building.edges, place.cells[0], ahead);
  if (!edge) {
    maker.network.is_impossible = true;
    return std::nullopt;
  }
  maker.allow(*edge, 2);
  return compare_arms(building, nullptr, edges_from(building, place.cells[0], ahead == below ? above : leftward),
                      edges_from(building, place.cells[1], ahead), true, true);
}

bool holds_middle(const Finished& finished, const Rule&, const Place& place) {
  const Text& text = finished.ground.text;
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const auto reach = [&](std::size_t cell, unsigned side) {
    std::size_t length = 0;
    for (; (sides[cell] & side) != 0; ++length) cell = *neighbour_to(text, cell, side);
    return length;
  };
  if (place.cells.empty() || place.cells.size() > 2) return false;
  const std::size_t first = place.cells.front(), last = place.cells.back();
  if (first == last) {
    if (sides[first] != (above | below) && sides[first] != (leftward | rightward)) return false;
    return reach(first, above) == reach(first, below) && reach(first, leftward) == reach(first, rightward);
  }
  for (const auto& [back, ahead] : {std::pair(leftward, rightward), {above, below}})
    if ((sides[first] & ahead) != 0 && neighbour_to(text, first, ahead) == static_cast<Variable>(last))
      return reach(first, back) == reach(last, ahead);
  return false;
}

}  // namespace

// The edges are read in turn, so that a state is only whether both arms go on; and only one edge is read behind the end
// of the shorter ray.
std::optional<Error> compare_arms(const Building& building, const Token* clue, const Cells& one, const Cells& other,
                                  bool are_equal, bool counts_none) {
  constexpr std::uint64_t settled = 0, both = 1, first_goes_on = 2, first_ended = 3;
  const std::size_t shorter = std::min(one.size(), other.size());
  Cells line;
  line.reserve(2 * shorter + 1);
  for (std::size_t i = 0; i < shorter; ++i) {
    line.push_back(one[i]);
    line.push_back(other[i]);
  }
  if (one.size() != other.size()) line.push_back((one.size() > shorter ? one : other)[shorter]);
  if (counts_none ? line.empty() : shorter == 0) return std::nullopt;
  const auto settle = [&](bool are_so) { return are_so == are_equal ? settled : network::Automaton::refused; };
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t edge) -> std::uint64_t {
    const bool is_drawn = edge != 0;
    if (state == settled) return settled;
    if (position == 2 * shorter) return settle(!is_drawn);
    if (position % 2 == 0) return is_drawn ? first_goes_on : first_ended;
    const bool goes_on = state == first_goes_on;
    if (goes_on && is_drawn) return both;
    return position == 1 && !counts_none ? settled : settle(goes_on == is_drawn);
  };
  const auto accepts = [&](std::uint64_t state) { return state == settled || are_equal; };
  return follow(building, clue, line, {'a' + 256, are_equal, counts_none}, step, accepts, both);
}

namespace {

// The first edges with a line behind each other, in the line that a clue sees: one fewer than the cells that they join,
// which are none where the clue is 0 or 1.
// The state is how many there were, and one more than the length once they have ended.
std::optional<Error> compile_first_part(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t cells = *resolve(rule.amount.low, building.maker.text, place.number);
  const std::uint64_t length = cells - std::min<std::uint64_t>(cells, 1);
  Cells edges;
  std::vector<std::int64_t> key = {'f' + 512, static_cast<std::int64_t>(std::min<std::uint64_t>(length, 1000))};
  std::vector<bool> is_behind_gap;
  bool is_gap = false;
  for (std::size_t i = 1; i < place.cells.size(); ++i) {
    const auto [one, other] = std::minmax(place.cells[i - 1], place.cells[i]);
    const bool is_level = one / building.maker.text.columns == other / building.maker.text.columns;
    const auto& edge = is_level ? building.edges.right[one] : building.edges.below[one];
    const bool is_there = edge && other - one == (is_level ? 1 : building.maker.text.columns);
    if (!is_there) is_gap = true;
    if (!is_there) continue;
    if (is_gap) key.push_back(static_cast<std::int64_t>(edges.size()));
    edges.push_back(*edge);
    is_behind_gap.push_back(std::exchange(is_gap, false));
  }
  if (length > edges.size()) return building.maker.network.is_impossible = true, std::nullopt;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (state > length) return state;
    const bool has_ended = state > 0 && (number == 0 || is_behind_gap[position]);
    if (has_ended) return state == length ? length + 1 : network::Automaton::refused;
    if (number == 0) return state;
    return state == length ? network::Automaton::refused : state + 1;
  };
  return follow(building, place.clue, edges, std::move(key), step,
                [&](std::uint64_t state) { return state >= length; });
}

bool holds_first_part(const Finished& finished, const Rule& rule, const Place& place) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const auto is_joined = [&](std::size_t from, std::size_t to) {
    for (const unsigned side : all_sides)
      if (neighbour_to(finished.ground.text, from, side) == to) return (sides[from] & side) != 0;
    return false;
  };
  std::uint64_t cells = 0;
  for (std::size_t i = 1; i < place.cells.size(); ++i) {
    const bool goes_on = is_joined(place.cells[i - 1], place.cells[i]);
    if (!goes_on && cells > 0) break;
    if (goes_on) cells += cells == 0 ? 2 : 1;
  }
  return is_amount(finished, rule, place, cells, 0) || (cells == 0 && is_amount(finished, rule, place, 1, 0));
}

constexpr auto of_loops = CellValues::Form::loop;

constexpr Row arm_table[] = {
    {.form = "lines from it are as long as its clue says",
     .shapes = shape(Shape::cell),
     .compile = compile_exits,
     .holds = holds_exits,
     .words = {"GROUP: where the line leaves it to a side with a number, it goes straight so far and turns",
               "GROUP：线从有数字的一边离开时，直行该数字的距离后转弯"},
     .values = of_loops},
    {.form = "middle of a straight line",
     .shapes = shape(Shape::cells),
     .compile = compile_middle,
     .holds = holds_middle,
     .words = {"GROUP: there is the middle of a straight part of the line, up to where it turns",
               "GROUP：这里是线的一段直线的中点"},
     .values = of_loops},
    {.form = "equally long lines both ways",
     .shapes = shape(Shape::cell),
     .compile = compile_arms_of_line<Arms::equal>,
     .holds = holds_arms_of_line<Arms::equal>,
     .words = {"GROUP: the line goes straight equally far from it both ways", "GROUP：线从它出发，两边直行等长"},
     .values = of_loops},
    {.form = "lines of different lengths both ways",
     .shapes = shape(Shape::cell),
     .compile = compile_arms_of_line<Arms::unequal>,
     .holds = holds_arms_of_line<Arms::unequal>,
     .words = {"GROUP: the line goes straight further from it one way than the other",
               "GROUP：线从它出发，两边直行不等长"},
     .values = of_loops},
    {.form = "lines of QUANTITY both ways together",
     .shapes = shape(Shape::cell),
     .compile = compile_together,
     .holds = holds_arms_of_line<Arms::together>,
     .words = {"GROUP: how far the line goes straight from it, both ways together: AMOUNT",
               "GROUP：线从它出发，两边直行的总长AMOUNT"},
     .values = of_loops},
    {.form = "the first part of the line along it has QUANTITY cells",
     .shapes = shape(Shape::clued),
     .compile = compile_first_part,
     .holds = holds_first_part,
     .words = {"GROUP: the first straight part of the line that goes along what it sees has AMOUNT cells",
               "GROUP：从它看去，第一段沿该行（列）的直线的格数AMOUNT"},
     .values = of_loops,
     .is_directed = true},
};

}  // namespace

std::span<const Row> arm_rows() { return arm_table; }

}  // namespace quadrille::grid::kinds
