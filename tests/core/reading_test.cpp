// Which puzzle a text is: what people post, each with the puzzle that it was posted as.
#include "core/reading/recognise.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
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
  CHECK(known_as("# two\nvar x y: 1..3\nalldifferent x y") == "model/model");
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
  CHECK(known_as("https://puzz.link/p?sudoku/6/6/61j3g2j4g3j5g4j6g5j12") == "variant/puzzlink");
  // What it holds is not to be read.
  CHECK(known_as("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZL") == "?variant/penpa kakuro/penpa grid/penpa");
  CHECK(known_as("https://puzz.link/p?kakuro/b/2/2/n3443") == "kakuro/puzzlink");
  CHECK(known_as("https://sudokumaker.app/?puzzle=N4Ig") == "-");
  CHECK(known_as("https://example.org/a/12/13/b") == "-");
}

TEST_CASE("reading: boards that other programs have saved are known by how they begin") {
  CHECK(known_as("pzprv3/slither/2/2/3 . /. . /") == "grid/pzprv3");
  CHECK(known_as("pzprv3.1\nhashikake\n1\n2\n1 1 \n") == "grid/pzprv3");
  CHECK(known_as("https://puzz.link/p?type=editor&pzprv3/slither/2/2/3 . /. . /") == "grid/pzprv3");
  CHECK(known_as("lightup 7x7:b11p2Bb0b01pBBb") == "grid/tatham");
  CHECK(known_as("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\n") == "grid/tatham");
  CHECK(known_as("<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM \"http://webpbn.com/pbn-0.3.dtd\">\n<puzzleset>\n") ==
        "grid/webpbn");
  CHECK(known_as("width 2\nheight 1\n\nrows\n2\n\ncolumns\n1\n1\n") == "grid/non");
  CHECK(known_as("{\"ver\": [[1], [1]], \"hor\": [[2]]}") == "grid/non");
  CHECK(known_as("rows = [[2]]\ncolumns = [[1], [1]]") == "grid/non");
  CHECK(known_as("width 2\nheight 1\n") == "-");
}

