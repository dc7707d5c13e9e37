// Counts of many variables in other words, for the learning search. A clause can say that these and those cells of a
// room are shaded, but not that three of its first six are; with a variable for the number in each part of the room it
// can, and one clause does the work of thousands. Parts are joined, three at a time, up to the whole:
//
//     136 members ── 23 parts of 6 ── 8 of 18 ── 3 of 54 ── 40 are shaded
//
// since with many parts one sum has long reasons again (Bailleux, Boufkhad, "Efficient CNF encoding of Boolean
// cardinality constraints", CP 2003; Abío, Nieuwenhuis, Oliveras, Rodríguez-Carbonell, Mayer-Eichberger,
// "To encode or to propagate? The best choice for each constraint in SAT", CP 2013). Tested by
// tests/core/network_count_test.cpp.
#pragma once

#include <cstddef>

#include "core/network/network.hpp"

namespace quadrille::network {

/// Members of a part of a count. A heyawake with a room of 136 cells takes 14,500 nodes with four or six, 27,700 with
/// eight, and 38,900 with a totalizer of variables with two values. With four, 60 countries take 14 % more than with
/// six, 60 heyawakes 3 % fewer.
constexpr std::size_t part_of_count = 6;

/// Whether a count has one number and at least two parts.
bool has_long_counts(const Network& network);

/// The same network with an auxiliary variable for each part of such counts and for joined parts, and with their sums.
/// The counts stay: they see more at once.
Network with_parts_of_counts(const Network& network);

}  // namespace quadrille::network
