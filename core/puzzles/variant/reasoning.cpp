// The rules of a variant for hints and grades by reasons (core/reasoning): each constraint that always holds, and each
// rule that its setter wrote, as a network of its own. Tested by tests/core/reasoning_test.cpp.
#include "core/reasoning/reasoning.hpp"

#include <bit>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/hint_position.hpp"
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/traits.hpp"
#include "core/reasoning/network_rules.hpp"

namespace quadrille::variant {

namespace {

using reasoning::NetworkRules;

// Compiles each rule that is a statement alone. Those that cannot be compiled so are left out.
class RuleParts final : public NetworkRules::Parts {
 public:
  explicit RuleParts(const Board& board) : board_(board), rules_(Statements::rules(board)) {}

  bool next(std::optional<NetworkRules::Part>& part) override {
    if (at_ == rules_.size()) return false;
    const auto [number, rule] = rules_[at_++];
    Network alone;
    if (!compile_alone(board_.rules[rule], board_, alone)) part = NetworkRules::Part{number, std::move(alone)};
    return true;
  }

 private:
  const Board board_;
  const std::vector<std::pair<why::Number, std::size_t>> rules_;
  std::size_t at_ = 0;
};

}  // namespace

reasoning::Reasoning Traits::reasoning(const Board& board) {
  reasoning::Reasoning reasoning;
  Statements::list(board, {}, reasoning.statements);
  Board blank;  // what always holds
  Statements::keep(board, {}, blank);
  // What a value of the text rules out is seen by itself.
  HintPosition position(board);
  position.remove_seen();
  reasoning.domains = position.candidates();
  const auto& domains = blank.network->domains;
  for (std::size_t variable = board.cells(); variable < domains.size(); ++variable)
    reasoning.domains.push_back(network::all_values(domains[variable].values));
  reasoning.places.resize(board.shape.size());
  std::iota(reasoning.places.begin(), reasoning.places.end(), std::uint32_t{0});
  for (const std::uint32_t cell : reasoning.places)
    reasoning.is_given.push_back(std::has_single_bit(board.candidates[cell]));
  reasoning.values = board.shape.values;
  reasoning.notes_candidates = true;
  reasoning.is_impossible = board.network->is_impossible;
  reasoning.is_complete = false;  // of labels and Or nothing is known, nor of what is too large to be compiled alone
  reasoning.rules = std::make_unique<NetworkRules>(blank.network, std::vector<NetworkRules::Said>(),
                                                   std::make_unique<RuleParts>(board));
  return reasoning;
}

}  // namespace quadrille::variant
