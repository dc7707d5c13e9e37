// The constraints of a network as rules, and what counts say together (count_rules.hpp): two that share cells are one
// rule more, a pair, and so are lines next to each other that count the same. Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/reasoning/rules.hpp"

namespace quadrille::reasoning {

using network::Network;

class NetworkRules final : public Rules {
 public:
  /// A constraint that a statement says: a sum, a count or a sequence, by what tells it from others. What two
  /// statements say together stands there twice.
  struct Said {
    why::Number statement;
    std::vector<Variable> variables;
    std::int64_t total;  ///< or the number of the diagram
    Values in = 0;       ///< of a count: the set of its first member
  };
  /// A statement as a network of its own. Its first variables, `cells`, are those of the whole network; others are only
  /// there to say it.
  struct Part {
    why::Number statement;
    Network network;
  };

  /// Each constraint of the network is a rule, but for rankings, labels and disjunctions; and so is each part.
  explicit NetworkRules(const Network& network, const std::vector<Said>& said = {}, std::vector<Part> parts = {});
  ~NetworkRules() override;

  Outcome narrow(std::uint32_t rule, const std::vector<Values>& domains, Fuel& fuel) override;

 private:
  struct Rule;

  void split(const Network& network, const std::vector<Said>& said);
  void take(why::Numbers statements, Network network, const std::vector<Network::Domain>& domains, std::size_t shared);
  void keep_apart(const Network& network);
  void add_pairs();
  bool narrow_by_parts(Rule& rule, Fuel& fuel);

  std::vector<std::unique_ptr<Rule>> rules_;
};

}  // namespace quadrille::reasoning
