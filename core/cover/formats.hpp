// An exact cover for other solvers: DIMACS's CNF, and OPB of the pseudo-Boolean competitions. Variable o + 1 is option
// o; others follow from these, so there are as many models as solutions. Tested by tests/core/model_exports_test.cpp.
#pragma once

#include <functional>
#include <string>

#include "core/cover/cover_form.hpp"

namespace quadrille::cover {

/// Appends what a placement is, as a comment says it: `x = 3`.
using WritePlacement = std::function<void(Placement, std::string&)>;

/// Appends the form, with a comment for each option that puts a value on the board. False, and nothing appended, if an
/// item has bounds other than once.
bool write_cnf(const CoverForm& form, const WritePlacement& write_placement, std::string& out);
void write_opb(const CoverForm& form, const WritePlacement& write_placement, std::string& out);

}  // namespace quadrille::cover
