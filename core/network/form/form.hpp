// A network as an exact cover with colours (Knuth, TAOCP 7.2.2.1), for dancing links and for questions that know no
// puzzle by name.
//
//     primary      a cell: has a value                  secondary    a cell's value, as a colour, if sequences ask for
//     it
//                  a house and a value: has a place                  a set of different cells and a value
//                  a cage with a sum: has a set of values            a conflict between values of two cells
//                  a step of a sequence                              the state between two steps, as a colour
//                  a count of variables that have a value of a set
//
// The options of a step are the transitions of its layer in the diagram: (state s, value v, state t) is { the step, the
// cell's value : v, the state before : s, the state behind : t }. A sequence of values has one path, so the cover has
// one solution for each solution of the board. A cage is covered by a set of values with its sum: that option covers
// the values of the set's complement, so that the cells have to supply the set. A count is covered by the values
// that are counted, as often as there are: the cover then has multiplicities, and the form has counts only where no
// watch is needed, since watched searches have no multiplicities. Auxiliary variables are cells without placements. A
// contradiction leaves an item without options. The form knows no connected graphs, labels and lines: a watch
// (watch.hpp) looks at the values that are chosen for their variables, which are all cells. Tested by
// tests/core/network_form_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/network/network.hpp"
#include "core/text/text.hpp"

namespace quadrille::network {

/// What an option says of a variable; options of steps and of sums say nothing.
struct OptionValue {
  Variable variable = none;
  std::uint8_t value = 0;  ///< its index

  static constexpr Variable none = ~Variable{0};
};

/// `candidates` has the values of each cell. Placements are cell · `values` + value's index. Too large past
/// `most_form_entries`. Writes what the options say to `says` if that is not null. Sums of variables of 0 and 1 and
/// counts are items with bounds if `counts`, and the network needs no watch; else they are sequences.
std::optional<Error> write_form(const Network& network, std::span<const Values> candidates, std::uint32_t values,
                                cover::CoverForm& form, std::vector<OptionValue>* says = nullptr, bool counts = false);

}  // namespace quadrille::network
