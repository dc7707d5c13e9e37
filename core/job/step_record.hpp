// Writes a step of a person's solution as a line, and as JSON.
#pragma once

#include <string>

#include "core/steps/deduction.hpp"

namespace quadrille {

/// A rating as JavaScript writes the number: 3.4, or 3.
std::string rating_text(unsigned rating);

/// A step in short, such as `naked-pair r1c2<>4 r1c5<>47`.
std::string step_line(const steps::Deduction& step, const steps::Layout& layout);

/// The JSON that core/grading/steps_task.hpp describes.
std::string step_record(const steps::Deduction& step, const steps::Layout& layout);

}  // namespace quadrille
