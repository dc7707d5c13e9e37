// Solutions of grid puzzles up to symmetry: the symmetries of texts of every genre, as a person sees them, and the
// number of classes, by turning all solutions as they are written.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/reader.hpp"
#include "core/puzzles/grid/symmetries.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_symmetries_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr EngineChoice all_engines[] = {EngineChoice::automatic, EngineChoice::dlx, EngineChoice::bits};

// A turn of the plane: what becomes of a step down, and of a step to the right, as (down, right).
struct Turn {
  int down_down, down_right, right_down, right_right;
};

// By letter: left and right, top and bottom, half a turn, two quarter turns, two diagonals.
const std::map<char, std::vector<Turn>> turns_of = {{'L', {{1, 0, 0, -1}}},  {'T', {{-1, 0, 0, 1}}},
                                                    {'H', {{-1, 0, 0, -1}}}, {'Q', {{0, -1, 1, 0}, {0, 1, -1, 0}}},
                                                    {'D', {{0, 1, 1, 0}}},   {'A', {{0, -1, -1, 0}}}};

// A step, turned.
std::pair<int, int> turned(const Turn& turn, int down, int right) {
  return {down * turn.down_down + right * turn.right_down, down * turn.down_right + right * turn.right_right};
}

const std::map<char, std::pair<int, int>> steps = {
    {'n', {-1, 0}}, {'s', {1, 0}}, {'w', {0, -1}}, {'e', {0, 1}}, {'^', {-1, 0}}, {'v', {1, 0}},  {'<', {0, -1}},
    {'>', {0, 1}},  {'|', {1, 0}}, {'-', {0, 1}},  {'"', {1, 0}}, {'=', {0, 1}},  {'/', {-1, 1}}, {'\\', {1, 1}}};

// A letter stands for a step, or for a line that has no direction; letters that stand for none stay.
char turned(const Turn& turn, char letter) {
  static const std::vector<std::string> kinds = {"nswe", "^v<>", "|-", "\"=", "/\\"};
  for (const std::string& kind : kinds) {
    if (kind.find(letter) == std::string::npos) continue;
    const auto [down, right] = steps.at(letter);
    const auto image = turned(turn, down, right);
    for (const char other : kind)
      if (steps.at(other) == image || (kind.size() == 2 && steps.at(other) == std::pair(-image.first, -image.second)))
        return other;
  }
  return letter;
}

std::string turned(const Turn& turn, std::string token) {
  for (char& letter : token) letter = turned(turn, letter);
  constexpr std::string_view order = "nsew";
  if (token.find_first_not_of(order) == std::string::npos)
    std::sort(token.begin(), token.end(), [&](char a, char b) { return order.find(a) < order.find(b); });
  return token;
}

const std::set<std::string_view> with_sides = {"battleships", "country",    "gokigen",  "hashi",  "masyu",
                                               "numberlink",  "shakashaka", "shingoki", "yajilin"};
const std::set<std::string_view> with_parts = {"dominosa", "galaxies", "shikaku"};

Words turned(const Turn& turn, std::string_view genre, const Words& cells, std::size_t rows, std::size_t columns) {
  Words images(cells.size());
  const auto height = static_cast<int>(rows) - 1, width = static_cast<int>(columns) - 1;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    // From the middle, in half cells.
    const int down = 2 * static_cast<int>(cell / columns) - height,
              right = 2 * static_cast<int>(cell % columns) - width;
    const auto [to_down, to_right] = turned(turn, down, right);
    const auto row = static_cast<std::size_t>((to_down + height) / 2);
    const auto column = static_cast<std::size_t>((to_right + width) / 2);
    images[row * columns + column] = with_sides.count(genre) > 0 ? turned(turn, cells[cell]) : cells[cell];
  }
  if (with_parts.count(genre) > 0) {
    std::map<std::string, std::string> name_of;
    for (std::string& name : images)
      name = name_of.try_emplace(name, std::string(1, static_cast<char>('A' + name_of.size()))).first->second;
  }
  return images;
}

struct Size {
  std::size_t rows, columns;
};

Size size_of(const std::string& text) {
  Cursor cursor(text, true);
  grid::Text read;
  Error error;
  REQUIRE(grid::read_text(cursor, nullptr, read, error) == Read::puzzle);
  return {read.rows, read.columns};
}

