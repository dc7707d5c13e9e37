// Models: what each statement says, against brute force, by both engines and by `obeys`; and small models whose answers
// are known.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/model/notations.hpp"
#include "core/puzzles/model/obeys.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/model_oracle.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr EngineChoice both[] = {EngineChoice::dlx, EngineChoice::bits};

Answered answer_to(Question question, EngineChoice engine, std::string text) {
  return ask("model", request_of(question, engine, std::move(text)), {.nodes = 7}).at(0);
}

model::Board read(const std::string& text) {
  model::Board board;
  Error error;
  Cursor cursor(text, true);
  REQUIRE(model::notations[0].read(cursor, board, error) == Read::puzzle);
  return board;
}

// Holds a model to brute force: both engines count right, and `obeys` accepts what is right and nothing else.
void check_model(const std::string& declarations, const std::vector<ModelVariable>& variables,
                 const std::vector<std::string>& lines, const std::function<bool(const ModelNumbers&)>& holds) {
  std::string text = declarations;
  for (const std::string& line : lines) text += line + '\n';
  CAPTURE(text);
  const model::Board board = read(text);
  std::uint64_t right = 0;
  std::vector<std::size_t> at(variables.size());
  for_assignments(variables, [&](const ModelNumbers& numbers) {
    model::Answer answer;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      answer.push_back(static_cast<std::uint8_t>(numbers[i] - variables[i].numbers[0] + 1));
    const bool is_right = holds(numbers);
    right += is_right;
    if (model::obeys(board, answer) != is_right) FAIL("obeys is wrong");
  });
  for (const EngineChoice engine : both) {
    const Answered answered = answer_to(Question::count, engine, text);
    CHECK(answered.verdict == "counted");
    CHECK(answered.count == right);
    CHECK(answer_to(Question::solve, engine, text).verdict == (right > 0 ? "solved" : "none"));
  }
}

}  // namespace

TEST_CASE("each statement of a model says what brute force finds", "[model]") {
  for (const std::string& word : model_words) {
    for (std::uint64_t round = 0; round < rounds(40u); ++round) {
      Random random(round * 1000 + word.size());
      std::string declarations;
      const auto variables = random_variables(random, declarations);
      const ModelStatement one = random_statement(random, word, variables);
      check_model(declarations, variables, {one.text}, one.holds);
    }
  }
}

TEST_CASE("two statements of a model say both, and with \"or\" at least one", "[model]") {
  for (std::uint64_t round = 0; round < rounds(400u); ++round) {
    Random random(round);
    std::string declarations;
    const auto variables = random_variables(random, declarations);
    const auto any = [&] { return random_statement(random, model_words[random.below(model_words.size())], variables); };
    const ModelStatement one = any(), other = any();
    if (random.one_in(3)) {
      check_model(declarations, variables, {one.text + " or " + other.text},
                  [&](const ModelNumbers& all) { return one.holds(all) || other.holds(all); });
    } else {
      check_model(declarations, variables, {one.text, other.text},
                  [&](const ModelNumbers& all) { return one.holds(all) && other.holds(all); });
    }
  }
}

namespace {

const std::string money =
    "var s e n d m o r y: 0..9\nalldifferent s e n d m o r y\nsum s > 0\nsum m > 0\n"
    "sum 1000 s + 100 e + 10 n + d + 1000 m + 100 o + 10 r + e = 10000 m + 1000 o + 100 n + 10 e + y";

// Rows, columns and diagonals of n × n variables.
std::vector<std::string> lines_of(unsigned size, bool has_diagonals) {
  std::vector<std::string> lines;
  std::string down, up;
  for (unsigned i = 1; i <= size; ++i) {
    const std::string number = std::to_string(i);
    lines.push_back("x[" + number + ",*]");
    lines.push_back("x[*," + number + "]");
    down += (i > 1 ? " + x[" : "x[") + number + ',' + number + ']';
    up += (i > 1 ? " + x[" : "x[") + number + ',' + std::to_string(size + 1 - i) + ']';
  }
  if (has_diagonals) lines.insert(lines.end(), {down, up});
  return lines;
}

std::string queens(int size) {
  std::string text = "var x[" + std::to_string(size) + "]: 1.." + std::to_string(size) + "\nalldifferent x";
  const auto column = [](int row) { return "x[" + std::to_string(row) + "]"; };
  for (int a = 1; a <= size; ++a)
    for (int b = 1; b < a; ++b) text += "\ndistance " + column(a) + ' ' + column(b) + " != " + std::to_string(a - b);
  return text;
}

// The edges of a grid of n × n points, each with a variable, as those of `loop`.
std::string grid_edges(unsigned size) {
  std::string edges;
  unsigned count = 0;
  const auto add = [&](unsigned a, unsigned b) {
    edges += (count == 0 ? " p" : " | p") + std::to_string(a) + " p" + std::to_string(b);
    edges += " x[" + std::to_string(++count) + "]";
  };
  for (unsigned point = 0; point < size * size; ++point) {
    if (point % size + 1 < size) add(point, point + 1);
    if (point + size < size * size) add(point, point + size);
  }
  return "var x[" + std::to_string(count) + "]: 0 1\nloop" + edges;
}

}  // namespace

