// What engines see of a puzzle with rules: variables with small domains, and ten kinds of constraints.
//
//     different   no two variables have the same value; a house also has every value
//     relation    a table of the pairs of values that two variables may have
//     sum         a linear equation: coefficient · number + … = total
//     count       how many of a list of variables have a value of a set
//     sequence    the values of a list of variables, in order, are a path through a decision diagram (diagram.hpp)
//     ranking     lines of variables are read as numbers, and some of them have a known rank
//     connected   some nodes of a graph, which depends on variables, are in one piece, or each piece has a size
//     labelled    no two variables with the same label have the same value
//     lines       the edges of a graph that are drawn, as variables say, are one loop, or close none
//     disjunction at least one of some networks on the same variables has a solution
//
// For an engine that does not know rankings, `without_rankings` (compile/rankings.hpp) writes them as sequences and
// sums.
//
// No cover form knows graphs, labels, lines and disjunctions: whoever takes a form checks what it finds. The learning
// search takes rankings and disjunctions in other words (compile/learnable.hpp).
//
// The variables are the board's cells, in order, then auxiliary ones (a line's common sum, whether one row ranks before
// another). The values of the auxiliary variables must follow from those of the cells: else one solution of the board
// would be several of the network, and counts would be wrong. Tested by tests/core/network_rules_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/network/diagram.hpp"
#include "core/network/values.hpp"

namespace quadrille::network {

using Variable = std::uint32_t;

struct Network {
  /// A variable's value with index i is the number `lowest` + i.
  struct Domain {
    std::uint8_t values = 0;  ///< at most `most_values`
    std::int32_t lowest = 0;
  };

  /// The variables all have the same number of values and the same lowest one. As many as there are values: a house.
  struct Different {
    std::vector<Variable> variables;  ///< sorted
    std::uint32_t unit = 0;           ///< what it is on the board: a cover::Unit
  };

  /// `allowed[i]`: the values that b may have when a has its value i. Compiling merges all relations of the same two
  /// variables into one, with a < b.
  struct Relation {
    Variable a, b;
    std::vector<Values> allowed;
  };

  struct Term {
    std::int32_t coefficient;  ///< not 0
    Variable variable;         ///< at most once in a sum
  };
  struct Sum {
    std::vector<Term> terms;
    std::int64_t total;
    bool is_derived = false;  ///< follows from other constraints: only there to propagate
  };

  /// How many of the members have a value of their set: from `low` to `high`, or the number of a variable.
  struct Count {
    struct Member {
      Variable variable;
      Values in;
    };

    std::vector<Member> members;  ///< each of another variable, in ascending order
    std::uint32_t low = 0, high = 0;
    Variable bound = none;  ///< if it is one, and no member, in place of the two

    static constexpr Variable none = ~Variable{0};
  };

  /// The values of the variables, in their order, are the labels of a path through a diagram.
  struct Sequence {
    /// No form below.
    struct ByDiagram {};
    /// The variables all differ, and what they have is one of the sets.
    struct OneOf {
      std::vector<Values> sets;
    };
    /// The variables have every value once, and what is between the two crusts is one of the sets.
    struct Sandwich {
      Values crusts;
      std::vector<Values> sets;
    };
    /// Four variables, of which at least one has a value of each set.
    struct Classes {
      std::array<Values, 3> sets;
    };
    /// If the first variable has a value of the set, the other ones, two or three, differ.
    struct Differ {
      Values when;
    };
    /// The numbers of the variables are segments one after the other, each with the sum.
    struct Segments {
      static constexpr unsigned largest_sum = 47;
      unsigned sum;  ///< from 1
    };
    /// If the first variable has its value i, which is 0 or 1, `times[i]` of the others have the value.
    struct Occurrences {
      Values value;
      std::array<std::uint32_t, 2> times;
      /// The variables after the first one are in groups of these sizes. In a group at most one has the value.
      std::vector<std::uint32_t> groups = {};
      /// If they are as many: behind each group come this many variables that are not counted, and one of them has the
      /// value if none of the group has it; two never have it.
      std::vector<std::uint32_t> rests = {};
    };
    /// The number of the last variable is how many different values the others have: few variables.
    struct DistinctCount {};

    /// What the diagram says, as far as other constraints do not, for a filter that is faster.
    using Form = std::variant<ByDiagram, OneOf, Sandwich, Classes, Differ, Segments, Occurrences, DistinctCount>;

    std::vector<Variable> variables;  ///< as many as the diagram has layers; one may occur several times
    std::uint32_t diagram;            ///< index into `diagrams`
    Form form = {};
    Values required = 0;  ///< values that the diagram says some of the variables have; perhaps not all

    template <class Known>
    bool is() const {
      return std::holds_alternative<Known>(form);
    }
  };

