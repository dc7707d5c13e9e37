#include "core/steps/layout.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::steps {

Layout::Layout(const cover::Houses& houses, std::uint32_t cells, std::uint32_t values,
               std::span<const std::pair<Cell, Cell>> apart)
    : cells_(cells), values_(values) {
  const auto add_kind = [&](auto&& is_wanted) {
    for (std::size_t house = 0; house < houses.size(); ++house) {
      if (!is_wanted(cover::kind_of(houses.unit(house)))) continue;
      assert(houses.cells(house).size() == values && values <= 64);
      units_.push_back(houses.unit(house));
      members_.insert(members_.end(), houses.cells(house).begin(), houses.cells(house).end());
    }
  };
  using cover::UnitKind;
  add_kind([](UnitKind kind) { return kind != UnitKind::row && kind != UnitKind::column; });
  first_line_ = static_cast<House>(units_.size());
  add_kind([](UnitKind kind) { return kind == UnitKind::row; });
  add_kind([](UnitKind kind) { return kind == UnitKind::column; });
  add_seats();
  add_peers(apart);
}

void Layout::add_seats() {
  seat_starts_.assign(cells_ + 1, 0);
  for (const Cell cell : members_) ++seat_starts_[cell + 1];
  for (Cell cell = 0; cell < cells_; ++cell) seat_starts_[cell + 1] += seat_starts_[cell];
  seats_.resize(members_.size());
  std::vector<std::uint32_t> next = seat_starts_;
  for (House house = 0; house < houses(); ++house) {
    for (std::uint32_t place = 0; place < values_; ++place)
      seats_[next[members_[house * values_ + place]]++] = {house, place};
  }
}

void Layout::add_peers(std::span<const std::pair<Cell, Cell>> apart) {
  seen_.assign(std::size_t{cells_} * houses(), 0);
  cuts_.assign(std::size_t{houses()} * houses(), 0);
  peer_starts_.assign(1, 0);
  std::vector<Cell> marked_by(cells_, cells_);
  for (Cell cell = 0; cell < cells_; ++cell) {
    marked_by[cell] = cell;
    const auto add = [&](Cell peer) {
      if (marked_by[peer] == cell) return;
      marked_by[peer] = cell;
      peers_.push_back(peer);
      for (const Seat at : seats(peer)) seen_[cell * houses() + at.house] |= bit(at.place);
    };
    for (const Seat seat : seats(cell)) {
      for (const Seat other : seats(cell)) cuts_[seat.house * houses() + other.house] |= bit(seat.place);
      for (const Cell peer : house(seat.house)) add(peer);
    }
    for (const auto& [one, other] : apart) {
      if (one == cell) add(other);
      if (other == cell) add(one);
    }
    peer_starts_.push_back(static_cast<std::uint32_t>(peers_.size()));
  }
}

}  // namespace quadrille::steps
