// Bivalue universal grave: if, without a few extra candidates, every open cell had two values and every value two
// places in each house, the puzzle would have two solutions or none. So one of the extra candidates is right. Types as
// in Sudoku Explainer: one cell has them all (1); they are of one value (2); they behave as a cell of a naked subset
// (3); two cells of a house share a further value that has no other place there (4). Only for puzzles that are known to
// have one solution. Tested by tests/core/steps_techniques_test.cpp.
#include <algorithm>

#include "core/steps/subset_walk.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

class GraveFinder {
 public:
  explicit GraveFinder(Context& context)
      : context_(context), position_(context.position), layout_(context.position.layout()) {}

  bool find() {
    if (!collect() || !is_grave()) return false;
    if (cells_.size() == 1) return write(56, [&](Writer& writer) { writer.eliminate(cells_[0], ~extra_[cells_[0]]); });
    Mask all = 0;
    for (const Cell cell : cells_) all |= extra_[cell];
    if (count(all) == 1 && write(57, [&](Writer& writer) { eliminate_seen_by_all(writer, all); })) return true;
    return (cells_.size() == 2 && find_locked_pair()) || find_naked(all);
  }

 private:
  // The extra candidates, by cell: a third place of a value, where only one cell has more than two values.
  bool collect() {
    cells_.clear();
    extra_.assign(layout_.cells(), 0);
    for (Cell cell = 0; cell < layout_.cells(); ++cell) {
      if (count(position_.values(cell)) > 2) cells_.push_back(cell);
    }
    if (cells_.empty() || cells_.size() > layout_.values()) return false;
    for (House house = 0; house < layout_.houses(); ++house) {
      for (std::uint32_t v = 0; v < layout_.values(); ++v) {
        const Mask places = position_.places(house, v);
        if (places == 0 || count(places) == 2) continue;
        Mask wide = 0;
        for_bits(places, [&](std::uint32_t place) {
          if (count(position_.values(layout_.house(house)[place])) > 2) wide |= bit(place);
        });
        if (wide == 0) return false;
        if (count(wide) == 1) extra_[layout_.house(house)[lowest(wide)]] |= bit(v);
      }
    }
    return true;
  }

  bool is_grave() const {
    for (Cell cell = 0; cell < layout_.cells(); ++cell) {
      if (position_.filled(cell) == 0 && count(position_.values(cell) & ~extra_[cell]) != 2) return false;
    }
    for (House house = 0; house < layout_.houses(); ++house) {
      for (std::uint32_t v = 0; v < layout_.values(); ++v) {
        unsigned left = 0;
        for_bits(position_.places(house, v), [&](std::uint32_t place) {
          if ((extra_[layout_.house(house)[place]] & bit(v)) == 0) ++left;
        });
        if (left != 0 && left != 2) return false;
      }
    }
    return true;
  }

  void eliminate_seen_by_all(Writer& writer, Mask values) {
    for (const Cell cell : layout_.peers(cells_[0])) {
      if (std::all_of(cells_.begin(), cells_.end(), [&](Cell wide) { return layout_.sees(cell, wide); }))
        writer.eliminate(cell, values);
    }
  }

  // Calls `visit` with each house of all the cells, and their places, until it returns true.
  template <class Visit>
  bool for_common_houses(Visit&& visit) {
    for (House house = 0; house < layout_.houses(); ++house) {
      Mask places = 0;
      for (const Cell cell : cells_) {
        for (const Seat seat : layout_.seats(cell)) {
          if (seat.house == house) places |= bit(seat.place);
        }
      }
      if (count(places) == cells_.size() && visit(house, places)) return true;
    }
    return false;
  }

  bool find_locked_pair() {
    return for_common_houses([&](House house, Mask both) {
      const Mask common =
          position_.values(cells_[0]) & position_.values(cells_[1]) & ~extra_[cells_[0]] & ~extra_[cells_[1]];
      if (count(common) != 1 || position_.places(house, lowest(common)) != both) return false;
      return write(57, [&](Writer& writer) {
        writer.look_at(house);
        for (const Cell cell : cells_) writer.eliminate(cell, ~(common | extra_[cell]));
      });
    });
  }

  bool find_naked(Mask all) {
    for (unsigned size = std::max(count(all), 2U); size <= 6; ++size) {
      const bool is_found = for_common_houses([&](House house, Mask wide) {
        Members members;
        for_bits(position_.open(house) & ~wide, [&](std::uint32_t place) {
          const Mask values = position_.values(layout_.house(house)[place]) | all;
          if (count(values) <= size) members.add(place, values);
        });
        return for_unions(members, size - 1, size, [&](Mask places, Mask values) {
          if (count(values) != size) return false;
          return write(57 + size - 1, [&](Writer& writer) {
            writer.look_at(house);
            for_bits(values, [&](std::uint32_t v) { writer.eliminate_in(house, ~(places | wide), v); });
            for_bits(places, [&](std::uint32_t place) { writer.show(layout_.house(house)[place], values); });
          });
        });
      });
      if (is_found) return true;
    }
    return false;
  }

  template <class Fill>
  bool write(unsigned rating, Fill&& fill) {
    context_.found.begin(Technique::bug, rating);
    Writer writer(position_, context_.found);
    fill(writer);
    if (!writer.is_useful()) return false;
    for (const Cell cell : cells_) writer.show(cell, extra_[cell]);
    return true;
  }

  Context& context_;
  const Position& position_;
  const Layout& layout_;
  std::vector<Cell>& cells_ = context_.scratch.cells;  // that have extra candidates
  std::vector<Mask>& extra_ = context_.scratch.masks;  // by cell
};

}  // namespace

bool find_bug(Context& context) { return GraveFinder(context).find(); }

}  // namespace quadrille::steps
