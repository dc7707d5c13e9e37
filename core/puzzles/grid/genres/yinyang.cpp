#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::yinyang {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  for (const Values colour : {Values{1}, Values{2}}) connect(maker, colour);
  // Of both diagonals of a block one would part the other: that follows from the rules.
  forbid_squares(maker, {{0, 0, 0, 0}, {1, 1, 1, 1}, {0, 1, 1, 0}, {1, 0, 0, 1}});
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  for (const Cells& square : squares_of(text))
    if (std::all_of(square.begin(), square.end(), [&](Variable cell) { return answer[cell] == answer[square[0]]; }))
      return false;
  return is_one_piece(text, [&](std::size_t cell) { return answer[cell] == 1; }) &&
         is_one_piece(text, [&](std::size_t cell) { return answer[cell] == 2; });
}

}  // namespace

const Genre genre = {"yinyang", sections, compile, obeys, write_token<'o', '#'>};

}  // namespace quadrille::grid::yinyang
