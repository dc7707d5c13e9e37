// Saved boards of puzz.link: read with what is filled in, judged as pzprjs judges them, written again, and refused
// where they are damaged.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/grid/saved/table.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_saved_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// A saved board with the code of the first rule that pzprjs finds broken, `-` of a board that is complete and right.
// What that is here: `right`; `wrong`; `unfinished`, if what pzprjs finds fault with is that something is missing;
// `drawing`, if it is something that our texts do not say, so that it is passed over; `refused`, if our genre lacks one
// of its rules.
struct Sample {
  std::string name, fault, kind, saved;
};

std::vector<Sample> samples() {
  std::ifstream file("tests/data/pzprv3.tsv");
  REQUIRE(file);
  std::vector<Sample> samples;
  Sample sample;
  while (std::getline(file, sample.name, '\t') && std::getline(file, sample.fault, '\t') &&
         std::getline(file, sample.kind, '\t') && std::getline(file, sample.saved))
    samples.push_back(sample);
  return samples;
}

std::string converted(const std::string& text, const std::string& to) {
  const auto texts = texts_or_errors("grid", text, to);
  REQUIRE(texts.size() == 1);
  return texts[0];
}

bool is_error(const std::string& text) { return !text.empty() && text[0] >= '0' && text[0] <= '9'; }

// Genres whose cells are left blank where nothing is, as pzprjs judges them.
const std::set<std::string> blanks_are_white = {
    "starbattle", "nonogram", "tents",      "akari",    "norinori",   "aquarium", "minesweeper",
    "nurikabe",   "hitori",   "heyawake",   "kurodoko", "lits",       "cave",     "creek",
    "snake",      "tapa",     "shakashaka", "magnets",  "abcendview", "hashi",    "kakurasu"};

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

// The text with what pzprjs takes unmarked cells and edges for: white, and no line.
std::string completed(const std::string& text) {
  std::istringstream in(text);
  std::string genre, line, done, section;
  std::getline(in, genre);
  done = genre;
  std::vector<std::vector<std::string>> cells;
  const bool decides = genre == "battleships" || genre == "magnets" || genre == "snake";  // a clue, its cell
  const std::string blank = genre == "battleships" ? "~" : blanks_are_white.contains(genre) ? "." : "?";
  for (std::size_t row = 0; std::getline(in, line); ++row) {
    std::vector<std::string> words = words_of(line);
    const bool is_name = words[0].size() > 2 && std::islower(static_cast<unsigned char>(words[0][0])) != 0;
    if (is_name) section = words[0], row = static_cast<std::size_t>(-1);
    if (!is_name && section == "cells") cells.push_back(words);
    for (std::size_t column = 0; !is_name && column < words.size(); ++column) {
      const bool is_clue = decides && row < cells.size() && cells[row][column] != ".";
      if (section == "filled" && words[column] == "?" && !is_clue) words[column] = blank;
      if ((section == "horizontal" || section == "vertical") && words[column] == ".") words[column] = "x";
    }
    done += '\n';
    for (const std::string& word : words) done += (&word == &words[0] ? "" : " ") + word;
  }
  return done;
}

}  // namespace

TEST_CASE("grid saved: an answer needs no notation that could have the puzzle, unless that was asked for") {
  Request request = test::request_of(Question::check, EngineChoice::automatic, "pzprv3/lightup/2/2/# . /. 2 /");
  request.format = "puzzlink";  // links have nothing that is filled in
  CHECK(test::ask("grid", request).at(0).verdict == "none");
  request.to = "puzzlink";
  CHECK(test::ask("grid", request).at(0).message == "this puzzle cannot be written as puzzlink");
  request.question = Question::convert;
  request.text = "\n\npzprv3/lightup/2/2/# . /. 2 /\n";
  const auto refused = test::ask("grid", request).at(0);
  CHECK(refused.message == "this puzzle cannot be written as puzzlink");
  CHECK(refused.line == 3);
}

