// Whether the lines of a text in the notation `iss` are one puzzle or one each. Interactive Sudoku Solver knows only
// texts of one puzzle, whose lines may be broken anywhere; its users write a rule a line.
// Tested by tests/core/variant_text_test.cpp.
#include "core/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

// No list of rules without arguments is as long; a board of 10 or more rows in one line is.
constexpr std::size_t least_board = 100;
// The lines of one puzzle are found to be that up to this number of bytes. More are a puzzle each.
constexpr std::size_t most_bytes = 64 * 1024;

bool begins_with_rule(std::string_view line) {
  if (line.size() < 2 || line[0] != '.') return false;
  if (line[1] == '~') return true;
  const char letter = static_cast<char>(line[1] | 0x20);
  if (letter < 'a' || letter > 'z') return false;
  return line.size() < least_board || line.find('~') != std::string_view::npos;
}

bool states_shape_or_givens(std::string_view line) {
  const auto has = [line](std::string_view part) { return line.find(part) != std::string_view::npos; };
  return has(".Shape~") || has(".~") || has(".Given~");
}

}  // namespace

Detection detect_iss_text(std::string_view text, bool last) {
  std::size_t lines = 0, stating = 0;
  bool has_stated = false;  // the line that goes on
  Cursor cursor(text, last);
  std::string_view line;
  Read read = Read::puzzle;
  while ((read = cursor.take(line)) == Read::puzzle) {
    const std::string_view content = trim(line);
    if (content.empty() || content[0] == '#') continue;
    if (lines == 0 || !is_continued(line)) {
      if (!begins_with_rule(content)) return Detection::no;
      ++lines;
      has_stated = false;
    }
    if (has_stated || !states_shape_or_givens(content)) continue;
    has_stated = true;
    if (++stating > 1) return Detection::no;
  }
  if (read == Read::more) return text.size() < most_bytes ? Detection::more : Detection::no;
  return lines > 1 && stating == 1 ? Detection::yes : Detection::no;
}

}  // namespace quadrille::variant
