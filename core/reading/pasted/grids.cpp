#include "core/reading/pasted/grids.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

#include "core/reading/pasted/plain.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading::pasted {

namespace {

// Fewer givens are taken for something else, unless all is digits and dots.
constexpr std::size_t fewest = 4;
// No Sudoku with one solution has fewer givens.
constexpr std::size_t fewest_listed = 17;

using Rows = std::vector<Symbols>;

// ---- the cells of a line ----

std::string_view unquoted(std::string_view field) {
  field = trim(field);
  const bool is_quoted = field.size() > 1 && (field[0] == '"' || field[0] == '\'') && field.back() == field[0];
  return is_quoted ? trim(field.substr(1, field.size() - 2)) : field;
}

// Between commas, semicolons or tabs; nothing without them.
Symbols delimited(std::string_view line) {
  const char delimiter = line.find(',') != std::string_view::npos   ? ','
                         : line.find(';') != std::string_view::npos ? ';'
                                                                    : '\t';
  if (line.find(delimiter) == std::string_view::npos) return {};
  Symbols cells;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find(delimiter, begin), line.size());
    cells.push_back(unquoted(line.substr(begin, end - begin)));
    begin = end + 1;
  }
  return cells;
}

bool is_gap(char c) { return is_space(c) || c == '|'; }

// Between white space or bars.
Symbols spaced(std::string_view line) {
  Symbols cells;
  std::size_t at = 0;
  for (std::string_view word; !(word = next_word<is_gap>(line, at)).empty();) cells.push_back(word);
  return cells;
}

// Each character is a cell.
Symbols compact(std::string_view line) {
  Symbols cells;
  for (std::size_t at = 0; at < line.size(); ++at)
    if (!is_gap(line[at])) cells.push_back(line.substr(at, 1));
  return cells;
}

// Between bars, blank or not; nothing without bars.
Symbols barred(std::string_view line) {
  line = trim(line);
  if (line.find('|') == std::string_view::npos) return {};
  while (line.starts_with('|')) line.remove_prefix(1);
  while (line.ends_with('|')) line.remove_suffix(1);
  Symbols cells;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find('|', begin), line.size());
    cells.push_back(trim(line.substr(begin, end - begin)));
    begin = std::min(line.find_first_not_of('|', end), line.size() + 1);
  }
  return cells;
}

struct Layout {
  Form form;
  Symbols (*split)(std::string_view line);
};
constexpr Layout layouts[] = {
    {Form::csv, delimited}, {Form::grid, spaced}, {Form::grid, compact}, {Form::grid, barred}};
constexpr std::size_t without_bars = 3;  // the layouts before the last one

// ---- rows ----

bool are_names(const Symbols& cells, std::size_t from, std::size_t step, std::size_t count) {
  std::string names;
  for (std::size_t i = 0; i < count; ++i) names += cells[from + i * step];
  const std::string_view known[] = {"123456789", "abcdefghi", "abcdefghj", "012345678"};
  return std::any_of(std::begin(known), std::end(known), [&](auto name) { return is_same(names, name); });
}

// The rows without the names of rows and columns beside them, such as 1 to 9 or A to I.
Rows without_names(Rows rows) {
  constexpr std::size_t side = 9;
  const std::size_t head = rows.empty() ? 0 : rows[0].size();
  if (rows.size() == side + 1 && head >= side && are_names(rows[0], head - side, 1, side)) rows.erase(rows.begin());
  Symbols first;
  for (const Symbols& row : rows)
    if (row.size() == side + 1) first.push_back(row[0]);
  if (first.size() != side || rows.size() != side || !are_names(first, 0, 1, side)) return rows;
  for (Symbols& row : rows) row.erase(row.begin());
  return rows;
}

