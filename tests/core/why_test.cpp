// The question `why` through core, as programs ask it, against all subsets of the statements of small boards.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/text/json_value.hpp"
#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/sudoku_oracle.hpp"

namespace why_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

struct Statement {
  std::string text;
  std::uint64_t line, column;
  std::vector<std::uint64_t> cells;
  bool together;
};

struct Why {
  std::string verdict, note;
  std::vector<Statement> statements;
  bool minimal, smallest;
};

Why read(const Answered& answered) {
  INFO(answered);
  REQUIRE(answered.kind == 'A');
  REQUIRE(answered.solutions.size() == 1);
  const auto found = read_json(answered.solutions[0]);
  REQUIRE(found);
  Why why = {
      answered.verdict, answered.note, {}, found->member("minimal")->boolean, found->member("smallest")->boolean};
  for (const JsonValue& each : found->member("statements")->items) {
    Statement statement = {each.member("text")->text,
                           *each.member("line")->whole(),
                           *each.member("column")->whole(),
                           {},
                           each.member("together") != nullptr && each.member("together")->boolean};
    for (const JsonValue& cell : each.member("cells")->items) statement.cells.push_back(*cell.whole());
    why.statements.push_back(std::move(statement));
  }
  return why;
}

Request request_of(const std::string& text, std::string cell = "", std::uint32_t value = 0,
                   EngineChoice engine = EngineChoice::automatic) {
  Request request = test::request_of(Question::why, engine, text);
  request.cell = std::move(cell);
  if (value > 0) request.cell += '=' + decimal(value);
  return request;
}

Why why(std::string_view puzzle, const Request& request, Fuel slice = {}) {
  return read(ask(puzzle, request, slice).at(0));
}

using Bits = std::uint32_t;

// The subsets of `count` statements by brute force: `is_enough` says whether one suffices.
struct Subsets {
  std::size_t least;             // the size of a smallest one that is enough
  std::vector<char> are_enough;  // by subset
};

Subsets subsets(std::size_t count, const std::function<bool(Bits)>& is_enough) {
  Subsets all = {count, {}};
  for (Bits bits = 0; bits < Bits{1} << count; ++bits) {
    all.are_enough.push_back(is_enough(bits));
    if (all.are_enough.back())
      all.least = std::min<std::size_t>(all.least, static_cast<std::size_t>(std::popcount(bits)));
  }
  return all;
}

// That the statements with these numbers are a reason as `why` says of it.
void require_reason(const Why& why, Bits reason, const Subsets& all) {
  REQUIRE(all.are_enough[reason]);
  REQUIRE(why.minimal);
  for (Bits left = reason; left != 0; left &= left - 1) REQUIRE(!all.are_enough[reason & ~(left & (~left + 1))]);
  if (why.smallest) REQUIRE(static_cast<std::size_t>(std::popcount(reason)) == all.least);
}

// A board of 4×4 with its givens: the statements.
struct SmallSudoku {
  std::string line;
  std::vector<std::size_t> givens;  // their cells

  explicit SmallSudoku(std::string text) : line(std::move(text)) {
    for (std::size_t cell = 0; cell < line.size(); ++cell)
      if (line[cell] != '.') givens.push_back(cell);
  }
  std::string with(Bits kept) const {
    std::string part(line.size(), '.');
    for (std::size_t i = 0; i < givens.size(); ++i)
      if ((kept >> i & 1) != 0) part[givens[i]] = line[givens[i]];
    return part;
  }
  Bits all() const { return (Bits{1} << givens.size()) - 1; }
  // The numbers of statements, which have their words and places too.
  Bits bits(const Why& why, bool only_together = false) const {
    Bits bits = 0;
    for (const Statement& statement : why.statements) {
      const std::size_t cell = statement.cells.at(0);
      const auto at = std::find(givens.begin(), givens.end(), cell);
      REQUIRE(at != givens.end());
      REQUIRE(statement.line == 1);
      REQUIRE(statement.column == cell + 1);
      REQUIRE(statement.text ==
              std::string(1, line[cell]) + " at row " + decimal(cell / 4 + 1) + ", column " + decimal(cell % 4 + 1));
      if (statement.together || !only_together) bits |= Bits{1} << (at - givens.begin());
    }
    return bits;
  }
};

const std::vector<std::string>& fillings() {
  static const std::vector<std::string> all = oracle::solutions(std::string(16, '.'), 288);
  return all;
}

SmallSudoku random_sudoku(Random& random, bool with_mistakes) {
  std::string line = fillings()[random.below(fillings().size())];
  std::size_t givens = 16;
  for (const std::size_t wanted = 4 + random.below(6); givens > wanted;) {
    char& cell = line[random.below(16)];
    if (cell == '.') continue;
    cell = '.';
    --givens;
  }
  for (int mistakes = with_mistakes ? 1 + static_cast<int>(random.below(2)) : 0; mistakes > 0;) {
    char& cell = line[random.below(16)];
    if (cell == '.') continue;
    cell = static_cast<char>('1' + random.below(4));
    --mistakes;
  }
  return SmallSudoku(line);
}

