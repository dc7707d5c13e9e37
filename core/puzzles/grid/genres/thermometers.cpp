#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::thermometers {

namespace {

constexpr SectionRule sections[] = {{"top", SectionKind::top, true, Clues::tokens},
                                    {"left", SectionKind::left, true, Clues::tokens},
                                    {"lines", SectionKind::list},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};
constexpr Values filled = 2;

// Marks the cells of a thermometer in `is_used`, which no other one may use.
std::optional<Error> read_line(const Text& text, const std::vector<Token>& line, std::vector<bool>& is_used) {
  std::optional<Variable> last;
  for (const Token& token : line) {
    const auto cell = cell_named(text, token.text);
    if (!cell) return error_at(token, quote(token.text) + " is no cell of the board, such as r1c2");
    if (is_used[*cell]) return error_at(token, quote(token.text) + " is on a thermometer already");
    is_used[*cell] = true;
    if (last) {
      const Cells others = neighbours8(text, *last);
      if (std::find(others.begin(), others.end(), *cell) == others.end())
        return error_at(token, quote(token.text) + " does not touch the cell before it");
    }
    last = cell;
  }
  return std::nullopt;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  std::vector<bool> is_used(text.cells());
  for (const auto& line : text.find("lines")->rows)
    if (auto error = read_line(text, line, is_used)) return error;
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (!is_used[cell]) maker.leave_out(cell, ".");
  for (const auto& line : text.find("lines")->rows)
    for (std::size_t i = 1; i < line.size(); ++i)
      maker.relate(*cell_named(text, line[i - 1].text), *cell_named(text, line[i].text),
                   [](std::int64_t nearer, std::int64_t farther) { return nearer >= farther; });
  for (const std::string_view section : {"top", "left"})
    if (auto error = maker.count_lines(section, filled)) return error;
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  for (const auto& line : text.find("lines")->rows) {
    bool is_empty = false;
    for (const Token& token : line) {
      const bool is_filled = answer[*cell_named(text, token.text)] == 2;
      if (is_filled && is_empty) return false;
      is_empty = !is_filled;
    }
  }
  const auto is_filled = [&](Variable cell) { return answer[cell] == 2; };
  return are_clues_right(text, "top", is_filled) && are_clues_right(text, "left", is_filled);
}

}  // namespace

const Genre genre = {"thermometers", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::thermometers
