// A network as a model's text, which has as many solutions. Tested by tests/core/model_exports_test.cpp.
#pragma once

#include <string>

#include "core/network/exports/other_solvers.hpp"
#include "core/network/network.hpp"

namespace quadrille::network {

/// Whether a model can say all that the network does: not disjunctions with variables of their own, or of too many
/// lines.
bool fits_model(const Network& network);

/// Appends the text. Names of cells are words; auxiliary variables are v1, v2, ….
void write_model(const Problem& problem, const WriteCell& write_cell, std::string& out);

}  // namespace quadrille::network
