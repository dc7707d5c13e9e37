#include "core/steps/closures.hpp"

#include <utility>

#include "core/steps/subset_walk.hpp"

namespace quadrille::steps {

namespace {

// Units of work, as they were measured on boards of 9×9 and 16×16.
constexpr std::int64_t work_of_removal = 10, work_of_house = 60, work_of_copy = 8;

}  // namespace

bool Closures::follow(const Position& position, std::int64_t& work) {
  if (!is_under_way_) begin_following(position);
  for (; next_ < closures_.size(); ++next_) {
    if (work <= 0) return false;
    const auto source = static_cast<std::uint32_t>(next_ / 2);
    const Cell cell = source / layout_.values();
    const std::uint32_t v = source % layout_.values();
    Closure& closure = closures_[next_];
    if (!position.has(cell, v) || (!is_first_ && closure.is_contradictory)) continue;
    begin_closure();
    if (!is_first_) {
      for (const cover::Placement placement : lost_)
        remove(closure.left, placement / layout_.values(), bit(placement % layout_.values()));
    } else {
      closure.left = position;
      work_ += work_of_copy * layout_.cells();
      if (next_ % 2 == 1) {
        settle(closure.left, cell, v);
      } else {
        remove(closure.left, cell, bit(v));
      }
    }
    closure.is_contradictory = !propagate(closure.left);
    work -= std::exchange(work_, 0);
  }
  is_under_way_ = false;
  return true;
}

// Notes what the position has lost since the last one.
void Closures::begin_following(const Position& position) {
  is_under_way_ = true;
  is_first_ = !is_begun_;
  is_begun_ = true;
  next_ = 0;
  lost_.clear();
  for (Cell cell = 0; cell < layout_.cells() && !is_first_; ++cell) {
    Mask gone = last_.values(cell) & ~position.values(cell);
    // A closure keeps the value of a filled cell.
    if (position.filled(cell) != 0) gone &= ~bit(position.filled(cell) - 1);
    for_bits(gone, [&](std::uint32_t v) { lost_.push_back(cell * layout_.values() + v); });
  }
  last_ = position;
  settled_.resize(std::size_t{layout_.cells()} * layout_.values());
  closures_.resize(2 * std::size_t{layout_.cells()} * layout_.values(), {false, Position(layout_)});
}

void Closures::remove(Position& left, Cell cell, Mask values) {
  values &= left.values(cell);
  if (values == 0) return;
  is_changed_ = true;
  work_ += work_of_removal * count(values);
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
  work_ += static_cast<std::int64_t>(layout_.peers(cell).size());
  remove(left, cell, ~bit(v));
  for (const Cell peer : layout_.peers(cell)) remove(left, peer, bit(v));
}

void Closures::begin_closure() {
  ++closure_number_;
  work_ += layout_.cells();
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
  work_ += work_of_house * layout_.houses();
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
