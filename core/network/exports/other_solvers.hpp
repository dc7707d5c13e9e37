// Networks for other solvers (core/cover/formats.hpp). Tested by tests/core/model_exports_test.cpp.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "core/network/network.hpp"

namespace quadrille::network {

/// Appends the name of a cell.
using WriteCell = std::function<void(Variable, std::string&)>;

/// Whether the exact cover says all that the network does.
bool has_whole_form(const Network& network);

/// Appends the network as CNF, or as OPB. The network has a whole form. False if that is too large.
bool write_cnf(const Problem& problem, const WriteCell& write_cell, std::string& out);
bool write_opb(const Problem& problem, const WriteCell& write_cell, std::string& out);

}  // namespace quadrille::network
