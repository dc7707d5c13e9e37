#include "core/reading/typed.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/links/regions.hpp"
#include "core/reading/rows.hpp"
#include "core/reading/typed_forms.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

// Nobody types more.
constexpr std::size_t most_typed = std::size_t{1} << 16;

// The lines with something in them, without white space at their ends.
Lines lines_of(std::string_view text) {
  Lines lines;
  Cursor cursor(text, true);
  for (std::string_view line; cursor.take(line) == Read::puzzle;) {
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

bool is_number(std::string_view text) { return whole_number(text).has_value(); }
bool is_latin(std::string_view token) {
  const char small = static_cast<char>(token[0] | 0x20);
  return token.size() == 1 && small >= 'a' && small <= 'z';
}
bool is_blank(std::string_view token) { return token == "." || token == "-" || token == "_" || token == "0"; }

// The first rows of a text; without one if they are no board.
Table board_of(const Lines& lines, std::size_t count) {
  Table rows;
  for (std::size_t row = 0; row < std::min({count, lines.size(), widest + 1}); ++row)
    rows.push_back(tokens_of(lines[row]));
  return is_board(rows) && rows.size() == count ? rows : Table();
}

// ---- futoshiki ----

// A line in which each character is one byte, with signs of other alphabets as `^` and `v`.
std::string flat(std::string_view line) {
  std::string out;
  for (std::size_t size = 0; !line.empty(); line.remove_prefix(size)) {
    size = std::max<std::size_t>(1, character_size(line));
    const std::string_view character = line.substr(0, size);
    if (character == "∧" || character == "∨") {
      out += character == "∧" ? '^' : 'v';
    } else {
      out += size > 1 ? '!' : character == "V" ? 'v' : character[0];
    }
  }
  return out;
}

class Futoshiki {
 public:
  bool read(const Lines& lines) {
    for (const std::string_view line : lines) {
      const std::string text = flat(line);
      const bool is_between = text.find_first_not_of(" \t^v") == std::string::npos;
      if (is_between && (rows_.empty() || !between_.empty())) return false;
      if (is_between) between_ = text;
      if (!is_between && !add_row(text)) return false;
    }
    return between_.empty() && !pairs_.empty() && is_board(rows_) && side() == rows_[0].size() && side() <= 16;
  }
  std::size_t side() const { return rows_.size(); }

  void write(std::string& out) const {
    out = "futoshiki\ncells";
    write_rows(rows_, out);
    out += "\npairs" + pairs_;
  }

 private:
  bool add_row(const std::string& text) {
    rows_.emplace_back();
    Row& row = rows_.back();
    begins_.clear();
    char sign = ' ';
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t begin = at;
      const char c = text[at];
      while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
      at = std::max(at, begin + 1);
      if (is_space(c)) continue;
      if (c == '<' || c == '>') {
        if (sign != ' ' || row.empty()) return false;
        sign = c;
        continue;
      }
      const std::string cell = text.substr(begin, at - begin);
      if (cell.size() > 2 || (!is_number(cell) && !is_blank(cell))) return false;
      begins_.push_back(begin);
      row.push_back(is_blank(cell) ? "." : cell);
      if (sign != ' ') add_pair(side(), row.size() - 1, side(), row.size(), sign == '<');
      sign = ' ';
    }
    return sign == ' ' && add_between();
  }

  // The signs above the last row; each stands above its cell.
  bool add_between() {
    for (std::size_t at = 0; at < between_.size(); ++at) {
      if (is_space(between_[at])) continue;
      std::size_t column = begins_.size();
      while (column > 0 && begins_[column - 1] > at) --column;
      if (column == 0 || begins_[column - 1] + rows_.back()[column - 1].size() <= at) return false;
      add_pair(side() - 1, column, side(), column, between_[at] == '^');
    }
    between_.clear();
    return true;
  }

  static std::string name(std::size_t row, std::size_t column) { return 'r' + decimal(row) + 'c' + decimal(column); }
  void add_pair(std::size_t row, std::size_t column, std::size_t below, std::size_t beside, bool is_less) {
    const std::string one = name(row, column), other = name(below, beside);
    pairs_ += '\n' + (is_less ? one : other) + " < " + (is_less ? other : one);
  }

  Table rows_;
  std::vector<std::size_t> begins_;  // of the cells in the last row
  std::string between_, pairs_;
};

// ---- KenKen ----

// `24x`, `24 ×`, `3`, as the genre has it; empty if it is no target.
std::string target_in(std::string_view text) {
  constexpr std::string_view signs[] = {"+", "-", "−", "–", "*", "x", "X", "×", "/", ":", "÷"};
  constexpr std::string_view meanings = "+---****///";
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  std::string target(text.substr(0, end));
  const std::string_view sign = trim(text.substr(end));
  if (!is_number(target) || sign.empty()) return is_number(target) ? target : std::string();
  const auto* const found = std::find(std::begin(signs), std::end(signs), sign);
  if (found == std::end(signs)) return {};
  return target += meanings[static_cast<std::size_t>(found - signs)];
}

bool read_kenken(const Lines& lines, std::string& out) {
  const std::size_t side = tokens_of(lines[0]).size();
  const Table board = board_of(lines, side);
  if (board.empty() || board[0].size() != side || lines.size() <= side) return false;
  for (const Row& row : board)
    if (!std::all_of(row.begin(), row.end(), is_latin)) return false;
  Row targets(128);
  for (std::size_t line = side; line < lines.size(); ++line) {
    const std::string_view text = trim(lines[line]), region = text.substr(0, 1);
    const std::size_t begin = text.find_first_not_of(" \t=:", 1);
    if (!is_latin(region) || begin == std::string_view::npos || begin == 1) return false;
    std::string& target = targets[static_cast<std::size_t>(region[0])];
    if (!target.empty() || (target = target_in(text.substr(begin))).empty()) return false;
  }
  Table cells = board;
  for (Row& row : cells)
    for (std::string& cell : row) {
      cell = std::exchange(targets[static_cast<std::size_t>(cell[0])], {});
      if (cell.empty()) cell = '.';
    }
  if (std::any_of(targets.begin(), targets.end(), [](const std::string& left) { return !left.empty(); })) return false;
  out = "kenken\ncells";
  write_rows(cells, out);
  out += "\nregions";
  write_rows(board, out);
  return true;
}

// A board of targets in which `<` is a cell of the region to its left, and `^` one of the region above.
bool read_joined_kenken(const Lines& lines, std::string& out) {
  Table cells = board_of(lines, lines.size());
  if (cells.empty() || cells.size() != cells[0].size()) return false;
  Table regions(cells.size(), Row(cells.size()));
  std::size_t count = 0;
  bool is_joined = false;
  for (std::size_t row = 0; row < cells.size(); ++row)
    for (std::size_t column = 0; column < cells.size(); ++column) {
      std::string& cell = cells[row][column];
      const bool is_left = cell == "<", is_above = cell == "^";
      if ((is_left && column == 0) || (is_above && row == 0)) return false;
      regions[row][column] = is_left    ? regions[row][column - 1]
                             : is_above ? regions[row - 1][column]
                                        : grid::links::region_name(count++);
      is_joined |= is_left || is_above;
      cell = is_left || is_above ? "." : target_in(cell);
      if (cell.empty()) return false;
    }
  out = "kenken\ncells";
  write_rows(cells, out);
  out += "\nregions";
  write_rows(regions, out);
  return is_joined;
}

// Whether cells and signs between them may be those of a futoshiki too: no target has a sign or is above the side.
bool may_be_futoshiki(const Lines& lines) {
  const Table cells = board_of(lines, lines.size());
  return !cells.empty() && std::all_of(cells.begin(), cells.end(), [&cells](const Row& row) {
    return std::all_of(row.begin(), row.end(), [&cells](const std::string& cell) {
      const auto number = whole_number(cell);
      return number ? *number <= cells.size() : cell.find_first_not_of("<>^v.") == std::string::npos;
    });
  });
}

// ---- rows of letters, or with cells outside ----

bool read_numberlink(const Lines& lines, std::string& out) {
  Table board = board_of(lines, lines.size());
  std::string letters;
  bool has_blank = false;
  for (Row& row : board)
    for (std::string& token : row) {
      if (!is_latin(token) && !is_blank(token)) return false;
      has_blank |= !is_latin(token);
      if (is_latin(token) && letters.find(token) == std::string::npos) letters += token;
    }
  for (const char letter : letters) {
    const auto is_end = [letter](const std::string& token) { return token[0] == letter; };
    std::ptrdiff_t ends = 0;
    for (const Row& row : board) ends += std::count_if(row.begin(), row.end(), is_end);
    if (ends != 2) return false;
  }
  for (Row& row : board)
    for (std::string& token : row) token = is_latin(token) ? decimal(letters.find(token) + 1) : ".";
  out = "numberlink\ncells";
  write_rows(board, out);
  return has_blank && !letters.empty();
}

bool read_multisudoku(const Lines& lines, std::string& out) {
  constexpr std::size_t least_side = 12;  // of two grids that share a box
  Table board = board_of(lines, lines.size());
  if (board.size() < 9 || std::max(board.size(), board[0].size()) < least_side) return false;
  bool has_outside = false;
  for (Row& row : board)
    for (std::string& token : row) {
      has_outside |= token == "#";
      if (token != "#" && !is_blank(token) && (token.size() > 1 || !is_number(token))) return false;
      if (is_blank(token)) token = '.';
    }
  out = "multisudoku\ncells";
  write_rows(board, out);
  return has_outside;
}

// ---- Kakuro ----

// The sum of a clue without zeros before it; nothing if it is no sum.
std::optional<std::string> sum_in(std::string_view text) {
  text = trim(text);
  if (text == "-") text = {};
  while (text.starts_with('0')) text.remove_prefix(1);
  if (!text.empty() && (!is_number(text) || text.size() > 2)) return std::nullopt;
  return std::string(text);
}

// A clue of sums down and across: `17\5`, `17/5`, `17:5`, `17-5` or `C17F5`; `#` without one; empty if it is none.
std::string kakuro_clue(std::string_view cell) {
  const bool is_named = cell.starts_with('C') || cell.starts_with('F');
  const std::size_t mark = is_named ? cell.find('F') : cell.find_first_of("\\/:-");
  if (mark == std::string_view::npos && !is_named) return {};
  const std::size_t end = std::min(mark, cell.size());
  const auto below = sum_in(is_named && end > 0 ? cell.substr(1, end - 1) : cell.substr(0, end));
  const auto beside = sum_in(end == cell.size() ? std::string_view() : cell.substr(end + 1));
  if (!below || !beside) return {};
  return below->empty() && beside->empty() ? "#" : *below + '\\' + *beside;
}

// A cell as the notation `grid` has it; `?` for one without anything, nothing if it is no cell.
std::string kakuro_cell(std::string_view cell) {
  if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"') cell = trim(cell.substr(1, cell.size() - 2));
  if (cell.size() > 1 && cell.front() == '(' && cell.back() == ')') cell = cell.substr(1, cell.size() - 2);
  if (cell.empty()) return "?";
  if (cell == "." || cell == "_" || cell == "0" || cell == "?" || cell == "□") return ".";
  if (cell == "#" || cell == "x" || cell == "X" || cell == "*" || cell == "■" || cell == "█") return "#";
  if (cell.size() == 1 && is_number(cell)) return std::string(cell);
  return kakuro_clue(cell);
}

// The cells of a line between these marks, a bar at whose ends closes it; or between white space.
Row divided(std::string_view line, char mark) {
  Row cells;
  line = trim(line);
  if (mark == ' ') {
    cells = words_of(line);
    for (std::string& cell : cells) cell = kakuro_cell(cell);
    return cells;
  }
  if (mark == '|' && line.starts_with('|')) line.remove_prefix(1);
  if (mark == '|' && line.ends_with('|')) line.remove_suffix(1);
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find(mark, begin), line.size());
    cells.push_back(kakuro_cell(trim(line.substr(begin, end - begin))));
    begin = end + 1;
  }
  return cells;
}