TEST_CASE("saved boards are right where pzprjs finds no fault with them, and wrong where it does", "[grid][saved]") {
  for (const Sample& sample : samples()) {
    INFO(sample.saved);
    const std::string text = converted(sample.saved, "grid");
    CAPTURE(text);
    CHECK(is_error(text) == (sample.kind == "refused"));
    if (is_error(text)) continue;
    const auto answers = ask("grid", request_of(Question::check, EngineChoice::bits, completed(text)));
    REQUIRE(answers.size() == 1);
    CAPTURE(answers[0]);
    if (sample.kind == "right") {
      CHECK(sample.fault == "-");
      CHECK(answers[0].verdict == "unique");
    } else if (sample.kind == "wrong") {
      CHECK(answers[0].verdict == "none");
    } else {
      CHECK((answers[0].verdict == "unique" || answers[0].verdict == "multiple"));
    }
  }
}

TEST_CASE("saved boards come back from what they are written as", "[grid][saved]") {
  for (const Sample& sample : samples()) {
    INFO(sample.saved);
    const std::string text = converted(sample.saved, "grid");
    // The parts of a bent ship have no form that a text could say.
    if (is_error(text) || (sample.name == "battleship" && sample.fault == "bankInvalid")) continue;
    const std::string saved = converted(text, "pzprv3");
    CHECK(saved.starts_with("pzprv3"));
    CHECK(converted(saved, "grid") == text);
    CHECK(converted(saved, "pzprv3") == saved);
  }
}

TEST_CASE("every genre that has saved boards is among the samples", "[grid][saved]") {
  const std::vector<Sample> all = samples();
  for (const grid::saved::Saved& saved : grid::saved::table()) {
    INFO(saved.name);
    CHECK(std::any_of(all.begin(), all.end(), [&](const Sample& sample) { return sample.name == saved.name; }));
  }
}

TEST_CASE("a saved board says the same in lines, in one line and in a link", "[grid][saved]") {
  const std::string expected = "nurikabe\ncells\n. 2\n. .\nfilled\n# ?\n? .";
  for (const std::string saved :
       {"pzprv3/nurikabe/2/2/# 2 /. + /", "pzprv3/nurikabe/2/2/# 2/. +", "pzprv3\nnurikabe\n2\n2\n# 2 \n. + \n",
        "pzprv3\r\nnurikabe\r\n2\r\n2\r\n# 2 \r\n. + \r\n",
        "https://puzz.link/p?pzprv3/nurikabe/2/2/%23%202%20/.%20+%20/",
        "https://puzz.link/p?type=editor&pzprv3/nurikabe/2/2/# 2 /. + /",
        "<https://pzprxs.vercel.app/p.html?pzprv3%2Fnurikabe%2F2%2F2%2F%23%202%2F.%20+>",
        "# a comment\n\npzprv3/nurikabe/2/2/# 2 /. + /\n", "pzprv3/nurikabe/2/2/# 2 /. + /info:{\"metadata\":{}}",
        "pzprv3\nnurikabe\n2\n2\n# 2 \n. + \nhistory:{\n \"type\":\"pzpr\"\n}\n"}) {
    INFO(saved);
    CHECK(converted(saved, "grid") == expected);
    CHECK(texts_or_errors("grid", saved, "grid", "puzzlink") == std::vector<std::string>{expected});
    CHECK(texts_or_errors("grid", saved, "grid", "nurikabe") == std::vector<std::string>{expected});
  }
  const std::string in_lines = "pzprv3\nnurikabe\n2\n2\n# 2 \n. + \n";
  CHECK(texts_or_errors("grid", in_lines + in_lines + "\n" + in_lines, "grid") ==
        std::vector<std::string>(3, expected));
}

TEST_CASE("parts of a board are read where borders enclose one clue", "[grid][saved]") {
  CHECK(converted("pzprv3/tentaisho/1/3/1...1/1 0 /", "grid") ==
        "galaxies\nsize 1 3\ncentres\nr1c1\nr1c3\nfilled\nA B B");
  CHECK(converted("pzprv3/tentaisho/1/3/1...1/0 -1 /", "grid") == "galaxies\nsize 1 3\ncentres\nr1c1\nr1c3");
  CHECK(converted("pzprv3/shikaku/1/4/1 . 1 - /1 0 1 /", "grid") == "shikaku\ncells\n1 . 1 ?\nfilled\nA B B C");
  CHECK(converted("pzprv3/shikaku/1/4/1 . 1 - /1 0 0 /", "grid") == "shikaku\ncells\n1 . 1 ?\nfilled\nA ? ? ?");
}

TEST_CASE("what a saved board lacks at its end is blank", "[grid][saved]") {
  CHECK(converted("pzprv3/mashu/1/2", "grid") == "masyu\ncells\n. .");
  CHECK(converted("pzprv3/lightup/2/1/# /. /", "grid") == "akari\ncells\n.\n.\nfilled\n*\n?");
}

