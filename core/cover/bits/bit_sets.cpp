#include "core/cover/bits/bit_sets.hpp"

#include <algorithm>

namespace quadrille::cover {

namespace {

// The largest number of options of a primary item. If no lane can hold that number, any number above the limit serves.
std::size_t most_options(const Problem& problem) {
  std::vector<std::uint32_t> sizes(problem.primary());
  std::uint32_t most = 0;
  for (Option option = 0; option < problem.options() && most <= OptionLanes<std::uint32_t>::most_options; ++option) {
    for (const Entry& entry : problem.option(option)) {
      if (entry.item < problem.primary()) most = std::max(most, ++sizes[entry.item]);
    }
  }
  return most;
}

// Whether lanes of this width can hold the sets of all items, if no item has more than `most` options.
template <class Lane>
bool suits(const Problem& problem, std::size_t most) {
  const std::size_t bytes = OptionLanes<Lane>::stride_of(problem.primary()) * sizeof(Lane);
  return most <= OptionLanes<Lane>::most_options && bytes <= OptionLanes<Lane>::most_state_bytes &&
         problem.options() * std::uint64_t{bytes} <= OptionLanes<Lane>::most_row_bytes;
}

using Kind = EngineKind<Problem, std::vector<Option>>;

template <class E>
constexpr Kind kind = engine_kind<E, Problem, std::vector<Option>, tree_of_options>("bits");

constexpr Kind sets = kind<OptionSets>;
constexpr Kind lanes_of_8 = kind<OptionLanes<std::uint8_t>>;
constexpr Kind lanes_of_16 = kind<OptionLanes<std::uint16_t>>;
constexpr Kind lanes_of_32 = kind<OptionLanes<std::uint32_t>>;

constexpr Kind bounded_sets = kind<BoundedSets>;
constexpr Kind bounded_lanes_of_8 = kind<BoundedLanes<std::uint8_t>>;
constexpr Kind bounded_lanes_of_32 = kind<BoundedLanes<std::uint32_t>>;

const Kind& exact_kind(const Problem& problem, std::size_t most) {
  return suits<std::uint8_t>(problem, most)    ? lanes_of_8
         : suits<std::uint16_t>(problem, most) ? lanes_of_16
         : suits<std::uint32_t>(problem, most) ? lanes_of_32
                                               : sets;
}

// Lanes of 16 bits would be worth less than the size of their code.
const Kind& bounded_kind(const Problem& problem, std::size_t most) {
  return suits<std::uint8_t>(problem, most)    ? bounded_lanes_of_8
         : suits<std::uint32_t>(problem, most) ? bounded_lanes_of_32
                                               : bounded_sets;
}

}  // namespace

std::optional<Error> BitSets::open(const Problem& problem) {
  const bool may_suit = problem.primary() <= OptionLanes<std::uint8_t>::most_state_bytes;
  const std::size_t most = may_suit ? most_options(problem) : problem.options();
  engine_ = &engines_.of(problem.has_multiplicities() ? bounded_kind(problem, most) : exact_kind(problem, most));
  return engine_->open(problem);
}

}  // namespace quadrille::cover
