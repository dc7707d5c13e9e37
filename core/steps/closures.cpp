#include "core/steps/closures.hpp"

#include "core/steps/subset_walk.hpp"

namespace quadrille::steps {

void Closures::follow(const Position& position) {
  if (!is_begun_) return begin(position);
  lost_.clear();
  for (Cell cell = 0; cell < layout_.cells(); ++cell) {
    Mask gone = last_.values(cell) & ~position.values(cell);
    // A closure keeps the value of a filled cell.
    if (position.filled(cell) != 0) gone &= ~bit(position.filled(cell) - 1);
    for_bits(gone, [&](std::uint32_t v) { lost_.push_back(cell * layout_.values() + v); });
  }
  last_ = position;
  for (std::size_t code = 0; code < closures_.size(); ++code) {
    const auto source = static_cast<std::uint32_t>(code / 2);
    Closure& closure = closures_[code];
    if (closure.is_contradictory || !position.has(source / layout_.values(), source % layout_.values())) continue;
    lost_places_.assign(layout_.houses(), 0);
    for (const cover::Placement placement : lost_)
      remove(closure.left, placement / layout_.values(), bit(placement % layout_.values()));
    closure.is_contradictory = !propagate(closure.left);
  }
}

void Closures::begin(const Position& position) {
  is_begun_ = true;
  last_ = position;
  closures_.resize(2 * std::size_t{layout_.cells()} * layout_.values(), {false, Position(layout_)});
  for (Cell cell = 0; cell < layout_.cells(); ++cell) {
    for_bits(position.values(cell), [&](std::uint32_t v) {
      for (const bool is_on : {false, true}) {
        Closure& closure = closures_[2 * (std::size_t{cell} * layout_.values() + v) + (is_on ? 1 : 0)];
        closure.left = position;
        lost_places_.assign(layout_.houses(), 0);
        if (is_on) {
          settle(closure.left, cell, v);
        } else {
          remove(closure.left, cell, bit(v));
        }
        closure.is_contradictory = !propagate(closure.left);
      }
    });
  }
}

void Closures::remove(Position& left, Cell cell, Mask values) {
  for_bits(left.values(cell) & values, [&](std::uint32_t v) {
    left.eliminate(cell, v);
    for (const Seat seat : layout_.seats(cell)) lost_places_[seat.house] |= bit(v);
    removed_.push_back(cell * layout_.values() + v);
  });
}

void Closures::settle(Position& left, Cell cell, std::uint32_t v) {
  remove(left, cell, ~bit(v));
  for (const Cell peer : layout_.peers(cell)) remove(left, peer, bit(v));
}

// False if a cell has no value left, or a value no place in a house.
bool Closures::propagate(Position& left) {
  while (!removed_.empty()) {
    if (!follow_removed(left)) {
      removed_.clear();
      return false;
    }
    if (has_subsets_) remove_by_subsets(left);
  }
  return true;
}

bool Closures::follow_removed(Position& left) {
  while (!removed_.empty()) {
    const cover::Placement gone = removed_.back();
    removed_.pop_back();
    const Cell cell = gone / layout_.values();
    const std::uint32_t v = gone % layout_.values();
    const Mask values = left.values(cell);
    if (values == 0) return false;
    if (count(values) == 1) settle(left, cell, lowest(values));
    for (const Seat seat : layout_.seats(cell)) {
      const Mask places = left.places(seat.house, v);
      if (places == 0) return false;
      if (count(places) == 1) settle(left, layout_.house(seat.house)[lowest(places)], v);
    }
  }
  return true;
}

// As the assumptions with subsets do (assumption.cpp).
void Closures::remove_by_subsets(Position& left) {
  const auto remove_in = [&](House house, Mask places, std::uint32_t v) {
    for_bits(left.places(house, v) & places,
             [&](std::uint32_t place) { remove(left, layout_.house(house)[place], bit(v)); });
  };
  const auto scope = [&](House house) { return lost_places_[house]; };
  for_locked(
      left,
      [&](House house, House other, std::uint32_t v) {
        remove_in(other, ~layout_.cut(other, house), v);
        return !removed_.empty();
      },
      scope);
  if (!removed_.empty()) return;
  for_hidden_subsets(
      left, 2, 4,
      [&](House house, Mask values, Mask places) {
        for_bits(places, [&](std::uint32_t place) { remove(left, layout_.house(house)[place], ~values); });
        return !removed_.empty();
      },
      scope);
  if (!removed_.empty()) return;
  for_naked_subsets(
      left, 2,
      [&](House house, Mask places, Mask values) {
        for_bits(values, [&](std::uint32_t v) { remove_in(house, ~places, v); });
        return !removed_.empty();
      },
      scope);
  if (!removed_.empty()) return;
  for_fish(
      left, 2,
      [&](House, Mask lines, House cross, Mask places, std::uint32_t v) {
        for_bits(places, [&](std::uint32_t place) { remove_in(cross + place, ~lines, v); });
        return !removed_.empty();
      },
      scope);
}

}  // namespace quadrille::steps
