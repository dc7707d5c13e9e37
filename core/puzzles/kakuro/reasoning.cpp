// The rules of a Kakuro for hints and grades by reasons (core/reasoning): its runs. Variables are the white cells, and
// a rule keeps the digits that some filling of its run has. Tested by tests/core/reasoning_test.cpp.
#include "core/reasoning/reasoning.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "core/puzzles/kakuro/run_filter.hpp"
#include "core/puzzles/kakuro/runs.hpp"
#include "core/puzzles/kakuro/statements.hpp"
#include "core/puzzles/kakuro/traits.hpp"

namespace quadrille::kakuro {

namespace {

class RunRules final : public reasoning::Rules {
 public:
  RunRules(const Board& board, const std::vector<why::Statement>& statements) : Rules(cells_of(board)) {
    runs_.find(board);
    for (const Run& run : runs_.runs) shortest_first_.push_back(&run);
    std::stable_sort(shortest_first_.begin(), shortest_first_.end(),
                     [](const Run* a, const Run* b) { return a->length < b->length; });
    // A clue has its own cell, then those of the run. By the first of them, across and down.
    std::vector<std::array<std::uint32_t, 2>> clue_at(board.cells.size(), {none, none});
    for (std::uint32_t number = 0; number < statements.size(); ++number)
      if (const auto& cells = statements[number].cells; cells.size() > 1)
        clue_at[cells[1]][cells[1] == cells[0] + 1 ? 0 : 1] = number;
    for (const Run* const run : shortest_first_) {
      const auto cells = runs_.cells_of(*run);
      About about = {.variables = {cells.begin(), cells.end()}, .kind = "run"};
      std::sort(about.variables.begin(), about.variables.end());
      const std::size_t direction = static_cast<std::size_t>(run - runs_.runs.data()) < runs_.across ? 0 : 1;
      const std::uint32_t clue = cells.empty() ? none : clue_at[runs_.places[cells[0]]][direction];
      if (clue != none) about.statements = {clue};
      add(std::move(about));
    }
  }

  const Runs& runs() const { return runs_; }

  Outcome narrow(std::uint32_t rule, const std::vector<reasoning::Values>& domains, Fuel& fuel) override {
    const Run& run = *shortest_first_[rule];
    fuel.work -= static_cast<std::int64_t>(1 + work_of_cell * run.length);
    before_.clear();
    std::vector<Digits> left;
    for (const auto cell : variables(rule)) {
      before_.push_back(domains[cell]);
      left.push_back(static_cast<Digits>(domains[cell]));
    }
    if (!filter_run(left, run.sum)) return Outcome::impossible;
    after_.assign(left.begin(), left.end());
    return after_ == before_ ? Outcome::same : Outcome::narrowed;
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  // To filter a run costs this much for each of its cells.
  static constexpr std::uint32_t work_of_cell = 10;

  static std::size_t cells_of(const Board& board) {
    return static_cast<std::size_t>(
        std::count_if(board.cells.begin(), board.cells.end(), [](const Cell& cell) { return cell.white; }));
  }

  Runs runs_;
  std::vector<const Run*> shortest_first_;  // by rule
};

}  // namespace

reasoning::Reasoning Traits::reasoning(const Board& board) {
  reasoning::Reasoning reasoning;
  Statements::list(board, {}, reasoning.statements);
  auto rules = std::make_unique<RunRules>(board, reasoning.statements);
  reasoning.places = rules->runs().places;
  for (const std::uint32_t place : reasoning.places) {
    const unsigned given = board.cells[place].given;
    reasoning.is_given.push_back(given != 0);
    reasoning.domains.push_back(given == 0 ? all_digits : digit_bit(given));
  }
  reasoning.values = digits;
  reasoning.source = "run";
  reasoning.rules = std::move(rules);
  return reasoning;
}

}  // namespace quadrille::kakuro
