// The notations of exact cover by example: reading, writing, detection, and the place of every error.
#include <string>
#include <string_view>
#include <vector>

#include "core/catalog.hpp"
#include "core/cover/names.hpp"
#include "core/puzzles/cover/cover.hpp"
#include "core/puzzles/cover/text/notations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/pieces.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"

namespace cover_text_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

using Texts = std::vector<std::string>;

// Every problem of a text in the notation `to`; errors as "line:column: message".
Texts problems_of(const std::string& text, const std::string& format = "", const std::string& to = "dlx") {
  return texts_or_errors("cover", text, to, format);
}

std::string detected(const std::string& text, bool last = true) {
  return std::string(find_puzzle("cover")->detect(text, last));
}

Texts solutions_of(const std::string& text, const std::string& format = "") {
  Request request = request_of(Question::list, EngineChoice::dlx, text);
  request.format = format;
  Texts all;
  for (const Answered& answered : ask("cover", request)) {
    INFO(answered);
    REQUIRE(answered.kind == 'A');
    all.insert(all.end(), answered.solutions.begin(), answered.solutions.end());
  }
  return all;
}

// The example of TAOCP 7.2.2.1, equation (49): its only solution is options 2 and 4.
const std::string knuth = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n";

// A matrix of one cell, written so that it is no matrix.
const std::string one = "| items, then options\n1\n1";

}  // namespace

TEST_CASE("dlx: comments, blank lines, extra spaces and kinds of line ends are ignored") {
  const Texts one = {"p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B"};
  REQUIRE(problems_of(knuth) == one);
  REQUIRE(problems_of("\xEF\xBB\xBF" + knuth) == one);
  REQUIRE(problems_of("| a comment: p q |\n\n  \n" + knuth + "| another\n  | a third\n\n") == one);
  std::string crlf;
  for (const char c : knuth) crlf += c == '\n' ? "\r\n" : std::string(1, c);
  REQUIRE(problems_of(crlf) == one);
  REQUIRE(problems_of("p\tq   r  |  x\ty  \n p q x y:A\n\tp r x:A y\np x:B\nq x:A\nr y:B") == one);
}

TEST_CASE("dlx: items may have no option, options may repeat, names and colours may be any words") {
  const Texts texts = {"été 0 a.b,c\nété\nété\n0 a.b,c", "a | b\na b:a-long:colour", "a", " | b\nb:0"};
  for (const std::string& text : texts) REQUIRE(problems_of(text, "dlx") == Texts{text});
}

TEST_CASE("dlx: an answer has each option with its number and its text, in ascending order") {
  REQUIRE(solutions_of(knuth) == Texts{"2: p r x:A y\n4: q x:A"});
  REQUIRE(solutions_of("a b\nb\na\n") == Texts{"1: b\n2: a"});
  REQUIRE(solutions_of("a b\nb\na\nb\n") == Texts{"1: b\n2: a", "2: a\n3: b"});
}

TEST_CASE(
    "dlx: without primary items the empty solution is the only one, and options of secondary items alone are never "
    "chosen") {
  REQUIRE(solutions_of(" | a b\na\na b\n") == Texts{""});
  REQUIRE(solutions_of(" |\n") == Texts{""});
  REQUIRE(solutions_of("p | a\np\na\n") == Texts{"1: p"});
  REQUIRE(solutions_of("p | a\na\n") == Texts{});
  REQUIRE(solutions_of("p\n") == Texts{});
}

