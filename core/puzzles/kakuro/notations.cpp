#include "core/puzzles/kakuro/notations.hpp"

#include <cstddef>
#include <string_view>

#include "core/cover/writers.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::kakuro {

namespace {

enum class Format : std::uint8_t { unknown_yet, grid, zsoi, puzzlink };

// Decides by the first two lines that are not blank, and mostly by their first words: these are enough to recognise a
// link and a row of a grid. A text that begins with a number is `zsoi`, unless one of the two lines has a mark that
// only grids have.
Format recognise(std::string_view text, bool last) {
  Cursor cursor(text, last);
  for (unsigned lines = 0; lines < 2;) {
    const std::size_t at = cursor.taken();
    std::string_view line;
    const Read read = cursor.take(line);
    if (read == Read::end) return lines > 0 ? Format::zsoi : Format::grid;
    const bool whole = read == Read::puzzle;
    if (!whole) line = text.substr(at);
    std::size_t end = 0;
    const std::string_view word = next_word(line, end);
    if (!whole && end == line.size()) return Format::unknown_yet;
    if (word.empty()) continue;
    const auto has = [word](std::string_view part) { return word.find(part) != std::string_view::npos; };
    if (word == "#" || word == "." || has("\\")) return Format::grid;
    if (has("/") && (has("?") || has("kakuro"))) return Format::puzzlink;
    if ((word.front() < '0' || word.front() > '9') && word.front() != '-') return Format::grid;
    if (!whole) return Format::unknown_yet;
    if (line.find_first_of("#.\\") != std::string_view::npos) return Format::grid;
    ++lines;
  }
  return Format::zsoi;
}

// Cells between bars, semicolons or commas.
Detection detect_typed(std::string_view text, bool last) {
  Cursor cursor(text, last);
  std::string_view line;
  std::uint32_t number = 0;
  const Read read = cursor.take_content(line, number);
  if (read == Read::more) return Detection::more;
  return line.find_first_of("|;,") == std::string_view::npos ? Detection::no : Detection::yes;
}

Read read_typed_board(Cursor& cursor, Board& board, Error& error) {
  return read_typed("typed:kakuro", cursor, board, error, read_grid);
}

template <Format notation>
Detection detect(std::string_view text, bool last) {
  for (const auto detect_other : {detect_penpa, detect_typed})
    if (const Detection other = detect_other(text, last); other != Detection::no) return opposite(other);
  const Format format = recognise(text, last);
  if (format == Format::unknown_yet) return Detection::more;
  return format == notation ? Detection::yes : Detection::no;
}

Detection detect_none(std::string_view, bool) { return Detection::no; }

using Model = cover::Writer<Board, write_model>;
using Cnf = cover::Writer<Board, write_cnf>;
using Opb = cover::Writer<Board, write_opb>;

}  // namespace

const std::array<BoardNotation, 8> notations = {{
    {"grid", detect<Format::grid>, read_grid, write_grid, write_grid_answer},
    {"zsoi",
     detect<Format::zsoi>,
     read_zsoi,
     write_zsoi,
     write_zsoi_answer,
     fits_zsoi,
     {.none = "No answer.", .multiple = "Not unique.", .unique_is_bare = true}},
    {"puzzlink", detect<Format::puzzlink>, read_puzzlink, write_puzzlink, write_grid_answer, fits_puzzlink},
    {"model", detect_none, cover::refuse_to_read, Model::write, write_grid_answer, Model::fits},
    {"cnf", detect_none, cover::refuse_to_read, Cnf::write, write_grid_answer, Cnf::fits},
    {"opb", detect_none, cover::refuse_to_read, Opb::write, write_grid_answer, Opb::fits},
    // Read, not written: what is read from a link is written as `grid`.
    {"penpa", detect_penpa, read_penpa, nullptr, write_grid_answer},
    {"typed", detect_typed, read_typed_board, nullptr, write_grid_answer},
}};

}  // namespace quadrille::kakuro
