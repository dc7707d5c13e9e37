#include "core/reading/pasted/lists.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "core/reading/pasted/grids.hpp"
#include "core/reading/pasted/plain.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading::pasted {

namespace {

using Is = JsonValue::Kind;

constexpr int most_depth = 8;
// A longer text is no list that a person pastes.
constexpr std::size_t longest_list = 30'000;
constexpr std::size_t fewest_cells = 16;

// Keys under which programs keep the puzzle and not its solution, in the order in which they are looked at.
constexpr std::string_view keys[] = {"puzzle",  "puzzles", "quiz",     "question",       "sudoku", "givens",
                                     "given",   "clues",   "unsolved", "unsolvedSudoku", "start",  "initial",
                                     "problem", "mission", "newboard", "grids",          "board",  "boards",
                                     "grid",    "values",  "value",    "cells",          "data"};
constexpr std::string_view solutions[] = {"solution", "solutions", "solved", "answer", "answers", "solvedsudoku"};
// Keys of a list that says where each cell belongs, not what is in it.
constexpr std::string_view region_keys[] = {"region", "regions", "box", "boxes", "blocks", "jigsaw", "area", "areas"};

template <class Words>
bool is_one_of(std::string_view key, const Words& words) {
  return std::any_of(std::begin(words), std::end(words), [key](auto word) { return is_same(key, word); });
}

// ---- regions ----

// A layout of an object with its key; the first that is not empty.
using Regions = std::pair<std::string_view, const JsonValue*>;
void find_layouts(const JsonValue& json, int depth, std::vector<Regions>& found) {
  if (depth > most_depth) return;
  for (std::size_t at = 0; at < json.items.size(); ++at) {
    const JsonValue& item = json.items[at];
    if (!json.is(Is::object) || !is_one_of(json.keys[at], region_keys)) {
      find_layouts(item, depth + 1, found);
    } else if (!item.items.empty() || item.is(Is::text)) {
      found.emplace_back(json.keys[at], &item);
    }
  }
}

// What names a region, or a character of a row that does.
using Names = std::vector<std::string_view>;

// The region of each cell, in rows or in one list.
Names map_in(const JsonValue& layout, std::size_t side) {
  Names cells;
  const auto add = [&cells, side](const JsonValue& row) {
    if (row.is(Is::text) && row.text.size() >= side) {
      for (std::size_t at = 0; at < row.text.size(); ++at) cells.push_back(std::string_view(row.text).substr(at, 1));
    } else {
      cells.push_back(row.source);
    }
  };
  if (layout.is(Is::text)) add(layout);
  for (const JsonValue& row : layout.items) {
    if (!row.is(Is::list)) add(row);
    for (const JsonValue& cell : row.items)
      if (row.is(Is::list)) cells.push_back(cell.source);
  }
  // Each region has as many cells as a row.
  const auto is_region = [&cells, side](std::string_view name) {
    return static_cast<std::size_t>(std::count(cells.begin(), cells.end(), name)) == side;
  };
  const bool is_map = cells.size() == side * side && std::all_of(cells.begin(), cells.end(), is_region);
  return is_map ? cells : Names();
}

// Row and column, or an index and nothing.
struct Place {
  std::optional<std::size_t> row, column;
};
std::optional<std::size_t> number_in(const JsonValue* value) {
  const auto number = value == nullptr ? std::nullopt : value->whole();
  return number && *number < 1000 ? std::optional<std::size_t>(*number) : std::nullopt;
}
Place place_of(const JsonValue& cell) {
  Place place;
  const auto add = [&place](std::optional<std::size_t> number) { (place.row ? place.column : place.row) = number; };
  if (cell.is(Is::number)) add(number_in(&cell));
  if (cell.is(Is::list))
    for (std::size_t at = 0; at < std::min<std::size_t>(2, cell.items.size()); ++at) add(number_in(&cell.items[at]));
  if (cell.is(Is::object))
    for (const std::string_view key : {"row", "r", "column", "col", "c"})
      if (const auto number = number_in(cell.member(key))) add(number);
  if (cell.is(Is::text)) {
    for (std::size_t at = 0; at < cell.text.size() && !place.column; ++at) {
      if (!is_digit(cell.text[at])) continue;
      const std::size_t end = std::min(cell.text.find_first_not_of("0123456789", at), cell.text.size());
      add(whole_number(std::string_view(cell.text).substr(at, std::min<std::size_t>(3, end - at))));
      at = end;
    }
  }
  return place;
}

// The same of the cells of each region: indices, pairs, objects or names, which count from 0 or from 1.
Names map_of_cells(const JsonValue& layout, std::size_t side) {
  std::vector<std::pair<Place, std::string_view>> places;
  std::size_t lowest = 1;
  for (const JsonValue& region : layout.items) {
    const JsonValue* const cells = region.is(Is::object) ? region.member("cells") : &region;
    if (cells == nullptr) return {};
    for (const JsonValue& cell : cells->items) {
      places.emplace_back(place_of(cell), region.source);
      const Place& place = places.back().first;
      if (!place.row) return {};
      lowest = std::min({lowest, *place.row, place.column.value_or(lowest)});
    }
  }
  Names map(side * side);
  for (const auto& [place, region] : places) {
    const std::size_t row = *place.row - lowest;
    const std::size_t cell = place.column ? row * side + *place.column - lowest : row;
    if (cell >= map.size()) return {};
    map[cell] = region;
  }
  return places.size() == map.size() ? map : Names();
}

// Whether regions are the usual boxes, and so say nothing.
bool is_usual(const JsonValue& layout, std::size_t side) {
  Names regions = map_in(layout, side);
  if (regions.empty()) regions = map_of_cells(layout, side);
  if (regions.empty()) return false;
  std::size_t height = 1;
  for (std::size_t h = 1; h * h <= side; ++h)
    if (side % h == 0) height = h;
  const std::size_t width = side / height;
  // Each region has as many cells as a box: so they are the boxes if each box has one region.
  Names names(side);
  for (std::size_t at = 0; at < regions.size(); ++at) {
    std::string_view& name = names[at / side / height * height + at % side / width];
    if (name.empty()) name = regions[at];
    if (name != regions[at]) return false;
  }
  return true;
}

// ---- boards ----

// A cell as text; nothing for what is no cell.
std::optional<std::string_view> symbol_of(const JsonValue& value, int depth = 0) {
  if (value.is(Is::null) || (value.is(Is::boolean) && !value.boolean)) return std::string_view();
  if (value.is(Is::number)) return value.source;
  if (value.is(Is::text)) return trim(value.text);
  if (!value.is(Is::object) || depth > most_depth) return std::nullopt;
  for (std::size_t at = 0; at < value.keys.size(); ++at)
    if (value.keys.size() == 1 ||
        is_one_of(value.keys[at], std::initializer_list<std::string_view>{"value", "val", "digit", "number", "v"}))
      return symbol_of(value.items[at], depth + 1);
  return std::nullopt;
}

bool symbols_of(const JsonValue& list, Symbols& symbols) {
  for (const JsonValue& item : list.items) {
    const auto symbol = symbol_of(item);
    if (!symbol) return false;
    symbols.push_back(*symbol);
  }
  return true;
}

// Symbols of cells, or one a row.
std::optional<Found> board_of_symbols(const Symbols& symbols, Form form) {
  const std::size_t count = symbols.size();
  const auto is_row = [count](std::string_view row) { return row.size() == count; };
  if (is_side(count) && std::all_of(symbols.begin(), symbols.end(), is_row)) {
    std::vector<Symbols> rows(count);
    for (std::size_t row = 0; row < count; ++row)
      for (std::size_t at = 0; at < count; ++at) rows[row].push_back(trim(symbols[row].substr(at, 1)));
    return board_of_rows(rows, form);
  }
  const std::size_t side = side_of_cells(count);
  return side > 0 ? board_of(symbols, side, form) : std::nullopt;
}

std::optional<Found> board_in_list(const JsonValue& json) {
  if (std::all_of(json.items.begin(), json.items.end(), [](const JsonValue& row) { return row.is(Is::list); })) {
    std::vector<Symbols> rows(json.items.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
      if (!symbols_of(json.items[row], rows[row])) return std::nullopt;
    return board_of_rows(rows, Form::json);
  }
  Symbols symbols;
  if (!symbols_of(json, symbols)) return std::nullopt;
  const auto is_table = [](std::string_view row) { return row.find_first_of(",;") != std::string_view::npos; };
  if (!is_side(symbols.size()) || !std::all_of(symbols.begin(), symbols.end(), is_table))
    return board_of_symbols(symbols, Form::json);
  std::string table;  // each row is a line of it
  for (const std::string_view row : symbols) (table += row) += '\n';
  std::vector<Found> boards = boards_in(table);
  return boards.empty() ? std::nullopt : std::optional(std::move(boards[0]));
}

std::vector<Found> boards_of(const JsonValue& json, int depth) {
  std::vector<Found> boards;
  if (depth > most_depth) return boards;
  if (json.is(Is::text)) return json.text.size() >= fewest_cells ? boards_in(json.text) : boards;
  if (json.is(Is::list))
    if (auto board = board_in_list(json)) return {std::move(*board)};
  // The puzzles under the first of the known keys that has one, else all others.
  const auto key_of = [&json](std::size_t at) {
    return json.is(Is::object) ? std::string_view(json.keys[at]) : std::string_view();
  };
  const auto add_items = [&](const auto& is_meant) {
    for (std::size_t at = 0; at < json.items.size(); ++at) {
      if (!is_meant(key_of(at))) continue;
      std::vector<Found> inner = boards_of(json.items[at], depth + 1);
      boards.insert(boards.end(), inner.begin(), inner.end());
    }
  };
  for (const std::string_view key : keys) {
    add_items([key](std::string_view each) { return each == key; });
    if (!boards.empty()) return boards;
  }
  add_items([](std::string_view key) {
    return !is_one_of(key, keys) && !is_one_of(key, solutions) && !is_one_of(key, region_keys);
  });
  return boards;
}

// ---- lists of programs ----

bool is_word(char c) { return is_digit(c) || is_letter(c) || c == '_'; }

// Without comments, and without the brackets behind a name: `int grid[9][9]`.
std::string without_comments(std::string_view text) {
  std::string code;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_first = at == 0 || is_space(text[at - 1]) || text[at - 1] == '\n';
    const std::string_view rest = text.substr(at);
    std::size_t end = std::string_view::npos;
    if (rest.starts_with("/*")) end = rest.find("*/");
    if (rest.starts_with("/*") && end != std::string_view::npos) {
      at += end + 1;
    } else if (rest.starts_with("//") || (is_first && rest[0] == '#')) {
      at += std::min(rest.find('\n'), rest.size()) - 1;
    } else if (rest[0] == '[' && !code.empty() && is_word(code.back()) &&
               (end = rest.find_first_not_of("0123456789", 1)) != std::string_view::npos && rest[end] == ']') {
      at += end;
    } else {
      code += rest[0];
      continue;
    }
    if (at + 1 < text.size() && text[at + 1] == '[') continue;  // behind the name stands another bracket
    code += ' ';
  }
  return code;
}

bool is_bare(char c) { return is_word(c) || std::string_view(".*?-").find(c) != std::string_view::npos; }

// What stands in quotation marks, and words.
Symbols symbols_in(std::string_view body) {
  Symbols symbols;
  for (std::size_t at = 0; at < body.size(); ++at) {
    const std::size_t close =
        body[at] == '"' || body[at] == '\'' ? body.find(body[at], at + 1) : std::string_view::npos;
    if (close != std::string_view::npos) {
      symbols.push_back(trim(body.substr(at + 1, close - at - 1)));
      at = close;
    } else if (is_bare(body[at])) {
      const std::size_t begin = at;
      while (at + 1 < body.size() && is_bare(body[at + 1])) ++at;
      symbols.push_back(body.substr(begin, at + 1 - begin));
    }
  }
  return symbols;
}

// The place of the first list: a bracket before another one or a value.
std::size_t begin_of_list(std::string_view code) {
  for (std::size_t at = 0; at < code.size(); ++at) {
    if (code[at] != '[' && code[at] != '{' && code[at] != '(') continue;
    const std::size_t next = code.find_first_not_of(" \t\n", at + 1);
    if (next == std::string_view::npos) break;
    if (is_digit(code[next]) || std::string_view("[{(\"'.").find(code[next]) != std::string_view::npos) return at;
  }
  return std::string_view::npos;
}

// Boards of 9×9 one after the other, or one of a size without square boxes.
std::vector<Found> boards_of_numbers(const Symbols& symbols) {
  std::size_t side = 9;
  if (symbols.size() % 81 != 0)
    for (side = 0; side * side < symbols.size();) ++side;
  std::vector<Found> boards;
  if (!is_side(side) || symbols.size() % (side * side) != 0) return boards;
  for (auto cell = symbols.begin(); cell != symbols.end(); cell += static_cast<std::ptrdiff_t>(side * side))
    if (auto board = board_of({cell, cell + static_cast<std::ptrdiff_t>(side * side)}, side, Form::list))
      boards.push_back(std::move(*board));
  return boards;
}

}  // namespace

