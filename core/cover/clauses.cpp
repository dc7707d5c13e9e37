#include "core/cover/clauses.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::cover {

namespace {

// Clauses over so few levels join parts of the search for good, and are never spared; over some, while they are of use.
constexpr std::uint32_t few_levels = 2;
constexpr std::uint32_t some_levels = 6;

}  // namespace

void Clauses::open(std::size_t options, std::size_t most_words) {
  most_words_ = most_words;
  words_.clear();
  words_.reserve(most_words_);
  watchers_.assign(2 * options, no_link);
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

bool Clauses::follow(Literal failed, Facts& facts) {
  std::uint32_t* from = &watchers_[failed];  // what leads to `link`
  for (std::uint32_t link = *from; link != no_link; link = *from) {
    const Clause clause = link / 2;
    const std::uint32_t which = link % 2;
    Literal* const literals = first(clause);
    const Literal other = literals[1 - which];
    if (!facts.holds(other)) {
      Literal* const end = literals + size(clause);
      Literal* const free = std::find_if(literals + 2, end, [&](Literal literal) { return !facts.fails(literal); });
      if (free != end) {
        // Watch that one instead.
        std::swap(literals[which], *free);
        *from = next(link);
        next(link) = watchers_[literals[which]];
        watchers_[literals[which]] = link;
        continue;
      }
      if (facts.fails(other)) {
        clash_ = clause;
        return false;
      }
      facts.learn(other, {Reason::Kind::clause, clause});
    }
    from = &next(link);
  }
  return true;
}

void Clauses::use(Clause clause, std::uint32_t levels) {
  worth(clause) = 2 * std::min(levels, worth(clause) / 2) + 1;
}

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
  for (std::uint32_t kept = tally_[0]; keep + 1 < ranks && kept + tally_[keep + 1] <= clauses / 4; kept += tally_[++keep]) {}
  return keep;
}

// Slides what is kept to the front. A clause that something holds for, now, must stay.
void Clauses::forget(Facts& facts) {
  const std::uint32_t keep = ranks_to_keep();
  std::fill(watchers_.begin(), watchers_.end(), no_link);
  std::uint32_t end = 0;
  for (std::uint32_t from = 0; from < words_.size();) {
    const std::uint32_t words = header + size(from);
    const bool is_kept = !can_spare(from) || rank(from) <= keep;
    // The literal that follows from a clause is one of the two that are watched.
    const Literal* const follows = std::find_if(first(from), first(from) + 2, [&](Literal literal) {
      const Reason reason = facts.reason_of(option_of(literal));
      return facts.holds(literal) && reason.kind == Reason::Kind::clause && reason.index == from;
    });
    const bool is_reason = follows != first(from) + 2;
    if (is_kept || is_reason) {
      if (is_reason) facts.change_reason(option_of(*follows), {Reason::Kind::clause, end});
      if (end != from) std::copy_n(&words_[from], words, &words_[end]);
      worth(end) &= ~1u;
      watch(end);
      end += words;
    }
    from += words;
  }
  words_.resize(end);
}

}  // namespace quadrille::cover
