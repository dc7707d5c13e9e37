#include "core/puzzles/grid/latin.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid {

namespace {

Error bad_board(const Text& text, Message message) {
  return {Error::Code::bad_input, std::move(message), text.line, 1};
}

}  // namespace

std::optional<Error> need_small(const Text& text) {
  constexpr std::size_t most = network::most_values;
  if (std::max(text.rows, text.columns) <= most) return std::nullopt;
  Error error = bad_board(text, Message(text.genre->id) + " has at most " + decimal(most) + " rows and columns, not " +
                                    decimal(std::max(text.rows, text.columns)));
  error.code = Error::Code::too_large;
  return error;
}

std::optional<Error> need_square(const Text& text) {
  if (text.rows != text.columns)
    return bad_board(text, "the board must be a square, not " + in_digits(text.rows) + " × " + decimal(text.columns));
  return need_small(text);
}

// The parameter stands alone, or has the value yes or no.
static bool has_diagonals(const Text& text) {
  const Section* diagonals = text.find("diagonals");
  return diagonals != nullptr && (diagonals->rows[0].empty() || diagonals->rows[0][0].text != "no");
}

std::vector<Cells> lines_and_diagonals(const Text& text) {
  std::vector<Cells> lines = lines_of(text);
  if (!has_diagonals(text)) return lines;
  Cells down, up;
  for (std::size_t row = 0; row < text.rows; ++row) {
    down.push_back(static_cast<Variable>(row * text.columns + row));
    up.push_back(static_cast<Variable>(row * text.columns + text.columns - 1 - row));
  }
  lines.push_back(std::move(down));
  lines.push_back(std::move(up));
  return lines;
}

namespace {

// The state is the set of the numbers so far, where that has few states; else each is counted.
std::optional<Error> add_each_once(Maker& maker, const Cells& cells, cover::Unit unit) {
  const auto& domain = maker.network.domains[cells[0]];
  const std::size_t numbers = domain.lowest == 0 ? domain.values - 1u : domain.values, blanks = cells.size() - numbers;
  if (blanks == 0 ? domain.lowest > 0 : blanks == 1) {
    maker.differ(cells, unit);
    return std::nullopt;
  }
  if (numbers > 10) {
    for (unsigned value = 1; value <= numbers; ++value) maker.count(cells, Values{1} << value, 1);
    return std::nullopt;
  }
  return maker.follow(
      nullptr, cells, {-1},
      [&](std::uint64_t state, std::size_t position, std::int64_t number) {
        const auto own = std::uint64_t{1} << number;
        if (number > 0) return (state & own) != 0 ? network::Automaton::refused : state | own;
        const std::size_t blank = position - static_cast<std::size_t>(std::popcount(state));
        return blank < blanks ? state : network::Automaton::refused;
      },
      [&](std::uint64_t state) { return static_cast<std::size_t>(std::popcount(state)) == numbers; });
}

}  // namespace

std::optional<Error> each_once(Maker& maker) {
  if (const Section* diagonals = maker.text.find("diagonals")) {
    const auto& values = diagonals->rows[0];
    if (values.size() > 1 || (values.size() == 1 && values[0].text != "yes" && values[0].text != "no"))
      return error_at(values[0], "diagonals is yes or no");
  }
  const std::vector<Cells> lines = lines_and_diagonals(maker.text);
  const std::size_t rows = maker.text.rows;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const cover::Unit unit = i < rows       ? cover::unit(cover::UnitKind::row, i)
                             : i < 2 * rows ? cover::unit(cover::UnitKind::column, i - rows)
                                            : network::other_unit;
    if (auto error = add_each_once(maker, lines[i], unit)) return error;
  }
  return std::nullopt;
}

std::optional<Error> read_pairs(const Text& text, std::string_view signs, std::vector<Pair>& pairs) {
  const Section* section = text.find("pairs");
  if (section == nullptr) return std::nullopt;
  for (const auto& row : section->rows) {
    if (row.size() != 3)
      return error_at(row[0],
                      "a pair is a cell, a sign and a cell, such as r1c1 " + Message(signs.substr(0, 1)) + " r1c2");
    const auto a = cell_named(text, row[0].text), b = cell_named(text, row[2].text);
    if (!a || !b) return error_at(row[a ? 2 : 0], quote(row[a ? 2 : 0].text) + " is no cell of the board");
    if (a == b) return error_at(row[2], "a pair has two cells, not " + quote(row[2].text) + " twice");
    if (row[1].text.size() != 1 || signs.find(row[1].text[0]) == std::string_view::npos)
      return error_at(row[1], quote(row[1].text) + " is no sign of a pair");
    pairs.push_back({*a, *b, row[1].text[0]});
  }
  return std::nullopt;
}

std::vector<View> views_of(const Text& text) {
  std::vector<View> views;
  for (const std::string_view section : {"top", "bottom", "left", "right"}) {
    const bool is_column = section == "top" || section == "bottom";
    for (std::size_t line = 0; line < (is_column ? text.columns : text.rows); ++line) {
      if (clue_of(text, section, line) == nullptr) continue;
      Cells cells = is_column ? column_of(text, line) : row_of(text, line);
      if (section == "bottom" || section == "right") std::reverse(cells.begin(), cells.end());
      views.push_back({section, line, std::move(cells)});
    }
  }
  return views;
}

bool are_different(const Cells& cells, const Answer& answer, unsigned first) {
  Values seen = 0;
  for (const Variable cell : cells) {
    const Values value = Values{1} << (answer[cell] - 1u);
    if (answer[cell] >= first && (seen & value) != 0) return false;
    seen |= value;
  }
  return true;
}

}  // namespace quadrille::grid
