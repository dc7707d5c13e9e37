#include "core/network/line_up/line_up.hpp"

#include <memory>
#include <utility>

#include "core/network/compile/learnable.hpp"
#include "core/network/kinds.hpp"

namespace quadrille::network {

std::optional<Error> LineUp::open(const Problem& problem) {
  problem_ = problem;
  plain_.open(problem_);
  is_open_ = false;
  is_plain_ = true;
  is_alone_ = !is_learnable(*problem.network);
  left_ = is_early() ? std::min(alone_, first_turn_if_early) : alone_;
  later_ = 0;
  if (!learns_much()) {
    if (!has_disjunctions()) later_ = left_ - left_ / before_look;
    left_ /= before_look;
  }
  is_shared_ = has_disjunctions() && !is_alone_;
  has_first_ = {};
  for (Answer* const answer : {&first_, &found_}) answer->reserve(problem.network->domains.size());
  known_ = 0;
  behind_ = 0;
  stats_ = {};
  return std::nullopt;
}

Step LineUp::advance(Fuel& fuel) {
  Step step = Step::paused;
  do {  // at least once: the end of a tree may need no fuel
    step = with_search(
        [&](auto& search) { return is_alone_ ? search.advance(fuel) : advance_within(left_, search, fuel); });
    const bool goes_on = step == Step::solution && is_shared_ && goes_on_after_solution(step);
    if (is_alone_) continue;
    if (step == Step::paused && left_ <= 0) {
      begin_turn();
    } else if (step != Step::paused && !goes_on) {
      behind_ = step == Step::finished ? 1 : fraction();
      is_alone_ = true;
      is_shared_ = is_shared_ && !has_first_[is_plain_ ? 0 : 1];
    }
  } while (step == Step::paused && !fuel.is_spent());
  const Stats plain = plain_.stats(), learning = is_open_ ? learning_.stats() : Stats{};
  stats_ = {plain.nodes + learning.nodes, plain.dead_ends + learning.dead_ends,
            plain.solutions + learning.solutions - known_, std::max(plain.depth, learning.depth)};
  return step;
}

// While both are to find the same solutions: the first one that is found is not yet the end of turns, and is left out
// when the other one finds it, too.
bool LineUp::goes_on_after_solution(Step& step) {
  const bool is_first = !has_first_[0] && !has_first_[1];
  read(is_first ? first_ : found_);
  if (!is_first && found_ != first_) return false;
  has_first_[is_plain_ ? 0 : 1] = true;
  if (is_first) return true;
  ++known_;
  step = Step::paused;
  if (is_alone_) is_shared_ = false;
  return true;
}

// Rules of two variables are paths too short for a diagram.
bool LineUp::has_sequences_alone() const {
  const Network& network = *problem_.network;
  return !network.sequences.empty() && has_only<Network::Sequence, Network::Relation>(network);
}

bool LineUp::is_binary() const {
  const auto& domains = problem_.network->domains;
  return std::all_of(domains.begin(), domains.end(), [](const Network::Domain& domain) { return domain.values <= 2; });
}

[[clang::minsize]] void LineUp::begin_turn() {
  is_plain_ = !is_plain_;
  const bool is_first = !is_open_;
  if (is_first) open_learning();
  if (learns_much() || has_disjunctions()) {
    left_ = is_plain_ ? turn : learning_turns_if_much * turn;
    return;
  }
  if (is_first) {
    left_ = alone_ / of_look;
    return;
  }
  if (later_ > 0) {
    left_ = std::exchange(later_, 0);
    return;
  }
  if (is_binary()) {
    left_ = is_plain_ ? turn : learning_turns_if_binary * turn;
    return;
  }
  // The more of its tree the plain search has behind it, the longer its turns.
  left_ = is_plain_ ? 2 * turn + static_cast<std::int64_t>(16 * plain_.fraction() * static_cast<double>(turn)) : turn;
}

[[clang::minsize]] void LineUp::open_learning() {
  learning_.open(Problem{learnable(problem_.network), problem_.candidates}, most_words_);
  is_open_ = true;
}

[[clang::minsize]] bool LineUp::begin_at(std::span<const Branch> path) {
  if (path.empty()) return true;
  if (!plain_.begin_at(path, problem_)) return false;
  is_alone_ = true;
  is_shared_ = false;
  return true;
}

double LineUp::fraction() const {
  if (!is_alone_) return is_open_ ? std::max(plain_.fraction(), learning_.fraction()) : plain_.fraction();
  return std::max(behind_, with_search([](const auto& search) { return search.fraction(); }));
}

void LineUp::read(Answer& answer) const {
  const std::size_t cells = problem_.network->cells;
  answer.assign(cells, 0);
  const std::span<const Values> masks = is_plain_ ? plain_.masks() : learning_.propagator().store().candidates();
  for (Variable cell = 0; cell < cells; ++cell) {
    const Values candidates = masks[cell];
    if (is_single(candidates)) answer[cell] = static_cast<std::uint8_t>(first_of(candidates) + 1);
  }
}

}  // namespace quadrille::network
