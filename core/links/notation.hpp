// How a link is detected.
#pragma once

#include <string_view>

#include "core/job/notation.hpp"

namespace quadrille::links {

/// Whether a text begins with a link in this notation of the puzzle.
Detection detect_link(std::string_view puzzle, std::string_view notation, std::string_view text, bool last);

}  // namespace quadrille::links