  /// Lines of equal length are read as numbers: the first difference decides. The values of a line differ. Those of
  /// `clued` begin with the value `first`, and so does one line of each side.
  struct Ranking {
    using Line = std::vector<Variable>;

    std::uint32_t first = 0;  ///< an index
    bool may_tie = false;     ///< whether a line of a side may be equal to one of `clued`
    std::vector<Line> clued;  ///< each is lower than the next one
    /// How many sides have their line there: lower than the first of `clued`, not lower than that but lower than the
    /// next one, …, not lower than the last one.
    std::vector<std::uint32_t> between;
    std::vector<std::vector<Line>> sides;
    friend bool operator==(const Ranking&, const Ranking&) = default;
  };

  /// The members are in one piece by edges between members: the nodes whose variable has a value of `in`. Or the bounds
  /// hold for each of their pieces instead.
  struct Connected {
    struct Node {
      Variable variable;
      Values in;
    };
    using Edge = std::pair<std::uint32_t, std::uint32_t>;

    std::vector<Node> nodes;            ///< each of another variable
    std::vector<Edge> edges;            ///< indices of nodes
    std::uint32_t low = 0, high = any;  ///< how many members there may be, or how many of them in a piece
    bool is_one = true;                 ///< whether they are in one piece

    static constexpr std::uint32_t any = ~std::uint32_t{0};
  };

  /// Two variables whose labels have the same value have different values. If `is_full`, there are as many variables as
  /// pairs of a label and a value; labels are then the first values of `labels`, and there is one for each pair.
  struct Labelled {
    std::vector<Variable> variables;
    std::vector<Variable> labels;  ///< of `variables`, by their order; all of these are different variables
    bool is_full = false;
    bool is_in_order = false;  ///< each label but the first one comes after the one before it for the first time
  };

  /// Edges of a graph, some of which are drawn: those whose variable has a value of `in`.
  struct Lines {
    enum class Shape : std::uint8_t {
      loop,   ///< the drawn edges are one closed line that does not touch itself; there is one
      forest  ///< no drawn edges are a closed line, and they join no two points of different labels
    };
    struct Edge {
      std::uint32_t a, b;  ///< two points; no other edge has the same two
      Variable variable;   ///< may have several edges
      Values in;
    };

    Shape shape = Shape::loop;
    std::uint32_t points = 0;
    std::vector<Edge> edges;
    std::vector<std::uint32_t> labels = {};  ///< of a forest, by point: 0 for none; empty if none has one
  };

  /// A network whose first variables are `variables`, ascending, of the one around; those behind them are its own.
  struct Branch {
    std::vector<Variable> variables;
    std::shared_ptr<const Network> network;
  };
  struct Disjunction {
    std::vector<Variable> variables;  ///< of all branches, ascending
    std::vector<Branch> branches;
  };

  struct Amount {
    std::size_t auxiliary = 0;    ///< variables
    std::size_t transitions = 0;  ///< of diagrams
    std::size_t entries = 0;      ///< of constraints (kinds.hpp)
  };
  static constexpr std::size_t any_amount = ~std::size_t{0};

  std::size_t cells = 0;
  std::vector<Domain> domains;  ///< by variable, the cells first
  std::vector<Different> different;
  std::vector<Relation> relations;
  std::vector<Sum> sums;
  std::vector<Count> counts;
  std::vector<Sequence> sequences;
  std::vector<Ranking> rankings;
  std::vector<Connected> connected;
  std::vector<Labelled> labelled;
  std::vector<Lines> lines;
  std::vector<Disjunction> disjunctions;
  std::vector<Diagram> diagrams;
  bool is_impossible = false;  ///< a rule that no board can obey, such as a sum that is too large
  /// While rules are compiled: the diagrams by what they were made from. Empty afterwards.
  std::map<std::vector<std::int64_t>, std::uint32_t> diagram_of;
  /// While rules are compiled: what there may be at most, and what has been added so far (compile/limits.hpp).
  Amount most = {any_amount, any_amount, any_amount}, used = {};

  std::int64_t number(Variable variable, unsigned index) const {
    return std::int64_t{domains[variable].lowest} + index;
  }
  Variable add_auxiliary(unsigned values, std::int32_t lowest) {
    domains.push_back({static_cast<std::uint8_t>(values), lowest});
    ++used.auxiliary;
    return static_cast<Variable>(domains.size() - 1);
  }
};

/// What an engine is asked: a network, and what its cells may be at most; what they may not be any more is left out of
/// their domains.
struct Problem {
  std::shared_ptr<const Network> network;
  std::vector<Values> candidates;  ///< by cell
};

/// The index of each cell's value, from 1; 0 where it is not known.
using Answer = std::vector<std::uint8_t>;

}  // namespace quadrille::network
