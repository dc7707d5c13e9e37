#include "core/puzzles/variant/ladder.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "core/puzzles/variant/hint_position.hpp"
#include "core/steps/table.hpp"

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

// What a technique costs: chains, which take the most time, grow with about the third power of the side.
std::int64_t work_of(bool (*find)(steps::Context&), const steps::Layout& layout) {
  const std::int64_t side = layout.values();
  const auto rows = steps::techniques();
  const auto row = std::find_if(rows.begin(), rows.end(), [find](const auto& each) { return each.find == find; });
  return (100 * side * side * side / (9 * 9 * 9) + 1) * row->us;
}

}  // namespace

Ladder::Ladder(const Board& board) {
  HintPosition position(board);
  position.remove_seen();
  const cover::Houses houses = houses_of(position);
  if (houses.size() == 0) return;
  layout_ = std::make_unique<const steps::Layout>(houses, position.cells(), board.shape.values, position.apart());
  position_ = std::make_unique<steps::Position>(*layout_);
  scratch_ = std::make_unique<steps::Scratch>(*layout_);
  if (!begin(position, *position_)) layout_ = nullptr;
}

bool Ladder::advance(Fuel& fuel) {
  if (layout_ == nullptr) return true;
  steps::Context context = {*position_, step_, *scratch_};
  for (; !has_found_ && next_ < std::size(techniques); ++next_) {
    if (fuel.is_spent()) return false;
    fuel.work -= work_of(techniques[next_], *layout_);
    has_found_ = techniques[next_](context);
  }
  return true;
}

}  // namespace quadrille::variant
