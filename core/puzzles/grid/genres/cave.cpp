#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::cave {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  connect(maker, white);
  connect_to_border(maker, shaded);
  forbid_squares(maker, {{0, 1, 1, 0}, {1, 0, 0, 1}});  // one diagonal would part the other; follows from the rules
  return read_shading(maker, [&](std::size_t cell, const Token& token) { return see_white(maker, cell, token); });
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_white = [&](std::size_t cell) { return answer[cell] == 1; };
  return are_seen_counts_right(text, answer) && is_one_piece(text, is_white) &&
         reaches_border(text, [&](std::size_t cell) { return !is_white(cell); });
}

}  // namespace

const Genre genre = {"cave", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::cave
