#include "core/kakuro/facts.hpp"

namespace quadrille::kakuro {

void Facts::open(std::size_t cells) {
  candidates_.assign(cells, all_digits);
  known_.resize(cells * digits);
  trail_.clear();
  trail_.reserve(cells * digits);
  levels_.clear();
  levels_.reserve(cells + 1);
}

void Facts::note(Literal literal, Reason reason) {
  known_[pair_of(literal)] = {level(), static_cast<std::uint32_t>(trail_.size()), reason};
  trail_.push_back(literal);
}

bool Facts::learn(Literal literal, Reason reason) {
  if (fails(literal)) return false;
  if (holds(literal)) return true;
  constexpr Reason one_digit = {Reason::Kind::cell, 0};
  const std::uint32_t cell = cell_of(literal);
  const Digits digit = digit_bit(digit_of(literal));
  note(literal, reason);
  if (denies(literal)) {
    candidates_[cell] ^= digit;
    if (is_single(candidates_[cell])) note(is(pair_of(cell, least_digit(candidates_[cell]))), one_digit);
  } else {
    for_digits(candidates_[cell] ^ digit, [&](unsigned other) { note(is_not(pair_of(cell, other)), one_digit); });
    candidates_[cell] = digit;
  }
  return true;
}

Digits Facts::candidates_at(std::uint32_t cell, std::size_t length) const {
  Digits candidates = candidates_[cell];
  for_digits(all_digits ^ candidates, [&](unsigned digit) {
    if (position_of(pair_of(cell, digit)) >= length) candidates |= digit_bit(digit);
  });
  return candidates;
}

}  // namespace quadrille::kakuro