TEST_CASE("a damaged saved board is one error with its place", "[grid][saved]") {
  check_faults({{"pzprv3", 1, "the saved board ends before the name"},
                {"pzprv3/", 1, "the saved board ends before the name"},
                {"pzprv3/sudoku/4/1 . . ./", 8, "\"sudoku\" is the name of no genre"},
                {"pzprv3/nurikabe", 8, "ends before its size"},
                {"pzprv3/nurikabe/0/2/", 17, "is not a number of rows or columns"},
                {"pzprv3/nurikabe/2/129/", 19, "is too large"},
                {"pzprv3/nurikabe/999999999999999/2/", 17, "is too large"},
                {"pzprv3/nurikabe/1/2/. 1 2 /", 21, "this row has 3 tokens instead of 2"},
                {"pzprv3/nurikabe/1/2/. x /", 23, "\"x\" is nothing that a cell of nurikabe has"},
                {"pzprv3/nurikabe/1/2/. . /. . /", 26, "\". .\" follows the end of the board"},
                {"pzprv3.1/slither/1/1/f/. /0 /", 22, "\"f\" says that the loop passes through all dots"},
                {"pzprv3/akichi/3/3/x/2/0 0 1 /", 19, "\"x\" says that the largest area of a room may be smaller"},
                {"pzprv3/magnets/3/3/a/5/0 0 1 /", 20, "\"a\" says that poles side by side of two magnets"},
                {"pzprv3.1/country/1/1/country_empty/", 22, "\"country_empty\" stands for rules"},
                {"pzprv3/mashu/1/2/. . /2 /", 23, "\"2\" is none of 0, 1 and -1"},
                {"pzprv3/fillomino/1/2/. . /. . /X /", 32, "\"X\" is a border of the puzzle"},
                {"pzprv3/tentaisho/1/2/..../", 22, "this row has 4 characters"},
                {"pzprv3/tentaisho/1/1/X/", 22, "\"X\" is a cell outside the board"},
                {"pzprv3/battleship/1/1/p/", 23, "\"p\" is no fleet"},
                {"pzprv3/battleship/1/1/9/", 23, "ends before its fleet is complete"},
                {"pzprv3/starbattle/1/1/x/", 23, "\"x\" is no number"},
                {"pzprv3/lits/1/1/x/", 17, "\"x\" is no number of regions"},
                {"pzprv3/yajilin/1/2/5,1 . /", 20, "\"5,1\" is nothing that a cell of yajilin has"}});
}

TEST_CASE("a saved board cut anywhere, or with any byte changed, is read or one error", "[grid][saved]") {
  Random random(52);
  for (const Sample& sample : samples()) {
    for (int round = 0; round < 12; ++round) {
      std::string saved = sample.saved;
      if (round % 2 == 0) {
        saved.resize(6 + random.below(saved.size() - 6));
      } else {
        constexpr std::string_view bytes = "./ -0129#+xX%[,\xc3\n";
        saved[6 + random.below(saved.size() - 6)] = bytes[random.below(bytes.size())];
      }
      INFO(saved);
      CHECK(!texts_or_errors("grid", saved, "grid", "pzprv3").empty());
    }
  }
}

TEST_CASE("a saved board with a million slashes, tokens or digits is one error", "[grid][saved]") {
  const std::size_t many = 1000000;
  for (const std::string& saved :
       {"pzprv3/nurikabe/2/2" + std::string(many, '/'), "pzprv3/nurikabe/" + std::string(many, '9') + "/2",
        "pzprv3/battleship/2/2/999999/" + std::string(many, '/'), "pzprv3" + std::string(many, '%')}) {
    const auto texts = texts_or_errors("grid", saved, "grid", "pzprv3");
    REQUIRE(texts.size() == 1);
    CHECK(is_error(texts[0]));
  }
}

TEST_CASE("what no saved board says is not written as one", "[grid][saved]") {
  for (const std::string text :
       {"binairo\ncells\n0 1\n1 0", "minesweeper\nmines 1\ncells\n1 .", "masyu\ncells\n. .\n. .\nfilled\nse ?\n? ?"}) {
    const auto answers = convert("grid", text, "pzprv3");
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].kind == 'E');
  }
}

}  // namespace grid_saved_test
