#include "core/reading/pasted.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/links/links.hpp"
#include "core/reading/pasted/cells.hpp"
#include "core/reading/pasted/fault.hpp"
#include "core/reading/pasted/grids.hpp"
#include "core/reading/pasted/lists.hpp"
#include "core/reading/pasted/plain.hpp"
#include "core/reading/pasted/positions.hpp"
#include "core/reading/rows.hpp"
#include "core/text/json_value.hpp"
#include "core/text/lz.hpp"
#include "core/text/percent.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

using pasted::Form;
using pasted::Found;
using pasted::Position;

// As the page names the forms to its users.
std::string_view word_of(Form form) {
  constexpr std::string_view words[] = {"line", "grid", "CSV", "list", "JSON", "link"};
  return words[static_cast<std::size_t>(form)];
}

// ---- boards ----

Rows values_of(const Found& board) {
  Rows rows = {board.side, board.side, {}};
  for (const std::uint8_t value : board.values) rows.numbers.push_back(value == 0 ? Rows::blank : value);
  return rows;
}

// The rows of the board among other lines, such as its size or a comment, where 0 may be a number.
std::optional<Rows> rows_among_lines(std::string_view text, const Found& board) {
  const pasted::Lines lines = pasted::lines_of(text);
  for (std::size_t first = 0; first + board.side <= lines.size(); ++first) {
    const std::string_view last = lines[first + board.side - 1];
    const char* const begin = lines[first].data();
    auto rows = rows_of({begin, static_cast<std::size_t>(last.data() + last.size() - begin)});
    if (rows && rows->width == board.side && text_of_sudoku(*rows) == text_of_sudoku(values_of(board))) return rows;
  }
  return std::nullopt;
}

// The board as bare rows: each of its symbols is a digit or a blank; or blanks are spaces.
std::optional<Rows> rows_in(std::string_view text, const Found& board) {
  if (board.has_letters) return std::nullopt;
  Rows rows = {board.side, board.side, {}};
  for (const char c : text) {
    if (is_space(c) || std::string_view("\n\"'[](){},;|").find(c) != std::string_view::npos) continue;
    rows.numbers.push_back(pasted::is_digit(c) ? c - '0' : Rows::blank);
  }
  if (rows.numbers.size() == board.values.size()) return rows;
  if (auto among = rows_among_lines(text, board)) return among;
  const bool is_table = text.empty() || text.find_first_of(",;|\t") != std::string_view::npos;  // or in an address
  if (board.side > 15 || is_table) return std::nullopt;
  return values_of(board);
}

// Whether letters of which a row, column or box has one twice stand for something else, such as regions or cars.
bool has_names(const Found& board) { return board.has_letters && as_sudoku(values_of(board)) == AsSudoku::unlikely; }

// How the least likely of several boards looks as a Sudoku.
AsSudoku look_of(const std::vector<Found>& boards) {
  AsSudoku look = AsSudoku::certain;
  for (const Found& board : boards) look = std::min(look, as_sudoku(values_of(board)));
  return look;
}

Recognition of_boards(std::string_view text, std::vector<Found> boards) {
  Recognition found;
  if (boards.empty() || std::any_of(boards.begin(), boards.end(), has_names)) return found;
  found.form = word_of(boards[0].form);
  const bool are_classic =
      std::all_of(boards.begin(), boards.end(), [](const Found& board) { return box_of(board.side) != 0; });
  std::string all;
  for (const Found& board : boards) {
    if (!are_classic && board.side > 16) continue;
    if (!all.empty()) all += '\n';
    all += are_classic ? pasted::line_of(board) : pasted::iss_of(board);
  }
  const Reading sudoku = are_classic ? Reading{"sudoku", "line"} : Reading{"variant", "iss"};
  const auto rows = boards.size() == 1 ? rows_in(text, boards[0]) : std::nullopt;
  const AsSudoku look = rows ? as_sudoku(*rows) : look_of(boards);
  const bool is_likely = look == AsSudoku::certain || look == AsSudoku::likely;
  if (is_likely) found.add(sudoku, all);
  if (rows && look != AsSudoku::certain) add_genres(*rows, false, found);
  if (!is_likely && (are_classic || found.readings.empty())) found.add(sudoku, all);
  // Without a given it may be a board of anything.
  found.is_sure =
      found.readings.size() == 1 && look == AsSudoku::certain && !boards[0].is_doubtful && boards[0].givens() > 0;
  return found;
}

