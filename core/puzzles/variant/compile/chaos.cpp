// Regions that have to be found. Each cell of the grid has the label of its region; each label's cells are connected
// and as many as a region has; and cells with the same label have different values. Labels are numbered by their first
// cells: a layout has one numbering.
#include <algorithm>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;

// What an automaton of a clue has read: the label, how many have it, and whether an arm goes on.
struct Seen {
  std::uint64_t label = 0;  // from 1; 0 if it does not matter any more
  std::uint64_t count = 0;
  bool goes_on = true;

  std::uint64_t state() const { return label | count << 8 | std::uint64_t{goes_on} << 32; }
  static Seen from(std::uint64_t state) { return {state & 255, state >> 8 & 0xFFFFFF, (state >> 32) != 0}; }
};

// The labels, then the cell that has their count. `begins[i]`: an arm begins with the i-th label.
std::optional<Fault> add_count(Network& network, const Rule& rule, const Board& board, AutomatonKind kind) {
  const bool is_arrow = kind == AutomatonKind::chaos_arrow;
  const auto arms = counted_labels(rule, board);
  std::vector<Variable> variables = {arms[0][0]};
  AutomatonKey key{kind, {rule.numbers[0]}};
  std::vector<bool> begins(1);
  for (const Group& arm : arms) {
    if (arm.size() == 1) continue;
    variables.insert(variables.end(), arm.begin() + 1, arm.end());
    begins.resize(variables.size());
    begins[variables.size() - arm.size() + 1] = true;
    key.numbers.push_back(static_cast<Number>(arm.size()));
  }
  const Cell control = rule.groups[0][0];
  variables.push_back(control);
  const std::size_t last = variables.size() - 1;
  const std::size_t last_arm =
      static_cast<std::size_t>(std::find(begins.rbegin(), begins.rend(), true) - begins.rbegin());
  const Number most = network.number(control, network.domains[control].values - 1) + rule.numbers[0];
  return add_sequence(
      network, std::move(variables), key, Seen{}.state(),
      [&](std::uint64_t state, std::size_t position, Number number) {
        Seen seen = Seen::from(state);
        const auto label = static_cast<std::uint64_t>(number - board.shape.lowest + 1);
        if (position == last)
          return number == static_cast<Number>(seen.count) - rule.numbers[0] ? 0 : Automaton::refused;
        if (position == 0) return Seen{label, 1, true}.state();
        if (begins[position]) seen.goes_on = true;
        if (seen.goes_on && seen.label == label) {
          ++seen.count;
        } else if (is_arrow) {
          seen.goes_on = false;
          if (begins.size() - last_arm <= position + 1) seen.label = 0;
        }
        return static_cast<Number>(seen.count) > most ? Automaton::refused : seen.state();
      },
      [](std::uint64_t) { return true; });
}

}  // namespace

std::optional<Fault> compile_chaos_construction(const Rule&, const Board& board, Network& network) {
  const Shape& shape = board.shape;
  const auto size = static_cast<unsigned>(shape.size());
  const unsigned region = region_size(board);
  if (region < 2) return Fault{"a region of ChaosConstruction has at least 2 cells"};
  if (size % region != 0)
    return Fault{"regions of " + in_digits(region) + " cells do not divide the " + in_digits(size) +
                 " cells of the board"};
  const unsigned regions = size / region;
  if (regions > shape.values)
    return Fault{in_digits(regions) + " regions have no labels where cells have " + in_digits(shape.values) +
                 " values"};
  const Cell first = *first_label(board);
  Network::Labelled labelled;
  labelled.is_full = region == shape.values;
  labelled.is_in_order = true;
  for (Cell cell = 0; cell < size; ++cell) {
    labelled.variables.push_back(cell);
    labelled.labels.push_back(first + std::uint32_t{cell});
    if (regions < shape.values) add_allowed(network, first + std::uint32_t{cell}, all_values(regions));
  }
  if (region > shape.values) network.is_impossible = true;
  const std::vector<Variable> labels = labelled.labels;
  add(network, std::move(labelled));
  for (unsigned label = 0; label < regions; ++label) {
    Network::Connected connected;
    for (const Variable each : labels) connected.nodes.push_back({each, Values{1} << label});
    for (const auto& [a, b] : adjacent_pairs(shape)) connected.edges.push_back({a, b});
    connected.low = connected.high = region;
    add(network, std::move(connected));
  }
  return std::nullopt;
}

std::optional<Fault> compile_chaos_arrow(const Rule& rule, const Board& board, Network& network) {
  return add_count(network, rule, board, AutomatonKind::chaos_arrow);
}

std::optional<Fault> compile_chaos_count(const Rule& rule, const Board& board, Network& network) {
  return add_count(network, rule, board, AutomatonKind::chaos_count);
}

}  // namespace quadrille::variant
