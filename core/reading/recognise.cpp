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
#include "core/reading/kanpen.hpp"
#include "core/reading/pasted.hpp"
#include "core/reading/rows.hpp"
#include "core/reading/solo.hpp"
#include "core/reading/typed.hpp"
#include "core/text/inner_link.hpp"
#include "core/text/link_table.hpp"
#include "core/text/percent.hpp"
#include "core/text/pzpr_link.hpp"
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
  std::string_view body = {};   // from the sizes on
  std::string_view flags = {};  // before them
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
    if (!is_size) front.flags = part;
    if (is_size && sizes == 0) front.body = rest;
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

Recognition problem_of_picture() {
  Recognition found;
  found.code = "picture";
  found.problem = "this is a picture; what is read is text: digits, or a link";
  return found;
}

// The bytes of a picture or of a document, as they are when they are taken for text, or its source.
std::optional<Recognition> in_no_text(std::string_view text) {
  const std::string_view front = trim(text.substr(0, 400));
  constexpr std::string_view pictures[] = {
      "\x89PNG", "\xC2\x89PNG", "\xEF\xBF\xBDPNG", "GIF87a", "GIF89a", "data:image/", "<svg", "<img"};
  const auto begins = [front](std::string_view begin) { return front.starts_with(begin); };
  if (std::any_of(std::begin(pictures), std::end(pictures), begins)) return problem_of_picture();
  if (!begins("%PDF-") && !begins("data:application/pdf")) return std::nullopt;
  Recognition found;
  found.code = "pdf";
  found.problem = "this is a PDF document; what is read is text: digits, or a link";
  return found;
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
void add_problem(const std::string& host, std::string_view line, Recognition& found) {
  // Pages that keep what a short link stands for.
  constexpr std::string_view short_hosts[] = {"tinyurl.com", "bit.ly",   "t.co",    "goo.gl",  "is.gd",
                                              "git.io",      "youtu.be", "redd.it", "cutt.ly", "tinypuz.com"};
  constexpr std::string_view pictures[] = {".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".svg", ".heic"};
  const std::string_view path = line.substr(0, line.find_first_of("?#"));
  found.named = host;
  if (std::any_of(std::begin(pictures), std::end(pictures), [path](auto end) { return path.ends_with(end); })) {
    found = problem_of_picture();
  } else if (std::find(std::begin(short_hosts), std::end(short_hosts), host) != std::end(short_hosts)) {
    found.code = "short-link";
    found.problem =
        "a link of " + host + " is short for another one, and nothing is fetched: open it and copy the long address";
  } else if (host == "kanpen.net") {
    const std::string_view page = path.substr(path.rfind('/') + 1);
    found.problem = "links of kanpen.net to " + quote(page.substr(0, page.find('.'))).text() + " are not read";
  } else {
    found.code = "unknown-link";
    found.problem = "this is a link to " + host + ", in which no puzzle is known; nothing is fetched";
  }
}

Recognition recognise_link(const std::string& link);

// Whether the line is a link; then adds its readings, or what is known of it.
bool add_link(std::string_view text, std::string_view line, Recognition& found) {
  std::vector<Reading>& readings = found.readings;
  const std::string host = host_of(bare_link(line));
  if (const LinkKind* const kind = kind_of(text)) {
    if (!kind->program.empty()) return found = foreign(kind->program), true;
    // A variant may be a Sudoku without other rules.
    any_word(kind->puzzles, [&](std::string_view id) {
      if (id != "sudoku") readings.push_back({id, kind->notation});
      return false;
    });
    return true;
  }
  const bool is_address = !host.empty();
  if (is_address && has(line, "?q=") && has(line, "udoku")) return readings.push_back({"variant", "iss"}), true;
  std::size_t at = 0;
  const auto [name, columns, body, flags] = pzpr_front(next_word(bare_link(line), at));
  if (is_address && is_kanpen(bare_link(line))) {
    const std::string link = pzpr_link_in(bare_link(line));
    found = link.empty() ? recognise_kanpen(bare_link(line)) : recognise_link(link);
    if (found.readings.empty() && found.problem.empty()) add_problem(host, bare_link(line), found);
    return true;
  }
  if (name.empty() && is_address) found = recognise_address(line);
  if (name.empty() && is_address && found.readings.empty()) add_problem(host, bare_link(line), found);
  if (name.empty()) return is_address;
  const std::string_view id = name.substr(0, name.find('_'));
  const bool has_square_boxes = box_of(columns) != 0;
  const std::string_view puzzle = id == "sudoku"   ? (has_square_boxes ? "sudoku" : "variant")
                                  : id == "kakuro" ? "kakuro"
                                                   : "grid";
  if (flags.starts_with('v') && puzzle != "grid") {
    found.problem = quote(flags).text() + " in this link says that its rules are other than the usual ones of " +
                    std::string(id) + ", and a link does not have them";
    return true;
  }
  found.add({puzzle, "puzzlink"}, {});
  // Other flags of numbers say how they are drawn, and nothing of the puzzle.
  if (!flags.empty() && puzzle != "grid")
    found.texts[0] = "https://puzz.link/p?" + std::string(id) + '/' + std::string(body);
  found.is_sure = true;
  return true;
}

// ---- texts that say what they are ----

// A rule of a variant: `.Cage~10~R1C1`, `.AntiKnight`, `.~R1C1_5`.
bool is_rule(std::string_view line) {
  while (line.starts_with("..")) line.remove_prefix(1);
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

// A list of pencil marks: for each cell of 9×9 its nine digits, with `.` or 0 for those that are gone.
bool are_pencil_marks(std::string_view cells) {
  if (cells.size() != 729) return false;
  for (std::size_t at = 0; at < cells.size(); ++at)
    if (cells[at] != '.' && cells[at] != '0' && cells[at] != static_cast<char>('1' + at % 9)) return false;
  return true;
}

// Another short form of a variant: a killer (`3x3::k:`); or in any lines a jigsaw, cages by pointers to their next
// cell, or pencil marks; or in one line the values of a square board without square boxes.
bool is_short_form(std::string_view text, std::string_view line) {
  if (line.starts_with("3x3::k:") || line.starts_with("3x3:d:k:")) return true;
  constexpr std::size_t longest = 2000;
  if (text.size() > longest) return false;
  std::string cells;
  for (const char c : text)
    if (!is_space(c) && c != '\n') cells += c;
  if (is_jigsaw(cells) || are_pencil_marks(cells)) return true;
  const std::size_t first = cells.find_first_of("<>^v`'");
  if (cells.size() == 81 && first != std::string::npos && first != cells.find_last_of("<>^v`'"))
    return cells.find_first_not_of("0123456789<>^v`',.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij") == std::string::npos;
  if (cells != line) return false;  // more lines follow
  std::size_t side = 1;
  while (side * side < line.size()) ++side;
  // Letters are values from A for 1, if the board has more than nine.
  const auto is_value = [side](char c) {
    return c == '.' || (side < 10 ? is_digit(c) : c >= 'A' && c < static_cast<char>('A' + side));
  };
  return side * side == line.size() && has_oblong_boxes(side) && line.find('.') != std::string_view::npos &&
         std::all_of(line.begin(), line.end(), is_value);
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
  // How many cells are shaded in lines of this length; nothing if there is no room for them.
  const auto shaded = [](const auto& lines, std::size_t length) -> std::optional<std::uint64_t> {
    std::uint64_t sum = 0;
    for (const auto& runs : lines) {
      std::uint64_t cells = 0;
      for (const grid::Token& run : runs) cells += whole_number(run.text).value_or(0);
      if (!runs.empty() && cells + runs.size() - 1 > length) return std::nullopt;
      sum += cells;
    }
    return sum;
  };
  // Bare numbers may be much else, such as the edges of a graph.
  const auto rows = shaded(clues.rows, clues.columns.size());
  const bool is_likely = !is_digit(line[0]) || (rows && rows == shaded(clues.columns, clues.rows.size()));
  return read == Read::puzzle && !clues.rows.empty() && !clues.columns.empty() && is_likely;
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
    sudoku::Board board;
    const auto sudoku = format_of(sudoku::notations, board);
    if (sudoku == "grid" && !rows_) look_ = look_of(board);
    if (sudoku == "grid" && board.side() > 9 && last_) {
      // There 0 is blank; where another sign is, it is the lowest value.
      std::string line;
      sudoku::notations[0].write(board, line);
      Recognition pasted = recognise_pasted(text_);
      if (!pasted.readings.empty() && pasted.texts[0] != line) return pasted;
    }
    // In its other notations each line may be a board.
    if (sudoku && *sudoku != "grid") look_ = rows_ ? as_sudokus(*rows_) : AsSudoku::certain;
    const bool is_sudoku = look_ == AsSudoku::certain || look_ == AsSudoku::likely;
    if (is_sudoku) add("sudoku", sudoku);
    if (!sudoku && look_ == AsSudoku::certain && rows_) add_rows();
    queens::Board queens;
    const auto drawn = format_of(queens::notations, queens);
    // Numbers may be much else, and so may lines of which the first is a board of one row.
    const bool is_board = queens.side() > 1 || trim(text_).find('\n') == std::string_view::npos;
    const bool is_listed = drawn != "spoj1771" || are_numbers();
    if (drawn != "typed" && is_board && is_listed) add("queens", drawn);
    add_kakuro();
    const bool is_matrix = rows_ && is_binary(*rows_);
    if (found_.readings.empty() || is_sudoku || is_matrix) add_cover();
    if (rows_ && look_ != AsSudoku::certain && !is_matrix) add_genres(*rows_, true, found_);
    if (is_matrix) add_matrix();
    if (look_ == AsSudoku::unlikely && !is_matrix) add("sudoku", sudoku);
    // With a number twice in a row it is one of the genres, if there is one, or a Sudoku with a mistake.
    const bool is_offered = look_ == AsSudoku::likely || (look_ == AsSudoku::unlikely && found_.readings.empty());
    if (!sudoku && is_offered && rows_ && !is_matrix) add_rows();
    // Genres that are not here have such rows too.
    const bool is_genre = !found_.readings.empty() && found_.readings[0].puzzle == "grid";
    found_.is_sure = found_.readings.size() == 1 && !is_genre &&
                     (is_matrix || look_ == AsSudoku::certain || look_ == AsSudoku::no) && !is_doubtful_ &&
                     !has_strange_queens();
    return std::move(found_);
  }

 private:
  // The notation in which a puzzle reads the first board of the text.
  template <class Board, class Notations>
  std::optional<std::string_view> format_of(const Notations& notations) {
    Board board;
    return format_of(notations, board);
  }
  template <class Board, class Notations>
  std::optional<std::string_view> format_of(const Notations& notations, Board& board) {
    const auto found = std::find_if(notations.begin(), notations.end(), [this](const auto& notation) {
      return notation.detect(text_, last_) == Detection::yes;
    });
    const auto& notation = found == notations.end() ? notations[0] : *found;
    Cursor cursor(text_, last_);
    Error error;
    if (!is_read(notation.read(cursor, board, error))) return std::nullopt;
    // Lines behind what a header has announced are of something else; others may be the next puzzle.
    const bool has_more = last_ && !is_end(cursor);
    if (has_more && cursor.announced == 1) return std::nullopt;
    if (Board next; has_more && has_cells(cursor) && !is_read(notation.read(cursor, next, error))) is_doubtful_ = true;
    return notation.name;
  }
  static bool is_read(Read read) { return read == Read::puzzle || read == Read::more; }
  static bool is_end(Cursor cursor) {
    Word word;
    return cursor.take_word(word) != Read::puzzle;
  }
  // Whether something other than the border of a drawing follows.
  static bool has_cells(Cursor cursor) {
    for (std::string_view line; cursor.take(line) == Read::puzzle;)
      if (!is_comment(trim(line)) && line.find_first_not_of(" \t\r+-|=") != std::string_view::npos) return true;
    return false;
  }

  // How a drawn board looks, which has other signs beside its numbers.
  static AsSudoku look_of(const sudoku::Board& board) {
    Rows rows = {board.side(), board.side(), {}};
    for (std::size_t cell = 0; cell < board.size(); ++cell)
      rows.numbers.push_back(board.cells[cell] == 0 ? Rows::blank : board.cells[cell]);
    return as_sudoku(rows);
  }

  // Whether all lines but comments are numbers: else the first one stands above a board.
  bool are_numbers() const {
    Cursor cursor(text_, true);
    for (std::string_view line; cursor.take(line) == Read::puzzle;)
      if (!is_comment(trim(line)) && line.find_first_not_of("0123456789 \t\r") != std::string_view::npos) return false;
    return true;
  }

  // Its notation `grid` reads rows without clues too.
  void add_kakuro() {
    kakuro::Board board;
    const auto format = format_of(kakuro::notations, board);
    const bool has_sums = std::any_of(board.cells.begin(), board.cells.end(), [](const kakuro::Cell& cell) {
      return cell.across != kakuro::no_clue || cell.down != kakuro::no_clue;
    });
    // The judge's boards begin with their number alone, without which numbers may be much else.
    const bool is_counted = format != "zsoi" || whole_number(first_line(text_)).has_value();
    if (has_sums && is_counted) add("kakuro", format);
  }

  bool has_names() const {
    return std::any_of(text_.begin(), text_.end(), [](char c) { return is_letter(c) || is_digit(c); });
  }
  // Whether some lines begin with spaces, and others with as many not.
  bool is_ragged() const {
    std::optional<std::size_t> first;
    Cursor cursor(text_, true);
    for (std::string_view line; cursor.take(line) == Read::puzzle;) {
      const std::size_t indent = line.find_first_not_of(" \t\r");
      if (indent == std::string_view::npos || is_comment(line)) continue;
      if (indent != first.value_or(indent)) return true;
      first = indent;
    }
    return false;
  }

  // A line of names without an option says nothing.
  void add_cover() {
    cover::Board board;
    const auto format = format_of(cover::notations, board);
    if (board.options() == 0 || board.items() < 2 || format == "typed") return;
    add("cover", format);
    // A list of a program may be anything; and rows of an option do not stand in columns, nor are names signs alone.
    if (format == "matrix" ? has(text_, "[") : !has_names() || (!has(text_, "|") && is_ragged())) is_doubtful_ = true;
    if (format != "matrix") return;
    // Two columns of 0 and 1 may be items with these names too. Behind a comment they are no matrix.
    std::string names = "| items, then options\n" + std::string(text_);
    Cursor cursor(names, true);
    Error error;
    cover::Board named;
    if (last_ && is_read(cover::notations[0].read(cursor, named, error)) && named.options() > 0 && named.items() > 1)
      found_.add({"cover", "dlx"}, std::move(names));
  }

  // A full board of 0 and 1 may be a solved binairo; or a picture, if as a cover it had an option or an item for
  // nothing.
  void add_matrix() {
    if (is_filled_binairo(*rows_)) add("grid", "binairo");
    if (has_empty_line(*rows_)) found_.add({"grid", "nonogram"}, nonogram_of(*rows_));
  }

  // A star in a drawing may be a queen or an empty square; without a queen it may be of another puzzle.
  bool has_strange_queens() const {
    if (found_.readings.empty() || found_.readings[0].format != "drawing") return false;
    return has(text_, "*") || !(has(text_, "Q") || has(text_, "♕") || has(text_, "♛"));
  }

  void add(std::string_view puzzle, std::optional<std::string_view> format) {
    if (format) found_.add({puzzle, *format}, {});
  }

  // Rows as a Sudoku that the notation `grid` does not read: they are a list, or boxes are no squares.
  void add_rows() {
    const bool has_squares = box_of(rows_->width) != 0;
    found_.add(has_squares ? Reading{"sudoku", "line"} : Reading{"variant", "iss"}, text_of_sudoku(*rows_));
    if (text_.starts_with('[')) found_.form = "JSON";
  }

  std::string_view text_;
  bool last_;
  std::optional<Rows> rows_;
  AsSudoku look_ = AsSudoku::no;
  bool is_doubtful_ = false;  // only the form of the first board speaks for a reading, and other things against it
  Recognition found_;
};

// What is found in another text that stands in this one, such as a link.
Recognition found_in(const std::string& link, Recognition found) {
  for (std::size_t reading = 0; reading < found.readings.size(); ++reading) {
    found.texts.resize(found.readings.size());
    if (found.texts[reading].empty()) found.texts[reading] = link;
  }
  return found;
}
Recognition recognise_link(const std::string& link) { return found_in(link, recognise(link)); }

// The first link to a puzzle among sentences. What stands around it is about it.
Recognition recognise_linked(std::string_view text) {
  constexpr int most_links = 20;
  Recognition problem;
  std::size_t at = 0;
  for (int links = 0; links < most_links; ++links) {
    at = std::min(text.find("http", at), text.find("www.", at));
    if (at == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \t\r\n<>\"'`", at), text.size());
    std::string link(text.substr(at, end - at));
    if (link.find('(') == std::string::npos) link.resize(std::min(link.find(')'), link.size()));
    while (!link.empty() && std::string_view(".,;:!?]").find(link.back()) != std::string_view::npos) link.pop_back();
    if (link.starts_with("www.")) link.insert(0, "https://");
    at = end;
    if (host_of(link).empty()) continue;
    Recognition found = recognise_link(link);
    if (!found.readings.empty()) return found;
    if (problem.problem.empty()) problem = std::move(found);
  }
  return problem;
}

// Adds the readings of another recognition.
void add_all(const Recognition& other, Recognition& found) {
  for (std::size_t at = 0; at < other.readings.size(); ++at)
    found.add(other.readings[at], std::string(other.text_of(at)));
}

// A text that no notation has: a form in which people type boards, or a link among sentences.
Recognition in_other_words(std::string_view text) {
  constexpr std::size_t most_pasted = 100'000;  // nobody pastes more
  if (text.size() > most_pasted) return {};
  // As it stands in an address, with codes for its spaces.
  if (text.find('%') != std::string_view::npos && text.find_first_of(" \n") == std::string_view::npos)
    if (const std::string other = without_percent(text); other.find_first_of(" \n") != std::string::npos)
      return recognise_link(other);
  Recognition found = recognise_typed(text);
  // A line of numbers may be clues around a board, or the board.
  if (!found.is_sure && !found.readings.empty() && text.find('\n') == std::string_view::npos)
    add_all(recognise_pasted(text), found);
  if (!found.readings.empty() || !found.problem.empty()) return found;
  if (const std::string lines = lines_of_lists(text); !lines.empty()) found = found_in(lines, recognise_typed(lines));
  if (!found.readings.empty()) return found;
  found = recognise_pasted(text);
  if (!found.readings.empty() || !found.problem.empty()) return found;
  // What stands behind the address of penpa-edit.
  const std::string_view line = trim(first_line(text));
  if (line.starts_with("m=edit&p=") || line.starts_with("m=solve&p="))
    return recognise_link("https://swaroopg92.github.io/penpa-edit/#" + std::string(line));
  found = recognise_linked(text);
  return found.readings.empty() && found.problem.empty() ? almost_pasted(text) : found;
}

}  // namespace