// ---- positions ----

Recognition of_positions(const std::vector<Position>& positions, std::string_view form) {
  Recognition found;
  std::string all;
  for (const Position& position : positions) (all += all.empty() ? "" : "\n") += position.givens;
  found.add({"sudoku", "line"}, all);
  found.form = form;
  found.is_sure = true;
  if (positions.size() > 1) return found;
  found.entries = entries_of(positions[0]);
  found.marks = marks_of(positions[0]);
  return found;
}

Recognition of_candidates(const Position& position) {
  Recognition found = of_positions({position}, "candidates");
  found.add({"variant", "iss"}, rules_of(position));
  if (!is_full(position)) {
    std::swap(found.readings[0], found.readings[1]);
    std::swap(found.texts[0], found.texts[1]);
  }
  found.is_sure = false;
  return found;
}

// ---- JSON ----

// The JSON of f-puzzles or SudokuPad as the link that has it; empty for other JSON.
std::string link_of(const JsonValue& json, std::string_view text) {
  const auto has_cells = [&json](std::string_view key) {
    const JsonValue* const rows = json.member(key);
    return rows != nullptr && !rows->items.empty() && rows->is(JsonValue::Kind::list) &&
           !rows->items[0].items.empty() && rows->items[0].items[0].is(JsonValue::Kind::object);
  };
  if (has_cells("grid")) return links::link_to(text, "fpuzzles");
  return has_cells("cells") ? "scl" + pack_lz(text) : std::string();
}

// Queens: rows of a drawing, or the column of the queen in each row, from 0 or 1.
std::optional<Recognition> of_queens(const JsonValue& json) {
  const std::size_t side = json.items.size();
  if (!json.is(JsonValue::Kind::list) || side < 4 || side > 2000) return std::nullopt;
  std::string drawing, columns = decimal(side);
  std::vector<bool> is_taken(side + 1);
  bool is_drawn = true, are_columns = true;
  for (const JsonValue& row : json.items) {
    const bool is_row = row.text.size() == side && row.text.find_first_not_of("Q.0-_*#+ ") == std::string::npos;
    is_drawn &= row.is(JsonValue::Kind::text) && is_row;
    (drawing += row.text) += '\n';
    const auto column = row.whole();
    are_columns &= column && *column <= side && !is_taken[static_cast<std::size_t>(*column)];
    if (are_columns) is_taken[static_cast<std::size_t>(*column)] = true;
  }
  are_columns &= is_taken[0] != is_taken[side];
  if (!are_columns && (!is_drawn || drawing.find('Q') == std::string::npos)) return std::nullopt;
  if (are_columns)
    for (const JsonValue& row : json.items) columns += ' ' + decimal(*row.whole() + (is_taken[0] ? 1 : 0));
  Recognition found;
  if (are_columns) found.add({"queens", "spoj1771"}, columns);
  if (!are_columns) found.add({"queens", "drawing"}, drawing);
  found.form = word_of(Form::list);
  found.is_sure = true;
  return found;
}

Recognition of_json(const JsonValue& json, std::string_view text) {
  if (auto queens = of_queens(json)) return std::move(*queens);
  if (std::string link = link_of(json, text); !link.empty()) {
    Recognition found;
    found.add({"variant", link.starts_with("scl") ? "sudokupad" : "fpuzzles"}, std::move(link));
    found.is_sure = true;
    return found;
  }
  pasted::JsonProblem problem;
  std::vector<Found> boards = pasted::boards_in_json(json, problem);
  if (problem.kind == pasted::JsonProblem::Kind::none) return of_boards(text, std::move(boards));
  Recognition found;
  found.named = std::move(problem.key);
  const std::string key = quote(found.named).text();
  switch (problem.kind) {
    case pasted::JsonProblem::Kind::none:
    case pasted::JsonProblem::Kind::foreign: return foreign("SudokuMaker");
    case pasted::JsonProblem::Kind::layout:
      found.code = "layout";
      found.problem = "this is JSON with a list of regions, " + key + ", and without a board";
      break;
    case pasted::JsonProblem::Kind::irregular:
      found.code = "irregular";
      found.problem = "this is JSON of a board whose regions, " + key + ", are not the usual boxes: they are not read";
      break;
  }
  return found;
}

