// Patterns of grid puzzles: each is seen on a board made for it, and none concludes what is wrong in a solution.
#include <algorithm>
#include <bit>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/reasoning/patterns.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_patterns_test {

using namespace quadrille;
using namespace quadrille::test;
using network::Values;

namespace {

std::string place_of(const grid::Board& board, std::size_t cell) {
  return "r" + std::to_string(cell / board.text->columns + 1) + "c" + std::to_string(cell % board.text->columns + 1);
}

std::string token_of(const grid::Board& board, std::size_t cell, unsigned value) {
  std::string token;
  if (board.text->genre->write_value == nullptr) return std::to_string(value + 1);
  board.text->genre->write_value(*board.text, cell, value, token);
  return token;
}

// What each pattern says of the board as it stands, such as `pool r2c2=.`, `full-area r1c3<>2`, or `takes-all` where it
// is nothing of a cell.
std::set<std::string> seen_on(const std::string& text) {
  INFO(text);
  const grid::Board board = grid_board(text);
  const reasoning::Reasoning reasoning = grid::reasoning_of(board);
  std::set<std::string> seen;
  REQUIRE(reasoning.patterns != nullptr);
  const auto all = reasoning.patterns->all();
  for (std::size_t pattern = 0; pattern < all.size(); ++pattern)
    for (std::size_t place = 0; place < all[pattern].places; ++place) {
      reasoning::View view(reasoning.domains);
      reasoning.patterns->look(pattern, place, view);
      for (const auto& [variable, values] : view.seen().left) {
        const std::string name(all[pattern].name);
        const Values before = reasoning.domains[variable], after = before & values;
        if (after == before) continue;
        if (variable >= board.cells()) {
          seen.insert(name);
        } else if (std::has_single_bit(after)) {
          const auto value = static_cast<unsigned>(std::countr_zero(after));
          seen.insert(name + " " + place_of(board, variable) + "=" + token_of(board, variable, value));
        } else {
          network::for_values(before & ~after, [&, variable = variable](unsigned value) {
            seen.insert(name + " " + place_of(board, variable) + "<>" + token_of(board, variable, value));
          });
        }
      }
    }
  return seen;
}

struct Example {
  std::string text;
  std::vector<std::string> expected;
};

// All patterns of a genre are among the examples, and each says what is expected.
void see(const std::vector<Example>& examples) {
  std::set<std::string> names, all_names;
  for (const Example& example : examples) {
    INFO(example.text);
    const std::set<std::string> seen = seen_on(example.text);
    for (const std::string& expected : example.expected) {
      INFO(expected);
      CHECK(seen.count(expected) == 1);
      names.insert(expected.substr(0, expected.find(' ')));
    }
  }
  const reasoning::Reasoning reasoning = grid::reasoning_of(grid_board(examples[0].text));
  for (const auto& about : reasoning.patterns->all()) all_names.insert(std::string(about.name));
  CHECK(names == all_names);
}

}  // namespace

TEST_CASE("Patterns of nurikabe are seen", "[grid][patterns]") {
  see({{"nurikabe\ncells\n2 . .\n. . .\n. . .\nfilled\n. . ?\n? ? ?\n? ? ?",
        {"full-island r1c3=#", "full-island r2c1=#"}},
       {"nurikabe\ncells\n1 . 1\n. . .\n. . .", {"between-islands r1c2=#"}},
       {"nurikabe\ncells\n. . .\n. . .\n2 . .\nfilled\n? # #\n? ? #\n? ? ?", {"pool r2c2=."}},
       {"nurikabe\ncells\n2 . .\n# . .\n. . .", {"island-way-out r1c2=."}},
       {"nurikabe\ncells\n# . .\n. . .\n. . 3\nfilled\n# ? ?\n. ? ?\n? ? ?", {"sea-way-out r1c2=#"}},
       {"nurikabe\ncells\n2 . .\n. . .\n. . .", {"out-of-reach r3c3=#", "last-of-two r2c2=#"}},
       {"nurikabe\ncells\n. 3 . .\n# # # #", {"needed-room r1c3=."}},
       {"nurikabe\ncells\n? . .\n. . .\n. . .\nfilled\n. . .\n# ? #\n. . .", {"sea-joined r2c2=#"}}});
}

