// The lines of a saved board, however they are separated. Tested by tests/core/grid_saved_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::grid::saved {

/// A line of a saved board, and its place in the text.
struct SavedLine {
  std::string text;
  std::uint32_t number = 0, column = 1;
};

class SavedLines {
 public:
  /// Takes the next saved board, which the cursor stands before.
  Read take(Cursor& cursor);

  /// The next line; null behind the last one, and where what follows is no part of the board.
  const SavedLine* next();
  /// The same, without taking it.
  const SavedLine* ahead() const;
  /// The last line that was taken, or the first.
  const SavedLine& last() const { return lines_[at_ == 0 ? 0 : at_ - 1]; }

 private:
  void add(std::string_view line, std::uint32_t number, std::size_t from, bool is_encoded);

  std::vector<SavedLine> lines_;
  std::size_t at_ = 0;
};

/// The byte at which a line that begins a saved board has `pzprv3`; npos if it is none.
std::size_t start_of_saved(std::string_view line);

}  // namespace quadrille::grid::saved
