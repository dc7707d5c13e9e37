// Parts of a search: their texts, and that any division of a search answers as the undivided one.
#include "core/search/part.hpp"

#include <algorithm>
#include <list>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/random_texts.hpp"

namespace part_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

/// What the parts of one question found together.
struct Sum {
  std::vector<std::string> solutions;
  std::uint64_t eightforties = 0;  ///< the count times 840, whose divisors divide what images are counted by
  std::uint64_t nodes = 0;
  std::uint64_t dead_ends = 0;
  std::uint64_t depth = 0;
  std::size_t parts = 0;

  void add(const Answered& answer) {
    ++parts;
    solutions.insert(solutions.end(), answer.solutions.begin(), answer.solutions.end());
    const bool is_fraction = answer.exact_count.find('/') != std::string::npos;
    eightforties += answer.count * (is_fraction ? 1 : 840);
    nodes += answer.nodes;
    dead_ends += answer.dead_ends;
    depth = std::max(depth, answer.depth);
  }
};

/// Answers a request while its search, and that of every part, gives parts away after random amounts of fuel.
Sum ask_divided(std::string_view puzzle, Request request, Random& random, std::uint64_t longest) {
  Sum sum;
  std::list<std::string> waiting = {request.part};
  while (!waiting.empty()) {
    request.part = waiting.front();
    waiting.pop_front();
    const auto job = open_job(puzzle, request);
    std::string records;
    auto behind = waiting.begin();
    while (job->step({.nodes = 1 + random.below(longest)})) {
      records += job->take_records();
      if (!random.one_in(2)) continue;
      const std::string given = job->give_away();
      const auto earliest = behind;
      for (std::size_t at = 0; at < given.size(); at = given.find('\n', at) + 1) {
        const auto next = waiting.insert(earliest, given.substr(at, given.find('\n', at) - at));
        if (behind == earliest) behind = next;  // what is given away later comes before all of these
      }
    }
    records += job->take_records();
    const auto answers = parse_records(records);
    REQUIRE(answers.size() == 1);
    INFO(request.part << ": " << answers[0].message);
    REQUIRE(answers[0].kind == 'A');
    sum.add(answers[0]);
  }
  return sum;
}

void require_same(const Sum& sum, const Answered& whole) {
  REQUIRE(sum.solutions == whole.solutions);
  REQUIRE(sum.eightforties == 840 * whole.count);
  REQUIRE(sum.nodes == whole.nodes);
  REQUIRE(sum.dead_ends == whole.dead_ends);
  REQUIRE(sum.depth == whole.depth);
}

}  // namespace

TEST_CASE("the text of a part is read as it was written, and nothing else is a part") {
  const Part part = {.puzzle = 0x9F86D081884C,
                     .levels = {{{105}, {0, 8}}, {{233, 4}, {2, 3}}},
                     .engine = "bits",
                     .path = {{1, 5}, {0, 2}}};
  const std::string text = "9f86d081884c.105-1of8.233+4-3of3.bits.2of5.1of2";
  CHECK(text_of(part) == text);
  CHECK(read_part(text) == part);
  CHECK(read_part("9f86d081884c")->levels.empty());
  for (const char* const other :
       {"", "9f86d081884", "9f86d081884c0", "9F86D081884C", "9f86d081884c.", "9f86d081884c..", "9f86d081884c.105",
        "9f86d081884c.105-0of8", "9f86d081884c.105-9of8", "9f86d081884c.105-1of", "9f86d081884c.-1of8",
        "9f86d081884c.1+-1of8", "9f86d081884c.01-1of8", "9f86d081884c.4294967296-1of8", "9f86d081884c.bits",
        "9f86d081884c.memory.1of2", "9f86d081884c.1of2", "9f86d081884c.dlx.1of2.7-1of2", "9f86d081884c.dlx.1of2."}) {
    INFO(other);
    CHECK_FALSE(read_part(other).has_value());
  }
}

TEST_CASE("a divided search finds the same solutions in the same order, with the same statistics") {
  Random random(1);
  std::size_t parts = 0;
  for (const std::string& puzzle : puzzle_ids()) {
    for (int round = 0; round < rounds(150); ++round) {
      const std::string text = random_text(puzzle, random);
      for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits, EngineChoice::automatic}) {
        for (const Question question : {Question::list, Question::count}) {
          const Request request = request_of(question, engine, text);
          Request bounded = request;
          bounded.limits.nodes = 3000;
          const auto whole = ask(puzzle, bounded);
          if (whole.size() != 1 || whole[0].kind != 'A' || whole[0].verdict == "stopped") continue;
          INFO(puzzle << ' ' << name(engine) << ' ' << question_names[static_cast<std::size_t>(question)] << '\n'
                      << text);
          const Sum sum = ask_divided(puzzle, request, random, 1 + random.below(whole[0].nodes / 4 + 2));
          require_same(sum, whole[0]);
          parts += sum.parts - 1;
        }
      }
    }
  }
  CHECK(parts >= enough(5000u));
}

