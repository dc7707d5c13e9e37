// Writes a step for the outside: as a line, and as JSON.
#pragma once

#include <string>

#include "core/steps/deduction.hpp"

namespace quadrille::grading {

/// A rating as JavaScript writes the number: 3.4, or 3.
std::string rating_text(unsigned rating);

/// The JSON that steps_task.hpp describes.
std::string step_json(const steps::Deduction& step, const steps::Layout& layout);

}  // namespace quadrille::grading
