#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::kakurasu {

namespace {

constexpr SectionRule sections[] = {{"top", SectionKind::top, true, Clues::tokens},
                                    {"left", SectionKind::left, true, Clues::tokens},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};

// Row and column numbers both count from 1; a cell's place in its line is its weight.
std::optional<Error> add_line(Maker& maker, const Cells& cells, const Token* token) {
  if (token == nullptr) return std::nullopt;
  std::optional<Error> error;
  const auto sum = maker.clue_number(*token, 0, cells.size() * (cells.size() + 1) / 2, error);
  if (!sum) return error;
  std::vector<network::Network::Term> terms;
  for (const Variable cell : cells) terms.push_back({static_cast<std::int32_t>(terms.size() + 1), cell});
  network::add_sum(maker.network, std::move(terms), static_cast<std::int64_t>(*sum));
  return std::nullopt;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = need_small(text)) return error;
  maker.set_values(2);
  for (std::size_t row = 0; row < text.rows; ++row)
    if (auto error = add_line(maker, row_of(text, row), clue_of(text, "left", row))) return error;
  for (std::size_t column = 0; column < text.columns; ++column)
    if (auto error = add_line(maker, column_of(text, column), clue_of(text, "top", column))) return error;
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  std::vector<std::uint64_t> row_sums(text.rows), column_sums(text.columns);
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (answer[cell] != 2) continue;
    row_sums[cell / text.columns] += cell % text.columns + 1;
    column_sums[cell % text.columns] += cell / text.columns + 1;
  }
  const auto agrees = [&](std::string_view section, const std::vector<std::uint64_t>& sums) {
    for (std::size_t line = 0; line < sums.size(); ++line)
      if (const Token* token = clue_of(text, section, line);
          token != nullptr && whole_number(token->text) != sums[line])
        return false;
    return true;
  };
  return agrees("left", row_sums) && agrees("top", column_sums);
}

}  // namespace

const Genre genre = {.id = "kakurasu",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'.', '#'>,
                     .turning = {.group = Turning::Group::diagonal}};

}  // namespace quadrille::grid::kakurasu
