// The last technique: an assumption whose consequences leave a board on which further assumptions, each by itself, lead
// to contradictions, until a cell or a value has no place. So the first assumption is wrong. People do not do this; it
// gives puzzles beyond all chains a rating. The first such candidate is taken, in cells with few values first.
//
// Sudoku Explainer nests its chains in several ways, level by level, and takes the easiest and shortest of all that it
// finds, which takes it minutes for a board. So the rating here is an estimate, though it begins at 9.5 like its
// ratings and grows with the literals of all chains by the same table. Tested by tests/core/steps_forcing_test.cpp.
#include "core/steps/chain_rating.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

constexpr unsigned unlimited = 5000;

class NestedSearch {
 public:
  explicit NestedSearch(Context& context)
      : context_(context),
        graph_(context.scratch.implications),
        memory_(context.scratch.nested),
        left_(memory_.outer_run.left) {}

  bool find() {
    graph_.build(context_.position);
    if (graph_.size() > most_assumed) return false;
    const std::uint32_t values = context_.position.layout().values();
    for (std::uint32_t mates = 1; mates < values; ++mates) {
      for (Candidate candidate = 0; candidate < graph_.size(); ++candidate) {
        if (graph_.mates(candidate) == mates && refute(candidate)) return true;
      }
    }
    return false;
  }

 private:
  // Whether the candidate leads to a contradiction; then the step is written.
  bool refute(Candidate candidate) {
    const Code source = code_of(candidate, true);
    const Rules rules = {.is_dynamic = true, .is_by_value = false, .has_subsets = true};
    memory_.outer.run(context_.position, graph_, source, rules, unlimited, memory_.outer_run);
    literals_ = static_cast<unsigned>(memory_.outer.nodes().size());
    removed_.clear();
    bool is_refuted = memory_.outer.is_contradictory() || left_.is_contradictory();
    while (!is_refuted) {
      const std::size_t before = removed_.size();
      is_refuted = narrow();
      if (removed_.size() == before) return false;
    }
    write(candidate);
    return true;
  }

  // Takes away each candidate of what is left that leads to a contradiction. True once the board is one itself.
  bool narrow() {
    memory_.graph.build(left_);
    const Rules rules = {.is_dynamic = true, .is_by_value = false, .has_subsets = false};
    for (Candidate candidate = 0; candidate < memory_.graph.size(); ++candidate) {
      memory_.inner.run(left_, memory_.graph, code_of(candidate, true), rules, unlimited, memory_.inner_run);
      if (!memory_.inner.is_contradictory()) continue;
      for (const auto node : memory_.inner.contradiction()) literals_ += memory_.inner.ancestors(node);
      removed_.push_back(memory_.graph.placement(candidate));
      left_.eliminate(memory_.graph.cell(candidate), memory_.graph.value(candidate));
      if (left_.is_contradictory()) return true;
      memory_.graph.build(left_);
      // Candidates after this one have moved up by one.
      --candidate;
    }
    return false;
  }

  void write(Candidate candidate) {
    Deduction& found = context_.found;
    found.begin(Technique::nested_forcing_chains, 95 + added_by_length(literals_));
    Writer writer(context_.position, found);
    writer.eliminate(graph_.cell(candidate), bit(graph_.value(candidate)));
    writer.show(graph_.cell(candidate), bit(graph_.value(candidate)));
    const auto nodes = memory_.outer.nodes();
    const auto literal = [&](std::size_t node) {
      return Literal{graph_.placement(nodes[node].code / 2), nodes[node].code % 2 == 1};
    };
    for (std::size_t node = 0; node < nodes.size(); ++node) {
      for (const auto parent : memory_.outer.parents(static_cast<Assumption::NodeNumber>(node)))
        found.chain.push_back({literal(parent), literal(node)});
    }
    // Each of these by chains of its own.
    for (const cover::Placement gone : removed_) found.chain.push_back({literal(0), {gone, false}});
  }

  Context& context_;
  Implications& graph_;
  NestedMemory& memory_;
  Position& left_;  // by the outer assumption
  unsigned literals_ = 0;
  std::vector<cover::Placement> removed_;
};

}  // namespace

bool find_nested_chains(Context& context) { return NestedSearch(context).find(); }

}  // namespace quadrille::steps
