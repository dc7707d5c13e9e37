// Finds a hint for a board of queens, as core/insight/hint.hpp defines it: a line with one square left, or with none,
// without the exact-cover form, of which a large board has too much to write it for one look. What has to be looked
// ahead of is found from that form, as long as it is small.
#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <utility>
#include <vector>

#include "core/insight/form_hint.hpp"
#include "core/puzzles/queens/squares.hpp"
#include "core/puzzles/queens/traits.hpp"

namespace quadrille::queens {

namespace {

// The largest number of squares of a board for looking ahead.
constexpr std::size_t most_squares_ahead = 10'000;

class HintFinder {
 public:
  explicit HintFinder(const Board& board) : board_(board), side_(board.side()), attackers_(5 * side_, none) {}

  // Computes what the givens attack. Returns false if two of them attack each other.
  bool take_givens(Hint& hint) {
    for (std::size_t row = 0; row < side_; ++row) {
      if (board_.columns[row] == 0) continue;
      const std::size_t column = board_.columns[row] - 1u;
      const std::uint32_t square = square_at(row, column);
      for (const std::size_t line : lines_of(row, column)) {
        const std::uint32_t other = std::exchange(attackers_[line], square);
        if (other == none) continue;
        hint.because = {other, square};
        return false;
      }
    }
    squares_.reset(board_);
    left_.resize(2 * side_);
    for (Line line = 0; line < left_.size(); ++line) left_[line] = squares_.is_open(line) ? squares_.free(line) : none;
    return true;
  }

  // Finds the easiest hint, if there is one.
  bool find(Hint& hint) const {
    if (std::all_of(left_.begin(), left_.end(), [](std::uint32_t left) { return left == none; })) {
      hint.verdict = Verdict::solved;
      return true;
    }
    for (const std::uint32_t wanted : {0u, 1u}) {
      for (std::size_t i = 0; i < 2 * side_; ++i) {  // i: the line's item in the exact-cover form of the empty board
        const auto line = static_cast<Line>(from_middle(i / 2, side_) + i % 2 * side_);
        if (left_[line] != wanted) continue;
        explain(line, hint);
        return true;
      }
    }
    return false;
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::uint32_t square_at(std::size_t row, std::size_t column) const {
    return static_cast<std::uint32_t>(row * side_ + column);
  }
  std::array<std::size_t, 3> lines_of(std::size_t row, std::size_t column) const {
    return {column, side_ + row + column, 3 * side_ + row + side_ - 1 - column};
  }

  // Describes a line with one square left for its queen, or with none, and the queens that attack its other squares.
  void explain(Line line, Hint& hint) const {
    hint.unit =
        line < side_ ? cover::unit(cover::UnitKind::row, line) : cover::unit(cover::UnitKind::column, line - side_);
    hint.verdict = left_[line] == 0 ? Verdict::none : Verdict::found;
    hint.rule = left_[line] == 0 ? "no-candidate" : Traits::single_place;
    for (std::size_t across = 0; across < side_; ++across) {
      const std::size_t row = line < side_ ? line : across, column = line < side_ ? across : line - side_;
      const std::uint32_t square = square_at(row, column);
      hint.cells.push_back(square);
      if (squares_.is_free(row, column)) {
        if (left_[line] == 1) {
          hint.cell = square;
          hint.value = 1;
        }
        continue;
      }
      std::uint32_t attacker = board_.columns[row] == 0 ? none : square_at(row, board_.columns[row] - 1u);
      for (const std::size_t taken : lines_of(row, column)) attacker = std::min(attacker, attackers_[taken]);
      if (std::find(hint.because.begin(), hint.because.end(), attacker) == hint.because.end())
        hint.because.push_back(attacker);
    }
  }

  const Board& board_;
  std::size_t side_;
  // By column, then by diagonal of both directions: the square of its given, or none.
  std::vector<std::uint32_t> attackers_;
  Squares squares_;
  std::vector<std::uint32_t> left_;  // by line: number of free squares; none: it has a given
};

}  // namespace

std::unique_ptr<HintSearch> Traits::search_hint(const Board& board) {
  Hint hint;
  HintFinder finder(board);
  if (!finder.take_givens(hint)) {
    hint.verdict = Verdict::none;
    hint.rule = "clash";
    return std::make_unique<FoundHint>(std::move(hint));
  }
  if (finder.find(hint) || cells(board) > most_squares_ahead) return std::make_unique<FoundHint>(std::move(hint));
  cover::BoardForm form;
  [[maybe_unused]] const auto refused = write_form(without_givens(board), form);
  assert(!refused);  // it has few squares
  form.cells = cells(board);
  form.single_place = single_place;
  append_givens(board, form.givens);
  return quadrille::search_hint(std::move(form));
}

}  // namespace quadrille::queens
