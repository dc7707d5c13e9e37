#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::yinyang {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};

// The cells of the border, once around. Empty if there are cells whose border is on both sides.
Cells border_of(const Text& text) {
  const std::size_t rows = text.rows, columns = text.columns;
  Cells border;
  if (rows < 2 || columns < 2) return border;
  const auto add = [&](std::size_t row, std::size_t column) {
    border.push_back(static_cast<Variable>(row * columns + column));
  };
  for (std::size_t column = 0; column + 1 < columns; ++column) add(0, column);
  for (std::size_t row = 0; row + 1 < rows; ++row) add(row, columns - 1);
  for (std::size_t column = columns - 1; column > 0; --column) add(rows - 1, column);
  for (std::size_t row = rows - 1; row > 0; --row) add(row, 0);
  return border;
}

// Around the border the colour changes twice or never, for else two areas of one colour would part those of the other.
// The state: the first colour, the last one, and how often it has changed.
std::optional<Error> divide_border(Maker& maker) {
  const Cells border = border_of(maker.text);
  if (border.empty()) return std::nullopt;
  return maker.follow(
      nullptr, border, {'r'},
      [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto colour = static_cast<std::uint64_t>(number);
        if (position == 0) return colour | colour << 1;
        const std::uint64_t changes = state >> 2, next = changes + ((state >> 1 & 1) != colour);
        return (state & 1) | colour << 1 | std::min<std::uint64_t>(next, 3) << 2;
      },
      [](std::uint64_t state) { return state >> 2 <= 2; });
}

std::optional<Error> compile(Maker& maker) {
  maker.set_values(2);
  for (const Values colour : {Values{1}, Values{2}}) connect(maker, colour);
  // A block whose diagonals have two colours is not possible, since one colour would divide the other. The rules imply
  // it.
  forbid_squares(maker, {{0, 0, 0, 0}, {1, 1, 1, 1}, {0, 1, 1, 0}, {1, 0, 0, 1}});
  if (auto error = divide_border(maker)) return error;
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
