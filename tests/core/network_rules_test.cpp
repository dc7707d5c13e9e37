// Compiled rules against the rules themselves: on tiny boards, a network has exactly the solutions that obey the board,
// each with exactly one value of every auxiliary variable.
#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/network/compile/rankings.hpp"
#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/obeys.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/network_oracle.hpp"
#include "tests/core/random.hpp"
#include "tests/core/variant_boards.hpp"
#include "tests/core/variant_texts.hpp"

namespace network_rules_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::variant;
using network::without_rankings;

namespace {

struct Result {
  std::size_t obeying = 0, others = 0;
};

// Tries the fillings of candidates in which the values of rows and columns differ, at most 60,000 of them.
Result compare(const Board& board) {
  const Shape& shape = board.shape;
  const Network automata = without_rankings(*board.network);
  NetworkOracle oracle(*board.network), other_oracle(automata);
  Result result;
  Answer answer(shape.size(), 0);
  std::size_t disagreements = 0, tried = 0;
  const auto fill = [&](const auto& self, Cell cell) -> void {
    if (tried > 60000 || disagreements > 0) return;
    if (cell == shape.size()) {
      ++tried;
      const bool is_obeyed = obeys(board, answer);
      ++(is_obeyed ? result.obeying : result.others);
      const std::size_t expected = is_obeyed ? 1 : 0, other_count = other_oracle.count(answer);
      std::size_t count = oracle.count(answer);
      if (count == expected && other_count == expected) return;
      if (count == expected) count = other_count;
      ++disagreements;
      std::string values;
      for (const auto value : answer) values += std::to_string(value + shape.lowest - 1) + " ";
      FAIL_CHECK("the rules say " << is_obeyed << ", the network has " << count << " solutions for " << values);
      return;
    }
    std::set<unsigned> used;
    for (Cell other = 0; other < cell; ++other)
      if (shape.row(other) == shape.row(cell) || shape.column(other) == shape.column(cell)) used.insert(answer[other]);
    for (std::uint8_t value = 1; value <= shape.values; ++value) {
      if (used.count(value) != 0 || (board.candidates[cell] >> (value - 1) & 1) == 0) continue;
      answer[cell] = value;
      self(self, static_cast<Cell>(cell + 1));
    }
  };
  fill(fill, 0);
  return result;
}

struct Case {
  const char* kind;
  const char* text;
};

// For every kind, boards on which some fillings obey it and some do not.
const Case cases[] = {
    {"AllDifferent", ".Shape~3x3~4.NoBoxes.AllDifferent~R1C1~R2C2~R3C3"},
    {"AntiConsecutive", ".Shape~3x3~5.NoBoxes.AntiConsecutive"},
    {"AntiKing", ".Shape~3x3~5.NoBoxes.AntiKing"},
    {"AntiKnight", ".Shape~3x4~4.NoBoxes.AntiKnight"},
    {"AntiTaxicab", ".Shape~3x3~5.NoBoxes.AntiTaxicab"},
    {"Arrow", ".Shape~3x3~5.NoBoxes.Arrow~R1C1~R2C2~R2C3~R3C2"},
    {"Arrow", ".Shape~3x3~0-3.NoBoxes.Arrow~R1C1~R2C2"},
    {"Between", ".Shape~3x3~5.NoBoxes.Between~R1C1~R1C2~R2C2~R3C3"},
    {"Between", ".Shape~3x3~5.NoBoxes.Between~R2C2~R1C1~R1C2"},
    {"BlackDot", ".Shape~3x3~0-3.NoBoxes.BlackDot~R1C1~R1C2~R2C2"},
    {"Cage", ".Shape~3x3~5.NoBoxes.Cage~9~R1C1~R1C2~R2C2"},
    {"Cage", ".Shape~3x3~5.NoBoxes.Cage~0~R1C1~R1C2~R2C2~R3C3"},
    {"Cage", ".Shape~3x3~5.NoBoxes.Cage~40~R1C1~R1C2~R2C2"},
    {"ContainAtLeast", ".Shape~3x3~4.NoBoxes.ContainAtLeast~1_1_2~R1C1~R2C2~R3C1~R3C3"},
    {"ContainExact", ".Shape~3x3~4.NoBoxes.ContainExact~1_1_2~R1C1~R2C2~R3C1~R3C3"},
    {"ContainExact", ".Shape~3x3~0-3.NoBoxes.ContainExact~1_0~R1C1~R2C2~R3C1~R3C3"},
    {"CountDistinct", ".Shape~3x3~4.NoBoxes.CountDistinct~R1C2~R1C1~R2C2~R3C1~R3C3"},
    {"CountDistinct", ".Shape~3x3~0-3.NoBoxes.CountDistinct~R1C2~R1C1~R2C2~R3C1~R3C3"},
    {"CountDistinct", ".Shape~3x3~4.NoBoxes.CountDistinct~R1C1~R1C1~R1C2~R2C2~R3C3"},
    {"CountDistinct", ".Shape~2x2~10.CountDistinct~R1C1~R1C2~R2C1~R2C2"},
    {"CountDistinct", ".Shape~2x2~11.CountDistinct~R1C1~R1C2~R2C1~R2C2"},
    {"CountDistinct", ".Shape~3x4~4.NoBoxes.CountDistinct~R1C1~R1C2~R1C3~R1C4~R2C1~R2C2~R2C3~R2C4~R3C1~R3C2~R3C3"},
    {"CountDistinct", ".Shape~3x4~4.NoBoxes.CountDistinct~R1C1~R1C2~R1C3~R1C4~R2C1~R2C2~R2C3~R2C4~R3C1~R3C2~R3C3~R3C4"},
    {"CountingCircles", ".Shape~3x3~4.NoBoxes.CountingCircles~R1C1~R2C2~R3C1~R3C3"},
    {"CountingCircles", ".Shape~4x4.CountingCircles~R1C1~R1C2~R2C1~R2C3~R3C2~R4C4"},
    {"CountingCircles", ".Shape~3x3~0-3.NoBoxes.CountingCircles~R1C1~R2C2~R3C1~R3C3"},
    {"Diagonal", ".Shape~3x3~4.NoBoxes.Diagonal~1"},
    {"Diagonal", ".Shape~4x4.Diagonal~-1.Diagonal~1"},
    {"DisjointSets", ".Shape~4x4.DisjointSets"},
    {"Doppelganger", ".Shape~2x2~0-2.Doppelganger"},
    {"Doppelganger", ".Shape~4x4~0-4.Doppelganger"},
    {"DoubleArrow", ".Shape~3x3~5.NoBoxes.DoubleArrow~R1C1~R2C2~R2C3~R3C2"},
    {"DutchFlatmates", ".Shape~3x1~9.DutchFlatmates"},
    {"Entropic", ".Shape~2x2~9.Entropic~R1C1~R1C2~R2C2~R2C1"},
    {"Entropic", ".Shape~2x2~9.Entropic~R1C1~R2C2"},
    {"EqualSum", ".Shape~3x3~4.NoBoxes.EqualSum~R1C1~R1C2~-~R2C1~R2C2~-~R3C2~R3C3"},
    {"EqualSum", ".Shape~3x3~4.NoBoxes.EqualSum~R1C1~-~R2C1~R2C2~-~R3C3"},
    {"EqualityCage", ".Shape~3x3~5.NoBoxes.EqualityCage~R1C1~R1C2~R2C2~R3C3"},
    {"EqualityCage", ".Shape~3x3~0-3.NoBoxes.EqualityCage~R1C1~R2C2"},
    {"FullRank", ".Shape~4x4.NoBoxes.FullRank~R1~5~.FullRank~C3~11~"},
    {"FullRank", ".Shape~4x4.NoBoxes.FullRankTies~any.FullRank~R1~5~.FullRank~C1~5~"},
    {"FullRank", ".Shape~4x4.NoBoxes.FullRankTies~none.FullRank~R1~6~"},
    {"FullRank", ".Shape~4x4~0-3.FullRank~C3~1~"},
    {"FullRank", ".Shape~4x4.FullRank~C1~3~.FullRank~R1~4~"},
    {"FullRankTies", ".Shape~4x4.FullRankTies~none"},
    {"GlobalEntropy", ".Shape~2x2~9.NoBoxes.GlobalEntropy"},
    {"GlobalMod", ".Shape~2x2~9.NoBoxes.GlobalMod"},
    {"GlobalMod", ".Shape~2x2~0-8.NoBoxes.GlobalMod"},
    {"GreaterThan", ".Shape~3x3~4.NoBoxes.GreaterThan~R1C1~R1C2~R2C1~R2C2"},
    {"HiddenSkyscraper", ".Shape~3x3~5.NoBoxes.HiddenSkyscraper~R1~2~1"},
    {"HiddenSkyscraper", ".Shape~3x3~0-3.NoBoxes.HiddenSkyscraper~C1~0~"},
    {"Indexing", ".Shape~4x4.Indexing~C~R1C1~R2C1~R2C3"},
    {"Indexing", ".Shape~3x3~0-3.NoBoxes.Indexing~R~R1C1~R2C1"},
    {"Jigsaw", ".Shape~4x4.NoBoxes.Jigsaw~1112122332434344"},
    {"LittleKiller", ".Shape~3x3~5.NoBoxes.LittleKiller~9~R1C1"},
    {"Lockout", ".Shape~3x3~5.NoBoxes.Lockout~2~R1C1~R1C2~R2C2~R3C3"},
    {"Lockout", ".Shape~3x3~0-4.NoBoxes.Lockout~1~R1C1~R3C3"},
    {"LookAndSay", ".Shape~3x3~4.NoBoxes.LookAndSay~2103~R1C1~R2C2~R3C1~R3C3"},
    {"Lunchbox", ".Shape~3x3~5.NoBoxes.Lunchbox~3~R1C1~R1C2~R2C2~R3C3"},
    {"Lunchbox", ".Shape~3x3~4.NoBoxes.Lunchbox~5~R1C1~R1C2~R2C2~R3C3"},
    {"Lunchbox", ".Shape~1x5~7.NoBoxes.Lunchbox~9~R1C1~R1C2~R1C3~R1C4~R1C5"},
    {"Lunchbox", ".Shape~1x4~0-5.NoBoxes.Lunchbox~0~R1C1~R1C2~R1C3~R1C4"},
    {"Lunchbox", ".Shape~1x7~16.NoBoxes.Lunchbox~40~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7.~R1C2_6~R1C4_4~R1C5_15~R1C6_10"},
    {"Modular", ".Shape~3x3~5.NoBoxes.Modular~3~R1C1~R1C2~R1C3~R2C3~R3C3"},
    {"Modular", ".Shape~3x3~0-4.NoBoxes.Modular~2~R1C1~R1C2~R1C3~R2C3"},
    {"Modular", ".Shape~3x3~8.NoBoxes.Modular~6~R1C1~R2C2~R3C3"},
    {"NFA",
     ".Shape~3x3~9.NoBoxes.NFA~TgRf8iM0RVaqiIiP_ISEhIS_50dHR0f_SUlJSU_6wsLCwv_Z2dnZ2_7q6urq__hISEhI_8nJycnP_oqKioqA~_a%"
     "20b~R1C1~R1C2~R2C2"},
    {"NumberedRoom", ".Shape~3x3~4.NoBoxes.NumberedRoom~R1~2~"},
    {"NumberedRoom", ".Shape~3x3~0-3.NoBoxes.NumberedRoom~C2~~1"},
    {"Pair", ".Shape~3x3~4.NoBoxes.Pair~CEI~_x~R1C1~R1C2~R2C2"},
    {"PairX", ".Shape~3x3~4.NoBoxes.PairX~MGD~_x~R1C1~R2C2"},
    {"Palindrome", ".Shape~3x3~4.NoBoxes.Palindrome~R1C1~R1C2~R2C2~R2C3~R3C3"},
    {"PillArrow", ".Shape~1x5~12.NoBoxes.PillArrow~2~R1C1~R1C2~R1C3~R1C4"},
    {"PillArrow", ".Shape~3x3~5.NoBoxes.PillArrow~2~R1C2~R1C1~R2C1~R2C2~R3C3~R3C2"},
    {"Quad", ".Shape~3x3~4.NoBoxes.Quad~R1C1~1~2~2"},
    {"Regex", ".Shape~3x3~4.NoBoxes.Regex~KDEyfFszNF0qKS57MSwyfQ~R1C1~R1C2~R2C2~R3C3"},
    {"RegionSameValues", ".Shape~2x2~3.RegionSameValues"},
    {"RegionSameValues", ".Shape~3x3~4.NoBoxes.RegionSameValues"},
    {"RegionSumLine", ".Shape~4x4.RegionSumLine~R1C1~R2C2~R3C3~R4C3~R4C2"},
    {"RegionSumLine", ".Shape~4x4.RegionSumLine~R1C1~R1C2~R1C3~R1C4"},
    {"RellikCage", ".Shape~3x3~5.NoBoxes.RellikCage~4~R1C1~R1C2~R2C2"},
    {"RellikCage", ".Shape~2x2~12.NoBoxes.RellikCage~8~R1C1~R1C2~R2C2"},
    {"Renban", ".Shape~3x3~5.NoBoxes.Renban~R1C1~R2C2~R3C3"},
    {"Renban", ".Shape~1x4~16.NoBoxes.Renban~R1C1~R1C2~R1C3~R1C4"},
    {"SameValues", ".Shape~3x3~4.NoBoxes.SameValues~2~R1C1~R1C2~R2C2~R3C3"},
    {"SameValues", ".Shape~3x3~4.NoBoxes.SameValues~2~R1C1~R2C2~R2C3~R3C1"},
    {"SameValues", ".Shape~4x4.SameValues~3~R1C1~R2C3~R3C2"},
    {"Sandwich", ".Shape~4x4.Sandwich~2~R1.Sandwich~0~C2"},
    {"Sandwich", ".Shape~3x3~5.NoBoxes.Sandwich~3~R1"},
    {"Sandwich", ".Shape~1x9~0-9.NoBoxes.Sandwich~20~R1.~R1C2_5~R1C4_2~R1C5_3~R1C6_6"},
    {"Skyscraper", ".Shape~4x4.Skyscraper~R1~2~3"},
    {"Skyscraper", ".Shape~3x3~0-3.NoBoxes.Skyscraper~C1~2~"},
    {"StrictKropki", ".Shape~2x3~6.NoBoxes.StrictKropki.WhiteDot~R1C1~R1C2.BlackDot~R2C2~R2C3"},
    {"StrictXV", ".Shape~3x3~5.NoBoxes.StrictXV.V~R1C1~R1C2"},
    {"Sum", ".Shape~3x3~5.NoBoxes.Sum~4_=_1_-2_3~R1C1~R2C2~R3C3"},
    {"Sum", ".Shape~3x3~5.NoBoxes.Sum~9~R1C1~R2C2~R3C3"},
    {"Sum", ".Shape~4x4.Sum~18~R1C1~R1C2~R2C1~R2C2~R3C3~R3C4~R4C1"},
    {"Sum", ".Shape~4x4.NoBoxes.Sum~0_=_2_2_-1_-1_-1_-1_-1~R1C1~R1C2~R2C1~R2C2~R3C3~R3C4~R4C1"},
    {"SumLine", ".Shape~3x3~5.NoBoxes.SumLine~5~R1C1~R1C2~R2C2~R3C2"},
    {"SumLine", ".Shape~3x3~4.NoBoxes.SumLine~4~R1C1~R1C2~R2C2~R2C1~LOOP"},
    {"SumLine", ".Shape~3x3~0-3.NoBoxes.SumLine~3~R1C1~R1C2~R2C2~R2C1~LOOP"},
    {"Thermo", ".Shape~3x3~5.NoBoxes.Thermo~R1C1~R2C2~R3C3"},
    {"V", ".Shape~3x3~4.NoBoxes.V~R1C1~R1C2"},
    {"ValueIndexing", ".Shape~3x3~4.NoBoxes.ValueIndexing~R1C1~R1C2~R2C2~R3C3"},
    {"Whisper", ".Shape~3x3~4.NoBoxes.Whisper~2~R1C1~R1C2~R2C2"},
    {"WhiteDot", ".Shape~3x3~4.NoBoxes.WhiteDot~R1C1~R1C2~R2C2"},
    {"Windoku", ".Shape~4x4.Windoku"},
    {"X", ".Shape~2x2~9.NoBoxes.X~R1C1~R1C2"},
    {"XSum", ".Shape~4x4.XSum~R1~6~8"},
    {"XSum", ".Shape~3x3~0-3.NoBoxes.XSum~C1~4~"},
    {"Zipper", ".Shape~3x3~5.NoBoxes.Zipper~R1C1~R1C2~R2C2~R2C3~R3C3"},
    {"Zipper", ".Shape~3x3~5.NoBoxes.Zipper~R1C1~R1C2~R2C2~R2C3"},
};

}  // namespace