TEST_CASE("models have as many solutions as the literature says, by both engines", "[model]") {
  std::string magic = "var x[3,3]: 1..9\nalldifferent x", latin = "var x[4,4]: 1..4";
  for (const std::string& line : lines_of(3, true)) magic += "\nsum " + line + " = 15";
  for (const std::string& line : lines_of(4, false)) latin += "\nalldifferent " + line;
  const std::pair<std::string, std::uint64_t> known[] = {
      {money, 1},                                           // H. E. Dudeney, Strand Magazine, 1924
      {magic, 8},                                           // one square, turned and reflected
      {latin, 576},                                         // OEIS A002860
      {queens(6), 4},                                       // OEIS A000170
      {queens(8), 92},                                      // likewise
      {"var x[6]: 1..6\ncircuit x", 120},                   // 5!
      {"var x[3,3]: 0 1\nconnected x in 1", 219},           // OEIS A059525, and the empty one
      {grid_edges(3), 13},                                  // OEIS A140517
      {"var x[5]: 1..5\nvalue_precede x from 1", 52},       // set partitions: OEIS A000110
      {"var x[4]: 0..3\nstrictly_increasing x[1..3]", 16},  // four choose three, times four
  };
  for (const auto& [text, count] : known) {
    CAPTURE(text);
    for (const EngineChoice engine : both) CHECK(answer_to(Question::count, engine, text).count == count);
  }
}

TEST_CASE("a timetable: lessons of one teacher or one class are at different times, and one comes before another") {
  // Two classes, three lessons each; teachers t and u; three times. By hand: class 1 has t u t in some order of its
  // three lessons, class 2 has u t u; whoever teaches both is not at two places.
  const std::string text =
      "var math1 art1 gym1 math2 art2 gym2: 1..3\n"
      "alldifferent math1 art1 gym1\nalldifferent math2 art2 gym2\n"
      "alldifferent math1 math2\nalldifferent art1 art2\nalldifferent gym1 gym2\n"
      "sum math1 < gym1\nart2 = 1";
  // Latin rectangles of 2 × 3 with the second row beginning with 1 in the place of art, and math before gym above.
  std::uint64_t right = 0;
  int one[] = {1, 2, 3};
  do {
    int other[] = {1, 2, 3};
    do {
      if (one[0] != other[0] && one[1] != other[1] && one[2] != other[2] && one[0] < one[2] && other[1] == 1) ++right;
    } while (std::next_permutation(other, other + 3));
  } while (std::next_permutation(one, one + 3));
  for (const EngineChoice engine : both) CHECK(answer_to(Question::count, engine, text).count == right);
}

TEST_CASE("a word square: rows and columns are words of a list") {
  // The words BIT, ICE, TEN make the only square of these: each other one needs a word that is not there.
  std::string text = "var x[3,3]: 1..26";
  for (const std::string& line : lines_of(3, false))
    text += "\ntable " + line + ": 2 9 20 | 9 3 5 | 20 5 14 | 1 2 3 | 26 1 2";
  for (const EngineChoice engine : both) {
    const Answered answered = answer_to(Question::check, engine, text);
    CHECK(answered.verdict == "unique");
    CHECK(answered.solutions == std::vector<std::string>{"x = 2 9 20 | 9 3 5 | 20 5 14"});
  }
}

TEST_CASE("an answer is a line a name, which a model takes as statements") {
  const Answered answered = answer_to(Question::check, EngineChoice::automatic, money);
  CHECK(answered.verdict == "unique");
  const std::string answer = "s = 9\ne = 5\nn = 6\nd = 7\nm = 1\no = 0\nr = 8\ny = 2";
  CHECK(answered.solutions == std::vector<std::string>{answer});
  CHECK(answer_to(Question::check, EngineChoice::automatic, money + '\n' + answer).verdict == "unique");
}

TEST_CASE("the statements of a model that contradict each other are its lines") {
  const Answered answered =
      answer_to(Question::why, EngineChoice::automatic, "var x y z: 1..3\nsum x + y > 4\nsum z = 2\nsum x + y < 4");
  CHECK(answered.verdict == "conflict");
  CHECK(answered.solutions.at(0).find("\"text\":\"sum x + y > 4\"") != std::string::npos);
  CHECK(answered.solutions.at(0).find("\"text\":\"sum x + y < 4\"") != std::string::npos);
  CHECK(answered.solutions.at(0).find("\"text\":\"sum z = 2\"") == std::string::npos);
}

TEST_CASE("a model has the same answers with the same statistics in slices of any length", "[model]") {
  for (const std::string& text :
       {money, queens(6), grid_edges(3), std::string("var a b: 1..3\nsum a > 2 or sum b < 2")}) {
    for (const EngineChoice engine : both) {
      const Request request = request_of(Question::list, engine, text);
      const std::vector<Answered> whole = ask("model", request);
      for (const std::uint64_t nodes : {1u, 7u, 1000u}) CHECK(ask("model", request, {.nodes = nodes}) == whole);
    }
  }
}

TEST_CASE("a sum may have large numbers, and is right at the ends of its bounds") {
  for (const EngineChoice engine : both) {
    // 63 · 64 + 63 is the largest number of two digits of base 64.
    const std::string wide = "var x y z: 0..63\nsum 64 x + y + 0 z ";
    CHECK(answer_to(Question::count, engine, wide + "<= 4095").count == 64 * 64 * 64);
    CHECK(answer_to(Question::count, engine, wide + "< 4095").count == 64 * 4095);
    CHECK(answer_to(Question::count, engine, wide + "!= 64").count == 64 * 4095);
    CHECK(answer_to(Question::count, engine, "var x y z: 0 1\nsum 500000 x + 300000 y - 700000 z >= 0").count == 5);
  }
}