TEST_CASE("a search of a variant with many solutions is divided, although it learns", "[long]") {
  Random random(3);
  for (const char* const text : {
           ".Shape~5x5.NoBoxes.WhiteDot~R1C1~R1C2.BlackDot~R3C3~R4C3",
           ".Shape~6x6.AntiKnight",
           ".Shape~6x6.Renban~R1C1~R2C2~R3C3.Whisper~2~R5C5~R5C6~R6C6.AntiKing",
           ".Shape~6x6.Thermo~R1C1~R2C2~R3C3~R4C4.Cage~10~R5C5~R5C6~R6C6.Cage~12~R1C4~R1C5~R2C5",
           ".Shape~6x6.Quad~R4C4~1~2.Sandwich~5~R2.Cage~9~R5C1~R5C2.LittleKiller~18~R1C1",
       }) {
    for (const Question question : {Question::count, Question::list}) {
      const Request request = request_of(question, EngineChoice::bits, text);
      const auto whole = ask("variant", request);
      INFO(text << ' ' << question_names[static_cast<std::size_t>(question)] << ' ' << whole[0].count);
      REQUIRE(whole[0].kind == 'A');
      const Sum sum = ask_divided("variant", request, random, 1 + whole[0].nodes / 20);
      require_same(sum, whole[0]);
      CHECK(sum.parts > 8);
    }
  }
}

TEST_CASE("a path that no search of a variant gives away is refused") {
  const auto refusal = [](const char* text, const std::string& path) {
    Request request = request_of(Question::count, EngineChoice::bits, text);
    const auto job = open_job("variant", request);
    while (job->step({.nodes = 100})) {
      const std::string given = job->give_away();
      if (given.empty()) continue;
      request.part = given.substr(0, given.find(".bits")) + path;
      return ask("variant", request)[0].message;
    }
    return std::string("nothing was given away");
  };
  const char* const many = ".Shape~6x6.AntiKnight";
  const std::string none = "the tree of this engine has no such part";
  CHECK(refusal(many, ".bits.2of2") == "");
  CHECK(refusal(many, ".bits.1of2") == "");    // what is left to the giver
  CHECK(refusal(many, ".bits.2of3") == none);  // a decision has two sides
  std::string deep;
  for (int side = 0; side < 12; ++side) deep += ".1of2";
  CHECK(refusal(many, ".bits" + deep + ".2of2") == none);  // the thirteenth
  // 48 solutions are too few to divide a search.
  CHECK(refusal(".Shape~4x4.WhiteDot~R1C1~R1C2.BlackDot~R2C3~R2C4", ".bits.2of2") == "nothing was given away");
}

TEST_CASE("what is left to a search of a variant and what it gave away make up the whole") {
  Request request = request_of(Question::count, EngineChoice::bits, ".Shape~6x6.AntiKnight");
  const auto whole = ask("variant", request);
  const auto job = open_job("variant", request);
  std::string given;
  while (given.empty() && job->step({.nodes = 100})) given = job->give_away();
  const std::string front = given.substr(0, given.find(".bits"));
  std::uint64_t sum = 0;
  for (const char* const path : {".bits.1of2.1of2", ".bits.1of2.2of2", ".bits.2of2"}) {
    request.part = front + path;
    const auto answers = ask("variant", request);
    REQUIRE(answers[0].kind == 'A');
    sum += answers[0].count;
  }
  CHECK(sum == whole[0].count);
}

TEST_CASE("empty boards of queens are divided with their symmetries") {
  Random random(2);
  std::size_t parts = 0;
  for (const int side : {1, 2, 4, 6, 8, 9, 11, 13}) {
    std::string text = std::to_string(side);
    for (int row = 0; row < side; ++row) text += " 0";
    for (const Question question : {Question::count, Question::list}) {
      if (question == Question::list && side > 9) continue;
      const Request request = request_of(question, EngineChoice::bits, text);
      const auto whole = ask("queens", request);
      const Sum sum = ask_divided("queens", request, random, side < 10 ? 40 : 20'000);
      INFO(side << ' ' << question_names[static_cast<std::size_t>(question)]);
      require_same(sum, whole[0]);
      parts += sum.parts;
    }
  }
  CHECK(parts > 100);
}

TEST_CASE("a part of another puzzle, another tree or no part is refused") {
  Request request = request_of(Question::count, EngineChoice::dlx, "6 0 0 0 0 0 0");
  const auto job = open_job("queens", request);
  job->step({.nodes = 3});
  request.part = job->give_away();
  request.part.resize(request.part.find('\n'));
  CHECK(ask("queens", request)[0].kind == 'A');

  request.text = "6 1 0 0 0 0 0";
  CHECK(ask("queens", request)[0].message ==
        "the part \"" + request.part + "\" does not fit: it is a part of another puzzle");
  request.text = "6 0 0 0 0 0 0";
  const std::string front = request.part.substr(0, 12);
  for (const std::string rest : {".dlx.1of5", ".dlx.1of6.1of1.1of1.1of1.1of1.1of1.1of1"}) {
    request.part = front + rest;
    INFO(request.part);
    const auto answer = ask("queens", request)[0];
    CHECK(answer.code == "bad-input");
    CHECK(answer.message.find("the tree of this engine has no such part") != std::string::npos);
  }
  request.part = front + ".36-1of2";  // squares are 0 to 35
  CHECK(ask("queens", request)[0].code == "bad-input");
  request.part = "no part";
  CHECK(ask("queens", request)[0].message == "the part \"no part\" is no part of a puzzle");
}

TEST_CASE("a question whose answer depends on where its search stops gives nothing away") {
  Request request = request_of(Question::count, EngineChoice::dlx, "8 0 0 0 0 0 0 0 0");
  for (const Limits limits : {Limits{.solutions = 50}, Limits{.nodes = 500}}) {
    request.limits = limits;
    const auto job = open_job("queens", request);
    job->step({.nodes = 20});
    CHECK(job->give_away().empty());
  }
}

}  // namespace part_test
