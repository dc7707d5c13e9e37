#include "core/reading/recognise.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "core/puzzles/cover/notations.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/nonograms/files.hpp"
#include "core/puzzles/grid/saved/saved.hpp"
#include "core/puzzles/grid/tatham/tatham.hpp"
#include "core/puzzles/kakuro/notations.hpp"
#include "core/puzzles/queens/notations.hpp"
#include "core/puzzles/sudoku/notations.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/reading/drawing.hpp"
#include "core/reading/rows.hpp"
#include "core/reading/typed.hpp"
#include "core/text/inner_link.hpp"
#include "core/text/link_table.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

// A longer text is known by its front.
constexpr std::size_t most_bytes = std::size_t{1} << 18;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_letter(char c) { return is_small(static_cast<char>(c | 0x20)); }
bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

bool is_comment(std::string_view line) { return line.starts_with('#') && (line.size() == 1 || line[1] != '.'); }

// The first line that says something about a puzzle.
std::string_view first_line(std::string_view text) {
  Cursor cursor(text, true);
  for (std::string_view line; cursor.take(line) == Read::puzzle;) {
    line = trim(line);
    if (!line.empty() && !is_comment(line)) return line;
  }
  return {};
}

// ---- links ----

// The name of a puzzle in a link of the pzpr family, what stands before the sizes, `…p?slither/10/10/…`, and its
// columns; an empty name if the line is none.
struct PzprFront {
  std::string_view name;
  std::size_t columns = 0;
};
PzprFront pzpr_front(std::string_view line) {
  std::string_view rest = line.substr(line.rfind('?') == std::string_view::npos ? 0 : line.rfind('?') + 1);
  const std::size_t end = rest.find('/');
  const std::string_view name = rest.substr(0, end);
  const auto is_part = [](char c) { return is_small(c) || is_digit(c) || c == '_' || c == '-'; };
  if (end == std::string_view::npos || name.size() < 2 || !is_small(name[0])) return {};
  if (!std::all_of(name.begin(), name.end(), is_part)) return {};
  // Flags, then columns and rows.
  rest.remove_prefix(end + 1);
  PzprFront front{name};
  std::size_t sizes = 0;
  for (std::size_t parts = 0; parts < 4 && sizes < 2; ++parts) {
    const std::string_view part = rest.substr(0, rest.find('/'));
    const bool is_size = !part.empty() && part.size() < 4 && std::all_of(part.begin(), part.end(), is_digit);
    if (!is_size && (sizes > 0 || part.size() > 2)) return {};
    if (is_size && sizes++ == 0) front.columns = static_cast<std::size_t>(whole_number(part).value_or(0));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
  }
  return sizes == 2 ? front : PzprFront();
}

// The kind of a link that has its own row of the table, for whichever puzzle.
const LinkKind* kind_of(std::string_view text) {
  for (const std::string_view puzzle : {"variant", "sudoku", "kakuro"})
    if (const LinkKind* const kind = link_kind(puzzle, text)) return kind;
  return nullptr;
}

// The name of the host in an address, in small letters; empty if the line is none.
std::string host_of(std::string_view line) {
  const std::size_t slashes = line.find("://");
  if (!line.starts_with("http") || slashes > std::string_view("https").size()) return {};
  line = line.substr(slashes + 3);
  std::string host(line.substr(0, line.find_first_of("/?#:")));
  for (char& c : host) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  return host.starts_with("www.") ? host.substr(4) : host;
}

// What a link without a reading is known to be, and what to do instead.
std::string problem_of(const std::string& host, std::string_view program) {
  // Pages that keep what a short link stands for.
  constexpr std::string_view short_hosts[] = {"tinyurl.com", "bit.ly",  "t.co",    "goo.gl",     "is.gd",
                                              "git.io",      "redd.it", "cutt.ly", "tinypuz.com"};
  if (!program.empty())
    return "links of " + std::string(program) + " are not read; export the puzzle as a link of f-puzzles or SudokuPad";
  if (std::find(std::begin(short_hosts), std::end(short_hosts), host) != std::end(short_hosts))
    return "a link of " + host + " is short for another one, and nothing is fetched: open it and copy the long address";
  if (host == "kanpen.net")
    return "links of kanpen.net are not read; open it at puzz.link, which reads them, and copy the link there";
  return "this is a link to " + host + ", in which no puzzle is known; nothing is fetched";
}

