// Every question about a board with every rule, as the command asks it: hints, steps and grades agree with the number
// of solutions, also where a rule is about cells beside the grid, or only Or says it.
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace variant_questions_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

Answered answer_to(Question question, const std::string& text) {
  return ask("variant", request_of(question, EngineChoice::automatic, text)).at(0);
}

std::string verdict_of(Question question, const std::string& text) { return answer_to(question, text).verdict; }

// The samples of tests/data: tiny boards with one kind of rule each.
std::vector<std::string> samples() {
  std::vector<std::string> texts;
  std::string line;
  for (const char c : read_file("tests/data/variant/rules.iss")) {
    if (c != '\n') {
      line += c;
    } else if (!line.empty()) {
      texts.push_back(std::move(line));
      line.clear();
    }
  }
  return texts;
}

void require_agreement(const std::string& text) {
  INFO(text);
  const std::string check = ask("variant", request_of(Question::check, EngineChoice::bits, text)).at(0).verdict;
  const std::string hint = verdict_of(Question::hint, text), steps = verdict_of(Question::steps, text);
  const std::string grade = verdict_of(Question::grade, text), why = verdict_of(Question::why, text);
  if (check == "none") {
    CHECK(hint != "solved");
    CHECK((steps == "none" && grade == "none" && why == "conflict"));
  } else if (check == "unique") {
    CHECK(hint != "none");
    CHECK(((steps == "solved" || steps == "stuck") && grade == "found" && why == "spare"));
  } else {
    CHECK(hint != "none");
    CHECK((steps == "stuck" && grade == "multiple" && why == "open"));
  }
}

}  // namespace

TEST_CASE("hints, steps and grades of a board with any rule agree with its number of solutions", "[variant][hint]") {
  const std::vector<std::string> texts = samples();
  for (std::size_t at = 0; at < texts.size(); ++at)
    if (is_tried(at)) require_agreement(texts[at]);
}

TEST_CASE("rules about what rows, columns and boxes lack are asked for hints, steps and grades",
          "[variant][hint][slow]") {
  // The count is a tester's, by a program that tries all fillings.
  const std::string board = ".Shape~4x4~0-4.Doppelganger.Whisper~2~DGR1~DGR2";
  CHECK(answer_to(Question::count, board).count == 384);
  for (const char* const more : {"", ".~R1C1_0~R1C2_1~R1C3_2~R2C1_2~R2C2_3",
                                 ".Or.Whisper~2~DGB3~DGB4.Whisper~2~DGC1~DGC2.End.~R1C1_0~R1C2_1~R1C3_2~R2C1_2"})
    require_agreement(board + more);
}

TEST_CASE("steps lead to no solution where only Or or the labels of regions exclude it", "[variant][hint]") {
  // In the first, R2C3 is 1 as R1C1 is, and rows, columns and boxes leave one filling; in the second, R3C3 is in the
  // region of R1C1, which its values exclude.
  for (const char* const text :
       {".Shape~4x4.Or.AllDifferent~R1C1~R2C3.End.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R2C1_3~R2C2_4~R2C4_2~R3C1_2~R3C2_1",
        ".Shape~3x3.ChaosConstruction.~R1C1_1.ChaosCount~R2C2.SameValues~2~CC1~CC9.~R2C3_3.~R3C3_1"}) {
    INFO(text);
    CHECK(answer_to(Question::count, text).count == 0);
    CHECK(verdict_of(Question::steps, text) == "none");
    CHECK(verdict_of(Question::grade, text) == "none");
  }
}

}  // namespace variant_questions_test
