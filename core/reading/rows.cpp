#include "core/reading/rows.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/links/regions.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

// No board of `grid` has a longer side.
constexpr std::size_t most_side = 128;
constexpr std::size_t most_digits = 3;

// The number of a token, or `blank`; nothing if it is neither.
std::optional<std::int32_t> number_of(std::string_view token) {
  if (token == ".") return Rows::blank;
  if (token.size() > most_digits) return std::nullopt;
  const auto number = whole_number(token);
  if (!number) return std::nullopt;
  return static_cast<std::int32_t>(*number);
}

bool add_row(const std::vector<std::int32_t>& row, Rows& rows) {
  if (rows.height == 0) rows.width = row.size();
  if (row.empty() || row.size() != rows.width || row.size() > most_side || ++rows.height > most_side) return false;
  rows.numbers.insert(rows.numbers.end(), row.begin(), row.end());
  return true;
}

// Lines of tokens.
bool read_lines(std::string_view text, Rows& rows) {
  Cursor cursor(text, true);
  std::vector<std::int32_t> row;
  for (std::string_view line; cursor.take(line) == Read::puzzle;) {
    line = trim(line);
    if (line.empty() && rows.height == 0) continue;
    if (line.empty()) break;
    const bool is_compact = std::none_of(line.begin(), line.end(), is_space);
    row.clear();
    for (std::size_t at = 0; at < line.size();) {
      const std::string_view token = is_compact ? line.substr(at++, 1) : next_word(line, at);
      const auto number = number_of(token);
      if (!number) return false;
      row.push_back(*number);
    }
    if (!add_row(row, rows)) return false;
  }
  return rows.height > 1;
}

using Lists = std::vector<std::vector<std::string>>;

// Rows in brackets, as JSON and most languages have them, perhaps behind a name: `board = [[…]]`. A text without
// anything is a dot, and a number has no zeros before it.
std::optional<Lists> lists_in(std::string_view text) {
  constexpr std::size_t longest_name = 40, longest_token = 8;
  const std::size_t begin = std::min(text.find('['), text.size()), last = text.rfind(']');
  if (begin > longest_name || last == std::string_view::npos || last < begin) return std::nullopt;
  if (text.find_first_of("\n'\"") < begin) return std::nullopt;
  if (text.find_first_not_of(" \t\r\n),;", last + 1) != std::string_view::npos) return std::nullopt;
  text = text.substr(begin, last + 1 - begin);
  Lists rows;
  std::vector<std::string> row;
  int depth = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (is_space(c) || c == '\n' || c == ',') {
      ++at;
    } else if (c == '[') {
      if (++depth > 2) return std::nullopt;
      ++at;
    } else if (c == ']') {
      if (depth-- == 0) return std::nullopt;
      if (!row.empty()) rows.push_back(std::exchange(row, {}));
      ++at;
    } else {
      if (depth == 0 || row.size() > most_side || rows.size() > most_side) return std::nullopt;
      const bool is_quoted = c == '"' || c == '\'';
      const std::size_t start = at + is_quoted;
      const std::size_t end = text.find_first_of(is_quoted ? text.substr(at, 1) : " \t\r\n,[]", start);
      if (end == std::string_view::npos) return std::nullopt;
      std::string_view token = trim(text.substr(start, end - start));
      if (token.size() > longest_token || token.find('\n') != std::string_view::npos) return std::nullopt;
      while (token.size() > 1 && token[0] == '0' && token.find_first_not_of("0123456789") == std::string_view::npos)
        token.remove_prefix(1);
      row.emplace_back(token.empty() ? "." : token);
      at = end + is_quoted;
    }
  }
  return depth == 0 && rows.size() > 1 ? std::optional(std::move(rows)) : std::nullopt;
}

bool read_lists(std::string_view text, Rows& rows) {
  constexpr std::string_view blanks[] = {".", "x", "X", "?", "*", "-", "_", "None", "null"};
  const auto lists = lists_in(text);
  std::vector<std::int32_t> row;
  for (const auto& list : lists.value_or(Lists())) {
    row.clear();
    for (const std::string& token : list) {
      const auto number = number_of(token);
      if (!number && std::find(std::begin(blanks), std::end(blanks), token) == std::end(blanks)) return false;
      row.push_back(number.value_or(Rows::blank));
    }
    if (!add_row(row, rows)) return false;
  }
  return rows.height > 1;
}

