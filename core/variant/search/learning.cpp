#include "core/variant/search/learning.hpp"

#include "core/variant/compile.hpp"

namespace quadrille::variant {

std::optional<Error> Learning::open(const Board& board) {
  cells_ = board.network->cells;
  network_ = board.network;
  candidates_ = board.candidates;
  is_classic_ = Classic::can_take(*network_);
  if (is_classic_) {
    classic_.open(board);
  } else {
    plain_.open(board);
  }
  is_open_ = false;
  is_plain_ = true;
  is_alone_ = is_classic_;
  left_ = alone_;
  behind_ = 0;
  stats_ = {};
  return std::nullopt;
}

Step Learning::advance(Fuel& fuel) {
  Step step = Step::paused;
  while (step == Step::paused && !fuel.is_spent()) {
    if (is_alone_) {
      step = with_solver([&](auto& solver) { return solver.advance(fuel); });
      break;
    }
    step = with_solver([&](auto& solver) { return advance_within(left_, solver, fuel); });
    if (step == Step::paused && left_ <= 0) {
      begin_turn();
    } else if (step != Step::paused) {
      behind_ = step == Step::finished ? 1 : fraction();
      is_alone_ = true;
    }
  }
  if (is_classic_) {
    stats_ = classic_.stats();
    return step;
  }
  const Stats plain = plain_.stats(), learning = is_open_ ? learning_.stats() : Stats{};
  stats_ = {plain.nodes + learning.nodes, plain.dead_ends + learning.dead_ends, plain.solutions + learning.solutions,
            std::max(plain.depth, learning.depth)};
  return step;
}

[[clang::minsize]] void Learning::begin_turn() {
  is_plain_ = !is_plain_;
  if (!is_open_) open_learning();
  // The more of its tree the plain search has behind it, the longer its turns.
  left_ = is_plain_ ? 2 * turn + static_cast<std::int64_t>(16 * plain_.fraction() * static_cast<double>(turn)) : turn;
}

// It has no part for rankings: it learns from automata.
[[clang::minsize]] void Learning::open_learning() {
  Board board;
  board.candidates = candidates_;
  board.network = network_;
  if (!network_->rankings.empty()) board.network = std::make_shared<const Network>(without_rankings(*network_));
  learning_.open(board, most_words_);
  is_open_ = true;
}

[[clang::minsize]] bool Learning::begin_at(std::span<const Branch> path) {
  if (path.empty()) return true;
  Board board;
  board.candidates = candidates_;
  board.network = network_;
  if (is_classic_ || !plain_.begin_at(path, board)) return false;
  is_alone_ = true;
  return true;
}

[[clang::minsize]] bool Learning::give_away(std::vector<Branch>& path) {
  return !is_classic_ && is_alone_ && is_plain_ && plain_.give_away(path);
}

double Learning::fraction() const {
  if (!is_alone_) return is_open_ ? std::max(plain_.fraction(), learning_.fraction()) : plain_.fraction();
  return std::max(behind_, with_solver([](const auto& solver) { return solver.fraction(); }));
}

void Learning::read(Answer& answer) const {
  answer.assign(cells_, 0);
  const std::span<const Values> masks = is_classic_ ? classic_.masks()
                                        : is_plain_ ? plain_.masks()
                                                    : learning_.propagator().store().candidates();
  for (Variable cell = 0; cell < cells_; ++cell) {
    const Values candidates = masks[cell];
    if (is_single(candidates)) answer[cell] = static_cast<std::uint8_t>(first_of(candidates) + 1);
  }
}

}  // namespace quadrille::variant
