// Finds the statement of a model that says what the learning search concludes: a constraint of the network that is
// enough for it alone, and the statement which that is from. Tested by tests/cli/proof.test.js.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/network/learning/propagator.hpp"
#include "core/network/network.hpp"
#include "core/network/proof/origins.hpp"

namespace quadrille::network {

class ProofStatements {
 public:
  /// Both are kept.
  void describe(std::shared_ptr<const Network> network, std::shared_ptr<const Origins> origins);
  /// The store stays where it is.
  void open(const Store& store) { store_ = &store; }

  const Network& network() const { return *network_; }
  /// The number of a pair of a variable and a value in the certificate; 0: it is never named.
  std::uint32_t number_of(Pair pair) const { return numbers_[pair]; }

  /// What the network lacks of its disjunctions with selectors: the statement and the literal of each branch that
  /// cannot hold.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> impossible_branches() const;

  // The numbers of statements: 0 if there is none.

  /// One that cannot hold.
  std::uint32_t impossible() const { return origins_->impossible; }
  std::uint32_t of_different(std::size_t index) const { return origins_->different[index]; }
  /// That of a constraint, by the place of its filter in `Filters::WithReasons`; disjunctions are behind them.
  std::uint32_t of_filter(std::size_t filter, std::uint32_t index) const;
  /// One that two pairs contradict.
  std::uint32_t of_two(Pair pair, Pair other) const;
  /// A relation with another variable which had lost, when the trail had that length, all values that go with the pair.
  std::uint32_t without_support(Pair pair, std::uint32_t position, const Trail& trail) const;
  /// A relation that denies the pair because of these literals and what was known without a decision when the trail had
  /// that length. Others may deny it because of more.
  std::uint32_t of_relation(Pair pair, learning::Explanation why, std::uint32_t position, const Trail& trail) const;
  /// A house of these variables, in any order.
  std::uint32_t of_house(std::span<const Variable> members) const;

  /// The number of a house that has as many variables as values, where the value of a pair has one of these places, or
  /// goes with none: each of the others contradicts the pair.
  std::size_t house_around(Pair pair, std::span<const Literal> places) const;

 private:
  // A constraint between two variables, in the lists of both.
  struct Link {
    bool is_relation;
    std::uint32_t index;
  };

  // What a relation lets the other variable have with a pair's value.
  std::pair<Variable, Values> supports(const Network::Relation& relation, Pair pair) const;

  std::shared_ptr<const Network> network_;
  std::shared_ptr<const Origins> origins_;
  const Store* store_ = nullptr;
  std::vector<std::vector<Link>> links_;  // by variable
  std::vector<std::uint32_t> numbers_;    // by pair
};

}  // namespace quadrille::network