TEST_CASE("a network has the solutions that obey the rule, each with one value of every auxiliary variable", "[long]") {
  for (const Case& each : cases) {
    INFO(each.text);
    const Result result = compare(read_variant(each.text));
    CHECK(result.others > 0);
    if (each.text != std::string(".Shape~3x3~5.NoBoxes.Cage~40~R1C1~R1C2~R2C2")) CHECK(result.obeying > 0);
  }
}

TEST_CASE("the networks of mixtures of rules have the solutions that obey all of them", "[slow]") {
  Random random(1);
  std::size_t obeying = 0, others = 0, derived = 0;
  for (int round = 0; round < rounds(75); ++round) {
    const std::string text = random_variant({.most_rules = 1 + random.below(6), .most_free = 8}, random);
    INFO(text);
    const Board board = read_variant(text);
    const Result result = compare(board);
    obeying += result.obeying;
    others += result.others;
    for (const auto& sum : board.network->sums) derived += sum.is_derived;
  }
  CHECK(obeying >= enough(100u));
  CHECK(others >= enough(100u));
  CHECK(derived >= enough(10u));
}

TEST_CASE("cages that fill houses but for a few cells give derived sums, and fill them only with the right total") {
  // The cages leave R1C4 and R2C4 of the first two rows, and R1C3 of the first row with R2C4 outside.
  const Board board = read_variant(
      ".Shape~4x4.NoBoxes.Cage~3~R1C1~R1C2.Cage~6~R1C3~R2C3~R2C2.Cage~7~R2C1~R3C1~R3C2.Cage~9~R3C3~R3C4~R4C4");
  CHECK(std::any_of(board.network->sums.begin(), board.network->sums.end(),
                    [](const Network::Sum& sum) { return sum.is_derived; }));
  const Result result = compare(board);
  CHECK(result.others > 0);
  // Two rows of 1 to 4 have the total 20, not 21.
  CHECK(read_variant(".Shape~4x4.NoBoxes.Sum~21~R1C1~R1C2~R1C3~R1C4~R2C1~R2C2~R2C3~R2C4").network->is_impossible);
  CHECK_FALSE(read_variant(".Shape~4x4.NoBoxes.Sum~20~R1C1~R1C2~R1C3~R1C4~R2C1~R2C2~R2C3~R2C4").network->is_impossible);
}

