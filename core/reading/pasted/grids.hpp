// Boards of digits in any layout: in one line, in rows, with rules, numbers between spaces or commas, blanks written as
// spaces. Each layout is tried in turn; the first in which every row has as many cells as there are rows is taken.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/reading/pasted/cells.hpp"

namespace quadrille::reading::pasted {

/// The boards of a plain text, in their order; none if it has no board of digits.
std::vector<Found> boards_in(std::string_view text);

/// The board of these rows of cells, with empty ones after the last cells or without.
std::optional<Found> board_of_rows(const std::vector<Symbols>& rows, Form form);

/// A board of 81 digits and one other sign, which is the blank.
std::optional<Found> board_with_sign(std::string_view text);

}  // namespace quadrille::reading::pasted