std::vector<Words> listed(const std::string& text, EngineChoice engine, bool up_to_symmetry) {
  Request request = request_of(Question::list, engine, text);
  request.up_to_symmetry = up_to_symmetry;
  const auto answers = ask("grid", request);
  REQUIRE(answers.size() == 1);
  INFO(answers[0].message);
  REQUIRE(answers[0].kind == 'A');
  std::vector<Words> solutions;
  for (const std::string& solution : answers[0].solutions) {
    std::istringstream in(solution);
    Words& words = solutions.emplace_back();
    for (std::string word; in >> word;) words.push_back(word);
  }
  return solutions;
}

std::uint64_t counted(const std::string& text, EngineChoice engine) {
  Request request = request_of(Question::count, engine, text);
  request.up_to_symmetry = true;
  return ask("grid", request)[0].count;
}

// The solution and its images.
std::set<Words> class_of(const std::string& text, const Words& solution, const std::vector<Turn>& turns) {
  const Size size = size_of(text);
  const std::string genre = text.substr(0, text.find('\n'));
  std::set<Words> images = {solution};
  for (const Turn& turn : turns) images.insert(turned(turn, genre, solution, size.rows, size.columns));
  return images;
}

std::set<std::set<Words>> classes_of(const std::string& text, const std::vector<Words>& solutions,
                                     const std::vector<Turn>& turns) {
  std::set<std::set<Words>> classes;
  for (const Words& solution : solutions) classes.insert(class_of(text, solution, turns));
  return classes;
}

std::vector<Turn> turns_named(std::string_view letters) {
  std::vector<Turn> turns;
  for (const char letter : letters) turns.insert(turns.end(), turns_of.at(letter).begin(), turns_of.at(letter).end());
  return turns;
}

// A text, and the letters of its symmetries.
struct Example {
  const char* symmetries;
  const char* text;
};

