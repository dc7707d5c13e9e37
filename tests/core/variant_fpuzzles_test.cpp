// Sudoku variants as links of f-puzzles and SudokuPad: a link that was written says the same when it is read.
#include <sstream>
#include <string>

#include "core/links/figure.hpp"
#include "core/links/links.hpp"
#include "core/links/payload.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

// The link to a board in `iss`, or the message of its error.
std::string link_of(const std::string& iss, const std::string& to = "fpuzzles") {
  const auto written = convert("variant", iss, to, "iss");
  REQUIRE(written.size() == 1);
  return written[0].kind == 'E' ? written[0].message : written[0].text;
}

std::string json_of(const std::string& iss) { return links::payload_of(link_of(iss)).json; }

// The board of a link in `iss`.
std::string read_back(const std::string& link) {
  const auto read = convert("variant", link, "iss");
  REQUIRE(read.size() == 1);
  return read[0].kind == 'E' ? read[0].message : read[0].text;
}

bool is_link(const std::string& text) { return text.starts_with("https://"); }

Answered checked(const std::string& text) {
  Answered answer = ask("variant", request_of(Question::check, EngineChoice::automatic, text)).at(0);
  answer.nodes = answer.dead_ends = answer.depth = 0;
  answer.note.clear();
  return answer;
}

}  // namespace

TEST_CASE("links: each board of a collection comes back from its link, or a rule of it is refused by its name") {
  std::istringstream lines(read_file("tests/data/variant/iss.txt"));
  std::size_t written = 0;
  for (std::string iss; std::getline(lines, iss);) {
    for (const std::string to : {"fpuzzles", "sudokupad"}) {
      const std::string link = link_of(iss, to);
      INFO(iss);
      if (!is_link(link)) {
        CHECK(link.find("f-puzzles ") != std::string::npos);
        continue;
      }
      ++written;
      CHECK(checked(read_back(link)) == checked(iss));
    }
  }
  CHECK(written > 50);
}

TEST_CASE("links: every rule on a board of 4×4 is written so that it has the same solutions, or refused") {
  std::istringstream lines(read_file("tests/data/variant/rules.iss"));
  std::size_t written = 0;
  for (std::string iss; std::getline(lines, iss);) {
    // On f-puzzles' boards there are as many values as rows.
    const std::size_t end = std::min(iss.find('.', 1), iss.size());
    const std::string link = link_of(".Shape~4x4" + iss.substr(end));
    if (!is_link(link)) continue;
    ++written;
    INFO(iss);
    const auto count = [](const std::string& text) {
      return ask("variant", request_of(Question::count, EngineChoice::automatic, text)).at(0).exact_count;
    };
    CHECK(count(link) == count(".Shape~4x4" + iss.substr(end)));
  }
  CHECK(written > 20);
}

TEST_CASE("links: rules between neighbours come back as they were") {
  for (const std::string iss : {
           ".Shape~4x4.GreaterThan~R1C3~R2C2~R1C2.GreaterThan~R2C2~R3C1~R2C1",
           ".GreaterThan~R5C5~R4C5~R5C4~R5C6~R6C5",
           ".Shape~4x4.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R2C2.StrictKropki",
           ".AntiConsecutive",
           ".X~R1C1~R1C2.V~R4C1~R5C1.StrictXV",
       })
    for (const std::string to : {"fpuzzles", "sudokupad"}) CHECK(read_back(link_of(iss, to)) == iss);
  // A cell that is greater than one of its neighbours is no maximum, and f-puzzles has nothing else.
  CHECK(link_of(".GreaterThan~R5C5~R5C6").starts_with("f-puzzles does not have the rule \"GreaterThan\""));
  // The two colours are lists of their own in f-puzzles, and white dots are read first.
  const std::string all = read_back(link_of(".Shape~4x4.BlackDot~R1C1~R1C2.WhiteDot~R2C1~R2C2"));
  CHECK(all == ".Shape~4x4.WhiteDot~R2C1~R2C2.BlackDot~R1C1~R1C2");
}

