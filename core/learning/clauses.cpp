#include "core/learning/clauses.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille {

namespace {

// Clauses over so few levels join parts of the search for good, and are never spared; over some, while they are of use.
constexpr std::uint32_t few_levels = 2;
constexpr std::uint32_t some_levels = 6;

}  // namespace

void Clauses::open(std::size_t subjects, std::size_t most_words) {
  assert(most_words <= most_links / 2);
  most_words_ = most_words;
  words_.clear();
  words_.reserve(most_words_);
  watchers_.assign(2 * subjects, no_link);
}

Clauses::Clause Clauses::add(std::span<const Literal> literals, std::uint32_t levels) {
  assert(literals.size() >= 2 && has_room(literals.size()));
  const auto clause = static_cast<Clause>(words_.size());
  words_.push_back(static_cast<std::uint32_t>(literals.size()));
  words_.push_back(2 * std::min(levels, many_levels) + 1);
  words_.insert(words_.end(), {no_link, no_link});
  words_.insert(words_.end(), literals.begin(), literals.end());
  watch(clause);
  return clause;
}

void Clauses::watch(Clause clause) {
  for (std::uint32_t which = 0; which < 2; ++which) {
    const std::uint32_t link = 2 * clause + which;
    next(link) = watchers_[first(clause)[which]];
    watchers_[first(clause)[which]] = link;
  }
}

void Clauses::use(Clause clause, std::uint32_t levels) { worth(clause) = 2 * std::min(levels, worth(clause) / 2) + 1; }

bool Clauses::can_spare(Clause clause) {
  const std::uint32_t levels = worth(clause) / 2;
  return levels > (worth(clause) % 2 == 1 ? some_levels : few_levels);
}

std::uint32_t Clauses::rank(Clause clause) { return worth(clause) / 2 * 8 + std::min(size(clause) / 8, 7u); }

// The rank up to which clauses are kept.
std::uint32_t Clauses::ranks_to_keep() {
  tally_ = {};
  std::uint32_t clauses = 0;
  for (Clause clause = 0; clause < words_.size(); clause += header + size(clause)) {
    if (!can_spare(clause)) continue;
    ++tally_[rank(clause)];
    ++clauses;
  }
  std::uint32_t keep = 0;
  for (std::uint32_t kept = tally_[0]; keep + 1 < ranks && kept + tally_[keep + 1] <= clauses / 4;
       kept += tally_[++keep]) {
  }
  return keep;
}

}  // namespace quadrille
