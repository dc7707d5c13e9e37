#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::snake {

namespace {

// In `cells`, S is an end, o a part that is no end, and # any part.
constexpr SectionRule sections[] = {{"top", SectionKind::top, false, Clues::tokens},
                                    {"left", SectionKind::left, false, Clues::tokens},
                                    {"cells", SectionKind::cells, true, Clues::tokens}};

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  for (const std::string_view section : {"top", "left"})
    if (auto error = maker.count_lines(section, shaded)) return error;
  connect(maker, shaded);
  forbid_squares(maker, {{1, 1, 1, 1}, {0, 1, 1, 0}, {1, 0, 0, 1}});
  std::vector<std::pair<Variable, Values>> ends;
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    const bool is_end = token.text == "S";
    if (!token.is_blank() && !is_end && token.text != "o" && token.text != "#")
      return error_at(token, quote(token.text) + " is no part of a snake");
    if (!token.is_blank()) maker.give(cell, 1);
    const Variable end = maker.network.add_auxiliary(2, 0);
    ends.emplace_back(end, 2);
    if (is_end || token.text == "o") maker.allow(end, is_end ? 2 : 1);
    // The state: 1 of a cell that is no part; else 2 and how many parts beside it are missing.
    Cells star = neighbours4(text, cell);
    star.insert(star.begin(), {cell, end});
    const auto step = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      if (position == 0) return number == 0 ? 1 : 4;
      if (position == 1) return number == 0 ? state : state == 4 ? 3 : network::Automaton::refused;
      if (state == 1 || number == 0) return state;
      return state > 2 ? state - 1 : network::Automaton::refused;
    };
    if (auto error = maker.follow(nullptr, star, {}, step, [](std::uint64_t state) { return state <= 2; }))
      return error;
  }
  maker.count(ends, 2, 2);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_part = [&](std::size_t cell) { return answer[cell] == 2; };
  std::size_t ends = 0;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const std::string& token = text.at("cells", cell)->text;
    const Cells beside = neighbours4(text, cell);
    const auto parts = std::count_if(beside.begin(), beside.end(), is_part);
    if (token != "." && !is_part(cell)) return false;
    if (is_part(cell) && (parts < 1 || parts > 2)) return false;
    ends += is_part(cell) && parts == 1;
    if ((token == "S" && parts != 1) || (token == "o" && parts != 2)) return false;
  }
  for (const Cells& square : squares_of(text))
    if (is_part(square[0]) == is_part(square[3]) && is_part(square[1]) == is_part(square[2]) &&
        (is_part(square[0]) || is_part(square[1])))
      return false;
  return ends == 2 && is_one_piece(text, is_part) && are_clues_right(text, "top", is_part) &&
         are_clues_right(text, "left", is_part);
}

}  // namespace

const Genre genre = {"snake", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::snake
