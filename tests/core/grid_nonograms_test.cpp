// Nonograms as files of other programs: each form is read as the same text, and what is damaged is one error.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace grid_nonograms_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

const std::string expected = "nonogram\nrows\n2\n0\n1 1\ncolumns\n1 1\n1\n1";

const std::vector<std::pair<std::string, std::string>> files = {
    {"non",
     "catalogue \"a.non\"\ntitle \"Rows of a title\"\nby \"Somebody\"\ncopyright \"none\"\nwidth 3\nheight 3\n\n"
     "rows\n2\n\n1,1\n\ncolumns\n1,1\n1\n1\n\ngoal \"110000101\"\n"},
    {"non", "width 3\r\nheight 3\r\nrows\r\n2\r\n0\r\n1, 1\r\ncolumns\r\n1 1\r\n1\r\n1\r\n"},
    {"non", "rows 3\n2\n\n1 1\ncols 3\n1 1\n1\n1\n"},
    {"non", "ROWS:\n2\n0\n1 1\nCOLUMNS:\n1 1\n1\n1\n"},
    {"non", "3 3\n2\n\n1 1\n#\n1 1\n1\n1\n"},
    {"non", "3 3\n2\n0\n1 1\n1 1\n1\n1\n"},
    {"non", "{\"ver\": [[1, 1], [1], [1]], \"hor\": [[2], [], [1, 1]]}"},
    {"non",
     "{\n  \"title\": \"rows [of] a title\",\n  \"rows\": [\n    [2],\n    [0],\n    [1, 1]\n  ],\n"
     "  \"columns\": [[1, 1], [1], [1]]\n}\n"},
    {"non", "{\"rows\": [\"2\", \"0\", \"1 1\"], \"columns\": [\"1,1\", \"1\", \"1\"]}"},
    {"non", "rows = [[2], [0], [1, 1]]\ncols = [[1, 1], [1], [1]]\n"},
    {"non", "rows = [2, 0, (1, 1)]\ncolumns = [(1, 1), 1, 1]\n"},
    {"webpbn",
     "<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM \"http://webpbn.com/pbn-0.3.dtd\">\n<puzzleset>\n"
     "<source>webpbn.com</source>\n<puzzle type=\"grid\" defaultcolor=\"black\">\n<title>A title</title>\n"
     "<color name=\"white\" char=\".\">fff</color>\n<color name=\"black\" char=\"X\">000</color>\n"
     "<clues type=\"columns\">\n<line><count>1</count><count>1</count></line>\n<line><count>1</count></line>\n"
     "<line><count color=\"black\">1</count></line>\n</clues>\n<clues type=\"rows\">\n<line><count>2</count></line>\n"
     "<line></line>\n<line><count>1</count><count>1</count></line>\n</clues>\n"
     "<solution><image>|XX.|...|X.X|</image></solution>\n</puzzle></puzzleset>\n"}};

bool is_error(const std::string& text) { return !text.empty() && text[0] >= '0' && text[0] <= '9'; }

}  // namespace

TEST_CASE("files of nonograms are read as the same text in every form", "[grid][nonograms]") {
  for (const auto& [format, file] : files) {
    INFO(file);
    CHECK(texts_or_errors("grid", file, "grid") == std::vector<std::string>{expected});
    CHECK(texts_or_errors("grid", file, "grid", format) == std::vector<std::string>{expected});
    CHECK(texts_or_errors("grid", file, "grid", "nonogram") == std::vector<std::string>{expected});
    const auto answers = ask("grid", request_of(Question::check, EngineChoice::bits, file));
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].verdict == "unique");
  }
}

TEST_CASE("nonograms are written as `.non` and come back", "[grid][nonograms]") {
  const auto files_written = texts_or_errors("grid", expected, "non");
  CHECK(files_written == std::vector<std::string>{"width 3\nheight 3\n\nrows\n2\n0\n1,1\n\ncolumns\n1,1\n1\n1"});
  CHECK(texts_or_errors("grid", files_written[0] + "\n" + files_written[0], "grid") ==
        std::vector<std::string>{expected, expected});
  for (const std::string text :
       {"nonogram\nrows\n1r\n1b\ncolumns\n1r\n1b", "yinyang\ncells\n# o", "nonogram\nrows\n.\ncolumns\n1\n."}) {
    const auto answers = convert("grid", text, "non");
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].kind == 'E');
  }
}