std::optional<Found> in_rows(const Lines& lines) {
  const auto rows_by = [&lines](const Layout& layout) {
    Rows rows;
    for (const std::string_view line : lines) rows.push_back(layout.split(line));
    return rows;
  };
  for (const Layout& layout : layouts) {
    const Rows rows = rows_by(layout);
    if (auto found = board_of_rows(rows, layout.form)) return found;
    if (auto found = board_of_rows(without_names(rows), layout.form)) return found;
  }
  // All cells in some other number of lines: rows of different lengths are a mistake.
  for (std::size_t at = 0; at < without_bars; ++at) {
    Symbols symbols;
    for (const Symbols& row : rows_by(layouts[at])) symbols.insert(symbols.end(), row.begin(), row.end());
    const std::size_t side = side_of_cells(symbols.size());
    if (side == 0 || side == lines.size()) continue;
    const bool is_line = lines.size() == 1 && layouts[at].form == Form::grid;
    if (auto found = board_of(symbols, side, is_line ? Form::line : layouts[at].form)) return found;
  }
  return std::nullopt;
}

// ---- blanks that are spaces ----

std::string_view without_end(std::string_view line) {
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  return line;
}

// The characters of a line, with blanks up to this many.
Symbols characters_of(std::string_view line, std::size_t most) {
  Symbols cells;
  for (std::size_t at = 0; at < std::max(most, line.size()); ++at)
    cells.push_back(at < line.size() ? trim(line.substr(at, 1)) : std::string_view());
  return cells;
}

std::optional<Found> line_with_spaces(std::string_view line) {
  const bool is_whole = side_of_cells(line.size()) != 0;
  const std::string_view cut = is_whole ? line : without_end(line);
  const std::size_t cells = is_whole ? line.size() : std::max<std::size_t>(cut.size(), 81);
  const std::size_t side = side_of_cells(cells);
  if (side == 0 || trim(line).size() + 2 * side < cells) return std::nullopt;
  auto found = board_of(characters_of(cut, cells), side, Form::line);
  if (found) found->is_doubtful = cells != line.size();
  return found;
}

// A row without bars, or without what follows each cell.
Symbols row_with_spaces(std::string_view line, bool has_gaps) {
  Symbols row;
  bool is_gap_due = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '|') {
      is_gap_due = false;
      if (has_gaps && line.substr(at + 1).starts_with(' ')) ++at;
      continue;
    }
    if (!has_gaps || !is_gap_due) row.push_back(trim(line.substr(at, 1)));
    is_gap_due = has_gaps && !is_gap_due;
  }
  return row;
}

// Editors cut spaces at the end of a line, so rows may be short.
std::optional<Found> with_spaces(const Lines& lines) {
  Lines texts;
  bool has_inner = false, has_sign = false;
  for (const std::string_view line : lines) {
    texts.push_back(without_end(line));
    has_inner |= trim(line).find_first_of(" \t") != std::string_view::npos;
    has_sign |= line.find_first_of(".0_*?-") != std::string_view::npos;
  }
  // A row that is short for another reason is a mistake: only where no other sign is a blank, spaces are.
  if (!has_inner || has_sign) return std::nullopt;
  if (texts.size() == 1) return line_with_spaces(lines[0]);
  const std::size_t side = texts.size();
  if (!is_side(side)) return std::nullopt;
  const auto is_framed = [](std::string_view text) {
    text = trim(text);
    return text.size() > 1 && text.starts_with('|') && text.ends_with('|');
  };
  Lines inner = texts;
  if (std::all_of(texts.begin(), texts.end(), is_framed))
    for (std::string_view& text : inner) text = trim(text).substr(1, trim(text).size() - 2);
  for (const auto& [has_gaps, is_moved] : {std::pair(false, false), std::pair(true, false), std::pair(true, true)}) {
    Symbols symbols;
    bool is_short = false, fits = true, has_whole = false;
    for (std::size_t at = 0; at < side; ++at) {
      const bool is_led = is_moved && inner[at].starts_with(' ');
      const Symbols row = row_with_spaces(inner[at].substr(is_led ? 1 : 0), has_gaps);
      fits &= row.size() <= side;
      has_whole |= row.size() == side;
      is_short |= row.size() < side && lines[at].size() == texts[at].size();
      symbols.insert(symbols.end(), row.begin(), row.end());
      symbols.resize((at + 1) * side);
    }
    if (!fits || !has_whole) continue;
    if (auto found = board_of(symbols, side, Form::grid)) {
      found->is_doubtful = is_short;
      return found;
    }
  }
  return std::nullopt;
}

