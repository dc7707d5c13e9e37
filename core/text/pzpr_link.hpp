// The part of links to puzz.link and other sites of the pzpr family that is the same for every puzzle:
//
//     https://puzz.link/p?<name>/<columns>/<rows>/<body>
//
// Any host and path is accepted, or none; sites write `<name>_edit` for the editor and `<name>_play` for the player.
// What follows a `&` behind the name belongs to the site. A slash ends a body whose last character is no letter or
// digit. In a body, a letter up to `z` is a stretch: a number of equal cells. After pzprjs, src/pzpr/parser.js. Tested
// by tests/core/kakuro_text_test.cpp, sudoku_links_test.cpp and grid_links_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille {

/// Whether a line is a link to the puzzle called `name`.
bool is_pzpr_link(std::string_view line, std::string_view name);

/// Whether a line is a link to kanpen.net, or to the page that its author had before; core/reading reads them.
bool is_kanpen(std::string_view line);

/// Finds the next line that is not blank and does not begin with `#`. The cursor then stands before it.
Read find_link_line(Cursor& cursor, std::string_view& line, std::uint32_t& number);
/// The same; the cursor then stands behind it.
Read take_link_line(Cursor& cursor, std::string_view& line, std::uint32_t& number);

/// Writes a link up to its body.
void write_pzpr_head(std::string_view name, std::uint64_t columns, std::uint64_t rows, std::string& out);

/// Ends a link, as sites do, so that programs that look for links in texts take the whole of it.
void write_pzpr_end(std::string& out);

/// Writes a stretch of `stretch` cells in letters, `first` for 1 cell up to `z`, and sets `stretch` to 0.
void write_pzpr_stretch(char first, std::size_t& stretch, std::string& out);

/// Reads a link from left to right. The reader of a puzzle derives from it. A function that returns false has written
/// the error; nothing can be read after it.
class PzprLinkReader {
 protected:
  PzprLinkReader(std::string_view line, std::uint32_t number, Error& error);

  /// Writes an error at byte `at`: `text` in quotes, then `rest`. Returns false.
  bool fault(std::size_t at, std::string_view text, const Message& rest);
  bool read_name(std::string_view name);
  /// Reads a number of columns or rows, not 0.
  bool read_size(std::uint64_t& size);
  /// Reads a letter `first` … `z` if one follows; `stretch` is 0 if another character follows. `left` is the number of
  /// cells that are still to be read.
  bool read_stretch(char first, std::size_t left, std::size_t& stretch);
  /// The part of the line up to the next slash, which is skipped.
  std::string_view take_part();
  /// Whether a character follows; if not, that is an error.
  bool expect_more();
  /// Whether nothing follows but a slash.
  bool read_end();

  std::string_view line_;
  std::uint32_t number_;
  Error& error_;
  std::size_t at_ = 0;
};

}  // namespace quadrille
