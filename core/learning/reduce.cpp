// Which learnt clauses are dropped when there are too many: of those that no recent conflict used, the ones of highest
// glue (number of levels) first (Audemard, Simon, "Predicting learnt clauses quality in modern SAT solvers", IJCAI
// 2009), and among equal glue the long ones. Tested by tests/core/learning_test.cpp.
#include <algorithm>

#include "core/learning/clauses.hpp"

namespace quadrille::learning {

// Ranks a clause by glue, then by length in steps of eight literals. Low ranks are worth keeping.
std::uint32_t Clauses::rank(Clause clause) { return glue(clause) * 8 + std::min(size(clause) / 8, 7u); }

// The rank up to which clauses are kept: about a quarter of the clauses that may be dropped have it or a lower one.
std::uint32_t Clauses::find_last_rank_to_keep() {
  counts_ = {};
  std::uint32_t clauses = 0;
  for (Clause clause = 0; clause < words_.size(); clause += header + size(clause)) {
    if (!may_drop(clause)) continue;
    ++counts_[rank(clause)];
    ++clauses;
  }
  std::uint32_t last = 0;
  for (std::uint32_t kept = counts_[0]; last + 1 < ranks && kept + counts_[last + 1] <= clauses / 4;
       kept += counts_[++last]) {
  }
  return last;
}

// Moves the clauses that are kept to the front and watches them again.
void Clauses::reduce(Trail& trail) {
  steps_ += (words_.size() + watches_.size()) / 4;
  const std::uint32_t last = find_last_rank_to_keep();
  std::fill(watches_.begin(), watches_.end(), no_link);
  std::uint32_t end = 0;
  for (std::uint32_t from = 0; from < words_.size();) {
    const std::uint32_t words = header + size(from);
    // The literal that a clause has implied is one of the two that are watched.
    const Literal* const implied = std::find_if(first(from), first(from) + 2, [&](Literal literal) {
      if (!trail.is_true(literal)) return false;
      const Reason& reason = trail.reason_of(variable_of(literal));
      return reason.kind == Reason::Kind::clause && reason.index == from;
    });
    const bool is_reason = implied != first(from) + 2;
    if (is_reason || !may_drop(from) || rank(from) <= last) {
      if (is_reason) trail.set_reason(variable_of(*implied), {Reason::Kind::clause, end});
      if (end != from) std::copy_n(&words_[from], words, &words_[end]);
      if (uses(end) > 0) --glue_used(end);
      watch(end);
      end += words;
    }
    from += words;
  }
  words_.resize(end);
}

}  // namespace quadrille::learning
