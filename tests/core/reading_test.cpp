// Which puzzle a text is: what people post, each with the puzzle that it was posted as.
#include "core/reading/recognise.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;
using reading::Reading;
using reading::recognise;

namespace {

// The one reading of a text; "?" with all choices if a person has to choose, "-" if there is none.
std::string known_as(std::string_view text) {
  const reading::Recognition found = recognise(text);
  if (found.readings.empty()) return "-";
  std::string all = found.is_sure ? "" : "?";
  for (const auto& [puzzle, format] : found.readings)
    all.append(all.size() > 1 ? " " : "").append(puzzle).append("/").append(format);
  return all;
}

}  // namespace

TEST_CASE("reading: a text that says what it is has one sure reading") {
  CHECK(known_as("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79") == "sudoku/line");
  CHECK(known_as("1\n" + std::string("103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n"
                                     "009205800\n804000107\n")) == "sudoku/poj2676");
  CHECK(known_as(".Cage~10~R1C1~R1C2.~R3C4_5") == "variant/iss");
  CHECK(known_as(".Shape~6x6\n.AntiKnight\n.Cage~9~R1C1~R1C2") == "variant/iss-text");
  CHECK(known_as("8 0 0 0 0 0 0 0 0") == "queens/spoj1771");
  CHECK(known_as("Q.......\n....Q...\n.......Q\n.....Q..\n..Q.....\n......Q.\n.Q......\n...Q....") == "queens/drawing");
  CHECK(known_as("# 3\\ 4\\\n\\4 . .\n\\3 . .") == "kakuro/grid");
  CHECK(known_as("a b c\na b\nc") == "cover/dlx");
  CHECK(known_as("0 0 1 0 1 1 0\n1 0 0 1 0 0 1\n0 1 1 0 0 1 0\n1 0 0 1 0 0 0\n0 1 0 0 0 0 1\n0 0 0 1 1 0 1") ==
        "cover/matrix");
  CHECK(known_as("6x10 pentominoes") == "tiling/tiling");
  CHECK(known_as("hex 3x3 trihexes") == "tiling/tiling");
  CHECK(known_as("board\n....\n....\npieces\nL4\nL4") == "tiling/tiling");
  CHECK(known_as("<?xml version=\"1.0\"?>\n<puzzle version=\"2\"></puzzle>") == "tiling/xmpuzzle");
  CHECK(known_as("# from a book\nslitherlink\ncells\n3 .\n. 2") == "grid/grid");
}

TEST_CASE("reading: links are known by their address, with and without a host") {
  CHECK(known_as("https://puzz.link/p?slither/4/4/dgd2c") == "grid/puzzlink");
  CHECK(known_as("slither/4/4/dgd2c") == "grid/puzzlink");
  CHECK(known_as("http://pzv.jp/p.html?yajilin_edit/v:/10/10/a") == "grid/puzzlink");
  CHECK(known_as("https://puzz.link/p?kakuro/5/5/k") == "kakuro/puzzlink");
  CHECK(known_as("https://puzz.link/p?sudoku/9/9/g") == "sudoku/puzzlink");
  CHECK(known_as("https://www.f-puzzles.com/?load=N4IgzglgXgpiBcB") == "variant/fpuzzles");
  CHECK(known_as("https://sudokupad.app/sclN4IgzglgXgpiBcB") == "variant/sudokupad");
  CHECK(known_as("sclN4IgzglgXgpiBcB") == "variant/sudokupad");
  // What it holds is not to be read.
  CHECK(known_as("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZL") == "?variant/penpa kakuro/penpa grid/penpa");
  CHECK(known_as("https://sudokumaker.app/?puzzle=N4Ig") == "-");
  CHECK(known_as("https://example.org/a/12/13/b") == "-");
}

TEST_CASE("reading: rows of numbers that several genres may have are never taken for one of them") {
  CHECK(known_as(
            "[\"x\",\"1\",\"x\",\"x\"],[\"x\",\"x\",\"0\",\"x\"],[\"0\",\"x\",\"x\",\"x\"],[\"x\",\"x\",\"1\",\"x\"]")
            .starts_with("?grid/binairo "));
  CHECK(known_as(".2.3\n..1.\n2...\n.3..") ==
        "?sudoku/grid grid/slitherlink grid/nurikabe grid/fillomino grid/minesweeper grid/mosaic");
  // The 4 and different numbers in each row, column and box leave a Sudoku alone.
  CHECK(known_as("12.4\n..1.\n2...\n.3..") == "sudoku/grid");
  // If a number is twice in a row, the genres that allow it are likelier than Sudoku.
  CHECK(known_as("33..\n..1.\n2...\n.3..").starts_with("?grid/slitherlink "));
  CHECK(known_as("33..\n..1.\n2...\n.3..").ends_with(" sudoku/grid"));
  CHECK(known_as(". . 3 . .\n1 . . . .\n. . . . 2\n. . . . 1\n2 3 . . .").starts_with("?grid/numberlink "));
  CHECK(known_as("8 . . .\n. . . .\n. . . 4\n. . 4 .").starts_with("?grid/shikaku "));
  CHECK(known_as("0 0 1 1\n0 1 1 0\n1 1 0 0\n1 0 0 1") == "cover/matrix");
}

TEST_CASE("reading: stars that may be queens or empty squares are no sure reading") {
  CHECK(known_as("*...\n..*.\n.*..\n...*") == "?queens/drawing");
  CHECK(known_as("*Q**\n***Q\nQ***\n**Q*") == "?queens/drawing");
  CHECK(known_as(".Q..\n...Q\nQ...\n..Q.") == "queens/drawing");
}

TEST_CASE("reading: what is no puzzle has no reading") {
  for (const std::string_view text : {"", "\n \n", "hello", "# only words", "https://example.org", "[]", "[[", "]]",
                                      "[[1", "{\"a\": 1}", "\xFF\xFE", "53..7", "[[\"1"})
    CHECK(known_as(text) == "-");
}

TEST_CASE("reading: rows without sections are the cells of the genre that is named") {
  const auto answer_to = [](std::string text) {
    Request request = test::request_of(Question::check, EngineChoice::automatic, std::move(text));
    request.format = "slitherlink";
    return test::ask("grid", request);
  };
  CHECK(answer_to("3 .\n. 3") == answer_to("slitherlink\ncells\n3 .\n. 3"));
  CHECK(answer_to("3.\n.3").at(0).verdict == "multiple");
  CHECK(answer_to("3 .\ncells\n. 3").at(0).kind == 'E');
}
