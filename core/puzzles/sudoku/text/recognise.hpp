// Detects the notation of a Sudoku text from its first lines.
#pragma once

#include <cstdint>
#include <string_view>

namespace quadrille::sudoku {

enum class Format : std::uint8_t { otherwise, line, grid, poj2676, poj3076, sdk, puzzlink };

/// `certain` is false if more of the text is needed for a decision. A decision never changes when more text comes.
struct Recognised {
  bool certain = false;
  Format format = Format::otherwise;
};

/// Decides by the first block of lines, at most sixteen, so that one faulty line does not change the decision. `last`
/// is false while more text may follow.
Recognised recognise(std::string_view text, bool last);

}  // namespace quadrille::sudoku
