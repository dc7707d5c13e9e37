#include "core/learning/clauses.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::learning {

[[clang::minsize]] void Clauses::open(std::size_t variables, std::size_t most_words) {
  assert(most_words <= most_links / 2);
  most_words_ = most_words;
  words_.clear();
  words_.reserve(most_words_);
  watches_.assign(2 * variables, no_link);
  steps_ = 0;
}

bool Clauses::make_room(std::size_t literals, Trail& trail) {
  // `reduce` keeps a clause that was used twice at most, so three calls are enough to drop all that can be dropped.
  for (int times = 0; times < 3 && !has_room(literals); ++times) reduce(trail);
  return has_room(literals);
}

Clauses::Clause Clauses::add(std::span<const Literal> literals, std::uint32_t glue) {
  assert(literals.size() >= 2 && has_room(literals.size()));
  const auto clause = static_cast<Clause>(words_.size());
  words_.push_back(static_cast<std::uint32_t>(literals.size()));
  words_.push_back(pack_used(std::min(glue, most_glue)));
  words_.insert(words_.end(), {no_link, no_link});
  words_.insert(words_.end(), literals.begin(), literals.end());
  watch(clause);
  return clause;
}

void Clauses::watch(Clause clause) {
  for (std::uint32_t which = 0; which < 2; ++which) {
    const std::uint32_t link = 2 * clause + which;
    next(link) = watches_[first(clause)[which]];
    watches_[first(clause)[which]] = link;
  }
}

void Clauses::use(Clause clause, std::uint32_t glue) {
  glue_used(clause) = pack_used(std::min(glue, this->glue(clause)));
}

}  // namespace quadrille::learning
