// Symmetries of tilings: published numbers of classes, and what makes a set of symmetries a group.
#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/puzzles/tiling/notations.hpp"
#include "core/puzzles/tiling/tiling.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/tiling_boards.hpp"

namespace tiling_symmetries_test {

using namespace quadrille;
using namespace quadrille::test;
using tiling::Board;

namespace {

using Placements = std::vector<cover::Placement>;

template <class E = tiling::Links>
std::vector<Placements> solutions_of(const Board& board) {
  E engine;
  REQUIRE_FALSE(engine.open(board));
  std::vector<Placements> solutions;
  tiling::Answer answer;
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) {
    engine.read(answer);
    tiling::Traits::append_answer(board, answer, solutions.emplace_back());
  }
  return solutions;
}

// The solution itself if one of its placements has no image.
Placements image_of(const Placements& solution, const Placements& symmetry) {
  Placements image;
  for (const cover::Placement placement : solution) image.push_back(symmetry[placement]);
  if (std::count(image.begin(), image.end(), cover::no_placement) > 0) return solution;
  std::sort(image.begin(), image.end());
  return image;
}

Placements least_image(const Placements& solution, const std::vector<Placements>& symmetries) {
  Placements least = solution;
  for (const Placements& symmetry : symmetries) least = std::min(least, image_of(solution, symmetry));
  return least;
}

std::set<Placements> classes_of(const std::vector<Placements>& solutions, const std::vector<Placements>& symmetries) {
  std::set<Placements> classes;
  for (const Placements& solution : solutions) classes.insert(least_image(solution, symmetries));
  return classes;
}

std::string text_of(const Board& board) {
  std::string text;
  tiling::notations[0].write(board, text);
  return text;
}

struct Known {
  std::string text, symmetries, solutions, classes;
};

std::vector<Known> known_tilings() {
  std::vector<Known> rows;
  std::istringstream table(read_file("tests/data/tilings.tsv"));
  for (std::string line; std::getline(table, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    Known row;
    for (std::string* const field : {&row.text, &row.symmetries, &row.solutions, &row.classes})
      REQUIRE(std::getline(fields, *field, '\t'));
    std::replace(row.text.begin(), row.text.end(), '/', '\n');
    rows.push_back(row);
  }
  return rows;
}

std::string count_of(const Board& board) {
  tiling::Counters counters;
  REQUIRE_FALSE(counters.open(board));
  Fuel fuel;
  while (counters.advance(fuel) == Step::solution) continue;
  return counters.count();
}

}  // namespace

TEST_CASE("tilings have their published numbers of solutions and classes", "[long][tiling]") {
  const auto rows = known_tilings();
  CHECK(rows.size() > 20);
  for (const auto& [text, count, solutions, classes] : rows) {
    INFO(text);
    Board board = tiling_of(text);
    const auto symmetries = tiling::Traits::symmetries(board);
    CHECK(std::to_string(symmetries.size() + 1) == count);
    if (classes == "-") {
      CHECK(count_of(board) == solutions);
      continue;
    }
    // Fewer solutions to look at: at least one of each class. A class has as many as a solution has different images.
    REQUIRE(tiling::Traits::break_symmetry(board));
    const std::set<Placements> least = classes_of(solutions_of<tiling::Bits>(board), symmetries);
    std::size_t sum = 0;
    for (const Placements& solution : least) {
      std::set<Placements> images = {solution};
      for (const Placements& symmetry : symmetries) images.insert(image_of(solution, symmetry));
      sum += images.size();
    }
    CHECK(std::to_string(least.size()) == classes);
    CHECK(std::to_string(sum) == solutions);
  }
}

TEST_CASE("boards and sets have their symmetries", "[tiling]") {
  const auto count = [](const std::string& text) { return tiling::Traits::symmetries(tiling_of(text)).size() + 1; };
  CHECK(count("4x4x4 bedlam") == 24);  // its mirror image is another set of pieces
  CHECK(count("8x8 pentominoes *I1") == 8);
  CHECK(count("8x8 F") == 8);
  CHECK(count("8x8 F rotate") == 4);
  CHECK(count("8x8 F rotate F' rotate") == 8);    // mirror images change places
  CHECK(count("8x8 F rotate 2xF' rotate") == 4);  // they cannot: there are more of one
  CHECK(count("8x8 F fixed") == 1);
  CHECK(count("8x8 one-sided-pentominoes") == 8);
  CHECK(count("8x8 I2 fixed") == 4);
  CHECK(count("1x9 *I3") == 2);  // a row looks the same from above and from below
  CHECK(count("3x3x1 I3") == 8);
  CHECK(count("hex 3x3 trihexes") == 2);
  CHECK(count("grid hex\nboard\n  . .\n . . .\n  . .\npieces\ntrihexes") == 12);
  CHECK(count("grid hex\nboard\n   . .\n  . . .\n   . .\npieces\ntrihexes") == 12);
  CHECK(count("grid triangle\nboard\n...\n...\npieces\ntetriamonds") == 12);
  CHECK(count("grid triangle\nboard\n_...\n_...\npieces\ntetriamonds") == 4);
  CHECK(count("board\n.a\nb.\npieces\n2 I2\nonly\na I2\nb I2") == 8);
  CHECK(count("board\n.a\n..\npieces\n* I1\n* I2\nonly\na I1") == 2);
  CHECK(count("board\n.?\n..\npieces\n* I1") == 2);
  CHECK(count("8x8 *F fixed *I1") == 8);                     // those without F have all images
  CHECK(count("board\n..\n..\npieces\nA\nXX\nB\nXX") == 8);  // named differently: not exchanged
}

TEST_CASE("symmetries are a group that maps solutions to solutions", "[tiling]") {
  Random random(77);
  std::size_t with_several = 0;
  for (int round = 0; round < rounds(150); ++round) {
    Board board = random_tiling(random);
    board.placed.clear();
    INFO(text_of(board));
    std::vector<Placements> group = tiling::Traits::symmetries(board);
    with_several += group.size() > 2 ? 1 : 0;
    Placements identity(board.layout->size());
    for (cover::Placement placement = 0; placement < identity.size(); ++placement) identity[placement] = placement;
    CHECK(std::find(group.begin(), group.end(), identity) == group.end());
    group.push_back(identity);
    const std::set<Placements> known(group.begin(), group.end());
    CHECK(known.size() == group.size());
    for (const Placements& one : group) {
      for (const Placements& other : group) {
        // A placement that has no image by one of them may have one by both.
        const auto is_both = [&](const Placements& each) {
          for (std::size_t i = 0; i < each.size(); ++i)
            if (one[i] != cover::no_placement && other[one[i]] != cover::no_placement && each[i] != other[one[i]])
              return false;
          return true;
        };
        REQUIRE(std::any_of(known.begin(), known.end(), is_both));
      }
    }
    const auto found = solutions_of(board);
    if (found.size() > 2000) continue;
    const std::set<Placements> solutions(found.begin(), found.end());
    for (const Placements& solution : found) {
      for (const Placements& symmetry : group) REQUIRE(solutions.count(image_of(solution, symmetry)) == 1);
    }
  }
  CHECK(with_several >= enough(10u));
}

TEST_CASE("solutions without a piece that cannot be turned are turned into each other", "[tiling]") {
  const auto count = [](const std::string& text) {
    Request request = request_of(Question::count, EngineChoice::automatic, text);
    request.up_to_symmetry = true;
    const auto answers = ask("tiling", request);
    REQUIRE(answers.size() == 1);
    return answers[0].count;
  };
  // Two ways with V3, which the mirror exchanges; L4 fits in one way only, and never with V3.
  CHECK(count("2x3 *V3 *L4 fixed") == 1);
  // I2 in a row of four: none, one in three places, or two; the outer places of one are mirror images.
  CHECK(count("1x4 *I1 *I2 0..1xL4 fixed") == 4);
}

TEST_CASE("a quarter turn is no symmetry where letters forbid the half turn", "[tiling]") {
  // B has no image by a quarter turn, as it is fixed. By a half turn it has one, which covers the cell of the letter.
  const auto answers = [](bool up_to_symmetry) {
    Request request = request_of(Question::count, EngineChoice::automatic,
                                 "board\na..\n...\n...\npieces\n* I1\nI2\n0..1 B fixed\nXX\nonly\na I1 I2");
    request.up_to_symmetry = up_to_symmetry;
    return ask("tiling", request);
  };
  // By brute force: 12 without B and 36 with it.
  CHECK(answers(false).at(0).count == 48);
  CHECK(answers(true).at(0).count == 48);
}

TEST_CASE("a fixed piece is not mapped to a free one that fits in the same places", "[tiling]") {
  // Two solutions, which the mirror exchanges.
  for (const std::string pieces : {"A\nXX\nB fixed\nXX", "B fixed\nXX\nA\nXX"}) {
    CAPTURE(pieces);
    Request request = request_of(Question::list, EngineChoice::automatic, "board\n....\npieces\n" + pieces);
    request.up_to_symmetry = true;
    const auto answers = ask("tiling", request);
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].solutions.size() == 1);
  }
}

