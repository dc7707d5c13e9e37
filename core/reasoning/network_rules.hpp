// The constraints of a network as rules. Two counts that share cells are one more rule, a pair; adjacent lines that
// count the same are one too (count_rules.hpp). Tested by tests/core/grid_hint_test.cpp.
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
  /// Which statement a sum, count or sequence comes from. The constraint is identified by its variables and values; one
  /// that comes from two statements has two entries.
  struct Said {
    why::Number statement;
    std::vector<Variable> variables;
    std::int64_t total;  ///< or the number of the diagram
    Values in = 0;       ///< of a count: the set of its first member
  };
  /// A statement as a network of its own. Its first variables, `cells`, are variables of the whole network; the others
  /// are auxiliary.
  struct Part {
    why::Number statement;
    Network network;
  };

  /// Compiles statements one by one, on demand.
  class Parts {
   public:
    virtual ~Parts() = default;
    /// Writes the next statement; nothing if that one cannot be compiled. False at the end.
    virtual bool next(std::optional<Part>& part) = 0;
  };

  /// Each constraint of the network is a rule, except rankings, labels and disjunctions; and so is each part.
  explicit NetworkRules(std::shared_ptr<const Network> network, std::vector<Said> said = {},
                        std::unique_ptr<Parts> parts = nullptr);
  ~NetworkRules() override;

  bool prepare(Fuel& fuel) override;
  Outcome narrow(std::uint32_t rule, const std::vector<Values>& domains, Fuel& fuel) override;

 private:
  struct Rule;

  // What is prepared next. Each stage goes through a list; `at_` is the index of the next element.
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
