#include "core/puzzles/kakuro/run_filter.hpp"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "core/cells/set_family.hpp"

namespace quadrille::kakuro {

namespace {

using cells::Family;
using cells::Numbering;
using cells::step_backward;
using cells::step_forward;
using cells::step_joins;
using cells::union_of;

static_assert(std::is_same_v<Digits, cells::Digits>);

template <std::size_t words>
using Layers = std::array<Family<words>, digits + 1>;

// The last layer: the sets of digits of all fillings of `cells` cells.
template <std::size_t words>
void finish(std::size_t cells, Sum sum, const Numbering& numbering, Family<words>& family) {
  for (const Digits set : digit_sets(cells, sum)) {
    if (numbering.knows(set)) family.insert(numbering.number_of(set));
  }
}

template <std::size_t words>
bool filter_open(std::span<Digits> candidates, Sum sum, const Numbering& numbering) {
  const std::size_t cells = candidates.size();
  Layers<words> forward, backward;
  forward[0].insert(0);
  for (std::size_t i = 0; i < cells; ++i) {
    for_digits(candidates[i], [&](unsigned digit) { step_forward(forward[i], numbering[digit - 1], forward[i + 1]); });
  }
  finish(cells, sum, numbering, backward[cells]);
  std::uint64_t any = 0;
  for (std::size_t w = 0; w < words; ++w) any |= backward[cells].bits[w] &= forward[cells].bits[w];
  if (any == 0) return false;
  for (std::size_t i = cells; i-- > 0;) {
    Digits supported = 0;
    for_digits(candidates[i], [&](unsigned digit) {
      if (!step_joins(forward[i], numbering[digit - 1], backward[i + 1])) return;
      supported |= digit_bit(digit);
      if (i > 0) step_backward(backward[i + 1], numbering[digit - 1], backward[i]);
    });
    candidates[i] = supported;
  }
  return true;
}

template <std::size_t words>
void explain(std::span<const Digits> candidates, Sum sum, const Numbering& numbering, std::span<Digits> missing) {
  const std::size_t cells = candidates.size();
  Layers<words> forward, backward;
  finish(cells, sum, numbering, backward[cells]);
  for (std::size_t i = cells; i-- > 1;) {
    for_digits(candidates[i],
               [&](unsigned digit) { step_backward(backward[i + 1], numbering[digit - 1], backward[i]); });
  }
  forward[0].insert(0);
  for (std::size_t i = 0; i < cells; ++i) {
    Digits needed = 0;
    for_digits(missing[i], [&](unsigned digit) {
      if (step_joins(forward[i], numbering[digit - 1], backward[i + 1])) needed |= digit_bit(digit);
    });
    if (size(needed) > 1 && is_single(candidates[i])) needed = missing[i];
    const auto possible = static_cast<Digits>(candidates[i] | (missing[i] & ~needed));
    missing[i] = needed;
    for_digits(possible, [&](unsigned digit) { step_forward(forward[i], numbering[digit - 1], forward[i + 1]); });
  }
}

// Calls `work` with the number of words of a family as its template argument.
template <class F>
auto with_words(const Numbering& numbering, F&& work) {
  switch (numbering.words()) {
    case 1: return work.template operator()<1>();
    case 2: return work.template operator()<2>();
    case 4: return work.template operator()<4>();
    default: return work.template operator()<8>();
  }
}

}  // namespace

// Cells with one candidate need no layer: their digits are removed from the other cells, and from the sum.
bool filter_run(std::span<Digits> candidates, Sum sum) {
  if (candidates.size() > digits) return false;
  std::array<Digits, digits> open;
  std::size_t count = 0;
  Digits used = 0;
  for (const Digits cell : candidates) {
    if (!is_single(cell)) continue;
    if ((used & cell) != 0) return false;
    used |= cell;
  }
  for (const Digits cell : candidates) {
    if (!is_single(cell)) open[count++] = static_cast<Digits>(cell & ~used);
  }
  Sum left = sum;
  if (sum != no_clue) {
    if (sum < sum_of(used)) return false;
    left -= sum_of(used);
  }
  if (count == 0) return left == 0 || sum == no_clue;
  const std::span<Digits> cells(open.data(), count);
  const Numbering numbering(union_of(cells));
  if (!with_words(numbering, [&]<std::size_t words>() { return filter_open<words>(cells, left, numbering); }))
    return false;
  std::size_t next = 0;
  for (Digits& cell : candidates) {
    if (!is_single(cell)) cell = open[next++];
  }
  return true;
}

void explain_run(std::span<const Digits> candidates, Sum sum, std::span<Digits> missing) {
  assert(candidates.size() <= digits && missing.size() == candidates.size());
  const Numbering numbering(static_cast<Digits>(union_of(candidates) | union_of(missing)));
  with_words(numbering, [&]<std::size_t words>() { return explain<words>(candidates, sum, numbering, missing); });
}

}  // namespace quadrille::kakuro
