#include "core/cover/bits/set_layout.hpp"

namespace quadrille::cover {

bool SetLayout::can_lay_out(const Problem& problem) {
  return problem.entries() + std::uint64_t{word_bits} * problem.primary() <= most_bits;
}

void SetLayout::lay_out(const Problem& problem) {
  problem_ = &problem;
  count_members();
  fill_in();
}

void SetLayout::count_members() {
  const std::size_t items = problem_->items(), primary = problem_->primary();
  first_place_.resize(problem_->options() + 1);
  columns_.assign(items + 1, 0);
  Index places = 0;
  for (Option option = 0; option < problem_->options(); ++option) {
    first_place_[option] = places;
    const auto entries = problem_->option(option);
    for (const Entry& entry : entries) {
      places += entry.item < primary;
      ++columns_[entry.item + 1];
    }
    if (places > first_place_[option]) continue;
    for (const Entry& entry : entries) --columns_[entry.item + 1];  // an option of secondary items alone: never chosen
  }
  first_place_.back() = places;
  for (std::size_t item = 0; item < items; ++item) columns_[item + 1] += columns_[item];

  first_word_.reserve(primary + 1);
  first_word_.assign(1, 0);
  item_of_word_.clear();
  item_of_word_.reserve(primary + places / word_bits);
  for (Item item = 0; item < primary; ++item) {
    item_of_word_.resize(item_of_word_.size() + (columns_[item + 1] - columns_[item] + word_bits - 1) / word_bits,
                         item);
    first_word_.push_back(static_cast<Index>(item_of_word_.size()));
  }
}

void SetLayout::fill_in() {
  next_.resize(items());
  for (Item item = 0; item < items(); ++item)
    next_[item] = {columns_[item], item < primary() ? first_word_[item] * word_bits : 0};
  members_.resize(columns_.back());
  places_.resize(first_place_.back());
  Place* place = places_.data();
  for (Option option = 0; option < options(); ++option) {
    if (first_place_[option] == first_place_[option + 1]) continue;
    for (const auto& [item, colour] : problem_->option(option)) {
      Next& next = next_[item];
      members_[next.member++] = {option, colour};
      if (item < problem_->primary()) *place++ = {item, next.bit++};
    }
  }
}

}  // namespace quadrille::cover