TEST_CASE("Patterns of star battle are seen", "[grid][patterns]") {
  const std::string squares = "starbattle\nstars 1\nregions\nA A B B\nA A B B\nC C D D\nC C D D\n";
  const std::string blank = "? ? ? ?\n";
  see({{squares + "filled\n? ? ? ?\n* ? ? ?\n" + blank + blank, {"around-star r1c1=.", "all-stars r2c4=."}},
       {squares + "filled\n. . ? ?\n. ? ? ?\n" + blank + blank, {"last-places r2c2=*"}},
       {squares + "filled\n. ? ? ?\n. ? ? ?\n" + blank + blank, {"leaves-none r1c3=."}},
       {"starbattle\nstars 2\nregions\nA A A\nB B B\nC C C", {"only-fit r1c1=*", "only-fit r1c2=."}},
       {"starbattle\nstars 1\nregions\nA A B B\nC B B B\nC C D D\nC C D D", {"region-in-line r1c3=."}},
       {"starbattle\nstars 1\nregions\nA A A A\nA B B C\nD B B C\nD D C C", {"line-in-region r2c1=."}},
       {"starbattle\nstars 1\nregions\nA A B C\nA A B C\nC C C C\nD D D D", {"regions-in-lines r1c4=."}},
       {"starbattle\nstars 1\nregions\nA A B B\nA A B B\nA C C B\nD D D D", {"lines-in-regions r3c1=."}}});
}

TEST_CASE("Patterns of nonograms are seen", "[grid][patterns]") {
  const auto row = [](const char* clue, const char* filled) {
    std::string text = "nonogram\nrows\n" + std::string(clue) + "\ncolumns";
    for (std::string_view cells = filled; !cells.empty(); cells.remove_prefix(std::min<std::size_t>(2, cells.size())))
      text += "\n.";
    return text + "\nfilled\n" + filled;
  };
  see({{row("2 1", "? ? ? ?"), {"full-line r1c1=#", "full-line r1c3=.", "full-line r1c4=#"}},
       {row("1", "? # ? ?"), {"finished-line r1c1=.", "finished-line r1c4=."}},
       {row("3", "? ? ? ?"), {"run-overlap r1c2=#", "run-overlap r1c3=#"}},
       {row("2 1", "? # # ? ? ?"), {"ends-of-run r1c1=.", "ends-of-run r1c4=."}},
       {row("2", "# ? ? ? ? ?"), {"no-run-reaches r1c3=.", "no-run-reaches r1c6=."}},
       {row("1 1", "? ? # ? ? ?"), {"longest-there r1c2=.", "longest-there r1c4=."}},
       {row("3 1", "? # ? ? ? ?"), {"grows-from-edge r1c3=#"}}});
}

TEST_CASE("Patterns of akari are seen", "[grid][patterns]") {
  see({{"akari\ncells\n#0 . .\n. . .\n. . #2", {"lamps-met r1c2=.", "lamps-needed r2c3=*", "lamps-needed r3c2=*"}},
       {"akari\ncells\n* . .\n. . .\n. . .", {"lamp-lights r1c3=.", "lamp-lights r3c1=."}},
       {"akari\ncells\n. #\n# #", {"only-light r1c1=*"}},
       {"akari\ncells\n. . .\n. #3 .\n. . .", {"lamps-corner r1c1=."}},
       {"akari\ncells\n. . #\n. . #\n# # #\nfilled\n. ? .\n? ? .\n. . .", {"keeps-light r2c2=."}}});
}

TEST_CASE("Patterns of hashi are seen", "[grid][patterns]") {
  see({{"hashi\ncells\n4 . 2\n. . .\n2 . .", {"island-needs-all r1c2==", "island-needs-all r2c1=\""}},
       {"hashi\ncells\n1 . 2\n. . .\n2 . 1\nfilled\n? - ?\n? ? ?\n? ? ?", {"island-met r2c1=."}},
       {"hashi\ncells\n3 . 2\n. . .\n2 . .", {"island-needs-each r1c2<>."}},
       {"hashi\ncells\n2 . 2\n. . .\n1 . 1", {"would-close r1c2<>="}},
       {"hashi\ncells\n1 . 1\n. . .", {"no-way r2c1=.", "no-way r2c2=."}},
       {"hashi\ncells\n1 . . 1\nfilled\n? - ? ?", {"along-way r1c3=-"}},
       {"hashi\ncells\n2 . 2 . 1\nfilled\n? - ? ? ?", {"group-way-out r1c4<>."}}});
}

TEST_CASE("Patterns of shikaku are seen", "[grid][patterns]") {
  see({{"shikaku\ncells\n2 .", {"only-rectangle r1c1=0", "only-rectangle r1c2=1"}},
       {"shikaku\ncells\n2 . 2\n. . .", {"only-number-there"}},
       {"shikaku\ncells\n4 .\n. .\n. 3", {"common-cells"}},
       {"shikaku\ncells\n2 . 4\n. . .", {"takes-all"}}});
}

