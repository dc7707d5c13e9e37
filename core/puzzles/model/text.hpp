// A model's text: variables with a few numbers each, and statements about them, a line each.
//
//     var s e n d m o r y: 0..9
//     alldifferent s e n d m o r y
//     sum s > 0
//     sum m > 0
//     sum 1000 s + 91 e - 90 n + d = y + 9000 m + 900 o - 10 r
//
// The words are those of MiniZinc and XCSP3 where they have one. core/text/notations.md lists the statements. Tested by
// tests/core/model_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::model {

using network::Variable;

constexpr std::size_t most_variables = std::size_t{1} << 14;
constexpr std::size_t most_operands = std::size_t{1} << 20;  ///< of all statements together
constexpr std::int64_t most_number = 1'000'000'000;          ///< without its sign
constexpr std::size_t most_dimensions = 4;
constexpr std::size_t longest_name = 40;
/// What a linear expression may be at most, without its sign.
constexpr std::int64_t most_total = std::int64_t{1} << 35;

/// From `low` to `high`, with both.
struct Range {
  std::int32_t low, high;
  bool has(std::int64_t number) const { return number >= low && number <= high; }
  friend bool operator==(const Range&, const Range&) = default;
};
using Numbers = std::vector<Range>;
inline bool has(const Numbers& numbers, std::int64_t number) {
  return std::any_of(numbers.begin(), numbers.end(), [&](const Range& range) { return range.has(number); });
}
constexpr Range any_number = {-static_cast<std::int32_t>(most_number), static_cast<std::int32_t>(most_number)};

/// A variable, or a number.
struct Operand {
  Variable variable = none;
  std::int32_t number = 0;

  static constexpr Variable none = ~Variable{0};
  bool is_number() const { return variable == none; }
};

enum class Relation : std::uint8_t { equal, not_equal, less, at_most, greater, at_least };
constexpr bool holds(std::int64_t a, Relation relation, std::int64_t b) {
  switch (relation) {
    case Relation::equal: return a == b;
    case Relation::not_equal: return a != b;
    case Relation::less: return a < b;
    case Relation::at_most: return a <= b;
    case Relation::greater: return a > b;
    case Relation::at_least: return a >= b;
  }
  return false;
}

enum class Kind : std::uint8_t {
  values,
  alldifferent,
  all_equal,
  increasing,
  strictly_increasing,
  value_precede,
  sum,
  count,
  nvalue,
  maximum,
  minimum,
  element,
  product,
  distance,
  lex,
  inverse,
  table,
  conflicts,
  regular,
  connected,
  components,
  loop,
  forest,
  circuit,
  either
};

/// What the fields mean, by kind:
///
///     values             operands, and the range of each in `cells`
///     alldifferent       operands; of those with the same one of `others`, if there are any
///     value_precede      operands: a number above that of `right` comes after the one below it
///     sum                coefficients · operands + constant, `relation` 0
///     count              how many operands have a number of their set, `relation` `right`
///     nvalue, maximum, minimum, product, distance   of the operands, `relation` `right`
///     element            operands[others[0]], from 1, `relation` `right`
///     lex                operands `relation` others
///     inverse            operands, others
///     table, conflicts   operands; `cells` in rows of as many
///     regular            operands; transitions; `states`, of which 0 is the first one and `ends` are the last ones
///     connected, components   nodes: operands with their sets; edges; size
///     loop, forest       operands with their sets, each of an edge; `states` points; `ends` labels by point, or none
///     either             branches
struct Statement {
  struct Edge {
    std::uint32_t a, b;
  };
  struct Transition {
    std::uint32_t from;
    Range numbers;
    std::uint32_t to;
  };

  Kind kind = Kind::values;
  Relation relation = Relation::equal;
  std::vector<Operand> operands = {}, others = {};
  Operand right = {};
  std::vector<std::int32_t> coefficients = {};
  std::int64_t constant = 0;
  std::vector<Numbers> sets = {};
  std::vector<std::uint32_t> set_of = {};  ///< by operand: an index of `sets`
  std::vector<Range> cells = {};
  std::vector<Transition> transitions = {};
  std::uint32_t states = 0;
  std::vector<std::uint32_t> ends = {};
  std::vector<Edge> edges = {};
  Range size = {0, any_number.high};
  std::vector<Statement> branches = {};
};

/// The variables of a name: one, or an array, row by row.
struct Array {
  std::string name;
  std::vector<std::uint32_t> sides;  ///< none: one variable
  Variable first = 0;
  std::size_t size = 1;
};

/// A line of the text, or several where those behind it begin with a blank.
struct Line {
  std::string text;
  std::uint32_t number = 0, column = 1;
  std::size_t statement = none;  ///< an index of `statements`; none: it declares variables

  static constexpr std::size_t none = ~std::size_t{0};
};

struct Text {
  std::vector<Array> arrays;
  std::vector<Numbers> domains;  ///< by variable
  std::vector<Line> lines;
  std::vector<Statement> statements;
};

/// As it is written in a text: x, or x[1,2].
std::string name_of(const Text& text, Variable variable);

}  // namespace quadrille::model