TEST_CASE("reading: a link of penpa-edit that carries another link is that link") {
  const std::string address = "https://swaroopg92.github.io/penpa-edit/?m=solve&p=";
  const std::string link = "https://puzz.link/p?slither/4/4/dgd2c";
  CHECK(known_as(address + link) == "grid/puzzlink");
  CHECK(test::texts_or_errors("grid", address + link, "grid") == test::texts_or_errors("grid", link, "grid"));
  CHECK(known_as(address + "https://puzz.link/p?kakuro/5/5/k") == "kakuro/puzzlink");
  CHECK(known_as(address + "https://puzz.link/p?sudoku/9/9/g") == "sudoku/puzzlink");
  CHECK(test::texts_or_errors("sudoku", address + "https://puzz.link/p?sudoku/4/4/1u", "line") ==
        std::vector<std::string>{"1..............."});
  // A tester's Sudoku of 4×4 with two cages.
  const std::string drawn =
      "https://swaroopg92.github.io/penpa-edit/?m=edit&p=bZI/b8MgEMV3f4yTur3BgP/hrUOydkg35MFOSGIV2y22FaWW89krjJNGag"
      "WIH+/e3SFB/zWWViNCBJEhBANDxLJlydTNcB3v9WB0/sJDvI7DubMLAm/bLY6l6XWgVmcRKGIE4gRiVNy+dzdFBFYEE7VjU2lL+UQ8oVw5D1t"
      "cIJ46IXoSMiewuzBjzd65dJGELpq6uiAhk7vX+Uzd6o1zpTEyQTkHZRIy9CQg2UIyfBCD5J44pHho0pMEC1PK+Qz6qI3Rdl+edE+5UiIGT8GT"
      "AkrERQEazto2HeWqAJXWdpfecz/aY7nXlE8zqL82VWc8u7t6Olqt/542/ngpzZrgens61Fbvh7pr1xbLUx5t2WgvfHbmerpHD9ro4bli21Wjq"
      "X7vOwfTHCiWLV+AIf5/L4Ig+AE=";
  CHECK(known_as(address + drawn) == "?variant/penpa");
  CHECK(test::texts_or_errors("variant", address + drawn, "iss") == test::texts_or_errors("variant", drawn, "iss"));
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
  // One genre that is here may have them, and perhaps another one that is not.
  CHECK(known_as("1 . .\n. . 14") == "?grid/fillomino");
  CHECK(known_as("0 0 1 1\n0 1 1 0\n1 1 0 0\n1 0 1 0") == "cover/matrix");
  // A solved binairo; and pictures, which have lines without a 1 that no cover has.
  CHECK(known_as("0 0 1 1\n0 1 1 0\n1 1 0 0\n1 0 0 1") == "?cover/matrix grid/binairo");
  CHECK(known_as("0 1 1\n0 0 0\n1 0 1") == "?cover/matrix grid/nonogram");
  CHECK(recognise("0 1 1\n0 0 0\n1 0 1").text_of(1) == "nonogram\nrows\n2\n0\n1 1\ncolumns\n1\n1\n1 1");
  CHECK(known_as("0 1 1\n1 0 0\n0 0 0") == "?cover/matrix grid/nonogram");
  CHECK(known_as("0 1 0\n0 0 1\n0 1 1") == "?cover/matrix grid/nonogram");
  // Numbers on a path: by edges as far as can be seen; or not, as 2 and 5 lie too far apart for that.
  CHECK(known_as("1 . .\n. 3 .\n9 . .") == "?grid/grid grid/grid grid/fillomino grid/mosaic");
  CHECK(recognise("1 . .\n. 3 .\n9 . .").text_of(0) == "numbrix\ncells\n1 . .\n. 3 .\n9 . .");
  CHECK(recognise("1 . .\n. 2 .\n9 . .").text_of(0) == "hidato\ncells\n1 . .\n. 2 .\n9 . .");
  CHECK(recognise("1 . .\n. 2 .\n9 . .").text_of(1) == "numbrix\ncells\n1 . .\n. 2 .\n9 . .");
}

TEST_CASE("reading: letters of which a row, column or box has one twice are no Sudoku") {
  CHECK(known_as("AABB\nAACB\nDCCB\nDDCC") == "?grid/starbattle grid/norinori");  // regions
  CHECK(known_as("AABBC\nAABCC\nDDBCC\nDDDEC\nDDEEE") == "?grid/starbattle grid/lits grid/norinori");
  CHECK(known_as("oooB..\n...B..\nAA.B..\n......\n......\n......") == "-");  // cars of Rush Hour
  CHECK(known_as("GBB.L.GHI.LMGHIAAMCCCK.M..JKDDEEJFF.") == "-");            // the same in one line
  CHECK(known_as("AB.D\n..AB\nB.D.\n.C.A") == "sudoku/line");
  CHECK(known_as("A...\n.B..\n..C.\n...D") == "?sudoku/line");  // few, each once
  // Each number once may be the path of a Zip too.
  const std::string stops = "1 . . .\n. 3 . .\n. . 2 .\n4 . . .";
  CHECK(known_as(stops).starts_with("?sudoku/grid grid/grid "));
  CHECK(recognise(stops).text_of(1) == "zip\ncells\n" + stops);
  CHECK(recognise("1 . 4\n. 5 .\n2 . 3").text_of(0) == "zip\ncells\n1 . 4\n. 5 .\n2 . 3");
  CHECK(known_as("1 . 4\n. 5 .\n2 . .").find("grid/grid") == std::string::npos);  // without a 3
}

