// XY- and XYZ-wings: a pivot whose each value forces z into one of two bivalue cells that it sees, or into itself.
// Tested by tests/core/steps_techniques_test.cpp.
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

// One wing of the pivot has z and x, the other z and y. In an XYZ-wing the pivot has z too.
bool find_wing(Context& context, bool has_z, Technique technique, unsigned rating) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  const auto write = [&](Cell pivot, Cell first, Cell second, Mask z) {
    const Mask x = position.values(first) & ~z, y = position.values(second) & ~z;
    context.found.begin(technique, rating);
    Writer writer(position, context.found);
    for (const Cell cell : layout.peers(first)) {
      if (cell != pivot && layout.sees(cell, second) && (!has_z || layout.sees(cell, pivot))) writer.eliminate(cell, z);
    }
    if (!writer.is_useful()) return false;
    for (const Cell cell : {pivot, first, second}) writer.show(cell, ~Mask{0});
    const auto link = [&](Cell from, Mask from_value, Cell to, Mask to_value, bool is_to_on) {
      const Literal end = {writer.placement(to, lowest(to_value)), is_to_on};
      context.found.chain.push_back({{writer.placement(from, lowest(from_value)), !is_to_on}, end});
    };
    if (has_z) {
      // The pivot has x, y, or z itself.
      link(pivot, x, first, x, false);
      link(first, x, first, z, true);
    } else {
      // If z is not in the first wing, it is in the second.
      link(first, z, first, x, true);
      link(first, x, pivot, x, false);
      link(pivot, x, pivot, y, true);
    }
    link(pivot, y, second, y, false);
    link(second, y, second, z, true);
    return true;
  };
  for (Cell pivot = 0; pivot < layout.cells(); ++pivot) {
    const Mask own = position.values(pivot);
    if (count(own) != (has_z ? 3U : 2U)) continue;
    const auto peers = layout.peers(pivot);
    for (std::size_t i = 0; i < peers.size(); ++i) {
      const Mask first = position.values(peers[i]);
      if (count(first) != 2 || count(first & own) != (has_z ? 2U : 1U)) continue;
      for (std::size_t j = i + 1; j < peers.size(); ++j) {
        const Mask second = position.values(peers[j]), z = first & second;
        if (count(second) != 2 || count(z) != 1 || ((z & own) != 0) != has_z) continue;
        if ((own | z) != (first | second) || count(first | second) != 3) continue;
        if (write(pivot, peers[i], peers[j], z)) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_xy_wing(Context& context) { return find_wing(context, false, Technique::xy_wing, 42); }
bool find_xyz_wing(Context& context) { return find_wing(context, true, Technique::xyz_wing, 44); }

}  // namespace quadrille::steps
