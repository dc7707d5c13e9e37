#include "core/puzzles/grid/kinds/division_checks.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/puzzles/grid/compass.hpp"

namespace quadrille::grid::kinds {

namespace {

// The cells beside a cell that are of its piece, as sides.
unsigned sides_in_piece(const Finished& finished, std::size_t cell) {
  unsigned sides = 0;
  for (const unsigned side : piece_sides)
    if (const auto other = neighbour_to(finished.ground.text, cell, side);
        other && finished.piece_of[cell] == finished.piece_of[*other])
      sides |= side;
  return sides;
}

struct Span {
  std::size_t top = ~std::size_t{0}, left = ~std::size_t{0}, bottom = 0, right = 0;

  std::size_t height() const { return bottom - top + 1; }
  std::size_t width() const { return right - left + 1; }
};
Span span_of(const Finished& finished, const Cells& piece) {
  Span span;
  for (const Variable cell : piece) {
    const std::size_t row = cell / finished.ground.text.columns, column = cell % finished.ground.text.columns;
    span.top = std::min(span.top, row), span.bottom = std::max(span.bottom, row);
    span.left = std::min(span.left, column), span.right = std::max(span.right, column);
  }
  return span;
}

const Cells& piece_with(const Finished& finished, const Place& place) {
  return finished.pieces[finished.piece_of[*place.cell]];
}

}  // namespace

bool holds_rectangular(const Finished& finished, const Rule&, const Place&) {
  return std::all_of(finished.pieces.begin(), finished.pieces.end(), [&](const Cells& piece) {
    const Span span = span_of(finished, piece);
    return span.height() * span.width() == piece.size();
  });
}

bool holds_no_crossing(const Finished& finished, const Rule&, const Place&) {
  const Text& text = finished.ground.text;
  const auto& of = finished.piece_of;
  for (std::size_t row = 1; row < text.rows; ++row)
    for (std::size_t column = 1; column < text.columns; ++column) {
      const std::size_t cell = row * text.columns + column, upper = cell - text.columns;
      const std::size_t around[] = {of[upper - 1], of[upper], of[cell], of[cell - 1]};
      bool is_joined = false;
      for (std::size_t i = 0; i < 4; ++i) is_joined |= around[i] != no_part && around[i] == around[(i + 1) % 4];
      if (!is_joined) return false;
    }
  return true;
}

bool holds_clues_in_pieces(const Finished& finished, const Rule& rule, const Place& place) {
  return std::all_of(finished.pieces.begin(), finished.pieces.end(), [&](const Cells& piece) {
    const auto clues = std::count_if(piece.begin(), piece.end(), [&](Variable cell) {
      return clue_of_cell(finished.ground.whole, cell) != nullptr;
    });
    return is_amount(finished, rule, place, static_cast<std::uint64_t>(clues), piece.size());
  });
}

bool holds_piece_size(const Finished& finished, const Rule& rule, const Place& place) {
  if (finished.ground.is_wall(*place.cell)) return true;
  return is_amount(finished, rule, place, piece_with(finished, place).size(), finished.piece_of.size());
}
bool holds_all_sizes(const Finished& finished, const Rule& rule, const Place& place) {
  return std::all_of(finished.pieces.begin(), finished.pieces.end(), [&](const Cells& piece) {
    return is_amount(finished, rule, place, piece.size(), finished.piece_of.size());
  });
}

bool holds_borders(const Finished& finished, const Rule& rule, const Place& place) {
  if (finished.ground.is_wall(*place.cell)) return true;
  std::uint64_t borders = 0;
  for (const unsigned side : piece_sides) borders += (sides_in_piece(finished, *place.cell) & side) == 0 ? 1u : 0u;
  return is_amount(finished, rule, place, borders, 0);
}

bool holds_straight_lines(const Finished& finished, const Rule&, const Place&) {
  return std::all_of(finished.pieces.begin(), finished.pieces.end(), [&](const Cells& piece) {
    const Span span = span_of(finished, piece);
    return span.height() == 1 || span.width() == 1;
  });
}

bool holds_unlike_sizes(const Finished& finished, const Rule&, const Place& place) {
  return std::all_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    const std::size_t own = finished.piece_of[cell];
    const Cells beside = neighbours4(finished.ground.text, cell);
    return std::none_of(beside.begin(), beside.end(), [&](Variable other) {
      const std::size_t its = finished.piece_of[other];
      return its != own && its != no_part && finished.pieces[its].size() == finished.pieces[own].size();
    });
  });
}