TEST_CASE("derived sums have at most eight cells, unless all are in one house") {
  const auto sizes = [](const std::string& text) {
    const Board board = read_variant(text);
    std::set<std::size_t> found;
    for (const auto& sum : board.network->sums)
      if (sum.is_derived) found.insert(sum.terms.size());
    return found;
  };
  // Two rows without the cage have eight cells, or nine; columns with parts of it fewer.
  CHECK(*sizes(".Shape~6x6.NoBoxes.Cage~10~R1C1~R1C2~R1C3~R1C4").rbegin() == 8);
  CHECK(*sizes(".Shape~6x6.NoBoxes.Cage~6~R1C1~R1C2~R1C3").rbegin() == 7);
}

TEST_CASE("long sums side by side are summed up where their cells leave that less room") {
  const auto most = [](const std::string& text) {
    const Board board = read_variant(text);
    std::size_t found = 0;
    for (const auto& sum : board.network->sums)
      if (sum.is_derived) found = std::max(found, sum.terms.size());
    return found;
  };
  // Interactive Sudoku Solver at e373f98 has the same sum of 24 cells. Far apart, or near the middle of what they can
  // be, they stay alone.
  CHECK(most(".LittleKiller~52~R1C9.LittleKiller~52~R9C2.LittleKiller~52~R9C3") == 24);
  CHECK(most(".LittleKiller~45~R1C9.LittleKiller~40~R9C2.LittleKiller~35~R9C3") < 24);
  CHECK(most(".Shape~4x8~9~Raw.Sum~50~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7.Sum~50~R2C1~R2C2~R2C3~R2C4~R2C5~R2C6~R2C7") ==
        0);
}

