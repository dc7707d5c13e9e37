#include "core/puzzles/variant/search.hpp"

#include "core/puzzles/variant/compile.hpp"

namespace quadrille::variant {

std::optional<Error> Search::open(const Board& board) {
  if (board.network == nullptr) return not_compiled();
  is_classic_ = Classic::can_take(*board.network);
  if (!is_classic_) return line_up_.open(problem_of(board));
  classic_.open(board);
  return std::nullopt;
}

}  // namespace quadrille::variant
