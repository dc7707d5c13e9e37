// How a link of penpa-edit is detected.
#pragma once

#include <string_view>

#include "core/job/notation.hpp"

namespace quadrille::penpa {

/// Whether a text begins with a link of penpa-edit for this puzzle.
Detection detect(std::string_view puzzle, std::string_view text, bool last);

}  // namespace quadrille::penpa