// Whether each number of the board, but 0, stands on it exactly twice.
bool are_pairs(const Rows& rows) {
  return rows.highest() > 0 && std::all_of(rows.numbers.begin(), rows.numbers.end(), [&rows](std::int32_t number) {
           return number <= 0 || std::count(rows.numbers.begin(), rows.numbers.end(), number) == 2;
         });
}

// Whether the numbers are 1 to `count`, each once.
bool are_once(const Rows& rows, std::size_t count) {
  for (std::size_t number = 1; number <= count; ++number)
    if (std::count(rows.numbers.begin(), rows.numbers.end(), static_cast<std::int32_t>(number)) != 1) return false;
  return true;
}

std::size_t sum_of(const Rows& rows) {
  std::size_t sum = 0;
  for (const std::int32_t number : rows.numbers) sum += number > 0 ? static_cast<std::size_t>(number) : 0;
  return sum;
}

std::size_t cells_of(const Rows& rows) { return rows.height * rows.width; }

bool is_full(const Rows& rows) { return rows.blanks() == 0; }

bool has(const Rows& rows, std::int32_t number) {
  return std::find(rows.numbers.begin(), rows.numbers.end(), number) != rows.numbers.end();
}

// Numbers from `lowest` to `highest`, and blanks among them.
bool in_range(const Rows& rows, std::int32_t lowest, std::int32_t highest) {
  return !is_full(rows) && rows.highest() >= lowest && rows.highest() <= highest &&
         std::all_of(rows.numbers.begin(), rows.numbers.end(),
                     [lowest](std::int32_t number) { return number == Rows::blank || number >= lowest; });
}

// Whether neighbours in a row or column never both have a number, as islands of a nurikabe.
bool are_apart(const Rows& rows) {
  for (std::size_t cell = 0; cell < cells_of(rows); ++cell) {
    if (rows.numbers[cell] == Rows::blank) continue;
    if ((cell + 1) % rows.width != 0 && rows.numbers[cell + 1] != Rows::blank) return false;
    if (cell + rows.width < cells_of(rows) && rows.numbers[cell + rows.width] != Rows::blank) return false;
  }
  return true;
}

// A set of dominoes has n + 1 times n + 2 halves, and each number n + 2 times.
bool are_dominoes(const Rows& rows) {
  const auto highest = static_cast<std::size_t>(std::max(rows.highest(), 0));
  return is_full(rows) && highest > 0 && cells_of(rows) == (highest + 1) * (highest + 2);
}

// Whether there are as many numbers as rows, and as columns, each of them in one piece.
bool are_regions(const Rows& rows) {
  if (!is_full(rows) || rows.height != rows.width || rows.height < 4) return false;
  std::vector<grid::links::Edge> joined;
  for (auto* edges_of : {grid::links::upright_edges, grid::links::level_edges})
    for (const grid::links::Edge& edge : edges_of(rows.height, rows.width))
      if (rows.numbers[edge.first] == rows.numbers[edge.second]) joined.push_back(edge);
  std::vector<std::int32_t> numbers = rows.numbers;
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  const std::vector<std::size_t> pieces = grid::links::regions_of_joined(cells_of(rows), joined);
  return numbers.size() == rows.height && *std::max_element(pieces.begin(), pieces.end()) + 1 == rows.height;
}

// Whether the numbers may be on one path through all cells, each next number beside its neighbours, or touching it.
// Between cells that lie apart by an odd way along edges an odd number of steps is needed.
bool is_path(const Rows& rows, bool touches) {
  std::vector<std::size_t> cells(cells_of(rows) + 1, cells_of(rows));
  const auto side = static_cast<std::int32_t>(std::max(rows.height, rows.width));
  if (!in_range(rows, 1, static_cast<std::int32_t>(cells_of(rows))) || rows.highest() <= side) return false;
  for (std::size_t cell = 0; cell < cells_of(rows); ++cell) {
    if (rows.numbers[cell] == Rows::blank) continue;
    std::size_t& place = cells[static_cast<std::size_t>(rows.numbers[cell])];
    if (std::exchange(place, cell) != cells_of(rows)) return false;
  }
  std::size_t last = 0;
  for (std::size_t number = 1; number < cells.size(); ++number) {
    if (cells[number] == cells_of(rows)) continue;
    const auto apart = [](std::size_t a, std::size_t b) { return a < b ? b - a : a - b; };
    const std::size_t steps = number - last, before = cells[last], at = cells[number];
    const std::size_t down = apart(before / rows.width, at / rows.width);
    const std::size_t across = apart(before % rows.width, at % rows.width);
    const bool is_near =
        touches ? std::max(down, across) <= steps : down + across <= steps && (down + across) % 2 == steps % 2;
    if (last > 0 && !is_near) return false;
    last = number;
  }
  return true;
}

