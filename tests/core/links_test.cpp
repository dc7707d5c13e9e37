// Links of f-puzzles and SudokuPad: what they hold, as texts in the notations `iss` and `line`. The payloads were made
// by lz-string itself.
#include <fstream>
#include <string>
#include <string_view>

#include "core/links/links.hpp"
#include "core/reading/recognise.hpp"
#include "core/text/lz.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;

namespace {

std::string unpacked(std::string_view payload, std::size_t most = 1000) {
  std::string text;
  switch (unpack_lz(payload, most, text)) {
    case Unpacked::whole: return "whole " + text;
    case Unpacked::bad: return "bad";
    case Unpacked::too_large: return "too large";
  }
  return {};
}

// The text of a link, or what is wrong with it.
std::string read(std::string_view link, links::Target target = links::Target::variant) {
  std::string text;
  const auto error = links::read_link(link, target, text);
  return error ? "error: " + error->message.text() : text;
}

std::vector<test::Answered> answers_to(Question question, std::string text) {
  return test::ask("variant", test::request_of(question, EngineChoice::automatic, std::move(text)));
}

constexpr std::string_view two_rules =
    "N4IgzglgXgpiBcA2ANCALhNAbO8QBUB3AewAIAnAVxzBFQENK0ALY8hEAQQDpSBlGGjQx2qKjUEcAcmwC29LBWoww3ADoA7ThoAmpWWxjc6IAObkIO"
    "hAG1roAG4LKuAKypTEezA0I0VGAC+"
    "yMBBIcGhEQC6yHahII5YzggATBHh6SHRsRlpYZkxeblFWYU5OSVFZZnRIADWEFg45ADG9Ka4diDNMI208NYgAE"
    "oAjADCySYjowDMIDUJSXgA7CABNSwiBrKCIjagWBAaKjYDg9Ojw5MALBeTLreRkWuoOhAAZm8i3t17XT1YfVOiFuqEGwIm8ycuBAs2eIAOR1+COO/"
    "VO"
    "Y0uoOS4zmNWITGRow4AGJ6AAjZomQiWFgIAAM3BccPozQwXlGxA0YD89EOaEB6GYm2I22E7CeQA=";
constexpr std::string_view outside =
    "N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSTiBdZQiu86285qms9uy6kAFwAsYGALYB7ITB6D8oADYQAdjDD48IAEoBGAMIaQqNQFYdILkUpEgA="
    "==";
constexpr std::string_view magic = "N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSTiBdZQiu86285qms9uy6kAWwEM0EAMYIALhgCuMIkA=";

// A board of 4×4 of SudokuPad, in its short form.
constexpr std::string_view short_form =
    "N4YwpgXA2lA0wDcIGYC+tYF1Zw93WOGW2ATpDFAAyxX40CM+DtzsT+1sATPbMm144WAzt1Y5xTHMglRZHHFHFDl/fLNWzR2EAENoiCAH"
    "IALgEtTAG0gACAJKmAOsYDOsW+GhZbp4+iNjPQA7CwBrc2CAcwhff3gvGBo6YVZsJABWAMS1FLVFJAA2WABXYPMARxLIADNsinl1dJMA"
    "D39sAFswUz0AEz0eiGADGtg9EtMACwB7UhMAQWNYUhKbVxMABT1zUlcAOnirQwB3AAdoaj2M2ivmK/Zb3QgAMWeqd5opiAZC1GxpwwgU"
    "zQFhCY4QKj3SYQ+5zUywEDcCAAYmesFMkAA7H9UEA===";

// A board of 4×4 of f-puzzles with two givens, a title and fog.
constexpr std::string_view two_givens =
    "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQvxClK1FOkYt2nGP2Uixg9X1UDtKkSDYQ2ZaiAAq"
    "IVADMA9mmuWA7iQwLuQA==";

}  // namespace

TEST_CASE("links: what lz-string has compressed is decompressed, in UTF-8") {
  CHECK(unpacked("Q===") == "whole ");
  CHECK(unpacked("IZA=") == "whole a");
  CHECK(unpacked("BYUwNmD2Q===") == "whole hello");
  CHECK(unpacked("IYI17SOyg===") == "whole abababababababababababab");
  CHECK(unpacked("JeGoJLwbgAe0A===") == "whole é€😀");
  CHECK(unpacked("gAbA8g==") == "whole \uFFFDx");  // half of a pair of UTF-16
}

TEST_CASE("links: a text is compressed as by lz-string") {
  for (const std::string_view text : {"", "a", "hello", "abababababababababababab", "é€😀"})
    CHECK(unpacked(pack_lz(text)) == "whole " + std::string(text));
  CHECK(pack_lz("abababababababababababab") == "IYI17SOyg===");
  CHECK(pack_lz("caf\u00e9 \u20ac \U0001F600 aaaaaaaaaa") == "MYQwZglwBINQRYvBuAA9qJVvUA==");
}

