// Links as notations, a link a line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/job/notation.hpp"
#include "core/links/builder.hpp"
#include "core/text/text.hpp"

namespace quadrille::links {

/// Whether a text begins with a link in this notation of the puzzle.
Detection detect_link(std::string_view puzzle, std::string_view notation, std::string_view text, bool last);

/// Takes the next line that is not blank, whose number is `number`, and writes the text of the puzzle in its link.
Read take_link(Cursor& cursor, Target target, std::string& text, std::uint32_t& number, Error& error);

/// An error in the text of a link stands at the link.
Read refuse_link(std::uint32_t number, Error& error);

}  // namespace quadrille::links
