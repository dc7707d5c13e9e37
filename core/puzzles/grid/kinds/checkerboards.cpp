// Blocks of 2×2 that are checkerboards: around which corners they are.
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

// `use(cells, whether the corner has a clue)` for each corner inside the board.
template <class Use>
void for_blocks(const Text& text, Use use) {
  const Section* corners = text.find("corners");
  for (std::size_t row = 1; row < text.rows; ++row)
    for (std::size_t column = 1; column < text.columns; ++column) {
      Cells block;
      for (const auto& cell : around_corner(text, row, column)) block.push_back(*cell);
      use(block, corners != nullptr && !corners->rows[row][column].is_blank());
    }
}

std::optional<Error> compile_checkerboards(const Building& building, const Rule& rule, const Place&) {
  std::optional<Error> error;
  for_blocks(building.maker.text, [&](const Cells& block, bool is_marked) {
    if (building.ground.present(block).size() < block.size()) {
      building.maker.network.is_impossible |= is_marked;
      return;
    }
    const int lowest = building.maker.network.domains[block[0]].lowest;
    const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) {
      return state << 1 | (rule.sets[0] >> (number - lowest) & 1);
    };
    const auto accepts = [&](std::uint64_t state) { return (state == 0b1001 || state == 0b0110) == is_marked; };
    if (!error)
      error = follow(building, nullptr, block, {'x' + 2048, static_cast<std::int64_t>(rule.sets[0]), is_marked}, step,
                     accepts);
  });
  return error;
}

bool holds_checkerboards(const Finished& finished, const Rule& rule, const Place&) {
  bool holds = true;
  for_blocks(finished.ground.text, [&](const Cells& block, bool is_marked) {
    bool is[4];
    for (std::size_t i = 0; i < 4; ++i) is[i] = finished.has(block[i], rule.sets[0]);
    const bool is_whole = finished.ground.present(block).size() == 4;
    holds = holds && (is_whole && is[0] == is[3] && is[1] == is[2] && is[0] != is[1]) == is_marked;
  });
  return holds;
}

constexpr Row checkerboard_table[] = {
    {.form = "checkerboards of SET are around marked corners and no others",
     .shapes = shape(Shape::board),
     .compile = compile_checkerboards,
     .holds = holds_checkerboards,
     .words =
         {"of the four cells around a corner two that only touch there have SET, and the others not, exactly where "
          "the corner has a mark",
          "格点周围四格中恰有斜对的两格为 SET，当且仅当该格点有标记"}},
};

}  // namespace

std::span<const Row> checkerboard_rows() { return checkerboard_table; }

}  // namespace quadrille::grid::kinds
