// Each technique on a board that has its pattern and little else: what it finds, and what it removes.
#include <algorithm>
#include <vector>

#include "core/steps/techniques.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/steps_boards.hpp"

namespace steps_techniques_test {

using namespace quadrille;
using namespace quadrille::steps;
using namespace quadrille::test;

namespace {

using Find = bool (*)(Context&);

class Found {
 public:
  Found(const Sketch& sketch, Find find) {
    Scratch scratch(layout9());
    Context context = {sketch.position(), deduction, scratch};
    is_found = find(context);
    std::sort(deduction.eliminated.begin(), deduction.eliminated.end());
  }
  bool is(Technique technique, unsigned rating) const {
    return is_found && deduction.technique == technique && deduction.rating == rating;
  }
  bool eliminates(unsigned row, unsigned column, unsigned value) const {
    return std::binary_search(deduction.eliminated.begin(), deduction.eliminated.end(),
                              Sketch::placement(row, column, value));
  }
  std::size_t eliminations() const { return deduction.eliminated.size(); }

  bool is_found = false;
  Deduction deduction;
};

}  // namespace

TEST_CASE("A value with one place and a cell with one value are singles", "[steps]") {
  Sketch hidden;
  hidden.keep_in_row(2, 5, {8});
  const Found place(hidden, find_hidden_single);
  REQUIRE(place.is(Technique::hidden_single, 15));
  REQUIRE(place.deduction.placed == Sketch::placement(2, 8, 5));
  Sketch naked;
  naked.keep(3, 4, {6});
  const Found cell(naked, find_naked_single);
  REQUIRE(cell.is(Technique::naked_single, 23));
  REQUIRE(cell.deduction.placed == Sketch::placement(3, 4, 6));
  Sketch last;
  for (unsigned column = 1; column <= 8; ++column) last.put(1, column, column);
  REQUIRE_FALSE(Found(hidden, find_full_house).is_found);
  REQUIRE(Found(last, find_full_house).is(Technique::full_house, 10));
}

TEST_CASE("A direct step places a single and removes nothing else", "[steps]") {
  // Value 1 of box 1 is in row 1; of the row's other boxes, box 2 then has it in one cell.
  Sketch sketch;
  for (unsigned row = 2; row <= 3; ++row) sketch.drop(row, 1, 1).drop(row, 2, 1).drop(row, 3, 1);
  for (unsigned column = 4; column <= 6; ++column) sketch.drop(2, column, 1).drop(3, column, 1);
  Sketch with_place;
  for (unsigned row = 2; row <= 3; ++row) with_place.drop(row, 1, 1).drop(row, 2, 1).drop(row, 3, 1);
  with_place.drop(2, 4, 1).drop(2, 5, 1).drop(2, 6, 1).drop(3, 4, 1).drop(3, 5, 1);
  const Found direct(with_place, find_direct_locked);
  REQUIRE(direct.is(Technique::pointing, 17));
  REQUIRE(direct.deduction.placed == Sketch::placement(3, 6, 1));
  REQUIRE(direct.eliminations() == 0);
  REQUIRE_FALSE(Found(sketch, find_direct_locked).is_found);
}

TEST_CASE("Locked candidates leave the rest of the other house", "[steps]") {
  Sketch pointing;
  for (unsigned row = 2; row <= 3; ++row) pointing.drop(row, 1, 4).drop(row, 2, 4).drop(row, 3, 4);
  const Found box(pointing, find_locked);
  REQUIRE(box.is(Technique::pointing, 26));
  REQUIRE(box.eliminations() == 6);
  REQUIRE(box.eliminates(1, 9, 4));
  Sketch claiming;
  claiming.keep_in_row(5, 4, {7, 9});
  const Found line(claiming, find_locked);
  REQUIRE(line.is(Technique::claiming, 28));
  REQUIRE(line.eliminations() == 6);
  REQUIRE(line.eliminates(4, 8, 4));
}

TEST_CASE("Naked and hidden subsets of two, three and four", "[steps]") {
  const Find naked[] = {find_naked_pair, find_naked_triple, find_naked_quad};
  const Find hidden[] = {find_hidden_pair, find_hidden_triple, find_hidden_quad};
  const unsigned naked_ratings[] = {30, 36, 50}, hidden_ratings[] = {34, 40, 54};
  for (unsigned size = 2; size <= 4; ++size) {
    // In row 6 the cells of columns 2, 4, … hold the values 1 … size, each cell two of them.
    Sketch cells;
    for (unsigned i = 0; i < size; ++i) cells.keep(6, 2 * (i + 1), {i + 1, (i + 1) % size + 1});
    const Found by_cell(cells, naked[size - 2]);
    REQUIRE(by_cell.is_found);
    REQUIRE(by_cell.deduction.rating == naked_ratings[size - 2]);
    REQUIRE(by_cell.eliminations() == size * (9 - size));
    REQUIRE(by_cell.eliminates(6, 1, 1));
    Sketch values;
    for (unsigned i = 0; i < size; ++i) values.keep_in_column(6, i + 1, {2 * (i + 1), 2 * ((i + 1) % size + 1)});
    const Found by_value(values, hidden[size - 2]);
    REQUIRE(by_value.is_found);
    REQUIRE(by_value.deduction.rating == hidden_ratings[size - 2]);
    REQUIRE(by_value.eliminations() == size * (9 - size));
    REQUIRE(by_value.eliminates(2, 6, 9));
  }
}

TEST_CASE("Fish of two, three and four lines", "[steps]") {
  const Find fish[] = {find_x_wing, find_swordfish, find_jellyfish};
  for (unsigned size = 2; size <= 4; ++size) {
    Sketch rows, columns;
    for (unsigned i = 0; i < size; ++i) {
      rows.keep_in_row(2 * i + 1, 7, {2 * i + 2, 2 * ((i + 1) % size) + 2});
      columns.keep_in_column(2 * i + 1, 7, {2 * i + 2, 2 * ((i + 1) % size) + 2});
    }
    const Found by_row(rows, fish[size - 2]), by_column(columns, fish[size - 2]);
    REQUIRE(by_row.is_found);
    REQUIRE(by_row.eliminations() == size * (9 - size));
    REQUIRE(by_row.eliminates(2, 2, 7));
    REQUIRE(by_column.is_found);
    REQUIRE(by_column.eliminations() == size * (9 - size));
    REQUIRE(by_column.eliminates(2, 2, 7));
  }
}

TEST_CASE("A finned swordfish removes what sees the fins", "[steps]") {
  Sketch sketch;
  sketch.keep_in_row(1, 3, {1, 4}).keep_in_row(5, 3, {4, 7}).keep_in_row(9, 3, {1, 7, 8});
  const Found found(sketch, find_finned_swordfish);
  REQUIRE(found.is(Technique::finned_swordfish, 57));
  REQUIRE(found.eliminations() == 2);  // column 7 beside the fin in row 9, column 8
  REQUIRE(found.eliminates(7, 7, 3));
  REQUIRE(found.eliminates(8, 7, 3));
}

TEST_CASE("Two strong links of a value have five names", "[steps]") {
  Sketch skyscraper;
  skyscraper.keep_in_row(1, 2, {1, 5}).keep_in_row(4, 2, {1, 6});
  const Found tops(skyscraper, find_two_strong_links);
  REQUIRE(tops.is(Technique::skyscraper, 40));
  REQUIRE(tops.eliminations() == 4);  // column 6 of box 2, column 5 of box 5
  REQUIRE(tops.eliminates(2, 6, 2));
  REQUIRE(tops.eliminates(5, 5, 2));

  Sketch kite;
  kite.keep_in_row(1, 2, {1, 9}).keep_in_column(2, 2, {2, 9});
  const Found ends(kite, find_two_strong_links);
  REQUIRE(ends.is(Technique::two_string_kite, 41));
  REQUIRE(ends.eliminations() == 1);
  REQUIRE(ends.eliminates(9, 9, 2));

  Sketch finned;
  finned.keep_in_row(1, 2, {1, 5}).keep_in_row(4, 2, {1, 4, 5});
  const Found fins(finned, find_two_strong_links);
  REQUIRE(fins.is(Technique::finned_x_wing, 43));
  REQUIRE(fins.eliminations() == 2);
  REQUIRE(fins.eliminates(5, 5, 2));

  // The fives of box 1 are in row 1 and column 1; column 7 links row 1 with row 8.
  Sketch rectangle;
  for (unsigned row = 2; row <= 3; ++row) rectangle.drop(row, 2, 5).drop(row, 3, 5);
  rectangle.keep_in_column(7, 5, {1, 8});
  const Found empty(rectangle, find_two_strong_links);
  REQUIRE(empty.is(Technique::empty_rectangle, 43));
  REQUIRE(empty.eliminations() == 1);
  REQUIRE(empty.eliminates(8, 1, 5));
}

TEST_CASE("XY-, XYZ- and WXYZ-wings", "[steps]") {
  Sketch xy;
  xy.keep(1, 1, {1, 2}).keep(1, 8, {1, 3}).keep(5, 1, {2, 3});
  const Found two(xy, find_xy_wing);
  REQUIRE(two.is(Technique::xy_wing, 42));
  REQUIRE(two.eliminations() == 1);
  REQUIRE(two.eliminates(5, 8, 3));
  Sketch xyz;
  xyz.keep(1, 1, {1, 2, 3}).keep(1, 8, {1, 3}).keep(2, 2, {2, 3});
  const Found three(xyz, find_xyz_wing);
  REQUIRE(three.is(Technique::xyz_wing, 44));
  REQUIRE(three.eliminations() == 2);
  REQUIRE(three.eliminates(1, 2, 3));
  Sketch wxyz;
  wxyz.keep(1, 1, {1, 2, 3}).keep(1, 2, {2, 3, 4}).keep(2, 1, {3, 4}).keep(1, 9, {1, 4});
  // 1 is restricted (only r1c1 has it); every 4 sees what loses it.
  const Found four(wxyz, find_wing_of_four);
  REQUIRE(four.is(Technique::wxyz_wing, 56));
  REQUIRE(four.eliminates(1, 3, 4));
}

// Links as text: r1c1=1 > r1c8!1.
static std::string links_of(const Found& found) {
  const auto end = [](steps::Literal literal) {
    const unsigned cell = literal.placement / 9;
    return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1) + (literal.is_on ? "=" : "!") +
           std::to_string(literal.placement % 9 + 1);
  };
  std::string text;
  for (const steps::Implication& link : found.deduction.chain) text += end(link.from) + ">" + end(link.to) + " ";
  return text;
}