TEST_CASE("dlx: every error has its place and quotes what is wrong") {
  const auto fault = [](const std::string& text) { return problems_of(text, "dlx").at(0); };
  REQUIRE(fault("a b\na c\n") == "2:3: \"c\" is not an item of the first line");
  REQUIRE(fault("| x\na b\n\nb a b\n") == "4:5: the item \"b\" occurs twice in one option");
  REQUIRE(fault("a | b\na:red b\n") == "2:1: \"a:red\" colours a primary item; only secondary ones have colours");
  REQUIRE(fault("a | b\na b:\n") == "2:3: \"b:\" has no colour after its \":\"");
  REQUIRE(fault("a b a\n") == "1:5: the item \"a\" is named twice");
  REQUIRE(fault("a | b | c\n") == "1:7: a second \"|\"; one \"|\" separates primary from secondary items");
  REQUIRE(fault("a b:c\n") == "1:3: \"b:c\" is not a valid item name: a name contains neither \"|\" nor \":\"");
  REQUIRE(fault("a b\x1Fx\n") == "1:3: \"b\\x1Fx\" has a control character in it");
  REQUIRE(fault("a | b\na b:\x1E\n") == "2:3: \"b:\\x1E\" has a control character in it");
  REQUIRE(fault(std::string("a \0 b\n", 6)) == "1:3: \"\\x00\" has a control character in it");
  REQUIRE(fault("a\n:x\n") == "2:1: \"\" is not an item of the first line");
  REQUIRE(fault("été x\nété y\n") == "2:5: \"y\" is not an item of the first line");
}

TEST_CASE("dlx: items have bounds, which are written in their shortest form") {
  REQUIRE(problems_of("0:1|a 3|b 2:2|c 1:1|d 1|e 0|f 2:3|g\na b\n", "dlx") ==
          Texts{"0:1|a 3|b 2|c d e 0|f 2:3|g\na b"});
  REQUIRE(problems_of("2:2097152|a 007|b | c\na b c:x\n", "dlx") == Texts{"2:2097152|a 7|b | c\na b c:x"});
  REQUIRE(detected("2|0 1\n0 1\n") == "dlx");
  REQUIRE(detected("| a comment\n0:1|1\n1\n") == "dlx");
  // The bounds of one problem do not stay for the next one.
  REQUIRE(problems_of("2|a\na\na\n", "dlx", "matrix").at(0).find("cannot be written as matrix") != std::string::npos);
  REQUIRE(problems_of("1:1|a b\na\nb\n", "dlx", "matrix") == Texts{"10\n01"});
}

TEST_CASE("dlx: every error in bounds has its place and quotes what is wrong") {
  const auto fault = [](const std::string& text) { return problems_of(text, "dlx").at(0); };
  const auto no_numbers = [](const std::string& word) {
    return "1:3: \"" + word +
           "\" has no numbers before its \"|\": bounds of an item are written low:high|name or times|name";
  };
  for (const std::string& word : Texts{"b|c", "|c", ":|c", "1:|c", ":1|c", "1:2:3|c", "-1|c", "+1|c", "1.5|c", "x:1|c"})
    REQUIRE(fault("a " + word + "\n") == no_numbers(word));
  REQUIRE(fault("a 3:2|b\n") == "1:3: \"3:2|b\" has a lower bound greater than its upper bound");
  REQUIRE(fault("a 2|\n") == "1:3: \"2|\" has no name after its \"|\"");
  REQUIRE(fault("a 0:2| b\n") == "1:3: \"0:2|\" has no name after its \"|\"");
  REQUIRE(fault("a | b 2|c\n") == "1:7: \"2|c\" bounds a secondary item; only primary ones have bounds");
  REQUIRE(fault("a 2|b|c\n") == "1:5: \"b|c\" is not a valid item name: a name contains neither \"|\" nor \":\"");
  REQUIRE(fault("a 2|b:c\n") == "1:5: \"b:c\" is not a valid item name: a name contains neither \"|\" nor \":\"");
  REQUIRE(fault("a 2|a\n") == "1:5: the item \"a\" is named twice");
  for (const std::string& times : Texts{"2097153", "4294967296", "99999999999999999999"})
    REQUIRE(fault("a 0:" + times + "|b\n") == "1:3: \"0:" + times + "|b\" has a bound greater than 2097152");
  REQUIRE(ask("cover", request_of(Question::solve, EngineChoice::dlx, "a 4294967297|b\n")).at(0).code == "too-large");
}

