// What a player drew on boards of lines: it is taken as given by every question, against brute force; texts keep it,
// and say where it is wrong.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_drawn.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/random.hpp"

namespace grid_drawn_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

Words words_of(const std::string& text) {
  std::istringstream in(text);
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::vector<Words> listed(const std::string& text, EngineChoice engine) {
  const Answered answer = ask("grid", request_of(Question::list, engine, text)).at(0);
  INFO(answer.message);
  REQUIRE(answer.kind == 'A');
  std::vector<Words> solutions;
  for (const std::string& solution : answer.solutions) solutions.push_back(words_of(solution));
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

std::string verdict_of(const std::string& text, Question question = Question::check) {
  const Answered answer = ask("grid", request_of(question, EngineChoice::automatic, text)).at(0);
  return answer.kind == 'E' ? answer.message : answer.verdict;
}

// Draws at random, mostly as in an answer.
DrawnEdges random_edges(Random& random, const std::vector<Words>& answers, bool has_borders) {
  constexpr std::size_t rows = 3, columns = 4;
  DrawnEdges edges = edges_drawn(answers[random.below(answers.size())], rows, columns, has_borders);
  edges = some_of(random, edges, 1 + random.below(6));
  if (random.one_in(3)) {
    std::string& edge = edges.horizontal[random.below(edges.horizontal.size())][0];
    edge = random.one_in(2) ? "-" : "x";
  }
  return edges;
}

}  // namespace

TEST_CASE("What is drawn is taken as given, as brute force has it", "[grid][drawn]") {
  int refuted = 0, several = 0;
  for (const GridOracle& oracle : all_grid_oracles()) {
    const bool has_borders = oracle.id == "slitherlink";
    if (!has_borders && oracle.id != "masyu" && oracle.id != "yajilin" && oracle.id != "country" &&
        oracle.id != "shingoki" && oracle.id != "numberlink")
      continue;
    Random random(12);
    for (int round = rounds(20); round > 0; --round) {
      const std::string text = oracle.random_text(random);
      if (section_of(text, "cells").size() != 3 && section_of(text, "regions").size() != 3) continue;
      const auto all = listed(text, EngineChoice::bits);  // which grid_test.cpp holds against brute force
      if (all.empty()) continue;
      const DrawnEdges drawn = random_edges(random, all, has_borders);
      const std::string with = text + drawn.sections();
      INFO(with);
      std::vector<Words> expected;
      for (const Words& answer : all)
        if (is_drawn_in(drawn, edges_drawn(answer, 3, 4, has_borders))) expected.push_back(answer);
      for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx, EngineChoice::automatic})
        REQUIRE(listed(with, engine) == expected);
      const auto count = ask("grid", request_of(Question::count, EngineChoice::automatic, with)).at(0);
      REQUIRE(count.count == expected.size());
      refuted += expected.empty();
      several += expected.size() > 1;
      const auto same = convert("grid", with, "grid", "grid");
      REQUIRE(same.at(0).text == with);
      REQUIRE(convert("grid", same[0].text, "grid", "grid") == same);
    }
  }
  CHECK(refuted >= enough(10));
  CHECK(several >= enough(10));
}

TEST_CASE("Lines that are drawn are named in conflicts", "[grid][drawn][why]") {
  const std::string text =
      "slitherlink\ncells\n. . .\n. 0 .\nhorizontal\n. . .\n. - .\n. . .\nvertical\n. . . .\n. . . x";
  REQUIRE(verdict_of(text) == "none");
  const Answered why = ask("grid", request_of(Question::why, EngineChoice::automatic, text)).at(0);
  REQUIRE(why.solutions.at(0).find("0 at row 2, column 2") != std::string::npos);
  REQUIRE(why.solutions.at(0).find("line above row 2, column 2") != std::string::npos);
  REQUIRE(why.solutions.at(0).find("cross") == std::string::npos);

  const std::string loop = "masyu\ncells\n# . .\n. . .\n. . .\nhorizontal\nx .\n. .\n. .";
  const Answered masyu = ask("grid", request_of(Question::why, EngineChoice::automatic, loop)).at(0);
  REQUIRE(masyu.solutions.at(0).find("cross right of row 1, column 1") != std::string::npos);
}

TEST_CASE("Lines that no board has are one error with its place", "[grid][drawn]") {
  const std::string board = "slitherlink\ncells\n. .\n. .\n";
  const auto error = [](const std::string& text) {
    const Answered answer = ask("grid", request_of(Question::check, EngineChoice::automatic, text)).at(0);
    return std::to_string(answer.line) + ":" + std::to_string(answer.column) + ": " + answer.message;
  };
  CHECK(error(board + "horizontal\n. .\n. .") == R"(5:1: "horizontal" has 2 rows instead of 3)");
  CHECK(error(board + "horizontal\n. .\n. . .\n. .") == "7:5: this row has 3 tokens instead of 2");
  CHECK(error(board + "horizontal\n. .\n. |\n. .") == R"(7:3: "|" is no line - and no cross x)");
  CHECK(error(board + "vertical\n. - .\n. . .") == R"(6:3: "-" is no line | and no cross x)");
  CHECK(error("masyu\ncells\n.\n.\nhorizontal\n.\n.") == R"(5:1: the board has no room for "horizontal")");
  // Rows without blanks, and a loop of which nothing is left to draw.
  CHECK(verdict_of("slitherlink\ncells\n..\n..\nhorizontal\n--\n..\n--\nvertical\n|.|\n|.|") == "unique");
}

TEST_CASE("A line to a cell that has none leaves no answer", "[grid][drawn]") {
  const std::string board = "yajilin\ncells\n. . .\n. # .\n. . .\nhorizontal\n. .\n";
  CHECK(verdict_of(board + ". .\n. .") == "unique");
  CHECK(verdict_of(board + "- .\n. .") == "none");
  CHECK(verdict_of(board + "x .\n. .") == "unique");
}

}  // namespace grid_drawn_test
