#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::dominosa {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells}};
// A cell's value: where the other half of its domino is.
constexpr std::int64_t up = 0, left = 1, right = 2, down = 3;

std::uint64_t number_at(const Text& text, std::size_t cell) { return *whole_number(text.at("cells", cell)->text); }

// The cell of the other half, if it is on the board.
std::optional<Variable> other_half(const Text& text, Variable cell, unsigned value) {
  const std::size_t row = cell / text.columns, column = cell % text.columns;
  const auto width = static_cast<Variable>(text.columns);
  if (value == up) return row > 0 ? std::optional(cell - width) : std::nullopt;
  if (value == left) return column > 0 ? std::optional(cell - 1) : std::nullopt;
  if (value == right) return column + 1 < text.columns ? std::optional(cell + 1) : std::nullopt;
  return row + 1 < text.rows ? std::optional(cell + width) : std::nullopt;
}

std::pair<std::uint64_t, std::uint64_t> domino_at(const Text& text, std::size_t cell, std::size_t other) {
  return std::minmax({number_at(text, cell), number_at(text, other)});
}

// The set has the numbers from 0 to `highest`.
std::optional<Error> read_numbers(Maker& maker, std::uint64_t& highest) {
  const Text& text = maker.text;
  while ((highest + 1) * (highest + 2) < text.cells()) ++highest;
  if ((highest + 1) * (highest + 2) != text.cells())
    return error_at(*text.at("cells", 0), "a full set of dominoes has 2, 6, 12, 20 … halves, this board has " +
                                              in_digits(text.cells()) + " cells");
  std::optional<Error> error;
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (!maker.clue_number(*text.at("cells", cell), 0, highest, error)) return error;
  return std::nullopt;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  std::uint64_t highest = 0;
  if (auto error = read_numbers(maker, highest)) return error;
  maker.set_values(4);
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<std::pair<Variable, Values>>> places;
  for (std::uint64_t a = 0; a <= highest; ++a)
    for (std::uint64_t b = a; b <= highest; ++b) places[{a, b}];
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    Values on_board = 0;
    for (const std::int64_t value : {up, left, right, down}) {
      const auto other = other_half(text, cell, static_cast<unsigned>(value));
      if (!other) continue;
      on_board |= Values{1} << value;
      if (*other < cell) continue;
      places[domino_at(text, cell, *other)].emplace_back(cell, Values{1} << value);
      maker.relate(cell, *other, [&](std::int64_t a, std::int64_t b) { return (a == value) == (b == 3 - value); });
    }
    maker.allow(cell, on_board);
  }
  for (const auto& [domino, pairs] : places) maker.count(pairs, 1, 1);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> dominoes;
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const auto other = other_half(text, cell, answer[cell] - 1u);
    if (!other || answer[cell] + answer[*other] != 5) return false;
    const std::uint64_t number = number_at(text, cell);  // no set of this many halves has a larger one
    if (number >= answer.size() || (number + 1) * (number + 2) > answer.size()) return false;
    if (*other > cell) dominoes.push_back(domino_at(text, cell, *other));
  }
  std::sort(dominoes.begin(), dominoes.end());
  return std::adjacent_find(dominoes.begin(), dominoes.end()) == dominoes.end();
}

// By cell, the first cell of its domino.
std::vector<std::size_t> parts_of(const Text& text, const Answer& answer) {
  std::vector<std::size_t> part_of(answer.size(), no_part);
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    if (answer[cell] == 0) continue;
    const auto other = other_half(text, cell, answer[cell] - 1u);
    if (other) part_of[cell] = part_of[*other] = std::min(cell, *other);
  }
  return part_of;
}

std::optional<unsigned> value_in_part(unsigned neighbours) {
  switch (neighbours) {
    case 1: return up;
    case 2: return left;
    case 4: return right;
    case 8: return down;
    default: return std::nullopt;
  }
}

}  // namespace

const Genre genre = {.id = "dominosa",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'^', '<', '>', 'v'>,
                     .parts_of = parts_of,
                     .value_in_part = value_in_part};

}  // namespace quadrille::grid::dominosa
