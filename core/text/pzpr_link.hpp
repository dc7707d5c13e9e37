// Links to puzz.link and other sites of the pzpr family, as far as all their puzzles are alike:
//
//     https://puzz.link/p?<name>/<columns>/<rows>/<body>
//
// Any host and path will do, or none; sites write `<name>_edit` for the editor. In a body, letters up to `z` stand for
// stretches of like cells. After pzprjs, src/pzpr/parser.js. Tested by tests/core/kakuro_text_test.cpp and
// sudoku_links_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille {

/// Whether a line is a link to a puzzle of that name.
bool is_pzpr_link(std::string_view line, std::string_view name);

/// Writes a link up to its body.
void write_pzpr_head(std::string_view name, std::uint64_t columns, std::uint64_t rows, std::string& out);

/// Writes a stretch of so many cells in letters `first` … `z` for 1 and more, and makes it 0.
void write_pzpr_stretch(char first, std::size_t& stretch, std::string& out);

/// A line that is a link, read from left to right by the reader of a puzzle. What returns false has written the error,
/// and nothing can be read after it.
class PzprLinkReader {
 protected:
  PzprLinkReader(std::string_view line, std::uint32_t number, Error& error)
      : line_(line), number_(number), error_(error) {}

  /// The fault quotes `text`, and `rest` ends the sentence.
  bool fault(std::size_t at, std::string_view text, std::string_view rest);
  bool read_name(std::string_view name);
  /// A number of columns or rows, not 0.
  bool read_size(std::uint64_t& size);
  /// Reads a letter `first` … `z` if one follows; else `stretch` is 0 and something else does. `left` cells may follow.
  bool read_stretch(char first, std::size_t left, std::size_t& stretch);
  bool is_before_end();
  bool read_end();

  std::string_view line_;
  std::uint32_t number_;
  Error& error_;
  std::size_t at_ = 0;

 private:
  std::string_view take_part();
};

}  // namespace quadrille