TEST_CASE("dlx: a text of comments alone has no problem") {
  REQUIRE(problems_of("", "dlx").empty());
  REQUIRE(problems_of("| only\n\n| comments\n", "dlx").empty());
  Request request = request_of(Question::solve, EngineChoice::dlx, "| only\n");
  request.single = true;
  const auto answered = ask("cover", request);
  REQUIRE(answered.size() == 1);
  REQUIRE(answered[0].code == "bad-input");
}

TEST_CASE("matrix: rows of 0 and 1, blank lines between problems, columns numbered from 1") {
  REQUIRE(problems_of("10\n0 1\n\n\n1 1 1\n") == Texts{"1 2\n1\n2", "1 2 3\n1 2 3"});
  REQUIRE(solutions_of(read_file("tests/data/cover/knuth.matrix")) ==
          Texts{"1: 3 5 6\n4: 1 4\n5: 2 7", "1: 1\n2: 2", "3: 1 2", "1: 1 2"});
  REQUIRE(problems_of("011\n000\n", "matrix", "matrix") == Texts{"011\n000"});
  REQUIRE(problems_of("a b c\nb c\nc a\n", "dlx", "matrix") == Texts{"011\n101"});
}

TEST_CASE("matrix: every error has its place, and the next problem is read") {
  const auto faults = [](const std::string& text) { return problems_of(text, "matrix"); };
  REQUIRE(faults("10\n011\n00\n\n1\n") == Texts{"2:1: the row \"011\" has 3 digits; the rows above it have 2", one});
  REQUIRE(faults("10\n1x\n") == Texts{"2:2: \"x\" is neither 0 nor 1"});
  REQUIRE(faults("") == Texts{});
}

TEST_CASE("matrix: cells stand between commas, as numbers of programs, or as words") {
  const Texts two = {"1 2\n1\n2"};
  REQUIRE(problems_of("1,0\n0,1\n") == two);
  REQUIRE(problems_of("1;0\r\n0;1\r\n") == two);
  REQUIRE(problems_of("1, 0\n 0 ,1\n") == two);
  REQUIRE(problems_of("\"1\",\"0\"\n\"0\",\"1\"\n") == two);
  REQUIRE(problems_of("TRUE,FALSE\nFALSE,TRUE\n", "matrix") == two);
  REQUIRE(problems_of("1.0 0.0\n0. 1.\n") == two);
  REQUIRE(problems_of("1.000000000000000000e+00 0.000000000000000000e+00\n0.0e+00 1.0e-00\n") == two);
  REQUIRE(problems_of("1,1,1\n") == Texts{"1 2 3\n1 2 3"});
  REQUIRE(solutions_of("1,1,1\n") == Texts{"1: 1 2 3"});
  REQUIRE(problems_of("1,0\n0,1\n\n1,1\n") == Texts{"1 2\n1\n2", "1 2\n1 2"});
}

TEST_CASE("matrix: a comment begins with #, and a block of comments alone is no matrix") {
  const Texts two = {"1 2\n1\n2"};
  REQUIRE(problems_of("# comment\n10\n01\n") == two);
  REQUIRE(problems_of("# a\n\n# b, c\n10  # the first\n# between\n01\n\n# the end\n") == two);
  REQUIRE(problems_of("# a, b\n1,0 # x\n0,1\n") == two);
  REQUIRE(problems_of("# only\n", "matrix").empty());
}

TEST_CASE("matrix: rows in brackets, as JSON and programs have them, over any number of lines") {
  const Texts two = {"1 2\n1\n2"};
  for (const std::string& text :
       Texts{"[[1,0],[0,1]]", "[[1, 0],\n [0, 1]]\n", "[\n\t[\n1,\n0\n],\n\n[\n0,\n1\n]\n]\n", "{{1,0},{0,1}};",
             "[[1 0]\n [0 1]]\n", "[[true,false],[false,true]]", "[\"10\",\"01\"]", "[[\"1\", \"0\"], [\"0\", \"1\"]]",
             "((1, 0), (0, 1),)", "# a list\n[[1.0,0.0],[0.0,1.0,],]", "\xEF\xBB\xBF[[1,0],[0,1]]"}) {
    INFO(text);
    REQUIRE(problems_of(text) == two);
  }
  REQUIRE(problems_of("[[1,0],[0,1]]\n[[1]]\n") == Texts{"1 2\n1\n2", one});
}

