// Singles: a cell with one value left, a value with one place left in a house. And those that locked candidates or a
// hidden pair or triple leave directly, which people see without writing candidates down: Sudoku Explainer calls these
// direct. They place the single and remove nothing else. Tested by tests/core/steps_techniques_test.cpp.
#include "core/steps/subset_walk.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

// A hidden single of the houses with as many open cells as `is_wanted` likes.
template <class Wanted>
bool find_single_place(const Position& position, Deduction& found, Wanted&& is_wanted) {
  const Layout& layout = position.layout();
  for (House house = 0; house < layout.houses(); ++house) {
    if (!is_wanted(count(position.open(house)))) continue;
    for (std::uint32_t v = 0; v < layout.values(); ++v) {
      const Mask places = position.places(house, v);
      if (count(places) != 1) continue;
      const bool is_last = count(position.open(house)) == 1;
      const unsigned rating = is_last ? 10 : layout.is_line(house) ? 15 : 12;
      found.begin(is_last ? Technique::full_house : Technique::hidden_single, rating);
      Writer writer(position, found);
      writer.look_at(house);
      writer.place(layout.house(house)[lowest(places)], v);
      return true;
    }
  }
  return false;
}

}  // namespace

bool find_full_house(Context& context) {
  return find_single_place(context.position, context.found, [](unsigned open) { return open == 1; });
}

bool find_hidden_single(Context& context) {
  return find_single_place(context.position, context.found, [](unsigned open) { return open > 1; });
}

bool find_naked_single(Context& context) {
  const Position& position = context.position;
  for (Cell cell = 0; cell < position.layout().cells(); ++cell) {
    if (count(position.values(cell)) != 1) continue;
    context.found.begin(Technique::naked_single, 23);
    Writer(position, context.found).place(cell, lowest(position.values(cell)));
    return true;
  }
  return false;
}

// Locked candidates that leave one place for their value in a third house, of the first one's kind.
bool find_direct_locked(Context& context) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  return for_locked(position, [&](House house, House other, std::uint32_t v) {
    for (House third = 0; third < layout.houses(); ++third) {
      if (third == house || layout.kind(third) != layout.kind(house) || layout.cut(third, other) == 0) continue;
      const Mask places = position.places(third, v), left = places & ~layout.cut(third, other);
      if (count(left) != 1 || left == places) continue;
      const bool is_pointing = !layout.is_line(house);
      context.found.begin(is_pointing ? Technique::pointing : Technique::claiming, is_pointing ? 17 : 19);
      Writer writer(position, context.found);
      for (const House seen : {house, other, third}) writer.look_at(seen);
      writer.show_in(house, ~Mask{0}, v);
      writer.place(layout.house(third)[lowest(left)], v);
      return true;
    }
    return false;
  });
}

namespace {

// A hidden subset that leaves one place for another value of its house.
bool find_direct_hidden(Context& context, unsigned size, Technique technique, unsigned rating) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  return for_hidden_subsets(position, size, size, [&](House house, Mask subset, Mask places) {
    for (std::uint32_t v = 0; v < layout.values(); ++v) {
      const Mask all = position.places(house, v), left = all & ~places;
      if ((subset & bit(v)) != 0 || count(left) != 1 || left == all) continue;
      context.found.begin(technique, rating);
      Writer writer(position, context.found);
      writer.look_at(house);
      for_bits(places, [&](std::uint32_t place) { writer.show(layout.house(house)[place], subset); });
      writer.place(layout.house(house)[lowest(left)], v);
      return true;
    }
    return false;
  });
}

}  // namespace

bool find_direct_hidden_pair(Context& context) { return find_direct_hidden(context, 2, Technique::hidden_pair, 20); }
bool find_direct_hidden_triple(Context& context) {
  return find_direct_hidden(context, 3, Technique::hidden_triple, 25);
}

}  // namespace quadrille::steps
