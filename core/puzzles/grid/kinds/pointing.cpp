// Arrows that point at the largest number beside them.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

std::optional<unsigned> side_of_arrow(const Token* clue) {
  if (clue == nullptr || !has_arrow(clue->text)) return std::nullopt;
  const char arrow = clue->text.back();
  return arrow == '^' ? above : arrow == 'v' ? below : arrow == '<' ? leftward : rightward;
}

std::optional<Error> compile_pointing(const Building& building, const Rule&, const Place& place) {
  const auto side = side_of_arrow(place.clue);
  if (!side) return std::nullopt;
  const Text& text = building.maker.text;
  const auto target = neighbour_to(text, *place.cell, *side);
  if (!target || building.ground.is_wall(*target)) {
    building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  for (const Variable other : building.ground.present(neighbours4(text, *place.cell)))
    if (other != *target) building.maker.relate(other, *target, [](std::int64_t a, std::int64_t b) { return a < b; });
  return std::nullopt;
}

bool holds_pointing(const Finished& finished, const Rule&, const Place& place) {
  const auto side = side_of_arrow(place.clue);
  if (!side) return true;
  std::int64_t pointed = -1, most = -1;
  for (const unsigned each : {above, leftward, rightward, below}) {
    const auto next = neighbour_to(finished.ground.text, *place.cell, each);
    if (!next || finished.ground.is_wall(*next)) continue;
    std::int64_t& best = each == *side ? pointed : most;
    best = std::max(best, finished.number(*next));
  }
  return pointed > most;
}

constexpr Row pointing_table[] = {
    {.form = "its arrow points at the largest number beside it",
     .shapes = shape(Shape::cell),
     .compile = compile_pointing,
     .holds = holds_pointing,
     .words = {"GROUP: of the numbers beside it the one that its arrow points at is the only largest one",
               "GROUP：箭头指向周围各数中唯一最大的数"},
     .values = CellValues::Form::numbers},
};

}  // namespace

std::span<const Row> pointing_rows() { return pointing_table; }

}  // namespace quadrille::grid::kinds
