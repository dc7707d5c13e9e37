// The rules in the JSON of f-puzzles, by key: each is put into the rules of `iss` that mean the same. Keys beyond those
// of f-puzzles itself are those of the extension by dclamage (SudokuSolver, UserScripts/fpuzzles-newconstraints.js).
// A rule that can have no effect, such as a thermometer of one cell, is passed over.
#include <algorithm>
#include <iterator>

#include "core/links/builder.hpp"
#include "core/links/relations.hpp"

namespace quadrille::links {

namespace {

constexpr int usual_lockout = 4;         // the difference of lockout lines on 9×9 boards
constexpr std::size_t largest_pill = 3;  // a pill of more cells cannot be a sum of cells

std::string in_decimal(int number) { return decimal(static_cast<std::uint64_t>(number)); }

Cells distinct(const Cells& cells) {
  Cells once;
  for (const int cell : cells)
    if (std::find(once.begin(), once.end(), cell) == once.end()) once.push_back(cell);
  return once;
}

int number_of(Builder& builder, Value value, std::string_view key) {
  const auto number = whole_in(value, 0, most_sum);
  if (!number) builder.refuse(the_rule(key) + " has " + quoted(value) + " where a number must be");
  return number.value_or(0);
}

// The number of a clue outside; none where f-puzzles draws a clue that states nothing.
std::optional<int> clue_of(Builder& builder, Value value, std::string_view key, Value cell) {
  if (is_empty(value)) return std::nullopt;
  if (trim(text_in(value)) != "?") return number_of(builder, value, key);
  builder.add_line("the " + std::string(key) + " at " + text_in(cell) + " is \"?\"");
  return std::nullopt;
}

// ---- cells outside the board ----

bool is_inside(const Builder& builder, const Position& place) {
  return place.row >= 0 && place.row < builder.values() && place.column >= 0 && place.column < builder.values();
}

struct Line {
  std::string id;
  bool is_reverse;
};

std::optional<Line> outside_line(const Builder& builder, Value name) {
  const auto place = place_in(name);
  if (!place) return std::nullopt;
  const int size = builder.values();
  const bool is_row = place->row >= 0 && place->row < size, is_column = place->column >= 0 && place->column < size;
  if (is_row && (place->column == -1 || place->column == size))
    return Line{"R" + in_decimal(place->row + 1), place->column == size};
  if (is_column && (place->row == -1 || place->row == size))
    return Line{"C" + in_decimal(place->column + 1), place->row == size};
  return std::nullopt;
}

struct Direction {
  std::string_view name;
  int down, right;
};
constexpr Direction directions[] = {{"UR", -1, 1}, {"UL", -1, -1}, {"DR", 1, 1}, {"DL", 1, -1}};

// In which direction a cell at the border begins a diagonal, so that each has one name in `iss`.
std::string_view direction_from(const Builder& builder, int cell) {
  const int last = builder.values() - 1, row = cell / builder.values(), column = cell % builder.values();
  if (column == 0 && row < last) return "DR";
  if (row == 0) return column > 0 ? "DL" : "";
  if (row == last) return column > 0 && column < last ? "UR" : "";
  return column == last ? "UL" : "";
}

// The cells of a diagonal, the one by which `iss` names it first; none where the link names none.
Cells diagonal_of(const Builder& builder, Value name, Value direction) {
  auto place = place_in(name);
  const std::string towards = is_text(direction) ? direction->text : std::string();
  const auto found = std::find_if(std::begin(directions), std::end(directions),
                                  [&towards](const Direction& each) { return each.name == towards; });
  Cells cells;
  if (!place || found == std::end(directions)) return cells;
  if (!is_inside(builder, *place)) place = Position{place->row + found->down, place->column + found->right};
  for (; is_inside(builder, *place); place->row += found->down, place->column += found->right)
    cells.push_back(place->row * builder.values() + place->column);
  if (!cells.empty() && direction_from(builder, cells[0]) != towards) std::reverse(cells.begin(), cells.end());
  return cells;
}

// ---- a rule each ----

using Key = std::string_view;
using Reader = void (*)(Builder& builder, Value value, Key key);
using LineReader = void (*)(Builder& builder, const Cells& cells, Value entry, Key key);
using ClueReader = void (*)(Builder& builder, const Line& line, int clue);
using EntryReader = void (*)(Builder& builder, Value entry, Key key);

template <EntryReader read>
void each(Builder& builder, Value value, Key key) {
  for (const Value entry : builder.list(value, key)) read(builder, builder.object(entry, key), key);
}

// Entries that have lines; one with fewer cells has no effect.
template <LineReader add, std::size_t least = 2>
void lines(Builder& builder, Value value, Key key) {
  for (const Value item : builder.list(value, key)) {
    const Value entry = builder.object(item, key);
    for (const Value line : builder.list(member(entry, "lines"), key)) {
      const Cells cells = builder.cells_in(line, key);
      if (cells.size() >= least) add(builder, cells, entry, key);
    }
  }
}

Cells singles(Builder& builder, Value value, Key key) {
  Cells cells;
  for (const Value item : builder.list(value, key)) {
    const Value entry = builder.object(item, key), one = member(entry, "cell"), many = member(entry, "cells");
    if (!is_empty(one)) {
      cells.push_back(builder.cell(one, key));
    } else if (many != nullptr && !many->is(JsonValue::Kind::null)) {
      for (const int cell : builder.cells_in(many, key)) cells.push_back(cell);
    }
  }
  return distinct(cells);
}

template <ClueReader add>
void clues(Builder& builder, Value value, Key key) {
  for (const Value item : builder.list(value, key)) {
    const Value entry = builder.object(item, key), cell = member(entry, "cell");
    const auto line = outside_line(builder, cell);
    if (!line) {
      builder.refuse(the_rule(key) + " has " + quoted(cell) + ", which is not beside a row or column");
      continue;
    }
    if (const auto clue = clue_of(builder, member(entry, "value"), key, cell)) add(builder, *line, *clue);
  }
}

bool is_set(Builder& builder, Value value, Key key) { return builder.flag(value, the_rule(key)); }

void add_disjoint_groups(Builder& builder, Value value, Key key) {
  if (!is_set(builder, value, key)) return;
  if (builder.has_boxes) return builder.add("DisjointSets");
  for (std::size_t at = 0; at < static_cast<std::size_t>(builder.values()); ++at) {
    Cells cells;
    for (const Cells& region : builder.regions)
      if (at < region.size()) cells.push_back(region[at]);
    if (cells.size() > 1) builder.add_cells("AllDifferent", cells);
  }
}

template <int rest>
void restrict_to_rest(Builder& builder, Value value, Key key) {
  for (const int cell : singles(builder, value, key)) builder.restrict(cell, [](int each) { return each % 2 == rest; });
}

template <bool is_maximum>
void add_extremes(Builder& builder, Value value, Key key) {
  const Cells cells = singles(builder, value, key);
  for (const int cell : cells) {
    Cells around = builder.neighbours(cell);
    std::erase_if(around, [&cells](int other) { return std::find(cells.begin(), cells.end(), other) != cells.end(); });
    if (around.empty()) continue;
    // The earlier of two neighbours is the greater one.
    around.insert(is_maximum ? around.begin() : around.end(), cell);
    builder.add_cells("GreaterThan", around);
  }
}

void add_box_indexers(Builder& builder, Value value, Key key) {
  for (const int cell : singles(builder, value, key)) {
    const auto box = std::find_if(builder.regions.begin(), builder.regions.end(), [cell](const Cells& region) {
      return std::find(region.begin(), region.end(), cell) != region.end();
    });
    if (box == builder.regions.end()) {
      builder.refuse(the_rule(key) + " has " + builder.name_of(cell) + ", which is in no box");
      continue;
    }
    const int from = static_cast<int>(std::find(box->begin(), box->end(), cell) - box->begin()) + 1;
    for (int to = 1; to <= static_cast<int>(box->size()); ++to) {
      if (to == from) continue;
      builder.add_relation(box_indexer(from, to), {{cell, (*box)[static_cast<std::size_t>(to - 1)]}});
    }
  }
}

void add_extra_region(Builder& builder, Value entry, Key key) {
  const Cells region = distinct(builder.cells_in(member(entry, "cells"), key));
  const auto values = static_cast<std::size_t>(builder.values());
  if (region.size() > values)
    builder.refuse(the_rule(key) + " has a region of more than " + decimal(values) + " cells");
  if (region.size() > 1) builder.add_cells("AllDifferent", region);
}

void add_cage(Builder& builder, Value entry, Key key) {
  const Cells cage = builder.cells_in(member(entry, "cells"), key);
  const Value value = member(entry, "value");
  const auto sum = is_empty(value) ? std::optional(0) : whole_in(value, 0, most_sum);
  if (!cage.empty()) builder.add_cells("Cage", cage, {in_decimal(sum.value_or(0))});
  const std::string label = builder.label(value, the_rule(key));
  if (!sum && !cage.empty())
    builder.add_line("the cage at " + builder.name_of(cage[0]) + " has " + quoted(std::string_view(label)));
}

void add_clone(Builder& builder, Value entry, Key key) {
  const Cells first = builder.cells_in(member(entry, "cells"), key);
  const Cells second = builder.cells_in(member(entry, "cloneCells"), key);
  if (first.size() != second.size()) return builder.refuse(the_rule(key) + " has two groups of different sizes");
  for (std::size_t i = 0; i < first.size(); ++i)
    if (first[i] != second[i]) builder.add_cells("SameValues", {first[i], second[i]}, {"2"});
}

void add_quadruple(Builder& builder, Value entry, Key key) {
  Cells square = builder.cells_in(member(entry, "cells"), key);
  std::sort(square.begin(), square.end());
  const int first = square.empty() ? 0 : square[0], size = builder.values();
  const Value values = member(entry, "values");
  Cells numbers;
  if (!is_empty(values))
    for (const Value value : builder.list(values, key)) numbers.push_back(builder.value_at(first, value));
  if (numbers.empty()) return;
  Arguments written;
  std::string joined;
  for (const int number : numbers) {
    written.push_back(in_decimal(number));
    joined += (joined.empty() ? "" : "_") + written.back();
  }
  const bool is_square = first % size < size - 1 && square == Cells{first, first + 1, first + size, first + size + 1};
  if (!is_square || distinct(numbers).size() != numbers.size())
    return builder.add_cells("ContainAtLeast", square, {joined});
  written.insert(written.begin(), builder.name_of(first));
  builder.add("Quad", std::move(written));
}

void add_arrow(Builder& builder, Value entry, Key key) {
  const Cells circle = builder.cells_in(member(entry, "cells"), key);
  if (circle.size() > largest_pill)
    builder.refuse(the_rule(key) + " has a circle of " + decimal(circle.size()) + " cells");
  for (const Value line : builder.list(member(entry, "lines"), key)) {
    Cells cells = builder.cells_in(line, key);
    if (!cells.empty()) cells.erase(cells.begin());  // the first is in the circle
    if (circle.empty() || cells.empty()) continue;
    cells.insert(cells.begin(), circle.begin(), circle.end());
    if (circle.size() == 1) {
      builder.add_cells("Arrow", cells);
    } else {
      builder.add_cells("PillArrow", cells, {decimal(circle.size())});
    }
  }
}

// In base64url without padding.
std::string encoded(std::string_view text) {
  constexpr std::string_view symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::string out;
  unsigned bits = 0, value = 0;
  for (const char c : text) {
    value = value << 8 | static_cast<unsigned char>(c);
    for (bits += 8; bits >= 6; bits -= 6) out += symbols[value >> (bits - 6) & 63];
    value &= 63;
  }
  if (bits > 0) out += symbols[value << (6 - bits) & 63];
  return out;
}

void add_entropic(Builder& builder, const Cells& cells, Value, Key) {
  if (builder.values() == 9) return builder.add_cells("Entropic", cells);
  builder.add_cells("Regex", cells, {encoded(entropic_pattern(builder.values(), cells.size()))});
}

void add_region_sums(Builder& builder, const Cells& cells, Value, Key key) {
  if (builder.has_full_regions) return builder.add_cells("RegionSumLine", cells);
  if (builder.regions.empty()) return builder.refuse(the_rule(key) + " needs regions, and the board has none");
  Arguments names;
  std::size_t segments = 0;
  const Cells* last = nullptr;
  for (const int cell : cells) {
    const auto region = std::find_if(builder.regions.begin(), builder.regions.end(), [cell](const Cells& other) {
      return std::find(other.begin(), other.end(), cell) != other.end();
    });
    if (region == builder.regions.end()) continue;
    if (&*region != last && segments++ > 0) names.emplace_back("-");
    names.push_back(builder.name_of(cell));
    last = &*region;
  }
  if (segments > 1) builder.add("EqualSum", std::move(names));
}

template <int less>
void add_whispers(Builder& builder, const Cells& cells, Value entry, Key key) {
  const Value value = member(entry, "value");
  const int difference = is_empty(value) ? (builder.values() + 1) / 2 - less : number_of(builder, value, key);
  builder.add_cells("Whisper", cells, {difference < 0 ? "-" + in_decimal(-difference) : in_decimal(difference)});
}

void add_lockout(Builder& builder, const Cells& cells, Value entry, Key key) {
  const Value value = member(entry, "value");
  if (is_empty(value) && builder.values() != 9)
    builder.refuse(the_rule(key) + " has no value, and only on a 9×9 board is it known to be " +
                   in_decimal(usual_lockout));
  const int difference = is_empty(value) ? usual_lockout : number_of(builder, value, key);
  builder.add_cells("Lockout", cells, {in_decimal(difference)});
}

void add_little_killer(Builder& builder, Value entry, Key key) {
  const Value cell = member(entry, "cell"), direction = member(entry, "direction");
  const Cells cells = diagonal_of(builder, cell, direction);
  if (cells.empty())
    return builder.refuse(the_rule(key) + " has " + quoted(cell) + " and " + quoted(direction) +
                          ", which is no diagonal");
  const auto sum = clue_of(builder, member(entry, "value"), key, cell);
  if (!sum) return;
  if (cells.size() == 1) {
    builder.restrict(cells[0], [sum](int value) { return value == *sum; });
  } else {
    builder.add("LittleKiller", {in_decimal(*sum), builder.name_of(cells[0])});
  }
}

template <char kind>
void add_indexing(Builder& builder, Value value, Key key) {
  builder.add_cells("Indexing", singles(builder, value, key), {std::string(1, kind)});
}

void add_slow(Builder& builder, const Cells& cells, Value, Key) { builder.add_relation(slow_thermometer(), {cells}); }
void add_nabner(Builder& builder, const Cells& cells, Value, Key) {
  builder.add_relation(nabner(), {distinct(cells)}, "PairX");
}
void add_renban(Builder& builder, const Cells& cells, Value, Key) { builder.add_cells("Renban", distinct(cells)); }
void add_modular(Builder& builder, const Cells& cells, Value, Key) { builder.add_cells("Modular", cells, {"3"}); }
void add_thermo(Builder& builder, const Cells& cells, Value, Key) { builder.add_cells("Thermo", cells); }
void add_palindrome(Builder& builder, const Cells& cells, Value, Key) { builder.add_cells("Palindrome", cells); }
void add_between(Builder& builder, const Cells& cells, Value, Key) { builder.add_cells("Between", cells); }
void add_zipper(Builder& builder, const Cells& cells, Value, Key) { builder.add_cells("Zipper", cells); }
void add_double_arrow(Builder& builder, const Cells& cells, Value, Key) { builder.add_cells("DoubleArrow", cells); }

void add_sandwich(Builder& builder, const Line& line, int clue) {
  builder.add("Sandwich", {in_decimal(clue), line.id});
}
void add_directed(Builder& builder, std::string_view kind, const Line& line, int clue) {
  const std::string number = in_decimal(clue);
  builder.add(kind, line.is_reverse ? Arguments{line.id, "", number} : Arguments{line.id, number, ""});
}
void add_x_sum(Builder& builder, const Line& line, int clue) { add_directed(builder, "XSum", line, clue); }
void add_skyscraper(Builder& builder, const Line& line, int clue) { add_directed(builder, "Skyscraper", line, clue); }

void add_diagonal(Builder& builder, Value value, Key key) {
  if (is_set(builder, value, key)) builder.add("Diagonal", {key == "diagonal+" ? "1" : "-1"});
}
void add_antiknight(Builder& builder, Value value, Key key) {
  if (is_set(builder, value, key)) builder.add("AntiKnight");
}
void add_antiking(Builder& builder, Value value, Key key) {
  if (is_set(builder, value, key)) builder.add("AntiKing");
}

struct Row {
  std::string_view key;
  Reader read;
};

constexpr Row table[] = {
    {"diagonal+", add_diagonal},
    {"diagonal-", add_diagonal},
    {"antiknight", add_antiknight},
    {"antiking", add_antiking},
    {"disjointgroups", add_disjoint_groups},
    {"odd", restrict_to_rest<1>},
    {"even", restrict_to_rest<0>},
    {"minimum", add_extremes<false>},
    {"maximum", add_extremes<true>},
    {"rowindexer", add_indexing<'R'>},
    {"columnindexer", add_indexing<'C'>},
    {"boxindexer", add_box_indexers},
    {"extraregion", each<add_extra_region>},
    {"killercage", each<add_cage>},
    {"clone", each<add_clone>},
    {"quadruple", each<add_quadruple>},
    {"arrow", each<add_arrow>},
    {"thermometer", lines<add_thermo>},
    {"slowthermometer", lines<add_slow>},
    {"palindrome", lines<add_palindrome>},
    {"renban", lines<add_renban>},
    {"betweenline", lines<add_between, 3>},
    {"zipperline", lines<add_zipper, 3>},
    {"doublearrow", lines<add_double_arrow, 3>},
    {"modularline", lines<add_modular>},
    {"entropicline", lines<add_entropic>},
    {"regionsumline", lines<add_region_sums>},
    {"nabner", lines<add_nabner>},
    {"whispers", lines<add_whispers<0>>},
    {"germanwhispers", lines<add_whispers<0>>},
    {"dutchwhispers", lines<add_whispers<1>>},
    {"lockout", lines<add_lockout>},
    {"littlekillersum", each<add_little_killer>},
    {"sandwichsum", clues<add_sandwich>},
    {"xsum", clues<add_x_sum>},
    {"skyscraper", clues<add_skyscraper>},
};

const Row* find_row(std::string_view key) {
  const auto found = std::find_if(std::begin(table), std::end(table), [key](const Row& row) { return row.key == key; });
  return found == std::end(table) ? nullptr : &*found;
}

}  // namespace

std::optional<Position> place_in(Value name) {
  if (!is_text(name)) return std::nullopt;
  const std::string text = lower_case(trim(name->text));
  const std::size_t middle = text.find('c');
  if (!text.starts_with('r') || middle == std::string::npos) return std::nullopt;
  const auto number = [](std::string_view digits) {
    const auto whole = digits.size() <= 2 ? whole_number(digits) : std::nullopt;
    return whole ? std::optional(static_cast<int>(*whole) - 1) : std::nullopt;
  };
  const auto row = number(std::string_view(text).substr(1, middle - 1));
  const auto column = number(std::string_view(text).substr(middle + 1));
  if (!row || !column) return std::nullopt;
  return Position{*row, *column};
}

bool is_rule(std::string_view key) { return find_row(key) != nullptr; }

void read_rules(Builder& builder, std::string_view key, Value value) { find_row(key)->read(builder, value, key); }

}  // namespace quadrille::links
