#include "core/reasoning/patterns.hpp"

#include <algorithm>

namespace quadrille::reasoning {

PatternSearch::PatternSearch(const Patterns* patterns, const std::vector<Values>& domains)
    : patterns_(patterns), domains_(domains), view_(domains), first_(1), looks_at_(domains.size()) {
  if (patterns != nullptr)
    for (const Patterns::About& about : patterns->all())
      first_.push_back(first_.back() + static_cast<std::uint32_t>(about.places));
  waits_.fill(first_.back());
}

const Patterns::About* PatternSearch::advance(Fuel& fuel) {
  while (!is_done() && !fuel.is_spent()) {
    const std::uint32_t number = waits_.first();
    const auto pattern =
        static_cast<std::size_t>(std::upper_bound(first_.begin(), first_.end(), number) - first_.begin() - 1);
    view_.clear();
    patterns_->look(pattern, number - first_[pattern], view_);
    fuel.work -= static_cast<std::int64_t>(5 + 2 * view_.read().size()) + view_.spent();
    // The place stays in the set: the pattern may say more there once its conclusion is applied.
    if (says_something_new()) return &patterns_->all()[pattern];
    waits_.remove(number);
    for (const Variable variable : view_.read())
      if (looks_at_[variable].empty() || looks_at_[variable].back() != number) looks_at_[variable].push_back(number);
  }
  return nullptr;
}

void PatternSearch::note(Variable variable) {
  for (const std::uint32_t number : looks_at_[variable]) waits_.add(number);
  looks_at_[variable].clear();
}

bool PatternSearch::says_something_new() {
  const auto& left = view_.seen().left;
  return std::any_of(left.begin(), left.end(),
                     [&](const Sighting::Left& each) { return (domains_[each.variable] & ~each.values) != 0; });
}

}  // namespace quadrille::reasoning
