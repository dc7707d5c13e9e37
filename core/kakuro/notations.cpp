#include "core/kakuro/notations.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "core/kakuro/text/notations.hpp"

namespace quadrille::kakuro {

namespace {

enum class Written : std::uint8_t { not_certain, grid, zsoi, puzzlink };

// Judges by the first two lines with content, mostly by their first words: those alone tell a link and a row of a grid.
// What begins with a number is a judge's text, unless a mark that only grids have follows on one of the two lines.
Written recognise(std::string_view text, bool last) {
  Cursor cursor(text, last);
  for (unsigned lines = 0; lines < 2;) {
    const std::size_t at = cursor.taken();
    std::string_view line;
    const Read read = cursor.take(line);
    if (read == Read::end) return lines > 0 ? Written::zsoi : Written::grid;
    const bool whole = read == Read::puzzle;
    if (!whole) line = text.substr(at);
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    const auto space = static_cast<std::size_t>(std::find_if(line.begin(), line.end(), is_space) - line.begin());
    if (!whole && space == line.size()) return Written::not_certain;
    const std::string_view word = line.substr(0, space);
    if (word.empty()) continue;
    const auto has = [word](std::string_view part) { return word.find(part) != std::string_view::npos; };
    if (word == "#" || word == "." || has("\\")) return Written::grid;
    if (has("/") && (has("?") || has("kakuro"))) return Written::puzzlink;
    if ((word.front() < '0' || word.front() > '9') && word.front() != '-') return Written::grid;
    if (!whole) return Written::not_certain;
    if (line.find_first_of("#.\\") != std::string_view::npos) return Written::grid;
    ++lines;
  }
  return Written::zsoi;
}

template <Written notation>
Detection detect(std::string_view text, bool last) {
  const Written written = recognise(text, last);
  if (written == Written::not_certain) return Detection::more;
  return written == notation ? Detection::yes : Detection::no;
}

}  // namespace

const std::array<BoardNotation, 3> notations = {{
    {"grid", detect<Written::grid>, read_grid, write_grid, write_grid_answer},
    {"zsoi",
     detect<Written::zsoi>,
     read_zsoi,
     write_zsoi,
     write_zsoi_answer,
     fits_zsoi,
     {.none = "No answer.", .multiple = "Not unique.", .unique_is_bare = true}},
    {"puzzlink", detect<Written::puzzlink>, read_puzzlink, write_puzzlink, write_grid_answer, fits_puzzlink},
}};

}  // namespace quadrille::kakuro
