// One random rule of each kind (variant_boards.hpp).
#include <algorithm>
#include <array>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_random_codes.hpp"

namespace quadrille::test {

using variant::Board;
using variant::Cell;
using variant::Group;
using variant::Shape;

namespace {

std::string number(int value) { return std::to_string(value); }

Board board_of(const Shape& shape) {
  Board board;
  variant::set_shape(board, shape);
  return board;
}

std::string cell_name(const Shape& shape, Cell cell) {
  std::string name;
  variant::write_cell(board_of(shape), cell, name);
  return name;
}

std::string names(const Shape& shape, const Group& cells) {
  std::string text;
  variant::write_cells(board_of(shape), cells, text);
  return text;
}

// A walk over neighbours, also by a corner; no cell twice.
Group random_line(const Shape& shape, std::size_t least, std::size_t most, Random& random) {
  Group line = {static_cast<Cell>(random.below(shape.size()))};
  const std::size_t length = least + random.below(most - least + 1);
  for (int tries = 0; line.size() < length && tries < 100; ++tries) {
    const unsigned row = shape.row(line.back()) + random.below(3), column = shape.column(line.back()) + random.below(3);
    if (row == 0 || row > shape.rows || column == 0 || column > shape.columns) continue;
    const Cell next = shape.cell(row - 1, column - 1);
    if (std::find(line.begin(), line.end(), next) == line.end()) line.push_back(next);
  }
  return line;
}

// Now and then a line visits cells several times: it closes to a loop, goes back the way that it came, has copies of
// some of its cells anywhere, or goes to and fro between a few cells.
void repeat_cells(Group& line, Random& random) {
  if (!random.one_in(3)) return;
  const Group once = line;
  const auto any_cell = [&](std::size_t among) { return once[random.below(std::min(among, once.size()))]; };
  switch (random.below(4)) {
    case 0: line.push_back(once.front()); return;
    case 1: {
      const std::size_t turn = 1 + random.below(once.size());
      line.resize(turn);
      for (std::size_t i = turn - random.below(2); i > 0; --i) line.push_back(once[i - 1]);
      return;
    }
    case 2:
      for (std::size_t count = 1 + random.below(3); count > 0; --count)
        line.insert(line.begin() + static_cast<std::ptrdiff_t>(random.below(line.size() + 1)), any_cell(once.size()));
      return;
    default: {
      const std::size_t cells = 2 + random.below(2);
      line.clear();
      for (std::size_t count = 3 + random.below(6); count > 0; --count) line.push_back(any_cell(cells));
    }
  }
}

// Connected cells.
Group random_cage(const Shape& shape, std::size_t least, std::size_t most, Random& random) {
  Group cage = {static_cast<Cell>(random.below(shape.size()))};
  const std::size_t size = least + random.below(most - least + 1);
  for (int tries = 0; cage.size() < size && tries < 200; ++tries) {
    const auto next = static_cast<Cell>(random.below(shape.size()));
    const auto touches = [&](Cell cell) { return variant::are_neighbours(shape, cell, next); };
    if (std::find(cage.begin(), cage.end(), next) == cage.end() && std::any_of(cage.begin(), cage.end(), touches)) {
      cage.push_back(next);
    }
  }
  return cage;
}

Group random_cells(const Shape& shape, std::size_t count, Random& random) {
  Group cells(shape.size());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<Cell>(cell);
  random.shuffle(cells);
  cells.resize(std::min(count, cells.size()));
  return cells;
}

std::string random_values(const Shape& shape, std::size_t most, char between, Random& random) {
  std::string text;
  for (std::size_t count = 1 + random.below(most); count > 0; --count) {
    text += number(any_value(shape, random));
    if (count > 1) text += between;
  }
  return text;
}

std::string line_name(const Shape& shape, Random& random) {
  const bool is_row = random.one_in(2);
  return (is_row ? "R" : "C") + number(1 + static_cast<int>(random.below(is_row ? shape.rows : shape.columns)));
}

// A clue from one side or from both.
std::string two_clues(const Shape& shape, int most, Random& random) {
  const std::string line = "~" + line_name(shape, random),
                    clue = number(1 + static_cast<int>(random.below(static_cast<unsigned>(most))));
  if (random.one_in(2)) return line + "~" + clue + "~";
  return line + "~~" + clue;
}

// Rules that are a name and a random line or cage.
constexpr std::array<std::string_view, 20> line_rules = {
    "Arrow",    "Between", "BlackDot",      "DoubleArrow", "Entropic", "GreaterThan", "Palindrome",    "PillArrow",
    "Regex",    "Renban",  "RegionSumLine", "SumLine",     "Thermo",   "V",           "ValueIndexing", "Whisper",
    "WhiteDot", "X",       "Zipper",        "Lockout"};

// Rules about lines, cages and sums that may have a cell several times.
constexpr std::array<std::string_view, 17> rules_with_repeats = {
    "Arrow",     "Between",    "Cage",  "DoubleArrow",   "Entropic", "Lockout", "Modular", "NFA",   "Pair",
    "PillArrow", "Palindrome", "Regex", "RegionSumLine", "Sum",      "SumLine", "Whisper", "Zipper"};

bool is_line_rule(std::string_view name) {
  return std::find(line_rules.begin(), line_rules.end(), name) != line_rules.end();
}

// The names of the cells of a line, which the rule may visit several times if the reader allows it.
std::string line_of_rule(std::string_view name, const Shape& shape, std::size_t least, std::size_t most,
                         Random& random) {
  Group line = random_line(shape, least, most, random);
  if (may_repeat_cells(name)) repeat_cells(line, random);
  return names(shape, line);
}

std::string random_line_rule(std::string_view name, const Shape& shape, Random& random) {
  const std::string rule(name);
  const auto line = [&](std::size_t least, std::size_t most) { return line_of_rule(name, shape, least, most, random); };
  if (name == "WhiteDot" || name == "BlackDot" || name == "GreaterThan" || name == "X" || name == "V") {
    return rule + names(shape, random_cage(shape, 2, 3, random));
  }
  if (name == "Regex") {
    return rule + "~" + variant::encode_base64(random_pattern(shape, 3, random)) + line(1, 5) +
           (random.one_in(3) ? "~" + line(2, 3) : "");
  }
  if (name == "Whisper") return rule + "~" + number(1 + static_cast<int>(random.below(3))) + line(2, 5);
  if (name == "Lockout") return rule + "~" + number(1 + static_cast<int>(random.below(3))) + line(3, 4);
  if (name == "PillArrow") return rule + "~" + number(2 + static_cast<int>(random.below(2))) + line(4, 9);
  if (name == "SumLine") {
    // The nodes of dlx grow exponentially with the sum of a loop that visits cells several times.
    const bool is_loop = random.one_in(3);
    return rule + "~" + number(3 + static_cast<int>(random.below(is_loop ? 4 : 9))) + line(2, 7) +
           (is_loop ? "~LOOP" : "");
  }
  if (name == "Thermo" || name == "Renban" || name == "Between") return rule + line(2, 4);
  return rule + line(3, 5);
}

std::string random_group_rule(std::string_view name, const Shape& shape, Random& random) {
  const std::string rule(name);
  const int highest = shape.lowest + shape.values - 1;
  const auto cage = [&](std::size_t least, std::size_t most) {
    Group cells = random_cage(shape, least, most, random);
    if (may_repeat_cells(name) && random.one_in(3)) repeat_cells(cells, random);
    return names(shape, cells);
  };
  const auto any = [&](int most) {
    return "~" + number(1 + static_cast<int>(random.below(static_cast<unsigned>(most))));
  };
  if (name == "Cage") return rule + (random.one_in(6) ? "~" : any(highest * 3)) + cage(1, 5);
  if (name == "RellikCage") return rule + any(highest * 2) + cage(2, 4);
  if (name == "EqualityCage") return rule + cage(2, 2 + 2 * random.below(2));
  if (name == "AllDifferent") return rule + cage(2, 6);
  if (name == "Lunchbox")
    return rule + "~" + number(static_cast<int>(random.below(12))) + names(shape, random_line(shape, 2, 5, random));
  if (name == "ContainAtLeast" || name == "ContainExact")
    return rule + "~" + random_values(shape, 3, '_', random) + cage(2, 5);
  if (name == "LookAndSay") {
    const int first = any_value(shape, random);
    return rule + "~" + number(static_cast<int>(random.below(3))) + number(first % 10) + cage(3, 6);
  }
  if (name == "CountingCircles") return rule + names(shape, random_cells(shape, 1 + random.below(6), random));
  if (name == "CountDistinct") return rule + names(shape, random_cells(shape, 3 + random.below(5), random));
  if (name == "Indexing")
    return rule + (random.one_in(2) ? "~C" : "~R") + names(shape, random_cells(shape, 1 + random.below(3), random));
  if (name == "SameValues") {
    const std::size_t sets = 2 + random.below(2);
    return rule + "~" + number(static_cast<int>(sets)) +
           names(shape, random_cells(shape, sets * (1 + random.below(3)), random));
  }
  if (name == "EqualSum") {
    if (shape.size() < 5) return rule;
    Group cells = random_cells(shape, 7, random);
    const auto cut = static_cast<std::ptrdiff_t>(1 + random.below(3));
    if (random.one_in(3)) cells[3] = cells[0];  // in two segments
    return rule + names(shape, {cells.begin(), cells.begin() + cut}) + "~-" +
           names(shape, {cells.begin() + cut, cells.begin() + 4}) +
           (random.one_in(3) ? "~-" + names(shape, {cells.begin() + 4, cells.begin() + 5}) : "");
  }
  if (name == "Quad") {
    if (std::min(shape.rows, shape.columns) < 2) return rule;
    const Cell corner = shape.cell(random.below(shape.rows - 1u), random.below(shape.columns - 1u));
    return rule + "~" + cell_name(shape, corner) + "~" + random_values(shape, 3, '~', random);
  }
  // Sum
  Group cells = random_cells(shape, 2 + random.below(3), random);
  repeat_cells(cells, random);
  std::string text = rule + "~" + number(static_cast<int>(random.below(static_cast<unsigned>(highest) * 3)));
  if (random.one_in(2)) {
    text += "_=";
    for (std::size_t i = 0; i < cells.size(); ++i) text += "_" + number(static_cast<int>(random.below(5)) - 2);
  }
  return text + names(shape, cells);
}

constexpr std::array<std::string_view, 14> group_rules = {
    "AllDifferent", "Cage",     "ContainAtLeast", "ContainExact", "CountDistinct", "CountingCircles", "EqualSum",
    "EqualityCage", "Indexing", "LookAndSay",     "Lunchbox",     "RellikCage",    "SameValues",      "Sum"};

// A layout with regions of the board's size, by exchanging cells of boxes or rows. They need not be connected.
std::string random_layout(const Board& board, Random& random) {
  const Shape& shape = board.shape;
  const std::size_t size = variant::region_size(board);
  std::string layout;
  for (std::size_t cell = 0; cell < shape.size(); ++cell) layout += static_cast<char>('0' + cell / size);
  for (unsigned i = 0; i < 2 * shape.rows; ++i)
    std::swap(layout[random.below(layout.size())], layout[random.below(layout.size())]);
  return layout;
}

}  // namespace

bool may_repeat_cells(std::string_view name) {
  return std::find(rules_with_repeats.begin(), rules_with_repeats.end(), name) != rules_with_repeats.end();
}

std::string random_rule(std::string_view name, const Board& board, Random& random) {
  const Shape& shape = board.shape;
  const std::string rule(name);
  if (is_line_rule(name)) return random_line_rule(name, shape, random);
  if (name == "Quad" || std::find(group_rules.begin(), group_rules.end(), name) != group_rules.end()) {
    return random_group_rule(name, shape, random);
  }
  if (name == "Modular")
    return rule + "~" + number(2 + static_cast<int>(random.below(2))) + line_of_rule(name, shape, 2, 5, random);
  if (name == "Diagonal") return rule + (random.one_in(2) ? "~1" : "~-1");
  if (name == "RegionSize") return rule + "~" + number(std::max(shape.rows, shape.columns));
  if (name == "Jigsaw") return rule + "~" + random_layout(board, random);
  if (name == "FullRankTies") return rule + (random.one_in(3) ? "~none" : random.one_in(2) ? "~any" : "~only-unclued");
  if (name == "FullRank") return rule + two_clues(shape, 4 * shape.rows, random);
  if (name == "XSum") return rule + two_clues(shape, 20, random);
  if (name == "Skyscraper" || name == "HiddenSkyscraper" || name == "NumberedRoom") {
    return rule + two_clues(shape, shape.values, random);
  }
  if (name == "Sandwich")
    return rule + "~" + number(static_cast<int>(random.below(14))) + "~" + line_name(shape, random);
  if (name == "LittleKiller") {
    return rule + "~" + number(static_cast<int>(random.below(25))) + "~" +
           cell_name(shape, random_cells(shape, 1, random)[0]);
  }
  if (name == "ConnectedValues") {  // of all values but one at most: fewer are seldom connected where lines differ
    std::string values;
    const int spared = random.one_in(2) ? any_value(shape, random) : shape.lowest - 1;
    for (int value = shape.lowest; value < shape.lowest + shape.values; ++value)
      if (value != spared) values += (values.empty() ? "" : "_") + number(value);
    return rule + "~~" + (values.empty() ? number(shape.lowest) : values);
  }
  if (name == "Pair" || name == "PairX") {
    return rule + "~" + random_relation(shape, name == "PairX", random) + line_of_rule(name, shape, 2, 4, random);
  }
  if (name == "NFA") {
    return rule + "~" + random_automaton(shape, random) + "~_name" + line_of_rule(name, shape, 1, 4, random) +
           (random.one_in(4) ? "~-" + line_of_rule(name, shape, 1, 3, random) : "");
  }
  return rule;
}

}  // namespace quadrille::test
