// Clauses learnt from conflicts: of the literals of each at least one must hold. Two literals of each are watched (Moskewicz, Madigan,
// Zhao, Zhang, Malik, "Chaff", DAC 2001): while neither of them fails, the clause has nothing to say.
//
// The store never grows past what it was opened with, so that nothing is allocated in a search. Now and then most of what can be
// spared goes: the clauses over most levels first (Audemard, Simon, "Glucose", IJCAI 2009), of equal ones the long.
//
//     words_   0 │ size  worth  next0  next1  literal0  literal1  literal2 … │ size …
//              │   └ at `Clause` ┘     │ the chains of those that watch literal0 and literal1; a link is 2·clause + which
//
//     worth      … l l l l l l l l u    l: levels, at most `many_levels`; u: of use since the last clearing
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cover/facts.hpp"

namespace quadrille::cover {

class Clauses {
 public:
  using Clause = std::uint32_t;  ///< where it begins

  /// Begins anew for literals about `options` options, with room for `most_words` words; keeps memory.
  void open(std::size_t options, std::size_t most_words);

  bool has_room(std::size_t size) const { return words_.size() + header + size <= most_words_; }

  /// Takes in two or more literals, the first two to be watched. There must be room.
  Clause add(std::span<const Literal> literals, std::uint32_t levels);

  std::span<const Literal> literals(Clause clause) const { return {&words_[clause + header], words_[clause]}; }

  /// `failed` has come to fail: what follows from the clauses that watch it is learnt. False at a conflict, which `clash` then
  /// tells.
  bool follow(Literal failed, Facts& facts);
  Clause clash() const { return clash_; }

  /// The clause had its part in a conflict, and is over `levels` levels now.
  void use(Clause clause, std::uint32_t levels);

  /// Forgets about three quarters of what can be spared.
  void forget(Facts& facts);

 private:
  static constexpr std::uint32_t header = 4;
  static constexpr std::uint32_t no_link = ~std::uint32_t{0};
  static constexpr std::uint32_t many_levels = 31;
  static constexpr std::uint32_t ranks = (many_levels + 1) * 8;

  std::uint32_t& size(Clause clause) { return words_[clause]; }
  std::uint32_t& worth(Clause clause) { return words_[clause + 1]; }
  std::uint32_t& next(std::uint32_t link) { return words_[link / 2 + 2 + link % 2]; }
  Literal* first(Clause clause) { return &words_[clause + header]; }

  void watch(Clause clause);
  bool can_spare(Clause clause);
  std::uint32_t rank(Clause clause);
  std::uint32_t ranks_to_keep();

  std::size_t most_words_ = 0;
  std::vector<std::uint32_t> words_;
  std::vector<std::uint32_t> watchers_;  // the first link of each literal's chain
  std::array<std::uint32_t, ranks> tally_ = {};  // scratch: how many clauses there are of each rank
  Clause clash_ = 0;
};

}  // namespace quadrille::cover