TEST_CASE("links: what f-puzzles does not have is refused by its name, and at its line") {
  CHECK(link_of(".GlobalEntropy") == "f-puzzles does not have the rule \"GlobalEntropy\" as it is here");
  CHECK(link_of(".Shape~6x6~0-5") == "f-puzzles has only square boards with the values from 1 to the length of a row");
  CHECK(link_of(".Shape~2x2~9~Raw") == "f-puzzles does not have boards whose rows, columns and boxes say nothing");
  CHECK(link_of(".Var~A~x~3") == "f-puzzles does not have cells beside the board");
  CHECK(link_of(".Shape~4x4.ChaosConstruction").starts_with("f-puzzles does not have the rule \"ChaosConstruction\""));
  CHECK(link_of(".Shape~4x4.~R1C2_1.~R1C2_2") == "f-puzzles has no cell without candidates, such as R1C2");
  CHECK(link_of(".WhiteDot~R1C1~R1C2.AntiConsecutive") ==
        "in f-puzzles, neighbours with a dot are exempt from the rule \"AntiConsecutive\"");
  const auto written = convert("variant", ".Shape~4x4\n.GlobalEntropy\n.AntiKing", "fpuzzles", "iss");
  REQUIRE(written.size() == 3);
  CHECK((written[1].kind == 'E' && written[1].line == 2));
  CHECK(is_link(written[2].text));
}

TEST_CASE("links: a square that would go over the edge of the board is no quadruple of f-puzzles") {
  CHECK(link_of(".Shape~4x4.ContainAtLeast~1_1~R1C4~R2C1~R2C4~R3C1")
            .starts_with("f-puzzles does not have the rule \"ContainAtLeast\""));
}

TEST_CASE("links: words, givens, candidates, regions and drawings stand in the JSON of f-puzzles") {
  CHECK(json_of("# Title: Ice\n# Author: N. N.\n# It \"melts\".\n# Slowly.\n.Shape~2x2.~R1C1_1") ==
        "{\"size\":2,\"grid\":[[{\"value\":1,\"given\":true},{}],[{},{}]],\"title\":\"Ice\",\"author\":\"N. N.\","
        "\"ruleset\":\"It \\\"melts\\\".\\nSlowly.\"}");
  CHECK(json_of(".Shape~3x3.~R1C2_1_2~R1C3_1_3~R2C1_2_3") ==
        "{\"size\":3,\"grid\":[[{},{\"givenPencilMarks\":[1,2]},{}],[{\"givenPencilMarks\":[2,3]},{},{}],[{},{},{}]],"
        "\"odd\":[{\"cell\":\"R1C3\"}]}");
  CHECK(json_of("#~ line #ffccaa 0.25 0.5,0.5 1.5,1.5\n#~ round #ffffff none 0.4 0.4 1.5,1 90deg\n"
                "#~ text #000000 0.7 1,1 : a : b\n#~ cage #808080 0.5,0.5 1.5,0.5 : 7\n"
                "#~ arrow #000000 1 0.5,0.5 1.5,1.5\n#~ line #12 1 0,0 1,1\n.Shape~2x2") ==
        "{\"size\":2,\"grid\":[[{},{}],[{},{}]],\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]],\"outlineC\":\"#ffccaa\","
        "\"width\":0.5}],\"circle\":[{\"cells\":[\"R1C2\",\"R2C2\"],\"baseC\":\"#ffffff\",\"outlineC\":\"#00000000\","
        "\"width\":0.4,\"height\":0.4,\"angle\":90}],\"text\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],"
        "\"value\":\"a : b\",\"fontC\":\"#000000\",\"size\":1.4}],\"cage\":[{\"cells\":[\"R1C1\",\"R1C2\"],"
        "\"value\":\"7\",\"outlineC\":\"#808080\"}]}");
  CHECK(json_of(".Shape~2x2.NoBoxes.Jigsaw~0101") ==
        "{\"size\":2,\"grid\":[[{\"region\":0},{\"region\":1}],[{\"region\":0},{\"region\":1}]]}");
}

TEST_CASE("links: lines that are no figures are passed over") {
  for (const std::string_view line :
       {"", "line", "blob #000000 1 0,0 1,1", "line #000000 1 0,0", "line #000000 -1 0,0 1,1", "line none 1 0,0 1,1",
        "line #000000 1 0,0 1,1 x", "line #000000 1 0,0 1,", "text #000000 1 0,0", "text #000000 1 0,0 :  ",
        "box #000000 1 1 0,0", "line #000000 1 0,0 1e9,1", "line #000000 1 0,0 101,1", "line #000000 1 0,0 1,1 deg"})
    CHECK(!links::figure_in(line));
  const auto figure = links::figure_in("text #ff000080 0.5 -1.5,2 -45deg :  x ");
  REQUIRE(figure);
  CHECK((figure->text == "x" && figure->angle == -45 && figure->points[0].x == -1.5));
}