// ---- lines ----

// Without the blank lines at both ends.
Lines trimmed(const Lines& lines) {
  const auto is_filled = [](std::string_view line) { return !is_empty(line); };
  const auto begin = std::find_if(lines.begin(), lines.end(), is_filled);
  const auto end = std::find_if(lines.rbegin(), std::make_reverse_iterator(begin), is_filled).base();
  return {begin, end};
}

template <class Is>
Lines those_that(const Lines& lines, Is is) {
  Lines kept;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(kept), is);
  return kept;
}
Lines filled_of(const Lines& lines) {
  return those_that(lines, [](std::string_view line) { return !is_empty(line); });
}

std::optional<Found> one_board(const Lines& lines) {
  for (const bool keeps_dashes : {false, true}) {
    const Lines rows = those_that(lines, [keeps_dashes](auto line) { return !is_rule(line, keeps_dashes); });
    const Lines filled = filled_of(rows);
    if (filled.empty()) continue;
    auto found = in_rows(filled);
    if (!found) found = with_spaces(filled);
    if (!found) found = with_spaces(trimmed(rows));
    const auto is_bare = [](std::string_view line) {
      return line.find_first_not_of(".0123456789 \t|") == std::string_view::npos;
    };
    if (found && (found->givens() >= fewest || std::all_of(filled.begin(), filled.end(), is_bare))) return found;
  }
  return std::nullopt;
}

// The lines between blank lines, labels and sentences.
std::vector<Lines> blocks_of(const Lines& lines) {
  std::vector<Lines> blocks(1);
  for (const std::string_view line : lines) {
    if (!is_empty(line) && !is_label(line) && !is_prose(line)) {
      blocks.back().push_back(line);
    } else if (!blocks.back().empty()) {
      blocks.emplace_back();
    }
  }
  if (blocks.back().empty()) blocks.pop_back();
  return blocks;
}

// The boards that follow each other without a line between.
std::vector<Found> boards_in_block(const Lines& block) {
  if (auto whole = one_board(block)) return {std::move(*whole)};
  const Lines rows = those_that(block, [](auto line) { return !is_rule(line, false); });
  if (rows.empty()) return {};
  std::size_t side = compact(rows[0]).size();
  if (box_of(side) == 0) side = spaced(rows[0]).size();
  if (box_of(side) == 0 || rows.size() % side != 0) return {};
  std::vector<Found> boards;
  for (auto row = rows.begin(); row != rows.end(); row += static_cast<std::ptrdiff_t>(side)) {
    auto board = one_board({row, row + static_cast<std::ptrdiff_t>(side)});
    if (!board) return {};
    boards.push_back(std::move(*board));
  }
  return boards;
}

// Boards of 9×9 behind a line with their number, as tasks of judges have it.
std::vector<Found> behind_count(const Lines& lines) {
  const auto count = lines.empty() ? std::nullopt : whole_number(trim(lines[0]));
  if (!count || *count == 0 || lines.size() != 9 * *count + 1) return {};
  return boards_in_block({lines.begin() + 1, lines.end()});
}

// Three digits between spaces, commas or semicolons, perhaps in parentheses: row, column and value.
bool read_listed(std::string_view line, std::array<std::size_t, 3>& numbers) {
  std::size_t at = 0;
  const auto is_between = [](char c) { return is_space(c) || c == ',' || c == ';' || c == '(' || c == ')'; };
  for (const char c : line) {
    if (is_between(c)) continue;
    if (!is_digit(c) || at == 3) return false;
    numbers[at++] = static_cast<std::size_t>(c - '0');
  }
  return at == 3 && numbers[2] > 0 && line.find_first_of(" ,;") != std::string_view::npos;
}