TEST_CASE("a long sum is split by rows and columns together, and sums share parts with the same cells") {
  // The first row, and what is below it in the last column.
  const std::string corner = "~R1C1~R1C2~R1C3~R1C4~R2C4~R3C4~R4C4";
  const Board one = read_variant(".Shape~4x4.NoBoxes.Sum~18" + corner);
  const auto sizes = [](const Board& board) {
    std::multiset<std::size_t> result;
    for (const auto& sum : board.network->sums)
      if (!sum.is_derived) result.insert(sum.terms.size());
    return result;
  };
  CHECK(one.network->domains.size() == 16 + 2);
  CHECK(sizes(one) == std::multiset<std::size_t>{4, 5});  // cells and their total; the two totals are a relation
  const Board two = read_variant(".Shape~4x4.NoBoxes.Sum~18" + corner + ".Sum~20" + corner + "~R2C1");
  CHECK(two.network->domains.size() == 16 + 2);
  CHECK(sizes(two) == std::multiset<std::size_t>{3, 4, 5});  // two totals and a cell
}

TEST_CASE("a rellik cage of up to ten values has the sets of values without its sum") {
  const auto sets_of = [](const std::string& shape) {
    const Board board = read_variant(".Shape~" + shape + ".NoBoxes.RellikCage~5~R1C1~R1C2~R2C1");
    const auto* one_of = std::get_if<Network::Sequence::OneOf>(&board.network->sequences[0].form);
    return one_of == nullptr ? std::vector<Values>() : one_of->sets;
  };
  // Three of 1 to 6, not 5, and not both 1 and 4 or 2 and 3.
  CHECK(sets_of("6x6") == std::vector<Values>{0b100011, 0b100101, 0b101010, 0b101100});
  CHECK_FALSE(sets_of("10x10").empty());
  CHECK(sets_of("11x11").empty());
}

