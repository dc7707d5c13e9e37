// Puzzles with one solution and one clue changed: what `why` says of the contradiction, and of the clues that are not
// needed, is tried on texts in which clues are blank. QUADRILLE_ROUNDS=10 makes it more than 1,000 contradictions.
#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/json_value.hpp"
#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/wishes.hpp"

namespace why_contradictions_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// The place of a clue in the text, and what can be put there.
struct Clue {
  std::size_t at, length;
  std::string blank;                // that says nothing
  std::vector<std::string> others;  // other clues; none: it is not changed
};

struct Puzzle {
  std::string name, text;
  std::vector<Clue> clues = {};  // in the order of the text: each thing that it states
};

using Numbers = std::vector<std::size_t>;  // of clues, ascending

bool has(const Numbers& numbers, std::size_t number) {
  return std::binary_search(numbers.begin(), numbers.end(), number);
}

void add(Puzzle& puzzle, std::size_t at, std::size_t length, std::string blank, std::vector<std::string> others) {
  puzzle.clues.push_back({at, length, std::move(blank), std::move(others)});
}

// Numbers near to one that begins at `at`, with what stands around it from `from` to `to`.
std::vector<std::string> near(const std::string& text, std::size_t from, std::size_t at, std::size_t to) {
  std::size_t end = at;
  while (end < to && text[end] >= '0' && text[end] <= '9') ++end;
  const auto number = std::stoul(text.substr(at, end - at));
  std::vector<std::string> others;
  for (const unsigned long other : {number + 1, number + 2, number - std::min(number, 1ul)})
    if (other != number) others.push_back(text.substr(from, at - from) + decimal(other) + text.substr(end, to - end));
  return others;
}

// ---- puzzles, some with more than one solution ----

Puzzle random_sudoku(Random& random) {
  static const std::string hard = read_file("tests/data/sudoku/9_17clue.txt");
  static const std::string easy = read_file("tests/data/sudoku/9_easy.txt");
  const std::string& from = random.one_in(2) ? hard : easy;
  Puzzle puzzle = {"sudoku", from.substr(from.find('\n', random.below(from.size() - 200)) + 1, 81)};
  std::replace(puzzle.text.begin(), puzzle.text.end(), '0', '.');
  for (std::size_t at = 0; at < puzzle.text.size(); ++at) {
    if (puzzle.text[at] == '.') continue;
    std::vector<std::string> others;
    for (char digit = '1'; digit <= '9'; ++digit)
      if (digit != puzzle.text[at]) others.emplace_back(1, digit);
    add(puzzle, at, 1, ".", std::move(others));
  }
  return puzzle;
}

Puzzle made(const std::string& name, const std::string& wishes, Random& random) {
  return {name, puzzle_of(wishes + " seed=" + decimal(random.below(1'000'000)), name)};
}

Puzzle random_killer(Random& random) {
  Puzzle puzzle = made("variant", "killer=true", random);
  for (std::size_t at = 0, end = 0; at < puzzle.text.size(); at = end) {
    end = std::min(puzzle.text.find('.', at + 1), puzzle.text.size());
    add(puzzle, at, end - at, "", near(puzzle.text, at, puzzle.text.find('~', at) + 1, end));
  }
  return puzzle;
}

Puzzle random_kakuro(Random& random) {
  Puzzle puzzle = made("kakuro", "size=" + decimal(5 + random.below(4)), random);
  for (std::size_t at = 0; at < puzzle.text.size(); ++at) {
    const char before = at == 0 ? '\n' : puzzle.text[at - 1];
    if (puzzle.text[at] < '0' || puzzle.text[at] > '9' || (before >= '0' && before <= '9')) continue;
    const std::size_t end = std::min(puzzle.text.find_first_not_of("0123456789", at), puzzle.text.size());
    add(puzzle, at, end - at, "", near(puzzle.text, at, at, end));
  }
  return puzzle;
}

