// Files of BurrTools. The numbers of assemblies are those that burrTxt of BurrTools prints for the same files.
#include <string>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace tiling_xmpuzzle_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// A file in the form in which BurrTools writes it, with shapes, parts and a result, and what stands before them.
std::string file_of(const std::string& shapes, const std::string& problems, const std::string& type = "0") {
  return "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n  <gridType type=\"" + type +
         "\"/>\n  <colors/>\n  <shapes>\n" + shapes + "  </shapes>\n  <problems>\n" + problems +
         "  </problems>\n  <comment/>\n</puzzle>\n";
}

std::string shape(int x, int y, int z, const std::string& voxels, const std::string& more = "") {
  return "    <voxel x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" z=\"" + std::to_string(z) + "\"" +
         more + " type=\"0\">" + voxels + "</voxel>\n";
}

std::string problem(const std::string& parts, int result, const std::string& bitmap = "<bitmap/>") {
  return "    <problem state=\"2\" assemblies=\"1\"><shapes>" + parts + "</shapes><result id=\"" +
         std::to_string(result) + "\"/>" + bitmap +
         "<solutions><solution><assembly>0 0 0 0</assembly></solution></solutions></problem>\n";
}

Answered ask_one(Question question, const std::string& text, bool up_to_symmetry = false) {
  Request request = request_of(question, EngineChoice::automatic, text);
  request.up_to_symmetry = up_to_symmetry;
  const auto answers = ask("tiling", request);
  REQUIRE(answers.size() == 1);
  return answers[0];
}

std::string error_of(const std::string& text) {
  const Answered answer = ask_one(Question::count, text);
  REQUIRE(answer.kind == 'E');
  return decimal(answer.line) + ":" + decimal(answer.column) + ": " + answer.message;
}

// Two tetracubes, a tee and a screw, and a box of 2×2×2 with one voxel that may be filled.
const std::string two_shapes =
    shape(3, 2, 1, "###_#_", " name=\"the tee\"") + shape(2, 2, 2, "##_____#") + shape(2, 2, 2, "#######+");
const std::string dominoes = shape(2, 1, 1, "##") + shape(3, 2, 2, "############");

}  // namespace

TEST_CASE("Soma as a file of BurrTools has 240 assemblies") {
  const auto converted = convert("tiling", "3x3x3 soma", "xmpuzzle");
  REQUIRE(converted.size() == 1);
  CHECK(converted[0].text.find("<voxel x=\"2\" y=\"2\" z=\"1\" name=\"V\" type=\"0\">###_</voxel>") !=
        std::string::npos);
  CHECK(ask_one(Question::count, converted[0].text).count == 11520);
  CHECK(ask_one(Question::count, converted[0].text, true).count == 240);
}

TEST_CASE("a range of copies and voxels that may be filled are read") {
  // OEIS A006253: dominoes in 2×2×3.
  const std::string count = problem("<shape id=\"0\" count=\"6\"/>", 1);
  const std::string range = problem("<shape id=\"0\" min=\"0\" max=\"6\"/>", 1);
  for (const std::string& each : {count, range}) CHECK(ask_one(Question::count, file_of(dominoes, each)).count == 32);
  CHECK(ask_one(Question::count, file_of(dominoes, problem("<shape id=\"0\" count=\"5\"/>", 1))).count == 0);
  const std::string box = shape(2, 1, 1, "##") + shape(3, 1, 1, "##+");
  CHECK(ask_one(Question::count, file_of(box, problem("<shape id=\"0\" count=\"1\"/>", 1))).count == 1);
}

TEST_CASE("each problem of a file is a puzzle, and a fault affects only its own") {
  const std::string text = file_of(dominoes, problem("<shape id=\"0\" count=\"6\"/>", 1) + problem("", 1) +
                                                 problem("<shape id=\"0\" count=\"1\"/>", 0));
  const auto answers = ask("tiling", request_of(Question::count, EngineChoice::automatic, text));
  REQUIRE(answers.size() == 3);
  CHECK(answers[0].count == 32);
  CHECK(answers[1].message == "the problem has no pieces");
  CHECK(answers[1].line == 11);
  CHECK(answers[2].count == 1);
}