// No fewer than one of each genre.
const std::vector<Example> examples = {
    {"LTHQDA", "starbattle\nstars 1\nregions\nA A B B\nA A B B\nC C D D\nC C D D"},
    {"LTH", "starbattle\nstars 1\nregions\nA A A A A\nB B B B B\nC C C C C\nD D D D D\nE E E E E"},
    {"L", "starbattle\nstars 1\nregions\nA A A A A\nB B B B B\nC C C C C\nD D D D D\nE E # E E"},
    {"T",
     "starbattle\nstars 1\nregions\nA A A A A\nB B B B B\nC C C C C\nD D D D D\nE E E E E\n"
     "cells\n. . . . .\n. . . . .\n* . . . .\n. . . . .\n. . . . ."},
    {"LTHQDA", "nonogram\nrows\n1\n1\n1\ncolumns\n1\n1\n1"},
    {"LTH", "nonogram\nrows\n1 1\n.\n1 1\ncolumns\n.\n.\n.\n."},
    {"T", "nonogram\nrows\n1r 1b\n1r 1b\n1r 1b\ncolumns\n.\n.\n."},
    {"D", "nonogram\nrows\n2\n.\n.\ncolumns\n2\n.\n."},
    {"LTH", "kenken\ncells\n6+ . .\n6+ . .\n6+ . .\nregions\nA A A\nB B B\nC C C"},
    {"H", "kenken\ncells\n1- . .\n. . .\n. 1- .\nregions\nA A B\nC D B\nC E E"},
    {"", "kenken\ncells\n1- . .\n. . .\n. . 1\nregions\nA A B\nC D B\nC E E"},
    {"LTHQDA", "futoshiki\ncells\n. . .\n. . .\n. . ."},
    {"H", "futoshiki\ncells\n. . .\n. . .\n. . .\npairs\nr1c1 < r1c2\nr3c2 > r3c3"},
    {"D", "futoshiki\ncells\n. . .\n. . .\n. . .\npairs\nr2c1 > r1c1\nr1c1 < r1c2"},
    {"", "futoshiki\ncells\n. . .\n. . .\n. . .\npairs\nr1c1 < r1c2\nr3c3 > r3c2"},
    {"LTH", "skyscrapers\ntop\n. 2 .\nbottom\n. 2 .\ncells\n. . .\n. . .\n. . ."},
    {"L", "skyscrapers\ntop\n. 2 .\ncells\n. . .\n. . .\n. . ."},
    {"A", "skyscrapers\nbottom\n. 2 . .\nleft\n. . 2 ."},
    {"LTHQDA", "binairo\ncells\n. . . .\n. . . .\n. . . .\n. . . ."},
    {"L", "binairo\ncells\n. . . .\n. . . .\n. . . .\n. . . .\npairs\nr1c1 x r1c2\nr1c4 x r1c3"},
    {"", "binairo\ncells\n. . . .\n. . . .\n. . . .\n. . . .\npairs\nr1c1 = r1c2\nr1c4 x r1c3"},
    {"HDA", "tents\ncells\n. . . .\n. T . .\n. . T .\n. . . ."},
    {"D", "tents\ntop\n. . 1 .\nleft\n. . 1 .\ncells\n. . . .\n. T . .\n. . T .\n. . . ."},
    {"LTHQDA", "battleships\nfleet 2 1\ncells\n. . . .\n. . . .\n. . . .\n. . . ."},
    {"H", "battleships\nfleet 2 2 1\ncells\n< . . .\n. . . .\n. . . .\n. . . >"},
    {"D", "battleships\nfleet 2 2 1\ncells\n. . < .\n. . . .\n^ . . .\n. . . ."},
    {"LTH", "battleships\nfleet 2\ntop\n. 1 1 .\ncells\n. . . .\n. . . .\n. . . .\n. . . ."},
    {"HDA", "shikaku\ncells\n? .\n. ?"},
    {"LTHQDA", "shikaku\ncells\n? . ?\n. . .\n? . ?"},
    {"H", "shikaku\ncells\n? . . .\n. . . .\n. . . ?"},
    {"", "shikaku\ncells\n? . ?\n. . .\n. . .\nfilled\nA ? C\n? ? ?\n? ? ?"},
    {"L", "shikaku\ncells\n? ? ?\n. . .\n. . .\nfilled\nA B C\nA B C\n? ? ?"},
    {"L", "dominosa\ncells\n0 0 0\n1 1 1"},
    {"LTH", "suguru\nregions\nA A B B\nA A B B"},
    {"H", "suguru\ncells\n. 1 . . .\n. . . 1 .\nregions\nA A # B B\nA A # B B"},
    {"LTH", "ripple\nregions\nA A B B\nA A B B"},
    {"L", "ripple\ncells\n1 . . 1\n. . . .\nregions\nA A B B\nA A B B"},
    {"LTHQDA", "akari\ncells\n. . .\n. # .\n. . ."},
    {"L", "akari\ncells\n. #1 .\n. . .\n. . ."},
    {"LTH", "norinori\nregions\nA A B B\nA A B B"},
    {"D", "kakurasu\ntop\n. . 3\nleft\n. . 3"},
    {"D", "kakurasu\ntop\n3 3 3\nleft\n3 3 3"},
    {"L", "thermometers\ntop\n. . . .\nleft\n. .\nlines\nr1c1 r1c2\nr1c4 r1c3"},
    {"", "thermometers\ntop\n. . . .\nleft\n. .\nlines\nr1c1 r1c2\nr1c3 r1c4"},
    {"D", "thermometers\ntop\n1 . .\nleft\n1 . .\nlines\nr1c1\nr1c2 r1c3\nr2c1 r3c1"},
    {"L", "aquarium\ntop\n. . . .\nleft\n. .\nregions\nA A B B\nA A B B"},
    {"L", "aquarium\nlevel pool\ntop\n. . . .\nleft\n. .\nregions\nA B B A\nA A A A"},
    {"LTHQDA", "mosaic\ncells\n. . .\n. 4 .\n. . ."},
    {"T", "mosaic\ncells\n. . .\n2 . .\n. . ."},
    {"LTHQDA", "minesweeper\ncells\n. . .\n. 2 .\n. . ."},
    {"HDA", "minesweeper\nmines 2\ncells\n. . 1\n. . .\n1 . ."},
    {"LTHQDA", "str8ts\ncells\n. . .\n. # .\n. . ."},
    {"HDA", "str8ts\ncells\n#1 . .\n. . .\n. . #1"},
    {"LTHQDA", "abcendview\nletters 2\ncells\n. . .\n. . .\n. . ."},
    {"T", "abcendview\nletters 2\ntop\na . .\nbottom\na . .\ncells\n. . .\n. . .\n. . ."},
    {"D", "abcendview\nletters 2\ntop\na . .\nleft\na . ."},
    {"LTH", "magnets\nregions\nA A\nB B"},
    {"L", "magnets\nleft\n1 . .\nregions\nA A\nB B\nC C"},
    {"L", "magnets\nleft\n1 . .\nright\n. . 1\nregions\nA A\nB B\nC C"},
    {"T", "tenner\ncells\n5 6 7 8 9 0 1 . . .\n0 1 2 3 4 5 6 7 8 9\n5 6 7 8 9 0 1 . . .\nbottom\n. . . . . . . . . 14"},
    {"LTHQDA", "nurikabe\ncells\n. . .\n. 2 .\n. . ."},
    {"HDA", "nurikabe\ncells\n? . .\n. . .\n. . ?"},
    {"HDA", "hitori\ncells\n1 2\n2 1"},
    {"L", "hitori\ncells\n1 2 1\n3 4 3"},
    {"LTH", "heyawake\ncells\n1 . .\n. 1 .\nregions\nA A A\nB B B"},
    {"L", "heyawake\ncells\n. . .\n. 1 .\nregions\nA A A\nB B B"},
    {"LTHQDA", "kurodoko\ncells\n. . .\n. 3 .\n. . ."},
    {"LTH", "lits\nregions\nA A A A\nA A A A"},
    {"LTHQDA", "yinyang\ncells\n. . .\n. . .\n. . ."},
    {"HDA", "yinyang\ncells\n# . .\n. . .\n. . #"},
    {"LTHQDA", "cave\ncells\n. . .\n. 3 .\n. . ."},
    {"LTH", "creek\nsize 2 3\ncorners\n. . . .\n. 1 1 .\n. . . ."},
    {"L", "creek\nsize 2 3\ncorners\n. 1 1 .\n. . . .\n. . . ."},
    {"LTHQDA", "snake\ncells\n. . .\n. . .\n. . ."},
    {"D", "snake\ncells\nS . .\n. . .\n. . ."},
    {"LTH", "snake\ntop\n. 1 .\ncells\n. . .\n. . .\n. . ."},
    {"LTHQDA", "tapa\ncells\n. . .\n. 3 .\n. . ."},
    {"LTHQDA", "shakashaka\ncells\n. . .\n. . .\n. . ."},
    {"L", "shakashaka\ncells\n. #1 .\n. . .\n. . ."},
    {"LTHQDA", "shakashaka\ncells\n. . . .\n. . . .\n. . . .\n. . . ."},
    {"L", "shakashaka\ncells\nse . . sw\n. . . .\n. . . .\n. . . ."},
    {"LTHQDA", "fillomino\ncells\n. . .\n. 3 .\n. . ."},
    {"LTH", "fillomino\ncells\n. . .\n. . ."},
    {"L", "fillomino\ncells\n. . .\n. . .\nfilled\n? 2 ?\n? ? ?"},
    {"LTH", "galaxies\nsize 3 3\ncentres\nr1c2\nr2c2\nr3c2"},
    {"LTH", "galaxies\nsize 4 3\ncentres\nr1c2\nr2c2\nr3c2\nr4c2"},
    {"H", "galaxies\nsize 2 3\ncentres\nr1c1 r1.5c2 r2c3"},
    {"LTHQDA", "slitherlink\ncells\n. .\n. ."},
    {"HDA", "slitherlink\ncells\n2 .\n. 2"},
    {"LTHQDA", "masyu\ncells\n. . .\n. . .\n. . ."},
    {"HDA", "masyu\ncells\n# . .\n. . .\n. . #"},
    {"LTHQDA", "yajilin\ncells\n. . .\n. . .\n. . ."},
    {"L", "yajilin\ncells\n1v . . . 1v\n. . . . .\n. . . . .\n. . . . ."},
    {"H", "yajilin\ncells\n1> . . .\n. . . .\n. . . .\n. . . 1<"},
    {"", "yajilin\ncells\n0> . . .\n. . . .\n. . . .\n. . . 0>"},
    {"LTH", "country\nregions\nA A A\nA A A\nB B B\nB B B"},
    {"LTH", "country\ncells\n5 . .\n. . .\n. . .\n. 5 .\nregions\nA A A\nA A A\nB B B\nB B B"},
    {"LTHQDA", "shingoki\ncells\n. . .\n. . .\n. . ."},
    {"D", "shingoki\ncells\n#3 . .\n. . .\n. . ."},
    {"L", "numberlink\nfill no\ncells\n1 . 1\n. . .\n2 . 2"},
    {"H", "numberlink\nfill no\ncells\n1 . . .\n. 2 2 .\n. . . 1"},
    {"LTHQDA", "hashi\ncells\n? . ?\n. . .\n? . ?"},
    {"D", "hashi\ncells\n4 . ?\n. . .\n? . ?"},
    {"LTHQDA", "gokigen\ncorners\n. . .\n. . .\n. . ."},
    {"L", "gokigen\nsize 2 2\ncorners\n. . .\n. . .\n. 1 ."},
};

}  // namespace