// A line with the size of the board alone: `10,10`, `w=12`.
bool is_kakuro_size(std::string_view line) {
  line = trim(line);
  if (line.size() > 2 && line[1] == '=') line.remove_prefix(2);
  return line.find_first_not_of("0123456789, ") == std::string_view::npos &&
         std::count_if(line.begin(), line.end(), [](char c) { return c == ',' || c == ' '; }) < 3;
}

bool read_kakuro(const Lines& lines, std::string& out) {
  Lines rows;
  for (const std::string_view line : lines) {
    const bool is_between = line.find_first_not_of(" -+|=:") == std::string_view::npos;  // a rule between rows
    const bool is_rule = is_between && line.find_first_of("|+-=") != std::string_view::npos;
    if (!is_rule && !(rows.empty() && is_kakuro_size(line))) rows.push_back(line);
  }
  if (rows.size() > widest) return false;
  char mark = ' ';
  for (const char each : {'|', ';', ',', '\t'})
    if (std::all_of(rows.begin(), rows.end(), [each](auto row) { return row.find(each) != std::string_view::npos; })) {
      mark = each;
      break;
    }
  Table board;
  bool has_black = false, has_empty = false;
  std::size_t whites = 0, clues = 0;
  for (const std::string_view row : rows) {
    board.push_back(divided(row, mark));
    for (const std::string& cell : board.back()) {
      if (cell.empty()) return false;
      has_black |= cell == "#", has_empty |= cell == "?";
      whites += cell == ".";
      clues += cell.size() > 1;
    }
  }
  if (!is_board(board) || clues == 0 || (has_empty && whites > 0 && has_black) || (!has_empty && whites == 0))
    return false;
  // Between spaces much else is written, such as times.
  if (mark == ' ' && (clues < 3 || whites < clues)) return false;
  // A cell without anything is black if blank cells have a sign.
  for (Row& row : board)
    for (std::string& cell : row)
      if (cell == "?") cell = whites > 0 ? '#' : '.';
  write_rows(board, out);
  return true;
}