TEST_CASE("colours of webpbn become letters", "[grid][nonograms]") {
  CHECK(texts_or_errors("grid",
                        "<puzzleset><puzzle type=\"grid\" defaultcolor=\"black\"><clues type=\"rows\">"
                        "<line><count>1</count><count color=\"blue\">2</count></line></clues><clues type=\"columns\">"
                        "<line><count>1</count></line><line><count color=\"blue\">1</count></line>"
                        "<line><count color=\"blue\">1</count></line></clues></puzzle></puzzleset>",
                        "grid") == std::vector<std::string>{"nonogram\nrows\n1b 2c\ncolumns\n1b\n1c\n1c"});
}

TEST_CASE("a damaged file of a nonogram is one error", "[grid][nonograms]") {
  const std::vector<std::pair<std::string, std::string>> damaged = {
      {"width 3\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n", "1:1: this nonogram has 2 columns instead of 3"},
      {"width 0\n", "1:1: \"0\" is no number of lines from 1 to 128"},
      {"width 2\nheight 1\nrows\nx\ncolumns\n1\n1\n", "4:1: \"x\" is no length of a run"},
      {"width 2\nsize 3\n", "2:1: \"size 3\" is no word of a file of nonograms"},
      {"width 2\nheight 2\n", "1:1: this nonogram has 0 rows instead of 2"},
      {"3 3\n1\n1\n", "1:1: this nonogram has 2 lines of runs instead of 6"},
      {"3 3\n1\n1\n#\n1\n1\n1\n1\n", "1:1: this nonogram has 2 rows instead of 3"},
      {"200 3\n", "1:1: a board has 1 to 128 rows and columns"},
      {"{\"rows\": [[1, x]], \"cols\": [[1]]}", "1:15: \"x\" is no length of a run"},
      {"{\"rows\": [[1]", "1:1: a list has no end"},
      {"{\"a\": 1}", "1:1: this nonogram has no clues of rows or of columns"},
      {"rows = [[1]]]", "1:13: this bracket closes no list"},
      {"<puzzle type=\"triddler\"></puzzle>", "1:1: only puzzles of the type \"grid\" are nonograms"},
      {"<puzzle type=\"grid\"><clues type=\"rows\"><line><count>x</count></line></clues></puzzle>",
       "1:46: \"x\" is no length of a run"}};
  for (const auto& [file, message] : damaged) {
    INFO(file);
    CHECK(texts_or_errors("grid", file, "grid") == std::vector<std::string>{message});
  }
}

TEST_CASE("a file of a nonogram cut anywhere, with any byte changed, or large, is read or one error",
          "[grid][nonograms]") {
  Random random(78);
  for (const auto& [format, file] : files)
    for (int round = 0; round < 40; ++round) {
      std::string text = file;
      if (round % 2 == 0) {
        text.resize(1 + random.below(text.size() - 1));
      } else {
        constexpr std::string_view bytes = "09,[](){}\"=:<>/ \n#x\xc3";
        text[random.below(text.size())] = bytes[random.below(bytes.size())];
      }
      INFO(text);
      CHECK(!texts_or_errors("grid", text, "grid", format).empty());
    }
  std::string many_runs, many_lists = "rows = [";
  for (int i = 0; i < 300000; ++i) many_runs += "1,", many_lists += "[1],";
  for (const std::string& text :
       {"width 3\nheight 3\nrows\n" + many_runs, "rows\n" + std::string(1000000, '\n') + "1\n", many_lists + "]",
        "{" + std::string(1000000, '['), "3 3\n" + std::string(1000000, '1'), "<puzzle>" + std::string(1000000, '<')}) {
    const auto texts = texts_or_errors("grid", text, "grid");
    REQUIRE(!texts.empty());
    CHECK(is_error(texts[0]));
  }
}

}  // namespace grid_nonograms_test
