// Clauses learnt from conflicts: of the literals of each at least one must hold. Two literals of each are watched
// (Moskewicz, Madigan, Zhao, Zhang, Malik, "Chaff", DAC 2001): while neither of them fails, the clause has nothing to
// say.
//
// The store never grows past what it was opened with, so that nothing is allocated in a search. Now and then, or when
// it is full, most of what can be spared goes: the clauses over most levels first (Audemard, Simon, "Glucose", IJCAI
// 2009), of equal ones the long.
//
//     words_   0 │ size  worth  next0  next1  literal0  literal1  literal2 … │ size …
//              │   └ at `Clause` ┘     │ the chains of those that watch literal0 and literal1; a link is 2·clause +
//              which
//
//     worth      … l l l l l l l l u    l: levels, at most `many_levels`; u: of use since the last clearing
//
// `Facts` are what a puzzle knows: whether a literal `holds` or `fails`; `learn(literal, reason)`; and of what is known
// the `reason_of(subject)`, with `change_reason`. A `Facts::Reason` is a kind and an index: a clause's are
// `Kind::clause` and its place.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/learning/literals.hpp"

namespace quadrille {

class Clauses {
 public:
  using Clause = std::uint32_t;  ///< where it begins

  /// Begins anew for literals about `subjects` subjects, with room for `most_words` words, at most 2^31; keeps memory.
  void open(std::size_t subjects, std::size_t most_words);

  /// Makes room for a clause of so many literals, forgetting others if need be. False if that many cannot be kept.
  template <class Facts>
  bool make_room(std::size_t literals, Facts& facts);

  /// Takes in two or more literals, the first two to be watched. There must be room.
  Clause add(std::span<const Literal> literals, std::uint32_t levels);

  std::span<const Literal> literals(Clause clause) const { return {&words_[clause + header], words_[clause]}; }

  /// `failed` has come to fail: what follows from the clauses that watch it is learnt. False at a conflict, which
  /// `clash` then tells: all literals of that clause fail.
  template <class Facts>
  bool follow(Literal failed, Facts& facts);
  Clause clash() const { return clash_; }

  /// The clause had its part in a conflict, and is over `levels` levels now.
  void use(Clause clause, std::uint32_t levels);

  /// Forgets about three quarters of what can be spared. A clause that something holds for, now, stays.
  template <class Facts>
  void forget(Facts& facts);

 private:
  static constexpr std::uint32_t header = 4;
  static constexpr std::uint32_t no_link = ~std::uint32_t{0};
  // Twice the words. The last word never begins a clause, so no link is `no_link`.
  static constexpr std::uint64_t most_links = std::uint64_t{1} << 32;
  static constexpr std::uint32_t many_levels = 31;
  static constexpr std::uint32_t ranks = (many_levels + 1) * 8;

  std::uint32_t& size(Clause clause) { return words_[clause]; }
  std::uint32_t& worth(Clause clause) { return words_[clause + 1]; }
  std::uint32_t& next(std::uint32_t link) { return words_[link / 2 + 2 + link % 2]; }
  Literal* first(Clause clause) { return &words_[clause + header]; }

  bool has_room(std::size_t literals) const { return words_.size() + header + literals <= most_words_; }
  void watch(Clause clause);
  bool can_spare(Clause clause);
  std::uint32_t rank(Clause clause);
  std::uint32_t ranks_to_keep();

  std::size_t most_words_ = 0;
  std::vector<std::uint32_t> words_;
  std::vector<std::uint32_t> watchers_;          // the first link of each literal's chain
  std::array<std::uint32_t, ranks> tally_ = {};  // scratch: how many clauses there are of each rank
  Clause clash_ = 0;
};

template <class Facts>
bool Clauses::make_room(std::size_t literals, Facts& facts) {
  if (!has_room(literals)) forget(facts);
  return has_room(literals);
}

template <class Facts>
bool Clauses::follow(Literal failed, Facts& facts) {
  using Reason = typename Facts::Reason;
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
      facts.learn(other, Reason{Reason::Kind::clause, clause});
    }
    from = &next(link);
  }
  return true;
}

// Slides what is kept to the front.
template <class Facts>
void Clauses::forget(Facts& facts) {
  using Reason = typename Facts::Reason;
  const std::uint32_t keep = ranks_to_keep();
  std::fill(watchers_.begin(), watchers_.end(), no_link);
  std::uint32_t end = 0;
  for (std::uint32_t from = 0; from < words_.size();) {
    const std::uint32_t words = header + size(from);
    const bool is_kept = !can_spare(from) || rank(from) <= keep;
    // The literal that follows from a clause is one of the two that are watched.
    const Literal* const follows = std::find_if(first(from), first(from) + 2, [&](Literal literal) {
      if (!facts.holds(literal)) return false;
      const Reason reason = facts.reason_of(subject_of(literal));
      return reason.kind == Reason::Kind::clause && reason.index == from;
    });
    const bool is_reason = follows != first(from) + 2;
    if (is_kept || is_reason) {
      if (is_reason) facts.change_reason(subject_of(*follows), Reason{Reason::Kind::clause, end});
      if (end != from) std::copy_n(&words_[from], words, &words_[end]);
      worth(end) &= ~1u;
      watch(end);
      end += words;
    }
    from += words;
  }
  words_.resize(end);
}

}  // namespace quadrille