Recognition recognise(std::string_view text) {
  text = after_byte_order_mark(text);
  const bool last = text.size() <= most_bytes;
  if (!last) text = text.substr(0, text.rfind('\n', most_bytes) + 1);
  const std::string_view line = first_line(text);
  if (line.empty()) return {};
  if (auto other = in_no_text(text)) return std::move(*other);
  if (const LinkKind* const kind = kind_of(text); kind != nullptr && kind->notation == "penpa")
    return recognise_drawing(line);
  Recognition found;
  if (const auto saved = saved_elsewhere(text, line)) {
    if (saved->format == "pzprv3" && last) found = recognise_saved(text);
    if (saved->format == "tatham" && last) found = recognise_solo(text);
    if (found.readings.empty() && found.problem.empty()) found.readings.push_back(*saved);
  } else if (grid::tatham::is_id(line) && !is_short_form(text, line)) {
    found.problem = "this is a game ID without the name of its game, which stands before it, as in lightup 7x7:a1B2c";
  } else if (!add_link(text, line, found)) {
    const auto reading = stated(text, line, last);
    if (!reading) found = Boards(text, last).recognise();
    // A drawing without a queen, which has no sign of its own for one, may be a board with walls.
    const bool has_queens = found.readings == std::vector<Reading>{{"queens", "drawing"}};
    if (has_queens && !found.is_sure && last && !has(text, "*")) add_all(recognise_typed(text), found);
    if (!reading && !found.readings.empty()) return found;
    if (reading) found.readings.push_back(*reading);
    if (!reading && is_nonogram_file(text, line, last)) found.readings.push_back({"grid", "non"});
    if (last && found.readings.empty()) return in_other_words(text);
  }
  if (found.texts.empty()) found.is_sure = found.readings.size() == 1;
  return found;
}

std::string filled_text(const Recognition& recognition, std::size_t reading) {
  std::string text(recognition.text_of(reading));
  const bool is_line = recognition.readings[reading] == Reading{"sudoku", "line"};
  if (!is_line && recognition.readings[reading] != Reading{"kakuro", "grid"}) return text;
  const auto is_gap = [](char c) { return c == ' ' || c == '\n'; };
  std::vector<std::size_t> cells;  // where each cell begins: a symbol, or a word of its own
  for (std::size_t at = 0; at < text.size(); ++at)
    if (is_line || (!is_gap(text[at]) && (at == 0 || is_gap(text[at - 1])))) cells.push_back(at);
  std::size_t at = 0;
  for (std::string_view entry; !(entry = next_word(recognition.entries, at)).empty();) {
    const std::size_t colon = entry.find(':');
    const auto cell = whole_number(entry.substr(0, colon));
    if (cell && *cell < cells.size() && text[cells[static_cast<std::size_t>(*cell)]] == '.')
      text[cells[static_cast<std::size_t>(*cell)]] = entry[colon + 1];
  }
  return text;
}

}  // namespace quadrille::reading
