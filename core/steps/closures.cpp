#include "core/steps/closures.hpp"

#include <utility>

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
    begin_closure();
    for (const cover::Placement placement : lost_)
      remove(closure.left, placement / layout_.values(), bit(placement % layout_.values()));
    closure.is_contradictory = !propagate(closure.left);
  }
}

void Closures::begin(const Position& position) {
  is_begun_ = true;
  last_ = position;
  settled_.resize(std::size_t{layout_.cells()} * layout_.values());
  closures_.resize(2 * std::size_t{layout_.cells()} * layout_.values(), {false, Position(layout_)});
  for (Cell cell = 0; cell < layout_.cells(); ++cell) {
    for_bits(position.values(cell), [&](std::uint32_t v) {
      for (const bool is_on : {false, true}) {
        Closure& closure = closures_[2 * (std::size_t{cell} * layout_.values() + v) + (is_on ? 1 : 0)];
        closure.left = position;
        begin_closure();
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
  values &= left.values(cell);
  if (values == 0) return;
  is_changed_ = true;
  for_bits(values, [&](std::uint32_t v) {
    left.eliminate(cell, v, [&](House house, Mask places) {
      if (has_subsets_) lost_places_[house] |= bit(v);
      if (count(places) == 1) {
        last_ones_.push_back(layout_.house(house)[lowest(places)] * layout_.values() + v);
      } else if (places == 0) {
        is_impossible_ = true;
      }
    });
  });
  const Mask others = left.values(cell);
  if (count(others) == 1) {
    last_ones_.push_back(cell * layout_.values() + lowest(others));
  } else if (others == 0) {
    is_impossible_ = true;
  }
}

// Each candidate once a closure.
void Closures::settle(Position& left, Cell cell, std::uint32_t v) {
  std::uint32_t& settled = settled_[cell * layout_.values() + v];
  if (std::exchange(settled, closure_number_) == closure_number_) return;
  remove(left, cell, ~bit(v));
  for (const Cell peer : layout_.peers(cell)) remove(left, peer, bit(v));
}

void Closures::begin_closure() {
  ++closure_number_;
  is_impossible_ = false;
  last_ones_.clear();
  if (has_subsets_) lost_places_.assign(layout_.houses(), 0);
}

// False if a cell has no value left, or a value no place in a house.
bool Closures::propagate(Position& left) {
  do {
    while (!last_ones_.empty() && !is_impossible_) {
      const cover::Placement last = last_ones_.back();
      last_ones_.pop_back();
      settle(left, last / layout_.values(), last % layout_.values());
    }
    is_changed_ = false;
    if (has_subsets_ && !is_impossible_) remove_by_subsets(left);
  } while (is_changed_);
  return !is_impossible_;
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
        return is_changed_;
      },
      scope);
  if (is_changed_) return;
  for_hidden_subsets(
      left, 2, 4,
      [&](House house, Mask values, Mask places) {
        for_bits(places, [&](std::uint32_t place) { remove(left, layout_.house(house)[place], ~values); });
        return is_changed_;
      },
      scope);
  if (is_changed_) return;
  for_naked_subsets(
      left, 2,
      [&](House house, Mask places, Mask values) {
        for_bits(values, [&](std::uint32_t v) { remove_in(house, ~places, v); });
        return is_changed_;
      },
      scope);
  if (is_changed_) return;
  for_fish(
      left, 2,
      [&](House, Mask lines, House cross, Mask places, std::uint32_t v) {
        for_bits(places, [&](std::uint32_t place) { remove_in(cross + place, ~lines, v); });
        return is_changed_;
      },
      scope);
}

}  // namespace quadrille::steps