std::optional<Found> listed_cells(const Lines& lines) {
  if (lines.size() < fewest_listed || lines.size() > 81) return std::nullopt;
  std::vector<std::array<std::size_t, 3>> places(lines.size());
  std::size_t first = 1;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!read_listed(lines[at], places[at])) return std::nullopt;
    if (places[at][0] == 0 || places[at][1] == 0) first = 0;
  }
  Found board = {9, std::vector<std::uint8_t>(81), Form::list, true};
  for (const auto& [row, column, value] : places) {
    if (row - first >= 9 || column - first >= 9) return std::nullopt;
    board.values[9 * (row - first) + column - first] = static_cast<std::uint8_t>(value);
  }
  return board.givens() == places.size() ? std::optional(std::move(board)) : std::nullopt;
}

// The first field of a line that is a whole board, as tables of puzzles have it.
std::optional<Found> board_in_line(std::string_view line) {
  for (std::size_t begin = 0; begin < line.size();) {
    const std::size_t end = std::min(line.find_first_of(" \t,;|\"'", begin), line.size());
    const std::size_t side = side_of_cells(end - begin);
    if (side > 0) {
      auto found = board_of(compact(line.substr(begin, end - begin)), side, Form::line);
      if (found && found->givens() >= fewest) return found;
    }
    begin = end + 1;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Found> board_of_rows(const std::vector<Symbols>& rows, Form form) {
  const std::size_t side = rows.size();
  if (!is_side(side)) return std::nullopt;
  Symbols symbols;
  for (const Symbols& row : rows) {
    const bool has_end = row.size() == side + 1 && row[side].empty();
    if (row.size() != side && !has_end) return std::nullopt;
    symbols.insert(symbols.end(), row.begin(), row.begin() + static_cast<std::ptrdiff_t>(side));
  }
  return board_of(symbols, side, form);
}

std::optional<Found> board_with_sign(std::string_view text) {
  const Symbols symbols = compact(text);
  if (symbols.size() != 81) return std::nullopt;
  std::string_view sign;
  Symbols cells;
  for (const std::string_view symbol : symbols) {
    const bool is_value = symbol >= "1" && symbol <= "9";
    if (!is_value && sign.empty()) sign = symbol;
    if ((!is_value && symbol != sign) || is_letter(symbol[0]) || symbol == "0") return std::nullopt;
    cells.push_back(is_value ? symbol : std::string_view());
  }
  return sign.empty() ? std::nullopt : board_of(cells, 9, Form::line);
}

std::vector<Found> boards_in(std::string_view text) {
  const Lines lines = lines_of(text);
  const Lines content = those_that(lines, [](auto line) { return !is_label(line); });
  if (auto whole = one_board(trimmed(lines))) return {std::move(*whole)};
  if (auto whole = one_board(trimmed(content))) return {std::move(*whole)};
  const Lines filled = filled_of(content);
  if (auto counted = behind_count(filled); !counted.empty()) return counted;
  // After the lines with its size.
  const auto rows = std::find_if(filled.begin(), filled.end(), [](std::string_view line) {
    line = trim(line);
    return line.size() > 2 || !std::all_of(line.begin(), line.end(), is_digit);
  });
  if (rows - filled.begin() == 1 || rows - filled.begin() == 2)
    if (auto sized = one_board({rows, filled.end()})) return {std::move(*sized)};
  std::vector<Found> boards;
  for (const std::string_view line : lines)
    if (auto board = board_in_line(line)) boards.push_back(std::move(*board));
  if (2 * boards.size() > filled.size()) return boards;
  const std::vector<Lines> blocks = blocks_of(lines);
  std::vector<Found> found;
  for (const Lines& block : blocks)
    for (Found& board : boards_in_block(block)) found.push_back(std::move(board));
  // Among sentences, one board is a guess.
  const bool is_among_others = blocks.size() > 1 || std::any_of(content.begin(), content.end(), is_prose);
  if (found.size() == 1) found[0].is_doubtful |= is_among_others;
  if (!found.empty()) return found;
  Lines joined;
  for (const Lines& block : blocks) joined.insert(joined.end(), block.begin(), block.end());
  if (auto board = one_board(joined)) return {std::move(*board)};
  if (auto board = listed_cells(filled)) return {std::move(*board)};
  for (Found& board : boards) board.is_doubtful = true;
  return boards;
}

}  // namespace quadrille::reading::pasted
