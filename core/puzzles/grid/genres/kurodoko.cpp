#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::kurodoko {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  isolate_shaded(maker);
  return read_shading(maker, [&](std::size_t cell, const Token& token) { return see_white(maker, cell, token); });
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_white = [&](std::size_t cell) { return answer[cell] == 1; };
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const std::string& token = text.at("cells", cell)->text;
    const auto number = whole_number(token);
    if ((number || token == "?") && !is_white(cell)) return false;
    if (number && count_seen(text, cell, is_white) != *number) return false;
  }
  return is_shading_isolated(text, answer);
}

}  // namespace

const Genre genre = {"kurodoko", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::kurodoko