TEST_CASE("pieces are named as BurrTools names them, and written as a tiling") {
  const std::string text =
      file_of(two_shapes, problem("<shape id=\"0\" count=\"1\"/><shape id=\"1\" count=\"1\"/>", 2));
  const auto converted = convert("tiling", text, "tiling");
  REQUIRE(converted.size() == 1);
  CHECK(converted[0].text.find("S1-the_tee rotate") != std::string::npos);
  CHECK(converted[0].text.find("S2 rotate") != std::string::npos);
  CHECK(ask_one(Question::count, converted[0].text).count == ask_one(Question::count, text).count);
}

TEST_CASE("the empty margin around a result is left out") {
  const std::string wide = shape(2, 1, 1, "##") + shape(20, 1, 1, std::string(17, '_') + "##_");
  CHECK(ask_one(Question::count, file_of(wide, problem("<shape id=\"0\" count=\"1\"/>", 1))).count == 1);
}

TEST_CASE("a file that cannot be read is refused with its place") {
  const std::string part = "<shape id=\"0\" count=\"1\"/>";
  const auto with_shapes = [&](const std::string& shapes) { return file_of(shapes, problem(part, 1)); };
  CHECK(error_of("<?xml version=\"1.0\"?>\n<other/>") ==
        "2:1: a file of BurrTools begins with the element \"puzzle\", not with \"other\"");
  CHECK(error_of("<puzzle/>").find("the file has no problem") != std::string::npos);
  CHECK(error_of(file_of(dominoes, problem(part, 1), "3")) ==
        "3:3: pieces of rhombic tetrahedra are not read, only those of cubes");
  CHECK(error_of(with_shapes(shape(2, 1, 1, "#"))) == "6:5: the shape \"S1\" has 1 voxels, not 2");
  CHECK(error_of(with_shapes(shape(2, 1, 1, "#x"))) == "6:5: \"x\" is no voxel of \"S1\"; voxels are #, + and _");
  CHECK(error_of(with_shapes(shape(2, 1, 1, "__") + shape(1, 1, 1, "#"))) == "10:5: the piece \"S1\" has no voxels");
  CHECK(error_of(with_shapes(shape(2, 1, 1, "#+") + shape(1, 1, 1, "#"))).find("a piece has none") !=
        std::string::npos);
  CHECK(error_of(with_shapes(shape(1, 1, 1, "#") + shape(17, 1, 1, std::string(17, '#')))).find("is too large") !=
        std::string::npos);
  CHECK(error_of(with_shapes("<voxel x=\"1\" y=\"1\" z=\"99999\">#</voxel>")) ==
        "6:1: z=\"99999\" of the element \"voxel\" is no number from 0 to 1024");
  CHECK(error_of(file_of(dominoes, problem("<shape id=\"7\" count=\"1\"/>", 1))).find("no shape with the number 7") !=
        std::string::npos);
  CHECK(error_of(file_of(dominoes, problem("<shape id=\"0\" min=\"3\" max=\"2\"/>", 1))).find("is more than max=2") !=
        std::string::npos);
  CHECK(error_of("<puzzle><shapes>").find("the text ends within the element") != std::string::npos);
}

TEST_CASE("colours that restrict nothing are read, others are refused") {
  const std::string coloured = shape(2, 1, 1, "#1#") + shape(2, 1, 1, "#2#");
  const std::string part = "<shape id=\"0\" count=\"1\"/>";
  CHECK(
      ask_one(Question::count, file_of(coloured, problem(part, 1, "<bitmap><pair piece=\"1\" result=\"2\"/></bitmap>")))
          .count == 1);
  CHECK(error_of(file_of(coloured, problem(part, 1))).find("the colours of \"S1\" forbid") != std::string::npos);
}

TEST_CASE("a file of BurrTools holds only what it can") {
  const auto fits = [](const std::string& text) { return convert("tiling", text, "xmpuzzle")[0].kind == 'T'; };
  CHECK(fits("2x3 *xI2"));
  CHECK(fits("2x4 L4"));
  CHECK_FALSE(fits("2x4 L4 rotate"));  // in space a flat piece can be turned over
  CHECK(fits("2x4 I4 rotate"));
  CHECK_FALSE(fits("2x4 I4 fixed"));
  CHECK(fits("2x2x2 L4"));
  CHECK_FALSE(fits("hex 2x2 dominoes"));
}

}  // namespace tiling_xmpuzzle_test
