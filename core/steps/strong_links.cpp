#include "core/steps/strong_links.hpp"

#include <algorithm>

namespace quadrille::steps {

bool StrongLinks::find(const Position& position, std::uint32_t v) {
  const Layout& layout = position.layout();
  new_cells_.clear();
  for (Cell cell = 0; cell < layout.cells(); ++cell) {
    if (position.has(cell, v)) new_cells_.push_back(cell);
  }
  if (new_cells_.size() > SmallSet::most) return false;
  if (new_cells_ == cells_) return true;
  std::swap(cells_, new_cells_);
  links_.clear();
  barren_ = 0;
  numbers_.resize(layout.cells());
  for (std::size_t number = 0; number < cells_.size(); ++number)
    numbers_[cells_[number]] = static_cast<std::uint32_t>(number);
  seen_.assign(cells_.size(), {});
  for (std::size_t number = 0; number < cells_.size(); ++number) {
    for (const Cell peer : layout.peers(cells_[number])) {
      if (position.has(peer, v)) seen_[number].add(numbers_[peer]);
    }
  }
  for (House house = 0; house < layout.houses(); ++house) {
    const Mask places = position.places(house, v);
    if (count(places) >= 2) add_house(position, house, places);
  }
  join();
  return true;
}

// A group is what another house cuts out; the rest is the other end, if it is a single cell or a group too.
void StrongLinks::add_house(const Position& position, House house, Mask places) {
  const Layout& layout = position.layout();
  const auto is_end = [&](Mask mask) {
    if (count(mask) == 1) return true;
    for (const Seat seat : layout.seats(layout.house(house)[lowest(mask)])) {
      if (seat.house != house && (mask & ~layout.cut(house, seat.house)) == 0) return true;
    }
    return false;
  };
  if (count(places) == 2) {
    // Two of a box in a line are a link of the line.
    if (layout.is_line(house) || !is_end(places)) add_link(layout, house, bit(lowest(places)), places & (places - 1));
    return;
  }
  std::array<Mask, 64> firsts;
  std::size_t known = 0;
  for_bits(places, [&](std::uint32_t place) {
    for (const Seat seat : layout.seats(layout.house(house)[place])) {
      if (seat.house == house) continue;
      const Mask first = places & layout.cut(house, seat.house), second = places & ~first;
      const auto end = firsts.begin() + static_cast<std::ptrdiff_t>(known);
      if (second == 0 || !is_end(second) || known == firsts.size()) continue;
      if (std::find(firsts.begin(), end, first) != end || std::find(firsts.begin(), end, second) != end) continue;
      firsts[known++] = first;
      add_link(layout, house, first, second);
    }
  });
}

void StrongLinks::add_link(const Layout& layout, House house, Mask first, Mask second) {
  StrongLink link;
  link.house = house;
  link.is_grouped = count(first | second) > 2;
  link.ends = {make_end(layout, house, first), make_end(layout, house, second)};
  link.cells = link.ends[0].cells | link.ends[1].cells;
  links_.push_back(link);
}

LinkEnd StrongLinks::make_end(const Layout& layout, House house, Mask places) const {
  LinkEnd end;
  end.seen = {~Mask{0}, ~Mask{0}};
  for_bits(places, [&](std::uint32_t place) {
    const std::uint32_t number = numbers_[layout.house(house)[place]];
    end.cells.add(number);
    end.seen = end.seen & seen_[number];
  });
  for (const Seat seat : layout.seats(layout.house(house)[lowest(places)])) {
    if ((places & ~layout.cut(house, seat.house)) != 0 || end.shared == end.houses.size()) continue;
    end.houses[end.shared++] = seat.house;
    end.house_bits |= bit(seat.house % 64);
  }
  return end;
}

void StrongLinks::join() {
  if (joined_.size() < 2 * links_.size()) joined_.resize(2 * links_.size());
  for (EndNumber from = 0; from < 2 * links_.size(); ++from) {
    joined_[from].clear();
    for (EndNumber to = 0; to < 2 * links_.size(); ++to) {
      const LinkEnd &a = end(from), &b = end(to);
      if ((a.house_bits & b.house_bits) == 0) continue;
      if (!(links_[from / 2].cells & links_[to / 2].cells).is_empty()) continue;
      for (unsigned i = 0; i < a.shared; ++i) {
        const auto* const known = b.houses.data() + b.shared;
        if (std::find(b.houses.data(), known, a.houses[i]) == known) continue;
        joined_[from].push_back(to);
        break;
      }
    }
  }
}

}  // namespace quadrille::steps