template <int longer>
bool holds_box(const Finished& finished, const Rule&, const Place& place) {
  if (finished.ground.is_wall(*place.cell)) return true;
  const Span span = span_of(finished, piece_with(finished, place));
  if (longer == 0) return span.width() == span.height();
  return longer > 0 ? span.width() > span.height() : span.width() < span.height();
}

bool holds_sizes_between(const Finished& finished, const Rule&, const Place&) {
  for (const Cells& piece : finished.pieces) {
    std::vector<std::optional<std::uint64_t>> numbers;
    for (const Variable cell : piece)
      if (const Token* clue = clue_of_cell(finished.ground.whole, cell)) {
        const Token* left = clue_of_cell(finished.ground.text, cell);
        numbers.push_back(left == nullptr || compass_of(clue->text) ? std::nullopt : number_of(left->text));
      }
    const std::uint64_t size = piece.size();
    for (std::size_t i = 0; i < numbers.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        if (size == numbers[i] || size == numbers[j]) return false;
        if (numbers[i] && numbers[j] && (size < *numbers[i]) == (size < *numbers[j])) return false;
      }
  }
  return true;
}

bool holds_compass(const Finished& finished, const Rule&, const Place& place) {
  const auto numbers = place.clue == nullptr ? std::nullopt : compass_of(place.clue->text);
  if (!numbers || finished.ground.is_wall(*place.cell)) return true;
  const std::size_t columns = finished.ground.text.columns, row = *place.cell / columns, column = *place.cell % columns;
  std::array<std::uint64_t, 4> found = {};  // in the order of the clue
  for (const Variable cell : piece_with(finished, place)) {
    found[0] += cell / columns < row ? 1 : 0;
    found[1] += cell / columns > row ? 1 : 0;
    found[2] += cell % columns < column ? 1 : 0;
    found[3] += cell % columns > column ? 1 : 0;
  }
  for (std::size_t i = 0; i < 4; ++i)
    if ((*numbers)[i] && *(*numbers)[i] != found[i]) return false;
  return true;
}

// All cells are in one row and one column at the edge of the piece, which has as many of them.
bool holds_bent_lines(const Finished& finished, const Rule&, const Place&) {
  const std::size_t columns = finished.ground.text.columns;
  return std::all_of(finished.pieces.begin(), finished.pieces.end(), [&](const Cells& piece) {
    const Span span = span_of(finished, piece);
    if (span.height() < 2 || span.width() < 2 || piece.size() != span.height() + span.width() - 1) return false;
    for (const std::size_t row : {span.top, span.bottom})
      for (const std::size_t column : {span.left, span.right})
        if (std::all_of(piece.begin(), piece.end(),
                        [&](Variable cell) { return cell / columns == row || cell % columns == column; }))
          return true;
    return false;
  });
}

namespace {

bool is_turn(const Finished& finished, std::size_t cell) {
  const unsigned sides = sides_in_piece(finished, cell);
  for (const unsigned upright : {above, below})
    for (const unsigned level : {leftward, rightward})
      if (sides == (upright | level)) return true;
  return false;
}

}  // namespace

bool holds_turn(const Finished& finished, const Rule&, const Place& place) {
  return finished.ground.is_wall(*place.cell) || is_turn(finished, *place.cell);
}

bool holds_way_to_turn(const Finished& finished, const Rule& rule, const Place& place) {
  if (finished.ground.is_wall(*place.cell)) return true;
  const auto number = resolve(rule.amount.low, finished.ground.text, place.number);
  for (const unsigned side : piece_sides) {
    std::size_t cell = *place.cell;
    std::uint64_t passed = 1;
    for (; passed < number && (sides_in_piece(finished, cell) & side) != 0; ++passed)
      cell = *neighbour_to(finished.ground.text, cell, side);
    if (passed == number && is_turn(finished, cell)) return true;
  }
  return false;
}

bool holds_arrow_ends(const Finished& finished, const Rule&, const Place& place) {
  return std::all_of(place.cells.begin(), place.cells.end(), [&](Variable cell) {
    const Token* clue = clue_of_cell(finished.ground.text, cell);
    const std::string_view arrow = clue == nullptr ? std::string_view() : std::string_view(clue->text);
    const unsigned sides = sides_in_piece(finished, cell);
    if (arrow == "^") return sides == above;
    if (arrow == "v") return sides == below;
    if (arrow == "<") return sides == leftward;
    return arrow != ">" || sides == rightward;
  });
}

template bool holds_box<0>(const Finished& finished, const Rule& rule, const Place& place);
template bool holds_box<1>(const Finished& finished, const Rule& rule, const Place& place);
template bool holds_box<-1>(const Finished& finished, const Rule& rule, const Place& place);

}  // namespace quadrille::grid::kinds
