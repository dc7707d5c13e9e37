// Circles on a loop: whether the line turns in them, and in the cells before and after.
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr std::pair<unsigned, Values> straight_to[] = {
    {above, 1}, {leftward, 2}, {rightward, 2}, {below, 1}};  // a side, and the shape that goes straight to it

std::optional<Error> compile_black(const Building& building, const Rule&, const Place& place) {
  Maker& maker = building.maker;
  if (building.ground.is_wall(*place.cell)) return maker.network.is_impossible = true, std::nullopt;
  maker.allow(*place.cell, turns);
  for (const auto& [side, shape] : straight_to) {
    const auto other = neighbour_to(maker.text, *place.cell, side);
    if (!other || building.ground.is_wall(*other)) continue;
    const Values there = shapes_to(side, loop_shapes), is_straight = shape;
    maker.relate(*place.cell, *other, [&](std::int64_t here, std::int64_t next) {
      return (there >> here & 1) == 0 || (is_straight >> next & 1) != 0;
    });
  }
  return std::nullopt;
}

// The line turns in at least one of the two neighbours.
std::optional<Error> compile_white(const Building& building, const Rule&, const Place& place) {
  Maker& maker = building.maker;
  if (building.ground.is_wall(*place.cell)) return maker.network.is_impossible = true, std::nullopt;
  maker.allow(*place.cell, straight);
  for (const bool is_upright : {true, false}) {
    const auto one = neighbour_to(maker.text, *place.cell, is_upright ? above : leftward);
    const auto other = neighbour_to(maker.text, *place.cell, is_upright ? below : rightward);
    if (!one || !other || building.ground.is_wall(*one) || building.ground.is_wall(*other)) continue;
    // The state is whether all were straight so far.
    const std::int64_t shape = is_upright ? 0 : 1;
    const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
      return (position == 0 || state == 1) && value == shape;
    };
    if (auto error = follow(building, nullptr, {*place.cell, *one, *other}, {'w' + 256, shape}, step,
                            [](std::uint64_t state) { return state == 0; }))
      return error;
  }
  return std::nullopt;
}

// In how many of the two cells that the line goes to it turns; none if it does not go through the cell, or does not
// turn there as it should.
std::optional<unsigned> turns_beside(const Finished& finished, const Place& place, Values here) {
  const std::vector<unsigned> sides = sides_without_walls(finished);
  const std::size_t cell = *place.cell;
  if (sides[cell] == 0 || !finished.has(cell, here)) return std::nullopt;
  unsigned turned = 0;
  for (const unsigned side : {above, leftward, rightward, below})
    if (const auto other = neighbour_to(finished.ground.text, cell, side); other && (sides[cell] & side) != 0)
      turned += finished.has(*other, turns) ? 1u : 0u;
  return turned;
}

bool holds_black(const Finished& finished, const Rule&, const Place& place) {
  return turns_beside(finished, place, turns) == 0u;
}
bool holds_white(const Finished& finished, const Rule&, const Place& place) {
  return turns_beside(finished, place, straight).value_or(0) > 0;
}

// The state: the sides to which the line goes, and 16 for each turn.
std::optional<Error> compile_turns(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  if (building.ground.is_wall(*place.cell)) return maker.network.is_impossible = true, std::nullopt;
  const std::uint64_t total = *resolve(rule.amount.low, maker.text, place.number);
  Cells cells = {*place.cell};
  std::vector<unsigned> sides = {0};
  for (const auto& [side, shape] : straight_to)
    if (const auto other = neighbour_to(maker.text, *place.cell, side); other && !building.ground.is_wall(*other)) {
      cells.push_back(*other);
      sides.push_back(side);
    }
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const std::uint64_t turn = (turns >> number & 1) * 16;
    if (position > 0) return state + ((state & sides[position]) != 0 ? turn : 0);
    return number < std::int64_t{loop_shapes} - 1 ? line_shapes[static_cast<std::size_t>(number)].sides + turn
                                                  : network::Automaton::refused;
  };
  std::vector<std::int64_t> key(sides.begin(), sides.end());
  key[0] = 'g' + 256;
  key.push_back(static_cast<std::int64_t>(std::min<std::uint64_t>(total, 4)));
  return follow(building, place.clue, cells, key, step, [&](std::uint64_t state) { return state / 16 == total; });
}

bool holds_turns(const Finished& finished, const Rule& rule, const Place& place) {
  const auto beside = turns_beside(finished, place, straight | turns);
  if (!beside) return false;
  return *beside + (finished.has(*place.cell, turns) ? 1 : 0) ==
         resolve(rule.amount.low, finished.ground.text, place.number);
}

constexpr Row circle_table[] = {
    {.form = "a turn between straight cells",
     .shapes = shape(Shape::cell),
     .compile = compile_black,
     .holds = holds_black,
     .words = {"GROUP: the line turns there, and goes straight through the cells before and after",
               "GROUP：线在此转弯，并在前后两格直行"},
     .values = CellValues::Form::loop,
     .circle = LineBoard::Circle::black},
    {.form = "straight beside a turn",
     .shapes = shape(Shape::cell),
     .compile = compile_white,
     .holds = holds_white,
     .words = {"GROUP: the line goes straight through it, and turns in the cell before or after",
               "GROUP：线在此直行，并在前后至少一格转弯"},
     .values = CellValues::Form::loop,
     .circle = LineBoard::Circle::white},
    {.form = "QUANTITY turns there and in the cells before and after",
     .shapes = shape(Shape::cell),
     .compile = compile_turns,
     .holds = holds_turns,
     .words = {"GROUP: the line goes through it; its turns there and in the cells before and after are AMOUNT",
               "GROUP：线经过此格，在此格与前后两格的转弯数AMOUNT"},
     .values = CellValues::Form::loop},
};

}  // namespace

std::span<const Row> circle_rows() { return circle_table; }

}  // namespace quadrille::grid::kinds
