// Links of f-puzzles: what they hold, as texts in the notation `iss`. The payloads were made by lz-string's own
// algorithm, in JavaScript.
#include <fstream>
#include <string>
#include <string_view>

#include "core/puzzles/variant/links/fpuzzles.hpp"
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
std::string read(std::string_view link) {
  std::string text;
  const auto error = variant::links::read_fpuzzles(link, text);
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

}  // namespace

TEST_CASE("links: what lz-string has compressed is decompressed, in UTF-8") {
  CHECK(unpacked("Q===") == "whole ");
  CHECK(unpacked("IZA=") == "whole a");
  CHECK(unpacked("BYUwNmD2Q===") == "whole hello");
  CHECK(unpacked("IYI17SOyg===") == "whole abababababababababababab");
  CHECK(unpacked("JeGoJLwbgAe0A===") == "whole é€😀");
  CHECK(unpacked("gAbA8g==") == "whole \uFFFDx");  // half of a pair of UTF-16
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

TEST_CASE("links: faults and statements stand in the line of their link") {
  const std::string text = '\n' + std::string(magic) + '\n' + std::string(two_rules) + '\n' + std::string(outside);
  const auto answers = answers_to(Question::check, text);
  REQUIRE(answers.size() == 3);
  CHECK((answers[0].kind == 'E' && answers[0].line == 2 && answers[0].column == 0));
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