// Whether the numbers are 1 and so on without a gap, each once, as those that a path passes in order; an answer numbers
// the cells, and no cell has more than 64 values.
bool are_stops(const Rows& rows) {
  constexpr std::size_t most_cells = 64;
  const std::size_t stops = cells_of(rows) - rows.blanks();
  return cells_of(rows) <= most_cells && stops > 1 && in_range(rows, 1, static_cast<std::int32_t>(stops)) &&
         are_once(rows, stops);
}

// Whether something holds for each row, and then for each column.
template <class Holds>
bool all_lines(const Rows& rows, Holds holds) {
  std::vector<std::int32_t> line;
  for (std::size_t at = 0; at < rows.height + rows.width; ++at) {
    const bool is_row = at < rows.height;
    line.clear();
    for (std::size_t i = 0; i < (is_row ? rows.width : rows.height); ++i)
      line.push_back(rows.numbers[is_row ? at * rows.width + i : i * rows.width + at - rows.height]);
    if (!holds(std::span<const std::int32_t>(line))) return false;
  }
  return true;
}

// Nothing is to be shaded on a board without a number twice in a row or column.
bool is_hitori(const Rows& rows) {
  const auto side = static_cast<std::int32_t>(std::max(rows.height, rows.width));
  const bool has_twice = !all_lines(rows, [](std::span<const std::int32_t> line) {
    std::vector<std::int32_t> numbers(line.begin(), line.end());
    std::sort(numbers.begin(), numbers.end());
    return std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end();
  });
  return is_full(rows) && rows.height == rows.width && !has(rows, 0) && rows.highest() <= side && cells_of(rows) > 4 &&
         has_twice;
}

struct Likely {
  std::string_view genre;
  bool (*fits)(const Rows& rows);
};

// What holds by chance for few boards of another genre stands first.
constexpr Likely table[] = {
    {"starbattle", are_regions},
    {"dominosa", are_dominoes},
    {"hitori", is_hitori},
    {"binairo",
     [](const Rows& rows) {
       return in_range(rows, 0, 1) && has(rows, 0) && rows.height % 2 == 0 && rows.width % 2 == 0;
     }},
    {"numberlink", [](const Rows& rows) { return in_range(rows, 1, 99) && are_pairs(rows); }},
    {"shikaku", [](const Rows& rows) { return in_range(rows, 1, 999) && sum_of(rows) == cells_of(rows); }},
    {"zip", are_stops},
    {"numbrix", [](const Rows& rows) { return is_path(rows, false); }},
    {"hidato", [](const Rows& rows) { return is_path(rows, true); }},
    {"numbrix", [](const Rows& rows) { return is_path(rows, true) && !is_path(rows, false); }},
    {"slitherlink", [](const Rows& rows) { return in_range(rows, 0, 3); }},
    {"nurikabe",
     [](const Rows& rows) { return in_range(rows, 1, 999) && are_apart(rows) && sum_of(rows) < cells_of(rows); }},
    {"hashi", [](const Rows& rows) { return in_range(rows, 1, 8) && are_apart(rows) && sum_of(rows) % 2 == 0; }},
    {"kurodoko", [](const Rows& rows) { return in_range(rows, 2, 99) && sum_of(rows) > cells_of(rows) / 4; }},
    {"fillomino", [](const Rows& rows) { return in_range(rows, 1, 99); }},
    {"cave", [](const Rows& rows) { return in_range(rows, 2, 99) && sum_of(rows) > cells_of(rows) / 4; }},
    {"minesweeper", [](const Rows& rows) { return in_range(rows, 0, 8); }},
    {"mosaic", [](const Rows& rows) { return in_range(rows, 0, 9); }},
};

