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

// The rules `Or`, `And` and `Replicate` begin a group, which `End` ends.
int groups_begun(std::string_view rule) {
  const std::string_view name = trim(rule.substr(0, rule.find('~')));
  return name == "Or" || name == "And" || name == "Replicate" ? 1 : name == "End" ? -1 : 0;
}

}  // namespace

// If every line is one rule, or a group goes over several lines, they are one puzzle; but lists of givens are a
// puzzle each. Lines of several rules are one puzzle if just one of them states a shape or givens.
Detection detect_iss_text(std::string_view text, bool last) {
  std::size_t lines = 0, rules = 0, given_lists = 0;
  int depth = 0;
  bool has_long_group = false;
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
      has_long_group |= depth > 0;
      shape.begin_line();
      givens.begin_line();
    }
    shape.note(has(content, ".Shape~"));
    givens.note(has(content, ".~") || has(content, ".Given~"));
    for (std::size_t at = content.find('.'); at != std::string_view::npos; at = content.find('.', at + 1)) {
      ++rules;
      const std::string_view rule = content.substr(at + 1, content.find('.', at + 1) - at - 1);
      depth += groups_begun(rule);
      given_lists += rule.starts_with('~') || rule.starts_with("Given~") ? 1 : 0;
    }
    if (shape.lines() > 1) return Detection::no;
  }
  if (read == Read::more) return text.size() < most_bytes ? Detection::more : Detection::no;
  if (lines < 2) return Detection::no;
  if (has_long_group || (rules == lines && given_lists < lines)) return Detection::yes;
  return givens.lines() < 2 && shape.lines() + givens.lines() > 0 ? Detection::yes : Detection::no;
}

}  // namespace quadrille::variant
