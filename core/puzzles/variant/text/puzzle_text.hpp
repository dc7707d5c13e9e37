// The lines of one puzzle, before they are understood: which lines belong together, what is left without white space,
// and where in the input each character stood. Tested by tests/core/variant_text_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::variant {

/// A puzzle is a line, together with the lines after it that begin with white space or `~`. Lines that begin with `#`
/// before it are its words, and those that begin with `#~` its decoration. A blank line ends a puzzle, and words that
/// no puzzle follows are dropped. A line with `?q=` is an address: the puzzle is what follows, up to `&` or `#`,
/// percent-decoded.
class PuzzleText {
 public:
  Read take(Cursor& cursor);
  /// Takes the whole text as one puzzle, whose lines stand for one: blank lines and those that begin with `#` may be
  /// anywhere.
  Read take_all(Cursor& cursor);
  /// The number of lines that have rules, without those that go on with the line before.
  std::uint32_t lines() const { return begun_; }

  /// Without the `#` and a space after it.
  const std::string& words() const { return words_; }
  /// Without the `#~` and a space after it.
  const std::string& decoration() const { return decoration_; }
  /// The puzzle without white space.
  std::string_view compact() const { return compact_; }
  /// The puzzle's words of digits and dots, which white space, `|`, `_` and `-` separate. Empty if it has other
  /// characters.
  std::vector<std::string_view> grid_words() const;
  /// An error at a character of `compact()`.
  Error error_at(std::size_t at, Message message) const;
  /// Notes where things stand, each with the number of a character of `compact()` before it; they ascend.
  void note_places(std::span<const std::pair<std::size_t, std::size_t>> things, Places& places) const;

 private:
  struct Line {
    std::string_view text;
    std::uint32_t number;
  };

  void add_words(std::string_view line);
  void add_rules(const Line& line);

  std::vector<Line> lines_;
  std::uint32_t begun_ = 0;
  std::string words_, decoration_;
  std::string compact_;
};

/// Whether a line goes on with the one before.
inline bool is_continued(std::string_view line) { return is_space(line[0]) || line[0] == '~'; }

}  // namespace quadrille::variant
