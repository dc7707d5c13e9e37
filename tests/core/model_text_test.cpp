// The texts of models: what is read, what is written, and what is wrong with others.
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::string error_of(const std::string& text) { return texts_or_errors("model", text).at(0); }

}  // namespace

TEST_CASE("a model is written as it was read, without comments", "[model]") {
  const std::string text = "# a comment\nvar x[2]: 1..3   # another\nsum x[1] +\n   2 x[2]\n  = 5\n\nvar y: 1";
  CHECK(texts_or_errors("model", text) ==
        std::vector<std::string>{"var x[2]: 1..3\nsum x[1] +\n 2 x[2]\n = 5", "var y: 1"});
}

TEST_CASE("a text that is no model is one error at its place that quotes what is wrong", "[model]") {
  const std::pair<std::string, std::string> faulty[] = {
      {"foo x", "1:1: \"foo\" is neither a statement nor a variable of the model"},
      {"alldifferent 1 2", "1:1: the model has no variables: they are declared as in \"var x y: 1..9\""},
      {"var x: 1..3\nsum x + y = 1", "2:9: \"y\" is no variable of the model"},
      {"var x: 1..3\nsum x 5", "2:7: \"5\" stands where =, !=, <, <=, > or >= belongs"},
      {"var x: 1..3\nsum x =", "2:8: the line ends where a variable or a number belongs"},
      {"var x: 1..3\nsum x = 1 1", "2:11: \"1\" stands where the line ends"},
      {"var x: 1..65", "1:8: between the least and the greatest number of a variable are at most 62 others"},
      {"var x: 3..1", "1:8: the range that begins with \"3\" has no numbers"},
      {"var x: 1..2000000000", "1:11: \"2000000000\" is greater than 1000000000"},
      {"var x\n y: 1 2\nvar x: 1", "3:5: \"x\" is declared twice"},
      {"var sum: 1", "1:5: \"sum\" is a word of models, and no name"},
      {"var x y 3: 1", "1:9: \"3\" stands where a name belongs"},
      {"var x[0]: 1", "1:7: an array has 1 to 4 sides, each at least 1"},
      {"var x[2000000,2000000]: 1", "1:5: a model has at most 16384 variables"},
      {"var x[2]: 1 2\nsum x[3] = 1", "2:7: \"3\" begins no index from 1 to 2"},
      {"var x[2]: 1 2\nsum x[1,1] = 1", "2:6: \"x\" has 1 indices"},
      {"var x[2]: 1 2\nsum x[1 = 1", "2:9: \"=\" stands where \"]\" belongs"},
      {"var x[2]: 1 2\nx = 1", "2:1: \"x\" stands for 2 variables here, and has 1 numbers"},
      {"var x y: 1 2\nlex x y < x", "2:5: the lists have different lengths: 2 and 1"},
      {"var x y: 1 2\ntable x y: 1 2 | 1",
       "2:18: the row that begins with \"1\" has 1 numbers; the statement has 2 variables"},
      {"var x y: 1 2\nsum 900000000 x + 900000000 y = 1",
       "2:5: the numbers of the sum are too large: together more than 34359738368"},
      {"var x y: 1 2\nconnected x y in 1",
       "2:11: \"x\" is no block of rows and columns: the links are missing behind a \":\""},
      {"var x y: 1 2\nconnected x y in 1: x x", "2:21: a point is linked to itself"},
      {"var x y: 1 2\nloop A B x | B A y", "2:6: two points are linked twice"},
      {"var x[64]: 1 2\nvar y: 0..9\ncount x in 1 != y", "3:1: with this comparison a count has at most 63 variables"},
      {"var x: 1 2\nsum x = 1 $", "2:11: \"$\" stands where the line ends"},
  };
  for (const auto& [text, error] : faulty) CHECK(error_of(text) == error);
}

TEST_CASE("an error in a model costs no other model", "[model]") {
  const auto answers = ask("model", request_of(Question::count, EngineChoice::automatic,
                                               "var x: 1..3\nsum y = 1\nsum x = 1\n\nvar x: 1..3\nsum x > 1"));
  REQUIRE(answers.size() == 2);
  CHECK((answers[0].line == 2 && answers[0].column == 5));
  CHECK(answers[1].count == 2);
}