TEST_CASE("breaking the symmetry keeps a solution of every class", "[tiling][slow]") {
  Random random(78);
  std::size_t broken = 0;
  for (int round = 0; round < rounds(150); ++round) {
    Board board = random_tiling(random);
    INFO(text_of(board));
    const bool has_givens = !board.placed.empty();
    const auto symmetries = tiling::Traits::symmetries(board);
    const auto all = solutions_of(board);
    if (!tiling::Traits::break_symmetry(board)) {
      CHECK(solutions_of(board) == all);
      continue;
    }
    REQUIRE_FALSE(has_givens);
    ++broken;
    const auto some = solutions_of(board);
    CHECK(some.size() <= all.size());
    const std::set<Placements> solutions(all.begin(), all.end());
    for (const Placements& solution : some) REQUIRE(solutions.count(solution) == 1);
    CHECK(classes_of(some, symmetries) == classes_of(all, symmetries));
  }
  CHECK(broken >= enough(10u));
  Board board = tiling_of("6x10 pentominoes");
  REQUIRE(tiling::Traits::break_symmetry(board));
  CHECK(board.representatives->size() == 8);  // the X pentomino's middle in a quarter of the board
  CHECK(solutions_of<tiling::Bits>(board).size() == 2339);
}

}  // namespace tiling_symmetries_test