// Whether the line is a link; then adds its readings, or what is known of it.
bool add_link(std::string_view text, std::string_view line, Recognition& found) {
  std::vector<Reading>& readings = found.readings;
  const std::string host = host_of(bare_link(line));
  if (const LinkKind* const kind = kind_of(text)) {
    if (!kind->program.empty()) return found.problem = problem_of(host, kind->program), true;
    // A variant may be a Sudoku without other rules.
    any_word(kind->puzzles, [&](std::string_view id) {
      if (id != "sudoku") readings.push_back({id, kind->notation});
      return false;
    });
    return true;
  }
  const bool is_address = !host.empty();
  if (is_address && has(line, "?q=") && has(line, "udoku")) return readings.push_back({"variant", "iss"}), true;
  const auto [name, columns] = pzpr_front(line);
  if (name.empty() && is_address) found.problem = problem_of(host, {});
  if (name.empty()) return is_address;
  const std::string_view id = name.substr(0, name.find('_'));
  const bool has_square_boxes = box_of(columns) != 0;
  readings.push_back({id == "sudoku"   ? (has_square_boxes ? "sudoku" : "variant")
                      : id == "kakuro" ? "kakuro"
                                       : "grid",
                      "puzzlink"});
  return true;
}

// ---- texts that say what they are ----

// A rule of a variant: `.Cage~10~R1C1`, `.AntiKnight`, `.~R1C1_5`.
bool is_rule(std::string_view line) {
  if (line.size() < 2 || line[0] != '.') return false;
  if (line[1] == '~') return line.size() > 2 && is_letter(line[2]);
  const std::size_t end = std::min(line.find_first_of("~. \t", 1), line.size());
  const std::string_view name = line.substr(1, end - 1);
  const auto is_part = [](char c) { return is_letter(c) || is_digit(c); };
  const bool is_name =
      !name.empty() && name[0] >= 'A' && name[0] <= 'Z' && std::all_of(name.begin(), name.end(), is_part);
  return is_name && (std::any_of(name.begin(), name.end(), is_small) || line.substr(end).starts_with('~'));
}

// A board of 9×9 in one line whose cells are drawn as nine regions, with its values before them or without.
bool is_jigsaw(std::string_view line) {
  constexpr std::size_t side = 9, cells = side * side;
  if (line.size() != cells && line.size() != 2 * cells) return false;
  const std::string_view regions = line.substr(line.size() - cells);
  const auto count = [](std::string_view symbols, char symbol) {
    return std::count(symbols.begin(), symbols.end(), symbol);
  };
  const auto is_region = [&](char symbol) { return count(regions, symbol) == static_cast<std::ptrdiff_t>(side); };
  if (!std::all_of(regions.begin(), regions.end(), is_region)) return false;
  // A solved board has each symbol nine times too, but no row of it has a symbol twice.
  const std::string_view row = regions.substr(0, side);
  return std::any_of(row.begin(), row.end(), [&](char symbol) { return count(row, symbol) > 1; });
}

// Another short form of a variant: a killer (`3x3::k:`); or one line: a jigsaw, cages by pointers to their
// next cell, or the values of a square board without square boxes.
bool is_short_form(std::string_view text, std::string_view line) {
  if (line.starts_with("3x3::k:") || line.starts_with("3x3:d:k:")) return true;
  const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
  if (line.data() + line.size() != text.data() + end) return false;  // more lines follow
  if (is_jigsaw(line)) return true;
  const std::size_t first = line.find_first_of("<>^v`'");
  if (line.size() == 81 && first != std::string_view::npos && first != line.find_last_of("<>^v`'"))
    return line.find_first_not_of("0123456789<>^v`',.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij") == std::string_view::npos;
  constexpr std::size_t sides[] = {5, 6, 7, 8, 10, 12, 14, 15};
  const bool is_square =
      std::any_of(std::begin(sides), std::end(sides), [line](std::size_t n) { return n * n == line.size(); });
  return is_square && line.find('.') != std::string_view::npos &&
         std::all_of(line.begin(), line.end(), [](char c) { return c == '.' || is_digit(c) || is_letter(c); });
}