TEST_CASE("solutions of every genre of grid puzzles that are equal up to symmetry count once", "[grid]") {
  std::map<std::string, std::size_t> merged;
  for (const Example& example : examples) {
    const std::string text = example.text, genre = text.substr(0, text.find('\n'));
    INFO(text);
    const std::vector<Turn> turns = turns_named(example.symmetries);
    CHECK(grid::symmetries(grid_board(text)).size() == turns.size());
    const std::vector<Words> solutions = listed(text, EngineChoice::bits, false);
    const auto classes = classes_of(text, solutions, turns);
    merged[genre] += solutions.size() - classes.size();
    const std::set<Words> all(solutions.begin(), solutions.end());
    for (const auto& members : classes) CHECK(std::includes(all.begin(), all.end(), members.begin(), members.end()));
    for (const EngineChoice engine : all_engines) {
      CHECK(counted(text, engine) == classes.size());
      const std::vector<Words> found = listed(text, engine, true);
      CHECK(found.size() == classes.size());
      CHECK((classes_of(text, found, turns) == classes));
    }
  }
  for (const grid::Genre* genre : grid::genres()) {
    INFO(genre->id);
    if (genre->id != "multisudoku") CHECK(merged[std::string(genre->id)] > 0);
  }
}

TEST_CASE("grids of nine by nine cells are turned with their board", "[grid]") {
  const auto count = [](const std::string& text) { return grid::symmetries(grid_board(text)).size(); };
  const auto rows = [](int number) {
    std::string text = "\ncells";
    for (int row = 0; row < number; ++row) text += "\n. . . . . . . . .";
    return text;
  };
  CHECK(count("multisudoku" + rows(9)) == 7);
  CHECK(count("multisudoku" + rows(12)) == 3);
  CHECK(count("multisudoku\ngrids r1c1 r4c1" + rows(12)) == 3);
  CHECK(count("multisudoku\ngrids r1c1 r2c1 r4c1" + rows(12)) == 1);
}

