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
  return are_seen_counts_right(text, answer) && is_shading_isolated(text, answer);
}

}  // namespace

const Genre genre = {"kurodoko", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::kurodoko
