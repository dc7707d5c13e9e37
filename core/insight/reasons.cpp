#include "core/insight/reasons.hpp"

#include <utility>

#include "core/sort.hpp"

namespace quadrille {

std::uint32_t Reasons::add(Hint::Reason&& reason, std::span<const Number> premises) {
  reasons_.push_back(std::move(reason));
  premises_.insert(premises_.end(), premises.begin(), premises.end());
  ends_.push_back(static_cast<std::uint32_t>(premises_.size()));
  return static_cast<std::uint32_t>(reasons_.size() - 1);
}

Reasons::Number Reasons::eliminate(cover::Placement candidate, std::uint32_t reason) {
  eliminated_.push_back(candidate);
  reason_of_.push_back(reason);
  return static_cast<Number>(eliminated_.size() - 1);
}

// Marks these eliminations and all that they rely on.
void Reasons::mark(std::span<const Number> needed) {
  is_needed_.assign(eliminated_.size(), 0);
  for (const Number number : needed) is_needed_[number] = 1;
  for (std::size_t number = eliminated_.size(); number-- > 0;) {
    if (is_needed_[number] == 0) continue;
    const std::uint32_t reason = reason_of_[number];
    for (std::uint32_t at = reason == 0 ? 0 : ends_[reason - 1]; at < ends_[reason]; ++at)
      is_needed_[premises_[at]] = 1;
  }
}

std::size_t Reasons::cost(std::span<const Number> needed) {
  mark(needed);
  std::size_t cost = 0;
  std::uint32_t last = none;
  for (Number number = 0; number < is_needed_.size(); ++number) {
    if (is_needed_[number] == 0 || std::exchange(last, reason_of_[number]) == reason_of_[number]) continue;
    cost += 1 + reasons_[last].forced.size();
  }
  return cost;
}

void Reasons::tell(std::span<const Number> needed, Hint& hint) {
  mark(needed);
  std::uint32_t last = none;
  for (Number number = 0; number < is_needed_.size(); ++number) {
    if (is_needed_[number] == 0) continue;
    if (std::exchange(last, reason_of_[number]) != reason_of_[number])
      hint.reasons.push_back(std::move(reasons_[last]));
    hint.reasons.back().eliminated.push_back(eliminated_[number]);
  }
  for (Hint::Reason& reason : hint.reasons) sort_numbers(reason.eliminated);
}

}  // namespace quadrille
