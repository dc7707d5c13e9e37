#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::mosaic {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};
constexpr Values shaded = 2;

Cells block_of(const Text& text, Variable cell) {
  Cells block = neighbours8(text, cell);
  block.push_back(cell);
  return block;
}

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  for (Variable cell = 0; cell < maker.text.cells(); ++cell) {
    const Token& token = *maker.text.at("cells", cell);
    if (token.text == "#") {
      maker.give(cell, 1);
    } else if (!token.is_blank()) {
      if (auto error = maker.count_clue(token, block_of(maker.text, cell), shaded)) return error;
    }
  }
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const auto clue = whole_number(text.at("cells", cell)->text);
    std::uint64_t times = 0;
    for (const Variable other : block_of(text, cell)) times += answer[other] == 2;
    if (clue && *clue != times) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {"mosaic", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::mosaic