TEST_CASE("Patterns of heyawake, hitori and kurodoko are seen", "[grid][patterns]") {
  see({{"heyawake\ncells\n1 . .\n. . .\nregions\nA A B\nA A B\nfilled\n# ? ?\n? ? ?",
        {"beside-shaded r1c2=.", "room-full r2c2=."}},
       {"heyawake\ncells\n2 . .\nregions\nA A A", {"room-only-way r1c1=#", "room-only-way r1c2=."}},
       {"heyawake\ncells\n. . . .\nregions\nA B B C\nfilled\n. . . ?", {"across-rooms r1c4=#"}},
       {"heyawake\ncells\n. . .\n. . .\n. . .\nregions\nA A A\nA A A\nA A A\nfilled\n. ? ?\n# . ?\n? ? ?",
        {"white-way-out r1c2=."}},
       {"heyawake\ncells\n. . .\n. . .\n. . .\nregions\nA A A\nA A A\nA A A\nfilled\n. # .\n. ? .\n# ? #",
        {"white-joined r2c2=."}}});
  see({{"hitori\ncells\n1 2 1", {"between-equal r1c2=."}},
       {"hitori\ncells\n1 1 2 1", {"pair-and-others r1c4=#"}},
       {"hitori\ncells\n1 2 3 1\nfilled\n. # ? ?", {"same-as-white r1c4=#", "beside-shaded r1c3=."}},
       {"hitori\ncells\n1 2 3\n4 5 6\n7 8 9\nfilled\n. ? ?\n# . ?\n? ? ?", {"white-way-out r1c2=."}},
       {"hitori\ncells\n1 2 3\n4 5 6\n7 8 9\nfilled\n. # .\n. ? .\n# ? #", {"white-joined r2c2=."}}});
  see({{"kurodoko\ncells\n. 2 . .\nfilled\n. . ? ?", {"sees-enough r1c3=#"}},
       {"kurodoko\ncells\n3 . . .", {"must-see r1c2=.", "must-see r1c3=."}},
       {"kurodoko\ncells\n. 2 . . .\nfilled\n? ? ? . ?", {"sees-too-many r1c3=#"}},
       {"kurodoko\ncells\n. . .\nfilled\n# ? ?", {"beside-shaded r1c2=."}},
       {"kurodoko\ncells\n. . .\n. . .\n. . .\nfilled\n. ? ?\n# . ?\n? ? ?", {"white-way-out r1c2=."}},
       {"kurodoko\ncells\n. . .\n. . .\n. . .\nfilled\n. # .\n. ? .\n# ? #", {"white-joined r2c2=."}}});
}

TEST_CASE("Patterns of tents are seen", "[grid][patterns]") {
  see({{"tents\ncells\nT . .\n. . .\n. . .", {"far-from-trees r2c2=.", "far-from-trees r3c3=."}},
       {"tents\ntop\n0 . .\ncells\nT . .\n. . .", {"line-has-tents r2c1=."}},
       {"tents\ntop\n1 . .\ncells\nT . .\n. . .", {"line-needs-places r2c1=^"}},
       {"tents\ncells\nT ^ .\n. . .", {"around-tent r1c3=.", "around-tent r2c1=."}},
       {"tents\ncells\nT .", {"tree-one-place r1c2=^"}},
       {"tents\ncells\n^ T .", {"trees-have-tents r1c3=."}},
       {"tents\ncells\n. . .\n. T .\n. . .\nfilled\n? ? ?\n. ? ?\n? . ?", {"touches-places r1c3=."}},
       {"tents\nleft\n. 2 .\ncells\nT T T\n. . .\n. . .", {"line-only-way r2c1=^", "line-only-way r2c2=."}}});
}

TEST_CASE("Patterns of minesweeper and mosaic are seen", "[grid][patterns]") {
  see({{"minesweeper\ncells\n0 .", {"number-met r1c2=."}},
       {"minesweeper\ncells\n1 .", {"number-needs-all r1c2=*"}},
       {"minesweeper\ncells\n1 2 #\n. . .", {"two-numbers r2c3=*"}}});
  see({{"mosaic\ncells\n0 . .", {"number-met r1c1=.", "number-met r1c2=."}},
       {"mosaic\ncells\n2 . .", {"number-needs-all r1c2=#"}},
       {"mosaic\ncells\n1 2 . .", {"two-numbers r1c3=#"}}});
}

TEST_CASE("Patterns of binairo are seen", "[grid][patterns]") {
  const std::string rest = "\n. . . .\n. . . .\n. . . .";
  see({{"binairo\ncells\n0 0 . ." + rest, {"two-alike r1c3=1"}},
       {"binairo\ncells\n0 . 0 ." + rest, {"between-alike r1c2=1"}},
       {"binairo\ncells\n0 1 0 ." + rest, {"half-full r1c4=1"}},
       {"binairo\ncells\n0 . . ." + rest + "\npairs\nr1c1 x r1c2", {"sign-between r1c2=1"}},
       {"binairo\ncells\n0 . . . 1 0\n. . . . . .", {"last-of-half r1c2=1"}},
       {"binairo\ncells\n0 1 0 1\n0 . . 1\n. . . .\n. . . .\ndifferent yes",
        {"must-differ r2c2=0", "must-differ r2c3=1"}}});
}

