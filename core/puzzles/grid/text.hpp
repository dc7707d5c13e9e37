// A grid puzzle's text: the name of its genre, then sections of tokens.
//
//     starbattle
//     stars 2              a parameter: its name and its values
//     size 3 3             a parameter of every genre: rows and columns; may be missing where a section has the size
//     regions              a section: its name alone, then its rows
//     A A B
//     filled               what somebody has filled in, in every genre: an answer with `?` where nothing is known yet
//     ? * ?
//
// A blank line, or the name of the next genre, ends a puzzle. In place of the name of a genre, a kind of the text's own
// may stand in front (kinds), and a blank line. Tested by tests/core/grid_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::grid {

struct Genre;
namespace kinds {
struct Kind;
}

constexpr std::size_t most_side = 128;  ///< rows, and columns

struct Token {
  std::string text;
  std::uint32_t line = 0;    ///< from 1
  std::uint32_t column = 0;  ///< from 1, in characters

  bool is_blank() const { return text == "."; }
  friend bool operator==(const Token& a, const Token& b) { return a.text == b.text; }
};

/// What the rows of a section are.
enum class SectionKind : std::uint8_t {
  parameter,   ///< values behind the name, on its line
  cells,       ///< a token a cell
  top,         ///< a token a column, one row: `top`, `bottom`
  left,        ///< a token a row, one row: `left`, `right`
  rows,        ///< a line of tokens a row
  columns,     ///< a line of tokens a column
  corners,     ///< a token a corner: a row and a column more than there are cells
  horizontal,  ///< a token an edge from a point to the next one to its right (drawn.hpp)
  vertical,    ///< a token an edge from a point to the next one below it
  list         ///< any lines of tokens
};

/// What of a section can be left out so that a puzzle has no fewer solutions: its statements for `why`.
enum class Clues : std::uint8_t {
  none,
  tokens,   ///< each token, for `.`
  walls,    ///< each token, for `.`; of one that begins with `#` only what follows
  unknown,  ///< each token, for `?`
  islands,  ///< each number, for `?`, and each other token but `?`, for `.`
  grey,     ///< each token but `#`, for `#`
  trees,    ///< each token but `T`, for `.`
  regions,  ///< each region: its cells are of no region then
  lines,    ///< each line: a line of a list is gone, any other has a `.` before its clues
  whole     ///< the section
};

/// A section that a genre's texts have.
struct SectionRule {
  std::string_view name;
  SectionKind kind;
  bool is_needed = true;
  Clues clues = Clues::none;
};

/// What has been filled in, apart from the clues: a section of every genre.
constexpr SectionRule filled_rule = {"filled", SectionKind::cells, false, Clues::unknown};
/// What has been drawn of lines, where the genre has some: sections of their own.
constexpr SectionRule horizontal_rule = {"horizontal", SectionKind::horizontal, false, Clues::tokens};
constexpr SectionRule vertical_rule = {"vertical", SectionKind::vertical, false, Clues::tokens};
/// How many rows and columns there are: a section of every genre, needed where nothing else says it.
constexpr SectionRule size_rule = {"size", SectionKind::parameter, false};

struct Section {
  const SectionRule* rule = nullptr;
  std::uint32_t line = 0;                ///< of its name
  std::vector<std::vector<Token>> rows;  ///< a parameter has one
};

struct Text {
  const Genre* genre = nullptr;
  std::size_t rows = 0, columns = 0;
  std::uint32_t line = 0;  ///< the first
  std::vector<Section> sections;
  std::shared_ptr<const kinds::Kind> kind = nullptr;  ///< the text's own, whose genre it is; or null
  /// For a text without some of the clues: the one with all of them. What a kind says of cells without a clue is
  /// about that one.
  std::shared_ptr<const Text> whole = nullptr;

  std::size_t cells() const { return rows * columns; }
  /// Null if the text has none of that name.
  const Section* find(std::string_view name) const;
  /// The token of a cell in a section of cells; null if there is no such section.
  const Token* at(std::string_view name, std::size_t cell) const;
};

Error error_at(const Token& token, Message message);

}  // namespace quadrille::grid
