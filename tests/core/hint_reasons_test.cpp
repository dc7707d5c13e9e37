// The reasons of hints that are found from the exact-cover form, held to their own words by a plain reading of the
// problem: what is eliminated is refuted as is said, and what is left shows the value.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/insight/form_hint.hpp"
#include "core/puzzles/cover/traits.hpp"
#include "core/puzzles/queens/traits.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/queens_boards.hpp"
#include "tests/core/random.hpp"

namespace hint_reasons_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

using cover::Item;
using cover::Option;

// A problem whose primary items are covered exactly once, and the options that are not ruled out yet.
class Left {
 public:
  explicit Left(const cover::BoardForm& form) : form_(form), is_left_(form.problem.options(), true) {
    for (const cover::Placement given : form.givens) choose(given);
  }

  // Placements are options here, each of its own.
  Option option_of(cover::Placement placement) const {
    for (Option option = 0; option < is_left_.size(); ++option) {
      if (!form_.placements(option).empty() && form_.placements(option)[0] == placement) return option;
    }
    FAIL("no option puts " << placement);
    return 0;
  }
  bool has(cover::Placement placement) const { return is_left_[option_of(placement)]; }

  void remove(cover::Placement placement) { is_left_[option_of(placement)] = false; }
  void choose(cover::Placement placement) {
    const Option chosen = option_of(placement);
    for (Option option = 0; option < is_left_.size(); ++option) {
      if (option != chosen && conflicts(option, chosen)) is_left_[option] = false;
    }
  }
  std::vector<Option> options_of(Item item) const {
    std::vector<Option> options;
    for (Option option = 0; option < is_left_.size(); ++option) {
      const auto entries = form_.problem.option(option);
      if (is_left_[option] && std::find(entries.begin(), entries.end(), cover::Entry{item}) != entries.end())
        options.push_back(option);
    }
    return options;
  }
  bool is_forced(cover::Placement placement) const {
    for (Item item = 0; item < form_.problem.primary(); ++item) {
      if (options_of(item) == std::vector{option_of(placement)}) return true;
    }
    return false;
  }
  Item item_of(cover::Unit unit) const {
    const auto at = std::find(form_.units.begin(), form_.units.end(), unit);
    REQUIRE(at != form_.units.end());
    return static_cast<Item>(at - form_.units.begin());
  }

 private:
  bool conflicts(Option a, Option b) const {
    for (const cover::Entry one : form_.problem.option(a)) {
      for (const cover::Entry other : form_.problem.option(b)) {
        if (one.item == other.item && (one.colour == 0 || one.colour != other.colour)) return true;
      }
    }
    return false;
  }

  const cover::BoardForm& form_;
  std::vector<bool> is_left_;
};

// Holds each reason to what it says, and the value to what the reasons leave.
void hold_to_reasons(const cover::BoardForm& form, const Hint& hint) {
  Left left(form);
  for (const Hint::Reason& reason : hint.reasons) {
    REQUIRE(reason.rule == "look-ahead");
    REQUIRE(!reason.eliminated.empty());
    for (const cover::Placement candidate : reason.eliminated) {
      REQUIRE(left.has(candidate));
      Left supposed = left;
      supposed.choose(candidate);
      for (const cover::Placement next : reason.forced) {
        REQUIRE(supposed.is_forced(next));
        supposed.choose(next);
      }
      REQUIRE(supposed.options_of(supposed.item_of(reason.unit)).empty());
    }
    for (const cover::Placement candidate : reason.eliminated) left.remove(candidate);
  }
  if (hint.verdict == Verdict::found)
    REQUIRE(left.options_of(left.item_of(hint.unit)) == std::vector{left.option_of(hint.cell)});
  if (hint.rule == "no-candidate") REQUIRE(left.options_of(left.item_of(hint.unit)).empty());
}