// Whether no row, column or box has a number twice.
bool are_different(const Rows& rows, std::size_t height) {
  const std::size_t side = rows.width, width = side / height;
  std::vector<bool> seen(3 * side * (side + 1));
  for (std::size_t cell = 0; cell < cells_of(rows); ++cell) {
    if (rows.numbers[cell] <= 0) continue;
    const std::size_t row = cell / side, column = cell % side, in = row / height * height + column / width;
    for (const std::size_t house : {row, side + column, 2 * side + in}) {
      auto is_seen = seen[house * (side + 1) + static_cast<std::size_t>(rows.numbers[cell])];
      if (is_seen) return false;
      is_seen = true;
    }
  }
  return true;
}

// How many solutions a board of 4×4 has as a Sudoku; 2 if there are more.
int solutions_of(Rows rows) {
  if (!are_different(rows, 2)) return 0;
  const auto open =
      std::find_if(rows.numbers.begin(), rows.numbers.end(), [](std::int32_t number) { return number <= 0; });
  if (open == rows.numbers.end()) return 1;
  int solutions = 0;
  for (*open = 1; *open <= 4 && solutions < 2; ++*open) solutions += solutions_of(rows);
  return std::min(solutions, 2);
}

// The rows of a box of a Sudoku, or of a variant where boxes are no squares; 0 if there is none of this side.
std::size_t box_height(std::size_t side) {
  if (box_of(side) != 0) return box_of(side);
  if (!has_oblong_boxes(side)) return 0;
  std::size_t height = 1;
  for (std::size_t rows = 2; rows * rows <= side; ++rows)
    if (side % rows == 0) height = rows;
  return height;
}

}  // namespace

std::size_t box_of(std::size_t side) {
  for (std::size_t box = 2; box <= 6; ++box)
    if (box * box == side) return box;
  return 0;
}

bool has_oblong_boxes(std::size_t side) {
  constexpr std::size_t sides[] = {5, 6, 7, 8, 10, 12, 14, 15};
  return std::find(std::begin(sides), std::end(sides), side) != std::end(sides);
}

std::size_t Rows::blanks() const { return static_cast<std::size_t>(std::count(numbers.begin(), numbers.end(), blank)); }

std::int32_t Rows::highest() const { return *std::max_element(numbers.begin(), numbers.end()); }

// Rows behind a line with their number and that of the columns, or a line with each.
bool read_behind_size(std::string_view text, Rows& rows) {
  const auto take_line = [&text] {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
  };
  std::string_view line = take_line();
  std::size_t at = 0;
  const auto height = whole_number(next_word(line, at));
  std::string_view word = next_word(line, at);
  rows.is_bare = !word.empty();
  if (!rows.is_bare) line = take_line(), at = 0, word = next_word(line, at);
  const auto width = whole_number(word);
  return height && width && next_word(line, at).empty() && read_lines(text, rows) && rows.height == *height &&
         rows.width == *width;
}

std::optional<Rows> rows_of(std::string_view text) {
  text = trim(after_byte_order_mark(text));
  while (text.ends_with('\n')) text = trim(text.substr(0, text.size() - 1));
  Rows rows;
  if (read_lists(text, rows)) return rows;
  rows = {};
  if (read_lines(text, rows)) return rows;
  rows = {};
  return read_behind_size(text, rows) ? std::optional(std::move(rows)) : std::nullopt;
}

std::string lines_of_lists(std::string_view text) {
  std::string lines;
  for (const auto& row : lists_in(text).value_or(Lists())) {
    for (const std::string& token : row) (lines += token) += ' ';
    lines.back() = '\n';
  }
  return lines;
}

std::vector<std::string_view> genres_of(const Rows& rows) {
  std::vector<std::string_view> genres;
  for (const auto& [genre, fits] : table)
    if (fits(rows)) genres.push_back(genre);
  return genres;
}

std::string text_of(const Rows& rows, std::string_view genre) {
  std::string text = std::string(genre) + "\ncells";
  for (std::size_t cell = 0; cell < rows.numbers.size(); ++cell) {
    text += cell % rows.width == 0 ? '\n' : ' ';
    text += rows.numbers[cell] == Rows::blank ? "." : decimal(static_cast<std::uint64_t>(rows.numbers[cell]));
  }
  return text;
}

