// Several engines that work on one question in turns: the first that settles it answers (Huberman, Lukose, Hogg, "An
// economics approach to hard computational problems", Science 1997). If no rule says which engine is the fastest,
// this bounds what a wrong guess costs.
//
// The usual engine, an enumeration, has a first look alone: nearly all puzzles need no more, and for them the others
// are not even opened. After that the puzzle's line-up weighs the engines before every turn (turns.hpp).
//
// A solution is passed on once, whichever engine finds it first. A count differs: each engine passes on the solutions
// that are to be checked (checked.hpp), so one may come from several engines. When `most_known` solutions are known,
// the engine that found most of them goes on alone, and skips those that others have passed on. An engine that only
// counts cannot show a solution, but it proves that there are no more. Tested by tests/core/portfolio_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/search/any_engine.hpp"
#include "core/search/checked.hpp"
#include "core/search/engine.hpp"
#include "core/search/turns.hpp"

namespace quadrille {

/// What is known about an engine of a portfolio when the engines are weighed.
struct Prospect {
  std::int64_t spent = 0;  ///< work so far
  double expected = 0;     ///< an estimate of all the work that it needs, by the fraction done; infinite if unknown
  bool is_out = false;     ///< it cannot take part, or has given up
};

/// How a portfolio goes about a question. Amounts are units of work.
struct Contest {
  bool counts;                  ///< the question is a count: its answer is `count`, and few solutions are passed on
  std::int64_t first_look;      ///< of the enumeration alone
  std::int64_t shortest_round;  ///< see Turns::open
  /// Sets the engines' weights, 0 … Turns::most_weight. The weight of an engine that is out does not matter. Returns
  /// true if the enumeration is to go on alone from now on, so that its tree can be divided.
  bool (*weigh)(std::span<const Prospect> prospects, std::span<std::int64_t> weights);
};

/// The optional members of an engine that a portfolio has.
inline constexpr Extras extras_of_portfolio = {
    .count = true, .samples = true, .path = true, .bound_memory = true, .note = true, .name = true, .give_away = true};

/// Satisfies `Engine<LineUp::Board, LineUp::Answer>`, except that it allocates when it opens another engine. Statistics
/// are the sums over all engines, except that `solutions` is the number of those that were passed on. A `LineUp` has
///
///     Board, Answer
///     kinds(board)      an array of pointers to EngineKind. The first is the enumeration, which takes every board; the
///                       others may refuse
///     counter           the index of an engine that only counts; the number of engines if there is none
///     is_same(a, b)     whether two answers are the same solution
template <class LineUp>
class Portfolio {
 public:
  using Board = typename LineUp::Board;
  using Answer = typename LineUp::Answer;

  /// `contest` must live as long as the portfolio.
  explicit Portfolio(const Contest& contest) : contest_(contest) {}

  void bound_memory(std::size_t bytes) { most_bytes_ = bytes; }
  /// `board` must not change during the search.
  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  /// Possible once an enumeration goes on alone and has found again all solutions that others passed on. The parts are
  /// of that engine's tree.
  bool give_away(std::vector<Branch>& path) {
    return !is_settled_ && is_alone_ && known_.empty() && engines_[turns_.engine()]->give_away(path);
  }
  void read(Answer& answer) const { engines_[shown_]->read(answer); }
  void path(std::vector<Choice>& path) const { engines_[shown_]->path(path); }
  const Stats& stats() const { return stats_; }
  bool samples() const { return contest_.counts; }
  double fraction() const;
  std::string count() const { return contest_.counts ? engines_[winner_]->count() : decimal(stats_.solutions); }
  /// The engine that has settled the question; before that, the enumeration.
  std::string_view name() const;
  /// The note of the engine that only counts, if the question is a count.
  std::string note() const;

 private:
  using Kinds = decltype(LineUp::kinds(std::declval<const Board&>()));
  static constexpr std::size_t engines = std::tuple_size_v<Kinds>;
  static constexpr std::size_t usual = 0;

