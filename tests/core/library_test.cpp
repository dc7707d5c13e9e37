// What programs that are linked with the library ask with: the words, what is found one after the other, and refusals.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/job/records.hpp"
#include "core/library/answers.hpp"
#include "tests/core/catch.hpp"

namespace library_test {

using namespace quadrille;

namespace {

// A line for everything that is found.
std::vector<std::string> all_of(Answers answers, std::int64_t work) {
  std::vector<std::string> all;
  for (;;) {
    Fuel fuel = {.work = work};
    switch (answers.next(fuel)) {
      case Found::pending: REQUIRE(fuel.is_spent()); continue;
      case Found::end: return all;
      case Found::solution: all.push_back("solution " + answers.text()); continue;
      case Found::error:
        all.push_back("error " + answers.error().message.text() + " at " + std::to_string(answers.error().line));
        continue;
      case Found::answer: {
        const Answer& answer = answers.answer();
        all.push_back(std::string(name(answer.verdict)) + ' ' + answer.count + ' ' + std::string(answer.engine));
      }
    }
  }
}

}  // namespace

TEST_CASE("a program hears solutions, answers and errors in the order of the puzzles, in slices of any size") {
  const std::string text = "4 2 0 0 0\nno board\n4 0 0 0 0\n";
  const std::vector<std::string> expected = {
      "solution 2 4 1 3", "listed 1 bits",    "error \"no\" is no board size at 2",
      "solution 2 4 1 3", "solution 3 1 4 2", "listed 2 bits"};
  std::vector<std::string> all = all_of(Answers({"list", "queens"}, text), work_per_ms);
  REQUIRE(all.size() == expected.size());
  all[2] = all[2].substr(0, 9) + expected[2].substr(9);  // the sentence is the reader's own
  CHECK(all == expected);
  CHECK(all_of(Answers({"list", "queens"}, text), 1) == all_of(Answers({"list", "queens"}, text), work_per_ms));
}

TEST_CASE("a program asks with the options of the command line") {
  // 724 solutions: OEIS A000170. The limit stops the count at 5.
  CHECK(all_of(Answers({"count", "queens"}, "10 0 0 0 0 0 0 0 0 0 0"), work_per_ms).at(0).starts_with("counted 724"));
  const std::vector<std::string> words = {"count", "queens", "--limit", "5", "--engine", "dlx"};
  CHECK(all_of(Answers(words, "10 0 0 0 0 0 0 0 0 0 0"), work_per_ms).at(0) == "stopped 5 dlx");
  const std::vector<std::string> made =
      all_of(Answers({"generate", "queens", "--count", "3", "--seed", "1"}, ""), 1000);
  CHECK(std::count_if(made.begin(), made.end(), [](const auto& each) { return each.starts_with("solution"); }) == 3);
}

TEST_CASE("what is wrong with the words is the first error, and the last") {
  const auto error_of = [](std::vector<std::string> words, std::string text = "", bool single = false) {
    const std::vector<std::string> all = all_of(Answers(words, std::move(text), single), work_per_ms);
    REQUIRE(all.size() == 1);
    return all[0];
  };
  CHECK(error_of({"count", "queens", "--limt", "5"}) == "error there is no option \"--limt\" at 0");
  CHECK(error_of({"count", "queens", "--threads", "2"}) == "error --threads is for the command at 0");
  CHECK(error_of({"count", "queens", "file"}) == "error <question> <puzzle> expected, without files at 0");
  CHECK(error_of({"--help"}) == "error a question and a puzzle expected at 0");
  CHECK(error_of({"solve", "variant"}, "https://x/penpa-edit/?m=edit&p=x").starts_with("error the link holds no"));
  CHECK(error_of({"solve", "queens"}, "", true).starts_with("error there is no puzzle in the text"));
}

TEST_CASE("which puzzle a text is is asked without a puzzle, and is one text") {
  CHECK(all_of(Answers({"recognise"}, "4 0 0 0 0"), work_per_ms) ==
        std::vector<std::string>{R"(solution {"puzzle":"queens","format":"spoj1771","sure":true})"});
  CHECK(all_of(Answers({"recognise"}, "no puzzle"), work_per_ms) ==
        std::vector<std::string>{R"(solution {"choices":[]})"});
}

TEST_CASE("a puzzle that is given up is answered as stopped, and the next one is still answered") {
  Answers answers({"count", "queens"}, "16 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n4 0 0 0 0\n");
  Fuel fuel = {.work = work_per_ms};
  REQUIRE(answers.next(fuel) == Found::pending);
  CHECK(answers.progress().nodes > 0);
  answers.stop();
  REQUIRE(answers.next() == Found::answer);
  CHECK(answers.answer().verdict == Verdict::stopped);
  REQUIRE(answers.next() == Found::answer);
  CHECK(answers.answer().count == "2");
  CHECK(answers.next() == Found::end);
}

}  // namespace library_test