TEST_CASE("a sum line of up to 47 has the form of segments, and a loop has not") {
  const auto has_segments = [](const std::string& rule, const std::string& end = "") {
    const Board board = read_variant(rule + "~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R2C8" + end);
    const auto& sequences = board.network->sequences;
    return !sequences.empty() && sequences[0].is<Network::Sequence::Segments>();
  };
  CHECK(has_segments(".SumLine~44"));
  CHECK(has_segments(".SumLine~47"));
  CHECK_FALSE(has_segments(".SumLine~48"));
  CHECK_FALSE(has_segments(".SumLine~10", "~LOOP"));
}

TEST_CASE("a derived sum of cells outside has up to 16 of them, if it is near an end of its range") {
  // The sizes of the derived sums of a board with one sum of some cells.
  const auto sizes = [](const std::string& rules, int total, const std::vector<std::pair<int, int>>& cells) {
    std::string text = rules + ".Sum~" + std::to_string(total);
    for (const auto& [row, column] : cells) text += "~R" + std::to_string(row) + "C" + std::to_string(column);
    const Board board = read_variant(text);
    std::multiset<std::size_t> found;
    for (const auto& sum : board.network->sums)
      if (sum.is_derived) found.insert(sum.terms.size());
    return found;
  };
  // Two diagonals on each side of the long one: without three boxes, whose corners touch, 12 cells are left. Their sum
  // is 24 to 96.
  std::vector<std::pair<int, int>> beside;
  for (int row = 1; row <= 9; ++row)
    for (int column = 1; column <= 9; ++column)
      if (std::abs(row - column) == 1 || std::abs(row - column) == 2) beside.emplace_back(row, column);
  CHECK(sizes(".Diagonal~-1", 90 + 79, beside).count(12) == 1);
  CHECK(sizes(".Diagonal~-1", 90 + 78, beside).count(12) == 0);
  CHECK(sizes("", 90 + 79 - 45, beside).count(12) == 0);
  CHECK(sizes(".Diagonal~-1", 90 + 41, beside).count(12) == 1);
  CHECK(sizes(".Diagonal~-1", 90 + 42, beside).count(12) == 0);
  // A row, and 16 cells in two others.
  std::vector<std::pair<int, int>> rows;
  for (int column = 1; column <= 9; ++column) rows.emplace_back(1, column);
  for (int column = 1; column <= 8; ++column) rows.insert(rows.end(), {{2, column}, {3, column}});
  CHECK(sizes(".NoBoxes", 45 + 87, rows).count(16) == 1);
  rows.emplace_back(4, 1);
  CHECK(sizes(".NoBoxes", 45 + 87 + 9, rows).count(17) == 0);
}

}  // namespace network_rules_test
