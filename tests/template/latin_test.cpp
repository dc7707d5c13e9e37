// The template puzzle through a job: every question, both engines. So the kit that puzzles are made of works for one
// that the project does not know.
#include "tests/template/latin.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/catalog.hpp"
#include "core/job/make_entry.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/search_contract.hpp"

namespace quadrille::latin {
extern const CatalogEntry entry;
}

using namespace quadrille;
using namespace quadrille::test;

namespace {

// The template puzzle with rules that its engines do not know.
struct Stricter : Latin {
  static bool obeys(const latin::Board& board, const latin::Board& answer) {
    return Latin::obeys(board, answer) && answer.cells[latin::cell_count - 1] != 4;
  }
};

constexpr EngineChoice both[] = {EngineChoice::dlx, EngineChoice::bits};
const std::string blank(latin::cell_count, '.');

std::vector<Answered> answers_to(Question question, EngineChoice engine, std::string text) {
  const std::unique_ptr<Job> job = latin::entry.open(request_of(question, engine, std::move(text)));
  std::string records;
  while (job->step({.nodes = 3})) records += job->take_records();
  records += job->take_records();
  return parse_records(records);
}

Answered answer_to(Question question, EngineChoice engine, std::string text) {
  return answers_to(question, engine, std::move(text)).at(0);
}

std::string show(const latin::Board& board) {
  std::string line;
  latin::notations[0].write(board, line);
  return line;
}

}  // namespace

TEST_CASE("there are 576 Latin squares of order 4 (OEIS A002860), by both engines of the template puzzle") {
  for (const EngineChoice engine : both) {
    CHECK(answer_to(Question::count, engine, blank).count == 576);
    auto listed = answer_to(Question::list, engine, blank).solutions;
    std::sort(listed.begin(), listed.end());
    CHECK(std::unique(listed.begin(), listed.end()) - listed.begin() == 576);
    CHECK(answer_to(Question::count, engine, "1234............").count == 24);  // 576 / 4!
  }
}

TEST_CASE("the engines of the template puzzle keep the search contract") {
  cover::ByCover<latin::Traits, cover::DancingLinks> links;
  cover::ByCover<latin::Traits, cover::BitSets> bits;
  for (const latin::Board& board : {latin::Board{}, latin::Board{{1, 2, 3, 4, 2}}, latin::Board{{1, 1}}}) {
    const auto by_links = require_search_contract<latin::Board>(links, board, show);
    const auto by_bits = require_search_contract<latin::Board>(bits, board, show);
    CHECK(by_links.stats.solutions == by_bits.stats.solutions);
  }
}

TEST_CASE("the template puzzle answers every question") {
  const std::string puzzle = "123.34......4321";  // the third row is 2143
  const std::string solution = "1234341221434321";
  for (const EngineChoice engine : both) {
    CHECK(answer_to(Question::solve, engine, puzzle).solutions == std::vector{solution});
    CHECK(answer_to(Question::check, engine, puzzle).verdict == "unique");
    CHECK(answer_to(Question::check, engine, blank).verdict == "multiple");
    CHECK(answer_to(Question::check, engine, "11..............").verdict == "none");
    const Answered candidates = answer_to(Question::candidates, engine, puzzle);
    CHECK(candidates.verdict == "found");
    CHECK(candidates.solutions.at(0).rfind("16 4,0 1,5 1,", 0) == 0);  // cell 0 is 1, cell 1 is 2
  }
  const Answered hint = answer_to(Question::hint, EngineChoice::automatic, puzzle);
  CHECK(hint.verdict == "found");
  const std::uint64_t cell = number_in(hint.solutions.at(0), "cell");
  CHECK(solution.at(cell) == static_cast<char>('0' + number_in(hint.solutions[0], "value")));
  CHECK(answer_to(Question::convert, EngineChoice::automatic, puzzle).text == puzzle);
}

TEST_CASE("a text that is no template puzzle is an error at its place, and costs no other") {
  const auto answers = answers_to(Question::solve, EngineChoice::automatic, "12x4............\n12\n" + blank);
  REQUIRE(answers.size() == 3);
  CHECK(answers[0].message == "\"x\" is neither a value from 1 to 4 nor a blank");
  CHECK((answers[0].line == 1 && answers[0].column == 3));
  CHECK(answers[1].message == "a board has 16 cells, this one has 2");
  CHECK(answers[2].verdict == "solved");
}

TEST_CASE("a count of solutions that break the rules is an error and no number") {
  constexpr CatalogEntry stricter = make_entry<Stricter, members_of<Stricter>()>();
  for (const EngineChoice engine : both) {
    for (const Question question : {Question::count, Question::list}) {
      // With a 4 at the end of the first row there is none at the end of the last one.
      const std::unique_ptr<Job> job = stricter.open(request_of(question, engine, "...4............\n" + blank));
      std::string records;
      while (job->step({.nodes = 3})) records += job->take_records();
      records += job->take_records();
      const auto answers = parse_records(records);
      REQUIRE(answers.size() == 2);
      CHECK(answers[0].count == 144);
      CHECK(answers[1].kind == 'E');
      CHECK(answers[1].code == "internal");
    }
  }
}
