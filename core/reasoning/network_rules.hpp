// The constraints of a network as rules, and what counts say together (count_rules.hpp): two that share cells are one
// rule more, a pair, and so are lines next to each other that count the same. Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/reasoning/rules.hpp"

namespace quadrille::reasoning {

using network::Network;

class Exclusions;

class NetworkRules final : public Rules {
 public:
  /// A constraint that a statement says: a sum, a count or a sequence, by what distinguishes it. What two
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

  /// Compiles statements one after the other, each when it is asked for.
  class Parts {
   public:
    virtual ~Parts() = default;
    /// Writes the next one, if it can be compiled. False at the end.
    virtual bool next(std::optional<Part>& part) = 0;
  };

  /// Each constraint of the network is a rule, but for rankings, labels and disjunctions; and so is each part.
  explicit NetworkRules(std::shared_ptr<const Network> network, std::vector<Said> said = {},
                        std::unique_ptr<Parts> parts = nullptr);
  ~NetworkRules() override;

  bool prepare(Fuel& fuel) override;
  Outcome narrow(std::uint32_t rule, const std::vector<Values>& domains, Fuel& fuel) override;

 private:
  struct Rule;

  // What is prepared next. Each stage takes one thing after the other, and `at_` is the next one.
  enum class Stage : std::uint8_t {
    different,
    relations,
    sums,
    counts,
    sequences,
    connected,
    lines,
    apart,
    parts,
    open,
    pairs,
    ready
  };

  void prepare_next(Fuel& fuel);
  void go_on() { stage_ = static_cast<Stage>(static_cast<unsigned>(stage_) + 1), at_ = 0; }
  template <class Constraint>
  void take_next(std::vector<Constraint> Network::*list, Fuel& fuel);
  why::Numbers said_by(const std::vector<Variable>& variables, std::int64_t total, Values in = 0) const;
  void take(why::Numbers statements, Network network, const std::vector<Network::Domain>& domains, std::size_t shared,
            Fuel& fuel);
  void take_part(Fuel& fuel);
  void take_line_sets(Fuel& fuel);
  void sort();
  void add_pairs(std::uint32_t a, Fuel& fuel);
  bool narrow_by_parts(Rule& rule, Fuel& fuel);

  std::shared_ptr<const Network> network_;
  std::vector<Said> said_;  // sorted
  std::unique_ptr<Parts> parts_;
  std::unique_ptr<Exclusions> exclusions_;
  Stage stage_ = Stage::different;
  std::size_t at_ = 0;
  std::vector<std::unique_ptr<Rule>> rules_;
};

}  // namespace quadrille::reasoning
