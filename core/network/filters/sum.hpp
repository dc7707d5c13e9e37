// Linear equations, for both searches.
//
// The terms of a sum are put into groups: variables of one coefficient that all differ, or single ones. What sums a
// group can have is found by a walk over digit sets (core/cells/distinct.hpp); what the groups have together, by walks
// over partial sums (reach.hpp), forward and backward:
//
//     0 ──group 0──► partial sums ──group 1──► partial sums … ──► total
//
// Each group may then have the sums that join the two, and its variables the values of such fillings. For a cage of
// cells that all differ that is domain consistency. Explanations are greedy in the same two stages.
//
// With a negative coefficient a group counts from its largest sum down, so that all steps go up:
//
//     total − (sum of lowest numbers) = Σ step · s of the groups with a positive coefficient
//                                     − Σ step · s of those with a negative one, where s = largest − counted
//
// Tested by tests/core/network_sum_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/network/filters/distinct_cache.hpp"
#include "core/network/filters/filter.hpp"

namespace quadrille::network {

class SumPart {
 public:
  static constexpr About about = {.name = "sum", .has_reasons = true};
  void open(Opening& opening);

  std::size_t size() const { return sums_.size(); }
  std::span<const Variable> variables(std::uint32_t sum) const;
  Schedule schedule(std::uint32_t sum) const;
  /// Whether `filter_fast` is called for changes of the variables' least and largest values alone. It hardly looks at
  /// those between; but a sum of few variables soon has only a few with several values, and then it looks at all of
  /// these, which for derived sums is not worth the time.
  bool is_of_ends(std::uint32_t sum) const {
    return sums_[sum].has_groups && sums_[sum].size > 1 && !is_of_group(sums_[sum]) &&
           (sums_[sum].is_derived || variables(sum).size() > 5);
  }

  /// Computes what the sum allows of the candidates, by variable of the network. False if it cannot hold.
  bool filter(std::uint32_t sum, std::span<const Values> candidates);
  /// The same for searches that need no reasons: fast, but not all that the sum forbids is taken away. What it takes
  /// away itself may call for another call (`is_settled`).
  bool filter_fast(std::uint32_t sum, std::span<const Values> candidates);
  /// Whether the sum holds whenever what the last call of `filter_fast` has left is one value for each variable. If
  /// not, it has to be called once more after its own effects: it has looked at least and largest values only, and few
  /// variables have several values left. Then the next call is exact.
  bool is_settled() const { return is_settled_; }
  /// Whether what `filter` leaves, it would leave again: else it looks at least and largest values only.
  bool is_exact(std::uint32_t sum) const { return sums_[sum].words != 0; }
  /// Whether the last call of `filter_fast` has taken nothing away. Then it has not written `kept`.
  bool has_left_all() const { return left_all_; }
  /// What the last call of either has left, in the order of the sum's variables; valid if it returned true.
  const Values* kept() const { return kept_.data(); }
  /// Values that some of the sum's variables have, as the last call of `filter_fast` found; perhaps not all. They all
  /// differ from each other if there are any.
  Values required() const { return required_; }

  /// By `filter_fast`. Once its variables have one value each, nobody wakes it again: what it has left must then be
  /// right.
  template <class Masks>
  Outcome run(std::uint32_t sum, const Masks& masks) {
    if (!filter_fast(sum, masks.values())) return Outcome::impossible;
    if (!left_all_) {
      const auto its = variables(sum);
      if (!masks.keep(its, kept()) || !masks.exclude(required_, {kept(), its.size()})) return Outcome::impossible;
    }
    return is_settled_ ? Outcome::rests : Outcome::may_go_on;
  }

  /// Removes what the sum does not allow. False if it cannot hold.
  bool propagate(std::uint32_t sum, Store& store, Trail& trail, Reason reason);
  /// Why the sum cannot hold with the candidates at `position`, if the literal, a negative one, is false.
  learning::Explanation explain(std::uint32_t sum, Literal literal, std::uint32_t position, const Store& store,
                                const Trail& trail);

  std::size_t take_steps() { return 12 * std::exchange(steps_, 0); }

 private:
  static constexpr unsigned most_grouped = cells::most_distinct;  // values, and so variables, of a group
  // Terms among which groups are looked for: that takes quadratic time. Sixty sums of 16,384 terms took 39 s without.
  static constexpr std::size_t grouped_at_once = 256;

