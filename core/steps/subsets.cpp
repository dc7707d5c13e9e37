// Locked candidates, naked and hidden subsets: what is settled inside a house or two.
// Tested by tests/core/steps_techniques_test.cpp.
#include "core/steps/subset_walk.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

bool find_locked(Context& context) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  return for_locked(position, [&](House house, House other, std::uint32_t v) {
    if ((position.places(other, v) & ~layout.cut(other, house)) == 0) return false;
    const bool is_pointing = !layout.is_line(house);
    context.found.begin(is_pointing ? Technique::pointing : Technique::claiming, is_pointing ? 26 : 28);
    Writer writer(position, context.found);
    for (const House seen : {house, other}) writer.look_at(seen);
    writer.show_in(house, ~Mask{0}, v);
    writer.eliminate_in(other, ~layout.cut(other, house), v);
    return true;
  });
}

namespace {

bool find_naked(Context& context, unsigned size, Technique technique, unsigned rating) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  return for_naked_subsets(position, size, [&](House house, Mask places, Mask values) {
    context.found.begin(technique, rating);
    Writer writer(position, context.found);
    writer.look_at(house);
    for_bits(values, [&](std::uint32_t v) { writer.eliminate_in(house, ~places, v); });
    if (!writer.is_useful()) return false;
    for_bits(places, [&](std::uint32_t place) { writer.show(layout.house(house)[place], values); });
    return true;
  });
}

bool find_hidden(Context& context, unsigned size, Technique technique, unsigned rating) {
  const Position& position = context.position;
  const Layout& layout = position.layout();
  return for_hidden_subsets(position, size, 2 * size, [&](House house, Mask values, Mask places) {
    context.found.begin(technique, rating);
    Writer writer(position, context.found);
    writer.look_at(house);
    for_bits(places, [&](std::uint32_t place) { writer.eliminate(layout.house(house)[place], ~values); });
    if (!writer.is_useful()) return false;
    for_bits(values, [&](std::uint32_t v) { writer.show_in(house, places, v); });
    return true;
  });
}

}  // namespace

bool find_naked_pair(Context& context) { return find_naked(context, 2, Technique::naked_pair, 30); }
bool find_naked_triple(Context& context) { return find_naked(context, 3, Technique::naked_triple, 36); }
bool find_naked_quad(Context& context) { return find_naked(context, 4, Technique::naked_quad, 50); }
bool find_hidden_pair(Context& context) { return find_hidden(context, 2, Technique::hidden_pair, 34); }
bool find_hidden_triple(Context& context) { return find_hidden(context, 3, Technique::hidden_triple, 40); }
bool find_hidden_quad(Context& context) { return find_hidden(context, 4, Technique::hidden_quad, 54); }

}  // namespace quadrille::steps
