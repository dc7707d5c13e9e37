#include "core/cover/puzzle/notations.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/cover/text/notations.hpp"

namespace quadrille::cover {

namespace {

// The number of digits of a matrix row; 0 if `line` is not one.
std::size_t digits_of_row(std::string_view line) {
  std::size_t digits = 0;
  for (const char c : line) {
    if (is_space(c)) continue;
    if (c != '0' && c != '1') return 0;
    ++digits;
  }
  return digits;
}

// Whether a line of 0 and 1 is almost certainly not a line of item names: it repeats a word, which is wrong for names,
// or it is a single word of several digits.
bool is_certainly_row(std::string_view line) {
  std::size_t words = 0, longest = 0;
  bool repeats = false;
  bool seen[2] = {};
  std::size_t at = 0;
  for (std::string_view word; !(word = next_word(line, at)).empty(); ++words) {
    longest = std::max(longest, word.size());
    if (word.size() == 1) repeats |= std::exchange(seen[word[0] - '0'], true);
  }
  return repeats || (words == 1 && longest > 1);
}

// Items may have the names 0 and 1, so a short first line of 0 and 1 does not decide: then all lines of the first block
// must be rows of one width. Reads at most `most_lines` lines, and none after the line that decides.
Detection detect_matrix(std::string_view text, bool last) {
  constexpr std::size_t most_lines = 64;
  Cursor cursor(text, last);
  std::string_view line;
  std::size_t width = 0;
  for (std::size_t lines = 0; lines < most_lines;) {
    const std::size_t at = cursor.taken();
    const Read read = cursor.take(line);
    if (read == Read::more) {
      // The beginning of a line may show already that it is not a row.
      const std::string_view piece = trim(text.substr(at));
      return piece.empty() || digits_of_row(piece) > 0 ? Detection::more : Detection::no;
    }
    if (read == Read::end || (trim(line).empty() && lines > 0)) break;
    if (trim(line).empty()) continue;
    const std::size_t digits = digits_of_row(line);
    if (digits == 0 || (lines > 0 && digits != width)) return Detection::no;
    if (lines == 0 && is_certainly_row(line)) return Detection::yes;
    width = digits;
    ++lines;
  }
  return width > 0 ? Detection::yes : Detection::no;
}

Detection detect_dlx(std::string_view text, bool last) { return opposite(detect_matrix(text, last)); }

}  // namespace

const std::array<BoardNotation, 2> notations = {{
    {"dlx", detect_dlx, read_dlx, write_dlx, write_dlx_answer, fits_dlx},
    {"matrix", detect_matrix, read_matrix, write_matrix, write_matrix_answer, fits_matrix},
}};

}  // namespace quadrille::cover