TEST_CASE("matrix: what is wrong with a list is quoted with its place, and the next problem is read") {
  const auto fault = [](const std::string& text) {
    const Texts read = problems_of(text + "\n\n[[1]]\n", "");
    REQUIRE(read.size() == 2);
    REQUIRE(read[1] == one);
    return read[0];
  };
  REQUIRE(fault("[[1,0],[0,2]]") == "1:11: \"2\" is neither 0 nor 1");
  REQUIRE(fault("[[1,4,7],[1,4]]") == "1:5: \"4\" is neither 0 nor 1");
  REQUIRE(fault("[[1,0],[0]]") == "1:9: the row \"0\" has 1 digits; the rows above it have 2");
  REQUIRE(fault("[[1,,0]]") == "1:5: the row \"1,,0\" has an empty cell");
  REQUIRE(fault("{\"A\": [1, 4]}") == "1:3: \"A\" is neither 0 nor 1");
  REQUIRE(fault("[1,0,1]") == "1:2: \"1,0,1]\" is not in a row; in brackets, each row has brackets of its own");
  REQUIRE(fault("[[[1]]]") == "1:3: \"[\" opens a bracket within a row");
  REQUIRE(fault("[[1]] x") == "1:7: \"x\" follows the end of the matrix");
  REQUIRE(problems_of("[[1,0],\n[0,1]\n") == Texts{"2:6: the matrix ends before its last bracket"});
  REQUIRE(problems_of("[\n]\n", "matrix") == Texts{"2:1: \"]\" ends a matrix without rows"});
}

TEST_CASE("matrix: the first line may be its size, as in dlx-cpp") {
  // The samples of jlaire's dlx-cpp: seven columns; three columns, of which the first one is secondary.
  REQUIRE(problems_of("7\n0 0 1 0 1 1 0\n1 0 0 1 0 0 1\n") == Texts{"1 2 3 4 5 6 7\n3 5 6\n1 4 7"});
  REQUIRE(problems_of("3 1\n0 1 1\n") == Texts{"2 3 | 1\n2 3"});
  REQUIRE(problems_of("3 1\n0 1 1\n1 0 1\n", "", "matrix") == Texts{"3 1\n011\n101"});
  REQUIRE(problems_of("a b | c\na c\nb\n", "dlx", "matrix") == Texts{"3 1\n110\n001"});
  REQUIRE(solutions_of("3 1\n0 1 1\n1 0 1\n") == Texts{"1: 2 3"});
  REQUIRE(solutions_of("3 1\n1 1 0\n1 0 1\n0 1 1\n") == Texts{"3: 2 3"});
  REQUIRE(problems_of("3 2\n1 0\n0 1\n0 0\n", "", "matrix") == Texts{"10\n01\n00"});
  REQUIRE(problems_of("4 3\n100\n010\n001\n111\n", "", "matrix") == Texts{"100\n010\n001\n111"});
  REQUIRE(problems_of("10\n1 0 0 0 0 0 0 0 0 0\n", "", "matrix") == Texts{"1000000000"});
  REQUIRE(problems_of("1\n1\n0\n", "matrix", "matrix") == Texts{"1\n1\n0"});  // a row, as it has been
  REQUIRE(problems_of("2 5\n10\n01\n") ==
          Texts{"1:1: \"2 5\" is not the size of this matrix: it has 2 rows and 2 columns"});
  // A sparse matrix of dlx-cpp is refused.
  REQUIRE(problems_of("7\n2 4 5\n0 3 6\n").at(0) == "2:1: \"2\" is not an item of the first line");
}

