// Makes a network smaller: relations of the same two variables become one, and what says nothing new is dropped.
#pragma once

#include "core/network/network.hpp"

namespace quadrille::network {

/// Sums and counts of one or two variables become relations. Drops `different` whose variables are all in another one,
/// merges the relations of two variables (with a < b), drops those that allow everything or only forbid what
/// `different` forbids, and equal sums, counts and sequences.
void merge_constraints(Network& network);

}  // namespace quadrille::network
