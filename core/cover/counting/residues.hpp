// Counts modulo several numbers, instead of counts of any size: a *residue* takes one word, and the Chinese remainder
// theorem joins the residues of a count to the count, if the product of the moduli is greater. Nothing but additions
// happens to a count until then, so the moduli need not be primes, only coprime in pairs: they are the greatest such
// numbers below 2^63, taken from the top. Tested by tests/core/cover_counting_test.cpp.
//
// How many residues determine a count follows from an upper bound. It is computed like the count itself, by the same
// additions, but as a *ceiling*: a number with 32 bits of precision that is rounded up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::cover {

/// The moduli in descending order: all are above 2^62 and below 2^63.
class Moduli {
 public:
  std::uint64_t operator[](std::size_t index) {
    while (found_.size() <= index) find_next();
    return found_[index];
  }

 private:
  void find_next();

  std::vector<std::uint64_t> found_;
};

/// The sum of two residues.
inline std::uint64_t add_residues(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  const std::uint64_t sum = a + b;
  return sum >= modulus ? sum - modulus : sum;
}

/// The residue of a number of any size; `limbs` has the lowest first.
std::uint64_t residue_of(std::span<const std::uint64_t> limbs, std::uint64_t modulus);

/// The number below the product of the first moduli that has these residues, lowest limb first, without leading zeros
/// (but one limb for 0).
std::vector<std::uint64_t> join_residues(std::span<const std::uint64_t> residues);

/// A ceiling has its exponent in the upper 32 bits and its significand in the lower 32; a significand whose top bit is
/// not set has the exponent 0. So greater ceilings are greater words.
using Ceiling = std::uint64_t;
/// A ceiling of the sum of two numbers, from ceilings of both.
Ceiling add_ceilings(Ceiling a, Ceiling b);
Ceiling ceiling_of(std::span<const std::uint64_t> limbs);
/// The number of moduli that determine any number up to the ceiling: at least 1.
std::size_t moduli_for(Ceiling ceiling);

}  // namespace quadrille::cover