// ---- addresses ----

// A board of digits that is a part of an address; commas may stand between them.
std::optional<Found> board_in_part(std::string_view part) {
  std::string digits;
  for (const char c : part)
    if (c != ',')
      digits += pasted::is_digit(c) || c == '.'                              ? (c == '0' ? '.' : c)
                : std::string_view("_*x-").find(c) != std::string_view::npos ? '.'
                                                                             : '!';
  const std::size_t side = pasted::side_of_cells(digits.size());
  if (side != 9 && part.find_first_not_of("0123456789.,") != std::string_view::npos) return std::nullopt;
  const bool has_blank = digits.find('.') != std::string::npos;
  if (side == 0 || !has_blank || digits.find('!') != std::string::npos) return std::nullopt;
  pasted::Symbols symbols;
  for (std::size_t at = 0; at < digits.size(); ++at) symbols.push_back(std::string_view(digits).substr(at, 1));
  return pasted::board_of(symbols, side, Form::address);
}

}  // namespace

std::string text_of_sudoku(const Rows& rows) {
  Found board = {rows.width, {}, Form::grid, false};
  for (const std::int32_t number : rows.numbers) board.values.push_back(static_cast<std::uint8_t>(std::max(number, 0)));
  return box_of(board.side) != 0 ? pasted::line_of(board) : pasted::iss_of(board);
}

Recognition foreign(std::string_view program) {
  Recognition found;
  found.code = "foreign";
  found.named = program;
  found.problem = "links of " + found.named + " are not read; export the puzzle as a link of f-puzzles or SudokuPad";
  return found;
}

Recognition recognise_pasted(std::string_view given) {
  const bool is_coded =
      given.find('%') != std::string_view::npos && given.find_first_of(" \t\n") == std::string_view::npos;
  const std::string text = pasted::plain(is_coded ? without_percent(given) : std::string(given));
  const std::size_t begin = std::min(text.find_first_not_of(" \t\n"), text.size());
  const bool may_be_json = begin < text.size() && std::string_view("[{\"").find(text[begin]) != std::string_view::npos;
  if (const auto json = may_be_json ? read_json(text) : std::nullopt) return of_json(*json, text);
  if (const auto positions = pasted::hodoku_positions(text); !positions.empty())
    return of_positions(positions, "HoDoKu");
  if (const auto position = pasted::candidates_in(text)) return of_candidates(*position);
  std::vector<Found> boards = pasted::boards_in(text);
  if (boards.empty()) boards = pasted::boards_in_lists(text);
  if (boards.empty())
    if (auto board = pasted::board_with_sign(text)) boards.push_back(std::move(*board));
  return of_boards(text, std::move(boards));
}

Recognition almost_pasted(std::string_view text) {
  constexpr std::string_view codes[] = {"row-length", "row-count", "cell-count", "symbol"};
  Recognition found;
  auto fault = pasted::fault_in(pasted::plain(text));
  if (!fault) return found;
  found.code = codes[static_cast<std::size_t>(fault->kind)];
  found.problem = "line " + decimal(fault->line) + ", column " + decimal(fault->column) + ": " + words_of(*fault);
  found.named = std::move(fault->quoted);
  found.fault = {fault->line, fault->column, static_cast<std::uint32_t>(fault->found),
                 static_cast<std::uint32_t>(fault->side)};
  return found;
}

Recognition recognise_address(std::string_view link) {
  const std::string address = without_percent(link);
  for (std::size_t begin = address.find("//") + 2; begin < address.size();) {
    const std::size_t end = std::min(address.find_first_of("/?&=#", begin), address.size());
    const std::string_view part = std::string_view(address).substr(begin, end - begin);
    if (part.starts_with("S9B"))
      if (const auto position = pasted::sudokuwiki_position(part.substr(3)))
        return of_positions({*position}, "SudokuWiki");
    if (auto board = board_in_part(part)) {
      board->is_doubtful = board->side == 4;  // sixteen digits are often a number of something
      return of_boards({}, {std::move(*board)});
    }
    begin = end + 1;
  }
  return {};
}

}  // namespace quadrille::reading
