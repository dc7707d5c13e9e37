// Rules are made at random and kept if a random filling of the board obeys them; so each generator only has to be right
// now and then, and knows nothing of what its rule means.
#include "tests/core/variant_boards.hpp"

#include <algorithm>
#include <array>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::test {

using variant::Answer;
using variant::Board;
using variant::Cell;
using variant::Group;
using variant::Shape;

namespace {

// Adds a rule of this kind that `filling` obeys, or any if that is empty. False if none was found.
bool add_random_rule(std::string_view name, Board& board, const Answer& filling, Random& random) {
  for (int tries = 0; tries < 60; ++tries) {
    const std::size_t before = board.rules.size();
    const std::string text = random_rule(name, board, random);
    const bool is_read = add_rule_text(board, text);
    const auto is_obeyed = [&](const variant::Rule& rule) {
      return filling.empty() || rule.kind->obeys(rule, board, filling);
    };
    if (is_read &&
        std::all_of(board.rules.begin() + static_cast<std::ptrdiff_t>(before), board.rules.end(), is_obeyed)) {
      return true;
    }
    board.rules.resize(before);
    if (text == name) return false;  // has no arguments that could be other ones
  }
  return false;
}

// Adds the marks that all neighbours deserve, so that the filling obeys the rule that there are no others.
void add_marks(std::string_view strict_rule, Board& board, const Answer& filling) {
  const bool is_kropki = strict_rule == "StrictKropki";
  for (const auto& [a, b] : variant::adjacent_pairs(board.shape)) {
    for (const std::string_view mark : {is_kropki ? "WhiteDot" : "X", is_kropki ? "BlackDot" : "V"}) {
      std::string text(mark);
      variant::write_cells(board, Group{a, b}, text);
      add_rule_text(board, text);
      if (!board.rules.back().kind->obeys(board.rules.back(), board, filling)) board.rules.pop_back();
    }
  }
}

// A shape that boards with this rule may have.
Shape random_shape(std::string_view rule, Random& random) {
  const auto side = [&] { return static_cast<std::uint8_t>(4 + random.below(3)); };
  const auto square = [](std::uint8_t n, unsigned values, int lowest) {
    return Shape{n, n, static_cast<std::uint8_t>(values), static_cast<std::int8_t>(lowest)};
  };
  const std::uint8_t n = side();
  const int lowest = random.one_in(4) ? 0 : 1;
  if (rule == "Doppelganger") return square(4, 5, 0);
  if (rule == "Entropic" || rule == "GlobalEntropy" || rule == "GlobalMod" || rule == "DutchFlatmates") {
    return square(static_cast<std::uint8_t>(4 + random.below(2)), 9, rule == "GlobalMod" ? lowest : 1);
  }
  // Few fillings obey these, and more where there are more values.
  if (rule == "AntiConsecutive" || rule == "X") {
    return square(4, 8 + random.below(2), lowest);
  }
  if (rule == "FullRank" || rule == "FullRankTies") return square(n, n, lowest);
  const unsigned more = random.one_in(4) ? 1 + random.below(3) : 0;
  // With few values, more sums are as small or as large as any.
  if (may_repeat_cells(rule) && random.one_in(3)) {
    const unsigned rows = 1 + random.below(3), columns = std::max(rows, 2 + random.below(3));
    return {static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(columns),
            static_cast<std::uint8_t>(columns + more), static_cast<std::int8_t>(lowest)};
  }
  if (rule == "AntiTaxicab" || rule == "AntiKing") return square(4, 5 + random.below(4), 1);
  if (rule == "Diagonal" || rule == "Windoku" || rule == "DisjointSets" || random.one_in(2)) {
    return square(n, n + more, lowest);
  }
  const std::uint8_t m = side();
  return {n, m, static_cast<std::uint8_t>(std::max(n, m) + more), static_cast<std::int8_t>(lowest)};
}

// Gives most cells the value of the filling, or a few candidates with it.
void add_givens(Board& board, const Answer& filling, std::size_t most_free, Random& random) {
  Group cells(board.shape.size());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<Cell>(cell);
  random.shuffle(cells);
  for (std::size_t i = random.below(most_free + 1); i < cells.size(); ++i) {
    network::Values& values = board.candidates[cells[i]];
    values = network::Values{1} << (filling[cells[i]] - 1u);
    if (random.one_in(2)) values |= random.next() & random.next() & network::all_values(board.shape.values);
  }
}

// Fills cell after cell in order; gives up after too many steps.
class Filler {
 public:
  Filler(const Board& board, Random& random) : board_(board), random_(random), answer_(board.shape.size()) {
    const Shape& shape = board.shape;
    std::vector<Group> groups = variant::regions(board);
    for (unsigned row = 0; row < shape.rows; ++row) groups.push_back(variant::row_of(shape, row));
    for (unsigned column = 0; column < shape.columns; ++column) groups.push_back(variant::column_of(shape, column));
    others_.resize(shape.size());
    for (const Group& group : groups) {
      for (const Cell a : group) {
        for (const Cell b : group) {
          if (b < a) others_[a].push_back(b);
        }
      }
    }
  }

