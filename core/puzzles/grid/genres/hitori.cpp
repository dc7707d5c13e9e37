#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::hitori {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};

// Calls `visit` for pairs of cells of a line with the same number.
template <class Visit>
bool for_equal(const Text& text, Visit visit) {
  for (const Cells& line : lines_of(text))
    for (std::size_t i = 0; i < line.size(); ++i)
      for (std::size_t j = i + 1; j < line.size(); ++j) {
        const Token &a = *text.at("cells", line[i]), &b = *text.at("cells", line[j]);
        if (!a.is_blank() && a == b && !visit(line[i], line[j])) return false;
      }
  return true;
}

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell)
    if (const Token& token = *maker.text.at("cells", cell); token.text == "#")
      return error_at(token, "a hitori has a number in each cell; what is shaded stands in the section \"filled\"");
  for_equal(maker.text, [&](Variable a, Variable b) {
    maker.relate(a, b, [](std::int64_t one, std::int64_t other) { return one + other > 0; });
    return true;
  });
  isolate_shaded(maker);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  return for_equal(text, [&](Variable a, Variable b) { return answer[a] == 2 || answer[b] == 2; }) &&
         is_shading_isolated(text, answer);
}

}  // namespace

const Genre genre = {"hitori", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::hitori