TEST_CASE("a symmetry of a random grid puzzle turns each solution into one", "[grid][slow]") {
  std::size_t met = 0;
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(351);
    for (int round = 0; round < rounds(8); ++round) {
      const std::string text = oracle.random_text(random);
      INFO(text);
      const grid::Board board = grid_board(text);
      const auto symmetries = grid::symmetries(board);
      if (symmetries.empty()) continue;
      std::set<std::vector<cover::Placement>> solutions;
      grid::Search engine;
      REQUIRE_FALSE(engine.open(board));
      for (Fuel fuel; engine.advance(fuel) == Step::solution; fuel = {}) {
        grid::Answer answer;
        engine.read(answer);
        std::vector<cover::Placement> marks;
        grid::append_marks(board, answer, marks);
        std::sort(marks.begin(), marks.end());
        REQUIRE(solutions.insert(marks).second);
      }
      met += solutions.size();
      for (const auto& marks : solutions)
        for (const auto& image_of : symmetries) {
          std::vector<cover::Placement> image;
          for (const cover::Placement mark : marks) image.push_back(image_of[mark]);
          std::sort(image.begin(), image.end());
          REQUIRE(solutions.count(image) == 1);
        }
    }
  }
  CHECK(met >= enough(50u));
}

}  // namespace grid_symmetries_test