  struct Group {
    std::uint32_t first;  // its variables are members_[first … first + size)
    std::uint32_t size;
    std::int64_t step;   // the coefficient, without its sign
    std::uint32_t most;  // its largest sum, counted by indices of values
    bool is_reversed;    // counts from `most` down
    Values sums;         // at `seen_`
  };
  struct Sum {
    std::uint32_t first;  // its groups are groups_[first … first + size)
    std::uint32_t size;
    std::int64_t target;
    std::size_t words;  // of a reach; 0: an interval
    bool has_groups;    // of several variables
    bool is_unit;       // all coefficients are 1 or −1, and all variables have at most `most_added` values
    bool is_derived;
    std::int64_t rest;  // what the terms add up to, counted by indices of values
  };
  static constexpr unsigned most_added = 32;  // values of each of two variables, so that their sums are bits of a word
  // A variable of a sum that is explained.
  struct Member {
    Variable variable;
    Values candidates;
    Values missing;
    std::uint32_t latest;  // the position in the trail at which it last lost a value that is missing
  };

  // Whether it says that a group has the sum of another variable, as on arrows and lines: worth an exact filter.
  bool is_of_group(const Sum& sum) const {
    return !sum.is_derived && sum.size == 2 && (groups_[sum.first].size == 1 || groups_[sum.first + 1].size == 1);
  }
  void add_sum(const Network& network, const Network::Sum& sum, const Neighbours& neighbours);
  void add_groups(const Network& network, std::vector<Network::Term> left, const Neighbours& neighbours, Sum& added);
  void add_group(const Network& network, std::span<const Variable> variables, std::int64_t coefficient, Sum& sum);
  static bool can_be_grouped(const Network& network, const Network::Term& a, const Network::Term& b,
                             const Neighbours& neighbours);

  Values sums_of(Group& group, std::span<const Values> candidates);
  const DistinctCache::Filling& find(const Group& group, Values sums);
  bool filter_group(const Group& group, std::int64_t target, std::span<const Values> candidates);
  // What a group's sum is between, and how much lower and higher the sum would be if its variables need not differ.
  struct Bounds {
    std::int64_t low, high;
    std::int64_t looser_low, looser_high;
    std::int64_t widest;            // the largest difference of two values of one variable
    std::size_t open;               // variables with several values
    std::int64_t up = 0, down = 0;  // how far a variable may be above its least value, and below its largest one
  };
  Bounds bounds_of(const Group& group, std::span<const Values> candidates) const;
  static constexpr std::size_t contradiction = ~std::size_t{0};
  std::size_t filter_bounds(const Sum& sum, std::span<const Values> candidates);
  bool keep_between(std::span<const Group> groups, std::span<const Values> candidates);
  bool filter_last(const Sum& sum, std::span<const Values> candidates);
  std::size_t count_open(const Sum& sum, std::span<const Values> candidates) const;
  template <class Reach>
  bool filter_groups(const Sum& sum, std::span<const Values> candidates);
  bool keep(Group& group, Values sums, std::span<const Values> candidates, Values* kept);
  void read_members(const Sum& sum, Literal literal, std::uint32_t position, const Store& store, const Trail& trail);
  template <class Reach>
  void explain_groups(const Sum& sum);
  static void explain_group(std::span<Member> members, Values forbidden);
  static Values sums_of_members(std::span<const Member> members);
  static Values turned(const Group& group, Values sums);

  std::vector<Sum> sums_;
  std::vector<Group> groups_;
  std::vector<Variable> members_;  // group by group, and so sum by sum
  std::shared_ptr<DistinctCache> fillings_;
  std::vector<Values> seen_;                   // by member: its candidates when the group's sums were computed
  std::vector<std::uint64_t> before_, after_;  // scratch: reaches between the groups of a sum
  std::vector<Values> allowed_;                // scratch: by group of a sum
  std::vector<Bounds> bounds_;                 // scratch: by group of a sum
  std::vector<Values> kept_;                   // by member of a sum
  std::vector<Member> explained_;              // scratch: by member of a sum
  std::vector<std::uint32_t> order_;           // scratch: of the groups of a sum
  std::vector<Literal> literals_;              // scratch: an explanation
  cells::Digits required_ = 0;                 // of the last sum
  bool left_all_ = false;                      // the last call of `filter_fast`
  bool is_settled_ = false;                    // likewise
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
