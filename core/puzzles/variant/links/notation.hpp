// Links of f-puzzles as a notation, a link a line.
#pragma once

#include <string_view>

#include "core/job/notation.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant::links {

Detection detect_fpuzzles(std::string_view text, bool last);
/// Everything in a link stands at its beginning.
Read read_link(Cursor& cursor, Board& board, Error& error);

}  // namespace quadrille::variant::links
