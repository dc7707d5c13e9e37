// Links of penpa-edit: how they are opened, and the Sudokus and Kakuros in them. The links are of tests/wasm, which
// made them with zlib; two are public ones.
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace penpa_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// From the tests of marktekfan/sudokupad-penpa-import: a 6×6 Sudoku with thick lines around its boxes.
constexpr std::string_view six =
    "https://swaroopg92.github.io/penpa-edit/"
    "#m=edit&p=7VVPb5tOFLz7U1h73oP5szjhlqZJL4l/TeMqipAVrR2SWMYmXeCXCMvfPfMeJCyYqmqrqjlUiNUwPGbnLcySfSu0iWWAwzuQI+ngcI"
    "OAT8f3+RzVx3SZJ3E4nMZZPgyeA3lU5A+pCYfn2qzAru70RspJOjRFEmfyv9NTeaeTLB5EtcBssC0Pw/JClp/CSDhCChenI2ayvAi35XlYTmR5iV"
    "tCOuDOqiIX8KSBV3yf0HFFOiPgSY0BrwEXS7NI4puzivkcRuVUCprnAz9NUKzT/2NR+6DrRbqeL4mY6xx9Zg/Lx/pOVtymq6KudWY7WR5Vdi977H"
    "qNXYKVXUI9dqmLP2z3cLbbYdm/wPBNGJH3rw08aOBluMU4CbfCdelRBS/VuxFuQETQEJ5HhG8R6nVxXokxEV5D+CxqVfh+t4JnsUQVV+ALeSO4wt"
    "II2IdN8COWRsDGLOsBG7OaG7OGVTHmR940sCgOL801j6c8ujxOsXKy9Hj8yOOIR8XjGdecYEEdBzFyYc2Fogvs1djjeFWYokYdE1bA1ArhAHj8Wo"
    "9welhIxi4wvDP22pr0OhgrYCwaY8SZ3grrQ0fVOgo6qtZR0LE9qFpHQYcWnzF0FOmguStu8ZhHn8eAWx/TJ/VTH93vr/IP7UQuOn070NGv4tkgwk"
    "YmsjS5yQpzpxeIJe9zSB64TbGex6ZFJWn6mCw37brl/SY1ce8tIuPb+776eWpuO+pPOklaRLWlt6hqg2lRucHuYV1rY9KnFrPW+UOLsHaallK8yd"
    "sGct22qFe6M9u66Xk3EM+Cz8ijH9C/38Tf+k3QOxi9t9y+Nzv8+aamN/uge+IPtjfmNb+XdPB7maYJ92MNtifZYLvhBrWfb5B7EQf3nZSTajfo5K"
    "qbdZpqL+40lZ147KCMXgA=";

// A Sudoku of 4×4 with a diagonal, cages, a thermometer, an arrow, pencil marks, a circle and rules in words.
constexpr std::string_view drawn =
    "https://x.org/penpa-edit/#m=edit&p=hVFLT4QwEL7zK0iTvc2hLx7lYoy6J+Me9NYQs7vWQASaFMhGCf/dGXDxppk+vul888207cc3/zG"
    "CRlM5cBBoWuTL5IvPF3uph8YVMdyOQ+UDAjh0bifv4uHid/J+qIJzcNjv4f3Y9C6yaxYvo2mOJtbUnXtgxcSyBHLFCgksN2D4ihQYsSDDNyTAm"
    "A3JFRkQPFuhBEMyM3w9oarIWWGZYtgtE6zEBXOt/e1+s5IoGVEkJ4r4i6ITkr25ys7AurE9ufBMN1EpCbAEo0RVKXmGPGwqRWmZgsxKsApfNsG"
    "9RNpQudB6KiwFSAMq+wkcQ/CXngJaglagNZ32n+3JN2s1jGEb5zqcG/f6uNSZ6XEtflQsriP5F5ff";

// A Kakuro of 3×3.
constexpr std::string_view kakuro =
    "https://x.org/penpa-edit/#m=edit&p=XZA/C4MwEMV3P4XcfIMxMVq3Lq4d2i1kULC0aCv4ZyiS7967aIvKJSHvx/HueE3ZTH2HkivDCAW"
    "VEpm/0aZuz7Gt8xDP0/joevogXooC72U71IFZu2wwu2CG4fOquhbyGYSG3AiExk8BjC2CSInFB5YRk3sWS2Jqz2RELNkyh/CeXlXdX3lerHkgK"
    "EDFDim3g15VdmIlFyX9GpD+FC8ALP6G3k8xFkCh0MsmCQGzxLSJx3JDCtY5TsAIjaHwJzl87Bc=";

std::string error_of(std::string_view puzzle, std::string_view link) {
  const auto answers = convert(puzzle, std::string(link), "", "penpa");
  REQUIRE(answers.size() == 1);
  return answers[0].kind == 'E' ? answers[0].code + ' ' + answers[0].message : "no error";
}

}  // namespace

TEST_CASE("a Sudoku of penpa-edit is read with its title and givens", "[penpa]") {
  const auto texts = texts_or_errors("variant", std::string(six), "iss");
  REQUIRE(texts.size() == 1);
  CHECK(texts[0] ==
        "# Title: Test 6x6\n# Author: Mark Tekfan\n# No rules\n.Shape~6x6.~R1C1_5~R1C5_6~R2C2_4~R2C4_1~R2C6_3~R3C1_1~"
        "R3C3_3~R3C5_4~R4C3_2~R4C5_1~R5C2_1~R5C3_4~R5C4_6~R5C6_5~R6C2_6~R6C4_4");
}

