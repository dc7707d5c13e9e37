// Variants on boards of 9×9, where the engines go ways of their own: bands of boxes, derived sums, lines with sets,
// rankings, and searches that go back to the root. Against brute force (variant_oracle.hpp).
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cover/links/dancing_links.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_oracle.hpp"
#include "tests/core/variant_texts.hpp"

namespace variant_nine_test {

using namespace quadrille;
using namespace quadrille::test;
using variant::Answer;
using variant::Board;
using variant::Cell;
using variant::Group;

namespace {

// Cages of up to four cells that touch, over the whole board or most of it, with the sums of the filling.
void add_cages(Board& board, const Answer& filling, Random& random) {
  const variant::Shape& shape = board.shape;
  std::vector<bool> taken(shape.size());
  for (Cell first = 0; first < shape.size(); ++first) {
    if (taken[first] || random.one_in(3)) continue;
    Group cage = {first};
    taken[first] = true;
    const std::size_t size = 1 + random.below(4);
    for (int tries = 0; tries < 12 && cage.size() < size; ++tries) {
      const auto next = static_cast<Cell>(random.below(shape.size()));
      const auto touches = [&](Cell cell) { return variant::are_neighbours(shape, cell, next); };
      const auto differs = [&](Cell cell) { return filling[cell] != filling[next]; };
      if (taken[next] || !std::any_of(cage.begin(), cage.end(), touches) ||
          !std::all_of(cage.begin(), cage.end(), differs))
        continue;
      cage.push_back(next);
      taken[next] = true;
    }
    int sum = 0;
    for (const Cell cell : cage) sum += filling[cell];
    std::string text = "Cage~" + std::to_string(sum);
    variant::write_cells(board, cage, text);
    REQUIRE(add_rule_text(board, text));
  }
}

// Rules of this kind that the filling obeys.
void add_obeyed(std::string_view kind, std::size_t count, Board& board, const Answer& filling, Random& random) {
  for (int tries = 0; tries < 3000 && count > 0; ++tries) {
    const std::size_t before = board.rules.size();
    const bool is_read = add_rule_text(board, random_rule(kind, board, random));
    const auto is_obeyed = [&](const variant::Rule& rule) { return rule.kind->obeys(rule, board, filling); };
    const auto added = board.rules.begin() + static_cast<std::ptrdiff_t>(before);
    if (is_read && std::all_of(added, board.rules.end(), is_obeyed))
      --count;
    else
      board.rules.resize(before);
  }
}

struct Reached {
  std::size_t checked = 0, several = 0, derived = 0, sets = 0, rankings = 0, houses = 0;
};

// A board with given cells until brute force can list its solutions.
void hold_to_brute_force(Board board, const Answer& filling, std::size_t free, Random& random, Reached& reached) {
  Group cells(board.shape.size());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<Cell>(cell);
  random.shuffle(cells);
  for (std::size_t i = free; i < cells.size(); ++i)
    board.candidates[cells[i]] = network::Values{1} << (filling[cells[i]] - 1u);
  std::string text;
  variant::write_iss(board, text);
  INFO(text);
  board = read_variant(text);
  const auto expected = solutions_by_brute_force(board);
  if (!expected) return;
  REQUIRE(std::binary_search(expected->begin(), expected->end(), filling));
  REQUIRE(solutions_by<variant::Search>(board) == *expected);
  REQUIRE(solutions_by<variant::DancingLinks>(board) == *expected);
  const network::Network& network = *board.network;
  ++reached.checked;
  reached.several += expected->size() > 1;
  reached.rankings += !network.rankings.empty();
  reached.derived +=
      std::any_of(network.sums.begin(), network.sums.end(), [](const auto& sum) { return sum.is_derived; });
  reached.sets += std::any_of(network.sequences.begin(), network.sequences.end(), [](const auto& sequence) {
    return !sequence.template is<network::Network::Sequence::ByDiagram>();
  });
  reached.houses += network.different.size() >= 27;
}

Board nine() {
  Board board;
  variant::set_shape(board, {9, 9, 9, 1});
  return board;
}

}  // namespace

TEST_CASE("both engines find the solutions of killers on 9×9 boards that brute force finds") {
  Random random(31);
  Reached reached;
  for (int round = 0; round < rounds(60); ++round) {
    Board board = nine();
    const Answer filling = random_filling(board, random);
    if (filling.empty()) continue;
    add_cages(board, filling, random);
    hold_to_brute_force(std::move(board), filling, 45 + random.below(25), random, reached);
  }
  CHECK(reached.checked >= static_cast<std::size_t>(rounds(60)) / 3);
  CHECK(reached.derived > 0);
  CHECK(reached.several >= enough(1u));
  CHECK(reached.houses == reached.checked);
}

TEST_CASE("both engines find the solutions of lines on 9×9 boards that brute force finds", "[slow]") {
  Random random(32);
  Reached reached;
  for (int round = 0; round < rounds(60); ++round) {
    Board board = nine();
    const Answer filling = random_filling(board, random);
    if (filling.empty()) continue;
    for (const std::string_view kind : {"Renban", "Thermo", "Arrow", "Whisper", "Between"})
      add_obeyed(kind, 3 + random.below(3), board, filling, random);
    hold_to_brute_force(std::move(board), filling, 30 + random.below(20), random, reached);
  }
  CHECK(reached.checked >= static_cast<std::size_t>(rounds(60)) / 3);
  CHECK(reached.sets > 0);
  CHECK(reached.several >= enough(1u));
}

TEST_CASE("both engines find the solutions of ranked 9×9 boards that brute force finds") {
  Random random(33);
  Reached reached;
  for (int round = 0; round < rounds(50); ++round) {
    Board board = nine();
    const Answer filling = random_filling(board, random);
    if (filling.empty()) continue;
    add_obeyed("FullRank", 4, board, filling, random);
    add_obeyed("Sandwich", 4, board, filling, random);
    hold_to_brute_force(std::move(board), filling, 25 + random.below(15), random, reached);
  }
  CHECK(reached.checked >= static_cast<std::size_t>(rounds(50)) / 3);
  CHECK(reached.rankings > 0);
  CHECK(reached.several >= enough(1u));
}

// Interactive Sudoku Solver at e373f98 searches 74 nodes, and finds none.
TEST_CASE("eight little killers of 52 have no solution, which few nodes show") {
  Stats stats;
  const auto solutions = solutions_by<variant::Search>(
      read_variant(
          ".LittleKiller~52~R1C9.LittleKiller~52~R1C8.LittleKiller~52~R9C2.LittleKiller~52~R9C3.LittleKiller~52~"
          "R7C9.LittleKiller~52~R1C1.LittleKiller~52~R2C1.LittleKiller~52~R3C1"),
      &stats);
  CHECK(solutions.empty());
  CHECK(stats.nodes < 74);
}

TEST_CASE("both engines find the solutions of mixtures on 9×9 boards that brute force finds") {
  Random random(34);
  Reached reached;
  const auto kinds = random_kinds();
  for (int round = 0; round < rounds(90); ++round) {
    Board board = nine();
    const Answer filling = random_filling(board, random);
    if (filling.empty()) continue;
    for (std::size_t i = 0; i < 6; ++i) {
      const std::string_view kind = kinds[random.below(kinds.size())]->name;
      if (kind != "Jigsaw" && kind != "Doppelganger") add_obeyed(kind, 2, board, filling, random);
    }
    hold_to_brute_force(std::move(board), filling, 15 + random.below(20), random, reached);
  }
  CHECK(reached.checked >= static_cast<std::size_t>(rounds(90)) / 2);
  CHECK(reached.several >= enough(1u));
}

// OEIS A274806.
TEST_CASE("there are 48, 960 and 92160 diagonal Latin squares of order 4, 5 and 6", "[long]") {
  for (const auto& [order, count] : {std::pair(4, 48), std::pair(5, 960), std::pair(6, 92160)}) {
    const std::string size = std::to_string(order) + "x" + std::to_string(order);
    const Board board = read_variant(".Shape~" + size + ".NoBoxes.Diagonal~1.Diagonal~-1");
    Stats stats;
    const std::vector<Answer> found = solutions_by<variant::Search>(board, &stats);
    CHECK(found.size() == static_cast<std::size_t>(count));
    CHECK(std::adjacent_find(found.begin(), found.end()) == found.end());
    if (order == 6) CHECK(stats.dead_ends > 100);  // the search has gone back to the root
    if (order < 6) CHECK(solutions_by<variant::DancingLinks>(board) == found);
  }
}

}  // namespace variant_nine_test
