// Automata that compare two lines, which are read as numbers. Tested by tests/core/network_rules_test.cpp.
#pragma once

#include <optional>

#include "core/network/compile/constraints.hpp"

namespace quadrille::network {

using Line = Network::Ranking::Line;

/// Line a is lower than b. Both begin with the same value.
std::optional<Fault> add_lower(Network& network, const Line& a, const Line& b);

/// An auxiliary variable: 1 if `other` begins with the value `first` and is lower than `line`, which also does; else 0.
std::optional<Fault> add_is_lower(Network& network, const Line& other, const Line& line, unsigned first, bool may_tie,
                                  Variable is_lower);

std::optional<Fault> add_unequal(Network& network, const Line& a, const Line& b);

}  // namespace quadrille::network