// Whether white cells stand in the first row and in the first column of a Kakuro, where nothing says their sums.
bool has_no_frame(std::string_view kakuro) {
  const Lines rows = lines_of(kakuro);
  const Row first = words_of(rows[0]);
  return std::find(first.begin(), first.end(), ".") != first.end() &&
         std::any_of(rows.begin(), rows.end(), [](std::string_view row) { return row.starts_with(". "); });
}

// ---- numbers: queens, exact covers ----

// The words of each line; none if one is no number.
Table numbers_of(const Lines& lines) {
  Table rows;
  for (const std::string_view line : lines) {
    rows.push_back(words_of(line));
    if (!std::all_of(rows.back().begin(), rows.back().end(), is_number)) return {};
  }
  return rows;
}

// The number of a word of `numbers_of`; one that is too large is as good as any other.
std::size_t number_in(std::string_view word) {
  return static_cast<std::size_t>(std::min<std::uint64_t>(*whole_number(word), most_typed));
}

bool read_queens(const Lines& lines, std::string& out, std::string_view& remark) {
  constexpr std::size_t most_queens = 2000;
  const Table rows = numbers_of(lines);
  if (rows.empty() || rows[0].size() != 1) return false;
  const bool has_side = rows.size() == 1 || rows[1].size() == 1;
  const std::size_t side = has_side ? number_in(rows[0][0]) : 8, first = has_side ? 2 : 1;
  if (side < 1 || side > most_queens) return false;
  std::vector<std::size_t> columns(side, 0);
  remark = "read as the number of rows of a board without queens";
  if (rows.size() > 1) {
    if (rows.size() == first || rows.size() - first != number_in(rows[first - 1][0])) return false;
    bool has_zero = false, has_last = has_side;
    for (std::size_t row = first; row < rows.size(); ++row) {
      if (rows[row].size() != 2) return false;
      for (const std::string& word : rows[row]) {
        has_zero |= number_in(word) == 0;
        has_last |= number_in(word) == side;
      }
    }
    const std::size_t lowest = !has_zero && has_last ? 1 : 0;
    for (std::size_t row = first; row < rows.size(); ++row) {
      const std::size_t at = number_in(rows[row][0]) - lowest, column = number_in(rows[row][1]) - lowest;
      if (at >= side || column >= side || columns[at] != 0) return false;  // also below 0
      columns[at] = column + 1;
    }
    remark = lowest == 0 ? "read as queens whose rows and columns count from 0"
                         : "read as queens whose rows and columns count from 1";
  }
  out = decimal(side);
  for (const std::size_t column : columns) out += ' ' + decimal(column);
  return true;
}