TEST_CASE("matrix: every row has the width of the first, and an empty cell is not 0") {
  REQUIRE(problems_of("1,,0\n0,1,0\n", "matrix").at(0) == "1:3: the row \"1,,0\" has an empty cell");
  REQUIRE(problems_of("1,0,\n0,1,\n", "matrix").at(0) == "1:5: the row \"1,0,\" has an empty cell");
  REQUIRE(problems_of("1,0\n0,2\n") == Texts{"2:3: \"2\" is neither 0 nor 1"});
  REQUIRE(problems_of("1,0\n0,10\n") == Texts{"2:3: \"10\" is neither 0 nor 1"});
  REQUIRE(problems_of("1.5 0\n0 1\n", "matrix") == Texts{"1:2: \".\" is neither 0 nor 1"});
}

TEST_CASE("a text that is a matrix and a problem in dlx is read as a matrix, and a note says so") {
  const auto note_of = [](const std::string& text, const std::string& format = "") {
    Request request = request_of(Question::count, EngineChoice::dlx, text);
    request.format = format;
    const auto answers = ask("cover", request);
    REQUIRE(!answers.empty());
    return answers[0].note;
  };
  for (const std::string& text :
       Texts{"0 1\n0 1\n", "1 0\n0 1\n", "1\n1\n", "10\n10\n", "# 1 0\n1 0\n", "01 10\n10 01\n"})
    REQUIRE(note_of(text).find("could also be names of items (format dlx)") != std::string::npos);
  for (const std::string& text : Texts{"0 1\n1 1\n", "10\n01\n", "1,0\n1,0\n", "[[0,1],[0,1]]", "# a\n10\n01\n",
                                       "2\n0 1\n0 1\n", "1 1\n", "0 1\n"})
    REQUIRE(note_of(text).empty());
  REQUIRE(note_of("0 1\n0 1\n", "dlx").empty());
  REQUIRE(note_of("3 1\n0 1 1\n").find("1 of 3 columns, the first ones, are secondary") != std::string::npos);
  REQUIRE(note_of("a,b,c\n").find("no options") != std::string::npos);
  REQUIRE(note_of("a b\na\nb\n").empty());
}

TEST_CASE("what is written as dlx is detected as dlx, also with items named 0 and 1") {
  for (const std::string& text :
       Texts{"0 1\n0 1", "1\n1", "10 01\n01 10", "# 1\n1", "1,0\n1,0", "7\n7", "[[1]]\n[[1]]"}) {
    const Texts written = problems_of(text, "dlx");
    REQUIRE(written.size() == 1);
    REQUIRE(detected(written[0]) == "dlx");
    REQUIRE(problems_of(written[0]) == written);
  }
}

TEST_CASE("a problem is not written in a notation that cannot express it") {
  REQUIRE(problems_of("a | b\na b:c\n", "dlx", "matrix").at(0).find("cannot be written as matrix") !=
          std::string::npos);
  REQUIRE(problems_of("a\n", "dlx", "matrix").at(0).find("cannot be written as matrix") != std::string::npos);
  REQUIRE(problems_of("10\n00\n", "matrix", "dlx").at(0).find("cannot be written as dlx") != std::string::npos);
}

TEST_CASE("a bound is written up to the greatest that is read") {
  cover::Board board;
  board.reset(1, 0);
  board.set_bounds(0, {0, cover::most_bound});
  REQUIRE(cover::fits_dlx(board));
  board.set_bounds(0, {0, cover::most_bound + 1});
  REQUIRE_FALSE(cover::fits_dlx(board));
}

TEST_CASE("the notation is detected from the first lines") {
  REQUIRE(detected(knuth) == "dlx");
  REQUIRE(detected("| a comment\n0 1\n0\n1\n") == "dlx");
  REQUIRE(detected("0 1\n0\n1\n0 1\n") == "dlx");
  REQUIRE(detected("00 01 10 11\n00 01\n10 11\n") == "dlx");
  REQUIRE(detected("0 1\n1 0\n") == "matrix");
  REQUIRE(detected("0110\n1001\n") == "matrix");
  REQUIRE(detected("0110\n101\n") == "matrix");  // an error in a matrix, not an item of that name
  REQUIRE(detected("1 1 0\nx\n") == "matrix");
  REQUIRE(detected("[1] [2] | {a}\n[1] {a}\n[2]\n") == "dlx");
  REQUIRE(detected("# a\n#\na\n") == "dlx");
  REQUIRE(detected("7\n2 4 5\n") == "dlx");
  REQUIRE(detected("2 1\n1\n2\n") == "dlx");
  REQUIRE(detected("1 2\n1\n2\n") == "dlx");
  REQUIRE(detected("0 1\n1", false).empty());
  REQUIRE(detected("", false).empty());
  for (const std::string& text :
       {knuth, std::string("0 1\n1 0\n0 0\n\n1 1\n"), read_file("tests/data/cover/langford8.dlx"),
        std::string("# a\n1,0\n0,1\n"), std::string(" [\n [1, 0],\n[0,1]]\n"), std::string("3 1\n1 0 1\n"),
        std::string("[1] [2]\n[1]\n[2]\n")}) {
    require_same_detection("cover", text);
  }
}

