#include "core/network/line_up/line_up.hpp"

#include <memory>
#include <utility>

#include "core/network/compile/learnable.hpp"
#include "core/network/kinds.hpp"

namespace quadrille::network {

/// How the two searches share the work. The plain search begins, and has 16 ms alone if nothing else is said.
struct LineUp::Shares {
  std::int64_t most_alone = Fuel::unlimited_work;  ///< a bound on its time alone
  std::int64_t opens_after = 1;  ///< the learning search has its first turn after 1 / `opens_after` of that time
  std::int64_t look = 0;  ///< not 0: that turn takes 1 / `look` of that time, and the plain search then has the rest
  std::int64_t plain = 1, learning = 16;  ///< lengths of the turns after that, in ms
  double growth = 0;  ///< ms by which plain turns are longer, times the part of the tree that is done
};

namespace {

// Rules of two variables are paths too short for a diagram.
bool has_long_lines_alone(const Network& network) {
  return !network.sequences.empty() && has_only<Network::Sequence, Network::Relation>(network);
}

bool is_binary(const Network& network) {
  return std::all_of(network.domains.begin(), network.domains.end(),
                     [](const Network::Domain& domain) { return domain.values <= 2; });
}

}  // namespace

// The first row that fits. Times are of `check` with one thread, before and after a row was added.
const LineUp::Shares& LineUp::shares_of(const Network& network) {
  // Members that are connected, edges that are drawn: cuts teach much. 60 puzzles of each genre, sum of the times:
  // nurikabe 9.8 s to 2.7 s, slitherlink 3.5 to 1.2, gokigen 2.0 to 0.5. Long lines and nothing else: of 73 nonograms
  // of webpbn's survey 65 instead of 56 take less than a second.
  static constexpr Shares cuts = {.most_alone = 1 * work_per_ms};
  // Regions with labels: whether they divide the board is known soon, so the plain search keeps its time.
  static constexpr Shares labels = {};
  // One of several networks has to hold. Four texts, six images of each, in ms: 620 to 251, 176 to 61, 659 to 564, 21
  // to 39.
  static constexpr Shares branches = {.opens_after = 4};
  // Cells that are shaded or not: a norinori of 24×36 takes 17,859 nodes instead of 109,328, 0.06 s instead of 0.34.
  static constexpr Shares two_values = {.opens_after = 4, .look = 8, .learning = 4};
  // A short look, since some puzzles need a hundred conflicts or a hundred thousand nodes: of 100 texts of setters one
  // takes 5.3 ms instead of 16.3, and the sum stays the same.
  static constexpr Shares others = {.opens_after = 4, .look = 8, .plain = 2, .learning = 1, .growth = 16};
  if (!network.connected.empty() || !network.lines.empty() || has_long_lines_alone(network))
    return network.labelled.empty() ? cuts : labels;
  if (!network.disjunctions.empty()) return branches;
  return is_binary(network) ? two_values : others;
}

std::optional<Error> LineUp::open(const Problem& problem) {
  problem_ = problem;
  plain_.open(problem_);
  is_open_ = false;
  is_plain_ = true;
  is_alone_ = !is_learnable(*problem.network);
  shares_ = &shares_of(*problem.network);
  const std::int64_t alone = std::min(alone_, shares_->most_alone);
  left_ = alone / shares_->opens_after;
  later_ = shares_->look > 0 ? alone - left_ : 0;
  is_shared_ = !problem.network->disjunctions.empty() && !is_alone_;
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

[[clang::minsize]] void LineUp::begin_turn() {
  is_plain_ = !is_plain_;
  const bool is_first = !is_open_;
  if (is_first) open_learning();
  if (is_first && shares_->look > 0) {
    left_ = alone_ / shares_->look;
  } else if (later_ > 0) {
    left_ = std::exchange(later_, 0);
  } else if (is_plain_) {
    constexpr auto ms = static_cast<double>(work_per_ms);
    left_ = shares_->plain * work_per_ms + static_cast<std::int64_t>(shares_->growth * plain_.fraction() * ms);
  } else {
    left_ = shares_->learning * work_per_ms;
  }
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