  // A solution that was passed on, and the set of engines that have found it, one bit each.
  struct Known {
    Answer solution;
    unsigned met_by;
  };
  static constexpr std::size_t most_known = 16;

  void begin_turn();
  void open_others();
  void weigh();
  void leave_out(std::size_t engine);
  void finish(std::size_t engine);
  void settle(std::size_t engine);
  bool is_new(std::size_t engine);
  void leave_to_best();
  void sum_stats();

  const Contest& contest_;
  EnginePool<Board, Answer> pool_;
  std::size_t most_bytes_ = ~std::size_t{0};
  const Board* board_ = nullptr;
  Kinds kinds_ = {};
  std::array<AnyEngine<Board, Answer>*, engines> engines_ = {};  // null: not opened
  std::array<bool, engines> is_out_ = {};
  bool is_first_look_ = true;
  bool is_alone_ = false;  // one engine goes on, the others do not
  Turns turns_;
  std::vector<Known> known_;  // solutions that were passed on; while alone, those that the engine has not found yet
  std::string total_;         // their number, once an engine that only counts has finished
  std::size_t shown_ = usual;
  std::size_t winner_ = usual;
  bool is_settled_ = false;
  Stats stats_;
  Answer answer_;  // scratch
};

template <class LineUp>
std::optional<Error> Portfolio<LineUp>::open(const Board& board) {
  board_ = &board;
  kinds_ = LineUp::kinds(board);
  engines_ = {};
  engines_[usual] = &pool_.of(*kinds_[usual]);
  is_out_ = {};
  is_first_look_ = true;
  is_alone_ = is_settled_ = false;
  turns_.open(engines, contest_.first_look, contest_.shortest_round);
  known_.clear();
  total_.clear();
  shown_ = winner_ = usual;
  stats_ = {};
  return engines_[usual]->open(board);
}

template <class LineUp>
Step Portfolio<LineUp>::advance(Fuel& fuel) {
  while (!is_settled_) {
    if (turns_.left() <= 0) begin_turn();
    const std::size_t at = turns_.engine();
    std::int64_t left = turns_.left();
    const Step step = advance_within(left, *engines_[at], fuel);
    turns_.spend(turns_.left() - left);
    if (step == Step::solution && contest_.counts) {
      if (!is_checked_in_count(engines_[at]->stats().solutions)) continue;
      shown_ = at;
      sum_stats();
      return step;
    }
    if (step == Step::finished) finish(at);
    if (step == Step::paused && engines_[at]->has_given_up()) leave_out(at);
    const bool passes_on = step == Step::solution && is_new(at);
    sum_stats();
    if (passes_on) {
      shown_ = at;
      if (total_ == decimal(stats_.solutions)) settle(LineUp::counter);
      return step;
    }
    if (!is_settled_ && fuel.is_spent()) return Step::paused;
  }
  return Step::finished;
}

template <class LineUp>
void Portfolio<LineUp>::begin_turn() {
  if (is_first_look_) open_others();
  weigh();
  if (!is_alone_) turns_.begin_next();
  if (turns_.engine() != LineUp::counter) shown_ = turns_.engine();
}

template <class LineUp>
void Portfolio<LineUp>::open_others() {
  is_first_look_ = false;
  for (std::size_t engine = 0; engine < engines; ++engine) {
    if (engine == usual) continue;
    engines_[engine] = &pool_.of(*kinds_[engine]);
    engines_[engine]->bound_memory(most_bytes_);
    is_out_[engine] = engines_[engine]->open(*board_).has_value() || engines_[engine]->has_given_up();
  }
}

template <class LineUp>
void Portfolio<LineUp>::weigh() {
  constexpr double unknown = std::numeric_limits<double>::infinity();
  std::array<Prospect, engines> prospects;
  for (std::size_t engine = 0; engine < engines; ++engine) {
    const auto spent = turns_.spent(engine);
    const double fraction = is_out_[engine] ? 0 : engines_[engine]->fraction();
    // For an engine that has not run yet both are 0, and 0 / 0 is not a number.
    const double expected = fraction > 0 ? static_cast<double>(spent) / fraction : unknown;
    prospects[engine] = {spent, expected, is_out_[engine]};
  }
  std::array<std::int64_t, engines> weights = {};
  if (contest_.weigh(prospects, weights)) {
    is_alone_ = true;
    return turns_.leave_to(usual);
  }
  std::int64_t sum = 0;
  for (std::size_t engine = 0; engine < engines; ++engine) {
    const std::int64_t weight = is_out_[engine] ? 0 : weights[engine];
    turns_.set_weight(engine, weight);
    sum += weight;
  }
  if (sum == 0) turns_.set_weight(usual, Turns::most_weight);
}

template <class LineUp>
void Portfolio<LineUp>::leave_out(std::size_t engine) {
  is_out_[engine] = true;
  turns_.end_turn();
}

// Takes note that an engine has searched its whole tree.
template <class LineUp>
void Portfolio<LineUp>::finish(std::size_t engine) {
  if constexpr (LineUp::counter < engines) {
    if (engine == LineUp::counter && !contest_.counts) {
      total_ = engines_[engine]->count();
      leave_out(engine);
      if (total_ != decimal(stats_.solutions)) return;
    }
  }
  settle(engine);
}

template <class LineUp>
void Portfolio<LineUp>::settle(std::size_t engine) {
  is_settled_ = true;
  winner_ = engine;
}

// Whether the solution that the engine is at has to be passed on.
template <class LineUp>
bool Portfolio<LineUp>::is_new(std::size_t engine) {
  if (!known_.empty()) engines_[engine]->read(answer_);
  const auto place = std::find_if(known_.begin(), known_.end(),
                                  [this](const Known& known) { return LineUp::is_same(known.solution, answer_); });
  if (place != known_.end()) {
    place->met_by |= 1u << engine;
    if (is_alone_) known_.erase(place);
    return false;
  }
  ++stats_.solutions;
  if (is_alone_) return true;
  engines_[engine]->read(answer_);
  known_.push_back({answer_, 1u << engine});
  if (known_.size() == most_known) leave_to_best();
  return true;
}

// Lets the engine that has found most solutions go on alone: it will list the rest soonest.
template <class LineUp>
void Portfolio<LineUp>::leave_to_best() {
  std::size_t best = usual;
  for (std::size_t engine = 0; engine < engines; ++engine) {
    if (engines_[engine] != nullptr && engine != LineUp::counter &&
        engines_[engine]->stats().solutions > engines_[best]->stats().solutions)
      best = engine;
  }
  is_alone_ = true;
  turns_.leave_to(best);
  std::erase_if(known_, [best](const Known& known) { return (known.met_by >> best & 1) != 0; });
}

template <class LineUp>
void Portfolio<LineUp>::sum_stats() {
  Stats sum;
  for (const AnyEngine<Board, Answer>* const engine : engines_) {
    if (engine == nullptr) continue;
    const Stats& stats = engine->stats();
    sum.nodes += stats.nodes;
    sum.dead_ends += stats.dead_ends;
    sum.depth = std::max(sum.depth, stats.depth);
  }
  sum.solutions = contest_.counts ? engines_[winner_]->stats().solutions : stats_.solutions;
  stats_ = sum;
}

template <class LineUp>
double Portfolio<LineUp>::fraction() const {
  if (is_settled_) return 1;
  double most = 0;
  for (std::size_t engine = 0; engine < engines; ++engine) {
    const bool can_answer = engines_[engine] != nullptr && (contest_.counts || engine != LineUp::counter);
    if (can_answer) most = std::max(most, engines_[engine]->fraction());
  }
  return most;
}

template <class LineUp>
std::string Portfolio<LineUp>::note() const {
  if constexpr (LineUp::counter < engines) {
    if (contest_.counts && engines_[LineUp::counter] != nullptr) return engines_[LineUp::counter]->note();
  }
  return {};
}

template <class LineUp>
std::string_view Portfolio<LineUp>::name() const {
  const std::string_view own = engines_[winner_]->own_name();
  return own.empty() ? kinds_[winner_]->name : own;
}

}  // namespace quadrille
