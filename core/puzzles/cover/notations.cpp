#include "core/puzzles/cover/notations.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/writers.hpp"
#include "core/puzzles/cover/text/notations.hpp"
#include "core/puzzles/cover/traits.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::cover {

namespace {

// Growing numbers alone; nothing for another line.
std::optional<std::vector<std::uint64_t>> growing_in(std::string_view line) {
  std::vector<std::uint64_t> numbers;
  std::size_t at = 0;
  for (std::string_view word; !(word = next_word(line, at)).empty();) {
    const auto number = whole_number(word);
    if (!number || (!numbers.empty() && *number <= numbers.back())) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

// The columns that each row covers: one of the first lines has one that the very first lacks, so that this is none of
// names.
Detection detect_typed(std::string_view text, bool last) {
  if (const Detection matrix = detect_matrix(text, last); matrix != Detection::no) return opposite(matrix);
  constexpr unsigned most_lines = 16;
  Cursor cursor(text, last);
  std::vector<std::uint64_t> first;
  for (unsigned lines = 0; lines < most_lines; ++lines) {
    std::string_view line;
    std::uint32_t number = 0;
    const Read read = cursor.take_content(line, number);
    if (read != Read::puzzle) return read == Read::more ? Detection::more : Detection::no;
    const auto row = growing_in(line);
    if (!row) return Detection::no;
    if (lines == 0) first = *row;
    if (first.size() < 2) return Detection::no;  // the number of columns of a matrix
    for (const std::uint64_t column : *row)
      if (std::find(first.begin(), first.end(), column) == first.end()) return Detection::yes;
  }
  return Detection::no;
}

Detection detect_dlx(std::string_view text, bool last) {
  const Detection matrix = detect_matrix(text, last);
  return matrix == Detection::no ? opposite(detect_typed(text, last)) : opposite(matrix);
}

Detection detect_none(std::string_view, bool) { return Detection::no; }

Read read_typed_board(Cursor& cursor, Board& board, Error& error) {
  return read_typed("typed:cover", cursor, board, error, read_dlx);
}

struct Source {
  using Board = cover::Board;
  static bool write_form(const Board& board, CoverForm& form) { return !Traits::write_form(board, form); }
  static WritePlacement names(const Board& board) {
    return [&board](Placement option, std::string& out) {
      const std::size_t begin = out.size();
      write_option(board, option, out);
      out.erase(begin, 1);  // a space
    };
  }
};
using Writers = FormWriters<Source>;

}  // namespace

const std::array<BoardNotation, 6> notations = {{
    {"dlx", detect_dlx, read_dlx, write_dlx, write_dlx_answer, fits_dlx},
    {"matrix", detect_matrix, read_matrix, write_matrix, write_matrix_answer, fits_matrix},
    {"model", detect_none, refuse_to_read, Writers::Model::write, write_dlx_answer, Writers::Model::fits},
    {"cnf", detect_none, refuse_to_read, Writers::Cnf::write, write_dlx_answer, Writers::Cnf::fits},
    {"opb", detect_none, refuse_to_read, Writers::Opb::write, write_dlx_answer, Writers::Opb::fits},
    // Read, not written.
    {"typed", detect_typed, read_typed_board, nullptr, write_dlx_answer},
}};

}  // namespace quadrille::cover
