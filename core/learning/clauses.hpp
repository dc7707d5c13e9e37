// Learnt clauses: at least one literal of each must be true. Two literals of each are watched (Moskewicz, Madigan,
// Zhao, Zhang, Malik, "Chaff", DAC 2001): while neither of them is false, the clause implies nothing.
//
// The store never grows past the size that it was opened with, so a search never allocates. When it is full, or when
// the search asks for it, `reduce` drops clauses (reduce.cpp).
//
//     words_    0 │ size  glue_used  next0  next1  literal0  literal1  literal2 … │ size …
//               │   └ a `Clause` ┘     │ the next links in the watch lists of literal0 and literal1; a link is
//               2·clause, or 2·clause + 1
//
//     glue_used   g g g g g g g g u u  g: the glue (number of levels), at most `most_glue`
//                                      u: how many calls of `reduce` still keep it, because it was used
//
// Tested by tests/core/learning_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/learning/literals.hpp"
#include "core/learning/trail.hpp"

namespace quadrille::learning {

class Clauses {
 public:
  using Clause = std::uint32_t;  ///< where it begins in the store

  /// Starts empty, for this number of variables, with room for `most_words` words, at most 2^31; keeps memory.
  void open(std::size_t variables, std::size_t most_words);

  /// Makes room for a clause of `literals` literals, by `reduce` if need be. False if there is no room even then.
  bool make_room(std::size_t literals, Trail& trail);

  /// Adds a clause of two or more literals and watches the first two. There must be room.
  Clause add(std::span<const Literal> literals, std::uint32_t glue);

  std::span<const Literal> literals(Clause clause) const { return {&words_[clause + header], words_[clause]}; }

  /// Visits the clauses that watch a literal that has become false. `assign(literal, reason)` makes true what they
  /// imply. False at a conflict: all literals of the clause `conflict()` are false.
  template <class Assign>
  bool propagate(Literal falsified, const Trail& trail, Assign assign);
  Clause conflict() const { return conflict_; }
  /// The steps of `propagate` and `reduce` since the last call. A step is one literal read, or four words moved. A
  /// visited clause adds ten steps, since it is mostly not in the processor's cache.
  std::size_t take_steps() { return std::exchange(steps_, 0); }

  /// The words of the store that are in use: fewer after clauses were dropped.
  std::size_t words() const { return words_.size(); }
  /// Calls `visit` with the literals of each clause of the store.
  template <class Visit>
  void for_each(Visit visit) const {
    for (Clause clause = 0; clause < words_.size(); clause += header + words_[clause]) visit(literals(clause));
  }

  /// Notes that a conflict analysis used the clause, and which glue it had then.
  void use(Clause clause, std::uint32_t glue);

  /// Drops about three quarters of the clauses that may be dropped: those that were not used lately and are not the
  /// reason of a true literal.
  void reduce(Trail& trail);

 private:
  static constexpr std::uint32_t header = 4;
  static constexpr std::uint32_t no_link = ~std::uint32_t{0};
  // Twice the largest number of words. The last word never begins a clause, so no link equals `no_link`.
  static constexpr std::uint64_t most_links = std::uint64_t{1} << 32;
  static constexpr std::uint32_t most_glue = 31;
  static constexpr std::size_t steps_to_visit = 10;
  // Clauses of low glue connect distant parts of the search and are always kept. Others are kept while they are used;
  // those of middle glue twice as long.
  static constexpr std::uint32_t low_glue = 2;
  static constexpr std::uint32_t middle_glue = 6;
  static constexpr std::uint32_t ranks = (most_glue + 1) * 8;

  std::uint32_t& size(Clause clause) { return words_[clause]; }
  std::uint32_t& glue_used(Clause clause) { return words_[clause + 1]; }
  std::uint32_t glue(Clause clause) const { return words_[clause + 1] / 4; }
  std::uint32_t& next(std::uint32_t link) { return words_[link / 2 + 2 + link % 2]; }
  Literal* first(Clause clause) { return &words_[clause + header]; }

  bool has_room(std::size_t literals) const { return words_.size() + header + literals <= most_words_; }
  void watch(Clause clause);
  static std::uint32_t pack_used(std::uint32_t glue) { return 4 * glue + (glue <= middle_glue ? 2 : 1); }
  std::uint32_t uses(Clause clause) const { return words_[clause + 1] % 4; }
  bool may_drop(Clause clause) const { return glue(clause) > low_glue && uses(clause) == 0; }
  std::uint32_t rank(Clause clause);
  std::uint32_t find_last_rank_to_keep();

  std::size_t most_words_ = 0;
  std::vector<std::uint32_t> words_;
  std::vector<std::uint32_t> watches_;            // by literal: the first link of its watch list
  std::array<std::uint32_t, ranks> counts_ = {};  // scratch of reduce: clauses by rank
  Clause conflict_ = 0;
  std::size_t steps_ = 0;
};

template <class Assign>
bool Clauses::propagate(Literal falsified, const Trail& trail, Assign assign) {
  std::uint32_t* from = &watches_[falsified];  // what leads to `link`
  for (std::uint32_t link = *from; link != no_link; link = *from) {
    steps_ += steps_to_visit;
    const Clause clause = link / 2;
    const std::uint32_t which = link % 2;
    Literal* const literals = first(clause);
    const Literal other = literals[1 - which];
    if (!trail.is_true(other)) {
      Literal* const end = literals + size(clause);
      Literal* const free = std::find_if(literals + 2, end, [&](Literal literal) { return !trail.is_false(literal); });
      steps_ += static_cast<std::size_t>(free - literals);
      if (free != end) {
        // Watch that one instead.
        std::swap(literals[which], *free);
        *from = next(link);
        next(link) = watches_[literals[which]];
        watches_[literals[which]] = link;
        continue;
      }
      if (trail.is_false(other)) {
        conflict_ = clause;
        return false;
      }
      assign(other, Reason{Reason::Kind::clause, clause});
    }
    from = &next(link);
  }
  return true;
}

}  // namespace quadrille::learning
