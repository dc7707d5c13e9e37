#include "core/puzzles/grid/nonograms/clues.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::grid::nonograms {

bool make_text(Clues clues, Text& text, Error& error) {
  const auto fail = [&](Message message) {
    error = {Error::Code::bad_input, std::move(message), clues.line, 1};
    return false;
  };
  if (clues.rows.empty() || clues.columns.empty()) return fail("this nonogram has no clues of rows or of columns");
  const std::size_t most = std::max(clues.rows.size(), clues.columns.size());
  if (most > most_side) return fail("a board has at most 128 rows and columns, this one has " + in_digits(most));
  const Genre& genre = *find_genre("nonogram");
  text = {&genre, clues.rows.size(), clues.columns.size(), clues.line, {}};
  for (const SectionRule& rule : genre.sections) {
    if (rule.name != "rows" && rule.name != "columns") continue;
    Section section = {&rule, clues.line, std::move(rule.name == "rows" ? clues.rows : clues.columns)};
    for (auto& line : section.rows)
      if (line.empty()) line.push_back({"0", clues.line, 1});
    text.sections.push_back(std::move(section));
  }
  return true;
}

}  // namespace quadrille::grid::nonograms
