// The constraints of a network as rules. A count knows which of its cells are not counted together, as stars that do
// not touch. Two counts that share cells are one rule more, a pair: the difference of what they count elsewhere is
// known. And so are lines next to each other that count the same: if as many regions are all within them, the rest of
// the lines is empty; if no more regions reach into them, the rest of those is. Tested by
// tests/core/grid_hint_test.cpp.
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
  void take_sets(const Network& network);
  void take_set(const std::vector<std::vector<Variable>>& lines, const std::vector<std::vector<Variable>>& groups,
                const std::vector<Values>& marks);
  Outcome narrow_sets(const Rule& rule);
  void add_pairs();
  static std::unique_ptr<Rule> difference(const Rule& a, const Rule& b);
  bool narrow_by_parts(Rule& rule, Fuel& fuel);

  std::vector<std::unique_ptr<Rule>> rules_;
};

}  // namespace quadrille::reasoning
