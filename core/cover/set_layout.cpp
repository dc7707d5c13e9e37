#include "core/cover/set_layout.hpp"

#include <algorithm>

namespace quadrille::cover {

bool SetLayout::can_lay_out(const Problem& problem) {
  constexpr std::uint64_t most_bits = std::uint64_t{1} << 31;
  return problem.entries() + std::uint64_t{word_bits} * problem.primary() <= most_bits;
}

void SetLayout::lay_out(const Problem& problem) {
  problem_ = &problem;
  count_members();
  fill_in();
}

void SetLayout::count_members() {
  const std::size_t items = problem_->items(), primary = problem_->primary();
  first_place_.assign(1, 0);
  columns_.assign(items + 1, 0);
  for (Option option = 0; option < problem_->options(); ++option) {
    const auto entries = problem_->option(option);
    const auto primaries =
        std::count_if(entries.begin(), entries.end(), [primary](const Entry& entry) { return entry.item < primary; });
    first_place_.push_back(first_place_.back() + static_cast<Index>(primaries));
    if (primaries == 0) continue;
    for (const Entry& entry : entries) ++columns_[entry.item + 1];
  }
  for (std::size_t item = 0; item < items; ++item) columns_[item + 1] += columns_[item];

  first_word_.assign(1, 0);
  item_of_word_.clear();
  for (Item item = 0; item < primary; ++item) {
    item_of_word_.resize(item_of_word_.size() + (columns_[item + 1] - columns_[item] + word_bits - 1) / word_bits, item);
    first_word_.push_back(static_cast<Index>(item_of_word_.size()));
  }
}

void SetLayout::fill_in() {
  std::vector<std::size_t> filled(columns_.begin(), columns_.end() - 1);
  members_.resize(columns_.back());
  places_.clear();
  places_.reserve(first_place_.back());
  for (Option option = 0; option < options(); ++option) {
    if (first_place_[option] == first_place_[option + 1]) continue;  // secondary items alone: never chosen
    for (const auto& [item, colour] : problem_->option(option)) {
      const std::size_t member = filled[item]++;
      members_[member] = {option, colour};
      if (item < primary()) places_.push_back({item, first_word_[item] * word_bits + static_cast<Index>(member - columns_[item])});
    }
  }
}

}  // namespace quadrille::cover
