#include "core/network/plain/plain.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/search/any_engine.hpp"

namespace quadrille::network {

namespace {

constexpr double fade = 0.9999;  // a failure counts this much compared with the next one
constexpr double too_large = 1e100;
// What each constraint of a variable adds to its score at the beginning. Without such scores, 23 puzzles of 400 to
// 200,000 nodes take a third more nodes (geometric mean).
constexpr double of_constraint = 0.3;
constexpr double of_cage_sets = 1;  // the score of the variable of a cage's sets at the beginning
// How much more such a variable is preferred than a cell of the same score: the factor with the fewest nodes, as the
// mean of six orders of the cells.
constexpr double cage_sets_first = 2.9;
// What a failure adds to the variable that was decided last; all others share 1. With this and `blunted`, hard killers
// take half as many nodes, and all samples of variants a third fewer.
constexpr double of_decision = 0.05;

// A variable that had many values before the last decision is less to blame for a failure: its share is divided by that
// number to the power of 3/4.
double blunted(int values) {
  const double root = std::sqrt(values);
  return root * std::sqrt(root);
}

[[clang::minsize]] void add_scores(const Network& network, std::vector<double>& scores) {
  for (const auto& relation : network.relations)
    for (const Variable variable : {relation.a, relation.b}) scores[variable] += of_constraint;
  for (const auto& sum : network.sums) {
    if (sum.is_derived) continue;
    for (const auto& term : sum.terms) scores[term.variable] += of_constraint;
  }
  for (const auto& count : network.counts) {
    for (const auto& member : count.members) scores[member.variable] += of_constraint;
    if (count.bound != Network::Count::none) scores[count.bound] += of_constraint;
  }
  for (const auto& disjunction : network.disjunctions)
    for (const Variable variable : disjunction.variables) scores[variable] += of_constraint;
  for (const auto& sequence : network.sequences) {
    if (sequence.variables.size() < 2) continue;
    // Those with rests are about all cells, many times: that does not say which cells matter.
    const auto* const counted = std::get_if<Network::Sequence::Occurrences>(&sequence.form);
    const bool has_rests = counted != nullptr && !counted->rests.empty();
    const auto its = std::span(sequence.variables).first(has_rests ? 1 : sequence.variables.size());
    for (const Variable variable : its) scores[variable] += of_constraint;
  }
}

// Whether a search gains by going value by value: it does where rules compare values or bind cells to sets of them.
// Sums, also those in automata, ask how large values are together, not which they are, and to houses all values are
// alike.
bool has_focus(const Network& network) {
  bool compares = !network.relations.empty();
  for (const auto& sequence : network.sequences) {
    if (sequence.variables.size() < 2) continue;
    using Sequence = Network::Sequence;
    if (!sequence.is<Sequence::OneOf>() && !sequence.is<Sequence::Classes>() && !sequence.is<Sequence::Differ>())
      return false;
    compares = true;
  }
  return compares && network.sums.empty() && network.counts.empty();
}

}  // namespace

[[clang::minsize]] void Plain::open(const Problem& problem) {
  is_impossible_ = !propagator_.open(problem, masks_);
  variables_ = propagator_.variables();
  words_ = masks_.size();
  level_ = 0;
  std::size_t values = 0;
  for (const Values mask : masks()) values += static_cast<std::size_t>(std::popcount(mask));
  // Memory that is not used is not touched: that alone would take longer than most boards.
  masks_.reserve(std::min((variables_ + 1) * words_, words_at_first));
  masks_.resize(2 * words_);
  decisions_.resize(variables_ + 1);
  sides_.clear();
  sides_.reserve(values);
  auto& [scores, increment, focus] = learnt_;
  scores.assign(variables_, 0);
  for (auto variable = static_cast<Variable>(problem.network->domains.size()); variable < variables_; ++variable)
    scores[variable] = propagator_.cage_sets().has(variable) ? of_cage_sets : of_constraint;  // or of a disjunction
  add_scores(*problem.network, scores);
  increment = 1;
  focus.open(has_focus(*problem.network));
  cells_ = problem.network->cells;
  tried_ = 0;
  next_restart_ = first_restart;
  behind_ = 0;
  has_parts_ = false;
  spent_ = 0;
  kept_ = learnt_;  // for the memory
  kept_order_ = propagator_.order();
  start();
}

Node Plain::enter() {
  const Settling settled = is_impossible_ ? Settling::impossible : propagator_.settle_further(current());
  const std::size_t ns_of_end = settled == Settling::goes_on ? 0 : ns_of_node + ns_of_variable * variables_;
  const std::size_t units = (ns_of_end + ns_of_step * propagator_.take_steps()) / ns_in_unit;
  charge(units);
  if (!has_parts_) spent_ += static_cast<std::int64_t>(units);
  if (settled == Settling::goes_on) return Node::unsettled;
  if (settled == Settling::impossible) {
    if (!is_impossible_) note_conflict();
    return Node::dead_end;
  }
  Decision decision = choose();
  if (decision.values == 0) {
    if (!has_parts_) keep_learnt();
    return Node::solution;
  }
  decision.sides = static_cast<std::uint32_t>(sides_.size());
  if ((level_ + 2) * words_ > masks_.size()) grow();
  const auto from = current();
  ++level_;
  std::copy(from.begin(), from.end(), current().begin());
  decisions_[level_] = decision;
  propagator_.set(current(), decision.variable, decision.values);
  tried_ = decision.variable < cells_ ? decision.values : 0;
  if (tried_ != 0) learnt_.focus.note_trial(tried_, learnt_.increment);
  note_side(0);
  return Node::inner;
}

// Most searches of large boards never go as deep as they have variables.
[[clang::minsize, gnu::noinline]] void Plain::grow() {
  masks_.resize(std::min(2 * masks_.size(), (variables_ + 1) * words_));
}

// Turns to the other side of the last decision, on the level below.
Next Plain::leave() {
  if (level_ == 0 || is_above_root(decisions_[level_].sides)) return Next::nothing;
  if (!has_parts_ && stats_.solutions == 0 && stats_.dead_ends >= next_restart_ && next_restart_ < last_restart) {
    restart();
    return Next::enter;
  }
  const Decision& decision = decisions_[level_];
  --level_;
  sides_.resize(decision.sides);
  if (has_parts_ && sides_.size() < most_sides_of_part) {
    learnt_ = kept_;
    propagator_.recall(kept_order_);
  }
  propagator_.set(current(), decision.variable, current()[decision.variable] & ~decision.values);
  tried_ = 0;
  note_side(1);
  return Next::enter;
}

// Takes back all decisions, but not what was found about the root.
[[clang::minsize]] void Plain::restart() {
  behind_ = fraction();
  next_restart_ *= 2;
  level_ = 0;
  tried_ = 0;
  sides_.resize(decisions_[1].sides);
}

// At a solution.
void Plain::keep_learnt() {
  if (stats_.solutions + 1 != solutions_before_parts || spent_ > most_work_before_parts) return;
  has_parts_ = true;
  kept_ = learnt_;
  kept_order_ = propagator_.order();
}

[[clang::minsize]] bool Plain::begin_at(std::span<const Branch> path, const Problem& problem) {
  if (path.empty()) return true;
  const bool is_path =
      std::all_of(path.begin(), path.end(), [](Branch branch) { return branch.of == 2 && branch.at < 2; });
  if (!is_path || path.size() > most_sides_of_part) return false;
  while (!has_parts_) {
    if (!advance_by_node()) return false;
  }
  std::size_t side = 0;
  while (side < path.size() && side < sides_.size() && sides_[side].tried == path[side].at) ++side;
  if (side == path.size()) return begin_early(path, problem);
  if (!go_to_side(side)) return false;
  for (const Branch branch : path.subspan(side + 1)) {
    Node node = enter();
    while (node == Node::unsettled) node = enter();
    if (node != Node::inner) return false;
    if (branch.at == 1) leave();
  }
  behind_ = 0;
  begin_below(path.size());
  return true;
}

// Begins at a node above the solution at hand: what is left to a search that has given parts away. It is searched
// without parts.
[[clang::minsize]] bool Plain::begin_early(std::span<const Branch> path, const Problem& problem) {
  const std::uint64_t next_restart = next_restart_;  // before a restart, the same sides were other decisions
  open(problem);
  const auto is_there = [&] {
    return next_restart_ == next_restart && next_ == Next::enter &&
           std::equal(path.begin(), path.end(), sides_.begin(), sides_.end(),
                      [](Branch branch, Side side) { return branch.at == side.tried; });
  };
  while (!is_there()) {
    if (stats_.solutions >= solutions_before_parts || !advance_by_node()) return false;
  }
  spent_ = most_work_before_parts + 1;
  next_restart_ = last_restart;
  behind_ = 0;
  begin_below(path.size());
  return true;
}

// False at the end, or when the search has become too long to have parts.
bool Plain::advance_by_node() {
  Fuel fuel = {.nodes = 1};
  return spent_ <= most_work_before_parts && advance(fuel) != Step::finished;
}

// Goes to the second side of the decision whose first side is in force at this place. False if there is none.
[[clang::minsize]] bool Plain::go_to_side(std::size_t side) {
  while (level_ > 0 && decisions_[level_].sides > side) --level_;
  return level_ > 0 && decisions_[level_].sides == side && leave() == Next::enter;
}

[[clang::minsize]] bool Plain::give_away(std::vector<Branch>& path) {
  if (!has_parts_) return false;
  for (const Side side : std::span(sides_).first(std::min(sides_.size(), most_sides_of_part)))
    path.push_back({side.tried, side.choices});
  return quadrille::give_away(*this, path);
}

void Plain::note_side(std::uint8_t tried) {
  sides_.push_back({tried, 2});
  count_depth(sides_.size());
}

void Plain::note_conflict() {
  auto& [scores, increment, focus] = learnt_;
  const auto culprits = propagator_.culprits();
  const double share = increment / static_cast<double>(culprits.size());
  const Values* const before = &masks_[(level_ == 0 ? 0 : level_ - 1) * words_];
  for (const Variable variable : culprits) scores[variable] += share / blunted(std::popcount(before[variable]));
  if (level_ > 0) scores[decisions_[level_].variable] += of_decision * increment;
  focus.note_failure(tried_, increment);
  increment /= fade;
  if (increment < too_large) return;
  for (double& score : scores) score /= too_large;
  focus.divide(too_large);
  increment /= too_large;
}

Plain::Decision Plain::choose() const {
  const auto masks = this->masks();
  Decision decision = {};
  propagator_.rankings().for_narrowest_side(masks.data(), [&](Variable variable, Values value) {
    decision = {variable, value, 0};
  });
  if (decision.values != 0) return decision;
  const CageSets& cage_sets = propagator_.cage_sets();
  Variable best = 0;
  double most = 0;
  for (Variable variable = 0; variable < variables_; ++variable) {
    const Values values = masks[variable];
    if ((values & (values - 1)) == 0) continue;
    const double score = learnt_.scores[variable] + learnt_.increment;
    const double weight = (cage_sets.has(variable) ? cage_sets_first * score : score + learnt_.focus.bonus(values)) /
                          std::popcount(values);
    if (weight <= most) continue;
    most = weight;
    best = variable;
  }
  if (most == 0) return {};
  const Values first = masks[best] & (~masks[best] + 1);
  decision = {best, cage_sets.has(best) ? cage_sets.with_commonest(best, masks[best]) : first, 0};
  if (std::popcount(masks[best]) <= 2) return decision;
  double least = 2 * most;
  propagator_.houses().for_pairs(masks.data(), [&](Variable a, Variable b, Values value) {
    for (const Variable variable : {a, b}) {
      const double weight = learnt_.scores[variable] + learnt_.increment + learnt_.focus.bonus(value);
      if (weight < least) continue;
      least = weight;
      decision = {variable, value, 0};
    }
  });
  return decision;
}

}  // namespace quadrille::network
