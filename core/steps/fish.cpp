// Fish: a value whose places in n rows lie in n columns (or the other way) takes one place of each, so it leaves the
// rest of the columns. With fins: further places of one row, all in one box; then only cells of the columns that see
// every fin lose the value. (A finned X-wing is two strong links: strong_links.cpp.)
// Tested by tests/core/steps_techniques_test.cpp.
#include "core/steps/subset_walk.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

bool find_fish(Context& context, unsigned size, Technique technique, unsigned rating) {
  const Position& position = context.position;
  return for_fish(position, size, [&](House first, Mask lines, House cross, Mask places, std::uint32_t v) {
    context.found.begin(technique, rating);
    Writer writer(position, context.found);
    for_bits(places, [&](std::uint32_t place) { writer.eliminate_in(cross + place, ~lines, v); });
    if (!writer.is_useful()) return false;
    for_bits(lines, [&](std::uint32_t line) {
      writer.look_at(first + line);
      writer.show_in(first + line, ~Mask{0}, v);
    });
    for_bits(places, [&](std::uint32_t place) { writer.look_at(cross + place); });
    return true;
  });
}

// The lines of a fish without fins, the places that they have, and a further line with fins.
struct FinnedFish {
  House first;
  Mask lines;
  House finned;
  House cross;
  Mask places;
  std::uint32_t v;
};

bool write_finned(Context& context, const FinnedFish& fish, Technique technique, unsigned rating) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  const House line = fish.first + fish.finned;
  const Mask fins = position.places(line, fish.v) & ~fish.places;
  context.found.begin(technique, rating);
  Writer writer(position, context.found);
  for_bits(fish.places, [&](std::uint32_t place) {
    const House across = fish.cross + place;
    for_bits(position.places(across, fish.v) & ~fish.lines & ~bit(fish.finned), [&](std::uint32_t at) {
      const Cell cell = layout.house(across)[at];
      if ((fins & ~layout.seen(cell, line)) == 0) writer.eliminate(cell, bit(fish.v));
    });
  });
  if (!writer.is_useful()) return false;
  for_bits(fish.lines | bit(fish.finned), [&](std::uint32_t at) {
    writer.look_at(fish.first + at);
    writer.show_in(fish.first + at, ~Mask{0}, fish.v);
  });
  for_bits(fish.places, [&](std::uint32_t place) { writer.look_at(fish.cross + place); });
  return true;
}

// n − 1 lines whose places are in n others, and the line with the fins.
bool find_finned(Context& context, unsigned size, Technique technique, unsigned rating) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  const House rows = layout.first_line(), columns = rows + layout.values();
  if (layout.houses() != columns + layout.values()) return false;
  for (const House first : {columns, rows}) {
    const House cross = first == rows ? columns : rows;
    for (std::uint32_t v = 0; v < layout.values(); ++v) {
      Members members;
      for (std::uint32_t line = 0; line < layout.values(); ++line) {
        const Mask places = position.places(first + line, v);
        if (count(places) >= 2 && count(places) <= size) members.add(line, places);
      }
      const auto found = [&](Mask lines, Mask places) {
        for (std::uint32_t line = 0; line < layout.values(); ++line) {
          const Mask own = position.places(first + line, v);
          if ((lines & bit(line)) != 0 || (own & ~places) == 0 || count(places) != size) continue;
          if (write_finned(context, {first, lines, line, cross, places, v}, technique, rating)) return true;
        }
        return false;
      };
      if (for_unions(members, size - 1, size, found)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_x_wing(Context& context) { return find_fish(context, 2, Technique::x_wing, 32); }
bool find_swordfish(Context& context) { return find_fish(context, 3, Technique::swordfish, 38); }
bool find_jellyfish(Context& context) { return find_fish(context, 4, Technique::jellyfish, 52); }
bool find_finned_swordfish(Context& context) { return find_finned(context, 3, Technique::finned_swordfish, 57); }
bool find_finned_jellyfish(Context& context) { return find_finned(context, 4, Technique::finned_jellyfish, 61); }

}  // namespace quadrille::steps