TEST_CASE("reading: boards of 4x4 are surely a Sudoku if they are posed as one") {
  CHECK(known_as("1..4\n.4.2\n2..3\n.3..") == "sudoku/grid");
  CHECK(known_as("...3\n3.42\n....\n2...").starts_with("?sudoku/grid grid/"));     // five numbers
  CHECK(known_as("1..4\n.4..\n..4.\n4..1").starts_with("?sudoku/grid grid/"));     // several solutions
  CHECK(known_as("[[2,1,3,4],[4,3,1,2],[3,2,4,1],[1,4,2,3]]") == "?sudoku/line");  // nothing is left
}

TEST_CASE("reading: boards among other lines are judged as if they stood alone") {
  const std::string mines = "..2.3.\n2.....\n..24.3\n1.34..\n.....3\n.3.3..";
  for (const std::string& text : {"6\n6\n" + mines, "# from a book\n6\n6\n" + mines, mines + "\n# from a book\n"}) {
    INFO(text);
    const reading::Recognition found = recognise(text);
    CHECK(!found.is_sure);
    const auto at = std::find(found.readings.begin(), found.readings.end(), Reading{"grid", "minesweeper"});
    REQUIRE(at != found.readings.end());
    CHECK(
        found.text_of(static_cast<std::size_t>(at - found.readings.begin())).starts_with("minesweeper\ncells\n. . 2"));
  }
  // Lines behind a board that are none of the next one.
  CHECK(known_as("1.43\n2...\n4...\n3...\n.4+.1-...\n....1-...").starts_with("?sudoku/grid"));
  CHECK(known_as("1 1\n\n2 x\n").starts_with("?cover/matrix"));
  CHECK(known_as("+-----+\n|1.|.4|\n|.4|.2|\n+-----+\n|2.|.3|\n|.3|..|\n+-----+\n") == "sudoku/grid");
  // A value twice in a row: no Sudoku is posed so, whatever stands between its cells.
  CHECK(known_as("|1 1|. .|\n|. .|2 .|\n|. .|3 .|\n|. 4|. .|").starts_with("?"));
}

TEST_CASE("reading: a list of 0 and 1, signs and ragged lines are no sure cover") {
  CHECK(known_as("[[1,0,1],[0,1,1]]") == "?cover/matrix");
  CHECK(known_as("1 0 1\n0 1 1") == "cover/matrix");
  CHECK(known_as("A B\n  B A\nA") == "?cover/dlx");
  CHECK(known_as("- + *\n- +\n*") == "?cover/dlx");
}

TEST_CASE("reading: a Kakuro without black cells above and beside is no sure one") {
  const reading::Recognition tapa = recognise(". . .\n. 6 1/4\n. 2/4 .\n. 3/3 .");
  CHECK(!tapa.is_sure);
  CHECK(std::find(tapa.readings.begin(), tapa.readings.end(), Reading{"grid", "tapa"}) != tapa.readings.end());
}

TEST_CASE("reading: nothing that people post is surely another puzzle") {
  std::ifstream file("tests/data/posted.txt");
  REQUIRE(file);
  const std::string all{std::istreambuf_iterator<char>(file), {}};
  std::size_t posted = 0;
  for (std::size_t at = all.find("=== "); at != std::string::npos; ++posted) {
    const std::size_t colon = all.find(':', at), begin = all.find('\n', at) + 1;
    const std::string head = all.substr(at + 4, colon - at - 4), name = all.substr(colon + 2, begin - colon - 3);
    const std::string puzzle = head.substr(0, head.find(' '));
    at = all.find("\n=== ", begin);
    if (at != std::string::npos) ++at;
    const std::string text = all.substr(begin, at == std::string::npos ? at : at - begin);
    const reading::Recognition found = recognise(text);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < found.readings.size(); ++i) {
      const auto& [kind, format] = found.readings[i];
      const std::string own(found.text_of(i).empty() ? text : found.text_of(i));
      const bool is_link = format == "puzzlink" || format == "tatham";  // perhaps to a genre that is not here
      const std::string board = is_link ? test::texts_or_errors("grid", own, "grid").at(0) : own;
      words.emplace_back(kind != "grid"                ? std::string(kind)
                         : is_link || format == "grid" ? board.substr(0, board.find('\n'))
                                                       : std::string(format == "non" ? "nonogram" : format));
    }
    INFO(name);
    const bool is_unread = !words.empty() && words[0][0] == '1';  // the line of an error
    if (found.is_sure && !is_unread) CHECK(words.at(0) == puzzle);
    if (puzzle != "-" && head == puzzle) CHECK(std::find(words.begin(), words.end(), puzzle) != words.end());
  }
  CHECK(posted == 338);
}

