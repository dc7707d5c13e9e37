#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::magnets {

namespace {

constexpr SectionRule sections[] = {{"top", SectionKind::top, false, Clues::tokens},
                                    {"bottom", SectionKind::top, false, Clues::tokens},
                                    {"left", SectionKind::left, false, Clues::tokens},
                                    {"right", SectionKind::left, false, Clues::tokens},
                                    {"regions", SectionKind::cells},
                                    {"cells", SectionKind::cells, false, Clues::walls}};
constexpr std::int64_t plus = 0, minus = 1, empty = 2;

struct Side {
  std::string_view section;
  unsigned pole;
};
constexpr Side sides[] = {{"top", plus}, {"left", plus}, {"bottom", minus}, {"right", minus}};

std::optional<Error> give_poles(Maker& maker) {
  if (maker.text.find("cells") == nullptr) return std::nullopt;
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell) {
    const Token& token = *maker.text.at("cells", cell);
    if (token.is_blank() || (token.text == "#" && maker.is_left_out(cell))) continue;
    const std::size_t value = std::string_view("+-x").find(token.text);
    if (maker.is_left_out(cell) || token.text.size() != 1 || value == std::string_view::npos)
      return error_at(token, quote(token.text) + " is none of + - x, or not in a magnet's place");
    maker.give(cell, static_cast<unsigned>(value));
  }
  return std::nullopt;
}

// How many cells of a line are not empty, which follows where both of its numbers are known. A magnet that lies in the
// line is two of them, one that lies across it is one, whichever way it is turned.
void count_filled(Maker& maker, std::string_view pluses, std::string_view minuses) {
  const auto others = clued_lines(maker.text, minuses);
  for (const auto& [line, clue] : clued_lines(maker.text, pluses))
    for (const auto& [same, other_clue] : others)
      if (line == same) maker.count_clues(*clue, *other_clue, line, Values{1} << plus | Values{1} << minus);
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(3);
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (text.at("regions", cell)->is_blank() || text.at("regions", cell)->text == "#") maker.leave_out(cell, ".");
  for (const Cells& region : regions_of(text)) {
    const Cells others = neighbours4(text, region[0]);
    if (region.size() != 2 || std::find(others.begin(), others.end(), region[1]) == others.end()) {
      const Token& token = *text.at("regions", region[0]);
      return error_at(token, "the region " + quote(token.text) + " is not two cells side by side");
    }
    maker.relate(region[0], region[1],
                 [](std::int64_t a, std::int64_t b) { return a == empty ? b == empty : a + b == plus + minus; });
  }
  for (Variable cell = 0; cell < text.cells(); ++cell)
    for (const Variable other : maker.present(neighbours4(text, cell)))
      if (other > cell && !maker.is_left_out(cell))
        maker.relate(cell, other, [](std::int64_t a, std::int64_t b) { return a == empty || a != b; });
  for (const Side& side : sides)
    if (auto error = maker.count_lines(side.section, Values{1} << side.pole)) return error;
  count_filled(maker, "top", "bottom");
  count_filled(maker, "left", "right");
  return give_poles(maker);
}

bool obeys(const Text& text, const Answer& answer) {
  for (const Cells& region : regions_of(text)) {
    const int a = answer[region[0]], b = answer[region[1]];
    if (a == b ? a != 3 : a == 3 || b == 3) return false;
  }
  const auto is_outside = [&](Variable cell) {
    const Token& token = *text.at("regions", cell);
    return token.is_blank() || token.text == "#";
  };
  for (Variable cell = 0; cell < answer.size(); ++cell)
    for (const Variable other : neighbours4(text, cell))
      if (answer[cell] == answer[other] && answer[cell] != 3 && !is_outside(cell) && !is_outside(other)) return false;
  for (const Side& side : sides)
    if (!are_clues_right(text, side.section,
                         [&](Variable cell) { return !is_outside(cell) && answer[cell] == side.pole + 1; }))
      return false;
  return true;
}

}  // namespace

const Genre genre = {"magnets", sections, compile, obeys, write_token<'+', '-', '.'>};

}  // namespace quadrille::grid::magnets
