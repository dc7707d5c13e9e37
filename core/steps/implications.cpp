#include "core/steps/implications.hpp"

#include <algorithm>

namespace quadrille::steps {

void Implications::build(const Position& position) {
  const Layout& layout = position.layout();
  const auto all_values = position.all_values();
  if (std::equal(all_values.begin(), all_values.end(), built_for_.begin(), built_for_.end())) return;
  built_for_.assign(all_values.begin(), all_values.end());
  ++version_;
  value_count_ = layout.values();
  numbers_.resize(std::size_t{layout.cells()} * value_count_);
  placements_.clear();
  cells_.clear();
  values_.clear();
  mates_.clear();
  for (Cell cell = 0; cell < layout.cells(); ++cell) {
    for_bits(position.values(cell), [&](std::uint32_t v) {
      numbers_[cell * value_count_ + v] = size();
      placements_.push_back(cell * value_count_ + v);
      cells_.push_back(cell);
      values_.push_back(v);
      mates_.push_back(count(position.values(cell)) - 1);
    });
  }
  off_.clear();
  on_.clear();
  off_starts_.assign(1, 0);
  on_starts_.assign(1, 0);
  for (Candidate candidate = 0; candidate < size(); ++candidate) {
    const Cell cell = cells_[candidate];
    const std::uint32_t v = values_[candidate];
    for_bits(position.values(cell) & ~bit(v), [&](std::uint32_t other) { off_.push_back(at(cell, other)); });
    if (mates_[candidate] == 1) on_.push_back(off_.back());
    for (const Cell peer : layout.peers(cell)) {
      if (position.has(peer, v)) off_.push_back(at(peer, v));
    }
    for (const Seat seat : layout.seats(cell)) {
      const Mask others = position.places(seat.house, v) & ~bit(seat.place);
      if (count(others) != 1) continue;
      const Candidate other = at(layout.house(seat.house)[lowest(others)], v);
      const auto begin = on_.begin() + static_cast<std::ptrdiff_t>(on_starts_.back());
      if (std::find(begin, on_.end(), other) == on_.end()) on_.push_back(other);
    }
    off_starts_.push_back(static_cast<std::uint32_t>(off_.size()));
    on_starts_.push_back(static_cast<std::uint32_t>(on_.size()));
  }
}

}  // namespace quadrille::steps