cover::BoardForm form_of(const queens::Board& board) {
  cover::BoardForm form;
  REQUIRE_FALSE(queens::Traits::write_form(queens::Traits::without_givens(board), form));
  queens::Traits::append_givens(board, form.givens);
  form.cells = queens::Traits::cells(board);
  form.single_place = queens::Traits::single_place;
  return form;
}

// A problem that often has solutions: options of two to four items, some with coloured secondary items.
cover::BoardForm random_form(Random& random) {
  const Item primary = 4 + random.below(6), secondary = random.below(3);
  cover::BoardForm form;
  form.reset(primary, secondary);
  for (Item item = 0; item < primary; ++item) form.units.push_back(cover::unit(cover::UnitKind::item, item));
  form.cells = 6 + random.below(14);
  for (cover::Placement placement = 0; placement < form.cells; ++placement) {
    std::vector<cover::Entry> option;
    for (Item item = 0; item < primary + secondary; ++item) {
      if (random.one_in(4)) option.push_back({item, item < primary ? 0 : random.below(3)});
    }
    if (option.empty() || option[0].item >= primary) option.insert(option.begin(), {random.below(primary)});
    form.add_option(option, {&placement, 1});
  }
  form.single_place = cover::Traits::single_place;
  return form;
}

}  // namespace

TEST_CASE("every reason of a queen refutes what it eliminates, and together they leave the queen its only square") {
  Random random(20261123);
  std::size_t reasons = 0, chains = 0;
  for (int round = rounds(1500); round > 0; --round) {
    const queens::Board board = queens_boards::random_board(random, 4 + random.below(7), random.below(5));
    INFO(queens_boards::text_of(board));
    const Hint hint = queens::Traits::search_hint(board)->finish();
    hold_to_reasons(form_of(board), hint);
    REQUIRE(hint.ahead == !hint.reasons.empty());
    reasons += hint.reasons.size();
    for (const Hint::Reason& reason : hint.reasons) chains += !reason.forced.empty();
  }
  CHECK(reasons >= enough(500u));
  CHECK(chains >= enough(100u));
}

TEST_CASE("what the reasons of queens eliminate is in no solution, and hints lead to no contradiction") {
  Random random(5);
  std::size_t placed = 0;
  for (int round = rounds(300); round > 0; --round) {
    queens::Board board = queens_boards::random_board(random, 4 + random.below(4), random.below(3));
    const auto solutions = queens_boards::solutions_by_trying(board);
    for (;;) {
      INFO(queens_boards::text_of(board));
      const Hint hint = queens::Traits::search_hint(board)->finish();
      const auto is_in = [&](const cover::Placement square, const queens_boards::Columns& solution) {
        return solution[square / board.side()] == square % board.side() + 1;
      };
      for (const auto& solution : solutions) {
        REQUIRE(hint.verdict != Verdict::none);
        for (const Hint::Reason& reason : hint.reasons) {
          for (const cover::Placement square : reason.eliminated) REQUIRE(!is_in(square, solution));
        }
        if (hint.verdict == Verdict::found) REQUIRE(is_in(hint.cell, solution));
      }
      if (hint.verdict != Verdict::found) break;
      board.columns[hint.cell / board.side()] = static_cast<std::uint16_t>(hint.cell % board.side() + 1);
      ++placed;
    }
  }
  CHECK(placed >= enough(300u));
}

TEST_CASE("every reason of an option refutes what it eliminates, and together they leave an item one option") {
  Random random(9);
  std::size_t reasons = 0, chains = 0;
  for (int round = rounds(3000); round > 0; --round) {
    const cover::BoardForm form = random_form(random);
    const Hint hint = find_hint(form);
    hold_to_reasons(form, hint);
    const auto solutions = solutions_by_force(form.problem);
    if (hint.verdict == Verdict::none) REQUIRE(solutions.empty());
    for (const auto& solution : solutions) {
      const auto is_chosen = [&](std::uint32_t cell) {
        return std::find(solution.begin(), solution.end(), cell) != solution.end();
      };
      if (hint.verdict == Verdict::found) REQUIRE(is_chosen(hint.cell));
      for (const Hint::Reason& reason : hint.reasons) {
        for (const cover::Placement option : reason.eliminated) REQUIRE(!is_chosen(option));
      }
    }
    reasons += hint.reasons.size();
    for (const Hint::Reason& reason : hint.reasons) chains += !reason.forced.empty();
  }
  CHECK(reasons >= enough(300u));
  CHECK(chains >= enough(20u));
}