TEST_CASE("links: what is cut, is no code or is too long once it is decompressed is refused") {
  CHECK(unpacked("") == "bad");
  CHECK(unpacked("BYUwN") == "bad");
  CHECK(unpacked("IZ//////") == "bad");
  CHECK(unpacked("IYI17SOyg===", 24) == "whole abababababababababababab");
  CHECK(unpacked("IYI17SOyg===", 23) == "too large");
}

TEST_CASE("links: rules, words and drawings of f-puzzles become a text in the notation iss") {
  const std::string text =
      "# Title: Two rules\n# Author: A. Setter\n# Normal rules.\n# And more.\n# drawn without a rule: 1 line\n"
      "#~ line #aabbcc 0.25 0.5,0.5 1.5,1.5\n"
      ".Shape~6x6.Cage~7~R1C2~R1C3.Thermo~R3C1~R4C1~R5C1.Pair~IQgBCE~_difference%203~R6C1~R6C2.~R1C1_5";
  CHECK(read(two_rules) == text);
  CHECK(read("https://www.f-puzzles.com/?load=" + std::string(two_rules)) == text);
  CHECK(read("\"f-puzzles.com/?x=1&load=" + std::string(two_rules) + "&more\" in a program") == text);
}

TEST_CASE("links: what a link of f-puzzles holds that cannot be read is named") {
  CHECK(read(outside) == "error: the rule \"thermometer\" has \"R5C1\", which is not a cell of the board");
  CHECK(read(magic) == "error: the puzzle has the rule \"magic\", which is not known");
  CHECK(read("https://f-puzzles.com/?load=%C3") ==
        "error: the link has a % that is not followed by two hexadecimal digits of UTF-8");
  CHECK(read("https://f-puzzles.com/?load=N4I-") ==
        "error: the link holds no puzzle: what should be one is not base64");
  CHECK(read("https://f-puzzles.com/?id=abc") ==
        "error: the link holds no puzzle, only the name of one that is kept on a server");
  // Two hundred opening brackets.
  CHECK(read("No18ZXTt/DFOS1Mg") ==
        "error: the link holds no puzzle: what it holds is not JSON compressed by lz-string");
  CHECK(read(std::string(std::size_t{128 << 10} + 1, 'A')).starts_with("error: a link of more than 131072"));
}

TEST_CASE("links: regions, cages, rules by name and drawings of SudokuPad are read from its short form") {
  const std::string text =
      "# Title: It's, ce:[,] t\n# Author: A\n# Pairs.\n"
      "# drawn without a rule: 1 cage, 1 line, 1 overlay, with \"x\", \"7\"\n"
      "#~ cage #000000 3.5,3.5 : x\n#~ line #ff0000 0.25 0.5,0.5 1.5,1.5\n"
      "#~ round #ffffff none 0.5 0.5 2,1\n#~ text #000000 0.31 2,1 : 7\n"
      ".Shape~4x4.Cage~5~R1C1~R2C1.Sum~6~R3C1~R3C2.AntiKing.~R1C2_3";
  CHECK(read("scl" + std::string(short_form)) == text);
  CHECK(read("https://sudokupad.app/ctc" + std::string(short_form)) == text);
}

TEST_CASE("links: SudokuPad's code of digits holds empty cells, windoku and diagonals") {
  const std::string empty = std::string(13, 'o') + 'K';  // 13 times six empty cells, and three
  CHECK(read("https://sudokupad.app/scf" + empty) == ".Shape~9x9");
  CHECK(read("scfp" + std::string(12, 'o') + "Kwx") == ".Windoku.Diagonal~1.Diagonal~-1.~R1C1_1");
  CHECK(read("scf" + empty + 'z') == "error: what follows \"scf\" in the link is not a Sudoku");
}

TEST_CASE("links: a classic Sudoku refuses other rules by their names") {
  using links::Target;
  CHECK(read(two_givens, Target::classic) == "1....4..........");
  CHECK(read("https://sudokupad.app/fpuz" + std::string(two_givens), Target::classic) == "1....4..........");
  const std::string_view other = ", which is not classic Sudoku; the puzzle \"variant\" reads such links";
  CHECK(read("scl" + std::string(short_form), Target::classic) ==
        "error: the puzzle has the rule \"lines\"" + std::string(other));
  CHECK(read("N4IgzglgXgpiBcAWANCA5gJwgEwQbT1DQgDcYA7ABQoGMIAbAWQEMMBrMfARmQCYBdAL7Jgw0SMH9khMbIlSZEpaIXi1s/kKA==",
             Target::classic) == "error: the puzzle has the rule \"givenPencilMarks\"" + std::string(other));
  CHECK(read("N4IgzglgXgpiBcAWANCA5gJwgEwQbT1AxjQgHsA7BAVgF9lh7GHaBdZQprl9zl/xr2bCurVrSA==", Target::classic) ==
        "error: the puzzle has irregular \"regions\"" + std::string(other));
}

