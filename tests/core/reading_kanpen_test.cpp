// Links of kanpen.net. What each token stands for is written in pzprjs, src/variety, as `decodeKanpen`.
#include "core/reading/kanpen.hpp"

#include <string>

#include "core/reading/recognise.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;

namespace {

std::string kanpen_link(const std::string& rest) { return "http://www.kanpen.net/" + rest; }

std::string kanpen_text(const std::string& rest) {
  const reading::Recognition found = reading::recognise(kanpen_link(rest));
  CHECK(found.is_sure == (found.readings.size() == 1));
  return found.readings.size() == 1 ? std::string(found.readings[0].puzzle) + ':' + found.texts[0] : found.problem;
}

}  // namespace

TEST_CASE("kanpen: clues become those of each genre") {
  CHECK(kanpen_text("slitherlink.html?problem=2/3/._3_._/2_._0_/") == "grid:slitherlink\ncells\n. 3 .\n2 . 0\n");
  CHECK(kanpen_text("masyu.html?problem=2/2/1_._/._2_/") == "grid:masyu\ncells\no .\n. #\n");
  CHECK(kanpen_text("bijutsukan.html?problem=1/3/5_0_._/") == "grid:akari\ncells\n# #0 .\n");
  CHECK(kanpen_text("hitori.html?problem=2/2/1_0_/12_2_/") == "grid:hitori\ncells\n1 .\n12 2\n");
  // The upper two of six bits are the direction: up, left, down, right.
  CHECK(kanpen_text("yajilin.html?problem=1/6/2_17_33_63_-4_._/") == "grid:yajilin\ncells\n2^ 1< 1v 15> # .\n");
  CHECK(kanpen_text("numberlink.html?problem=1/3/1_._1_/") == "grid:numberlink\nfill no\ncells\n1 . 1\n");
  CHECK(kanpen_text("sudoku.html?problem=4/1_._._2_/._._._._/._3_._._/._._._4_/") == "sudoku:1..2.....3.....4");
}

TEST_CASE("kanpen: regions are numbers, or rectangles with a number") {
  CHECK(kanpen_text("lits.html?problem=1/3/2/0_0_1_/") == "grid:lits\nregions\nA A B\n");
  CHECK(kanpen_text("hakyukoka.html?problem=1/3/2/0_0_1_/._2_._/") == "grid:ripple\ncells\n. 2 .\nregions\nA A B\n");
  CHECK(kanpen_text("heyawake.html?problem=2/3/2/0_0_1_1_2/0_2_1_2_/") ==
        "grid:heyawake\ncells\n2 . .\n. . .\nregions\nA A B\nA A B\n");
}

TEST_CASE("kanpen: dots are a line for each half row, and sums a line for each black cell") {
  CHECK(kanpen_text("tentaisho.html?problem=2/3/1...2/...../.1.../") ==
        "grid:galaxies\nsize 2 3\ncentres\nr1c1\nr1c3\nr2c1.5\n");
  CHECK(kanpen_text("kakuro.html?problem=3/4/0_0_0_0/0_1_0_3/0_2_0_4/0_3_0_0/1_0_4_0/1_3_-1_-1/2_0_3_0/2_3_0_0//") ==
        "kakuro:# 3\\ 4\\ #\n\\4 . . #\n\\3 . . #\n");
}

TEST_CASE("kanpen: kinds that are texts are read too") {
  CHECK(kanpen_text("nanro.html?problem=2/2/2/0_1_/0_1_/2_._/._._/") ==
        "grid:nanro\ncells\n2 .\n. .\nregions\nA B\nA B\n");
  CHECK(kanpen_text("kurochute.html?problem=1/3/1_._2_/") == "grid:kurochute\ncells\n1 . 2\n");
}

TEST_CASE("kanpen: what is missing at the end is blank, and codes of addresses are what they stand for") {
  CHECK(kanpen_text("slitherlink.html?problem=2/2/3") == "grid:slitherlink\ncells\n3 .\n. .\n");
  CHECK(kanpen_text("slitherlink.html?problem=2%2F2%2F3%20.%2F.%200") == "grid:slitherlink\ncells\n3 .\n. 0\n");
}

TEST_CASE("kanpen: a link with the form of puzz.link is read as that one") {
  CHECK(kanpen_text("slitherlink.html?pzpr=/2/2/d3") == "grid:https://puzz.link/p?slither/2/2/d3");
  CHECK(kanpen_text("masyu.html?pzpr=2/2/30") == "grid:https://puzz.link/p?mashu/2/2/30");
}

TEST_CASE("kanpen: the question may name the genre, or all of them") {
  const std::string link = kanpen_link("slitherlink.html?problem=2/2/3_._/._._/");
  const auto in_genre = [](const std::string& text, const std::string& genre) {
    return test::texts_or_errors("grid", text, "grid", genre).at(0);
  };
  CHECK(in_genre(link, "slitherlink") == "slitherlink\ncells\n3 .\n. .");
  CHECK(in_genre(link, "") == "slitherlink\ncells\n3 .\n. .");
  CHECK(in_genre(link, "puzzlink") == "slitherlink\ncells\n3 .\n. .");
  CHECK(in_genre(link, "masyu").find("another genre than") != std::string::npos);
  CHECK(in_genre(kanpen_link("slitherlink.html?problem=2/2/x"), "slitherlink").find("\"x\"") != std::string::npos);
  CHECK(in_genre(kanpen_link("slitherlink.html?pzpr=/2/2/d3"), "").find("p?slither/2/2/d3") != std::string::npos);
  CHECK(in_genre(kanpen_link("goishi.html?problem=1/1/1"), "").find("no grid puzzle") != std::string::npos);
}

TEST_CASE("kanpen: a link that is wrong gets one sentence that quotes why") {
  CHECK(kanpen_text("slitherlink.html?problem=2/2/3_x_/") ==
        "this link of kanpen.net has \"x\" where it should have a clue of slitherlink");
  CHECK(kanpen_text("slitherlink.html?problem=2/129/") ==
        "this link of kanpen.net has \"129\" where it should have a number of rows or columns, 1 to 128");
  CHECK(kanpen_text("heyawake.html?problem=1/2/2/0_0_0_0_/0_0_0_1_/").find("overlaps no other") != std::string::npos);
  CHECK(kanpen_text("heyawake.html?problem=1/2/1/0_0_0_0_/") ==
        "this link of kanpen.net has cells that are in no room");
  CHECK(kanpen_text("heyawake.html?problem=1/2/1/0_0_0_-1_/").find("a room within the board") != std::string::npos);
  CHECK(kanpen_text("lits.html?problem=1/2/1/0_/").find("\"\" where it should have the number") != std::string::npos);
  CHECK(kanpen_text("yajilin.html?problem=1/1/64_/").find("\"64\"") != std::string::npos);
  // These are 1 and 0 where a size has 32 bits.
  CHECK(kanpen_text("masyu.html?problem=1/1/4294967297/").find("\"4294967297\"") != std::string::npos);
  CHECK(kanpen_text("heyawake.html?problem=1/1/1/0_0_4294967296_0_/").find("within the board") != std::string::npos);
  CHECK(kanpen_text("slalom.html?problem=1/1/64_/") == "links of kanpen.net to \"slalom\" are not read");
  CHECK(kanpen_text("tentaisho.html?problem=2/2/1.3/") ==
        "this link of kanpen.net has \"1.3\" where it should have a row of dots");
  CHECK(kanpen_text("kakuro.html?problem=2/2/2_0_0_0/") ==
        "this link of kanpen.net has \"2_0_0_0\" where it should have a cell on the board");
}
