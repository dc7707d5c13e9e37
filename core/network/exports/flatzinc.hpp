// A network as FlatZinc, by constraints that every solver has. Tested by tests/cli/flatzinc.all.test.js.
#pragma once

#include <string>

#include "core/network/exports/other_solvers.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

/// Whether it can be written: FlatZinc has nothing for graphs, and disjunctions are not written.
bool fits_flatzinc(const Network& network);

/// Appends the text, which has as many solutions: x1, x2, … are the variables, and comments say what they are.
void write_flatzinc(const Problem& problem, const WriteCell& write_cell, std::string& out);

}  // namespace quadrille::network
