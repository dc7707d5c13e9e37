#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::tenner {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens},
                                    {"bottom", SectionKind::top, false, Clues::tokens}};

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = need_small(text)) return error;
  if (text.columns != 10)
    return Error{Error::Code::bad_input, "tenner needs 10 columns, not " + in_digits(text.columns), text.line, 1};
  maker.set_values(10);
  for (std::size_t row = 0; row < text.rows; ++row)
    maker.differ(row_of(text, row), cover::unit(cover::UnitKind::row, row));
  for (Variable cell = 0; cell < text.cells(); ++cell)
    for (const Variable other : neighbours8(text, cell))
      if (other / 10 > cell / 10) maker.relate(cell, other, [](std::int64_t a, std::int64_t b) { return a != b; });
  for (std::size_t column = 0; column < text.columns; ++column) {
    const Token* token = clue_of(text, "bottom", column);
    if (token == nullptr) continue;
    std::optional<Error> error;
    const auto sum = maker.clue_number(*token, 0, 9 * text.rows, error);
    if (!sum) return error;
    std::vector<network::Network::Term> terms;
    for (const Variable cell : column_of(text, column)) terms.push_back({1, cell});
    network::add_sum(maker.network, std::move(terms), static_cast<std::int64_t>(*sum));
  }
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  for (std::size_t row = 0; row < text.rows; ++row)
    if (!are_different(row_of(text, row), answer)) return false;
  for (Variable cell = 0; cell < text.cells(); ++cell)
    for (const Variable other : neighbours8(text, cell))
      if (answer[cell] == answer[other]) return false;
  for (std::size_t column = 0; column < text.columns; ++column) {
    std::uint64_t sum = 0;
    for (const Variable cell : column_of(text, column)) sum += answer[cell] - 1u;
    const Token* token = clue_of(text, "bottom", column);
    if (token != nullptr && whole_number(token->text) != sum) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {.id = "tenner",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_number<0>,
                     .turning = {.group = Turning::Group::mirrors}};

}  // namespace quadrille::grid::tenner