void add_genres(const Rows& rows, bool is_bare, Recognition& found) {
  for (const std::string_view genre : genres_of(rows)) {
    const bool is_kind = grid::kinds::is_named(genre);
    found.add({"grid", is_kind ? "grid" : genre},
              is_kind || !is_bare || !rows.is_bare ? text_of(rows, genre) : std::string());
  }
}

bool is_filled_binairo(const Rows& rows) {
  if (rows.height % 2 != 0 || rows.width % 2 != 0 || !is_full(rows) || rows.highest() != 1) return false;
  return all_lines(rows, [](std::span<const std::int32_t> line) {
    for (std::size_t i = 2; i < line.size(); ++i)
      if (line[i] == line[i - 1] && line[i] == line[i - 2]) return false;
    return 2 * static_cast<std::size_t>(std::count(line.begin(), line.end(), 1)) == line.size();
  });
}

bool has_empty_line(const Rows& rows) {
  return rows.highest() > 0 && !all_lines(rows, [](std::span<const std::int32_t> line) {
           return std::any_of(line.begin(), line.end(), [](std::int32_t number) { return number != 0; });
         });
}

std::string nonogram_of(const Rows& rows) {
  std::string text = "nonogram\nrows";
  std::size_t lines = 0;
  (void)all_lines(rows, [&](std::span<const std::int32_t> line) {
    text += lines++ == rows.height ? "\ncolumns\n" : "\n";
    std::string runs;
    for (std::size_t at = 0, run = 0; at <= line.size(); ++at) {
      const bool is_shaded = at < line.size() && line[at] == 1;
      if (!is_shaded && run > 0) runs += (runs.empty() ? "" : " ") + decimal(run);
      run = is_shaded ? run + 1 : 0;
    }
    text += runs.empty() ? "0" : runs;
    return true;
  });
  return text;
}

AsSudoku as_sudoku(const Rows& rows) {
  const std::size_t side = rows.width, box = box_height(side);
  if (box == 0 || rows.height != side || rows.highest() > static_cast<std::int32_t>(side)) return AsSudoku::no;
  if (!are_different(rows, box)) return AsSudoku::unlikely;
  const auto is_given = [](std::int32_t number) { return number > 0; };
  const auto givens = static_cast<std::size_t>(std::count_if(rows.numbers.begin(), rows.numbers.end(), is_given));
  // Other puzzles are as often of a side whose boxes are no squares.
  if (box * box != side) {
    const bool is_whole = rows.highest() == static_cast<std::int32_t>(side) && givens + 4 >= 2 * side;
    const bool is_posed = 5 * givens >= side * side && givens < side * side;
    const bool is_certain = box > 1 && is_whole && is_posed && !are_pairs(rows);
    return is_certain ? AsSudoku::certain : AsSudoku::likely;
  }
  const bool is_high = rows.highest() > 3 || (side > 4 && rows.highest() > static_cast<std::int32_t>(side) / 2);
  // Larger boards are seldom so by chance: a shikaku, the numbers of a path, each once; or one that people would not
  // pose as a Sudoku, since it has no solution, or several, few numbers, or nothing left to fill in.
  const bool may_be_other = side == 4 && (sum_of(rows) == cells_of(rows) || are_once(rows, givens) || givens < 6 ||
                                          givens == cells_of(rows) || solutions_of(rows) != 1);
  return is_high && givens >= 2 * side - 4 && !may_be_other ? AsSudoku::certain : AsSudoku::likely;
}

AsSudoku as_sudokus(const Rows& rows) {
  const std::size_t side = box_of(rows.width), box = box_of(side);
  if (box == 0) return AsSudoku::certain;
  for (auto row = rows.numbers.begin(); row != rows.numbers.end(); row += static_cast<std::ptrdiff_t>(rows.width)) {
    const Rows board = {side, side, {row, row + static_cast<std::ptrdiff_t>(rows.width)}};
    if (board.highest() > static_cast<std::int32_t>(side) || !are_different(board, box)) return AsSudoku::unlikely;
  }
  return rows.highest() == static_cast<std::int32_t>(side) ? AsSudoku::certain : AsSudoku::likely;
}

}  // namespace quadrille::reading