bool read_cover(const Lines& lines, std::string& out) {
  const Table rows = numbers_of(lines);
  if (rows.size() < 2) return false;
  std::vector<bool> is_item(most_typed);
  std::size_t items = 0, last = 0;
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::size_t number = number_in(row[i]);
      if (number == most_typed || (i > 0 && number <= number_in(row[i - 1]))) return false;
      items += !is_item[number];
      is_item[number] = true;
      last = std::max(last, number);
    }
  // Without a gap, from 0 or 1: else some column would be in no row.
  const std::size_t least = is_item[0] ? 0 : 1;
  if (items < 2 || items != last - least + 1) return false;
  for (std::size_t item = least; item <= last; ++item) out += decimal(item) + ' ';
  write_rows(rows, out);
  return true;
}

// ---- janko.at ----

struct Block {
  std::string genre;  // empty if none is named
  std::string rows;   // as bare rows
};

// Names of genres there that are other ones here.
constexpr std::pair<std::string_view, std::string_view> janko_names[] = {{"arukone", "numberlink"},
                                                                         {"hashiwokakero", "hashi"}};

// Nothing if it has other blocks, such as regions or clues outside, or other cells than numbers.
std::optional<Block> block_of(const Lines& lines) {
  constexpr std::string_view known[] = {"[begin]", "[puzzle]", "[genre]", "[author]", "[source]", "[info]",
                                        "[title]", "[rules]",  "[size]",  "[unit]",   "[problem]"};
  Block block;
  std::string_view at;
  bool has_problem = false;
  for (std::string_view line : lines) {
    line = trim(line);
    if (line.starts_with('[')) {
      at = line;
      if (at == "[solution]" || at == "[moves]" || at == "[end]") break;
      if (std::find(std::begin(known), std::end(known), at) == std::end(known)) return std::nullopt;
      has_problem |= at == "[problem]";
    } else if (at == "[genre]" || at == "[puzzle]") {
      if (line.empty()) continue;
      block.genre.clear();
      for (const char c : line) block.genre += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    } else if (at == "[problem]" && !line.empty()) {
      for (const std::string& token : tokens_of(line)) (block.rows += token == "-" ? "." : token) += ' ';
      block.rows += '\n';
    }
  }
  for (const auto& [there, here] : janko_names)
    if (block.genre == there) block.genre = here;
  return has_problem ? std::optional(std::move(block)) : std::nullopt;
}

