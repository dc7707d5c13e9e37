#include "core/cover/counting/residues.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>

namespace quadrille::cover {

namespace {

constexpr std::uint64_t low_half = 0xFFFFFFFF;

// By doubling and adding: the factors have up to 63 bits, and not every compiler has 128-bit integers.
std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  std::uint64_t product = 0;
  for (; b != 0; b >>= 1) {
    if ((b & 1) != 0) product = add_residues(product, a, modulus);
    a = add_residues(a, a, modulus);
  }
  return product;
}

std::uint64_t subtract(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  return a >= b ? a - b : a + (modulus - b);
}

// The number x with a·x ≡ 1, by Euclid's algorithm. `a` and the modulus must be coprime.
std::uint64_t inverse(std::uint64_t a, std::uint64_t modulus) {
  std::uint64_t rest = modulus, next_rest = a % modulus, x = 0, next_x = 1;
  while (next_rest != 0) {
    const std::uint64_t quotient = rest / next_rest;
    x = subtract(x, multiply(next_x, quotient % modulus, modulus), modulus);
    std::swap(x, next_x);
    rest -= quotient * next_rest;
    std::swap(rest, next_rest);
  }
  return x;
}

// Replaces a number by number · factor + more. Its limbs here have 32 bits.
void multiply_and_add(std::vector<std::uint32_t>& number, std::uint32_t factor, std::uint64_t more) {
  for (std::uint32_t& limb : number) {
    more += std::uint64_t{limb} * factor;
    limb = static_cast<std::uint32_t>(more);
    more >>= 32;
  }
  for (; more != 0; more >>= 32) number.push_back(static_cast<std::uint32_t>(more));
}

}  // namespace

void Moduli::find_next() {
  std::uint64_t number = found_.empty() ? (std::uint64_t{1} << 63) - 1 : found_.back() - 2;
  const auto shares_factor = [&](std::uint64_t other) { return std::gcd(number, other) != 1; };
  while (std::any_of(found_.begin(), found_.end(), shares_factor)) number -= 2;
  found_.push_back(number);
}

// Horner's rule by halves of limbs. With m = 2^63 - d, and x = h·2^31 + l, x·2^32 is h·2^63 + l·2^32, so it has the
// residue of h·d + l·2^32; that is below 2^64, because d is small.
std::uint64_t residue_of(std::span<const std::uint64_t> limbs, std::uint64_t modulus) {
  const std::uint64_t d = (std::uint64_t{1} << 63) - modulus;
  assert(d < std::uint64_t{1} << 30);
  std::uint64_t residue = 0;
  for (std::size_t limb = limbs.size(); limb-- > 0;) {
    for (const std::uint64_t half : {limbs[limb] >> 32, limbs[limb] & low_half}) {
      const std::uint64_t moved = (residue >> 31) * d + ((residue & low_half >> 1) << 32);
      residue = (moved + half) % modulus;
    }
  }
  return residue;
}

// Garner's algorithm: the number is d₀ + d₁·m₀ + d₂·m₀·m₁ + …, and its residue by mᵢ gives dᵢ.
std::vector<std::uint64_t> join_residues(std::span<const std::uint64_t> residues) {
  Moduli moduli;
  std::vector<std::uint64_t> digits;
  for (std::size_t i = 0; i < residues.size(); ++i) {
    const std::uint64_t modulus = moduli[i];
    std::uint64_t behind = 0, weight = 1;  // of the digits so far, and m₀·m₁·…, as residues
    for (std::size_t j = 0; j < i; ++j) {
      behind = add_residues(behind, multiply(weight, digits[j] % modulus, modulus), modulus);
      weight = multiply(weight, moduli[j] % modulus, modulus);
    }
    digits.push_back(multiply(subtract(residues[i], behind, modulus), inverse(weight, modulus), modulus));
  }
  std::vector<std::uint32_t> halves;
  for (std::size_t i = digits.size(); i-- > 0;) {
    // Multiplies by a modulus of 63 bits as h·2³² + l: the upper product is moved up by one limb.
    std::vector<std::uint32_t> upper = halves;
    multiply_and_add(upper, static_cast<std::uint32_t>(moduli[i] >> 32), digits[i] >> 32);
    multiply_and_add(halves, static_cast<std::uint32_t>(moduli[i]), digits[i] & low_half);
    halves.resize(std::max(halves.size(), upper.size() + 1) + 1);
    std::uint64_t carry = 0;
    for (std::size_t limb = 1; limb < halves.size(); ++limb) {
      carry += std::uint64_t{halves[limb]} + (limb <= upper.size() ? upper[limb - 1] : 0);
      halves[limb] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    while (!halves.empty() && halves.back() == 0) halves.pop_back();
  }
  std::vector<std::uint64_t> limbs(std::max<std::size_t>(1, (halves.size() + 1) / 2));
  for (std::size_t i = 0; i < halves.size(); ++i) limbs[i / 2] |= std::uint64_t{halves[i]} << (i % 2 * 32);
  return limbs;
}

Ceiling add_ceilings(Ceiling a, Ceiling b) {
  if (a < b) std::swap(a, b);
  const std::uint64_t exponent = a >> 32, shift = exponent - (b >> 32), less = b & low_half;
  const std::uint64_t rounded = shift >= 32 ? (less != 0 ? 1 : 0) : (less + (std::uint64_t{1} << shift) - 1) >> shift;
  const std::uint64_t sum = (a & low_half) + rounded;
  return sum <= low_half ? exponent << 32 | sum : (exponent + 1) << 32 | (sum + 1) >> 1;
}

Ceiling ceiling_of(std::span<const std::uint64_t> limbs) {
  Ceiling ceiling = 0;
  for (std::size_t limb = 0; limb < limbs.size(); ++limb) {
    for (const std::uint64_t at : {2 * limb, 2 * limb + 1}) {
      const auto half = static_cast<std::uint32_t>(limbs[limb] >> (at % 2 * 32));
      if (half == 0) continue;
      const int zeros = at == 0 ? 0 : std::countl_zero(half);
      const std::uint64_t exponent = 32 * at - static_cast<std::uint64_t>(zeros);
      ceiling = add_ceilings(ceiling, exponent << 32 | std::uint64_t{half} << zeros);
    }
  }
  return ceiling;
}

// Every modulus is above 2^62. A ceiling with the exponent e is below 2^(e + 32).
std::size_t moduli_for(Ceiling ceiling) { return static_cast<std::size_t>(((ceiling >> 32) + 32 + 61) / 62); }

}  // namespace quadrille::cover