TEST_CASE("The links of a wing lead from its pivot's values to the shared one", "[steps]") {
  Sketch xy;
  xy.keep(1, 1, {1, 2}).keep(1, 8, {1, 3}).keep(5, 1, {2, 3});
  const std::string text = links_of(Found(xy, find_xy_wing));
  INFO(text);
  const bool is_forward = text == "r1c8!3>r1c8=1 r1c8=1>r1c1!1 r1c1!1>r1c1=2 r1c1=2>r5c1!2 r5c1!2>r5c1=3 ";
  const bool is_backward = text == "r5c1!3>r5c1=2 r5c1=2>r1c1!2 r1c1!2>r1c1=1 r1c1=1>r1c8!1 r1c8!1>r1c8=3 ";
  REQUIRE((is_forward || is_backward));
  Sketch xyz;
  xyz.keep(1, 1, {1, 2, 3}).keep(1, 8, {1, 3}).keep(2, 2, {2, 3});
  const std::string both = links_of(Found(xyz, find_xyz_wing));
  INFO(both);
  REQUIRE(both.find("r1c1=1>r1c8!1 r1c8!1>r1c8=3 ") != std::string::npos);
  REQUIRE(both.find("r1c1=2>r2c2!2 r2c2!2>r2c2=3 ") != std::string::npos);
}

