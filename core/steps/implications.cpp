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
  add_candidates(position);
  add_houses(position);
  add_links(position);
}

// The candidates, cell by cell, and the cells as units.
void Implications::add_candidates(const Position& position) {
  const Layout& layout = position.layout();
  numbers_.resize(std::size_t{layout.cells()} * value_count_);
  placements_.clear();
  cells_.clear();
  values_.clear();
  mates_.clear();
  members_.clear();
  units_.clear();
  member_starts_.clear();
  units_of_.clear();
  unit_starts_.assign(1, 0);
  for (Cell cell = 0; cell < layout.cells(); ++cell) {
    Left& unit = units_.emplace_back();
    member_starts_.push_back(size());
    unit.size = count(position.values(cell));
    for_bits(position.values(cell), [&](std::uint32_t v) {
      unit.combined ^= size();
      members_.push_back(size());
      units_of_.push_back(cell);
      for (const Seat seat : layout.seats(cell)) units_of_.push_back(layout.cells() + seat.house * value_count_ + v);
      unit_starts_.push_back(static_cast<std::uint32_t>(units_of_.size()));
      numbers_[cell * value_count_ + v] = size();
      placements_.push_back(cell * value_count_ + v);
      cells_.push_back(cell);
      values_.push_back(v);
      mates_.push_back(unit.size - 1);
    });
  }
}

// The values of each house as units.
void Implications::add_houses(const Position& position) {
  const Layout& layout = position.layout();
  for (House house = 0; house < layout.houses(); ++house) {
    const auto cells = layout.house(house);
    for (std::uint32_t v = 0; v < value_count_; ++v) {
      Left& unit = units_.emplace_back();
      member_starts_.push_back(static_cast<std::uint32_t>(members_.size()));
      for_bits(position.places(house, v), [&](std::uint32_t place) {
        members_.push_back(at(cells[place], v));
        ++unit.size;
        unit.combined ^= members_.back();
      });
    }
  }
}

void Implications::add_links(const Position& position) {
  const Layout& layout = position.layout();
  off_.clear();
  on_.clear();
  std::size_t most_off = 0;
  for (const Cell cell : cells_) most_off += members(cell).size() - 1 + layout.peers(cell).size();
  off_.reserve(most_off);  // growing would touch twice the memory
  off_starts_.assign(1, 0);
  on_starts_.assign(1, 0);
  for (Candidate candidate = 0; candidate < size(); ++candidate) {
    const Cell cell = cells_[candidate];
    const std::uint32_t v = values_[candidate];
    for (const Candidate other : members(cell)) {
      if (other != candidate) off_.push_back(other);
    }
    for (const Cell peer : layout.peers(cell)) {
      if (position.has(peer, v)) off_.push_back(at(peer, v));
    }
    for (const Unit unit : units_of(candidate)) {
      if (units_[unit].size != 2) continue;
      const Candidate other = units_[unit].combined ^ candidate;
      const auto begin = on_.begin() + static_cast<std::ptrdiff_t>(on_starts_.back());
      if (std::find(begin, on_.end(), other) == on_.end()) on_.push_back(other);
    }
    off_starts_.push_back(static_cast<std::uint32_t>(off_.size()));
    on_starts_.push_back(static_cast<std::uint32_t>(on_.size()));
  }
}

}  // namespace quadrille::steps
