// Solo of Simon Tatham's collection, which is a Sudoku. Tested by tests/core/pasted_test.cpp.
#pragma once

#include <string_view>

#include "core/reading/recognition.hpp"

namespace quadrille::reading {

/// A game ID or a save of Solo, of any size, with diagonals, cages or irregular blocks, as a Sudoku or a variant.
/// Neither readings nor a problem if the text is of another game.
Recognition recognise_solo(std::string_view text);

}  // namespace quadrille::reading
