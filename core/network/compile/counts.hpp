// Counts of many variables in other words, for the learning search. A clause can say that these and those cells of a
// room are shaded, but not that three of its first six are; with a variable for the number in each part of the room it
// can, and one clause does the work of thousands (Abío, Nieuwenhuis, Oliveras, Rodríguez-Carbonell, Mayer-Eichberger,
// "To encode or to propagate? The best choice for each constraint in SAT", CP 2013). Tested by
// tests/core/network_count_test.cpp.
#pragma once

#include <cstddef>

#include "core/network/network.hpp"

namespace quadrille::network {

/// Members of a part of a count. Of four to twelve, each takes as many nodes, within a tenth.
constexpr std::size_t part_of_count = 6;

/// Whether a count has one number and at least two parts.
bool has_long_counts(const Network& network);

/// The same network with an auxiliary variable for each part of such counts, and with the parts' sums. The counts stay:
/// they see more at once.
Network with_parts_of_counts(const Network& network);

}  // namespace quadrille::network
