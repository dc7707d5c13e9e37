// An exact cover for other solvers: DIMACS's CNF, OPB of the pseudo-Boolean competitions, and the notation of models.
// Variable o + 1 is option o; others follow from these, so there are as many models as solutions. Tested by
// tests/core/model_exports_test.cpp.
#pragma once

#include <cstddef>
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

/// What a model may have at most: variables, and names of them in all statements.
constexpr std::size_t most_model_variables = std::size_t{1} << 14;
constexpr std::size_t most_model_names = std::size_t{1} << 20;

/// The same as a model: o3 is 1 if option 3 is chosen, c2 if an item has a colour. False, and nothing appended, if it
/// has more than a model may have, or no options.
bool write_model(const CoverForm& form, const WritePlacement& write_placement, std::string& out);

}  // namespace quadrille::cover