EngineChoice random_engine(Random& random) {
  return std::vector{EngineChoice::automatic, EngineChoice::dlx, EngineChoice::bits}[random.below(3)];
}

}  // namespace

TEST_CASE("Givens of 4×4 that contradict each other are the fewest of all subsets", "[why]") {
  Random random(381);
  int met = 0;
  for (int round = rounds(150); round > 0; --round) {
    const SmallSudoku board = random_sudoku(random, true);
    if (!oracle::solutions(board.line, 1).empty()) continue;
    ++met;
    INFO(board.line);
    const Why found = why("sudoku", request_of(board.line, "", 0, random_engine(random)));
    REQUIRE(found.verdict == "conflict");
    REQUIRE(found.smallest);
    require_reason(found, board.bits(found), subsets(board.givens.size(), [&](Bits kept) {
                     return oracle::solutions(board.with(kept), 1).empty();
                   }));
  }
  REQUIRE(met >= enough(30));
}

TEST_CASE("The fewest givens of 4×4 decide a value, or exclude it", "[why]") {
  Random random(382);
  int met = 0;
  for (int round = rounds(150); round > 0; --round) {
    const SmallSudoku board = random_sudoku(random, false);
    const auto solutions = oracle::solutions(board.line, 2);
    const std::size_t cell = random.below(16);
    const std::uint32_t value = 1 + random.below(4);
    const std::string name = "r" + decimal(cell / 4 + 1) + "c" + decimal(cell % 4 + 1);
    INFO(board.line << ' ' << name << ' ' << value);
    const Why found = why("sudoku", request_of(board.line, name, value, random_engine(random)));
    if (solutions.size() == 2) {
      REQUIRE(found.verdict == "open");
      REQUIRE(found.statements.empty());
      continue;
    }
    ++met;
    const char symbol = static_cast<char>('0' + value);
    const bool is_right = solutions.at(0)[cell] == symbol;
    REQUIRE(found.verdict == (is_right ? "because" : "conflict"));
    REQUIRE(found.smallest);
    require_reason(found, board.bits(found), subsets(board.givens.size(), [&](Bits kept) {
                     const auto all = oracle::solutions(board.with(kept), 288);
                     return std::all_of(all.begin(), all.end(),
                                        [&](const std::string& each) { return (each[cell] == symbol) == is_right; });
                   }));
  }
  REQUIRE(met >= enough(30));
}

TEST_CASE("Givens of 4×4 that are not needed are so, one by one and together, and no more of them", "[why]") {
  Random random(383);
  int met = 0;
  for (int round = rounds(150); round > 0; --round) {
    const SmallSudoku board = random_sudoku(random, false);
    if (oracle::solutions(board.line, 2).size() != 1) continue;
    ++met;
    INFO(board.line);
    const Why found = why("sudoku", request_of(board.line, "", 0, random_engine(random)));
    REQUIRE(found.verdict == "spare");
    REQUIRE(found.smallest);
    const Subsets all =
        subsets(board.givens.size(), [&](Bits kept) { return oracle::solutions(board.with(kept), 2).size() == 1; });
    Bits spare = 0;
    for (std::size_t i = 0; i < board.givens.size(); ++i)
      if (all.are_enough[board.all() & ~(Bits{1} << i)]) spare |= Bits{1} << i;
    REQUIRE(board.bits(found) == spare);
    require_reason(found, board.all() & ~board.bits(found, true), all);
  }
  REQUIRE(met >= enough(30));
}

TEST_CASE("Of a Sudoku with one given changed, the conflict has a given whose change mends it", "[why]") {
  Random random(384);
  const std::string puzzles = read_file("tests/data/sudoku/9_17clue.txt");
  int met = 0;
  for (int round = rounds(60); round > 0; --round) {
    std::string line = puzzles.substr(82 * random.below(20), 81);
    std::replace(line.begin(), line.end(), '0', '.');
    std::size_t cell = random.below(81);
    while (line[cell] == '.') cell = random.below(81);
    std::string wrong = line;
    wrong[cell] = static_cast<char>('1' + random.below(9));
    if (wrong == line) continue;
    const Why found = why("sudoku", request_of(wrong));
    if (found.verdict != "conflict") continue;
    ++met;
    INFO(wrong);
    REQUIRE(found.minimal);
    // The changed given: without it the board has a solution, so every set that contradicts itself has it.
    REQUIRE(std::any_of(found.statements.begin(), found.statements.end(),
                        [cell](const Statement& statement) { return statement.cells[0] == cell; }));
    std::string kept(81, '.');
    for (const Statement& statement : found.statements) kept[statement.cells[0]] = wrong[statement.cells[0]];
    REQUIRE(ask("sudoku", test::request_of(Question::solve, EngineChoice::dlx, kept)).at(0).verdict == "none");
  }
  REQUIRE(met >= enough(20));
}

