// Walks over the patterns that several techniques share: locked candidates, naked and hidden subsets, fish. Each calls
// `visit` for every pattern, useful or not, until it returns true. With a scope, the values of each house that have
// lost a place, patterns that have lost none may be left out.
#pragma once

#include <array>

#include "core/steps/position.hpp"

namespace quadrille::steps {

/// Walks over the sets of `size` of the members, each a mask, whose union has at most `most` bits; size is at most 8.
/// `visit(members, union)` gets the set as a mask of indices.
template <class Members, class Visit>
bool for_unions(const Members& members, std::uint32_t size, unsigned most, Visit&& visit) {
  std::array<std::uint32_t, 9> at = {};
  std::array<Mask, 9> unions = {}, chosen = {};
  const auto end = static_cast<std::uint32_t>(members.size());
  std::uint32_t depth = 0;
  for (;;) {
    if (at[depth] + (size - depth) > end) {
      if (depth == 0) return false;
      ++at[--depth];
      continue;
    }
    const Mask more = unions[depth] | members[at[depth]].mask;
    if (count(more) > most) {
      ++at[depth];
      continue;
    }
    unions[depth + 1] = more;
    chosen[depth + 1] = chosen[depth] | bit(members[at[depth]].index);
    if (depth + 1 == size) {
      if (visit(chosen[size], more)) return true;
      ++at[depth];
    } else {
      at[depth + 1] = at[depth] + 1;
      ++depth;
    }
  }
}

/// A mask and what it belongs to: the values of a place, the places of a value.
struct Member {
  std::uint32_t index;
  Mask mask;
};

/// At most 64 of them.
class Members {
 public:
  void add(std::uint32_t index, Mask mask) { members_[size_++] = {index, mask}; }
  std::size_t size() const { return size_; }
  const Member& operator[](std::size_t at) const { return members_[at]; }

 private:
  std::array<Member, 64> members_;
  std::size_t size_ = 0;
};

/// The scope of a walk over everything.
struct Everywhere {
  Mask operator()(House) const { return ~Mask{0}; }
};

/// `visit(house, other, v)`: all places of v + 1 in `house`, two or more, are in `other` too. One of them is a line.
template <class Visit, class Scope = Everywhere>
bool for_locked(const Position& position, Visit&& visit, const Scope& scope = {}) {
  const Layout& layout = position.layout();
  for (House house = 0; house < layout.houses(); ++house) {
    const Mask wanted = scope(house);
    for (std::uint32_t v = 0; v < layout.values(); ++v) {
      if ((wanted & bit(v)) == 0) continue;
      const Mask places = position.places(house, v);
      if (count(places) < 2) continue;
      for (const Seat seat : layout.seats(layout.house(house)[lowest(places)])) {
        if (seat.house == house || (places & ~layout.cut(house, seat.house)) != 0) continue;
        if (visit(house, seat.house, v)) return true;
      }
    }
  }
  return false;
}

/// `visit(house, places, values)`: `size` places of a house that have `size` values together, each two or more.
template <class Visit, class Scope = Everywhere>
bool for_naked_subsets(const Position& position, unsigned size, Visit&& visit, const Scope& scope = {}) {
  const Layout& layout = position.layout();
  for (House house = 0; house < layout.houses(); ++house) {
    if (scope(house) == 0 || count(position.open(house)) < 2 * size) continue;
    Members members;
    for_bits(position.open(house), [&](std::uint32_t place) {
      const Mask values = position.values(layout.house(house)[place]);
      if (count(values) >= 2 && count(values) <= size) members.add(place, values);
    });
    const auto found = [&](Mask places, Mask values) { return count(values) == size && visit(house, places, values); };
    if (for_unions(members, size, size, found)) return true;
  }
  return false;
}

/// `visit(house, values, places)`: `size` values that have `size` places together, each two or more, in a house of
/// more than `beyond` open cells.
template <class Visit, class Scope = Everywhere>
bool for_hidden_subsets(const Position& position, unsigned size, unsigned beyond, Visit&& visit,
                        const Scope& scope = {}) {
  const Layout& layout = position.layout();
  for (House house = 0; house < layout.houses(); ++house) {
    if (scope(house) == 0 || count(position.open(house)) <= beyond) continue;
    Members members;
    for (std::uint32_t v = 0; v < layout.values(); ++v) {
      const Mask places = position.places(house, v);
      if (count(places) >= 2 && count(places) <= size) members.add(v, places);
    }
    const auto found = [&](Mask values, Mask places) { return count(places) == size && visit(house, values, places); };
    if (for_unions(members, size, size, found)) return true;
  }
  return false;
}

/// `visit(first, lines, cross, places, v)`: `size` lines of a direction, bits from the house `first`, in which v + 1
/// has `size` places together; `cross` is the first line across, of which `places` are bits.
template <class Visit, class Scope = Everywhere>
bool for_fish(const Position& position, unsigned size, Visit&& visit, const Scope& scope = {}) {
  const Layout& layout = position.layout();
  const House rows = layout.first_line(), columns = rows + layout.values();
  if (layout.houses() != columns + layout.values()) return false;
  for (const House first : {columns, rows}) {
    Mask wanted = 0;
    for (House line = first; line < first + layout.values(); ++line) wanted |= scope(line);
    for (std::uint32_t v = 0; v < layout.values(); ++v) {
      if ((wanted & bit(v)) == 0) continue;
      Members members;
      for (std::uint32_t line = 0; line < layout.values(); ++line) {
        const Mask places = position.places(first + line, v);
        if (count(places) >= 2 && count(places) <= size) members.add(line, places);
      }
      const House cross = first == rows ? columns : rows;
      const auto found = [&](Mask lines, Mask places) {
        return count(places) == size && visit(first, lines, cross, places, v);
      };
      if (for_unions(members, size, size, found)) return true;
    }
  }
  return false;
}

}  // namespace quadrille::steps