TEST_CASE("what penpa-edit has for Sudoku is read, and what else is drawn is reported", "[penpa]") {
  const auto texts = texts_or_errors("variant", std::string(drawn), "iss");
  REQUIRE(texts.size() == 1);
  CHECK(texts[0] ==
        "# drawn without a rule: 2 numbers, 1 small number, 1 symbol, with \"?\", \"9\"\n# One, two\n# three\n"
        "#~ round #ffffff #000000 0.86 0.86 2.5,2.5\n#~ text #000000 0.7 3.5,3.5 : ?\n"
        "#~ text #000000 0.32 3.25,3.25 : 9\n"
        ".Shape~4x4.Diagonal~-1.Cage~5~R2C1~R2C2.Cage~0~R3C1~R3C2.Thermo~R1C4~R2C4~R3C4.Arrow~R4C1~R4C2~R4C3."
        "~R1C1_3~R1C2_2");
}

TEST_CASE("a Kakuro of penpa-edit has black cells, sums and givens", "[penpa]") {
  CHECK(texts_or_errors("kakuro", std::string(kakuro), "grid") ==
        std::vector<std::string>{"# 4\\ 6\\\n\\3 1 .\n\\7 . ."});
  CHECK(error_of("variant", kakuro).find("is no Sudoku") != std::string::npos);
}

TEST_CASE("the number in the first cell of each cage is its sum, also where cages overlap", "[penpa]") {
  // The cages are r2c1 r2c2 r3c2, with a 7 in r2c1, and r3c2 with a 1. A program that tries all fillings (in Python)
  // finds 3; without sums it finds 12, and 0 if the first cage took the 1.
  const std::string link =
      "https://swaroopg92.github.io/penpa-edit/?m=solve&p=bZI/b8MgEMV3f4yTur3BgP/hrUOydkg35MFOSGIV2y22FaWW89krjJNGag"
      "WIH+/e3SFB/zWWViNCBJEhBANDxLJlydTNcB3v9WB0/sJDvI7DubMLAm/bLY6l6XWgVmcRKGIE4gRiVNy+dzdFBFYEE7VjU2lL+UQ8oVw5D1t"
      "cIJ46IXoSMiewuzBjzd65dJGELpq6uiAhk7vX+Uzd6o1zpTEyQTkHZRIy9CQg2UIyfBCD5J44pHho0pMEC1PK+Qz6qI3Rdl+edE+5UiIGT8GT"
      "AkrERQEazto2HeWqAJXWdpfecz/aY7nXlE8zqL82VWc8u7t6Olqt/542/ngpzZrgens61Fbvh7pr1xbLUx5t2WgvfHbmerpHD9ro4bli21Wjq"
      "X7vOwfTHCiWLV+AIf5/L4Ig+AE=";
  Request request = request_of(Question::count, EngineChoice::automatic, link);
  CHECK(ask("variant", request).at(0).count == 3);
}

TEST_CASE("several links are several puzzles, and an error is in its own line", "[penpa]") {
  const std::string text = std::string(six) + "\n\nhttps://x.org/penpa-edit/#m=edit&p=AAAA\n" + std::string(drawn);
  const auto answers = convert("variant", text, "iss");
  REQUIRE(answers.size() == 3);
  CHECK(answers[0].kind == 'T');
  CHECK((answers[1].kind == 'E' && answers[1].line == 3 && answers[1].column == 1));
  CHECK(answers[2].kind == 'T');
}

TEST_CASE("links of penpa-edit without a puzzle are refused with a reason", "[penpa]") {
  const std::string address = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
  for (const std::string_view puzzle : {"variant", "kakuro", "grid"}) {
    CHECK(error_of(puzzle, address + "x!").find("not base64") != std::string::npos);
    CHECK(error_of(puzzle, address + "AAAA").find("not compressed") != std::string::npos);
    // An empty stream, `1,2,3`, `hex,1,1,1,0,1,1` and a million zeros.
    CHECK(error_of(puzzle, address + "AwA=").find("the grid \"\"") != std::string::npos);
    CHECK(error_of(puzzle, address + "M9Qx0jEGAA==").find("old version") != std::string::npos);
    CHECK(error_of(puzzle, address + "y0it0DEEQwMQCQA=").find("\"hex\"") != std::string::npos);
  }
  CHECK(error_of("kakuro", six).find("no black cells") != std::string::npos);
  CHECK(error_of("grid", six) != "no error");
}

TEST_CASE("a link of penpa-edit that is cut or changed is read or refused", "[penpa]") {
  for (std::size_t at = 60; at < six.size(); at += 3) {
    std::string changed(six);
    changed[at] = changed[at] == 'A' ? 'B' : 'A';
    for (const std::string& link : {changed, std::string(six.substr(0, at))}) {
      const auto answers = convert("variant", link, "iss", "penpa");
      REQUIRE(answers.size() == 1);
      CHECK((answers[0].kind == 'E' || answers[0].kind == 'T'));
    }
  }
}

}  // namespace penpa_test