TEST_CASE("Patterns of futoshiki and skyscrapers are seen", "[grid][patterns]") {
  see({{"futoshiki\ncells\n1 2 .\n. . .\n. . .", {"only-number r1c3=3"}},
       {"futoshiki\ncells\n1 . .\n. 1 .\n. . .", {"only-cell r3c3=1"}},
       {"futoshiki\ncells\n. . .\n. . .\n. . .\npairs\nr1c1 < r1c2\nr1c2 < r1c3",
        {"chain-of-signs r1c1=1", "chain-of-signs r1c2=2", "chain-of-signs r1c3=3"}},
       {"futoshiki\ncells\n. 2 .\n. . .\n. . .\npairs\nr1c1 < r1c2", {"beside-sign r1c1=1"}}});
  const std::string blank = "\ncells\n. . .\n. . .\n. . .";
  see({{"skyscrapers\nleft\n1 . ." + blank, {"sees-one r1c1=3"}},
       {"skyscrapers\nleft\n3 . ." + blank, {"sees-all r1c1=1", "sees-all r1c2=2"}},
       {"skyscrapers\nleft\n2 . ." + blank, {"too-near r1c1<>3"}},
       {"skyscrapers\nleft\n3 . . .\ncells\n. . 4 .\n. . . .\n. . . .\n. . . .", {"ascends-to-tallest r1c2<>1"}},
       {"skyscrapers\nleft\n. . .\ncells\n1 2 .\n. . .\n. . .", {"only-number r1c3=3"}},
       {"skyscrapers\nleft\n. . .\ncells\n1 . .\n. 1 .\n. . .", {"only-cell r3c3=1"}}});
}

TEST_CASE("Patterns of fillomino are seen", "[grid][patterns]") {
  see({{"fillomino\ncells\n2 2 .\n. . .", {"full-area r1c3<>2"}},
       {"fillomino\ncells\n2 .\n3 3", {"area-way-out r1c2=2"}},
       {"fillomino\ncells\n2 . 2", {"too-large r1c2<>2"}},
       {"fillomino\ncells\n. 3 . .\n1 1 1 1", {"area-room r1c3=3"}}});
}

namespace {

std::vector<grid::Answer> solutions_of(const grid::Board& board) {
  std::vector<grid::Answer> solutions;
  grid::Search engine;
  if (engine.open(board)) return solutions;
  Fuel fuel;
  while (solutions.size() < 100 && engine.advance(fuel) == Step::solution) engine.read(solutions.emplace_back());
  return solutions;
}

// Lets patterns conclude all that they can, and counts what they say of cells. None of it is wrong in a solution.
int conclude_all(const grid::Board& board, const std::vector<grid::Answer>& solutions) {
  const reasoning::Reasoning reasoning = grid::reasoning_of(board);
  std::vector<Values> domains = reasoning.domains;
  reasoning::PatternSearch search(reasoning.patterns.get(), domains);
  Fuel fuel;
  int conclusions = 0;
  while (const auto* about = search.advance(fuel)) {
    INFO(about->name);
    for (const auto& [variable, values] : search.seen().left) {
      if ((domains[variable] & ~values) == 0) continue;
      domains[variable] &= values;
      search.note(variable);
      REQUIRE(domains[variable] != 0);
      if (variable >= board.cells()) continue;
      ++conclusions;
      for (const grid::Answer& solution : solutions) REQUIRE((domains[variable] >> (solution[variable] - 1) & 1) != 0);
    }
  }
  return conclusions;
}

}  // namespace

TEST_CASE("No pattern concludes what is wrong in a solution", "[grid][patterns]") {
  int conclusions = 0;
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(48);
    if (grid::reasoning_of(grid_board(oracle.random_text(random))).patterns == nullptr) continue;
    for (int round = rounds(60); round > 0; --round) {
      const std::string text = oracle.random_text(random);
      grid::Board board = grid_board(text);
      std::vector<grid::Answer> solutions = solutions_of(board);
      if (solutions.empty() || solutions.size() == 100) continue;
      INFO(text);
      conclusions += conclude_all(board, solutions);
      // Some of the cells of a solution are filled in.
      const grid::Answer solution = solutions[random.below(solutions.size())];
      for (std::size_t cell = 0; cell < board.cells(); ++cell)
        if (random.one_in(3)) board.givens[cell] = solution[cell];
      std::erase_if(solutions, [&](const grid::Answer& other) {
        return !std::equal(board.givens.begin(), board.givens.end(), other.begin(),
                           [](auto given, auto value) { return given == 0 || given == value; });
      });
      conclusions += conclude_all(board, solutions);
    }
  }
  CHECK(conclusions >= enough(1000));
}

}  // namespace grid_patterns_test