bool is_grid_name(std::string_view word) {
  constexpr std::string_view names[] = {"square", "hex", "triangle", "cube"};
  return std::find(std::begin(names), std::end(names), word) != std::end(names);
}

// `grid hex`, `board`, or a size with pieces, perhaps behind a grid: `6x10 pentominoes`.
bool is_tiling(std::string_view line) {
  line = trim(line.substr(0, line.find('#')));
  std::size_t at = 0;
  std::string_view word = next_word(line, at), next = next_word(line, at);
  if (line == "board" || (word == "grid" && is_grid_name(next) && at == line.size())) return true;
  if (is_grid_name(word)) word = next, next = next_word(line, at);
  const auto is_part = [](char c) { return is_digit(c) || c == 'x'; };
  return word.find('x') != std::string_view::npos && is_digit(word.front()) && is_digit(word.back()) && !next.empty() &&
         std::all_of(word.begin(), word.end(), is_part);
}

// Boards of grid puzzles as other programs save them.
std::optional<Reading> saved_elsewhere(std::string_view text, std::string_view line) {
  if (grid::saved::begins_saved(line)) return Reading{"grid", "pzprv3"};
  if (grid::tatham::begins_game(line)) return Reading{"grid", "tatham"};
  const bool is_webpbn = grid::nonograms::begins_webpbn(line) &&
                         (has(text, "<puzzleset") || has(text, "<!DOCTYPE pbn") || has(text, "<clues"));
  return is_webpbn ? std::optional(Reading{"grid", "webpbn"}) : std::nullopt;
}

// A nonogram in one of the forms of its files.
bool is_nonogram_file(std::string_view text, std::string_view line, bool last) {
  if (!last || !grid::nonograms::begins_file(line, false)) return false;
  Cursor cursor(text, true);
  grid::nonograms::Clues clues;
  Error error;
  const Read read = grid::nonograms::read_clues(cursor, clues, error);
  return read == Read::puzzle && !clues.rows.empty() && !clues.columns.empty();
}

// Texts that are of one puzzle by how they begin.
std::optional<Reading> stated(std::string_view text, std::string_view line, bool last) {
  const auto& genres = grid::genre_ids;
  const bool is_genre = std::find(std::begin(genres), std::end(genres), line) != std::end(genres);
  if (is_genre || grid::kinds::is_named(line) || line.starts_with("kind ")) return Reading{"grid", "grid"};
  if (is_rule(line)) {
    const bool is_one = variant::detect_iss_text(text, last) == Detection::yes;
    return Reading{"variant", is_one ? "iss-text" : "iss"};
  }
  if (is_short_form(text, line)) return Reading{"variant", "iss"};
  const bool is_packing = line.starts_with('<') && (has(text, "<puzzle ") || has(text, "<puzzle>"));
  if (is_packing) return Reading{"tiling", "xmpuzzle"};
  if (is_tiling(line)) return Reading{"tiling", "tiling"};
  if (line.starts_with("var ") && has(line, ":")) return Reading{"model", "model"};
  return std::nullopt;
}

// ---- boards ----

// A matrix of 0 and 1 alone: its words and brackets have no other digits.
bool is_binary(const Rows& rows) { return rows.blanks() == 0 && rows.highest() <= 1; }

class Boards {
 public:
  Boards(std::string_view text, bool last) : text_(text), last_(last), rows_(rows_of(text)) {}

  Recognition recognise() {
    look_ = rows_ ? as_sudoku(*rows_) : AsSudoku::certain;
    const auto sudoku = format_of<sudoku::Board>(sudoku::notations);
    // In its other notations each line may be a board.
    if (sudoku && *sudoku != "grid") look_ = rows_ ? as_sudokus(*rows_) : AsSudoku::certain;
    const bool is_sudoku = look_ == AsSudoku::certain || look_ == AsSudoku::likely;
    if (is_sudoku) add("sudoku", sudoku);
    const auto queens = format_of<queens::Board>(queens::notations);
    if (queens != "typed") add("queens", queens);  // numbers may be much else
    add_kakuro();
    const bool is_matrix = rows_ && is_binary(*rows_);
    if (found_.empty() || is_matrix) add_cover();
    if (rows_ && look_ != AsSudoku::certain && !is_matrix)
      for (const std::string_view genre : genres_of(*rows_)) add("grid", genre);
    if (look_ == AsSudoku::unlikely && !is_matrix) add("sudoku", sudoku);
    // Genres that are not here have such rows too.
    const bool is_genre = !found_.empty() && found_[0].puzzle == "grid";
    const bool is_sure =
        found_.size() == 1 && !is_genre && (is_matrix || look_ != AsSudoku::unlikely) && !has_strange_queens();
    return {std::move(found_), is_sure};
  }

