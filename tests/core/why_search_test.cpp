// Smallest reasons among sets of numbers, against all subsets.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/why/hitting_sets.hpp"
#include "core/why/reason_search.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace why_search_test {

using namespace quadrille;
using namespace quadrille::test;
using why::Number;
using why::Numbers;

namespace {

using Bits = std::uint32_t;

Numbers numbers_of(Bits bits) {
  Numbers numbers;
  for (; bits != 0; bits &= bits - 1) numbers.push_back(static_cast<Number>(std::countr_zero(bits)));
  return numbers;
}

Bits bits_of(const Numbers& numbers) {
  Bits bits = 0;
  for (const Number number : numbers) bits |= Bits{1} << number;
  return bits;
}

// A set is enough if it has all of one of these. A trial takes some work, and sometimes too much to end.
class SetTrials final : public why::Trials {
 public:
  SetTrials(std::size_t count, std::vector<Bits> reasons, std::int64_t work, Random random)
      : all_((Bits{1} << count) - 1), reasons_(std::move(reasons)), work_(work), random_(random) {}

  bool is_enough(Bits kept) const {
    return std::any_of(reasons_.begin(), reasons_.end(), [&](Bits reason) { return (kept & reason) == reason; });
  }

  void begin(const Numbers& kept, Fuel& fuel) override {
    fuel.work -= 3;
    kept_ = bits_of(kept);
    left_ = work_;
    for (const Bits enough : enough_) repeats_ |= (kept_ & enough) == enough;
    for (const Bits broken : broken_sets_) repeats_ |= (kept_ & broken) == 0;
  }
  Outcome advance(Fuel& fuel) override {
    const std::int64_t spent = std::min(left_, std::max<std::int64_t>(fuel.work, 0));
    fuel.work -= spent;
    left_ -= spent;
    if (left_ > 0) return Outcome::open;
    if (is_enough(kept_)) {
      enough_.push_back(kept_);
      return Outcome::enough;
    }
    Bits held = kept_;  // what holds in the counterexample: some more of them
    for (const Number more : numbers_of(all_ & ~kept_))
      if (!random_.one_in(3) && !is_enough(held | Bits{1} << more)) held |= Bits{1} << more;
    broken_ = numbers_of(all_ & ~held);
    broken_sets_.push_back(all_ & ~held);
    return Outcome::counterexample;
  }
  const Numbers& broken() const override { return broken_; }
  /// Whether the outcome of a trial followed from that of an earlier one.
  bool repeats() const { return repeats_; }

 private:
  Bits all_;
  std::vector<Bits> reasons_;
  std::int64_t work_;
  Random random_;
  Bits kept_ = 0;
  std::int64_t left_ = 0;
  Numbers broken_;
  std::vector<Bits> enough_, broken_sets_;  // of trials that came to their end
  bool repeats_ = false;
};

struct Sets {
  std::size_t count;
  std::vector<Bits> sets;
};

Sets random_sets(Random& random) {
  Sets made{1 + random.below(11), {}};
  for (std::size_t number = 1 + random.below(9); number > 0; --number) {
    Bits bits = 0;
    for (std::size_t size = random.below(made.count) + 1; size > 0; --size) bits |= Bits{1} << random.below(made.count);
    made.sets.push_back(bits);
  }
  return made;
}

std::size_t size_of(Bits bits) { return static_cast<std::size_t>(std::popcount(bits)); }

// To the end, in slices of this much work.
void run(why::ReasonSearch& search, std::int64_t slice) {
  for (Fuel fuel = {.work = slice}; !search.advance(fuel); fuel.work += slice) continue;
}

}  // namespace

TEST_CASE("A smallest hitting set is as small as the smallest of all subsets", "[why]") {
  Random random(38);
  for (int round = rounds(2000); round > 0; --round) {
    const Sets family = random_sets(random);
    why::HittingSets search;
    search.open(family.count);
    std::vector<Bits> added;
    for (const Bits set : family.sets) {  // one after the other: the search goes on with more of them
      search.add(numbers_of(set));
      added.push_back(set);
      std::size_t least = family.count + 1;
      for (Bits bits = 0; bits < Bits{1} << family.count; ++bits)
        if (std::all_of(added.begin(), added.end(), [bits](Bits each) { return (bits & each) != 0; }))
          least = std::min(least, size_of(bits));
      const std::size_t bound = random.below(family.count + 2);
      for (Fuel fuel = {.work = 1}; !search.advance(bound, fuel); fuel.work += 1) continue;
      REQUIRE(search.has_found() == (least < bound));
      if (!search.has_found()) continue;
      const Bits found = bits_of(search.found());
      REQUIRE(size_of(found) == least);
      for (const Bits each : added) REQUIRE((found & each) != 0);
    }
  }
}

TEST_CASE("A reason is minimal, and smallest where the search says so", "[why]") {
  Random random(39);
  int smaller_than_first = 0;
  for (int round = rounds(3000); round > 0; --round) {
    const Sets reasons = random_sets(random);
    // Trials of the second kind end in time only when there is no limit, those of the third never prove the smallest.
    const std::int64_t work = std::vector<std::int64_t>{5, 200 * work_per_ms, 600 * work_per_ms}[random.below(3)];
    SetTrials trials(reasons.count, reasons.sets, work, Random(random.next()));
    why::ReasonSearch search;
    search.open(trials, reasons.count, numbers_of((Bits{1} << reasons.count) - 1));
    run(search, work == 5 ? 1 + random.below(40) : 10 * work_per_ms);
    REQUIRE(!trials.repeats());
    const Bits reason = bits_of(search.reason());
    REQUIRE(trials.is_enough(reason));
    REQUIRE(search.is_minimal());
    for (const Number each : search.reason()) REQUIRE(!trials.is_enough(reason & ~(Bits{1} << each)));
    std::size_t least = reasons.count;
    for (const Bits set : reasons.sets) least = std::min(least, size_of(set));
    if (work == 5) REQUIRE(search.is_smallest());
    if (search.is_smallest()) REQUIRE(size_of(reason) == least);
    if (size_of(reason) > least) ++smaller_than_first;
  }
  REQUIRE(smaller_than_first >= enough(10));  // without a proof, a minimal set need not be the smallest
}

TEST_CASE("A reason does not depend on the slices in which it is looked for", "[why]") {
  Random random(40);
  for (int round = rounds(300); round > 0; --round) {
    const Sets reasons = random_sets(random);
    const std::uint64_t seed = random.next();
    std::vector<Numbers> found;
    for (const std::int64_t slice : {std::int64_t{1}, std::int64_t{7}, std::int64_t{1000000}}) {
      SetTrials trials(reasons.count, reasons.sets, 20, Random(seed));
      why::ReasonSearch search;
      search.open(trials, reasons.count, numbers_of((Bits{1} << reasons.count) - 1));
      run(search, slice);
      found.push_back(search.reason());
    }
    REQUIRE(found[0] == found[1]);
    REQUIRE(found[0] == found[2]);
  }
}

TEST_CASE("What is needed stays, and nothing else is asked of it", "[why]") {
  SetTrials trials(4, {0b1011}, 1, Random(1));
  why::ReasonSearch search;
  search.open(trials, 4, {0, 1, 2, 3}, {0, 1, 3});
  run(search, 100);
  REQUIRE(search.reason() == Numbers{0, 1, 3});
  REQUIRE(search.is_minimal());
  REQUIRE(search.is_smallest());
}

}  // namespace why_search_test
