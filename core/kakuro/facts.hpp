// What the bitmask engine knows at a moment: the candidates of every cell, and for each thing it knows when and why it
// came to know it. The order of coming to know, the trail, is what learning from conflicts walks back.
//
//     trail   … | "cell 4 is 7"  "cell 4 is not 1"  "cell 4 is not 9" … "cell 8 is not 7" | "cell 8 is 2" …
//                 a choice        because it is 7                        a run's doing       a choice
//               └─ level 1 ──────────────────────────────────────────────────────────────┘└─ level 2 …
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/kakuro/digit_sets.hpp"
#include "core/learning/literals.hpp"

namespace quadrille::kakuro {

// Literals are about pairs of a cell and a digit: "cell is digit", or "cell is not digit".
using Pair = std::uint32_t;  ///< of a cell and a digit: digits * cell + digit − 1
constexpr Pair pair_of(std::uint32_t cell, unsigned digit) { return digits * cell + digit - 1; }
constexpr Literal is(Pair pair) { return 2 * pair; }
constexpr Literal is_not(Pair pair) { return 2 * pair + 1; }
constexpr Pair pair_of(Literal literal) { return subject_of(literal); }
constexpr std::uint32_t cell_of(Literal literal) { return literal / (2 * digits); }
constexpr unsigned digit_of(Literal literal) { return literal / 2 % digits + 1; }

class Facts {
 public:
  /// Why a literal holds.
  struct Reason {
    enum class Kind : std::uint8_t {
      none,    ///< it was chosen, or belongs to the board
      cell,    ///< a cell has exactly one digit
      run,     ///< run number `index` has no filling without it
      clause,  ///< all other literals of the clause at `index` fail
    };
    Kind kind = Kind::none;
    std::uint32_t index = 0;
  };

  /// Begins anew with `cells` cells that can be anything; keeps memory.
  void open(std::size_t cells);

  std::size_t cells() const { return candidates_.size(); }
  Digits candidates(std::uint32_t cell) const { return candidates_[cell]; }
  bool is_decided(std::uint32_t cell) const { return is_single(candidates_[cell]); }

  bool holds(Literal literal) const { return denies(literal) ? !is_possible(literal) : is_the_one(literal); }
  bool fails(Literal literal) const { return denies(literal) ? is_the_one(literal) : !is_possible(literal); }

  /// Makes a literal hold with all that it says of its cell. False if it fails already.
  bool learn(Literal literal, Reason reason);

  const std::vector<Literal>& trail() const { return trail_; }
  std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }

  // Of a pair about which a literal holds:
  std::uint32_t level_of(Pair pair) const { return known_[pair].level; }
  std::uint32_t position_of(Pair pair) const { return known_[pair].position; }  ///< in the trail
  Reason reason_of(Pair pair) const { return known_[pair].reason; }
  void change_reason(Pair pair, Reason reason) { known_[pair].reason = reason; }

  /// The candidates of a cell when the trail was `length` long.
  Digits candidates_at(std::uint32_t cell, std::size_t length) const;

  void begin_level() { levels_.push_back(static_cast<std::uint32_t>(trail_.size())); }
  /// Forgets all that was learnt above `level`, latest first; `forget(literal)` is told.
  template <class F>
  void return_to(std::uint32_t level, F&& forget) {
    if (level >= levels_.size()) return;
    while (trail_.size() > levels_[level]) {
      const Literal literal = trail_.back();
      trail_.pop_back();
      if (denies(literal)) candidates_[cell_of(literal)] |= digit_bit(digit_of(literal));
      forget(literal);
    }
    levels_.resize(level);
  }

 private:
  struct Known {
    std::uint32_t level;
    std::uint32_t position;
    Reason reason;
  };

  bool is_possible(Literal literal) const {
    return (candidates_[cell_of(literal)] & digit_bit(digit_of(literal))) != 0;
  }
  bool is_the_one(Literal literal) const { return candidates_[cell_of(literal)] == digit_bit(digit_of(literal)); }
  void note(Literal literal, Reason reason);

  std::vector<Digits> candidates_;     // never empty: what would empty a cell is a conflict instead
  std::vector<Known> known_;           // by pair
  std::vector<Literal> trail_;         // a pair stands in it at most once
  std::vector<std::uint32_t> levels_;  // where each level above 0 begins in the trail
};

using Reason = Facts::Reason;

}  // namespace quadrille::kakuro
