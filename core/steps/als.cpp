// ALS-XZ where one of the almost locked sets is a bivalue cell {x, z}; the other has n cells with n + 1 values in a
// house. All its x see the cell, so x is in only one of the two: the other is locked, and one of them holds z. Cells
// that see every z of both lose it. If z is restricted in the same way, every other value of the set is locked too.
// With three cells this is a WXYZ-wing. Tested by tests/core/steps_techniques_test.cpp.
#include <algorithm>

#include "core/steps/subset_walk.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

class AlmostLocked {
 public:
  AlmostLocked(Context& context, unsigned cells) : context_(context), cells_(cells) {}

  bool find() {
    const Position& position = context_.position;
    const Layout& layout = position.layout();
    auto& old_values = context_.scratch.wings[cells_ - 3];
    for (House house = 0; house < layout.houses(); ++house) {
      find_pairs(house, old_values);
      if (pairs_.empty()) continue;
      Members members;
      for_bits(position.open(house), [&](std::uint32_t place) {
        const Mask values = position.values(layout.house(house)[place]);
        if (count(values) >= 2 && count(values) <= cells_ + 1) members.add(place, values);
      });
      for_unions(members, cells_, cells_ + 1, [&](Mask places, Mask values) {
        if (count(values) == cells_ + 1) meet_pairs(house, places, values);
        return false;
      });
    }
    if (best_rating_ != none) return true;
    old_values.assign(position.all_values().begin(), position.all_values().end());
    return false;
  }

 private:
  static constexpr unsigned none = ~0U;

  // The cells of two values that see a part of the house. A set and a cell that nothing has happened to since a search
  // that found nothing need not meet again.
  void find_pairs(House house, const std::vector<Mask>& old_values) {
    const Position& position = context_.position;
    const Layout& layout = position.layout();
    const auto is_old = [&](Cell cell) { return !old_values.empty() && old_values[cell] == position.values(cell); };
    const auto cells = layout.house(house);
    const bool is_old_house = std::all_of(cells.begin(), cells.end(), is_old);
    pairs_.clear();
    pair_values_.clear();
    for (Cell cell = 0; cell < layout.cells(); ++cell) {
      if (is_old_house && is_old(cell)) continue;
      if (count(position.values(cell)) != 2 || (layout.seen(cell, house) & position.open(house)) == 0) continue;
      pairs_.push_back(cell);
      pair_values_.push_back(position.values(cell));
    }
  }

  void meet_pairs(House house, Mask places, Mask values) {
    const Position& position = context_.position;
    const Layout& layout = position.layout();
    if (best_rating_ != none && rate(house, places) >= best_rating_) return;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      const Mask both = pair_values_[i];
      if ((both & ~values) != 0) continue;
      const Cell pair = pairs_[i];
      const Mask seen = layout.seen(pair, house);
      if ((seen & places) == 0) continue;
      if (std::any_of(layout.seats(pair).begin(), layout.seats(pair).end(),
                      [&](Seat seat) { return seat.house == house && (places & bit(seat.place)) != 0; }))
        continue;
      Mask restricted = 0;
      for_bits(both, [&](std::uint32_t v) {
        if ((position.places(house, v) & places & ~seen) == 0) restricted |= bit(v);
      });
      if (restricted != 0 && write(house, places, values, pair, restricted)) return;
    }
  }

  unsigned rate(House house, Mask places) const {
    const Layout& layout = context_.position.layout();
    unsigned largest = 0;
    for_bits(places, [&](std::uint32_t place) {
      largest = std::max(largest, count(context_.position.values(layout.house(house)[place])));
    });
    const unsigned off = largest > 3 ? largest - 3 : 3 - largest;
    switch (cells_) {
      case 3: return 55 + (1 - std::min(off, 1U));
      case 4: return 62 + (2 - std::min(off, 2U));
      case 5: return 66;
      default: return 75;
    }
  }

  bool write(House house, Mask places, Mask values, Cell pair, Mask restricted) {
    const Position& position = context_.position;
    const Layout& layout = position.layout();
    const unsigned rating = rate(house, places);
    trial_.begin(cells_ == 3 ? Technique::wxyz_wing : Technique::als_xz, rating);
    Writer writer(position, trial_);
    const Mask both = position.values(pair);
    const bool is_double = count(restricted) == 2;
    const Mask shared = is_double ? both : both & ~restricted;
    for (const Cell cell : layout.peers(pair)) {
      const Mask seen = layout.seen(cell, house);
      if (is_in(cell, house, places)) continue;
      for_bits(shared & position.values(cell), [&](std::uint32_t v) {
        if ((position.places(house, v) & places & ~seen) == 0) writer.eliminate(cell, bit(v));
      });
    }
    if (is_double) {
      for (Cell cell = 0; cell < layout.cells(); ++cell) {
        if (cell == pair || is_in(cell, house, places)) continue;
        const Mask seen = layout.seen(cell, house);
        for_bits(values & ~both & position.values(cell), [&](std::uint32_t v) {
          if ((position.places(house, v) & places & ~seen) == 0) writer.eliminate(cell, bit(v));
        });
      }
    }
    if (!writer.is_useful()) return false;
    writer.look_at(house);
    for_bits(places, [&](std::uint32_t place) { writer.show(layout.house(house)[place], ~Mask{0}); });
    writer.show(pair, ~Mask{0});
    std::swap(trial_, context_.found);
    best_rating_ = rating;
    return true;
  }

  bool is_in(Cell cell, House house, Mask places) const {
    for (const Seat seat : context_.position.layout().seats(cell)) {
      if (seat.house == house && (places & bit(seat.place)) != 0) return true;
    }
    return false;
  }

  Context& context_;
  unsigned cells_;
  std::vector<Cell>& pairs_ = context_.scratch.cells;
  std::vector<Mask>& pair_values_ = context_.scratch.masks;
  Deduction& trial_ = context_.scratch.trial;
  unsigned best_rating_ = none;
};

}  // namespace

bool find_wing_of_four(Context& context) { return AlmostLocked(context, 3).find(); }
bool find_wing_of_five(Context& context) { return AlmostLocked(context, 4).find(); }
bool find_wing_of_six(Context& context) { return AlmostLocked(context, 5).find(); }
bool find_wing_of_seven(Context& context) { return AlmostLocked(context, 6).find(); }

}  // namespace quadrille::steps