Puzzle random_grid(Random& random) {
  static const char* const kinds[] = {"skyscrapers size=4", "akari size=6",  "tents size=6",
                                      "minesweeper size=6", "mosaic size=5", "nonogram size=6"};
  const std::string kind = kinds[random.below(std::size(kinds))];
  Puzzle puzzle = made("grid", "genre=" + kind, random);
  const bool has_lines = kind.starts_with("nonogram");
  for (std::size_t at = 0, end = 0; at < puzzle.text.size(); at = end + 1) {
    end = std::min(puzzle.text.find_first_of(has_lines ? "\n" : " \n", at), puzzle.text.size());
    const std::size_t digit = puzzle.text.find_first_of("0123456789", at);
    if (digit >= end) continue;
    add(puzzle, at, end - at, puzzle.text[at] == '#' ? "#" : ".", near(puzzle.text, at, digit, end));
  }
  return puzzle;
}

Puzzle random_queens(Random& random) {
  Puzzle puzzle = made("queens", "size=" + decimal(6 + random.below(3)), random);
  const std::size_t side = puzzle.text[0] - '0';
  for (std::size_t at = 2; at < puzzle.text.size(); at += 2) {
    if (puzzle.text[at] == '0') continue;
    add(puzzle, at, 1, "0", {decimal(1 + random.below(side))});
  }
  return puzzle;
}

Puzzle random_cover(Random& random) {
  const std::size_t items = 4 + random.below(4), options = 4 + random.below(5);
  Puzzle puzzle = {"cover", ""};
  for (std::size_t item = 0; item < items; ++item) {
    const std::string name(1, static_cast<char>('a' + item));
    puzzle.text += (item > 0 ? " " : "") + name;
    add(puzzle, 2 * item, 1, "0:9|" + name, {"2|" + name, "0:0|" + name});
  }
  for (std::size_t option = 0; option < options; ++option) {
    const std::size_t one = random.below(items);
    puzzle.text += '\n';
    for (std::size_t item = 0; item < items; ++item)
      if (item == one || random.one_in(3)) puzzle.text += std::string(" ") + static_cast<char>('a' + item);
  }
  return puzzle;
}

Puzzle random_tiling(Random& random) {
  Puzzle puzzle = {"tiling", "grid square\nboard"};
  const std::size_t columns = 3 + random.below(2);
  for (std::size_t row = 0; row < 3; ++row) {
    puzzle.text += '\n';
    for (std::size_t column = 0; column < columns; ++column) {
      const bool is_outside = row + column > 0 && random.one_in(6);
      if (!is_outside) add(puzzle, puzzle.text.size(), 1, "?", {});
      puzzle.text += is_outside ? '_' : '.';
    }
  }
  puzzle.text += "\npieces";
  for (const std::string piece : {"I1", "I2", "V3 fixed", "L4 fixed", "O4"}) {
    if (!random.one_in(2)) continue;
    const std::size_t at = puzzle.text.size() + 1, copies = 1 + random.below(2);
    puzzle.text += "\n" + decimal(copies) + " " + piece;
    add(puzzle, at, puzzle.text.size() - at, "* " + piece, {decimal(3 - copies) + " " + piece, "0 " + piece});
  }
  if (puzzle.text.ends_with("pieces")) puzzle.text += "\n* I2";
  return puzzle;
}

// ---- what is asked ----

// The text with the clues of `kept` alone, and one of them changed.
std::string text_with(const Puzzle& puzzle, const Numbers& kept, std::size_t changed = ~std::size_t{0},
                      const std::string& other = "") {
  std::string text = puzzle.text;
  for (std::size_t number = puzzle.clues.size(); number-- > 0;) {
    const Clue& clue = puzzle.clues[number];
    if (number == changed) text.replace(clue.at, clue.length, has(kept, number) ? other : clue.blank);
    if (number != changed && !has(kept, number)) text.replace(clue.at, clue.length, clue.blank);
  }
  if (puzzle.name == "variant" && text.empty()) text = ".Shape~9x9";
  // For a black cell of Kakuro without clues.
  for (std::size_t at = 0; puzzle.name == "kakuro" && at < text.size(); ++at)
    if (text[at] == '\\' && (at == 0 || text[at - 1] == ' ' || text[at - 1] == '\n') &&
        (at + 1 == text.size() || text[at + 1] == ' ' || text[at + 1] == '\n'))
      text[at] = '#';
  return text;
}