bool is_genre_id(std::string_view name) {
  return std::find(std::begin(grid::genre_ids), std::end(grid::genre_ids), name) != std::end(grid::genre_ids);
}

bool read_block(const Lines& lines, std::string_view genre, std::string& out) {
  const auto block = block_of(lines);
  if (!block || (!block->genre.empty() && block->genre != genre) || !rows_of(block->rows)) return false;
  out = std::string(genre) + "\ncells\n" + block->rows;
  return true;
}

// ---- all forms ----

bool is_read_as(std::string_view puzzle, std::string_view text, LinkText& found) {
  if (text.size() > most_typed) return false;
  const Lines lines = lines_of(text);
  if (lines.empty()) return false;
  if (puzzle == "queens") return read_queens(lines, found.text, found.remark);
  if (puzzle == "kakuro") return read_kakuro(lines, found.text);
  if (puzzle == "cover") return read_cover(lines, found.text);
  if (read_block(lines, puzzle, found.text)) return true;
  if (puzzle == "kenken") return read_kenken(lines, found.text) || read_joined_kenken(lines, found.text);
  if (puzzle == "numberlink") return read_numberlink(lines, found.text);
  if (puzzle == "multisudoku") return read_multisudoku(lines, found.text);
  if (puzzle != "futoshiki") return read_form(puzzle, lines, found);
  Futoshiki futoshiki;
  const bool is_futoshiki = futoshiki.read(lines);
  if (is_futoshiki) futoshiki.write(found.text);
  return is_futoshiki;
}

}  // namespace