TEST_CASE("matrices that arrive in pieces have the same answers as the whole text") {
  Request request = request_of(Question::check, EngineChoice::bits, read_file("tests/data/cover/knuth.matrix"));
  request.format = "matrix";
  require_same_answers_when_cut("cover", request);
}

TEST_CASE("a problem that is written and read again is the same") {
  Random random(5);
  for (int round = 0; round < rounds(500); ++round) {
    const std::uint32_t primary = random.below(5), secondary = random.below(4);
    std::string text;
    for (std::uint32_t i = 0; i < primary; ++i) {
      if (i > 0) text += ' ';
      if (random.one_in(4)) text += Texts{"0|", "2|", "0:1|", "3:7|"}[random.below(4)];
      text += "p" + std::to_string(i);
    }
    if (secondary > 0 || primary == 0) text += " |";
    for (std::uint32_t i = 0; i < secondary; ++i) text += " s" + std::to_string(i);
    for (std::uint32_t option = random.below(6); option > 0; --option) {
      std::string line;
      for (std::uint32_t i = 0; i < primary + secondary; ++i) {
        if (!random.one_in(3)) continue;
        line += line.empty() ? "\n" : " ";
        line += i < primary ? "p" + std::to_string(i) : "s" + std::to_string(i - primary);
        if (i >= primary && random.one_in(2)) line += ":" + std::to_string(random.below(3));
      }
      text += line;
    }
    REQUIRE(problems_of(text, "dlx") == Texts{text});
  }
}

TEST_CASE("a hundred thousand options are read and left to links, and a larger text is refused with the place") {
  std::string text = "a b\n";
  for (int i = 0; i < 50'000; ++i) text += "a\nb\n";
  const auto read = ask("cover", request_of(Question::solve, EngineChoice::bits, text));
  REQUIRE(read.at(0).solutions == Texts{"1: a\n2: b"});
  REQUIRE(ask("cover", request_of(Question::solve, EngineChoice::dlx, text)).at(0).solutions == Texts{"1: a\n2: b"});

  REQUIRE(ask("cover", request_of(Question::solve, EngineChoice::automatic, text)).at(0).engine == "dlx");
  REQUIRE(ask("cover", request_of(Question::solve, EngineChoice::automatic, knuth)).at(0).engine == "bits");

  std::string wide = "1";
  wide.append(cover::most_items, '0');
  Request request = request_of(Question::solve, EngineChoice::dlx, wide);
  const auto refused = ask("cover", request).at(0);
  REQUIRE(refused.code == "too-large");
  REQUIRE(refused.line == 1);
}

TEST_CASE("any number of names are found by their letters") {
  cover::Names names;
  REQUIRE(names.find("") == cover::Names::none);
  for (std::uint32_t i = 0; i < 5000; ++i) REQUIRE(names.add("n" + std::to_string(i)) == i);
  for (std::uint32_t i = 0; i < 5000; ++i) {
    REQUIRE(names.find("n" + std::to_string(i)) == i);
    REQUIRE(names[i] == "n" + std::to_string(i));
  }
  REQUIRE(names.find("n5000") == cover::Names::none);
  names.clear();
  REQUIRE(names.size() == 0);
  REQUIRE(names.find("n1") == cover::Names::none);
}

}  // namespace cover_text_test