TEST_CASE("links: a board that is too large is refused by its size") {
  CHECK(read("N4IgxgpgNlDOIC4DaSC6AaNmNdz/2heRBxZqqAvkA===") ==
        "error: the board has 20 rows and 0 columns; a board has 1 to 16");
  CHECK(read("N4IgxgpgNlDOIC4DaTgF8C6GA0IDmUA9gEYCGUiSAjBmkA==") == "error: \"global\" has 1 where a text must be");
}

TEST_CASE("links: a list of the names of rules states none") {
  // 4×4 with `activeConstraints`, as a person posted it.
  CHECK(answers_to(
            Question::check,
            "https://f-puzzles.com/?load=N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZY8qhACZ6jFu04"
            "wefStQDMIpq3gduvEKRkIU6UUpWSAuskJTTvLkZPnrwC8ds3TBoyBIBjNqIDCAe2ZgOEghmNjB8Ay4gA==")[0]
            .verdict == "multiple");
}

TEST_CASE("links: a link is read as it stands in a text") {
  const std::string link = "https://www.f-puzzles.com/?load=" + std::string(two_givens);
  const std::string wanted = answers_to(Question::check, link)[0].verdict;
  for (const std::string& text :
       {"<" + link + ">", "\"" + link + "\"", "'" + link, "> " + link, ">> <" + link + ">", "(" + link + ")",
        "[A killer [4×4] by N. N.](" + link + ")", "[a](" + link + " \"words\")", "`" + link + "` "}) {
    INFO(text);
    CHECK(answers_to(Question::check, text)[0].verdict == wanted);
    CHECK(reading::recognise(text).readings == reading::recognise(link).readings);
    CHECK(test::convert("sudoku", text, "line").at(0).text == "1....4..........");
  }
  for (const std::string text : {"[](", "<", "\"\"\"", "> > >", "[a](<\"'`(", "<https://f-puzzles.com/?load=>"}) {
    INFO(text);
    CHECK(test::convert("variant", text, "iss").at(0).kind == 'E');
  }
}

TEST_CASE("links: a classic Sudoku is written as a link of f-puzzles") {
  const std::string payload =
      "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQvxClK1FOkYt2nGP2Uixg9X1UDtKoVyA==";
  const std::uint8_t values[] = {1, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  CHECK(links::classic_link(values, "fpuzzles") == "https://www.f-puzzles.com/?load=" + payload);
  CHECK(read(links::classic_link(values, "sudokupad"), links::Target::classic) == "1....4..........");
}

TEST_CASE("links: `sudoku` reads links and answers in links") {
  const auto answers =
      test::ask("sudoku", test::request_of(Question::solve, EngineChoice::automatic, std::string(two_givens)));
  REQUIRE(answers.size() == 1);
  REQUIRE(answers[0].solutions.size() == 1);
  const std::string& link = answers[0].solutions[0];
  CHECK(link.starts_with("https://www.f-puzzles.com/?load=N4Ig"));
  const std::string solved = read(link, links::Target::classic);
  CHECK((solved.size() == 16 && solved[0] == '1' && solved[5] == '4' && solved.find('.') == std::string::npos));
}

TEST_CASE("links: faults and statements stand in the line of their link") {
  const std::string text = '\n' + std::string(magic) + '\n' + std::string(two_rules) + '\n' + std::string(outside);
  const auto answers = answers_to(Question::check, text);
  REQUIRE(answers.size() == 3);
  CHECK((answers[0].kind == 'E' && answers[0].line == 2 && answers[0].column == 1));
  CHECK((answers[1].kind == 'A' && answers[1].verdict == "multiple"));
  CHECK((answers[2].kind == 'E' && answers[2].line == 4));
  // A cage of two cells cannot have the sum 1.
  const auto why = answers_to(Question::why,
                              "\nN4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSTiBdZQiu86285qms9uy6kAa"
                              "wgBt+MDAGMAhmjjxCIETEFh8IAEoBGAMKqQqNeoBMIbgDcx/AK5SQWopSJA=");
  REQUIRE(why.size() == 1);
  CHECK(why[0].verdict == "conflict");
  REQUIRE(why[0].solutions.size() == 1);
  CHECK(why[0].solutions[0].find("\"line\":2,\"column\":1") != std::string::npos);
}

TEST_CASE("links: puzzles that people made have the solutions that other programs found") {
  std::ifstream samples("tests/data/variant/fpuzzles.tsv");
  std::size_t read = 0;
  for (std::string line; std::getline(samples, line); ++read) {
    const std::size_t first = line.find('\t'), second = line.find('\t', first + 1), third = line.find('\t', second + 1);
    const auto answers = answers_to(Question::check, line.substr(third + 1));
    INFO(line.substr(0, first));
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].verdict == line.substr(first + 1, second - first - 1));
    if (answers[0].verdict == "unique") CHECK(answers[0].solutions[0] == line.substr(second + 1, third - second - 1));
  }
  CHECK(read > 30);
}