TEST_CASE("Unique rectangles of the four types", "[steps]") {
  Sketch one;
  one.keep(1, 1, {1, 2}).keep(1, 2, {1, 2}).keep(5, 1, {1, 2}).keep(5, 2, {1, 2, 3, 4});
  const Found first(one, find_unique_loop);
  REQUIRE(first.is(Technique::unique_rectangle, 45));
  REQUIRE(first.eliminations() == 2);
  REQUIRE(first.eliminates(5, 2, 1));
  Sketch two;
  two.keep(1, 1, {1, 2}).keep(1, 2, {1, 2}).keep(5, 1, {1, 2, 3}).keep(5, 2, {1, 2, 3});
  const Found second(two, find_unique_loop);
  REQUIRE(second.is(Technique::unique_rectangle, 45));
  REQUIRE(second.eliminates(5, 9, 3));
  REQUIRE(second.eliminates(4, 1, 3));
  Sketch four;
  four.keep(1, 1, {1, 2}).keep(1, 2, {1, 2}).keep(5, 1, {1, 2, 3, 5}).keep(5, 2, {1, 2, 4, 6});
  four.keep_in_row(5, 1, {1, 2});
  const Found fourth(four, find_unique_loop);
  REQUIRE(fourth.is(Technique::unique_rectangle, 45));
  REQUIRE(fourth.eliminations() == 2);
  REQUIRE(fourth.eliminates(5, 1, 2));
  Sketch three;
  three.keep(1, 1, {1, 2}).keep(1, 2, {1, 2}).keep(5, 1, {1, 2, 3}).keep(5, 2, {1, 2, 4}).keep(5, 9, {3, 4});
  const Found third(three, find_unique_loop);
  REQUIRE(third.is(Technique::unique_rectangle, 46));
  REQUIRE(third.eliminates(5, 8, 3));
  REQUIRE(third.eliminates(5, 8, 4));
  // Four cells with nothing else are no business of a technique: such a puzzle has two solutions.
  Sketch bare;
  bare.keep(1, 1, {1, 2}).keep(1, 2, {1, 2}).keep(5, 1, {1, 2}).keep(5, 2, {1, 2});
  REQUIRE_FALSE(Found(bare, find_unique_loop).is_found);
}