std::vector<Found> boards_in_json(const JsonValue& json, JsonProblem& problem) {
  using enum JsonProblem::Kind;
  const JsonValue* const puzzle = json.member("puzzle");
  const JsonValue* const constraints = puzzle == nullptr ? nullptr : puzzle->member("constraints");
  if (json.member("formatVersion") != nullptr && constraints != nullptr && constraints->is(Is::list)) {
    problem.kind = foreign;
    return {};
  }
  std::vector<Found> boards = boards_of(json, 0);
  for (Found& board : boards) board.form = Form::json;
  std::vector<Regions> found;
  find_layouts(json, 0, found);
  for (const auto& [key, regions] : found) {
    if (!boards.empty() && is_usual(*regions, boards[0].side)) continue;
    problem = {boards.empty() ? layout : irregular, std::string(key)};
    return {};
  }
  return boards;
}

std::vector<Found> boards_in_lists(std::string_view text) {
  if (text.size() > longest_list) return {};
  const std::string code = without_comments(text);
  const std::size_t begin = begin_of_list(code);
  const std::string_view front = std::string_view(code).substr(std::min(code.find_first_not_of(" \t\n"), code.size()));
  if (begin == std::string_view::npos && !front.starts_with('"') && !front.starts_with('\'')) return {};
  const Symbols symbols = symbols_in(std::string_view(code).substr(begin == std::string_view::npos ? 0 : begin));
  if (auto board = board_of_symbols(symbols, Form::list)) return {std::move(*board)};
  std::vector<Found> boards;
  bool has_whole = false;
  for (const std::string_view symbol : symbols) {
    if (side_of_cells(symbol.size()) == 0) continue;
    has_whole = true;
    for (Found& board : boards_in(symbol)) boards.push_back(std::move(board));
  }
  if (!has_whole) return boards_of_numbers(symbols);
  for (Found& board : boards) board.form = Form::list;
  return boards;
}

}  // namespace quadrille::reading::pasted
