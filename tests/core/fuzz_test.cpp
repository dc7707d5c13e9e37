// A short run of the fuzzer (tests/fuzz) with a fixed seed, on samples with changed bytes, tokens and lines.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/text_invariants.hpp"

namespace fuzz_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// Texts in every notation; they are also tried for other puzzles.
std::vector<std::string> seeds() {
  return {
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n1...............\n",
      "12|..\n34|..\n--+--\n..|..\n..|..\n\n1 2 3 4\n. . . .\n. . . .\n. . . .\n",
      read_file("tests/data/sudoku/poj2676.txt"),
      read_file("tests/data/sudoku/poj3076.txt"),
      "4 0 0 0 0\n8 2 0 0 0 4 0 0 0\n",
      "2\n2 3\n10 17\n5 16 6\n2 0 0\n0 9 0\n2 2\n3 5\n4 4\n0 0\n0 0\n",
      "# 3\\ 4\\\n\\3 . .\n\\4 . 1\n",
      "| two covers\na b | x y\na x:A y\nb x:A\nb x:B\na b\n",
      "2:3|a 0:1|b 2|c | x\na x:A\na c x:A\nb c\na b\nc x:B\n",
      "110\n001\n011\n100\n",
      "board\n..?\na._\npieces\nI2\n0..2 Q rotate\nXX\n.X\n* I1\nonly\na Q I2\nplaced\nI2 1,1 1,2\n",
      "2x3 *I2 V3\nhex 2x3 trihexes\ntriangle 3x4 *T2.1\n2x2x2 1..*xI2 soma\n",
      ".Shape~4x4.Cage~5~R1C1~R1C2.Thermo~R2C1~R2C2.~R4C4_1_2\n# no repeats on the line\n.AntiKnight\n  .~R1C1_3\n",
      ".Shape~6x6~0-5.Arrow~R1C1~R1C2~R1C3.SumLine~7~R2C1~R2C2.WhiteDot~R3C1~R3C2.Regex~%5B12%5D%2A~R4C1~R4C2\n",
      ".Sandwich~R1~7~.XSum~C2~~9.LittleKiller~20~R1C4.Jigsaw~00112233.NFA~x~y~R1C1.Pair~abc~n~R1C1~R1C2\n",
      "grid cube\nboard\n..\n.?\n\n._\n\npieces\n2 Q\nXX\n\nX\nX\n",
  };
}

void mutate(std::string& text, Random& random) {
  static const std::vector<std::string> tokens = {"0",
                                                  "1",
                                                  "-",
                                                  ".",
                                                  "|",
                                                  "+",
                                                  "#",
                                                  ":",
                                                  "\\",
                                                  " ",
                                                  "\n",
                                                  "\r\n",
                                                  "\n\n",
                                                  "\t",
                                                  ",",
                                                  "A",
                                                  "P",
                                                  "a",
                                                  "36",
                                                  "-1",
                                                  "999999999999999999999",
                                                  "1000000000",
                                                  "\xEF\xBB\xBF",
                                                  "é",
                                                  "\x80",
                                                  "\x1E",
                                                  "\x1F",
                                                  std::string(1, '\0')};
  const std::size_t at = random.below(text.size() + 1);
  const std::size_t size = std::min<std::size_t>(random.below(20), text.size() - at);
  switch (random.below(6)) {
    case 0: text.insert(at, tokens[random.below(tokens.size())]); break;
    case 1: text.replace(at, std::min<std::size_t>(size, 1), tokens[random.below(tokens.size())]); break;
    case 2: text.erase(at, size); break;
    case 3: text.insert(random.below(text.size() + 1), text.substr(at, size)); break;
    case 4: text.resize(at); break;
    case 5: text.insert(at, text); break;
  }
}

// The bytes that select the question, as in the fuzzer.
std::string with_selector(std::string data, Random& random) {
  for (std::size_t i = 0; i < selector_bytes; ++i) data += static_cast<char>(random.below(256));
  return data;
}

void hold(const std::string& data) {
  const std::string broken = broken_invariant(data);
  if (broken.empty()) return;
  std::ostringstream bytes;
  for (const char byte : data) bytes << static_cast<int>(static_cast<unsigned char>(byte)) << ' ';
  INFO("the bytes " << bytes.str());
  REQUIRE(broken == "");
}

void require_equal_engines(std::uint64_t seed, int boards) {
  Random random(seed);
  for (int round = 0; round < boards; ++round) {
    std::string data;
    for (int i = 0; i < 8; ++i) data += static_cast<char>(random.below(256));  // the bytes that a board is made from
    data = with_selector(data, random);
    data[8] = static_cast<char>(2 + round % 2);  // as a board, not as a text
    hold(data);
  }
}

}  // namespace

TEST_CASE("every question about mutated samples keeps the rules that hold for any text", "[slow]") {
  Random random(7);
  const auto originals = seeds();
  for (int round = 0; round < rounds(6000); ++round) {
    std::string data = originals[random.below(originals.size())];
    for (std::uint32_t changes = random.below(5); changes > 0; --changes) mutate(data, random);
    data.resize(std::min<std::size_t>(data.size(), 1000));
    hold(with_selector(data, random));
  }
}

TEST_CASE("all engines give the same answers for random boards of every puzzle", "[slow]") {
  require_equal_engines(11, rounds(5'000));
}

// Takes minutes, so it runs only when its tag is given.
TEST_CASE("all engines give the same answers for a million random boards", "[.million]") {
  require_equal_engines(12, 1'000'000);
}

}  // namespace fuzz_test