TEST_CASE("The answer to why does not depend on slices", "[why]") {
  const std::string text =
      "1234341221434..1\n12..3..........4\n4............3..\n"
      "530070000600195000098000060800060003400803001700020006060000280000419005000080078\n";
  const auto whole = ask("sudoku", request_of(text));
  REQUIRE(whole.size() == 4);
  for (const std::int64_t work : {1, 7, 1000}) {
    REQUIRE(ask("sudoku", request_of(text), {.work = work}) == whole);
    REQUIRE(ask("sudoku", request_of(text), {.nodes = static_cast<std::uint64_t>(work)}) == whole);
  }
}

TEST_CASE("What is stopped says what it knows, and claims no more", "[why]") {
  const std::string text = ".61.9..4.......87..4....913.852.1....7.5..1..1.6.3.45.9..8.6734.14.75.9.6.7....81";
  Request request = request_of(text);
  const std::uint64_t nodes = ask("sudoku", request).at(0).nodes;
  bool was_stopped = false, was_known = false;
  for (std::uint64_t limit = 0; limit <= nodes; limit += 1 + nodes / 40) {
    request.limits.nodes = limit;
    const Why found = why("sudoku", request);
    INFO(limit << ' ' << found.verdict);
    REQUIRE((found.verdict == "stopped" || found.verdict == "conflict"));
    if (found.verdict == "conflict") REQUIRE(found.minimal);
    if (found.verdict == "stopped") REQUIRE((!found.minimal && !found.smallest));
    was_stopped = was_stopped || found.verdict == "stopped";
    was_known = was_known || (found.verdict == "conflict" && !found.smallest);
  }
  REQUIRE(was_stopped);
  REQUIRE(was_known);
}

TEST_CASE("Statements have their places in every notation of Sudoku", "[why]") {
  struct Case {
    const char* text;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> places;
  };
  for (const auto& [text, places] :
       std::vector<Case>{{"# one\n 1..1............", {{2, 2}, {2, 5}}},
                         {"1.|.1\n..|..\n--+--\n..|..\n..|..", {{1, 1}, {1, 5}}},
                         {"- - - 1\n- - - -\n- - - 1\n- - - -", {{1, 7}, {3, 7}}},
                         {"https://puzz.link/p?sudoku/4/4/1h1r", {{1, 32}, {1, 34}}},
                         {"1\n100000001\n"
                          "000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n000000000",
                          {{2, 1}, {2, 9}}},
                         {"[Puzzle]\n1.......1\n.........\n.........\n.........\n.........\n.........\n.........\n....."
                          "....\n.........",
                          {{2, 1}, {2, 9}}},
                         {"A--------------A\n"
                          "----------------\n----------------\n----------------\n"
                          "----------------\n----------------\n----------------\n----------------\n"
                          "----------------\n----------------\n----------------\n----------------\n"
                          "----------------\n----------------\n----------------\n----------------",
                          {{1, 1}, {1, 16}}}}) {
    INFO(text);
    const Why found = why("sudoku", request_of(text));
    REQUIRE(found.verdict == "conflict");
    std::vector<std::pair<std::uint64_t, std::uint64_t>> seen;
    for (const Statement& statement : found.statements) seen.emplace_back(statement.line, statement.column);
    REQUIRE(seen == places);
  }
}

TEST_CASE("A cell or a value that the board has not is an error", "[why]") {
  const std::string text = "1234341221434..1";
  for (const auto& [cell, value] : std::vector<std::pair<std::string, std::uint32_t>>{
           {"r5c1", 1}, {"r1c5", 1}, {"r0c1", 1}, {"c1r1", 1}, {"o5", 1}, {"r1c1x", 1}, {"", 1}, {"r1c1", 5}}) {
    INFO(cell << ' ' << value);
    const auto answer = ask("sudoku", request_of(text, cell, value)).at(0);
    REQUIRE(answer.kind == 'E');
    REQUIRE(answer.code == "bad-input");
    REQUIRE(answer.message.find(value == 5 || cell.empty() ? "value: " : "cell: ") == 0);
  }
}

TEST_CASE("A statement that has no place of its own in the text stands where its board does", "[why]") {
  const auto places_of = [](std::string_view puzzle, const std::string& text) {
    std::string places;
    for (const Statement& each : why(puzzle, request_of(text)).statements)
      places += decimal(each.line) + ':' + decimal(each.column) + ' ';
    return places;
  };
  CHECK(places_of("cover", "\n110\n011\n101\n\n") == "2:1 2:1 2:1 ");
  CHECK(places_of("cover", "[[1, 0],\n [1, 0]]") == "1:1 ");
  CHECK(places_of("tiling", "cube 1x1x3 I2") == "1:6 1:6 ");
}

}  // namespace why_test
