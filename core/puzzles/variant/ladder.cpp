#include "core/puzzles/variant/ladder.hpp"

#include <vector>

#include "core/puzzles/variant/hint_position.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::variant {

namespace {

// In the order of core/steps/table.hpp.
constexpr bool (*techniques[])(steps::Context&) = {
    steps::find_x_wing,
    steps::find_hidden_pair,
    steps::find_swordfish,
    steps::find_hidden_triple,
    steps::find_two_strong_links,
    steps::find_xy_wing,
    steps::find_xyz_wing,
    steps::find_naked_quad,
    steps::find_jellyfish,
    steps::find_hidden_quad,
    steps::find_three_strong_links,
    steps::find_wing_of_four,
    steps::find_finned_swordfish,
    steps::find_four_strong_links,
    steps::find_finned_jellyfish,
    steps::find_chain,
};

// The houses, if all rows and columns are houses; else none.
cover::Houses houses_of(const HintPosition& position) {
  const Shape& shape = position.board().shape;
  cover::Houses houses;
  std::size_t lines = 0;
  for (const HintPosition::Group* const group : position.groups()) {
    if (!position.is_house(*group)) continue;
    const auto kind = cover::kind_of(group->unit);
    if (kind == cover::UnitKind::row || kind == cover::UnitKind::column) ++lines;
    houses.add(group->unit, group->variables);
  }
  const bool is_square = shape.rows == shape.values && shape.columns == shape.values;
  return is_square && lines == 2U * shape.values ? houses : cover::Houses();
}

bool begin(const HintPosition& position, steps::Position& begun) {
  std::vector<std::uint8_t> givens;
  for (std::uint32_t cell = 0; cell < position.cells(); ++cell) {
    const std::uint32_t value = HintPosition::value_of(position.candidates()[cell]);
    givens.push_back(position.is_filled(cell) ? static_cast<std::uint8_t>(value) : std::uint8_t{0});
  }
  if (!begun.begin(givens)) return false;
  for (steps::Cell cell = 0; cell < position.cells(); ++cell) {
    steps::for_bits(begun.values(cell) & ~position.candidates()[cell],
                    [&](std::uint32_t v) { begun.eliminate(cell, v); });
  }
  return !begun.is_contradictory();
}

}  // namespace

LadderStep find_ladder_step(const Board& board) {
  LadderStep found;
  HintPosition position(board);
  position.remove_seen();
  const cover::Houses houses = houses_of(position);
  if (houses.size() == 0) return found;
  auto layout = std::make_unique<const steps::Layout>(houses, position.cells(), board.shape.values, position.apart());
  steps::Position begun(*layout);
  if (!begin(position, begun)) return found;
  steps::Scratch scratch(*layout);
  steps::Context context = {begun, found.step, scratch};
  for (const auto find : techniques) {
    if (!find(context)) continue;
    found.layout = std::move(layout);
    return found;
  }
  return found;
}

}  // namespace quadrille::variant