Recognition recognise_typed(std::string_view text) {
  Recognition found;
  if (text.size() > most_typed) return found;
  const Lines lines = lines_of(text);
  if (const auto block = block_of(lines)) {
    found.is_sure = is_genre_id(block->genre);
    if (found.is_sure) {
      const auto* const id = std::find(std::begin(grid::genre_ids), std::end(grid::genre_ids), block->genre);
      found.readings.push_back({"grid", *id});
    } else if (const auto rows = block->genre.empty() ? rows_of(block->rows) : std::nullopt) {
      add_genres(*rows, true, found);
    }
    if (found.readings.empty() && !block->genre.empty())
      found.problem = "the genre " + quote(block->genre).text() + " of janko.at is not read yet";
    return found;
  }
  struct Form {
    std::string_view puzzle;
    Reading reading;
    bool is_sure;
  };
  // The strictest first.
  constexpr Form forms[] = {{"kenken", {"grid", "kenken"}, true},
                            {"futoshiki", {"grid", "futoshiki"}, true},
                            {"multisudoku", {"grid", "multisudoku"}, false},
                            {"numberlink", {"grid", "numberlink"}, false},
                            {"kakuro", {"kakuro", "typed"}, true},
                            {"queens", {"queens", "typed"}, false},
                            {"cover", {"cover", "typed"}, false}};
  for (const auto& [puzzle, reading, is_sure] : forms) {
    LinkText read;
    if (!is_read_as(puzzle, text, read) || (puzzle == "kenken" && may_be_futoshiki(lines))) continue;
    found.readings.push_back(reading);
    // A Sudoku may have signs between its cells too.
    Futoshiki board;
    const bool may_be_sudoku =
        puzzle == "futoshiki" && board.read(lines) && (box_of(board.side()) != 0 || board.side() == 6);
    found.is_sure = is_sure && !may_be_sudoku && !(puzzle == "kakuro" && has_no_frame(read.text));
    if (found.is_sure) return found;
    break;
  }
  for (const std::string_view genre : genres_of_forms(lines)) {
    LinkText read;
    const bool is_kind = grid::kinds::is_named(genre) && read_form(genre, lines, read);
    found.add({"grid", is_kind ? "grid" : genre}, is_kind ? std::move(read.text) : std::string());
  }
  return found;
}

LinkText text_of_typed(std::string_view puzzle, std::string_view text) {
  LinkText found;
  if (!is_read_as(puzzle, text, found))
    found.error = Error{Error::Code::bad_input, "this is no board of " + Message(puzzle) + " as people type it"};
  return found;
}

}  // namespace quadrille::reading