std::string verdict_of(const Puzzle& puzzle, Question question, const std::string& text,
                       EngineChoice engine = EngineChoice::automatic) {
  Request request = request_of(question, engine, text);
  if (puzzle.name == "kakuro") request.format = "grid";
  request.limits.nodes = 100'000;
  return ask(puzzle.name, request).at(0).verdict;
}

struct Why {
  std::string verdict;
  bool is_minimal = false;
  Numbers clues = {}, together = {};
};

Numbers all_of(const Puzzle& puzzle) {
  Numbers all(puzzle.clues.size());
  for (std::size_t number = 0; number < all.size(); ++number) all[number] = number;
  return all;
}

Numbers without(Numbers numbers, const Numbers& others) {
  std::erase_if(numbers, [&](std::size_t number) { return has(others, number); });
  return numbers;
}

// The clue of a puzzle that stands at a place of a text with one of them changed.
std::size_t clue_at(const Puzzle& puzzle, const std::string& text, std::size_t changed, const JsonValue& statement) {
  std::size_t at = *statement.member("column")->whole() - 1;
  for (std::uint64_t line = *statement.member("line")->whole(), next = 0; line > 1; --line) {
    const std::size_t end = text.find('\n', next) + 1;
    at += end - next;
    next = end;
  }
  for (std::size_t number = 0; number < puzzle.clues.size(); ++number) {
    const Clue& clue = puzzle.clues[number];
    const std::size_t longer = text.size() - puzzle.text.size();  // or shorter: the sums below are right all the same
    const std::size_t begin = clue.at + (changed < number ? longer : 0);
    if (at >= begin && at < begin + clue.length + (changed == number ? longer : 0)) return number;
  }
  return puzzle.clues.size();
}

Why why(const Puzzle& puzzle, const std::string& text, std::size_t changed = ~std::size_t{0}) {
  Request request = request_of(Question::why, EngineChoice::automatic, text);
  if (puzzle.name == "kakuro") request.format = "grid";
  const Answered answer = ask(puzzle.name, request).at(0);
  INFO(answer.message);
  REQUIRE(answer.kind == 'A');
  const auto found = read_json(answer.solutions.at(0));
  Why why = {answer.verdict, found->member("minimal")->boolean};
  for (const JsonValue& each : found->member("statements")->items) {
    INFO(each.source);
    why.clues.push_back(clue_at(puzzle, text, changed, each));
    REQUIRE(why.clues.back() < puzzle.clues.size());
    const JsonValue* const together = each.member("together");
    if (together != nullptr && together->boolean) why.together.push_back(why.clues.back());
  }
  std::sort(why.clues.begin(), why.clues.end());
  std::sort(why.together.begin(), why.together.end());
  return why;
}

// That a changed clue, which alone is wrong, is among those that contradict each other, and each of them is needed.
void check_contradiction(const Puzzle& puzzle, std::size_t changed, const std::string& other) {
  const std::string text = text_with(puzzle, all_of(puzzle), changed, other);
  INFO(text);
  const Why found = why(puzzle, text, changed);
  REQUIRE(found.verdict == "conflict");
  REQUIRE(found.is_minimal);
  REQUIRE(has(found.clues, changed));
  for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
    const std::string alone =
        verdict_of(puzzle, Question::solve, text_with(puzzle, found.clues, changed, other), engine);
    REQUIRE((alone == "none" || alone == "stopped"));
  }
  for (const std::size_t each : found.clues)
    REQUIRE(verdict_of(puzzle, Question::solve, text_with(puzzle, without(found.clues, {each}), changed, other)) ==
            "solved");
}

