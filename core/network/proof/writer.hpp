// Writes what the learning search concludes as a certificate, which a checker can follow without a search.
//
// A literal is "variable = number" or its negation: pairs of a variable and a number count from 1, by the variables of
// the model, and of each from its lowest number to its highest; a negation has a minus sign. Behind them, for each
// statement with `or` that has at most 64 branches, come literals "this branch is the first one that holds". Statements
// count from 1, too. The lines:
//
//     proof 1                        the first one
//     ID LITERAL … 0 HINT …          a clause. Suppose that all its literals are false. Each hint then gives one more
//                                    literal, and the last one a contradiction:
//         ID                             the clause with that number: all its literals but one are false
//         STATEMENT:LITERAL              that statement alone, with what is known: the literal is true
//         STATEMENT:                     that statement cannot hold
//     s ID NUMBER …                  a solution, a number for each variable, and the clause that forbids it
//     d ID …                         these clauses are not used any more
//     end VERDICT COUNT              none, unique, multiple, solved or counted, and how many solutions there are
//
// A count in parts has several certificates, each of some solutions. Behind the first line, and behind each `end` line:
//
//     part LITERAL …                 the solutions in which these hold, and not all those of any part before
//     rest                           the last one: those in no part
//     all counted COUNT              behind its `end` line: how many there are together
//
// What a part is are statements behind those of the model: a `conflicts` for each part before, then a `table`. Numbers
// of clauses begin again, and no clause is left.
//
// That a variable has one of its numbers and only one needs no hint, nor does a clause of one literal, once it is
// there. The search and its conflicts are those without a proof. Memory is that of the clauses the search keeps.
//
// Literals of level 0 get a line each, before the first clause that may need them. The solutions divide the search for
// good (core/learning/solver.hpp), so the other side of a decision follows from a clause that is written when the
// search turns there: it denies all decisions in force. Tested by tests/cli/proof.test.js.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/learning/no_proof.hpp"
#include "core/network/learning/propagator.hpp"
#include "core/network/network.hpp"
#include "core/network/proof/origins.hpp"
#include "core/network/proof/statements.hpp"

namespace quadrille::network {

class ProofWriter {
 public:
  static constexpr bool is_on = true;
  using Position = learning::Position<NetworkPropagator>;

  /// To be called before the search is opened. Both are kept.
  void describe(std::shared_ptr<const Network> network, std::shared_ptr<const Origins> origins) {
    statements_.describe(std::move(network), std::move(origins));
  }
  /// What has been written since the text was last cleared.
  std::string& text() { return text_; }

  // What the search calls (core/learning/no_proof.hpp).
  void open(const Trail& trail, const NetworkPropagator& rules);
  void note_conflict(const Position& at, std::span<const Literal> clause);
  void learned(const Position& at, std::span<const Literal> clause);
  void reduced(const learning::Clauses& clauses, std::span<const Literal> last = {});
  void refuted(const Position& at);
  void found(const Position& at);
  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  using Id = std::uint64_t;
  enum class Mark : std::uint8_t { none, supposed, needed };
  // A clause that denies all decisions, while the search is at this level or above.
  struct Prefix {
    std::uint32_t level;
    Id id;
  };

  void append(Literal literal, std::string& out) const;
  void add_hint(std::uint32_t statement, Literal literal);
  void add_id(Id id);
  Id write_line(std::span<const Literal> clause);
  void write_roots(const Position& at);
  Id write_clause(const Position& at, std::span<const Literal> clause);
  void turn(const Position& at);
  void refute_opening(const Position& at);
  void need(const Trail& trail, learning::Variable pair);
  void need_reasons(const Position& at, std::uint32_t position);
  void add_reason(const Position& at, std::uint32_t position);
  void add_rule(const Position& at, std::uint32_t position, std::uint32_t rule);
  void add_different(const Position& at);
  Id lemma(learning::Explanation others, Pair pair);

  ProofStatements statements_;
  const Store* store_ = nullptr;

  std::string text_;
  std::string hints_;  // of the next line
  std::size_t steps_ = 0;
  Id last_id_ = 0;
  std::uint32_t roots_ = 0;                       // literals of level 0 that are written
  std::unordered_map<std::uint64_t, Id> ids_;     // of the clauses in the store, by `key_of`
  std::unordered_map<std::uint64_t, Id> lemmas_;  // by house, and the pair that it takes away
  std::vector<Id> turned_;                        // by pair: the clause that made it the other side of a decision
  std::vector<Prefix> prefixes_;                  // the last one has the lowest level

  std::vector<Literal> conflict_;  // false together; empty: the opening
  std::string conflict_hint_;      // the hint that gives the contradiction
  std::vector<Mark> marks_;        // by pair
  std::vector<Pair> marked_;
  std::vector<std::uint32_t> chain_;  // positions of what a clause needs, the last one first
  std::vector<Literal> clause_;       // scratch
  std::vector<Variable> members_;     // scratch
};

}  // namespace quadrille::network
