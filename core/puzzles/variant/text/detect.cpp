// Whether the lines of a text in the notation `iss` are one puzzle or one each. Interactive Sudoku Solver knows only
// texts of one puzzle, whose lines may be broken anywhere; its users write a rule a line.
// Tested by tests/core/variant_text_test.cpp.
#include "core/puzzles/variant/text/notations.hpp"

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

bool has(std::string_view line, std::string_view part) { return line.find(part) != std::string_view::npos; }

// What one puzzle states in one line, if at all, and how many lines state it.
class Statement {
 public:
  void begin_line() { is_in_line_ = false; }
  void note(bool is_stated) {
    if (is_stated && !is_in_line_) ++lines_;
    is_in_line_ = is_in_line_ || is_stated;
  }
  unsigned lines() const { return lines_; }

 private:
  unsigned lines_ = 0;
  bool is_in_line_ = false;  // the one at hand, with those that go on with it
};

}  // namespace

Detection detect_iss_text(std::string_view text, bool last) {
  std::size_t lines = 0;
  Statement shape, givens;
  Cursor cursor(text, last);
  std::string_view line;
  Read read = Read::puzzle;
  while ((read = cursor.take(line)) == Read::puzzle) {
    const std::string_view content = trim(line);
    if (content.empty() || content[0] == '#') continue;
    if (lines == 0 || !is_continued(line)) {
      if (!begins_with_rule(content)) return Detection::no;
      ++lines;
      shape.begin_line();
      givens.begin_line();
    }
    shape.note(has(content, ".Shape~"));
    givens.note(has(content, ".~") || has(content, ".Given~"));
    if (shape.lines() > 1 || givens.lines() > 1) return Detection::no;
  }
  if (read == Read::more) return text.size() < most_bytes ? Detection::more : Detection::no;
  return lines > 1 && shape.lines() + givens.lines() > 0 ? Detection::yes : Detection::no;
}

}  // namespace quadrille::variant