  Answer fill() { return fill_from(0) ? answer_ : Answer{}; }

 private:
  bool fill_from(std::size_t cell) {
    if (cell == answer_.size()) return true;
    if (++steps_ > 20000) return false;
    std::vector<std::uint8_t> values;
    for (unsigned value = 1; value <= board_.shape.values; ++value) values.push_back(static_cast<std::uint8_t>(value));
    random_.shuffle(values);
    for (const std::uint8_t value : values) {
      const auto has_it = [&](Cell other) { return answer_[other] == value; };
      if (std::any_of(others_[cell].begin(), others_[cell].end(), has_it)) continue;
      answer_[cell] = value;
      if (fill_from(cell + 1)) return true;
    }
    answer_[cell] = 0;
    return false;
  }

  const Board& board_;
  Random& random_;
  Answer answer_;
  std::vector<Group> others_;  // by cell, those before it that it differs from
  int steps_ = 0;
};

}  // namespace

bool add_rule_text(Board& board, std::string_view rule) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at <= rule.size();) {
    const std::size_t end = std::min(rule.find('~', at), rule.size());
    parts.push_back(rule.substr(at, end - at));
    at = end + 1;
  }
  const variant::RuleKind* kind = variant::find_rule_kind(parts[0]);
  return kind != nullptr && !kind->read(*kind, std::span(parts).subspan(1), board);
}

Answer random_filling(const Board& board, Random& random) { return Filler(board, random).fill(); }

std::vector<const variant::RuleKind*> random_kinds() {
  std::vector<const variant::RuleKind*> kinds;
  for (const variant::RuleKind* kind : variant::rule_kinds())
    if (!kind->name.starts_with("Chaos")) kinds.push_back(kind);
  return kinds;
}

std::string random_variant(const VariantShape& wanted, Random& random) {
  const auto kinds = random_kinds();
  const auto any_kind = [&] { return kinds[random.below(kinds.size())]->name; };
  for (;;) {
    const std::string_view main_rule = wanted.rule.empty() ? any_kind() : wanted.rule;
    Board board;
    variant::set_shape(board, random_shape(main_rule, random));
    // Regions first, then a filling, then the other rules.
    if (main_rule == "Jigsaw" || random.one_in(6)) add_random_rule("Jigsaw", board, {}, random);
    if (main_rule == "NoBoxes" || main_rule == "Jigsaw" || random.one_in(6)) add_rule_text(board, "NoBoxes");
    if (main_rule == "RegionSize") add_random_rule("RegionSize", board, {}, random);
    Answer filling;
    std::size_t tries = 0;
    const bool is_added_elsewhere =
        main_rule == "Jigsaw" || main_rule == "NoBoxes" || main_rule == "RegionSize" || main_rule.starts_with("Strict");
    do {
      filling = random_filling(board, random);
    } while (!filling.empty() && !is_added_elsewhere && !add_random_rule(main_rule, board, filling, random) &&
             ++tries < 5000);
    if (filling.empty()) continue;
    if (main_rule == "StrictKropki" || main_rule == "StrictXV") {
      add_marks(main_rule, board, filling);
      add_random_rule(main_rule, board, filling, random);
    }
    for (std::size_t more = random.below(wanted.most_rules + 1); more > 0; --more) {
      const std::string_view name = any_kind();
      if (name != "Jigsaw" && name != "NoBoxes" && name != "RegionSize") add_random_rule(name, board, filling, random);
    }
    add_givens(board, filling, wanted.most_free, random);
    if (wanted.wrong != 0 && random.one_in(wanted.wrong)) add_random_rule(any_kind(), board, {}, random);
    // As the reader orders them.
    const auto comes_first = [](const variant::Rule& each) { return each.kind->name == "Doppelganger"; };
    std::stable_partition(board.rules.begin(), board.rules.end(), comes_first);
    std::string text;
    variant::write_iss(board, text);
    return text;
  }
}

}  // namespace quadrille::test