TEST_CASE("Aligned exclusion of a pair", "[steps]") {
  Sketch sketch;
  sketch.keep(1, 1, {1, 2}).keep(1, 2, {3, 4}).keep(2, 1, {1, 3}).keep(3, 1, {1, 4});
  const Found found(sketch, find_aligned_pair);
  REQUIRE(found.is(Technique::aligned_pair_exclusion, 62));
  REQUIRE(found.eliminations() == 1);
  REQUIRE(found.eliminates(1, 1, 1));
}

TEST_CASE("Three strong links of one value are named after what joins them", "[steps]") {
  Sketch chain;
  chain.keep_in_row(1, 6, {2, 5}).keep_in_row(7, 6, {5, 8}).keep_in_row(4, 6, {8, 3});
  REQUIRE(Found(chain, find_three_strong_links).is(Technique::x_chain, 54));
  // The columns that join the rows have the value nowhere else.
  chain.keep_in_column(5, 6, {1, 7}).keep_in_column(8, 6, {4, 7});
  const Found colours(chain, find_three_strong_links);
  REQUIRE(colours.is(Technique::simple_colouring, 54));
  REQUIRE(colours.eliminates(5, 2, 6));
  Sketch cycle;
  cycle.keep_in_row(1, 6, {2, 5}).keep_in_row(7, 6, {5, 8}).keep_in_row(4, 6, {8, 2});
  const Found closed(cycle, find_three_strong_links);
  REQUIRE(closed.is(Technique::x_cycle, 54));
  REQUIRE(closed.eliminates(9, 5, 6));
  REQUIRE(closed.deduction.chain.size() == 6);
  REQUIRE(closed.deduction.chain.back().to.placement == closed.deduction.chain.front().from.placement);
}

TEST_CASE("Chains are named after their links", "[steps]") {
  Sketch xy;
  xy.keep(1, 1, {1, 2}).keep(1, 9, {2, 3}).keep(9, 9, {3, 4}).keep(9, 4, {4, 1});
  const Found bivalue(xy, find_chain);
  REQUIRE(bivalue.is(Technique::xy_chain, 72));
  REQUIRE(bivalue.eliminations() == 1);
  REQUIRE((bivalue.eliminates(1, 4, 1) || bivalue.eliminates(9, 1, 1)));
  REQUIRE(bivalue.deduction.chain.size() == 9);
  Sketch w;
  w.keep(1, 1, {1, 2}).keep(9, 9, {1, 2}).keep_in_column(5, 2, {1, 9});
  const Found wing(w, find_chain);
  REQUIRE(wing.is(Technique::w_wing, 71));
  REQUIRE(wing.eliminations() == 1);
  Sketch x;
  x.keep_in_row(1, 6, {2, 5}).keep_in_column(5, 6, {1, 7}).keep_in_column(2, 6, {1, 8});
  const Found colour(x, find_chain);
  REQUIRE(colour.is(Technique::simple_colouring, 66));
  REQUIRE(colour.eliminations() == 1);
}

}  // namespace steps_techniques_test