void check_spare(const Puzzle& puzzle) {
  INFO(puzzle.text);
  const Why found = why(puzzle, puzzle.text);
  REQUIRE(found.verdict == "spare");
  for (std::size_t each = 0; each < puzzle.clues.size(); ++each)
    REQUIRE(verdict_of(puzzle, Question::check, text_with(puzzle, without(all_of(puzzle), {each}))) ==
            (has(found.clues, each) ? "unique" : "multiple"));
  const Numbers rest = without(all_of(puzzle), found.together);
  REQUIRE(verdict_of(puzzle, Question::check, text_with(puzzle, rest)) == "unique");
  if (!found.is_minimal) return;
  for (const std::size_t each : rest)
    REQUIRE(verdict_of(puzzle, Question::check, text_with(puzzle, without(rest, {each}))) == "multiple");
}

// Asks about this many contradictions, and about the clues that are not needed of every fourth puzzle.
void check_random(Puzzle (*random_puzzle)(Random&), int contradictions, std::uint64_t seed) {
  Random random(seed);
  int left = rounds(contradictions), puzzles = 0;
  for (int tries = 400 * left; left > 0 && tries > 0; --tries) {
    const Puzzle puzzle = random_puzzle(random);
    if (puzzle.clues.empty() || verdict_of(puzzle, Question::check, puzzle.text) != "unique") continue;
    if (puzzles++ % 4 == 0) check_spare(puzzle);
    for (int changes = 3; changes > 0 && left > 0; --changes) {
      const std::size_t changed = random.below(puzzle.clues.size());
      const auto& others = puzzle.clues[changed].others;
      if (others.empty()) continue;
      const std::string& other = others[random.below(others.size())];
      const std::string text = text_with(puzzle, all_of(puzzle), changed, other);
      if (verdict_of(puzzle, Question::solve, text) != "none") continue;
      --left;
      check_contradiction(puzzle, changed, other);
    }
  }
  REQUIRE(left == 0);
}

}  // namespace

TEST_CASE("Of a Sudoku with one given changed, the conflict has that given", "[why]") {
  check_random(random_sudoku, 15, 3821);
}

TEST_CASE("Of a killer with one sum changed, the conflict has that cage", "[why][slow]") {
  check_random(random_killer, 3, 3822);
}

TEST_CASE("Of a Kakuro with one sum changed, the conflict has that sum", "[why]") {
  check_random(random_kakuro, 15, 3823);
}

TEST_CASE("Of a grid puzzle with one clue changed, the conflict has that clue", "[why]") {
  check_random(random_grid, 25, 3824);
}

TEST_CASE("A number that no cell has is a conflict by itself", "[why][grid]") {
  const std::string clues = "skyscrapers\nbottom\n2 . 2 .\nleft\n3 . . .\ncells\n. . . 2\n. . . .\n. 0 . .\n. . . .";
  const Answered answer = ask("grid", request_of(Question::why, EngineChoice::automatic, clues)).at(0);
  REQUIRE(answer.verdict == "conflict");
  const auto found = read_json(answer.solutions.at(0));
  CHECK(found->member("minimal")->boolean);
  const auto& statements = found->member("statements")->items;
  REQUIRE(statements.size() == 1);
  CHECK(statements[0].member("line")->whole() == 9);
}

TEST_CASE("Of queens with one moved, the conflict has that queen", "[why]") { check_random(random_queens, 15, 3825); }

TEST_CASE("Of an exact cover with the bounds of one item changed, the conflict has that item", "[why]") {
  check_random(random_cover, 15, 3826);
}

TEST_CASE("Of a tiling with other copies of one piece, the conflict has that piece", "[why]") {
  check_random(random_tiling, 15, 3827);
}

}  // namespace why_contradictions_test