 private:
  // The notation in which a puzzle reads the first board of the text.
  template <class Board, class Notations>
  std::optional<std::string_view> format_of(const Notations& notations) const {
    Board board;
    return format_of(notations, board);
  }
  template <class Board, class Notations>
  std::optional<std::string_view> format_of(const Notations& notations, Board& board) const {
    const auto found = std::find_if(notations.begin(), notations.end(), [this](const auto& notation) {
      return notation.detect(text_, last_) == Detection::yes;
    });
    const auto& notation = found == notations.end() ? notations[0] : *found;
    Cursor cursor(text_, last_);
    Error error;
    if (!is_read(notation.read(cursor, board, error))) return std::nullopt;
    // Lines behind what a header has announced are of something else.
    const bool has_more = last_ && cursor.announced == 1 && !is_end(cursor);
    return has_more ? std::nullopt : std::optional(notation.name);
  }
  static bool is_read(Read read) { return read == Read::puzzle || read == Read::more; }
  static bool is_end(Cursor cursor) {
    Word word;
    return cursor.take_word(word) != Read::puzzle;
  }

  // Its notation `grid` reads rows without clues too.
  void add_kakuro() {
    kakuro::Board board;
    const auto format = format_of(kakuro::notations, board);
    const bool has_sums = std::any_of(board.cells.begin(), board.cells.end(), [](const kakuro::Cell& cell) {
      return cell.across != kakuro::no_clue || cell.down != kakuro::no_clue;
    });
    if (has_sums) add("kakuro", format);
  }

  // A line of names without an option says nothing.
  void add_cover() {
    cover::Board board;
    const auto format = format_of(cover::notations, board);
    if (board.options() > 0 && format != "typed") add("cover", format);
  }

  // A star in a drawing may be a queen or an empty square; without a queen it may be of another puzzle.
  bool has_strange_queens() const {
    if (found_.empty() || found_[0].format != "drawing") return false;
    return has(text_, "*") || !(has(text_, "Q") || has(text_, "♕") || has(text_, "♛"));
  }

  void add(std::string_view puzzle, std::optional<std::string_view> format) {
    if (format) found_.push_back({puzzle, *format});
  }

  std::string_view text_;
  bool last_;
  std::optional<Rows> rows_;
  AsSudoku look_ = AsSudoku::no;
  std::vector<Reading> found_;
};

}  // namespace

Recognition recognise(std::string_view text) {
  text = after_byte_order_mark(text);
  const bool last = text.size() <= most_bytes;
  if (!last) text = text.substr(0, text.rfind('\n', most_bytes) + 1);
  const std::string_view line = first_line(text);
  if (line.empty()) return {};
  if (const LinkKind* const kind = kind_of(text); kind != nullptr && kind->notation == "penpa")
    return recognise_drawing(line);
  Recognition found;
  if (const auto saved = saved_elsewhere(text, line)) {
    found.readings.push_back(*saved);
  } else if (grid::tatham::is_id(line) && !is_short_form(text, line)) {
    found.problem = "this is a game ID without the name of its game, which stands before it, as in lightup 7x7:a1B2c";
  } else if (!add_link(text, line, found)) {
    const auto reading = stated(text, line, last);
    if (!reading) found = Boards(text, last).recognise();
    if (!reading && !found.readings.empty()) return found;
    if (reading) found.readings.push_back(*reading);
    if (!reading && is_nonogram_file(text, line, last)) found.readings.push_back({"grid", "non"});
    if (last && found.readings.empty()) return recognise_typed(text);
  }
  found.is_sure = found.readings.size() == 1;
  return found;
}

}  // namespace quadrille::reading