TEST_CASE("reading: stars that may be queens or empty squares are no sure reading") {
  CHECK(known_as("*...\n..*.\n.*..\n...*") == "?queens/drawing");
  CHECK(known_as("*Q**\n***Q\nQ***\n**Q*") == "?queens/drawing");
  CHECK(known_as(".Q..\n...Q\nQ...\n..Q.") == "queens/drawing");
  CHECK(known_as("..#..\n.....\n#...#\n.....\n..#..") == "?queens/drawing grid/grid grid/akari");  // or walls
}

TEST_CASE("reading: lines of sixteen symbols may be small Sudokus or the rows of a wide board") {
  CHECK(known_as("1234341221434...\n12343412........") == "sudoku/line");
  // The first row has 3 twice: it is no Sudoku of 4×4.
  const std::string loop = known_as("31232....231....\n.232.1211223..13\n2..1..3...2...31");
  CHECK(loop.starts_with("?grid/slitherlink "));
  CHECK(loop.ends_with(" sudoku/line"));
  // Nothing speaks against either.
  CHECK(known_as("12......2.......\n.2..1.......3...").starts_with("?sudoku/line grid/"));
}

TEST_CASE("reading: what is known of a text without a reading is said, and what to do instead") {
  const auto problem_of = [](std::string_view text) {
    const reading::Recognition found = recognise(text);
    CHECK(found.readings.empty());
    return found.problem;
  };
  CHECK(problem_of("https://tinyurl.com/2abc").find("copy the long address") != std::string::npos);
  CHECK(problem_of("<https://www.TinyURL.com/2abc>").find("link of tinyurl.com") != std::string::npos);
  CHECK(problem_of("http://www.kanpen.net/goishi.html?problem=2/2/1_./").find("kanpen.net") != std::string::npos);
  CHECK(problem_of("https://sudokumaker.app/?puzzle=N4Ig").find("links of SudokuMaker") != std::string::npos);
  CHECK(problem_of("https://example.org").find("example.org") != std::string::npos);
  CHECK(problem_of("7x7:a1B1c2Ba2a0b3").find("the name of its game") != std::string::npos);
  CHECK(problem_of("https://puzz.link/p?sudoku/v:/4/4/1k3h2k4").find("other than the usual ones of sudoku") !=
        std::string::npos);
  CHECK(problem_of("hello").empty());
  CHECK(known_as("3x3:d:k:" + std::string(4 * 81, '1')) == "variant/iss");
  Request request = test::request_of(Question::check, EngineChoice::automatic, "https://puzz.link/p?xyzzy/5/5/abc");
  request.format = "puzzlink";
  CHECK(test::ask("grid", request).at(0).message == "the kind \"xyzzy\" of puzz.link is not read yet");
  request.text = "https://puzz.link/p?sudoku/4/4/1a";
  CHECK(test::ask("grid", request).at(0).message == "\"sudoku\" is a puzzle of its own, no genre of grid");
  // Within a link nothing has a place of its own, so the place is where its line begins.
  request.text = "\nhttps://www.f-puzzles.com/?load=AAAA";
  request.format = "fpuzzles";
  const auto fault = test::ask("variant", request).at(0);
  CHECK(fault.line == 2);
  CHECK(fault.column == 1);
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
