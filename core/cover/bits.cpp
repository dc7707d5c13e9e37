#include "core/cover/bits.hpp"

#include <algorithm>

namespace quadrille::cover {

namespace {

// Options of the primary item that has most.
std::size_t most_options(const Problem& problem) {
  std::vector<std::uint32_t> sizes(problem.primary() + 1);
  for (Option option = 0; option < problem.options(); ++option) {
    for (const Entry& entry : problem.option(option)) ++sizes[std::min<std::size_t>(entry.item, problem.primary())];
  }
  sizes.pop_back();  // that of the secondary items
  return sizes.empty() ? 0 : *std::max_element(sizes.begin(), sizes.end());
}

// Lanes look at all items in every node, so they are for problems in which that is not much. Measured: at 41 vectors, Sudoku as a
// cover, they are still twice as fast.
constexpr std::size_t most_state_bytes = 1024, most_row_bytes = std::size_t{1} << 25;

// Whether lanes of this width hold the sets of all items, of which none has more than `most` options.
template <class Lane>
bool suits(const Problem& problem, std::size_t most) {
  const std::size_t bytes = OptionLanes<Lane>::stride_of(problem.primary()) * sizeof(Lane);
  return most <= OptionLanes<Lane>::most_options && bytes <= most_state_bytes &&
         problem.options() * std::uint64_t{bytes} <= most_row_bytes;
}

}  // namespace

std::optional<Error> Bits::open(const Problem& problem) {
  const std::size_t most = problem.primary() <= most_state_bytes ? most_options(problem) : problem.options();
  const std::size_t index = suits<std::uint16_t>(problem, most) ? 1 : suits<std::uint32_t>(problem, most) ? 2 : 0;
  if (forms_[index] == nullptr) forms_[index] = make_engine<Forms, Problem, std::vector<Option>>(index);
  form_ = forms_[index].get();
  return form_->open(problem);
}

}  // namespace quadrille::cover
