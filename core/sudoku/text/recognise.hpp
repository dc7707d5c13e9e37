// Which notation a Sudoku text is written in, by its first lines.
#pragma once

#include <cstdint>
#include <string_view>

namespace quadrille::sudoku {

enum class Written : std::uint8_t { otherwise, line, grid, poj2676, poj3076, sdk, puzzlink };

/// `certain` is false while a longer front of the text is needed to tell. What is certain of a front is so of the
/// whole.
struct Recognised {
  bool certain = false;
  Written as = Written::otherwise;
};

/// Judges by the first block of lines, at most sixteen, so that one faulty line does not hide what the others are.
/// `last` is false while more text may follow.
Recognised recognise(std::string_view text, bool last);

}  // namespace quadrille::sudoku