TEST_CASE("squares that would leave a column nothing are one reason together") {
  // Column 6 has its squares in rows 5 and 7 left. A queen in column 4 in either of these rows attacks both.
  const auto hint = ask("queens", request_of(Question::hint, EngineChoice::automatic, "7 1 0 7 0 0 0 0\n")).at(0);
  CHECK(hint.verdict == "found");
  CHECK(
      hint.solutions.at(0) ==
      R"({"rule":"only-square","cell":10,"value":1,)"
      R"("unit":{"kind":"column","number":4,"name":"","cells":[3,10,17,24,31,38,45]},)"
      R"("reasons":[{"rule":"look-ahead","unit":{"kind":"column","number":6,"name":"","cells":[5,12,19,26,33,40,47]},)"
      R"("forced":[],"choices":[],"because":[],"eliminated":[{"cell":31,"value":1},{"cell":45,"value":1}]}],)"
      R"("line":"look-ahead r5c4<>1 r7c4<>1","because":[0,20],"ahead":true})");
}

TEST_CASE("a hint for queens looks ahead on boards of up to 100x100 squares", "[long]") {
  Random random(12);
  for (const auto& [side, looks] : {std::pair{100u, true}, {101u, false}}) {
    std::string text = std::to_string(side);
    for (unsigned row = 0; row < side; ++row) text += " 0";
    const std::string solution =
        ask("queens", request_of(Question::solve, EngineChoice::automatic, text)).at(0).solutions.at(0);
    const queens::Board solved = queens_boards::board_of(std::to_string(side) + " " + solution);
    for (;;) {
      queens::Board board = solved;
      for (unsigned removed = 0; removed < 30; ++removed) board.columns[random.below(side)] = 0;
      if (!find_hint(form_of(board)).ahead) continue;
      CHECK(queens::Traits::search_hint(board)->finish().verdict == (looks ? Verdict::found : Verdict::stuck));
      break;
    }
  }
}

TEST_CASE("at most forty options that would have to follow are looked at, after at most three") {
  // Option 1 takes c0 and e. So a0 needs c1, a1 needs c2, and so on; at the end z, which e is taken from, lacks its c.
  for (const auto& [following, looks] : {std::pair{3u, true}, {4u, true}, {40u, true}, {41u, false}}) {
    std::string items, secondary = "| e c0", options = "s c0 e\ns\n";
    for (unsigned at = 0; at < following; ++at) {
      const std::string here = std::to_string(at), next = std::to_string(at + 1);
      items += "a" + here + " ";
      secondary += " c" + next;
      options += "a" + here + " c" + here + "\na" + here + " c" + next + "\n";
    }
    options += "z e\nz c" + std::to_string(following) + "\n";
    const std::string text = items + "s z " + secondary + "\n" + options;
    const auto hint = ask("cover", request_of(Question::hint, EngineChoice::automatic, text)).at(0);
    INFO(text << hint.solutions.at(0));
    CHECK(hint.verdict == (looks ? "found" : "stuck"));
  }
}

TEST_CASE("options are named by their numbers") {
  // Option 2 would cover b, so that nothing could cover a.
  const auto hint =
      ask("cover", request_of(Question::hint, EngineChoice::automatic, "a b c\na b\nb c\na b\nc\n")).at(0);
  CHECK(number_in(hint.solutions.at(0), "cell") == 3);
  CHECK(hint.solutions[0].find(R"("line":"look-ahead o2<>1")") != std::string::npos);
}

}  // namespace hint_reasons_test
