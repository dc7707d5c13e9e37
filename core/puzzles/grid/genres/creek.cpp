#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::creek {

namespace {

constexpr SectionRule sections[] = {{"size", SectionKind::parameter},
                                    {"corners", SectionKind::corners, true, Clues::tokens}};

// Calls `visit(token, cells)` for the corners with a clue.
template <class Visit>
bool for_corners(const Text& text, Visit visit) {
  for (std::size_t row = 0; row <= text.rows; ++row)
    for (std::size_t column = 0; column <= text.columns; ++column) {
      const Token& token = text.find("corners")->rows[row][column];
      if (token.is_blank()) continue;
      Cells cells;
      for (const auto& cell : around_corner(text, row, column))
        if (cell) cells.push_back(*cell);
      if (!visit(token, cells)) return false;
    }
  return true;
}

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  connect(maker, white);
  std::optional<Error> error;
  for_corners(maker.text, [&](const Token& token, const Cells& cells) {
    error = maker.count_clue(token, cells, shaded);
    return !error;
  });
  return error;
}

bool obeys(const Text& text, const Answer& answer) {
  return for_corners(text,
                     [&](const Token& token, const Cells& cells) {
                       const auto is_shaded = [&](Variable cell) { return answer[cell] == 2; };
                       return static_cast<std::uint64_t>(std::count_if(cells.begin(), cells.end(), is_shaded)) ==
                              whole_number(token.text);
                     }) &&
         is_one_piece(text, [&](std::size_t cell) { return answer[cell] == 1; });
}

}  // namespace

const Genre genre = {"creek", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::creek
