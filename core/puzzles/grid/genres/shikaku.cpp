#include <algorithm>

#include "core/puzzles/grid/division.hpp"
#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::shikaku {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::unknown}};

std::optional<Error> compile(Maker& maker) {
  maker.set_values(joined_values);
  std::vector<RectangleClue> clues;
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell) {
    const Token& token = *maker.text.at("cells", cell);
    if (token.is_blank()) continue;
    clues.push_back({cell});
    if (token.text == "?") continue;
    std::optional<Error> error;
    const auto number = maker.clue_number(token, 1, maker.text.cells(), error);
    if (!number) return error;
    clues.back().area = static_cast<std::size_t>(*number);
  }
  return add_rectangles(maker, clues, [](std::size_t, const Rectangle&) { return true; });
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<std::size_t> parts = joined_parts(text, answer);
  if (!are_joined_by(text, answer, parts)) return false;
  const auto is_clue = clue_lookup(text);
  std::map<std::size_t, Rectangle> bounds;
  std::map<std::size_t, std::size_t> sizes;
  std::map<std::size_t, const Token*> clues;
  for (std::size_t cell = 0; cell < parts.size(); ++cell) {
    const std::size_t row = cell / text.columns, column = cell % text.columns;
    const auto at = bounds.try_emplace(parts[cell], Rectangle{row, column, row, column}).first;
    at->second = {at->second.top, std::min(at->second.left, column), row, std::max(at->second.right, column)};
    ++sizes[parts[cell]];
    if (is_clue(row, column) && !clues.try_emplace(parts[cell], text.at("cells", cell)).second) return false;
  }
  return std::all_of(sizes.begin(), sizes.end(), [&](const auto& part) {
    const auto clue = clues.find(part.first);
    return bounds.at(part.first).area() == part.second && clue != clues.end() &&
           (clue->second->text == "?" || whole_number(clue->second->text) == part.second);
  });
}

}  // namespace

const Genre genre = {.id = "shikaku",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'0', '1', '2', '3'>,
                     .parts_of = joined_parts,
                     .value_in_part = joined_value};

}  // namespace quadrille::grid::shikaku
