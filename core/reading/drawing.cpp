#include "core/reading/drawing.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/links/penpa.hpp"
#include "core/penpa/link.hpp"
#include "core/puzzles/grid/drawings/penpa.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"
#include "core/reading/rows.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

// The numbers in cells as bare rows; nothing where other things are drawn.
std::optional<Rows> bare_numbers(const grid::drawings::Drawing& drawing) {
  Rows rows;
  rows.height = drawing.rows;
  rows.width = drawing.columns;
  rows.numbers.assign(drawing.rows * drawing.columns, Rows::blank);
  for (const grid::drawings::Thing& thing : drawing.things) {
    const auto number = whole_number(thing.text);
    const bool is_bare = thing.kind == grid::drawings::Kind::number && drawing.is_inside(thing) && number;
    if (!is_bare || *number > 99'999) return std::nullopt;
    rows.numbers[drawing.cell_of(thing)] = static_cast<std::int32_t>(*number);
  }
  return drawing.things.empty() ? std::nullopt : std::optional(std::move(rows));
}

// Adds the genres and kinds of a guess; of bare numbers in the order in which they are likely.
void add_forms(const grid::drawings::Guess& guess, const penpa::Link& link, const grid::drawings::Drawing& drawing,
               Recognition& found) {
  std::vector<std::string_view> genres, sorted;
  for (const grid::drawings::Form& form : guess.forms) genres.push_back(form.genre);
  const auto rows = bare_numbers(drawing);
  if (rows)
    for (const std::string_view likely : genres_of(*rows))
      if (std::erase(genres, likely) > 0 || grid::kinds::is_named(likely)) sorted.push_back(likely);
  sorted.insert(sorted.end(), genres.begin(), genres.end());
  for (const std::string_view genre : sorted) {
    std::string text;
    const auto form = grid::drawings::form_of(genre);
    const bool is_kind = grid::kinds::is_named(genre);
    if (is_kind && (!form || read_as(*form, link, drawing, text))) continue;
    found.add({"grid", is_kind ? "grid" : genre}, std::move(text));
  }
}

Recognition unknown_drawing(std::string problem) {
  Recognition found;
  found.code = "drawing";
  found.problem = std::move(problem);
  return found;
}

}  // namespace

Recognition recognise_drawing(std::string_view line) {
  penpa::Link link;
  grid::drawings::Drawing drawing;
  std::string text;
  if (grid::drawings::open_link(line, link))
    return {{{"variant", "penpa"}, {"kakuro", "penpa"}, {"grid", "penpa"}}, false};
  if (const auto fault = read_drawing(link, drawing)) return unknown_drawing(fault->message.text());
  if (links::has_black_cells(link)) return {{{"kakuro", "penpa"}}, !kakuro::convert_penpa(line, text)};
  const grid::drawings::Guess guess = grid::drawings::guess(link, drawing);
  if (guess.is_told) return {{{"grid", "penpa"}}, true};
  const bool is_sudoku = grid::drawings::names_sudoku(guess.name.empty() ? link.title() : guess.name);
  const bool may_be_sudoku = is_sudoku || (guess.name.empty() && grid::drawings::may_be_solved_with(link, "number"));
  Recognition found;
  if (may_be_sudoku && !links::read_penpa(line, text)) found.readings.push_back({"variant", "penpa"});
  found.is_sure = is_sudoku && !found.readings.empty();
  if (found.is_sure) return found;
  add_forms(guess, link, drawing, found);
  if (!found.readings.empty()) return found;
  return unknown_drawing("this drawing of penpa-edit has what no puzzle has that is read from there");
}

}  // namespace quadrille::reading
