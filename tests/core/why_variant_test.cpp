// The question `why` about Sudoku variants with random rules, against brute force over the statements that are kept.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/puzzles/variant/statements.hpp"
#include "core/text/json_value.hpp"
#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

namespace why_variant_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Answer;
using variant::Board;
using why::Number;
using why::Numbers;

namespace {

using Solutions = std::optional<std::vector<Answer>>;

Solutions solutions_with(const Board& board, const Numbers& kept) {
  Board part;
  variant::Statements::keep(board, kept, part);
  return solutions_by_brute_force(part);
}

// The numbers of the statements of an answer, by their words and cells.
Numbers numbers_in(const JsonValue& found, const Board& board, bool only_together = false) {
  std::vector<why::Statement> all;
  variant::Statements::list(board, {}, all);
  std::vector<char> is_used(all.size());
  Numbers numbers;
  for (const JsonValue& each : found.member("statements")->items) {
    Number number = 0;
    while (number < all.size() && (is_used[number] != 0 || all[number].words != each.member("text")->text)) ++number;
    REQUIRE(number < all.size());
    is_used[number] = 1;
    if (!only_together || each.member("together")->boolean) numbers.push_back(number);
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

Numbers without(Numbers numbers, const Numbers& others) {
  std::erase_if(numbers, [&](Number each) { return std::binary_search(others.begin(), others.end(), each); });
  return numbers;
}

Answered ask_why(const std::string& text, std::string cell = "", std::uint32_t value = 0) {
  Request request = request_of(Question::why, EngineChoice::automatic, text);
  request.cell = std::move(cell);
  if (value > 0) request.cell += '=' + decimal(value);
  return ask("variant", request).at(0);
}

// That `is_enough(solutions)` holds with these statements, and not without one of them.
template <class IsEnough>
void require_minimal(const Board& board, const Numbers& reason, IsEnough is_enough) {
  const Solutions with = solutions_with(board, reason);
  if (with) REQUIRE(is_enough(*with));
  for (const Number each : reason) {
    const Solutions fewer = solutions_with(board, without(reason, {each}));
    if (fewer) REQUIRE(!is_enough(*fewer));
  }
}

}  // namespace

TEST_CASE("Of random variants, the reason is enough, and no statement of it can be left out", "[why][slow]") {
  Random random(3811);
  int conflicts = 0, values = 0, spares = 0;
  for (int round = rounds(400); round > 0; --round) {
    const std::string text = random_variant({.most_rules = 4, .most_free = 14, .wrong = 2, .rule = {}}, random);
    INFO(text);
    const Board board = read_variant(text);
    const Solutions all = solutions_by_brute_force(board);
    if (!all || board.cells() > 25) continue;
    const Answered answer = ask_why(text);
    const auto found = *read_json(answer.solutions.at(0));
    if (all->empty()) {
      ++conflicts;
      REQUIRE(answer.verdict == "conflict");
      require_minimal(board, numbers_in(found, board), [](const auto& solutions) { return solutions.empty(); });
    } else if (all->size() > 1) {
      REQUIRE(answer.verdict == "open");
    } else {
      ++spares;
      REQUIRE(answer.verdict == "spare");
      std::vector<why::Statement> statements;
      variant::Statements::list(board, {}, statements);
      Numbers every(statements.size());
      for (Number number = 0; number < every.size(); ++number) every[number] = number;
      const Numbers spare = numbers_in(found, board);
      const auto is_unique = [](const auto& solutions) { return solutions.size() == 1; };
      for (const Number each : every) {
        const Solutions rest = solutions_with(board, without(every, {each}));
        if (rest) REQUIRE(is_unique(*rest) == std::binary_search(spare.begin(), spare.end(), each));
      }
      require_minimal(board, without(every, numbers_in(found, board, true)), is_unique);

      const std::size_t cell = random.below(board.shape.size());
      const std::uint32_t value = 1 + random.below(board.shape.values);
      const Answered because = ask_why(
          text, "r" + decimal(cell / board.shape.columns + 1) + "c" + decimal(cell % board.shape.columns + 1), value);
      const bool is_right = all->at(0)[cell] == value;
      ++values;
      REQUIRE(because.verdict == (is_right ? "because" : "conflict"));
      require_minimal(board, numbers_in(*read_json(because.solutions.at(0)), board), [&](const auto& solutions) {
        return std::all_of(solutions.begin(), solutions.end(),
                           [&](const Answer& each) { return (each[cell] == value) == is_right; });
      });
    }
  }
  REQUIRE(conflicts >= enough(40));
  REQUIRE(spares >= enough(20));
  REQUIRE(values >= enough(20));
}

TEST_CASE("Rules and givens of a variant have the words and the places of the text", "[why]") {
  const std::string text = "# words\n.Shape~4x4.Cage~3~R1C1~R1C2\n .~R1C3_1~R4C4_2_3.Cage~7~R2C1~R2C2";
  const auto answer = ask_why(text);  // which `found` looks into
  const auto found = *read_json(answer.solutions.at(0));
  const JsonValue* const statements = found.member("statements");
  REQUIRE(statements->items.size() == 2);
  const auto& cage = statements->items[0];
  REQUIRE(cage.member("text")->text == ".Cage~3~R1C1~R1C2");
  REQUIRE((cage.member("line")->number == 2 && cage.member("column")->number == 11));
  REQUIRE(cage.member("cells")->source == "[0,1]");
  const auto& given = statements->items[1];
  REQUIRE(given.member("text")->text == "1 at row 1, column 3");
  REQUIRE((given.member("line")->number == 3 && given.member("column")->number == 4));

  const auto marked = ask_why("1..1............");
  const auto marks = *read_json(marked.solutions.at(0));
  REQUIRE(marks.member("statements")->items.at(1).member("column")->number == 4);
}

TEST_CASE("Where all dots are drawn, they always hold", "[why]") {
  // Without the dot the cells could not be 1 and 2; with it they must.
  const auto answer = ask_why(".Shape~4x4.StrictKropki.WhiteDot~R1C1~R1C2.~R1C1_1~R1C2_3");
  const auto found = *read_json(answer.solutions.at(0));
  REQUIRE(answer.verdict == "conflict");
  for (const JsonValue& each : found.member("statements")->items)
    REQUIRE(each.member("text")->text.find("WhiteDot") == std::string::npos);
}

}  // namespace why_variant_test
