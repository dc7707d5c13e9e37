#include <algorithm>
#include <numeric>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::gokigen {

namespace {

constexpr SectionRule sections[] = {{"size", SectionKind::parameter, false},
                                    {"corners", SectionKind::corners, true, Clues::tokens}};
constexpr Values rising = 1, falling = 2;  // `/` and `\`

struct Corner {
  std::size_t row, column;
};

// The cells around a corner, with the slashes that end there.
std::vector<std::pair<Variable, Values>> around(const Text& text, Corner corner) {
  std::vector<std::pair<Variable, Values>> cells;
  for (const std::size_t row : {corner.row - 1, corner.row})
    for (const std::size_t column : {corner.column - 1, corner.column})
      if (row < text.rows && column < text.columns)
        cells.emplace_back(static_cast<Variable>(row * text.columns + column),
                           (row == corner.row) == (column == corner.column) ? falling : rising);
  return cells;
}

// Calls `use(corner, token)` for those that have a clue.
template <class Use>
std::optional<Error> for_clues(const Text& text, Use use) {
  const auto& rows = text.find("corners")->rows;
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < rows[row].size(); ++column)
      if (const Token& token = rows[row][column]; !token.is_blank() && token.text != "?")
        if (auto error = use(Corner{row, column}, token)) return error;
  return std::nullopt;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  network::Network::Lines lines;
  lines.shape = network::Network::Lines::Shape::forest;
  lines.points = static_cast<std::uint32_t>((text.rows + 1) * (text.columns + 1));
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    const auto corner = static_cast<std::uint32_t>(cell / text.columns * (text.columns + 1) + cell % text.columns);
    const auto next_row = static_cast<std::uint32_t>(corner + text.columns + 1);
    lines.edges.push_back({corner + 1, next_row, cell, rising});
    lines.edges.push_back({corner, next_row + 1, cell, falling});
  }
  network::add(maker.network, std::move(lines));
  return for_clues(text, [&](Corner corner, const Token& token) {
    std::optional<Error> error;
    const auto ends = maker.clue_number(token, 0, 4, error);
    if (ends) maker.count(around(text, corner), *ends, *ends);
    return error;
  });
}

bool obeys(const Text& text, const Answer& answer) {
  const auto fault = for_clues(text, [&](Corner corner, const Token& token) -> std::optional<Error> {
    std::uint64_t ends = 0;
    for (const auto& [cell, values] : around(text, corner)) ends += values >> (answer[cell] - 1u) & 1;
    return ends == whole_number(token.text) ? std::nullopt : std::optional(error_at(token, "another number"));
  });
  if (fault) return false;
  std::vector<std::size_t> piece((text.rows + 1) * (text.columns + 1));  // by corner: another one of its piece
  std::iota(piece.begin(), piece.end(), std::size_t{0});
  const auto root = [&](std::size_t corner) {
    while (piece[corner] != corner) corner = piece[corner] = piece[piece[corner]];
    return corner;
  };
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const bool is_rising = answer[cell] == 1;
    const std::size_t corner = cell / text.columns * (text.columns + 1) + cell % text.columns;
    const std::size_t one = root(corner + (is_rising ? 1 : 0));
    const std::size_t other = root(corner + text.columns + (is_rising ? 1 : 2));
    if (one == other) return false;
    piece[one] = other;
  }
  return true;
}

}  // namespace

const Genre genre = {.id = "gokigen",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'/', '\\'>,
                     .turning = {.has_sides = true}};

}  // namespace quadrille::grid::gokigen
