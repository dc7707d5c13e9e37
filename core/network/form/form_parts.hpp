// What a network becomes in its exact-cover form (form.hpp), before items are numbered.
//
// Sums of different values are sets of values, as in Kakuro; other sums are sequences whose state is the sum so far.
// A relation is a list of conflicts, or, if it forbids more than half of the pairs, a sequence of two steps. Tested by
// tests/core/network_form_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/network/network.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

struct FormParts {
  /// The variables differ. If they have to hold every value, or the values of one of `choices`, every value is covered.
  struct Set {
    std::vector<Variable> variables;
    cover::Unit unit;
    bool is_house;
    bool has_sum = false;
    std::vector<Values> choices;  ///< if it has a sum: the sets of values with that sum
  };
  struct Path {
    std::vector<Variable> variables;
    std::uint32_t diagram;  ///< below the network's number of diagrams its own, else one of `diagrams`
  };
  /// Whose diagram that is.
  const Diagram& diagram_of(const Path& path, const Network& network) const {
    const std::size_t of_network = network.diagrams.size();
    return path.diagram < of_network ? network.diagrams[path.diagram] : diagrams[path.diagram - of_network];
  }
  /// The number of variables with a value of their set is in a range.
  struct Count {
    std::vector<Network::Count::Member> members;
    std::uint32_t low, high;
  };
  /// a and b do not have one of these values each.
  struct Conflict {
    Variable a, b;
    Values of_a, of_b;
  };

  std::vector<Values> domains;  ///< by variable: what the board allows
  std::vector<Set> sets;
  std::vector<Path> paths;
  std::vector<Count> counts;
  std::vector<Conflict> conflicts;
  std::vector<Diagram> diagrams;
  bool is_impossible = false;
  std::size_t entries = 0;  ///< of the form, at most
};

/// A form of more entries is refused: links of about 200 MB.
constexpr std::size_t most_form_entries = std::size_t{1} << 23;

/// An error if the form would have too many entries, or a sum too many states. The network has no rankings. Sums of
/// variables of 0 and 1 and counts become counts only if `counts`, and paths else.
std::optional<Error> find_form_parts(const Network& network, std::span<const Values> candidates, FormParts& parts,
                                     bool counts = false);

}  // namespace quadrille::network
