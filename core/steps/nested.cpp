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

// Units of work, as they were measured on boards of 9×9 and 16×16.
constexpr std::int64_t work_of_candidate = 20, work_of_node = 2, work_of_subsets = 10;

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
    if (!memory_.is_under_way) {
      memory_.is_under_way = true;
      memory_.is_refuting = false;
      memory_.mates = 1;
      memory_.candidate = 0;
    }
    const std::uint32_t values = context_.position.layout().values();
    for (; memory_.mates < values; ++memory_.mates, memory_.candidate = 0) {
      for (; memory_.candidate < graph_.size(); ++memory_.candidate) {
        if (graph_.mates(memory_.candidate) != memory_.mates) continue;
        const bool is_refuted = refute(memory_.candidate);
        if (context_.is_open) return false;
        if (!is_refuted) continue;
        write(memory_.candidate);
        memory_.is_under_way = false;
        return true;
      }
    }
    memory_.is_under_way = false;
    return false;
  }

 private:
  // Whether the candidate leads to a contradiction. Stops when the work is spent.
  bool refute(Candidate candidate) {
    if (!memory_.is_refuting) {
      const Code source = code_of(candidate, true);
      const Rules rules = {.is_dynamic = true, .is_by_value = false, .has_subsets = true};
      memory_.outer.run(context_.position, graph_, source, rules, unlimited, memory_.outer_run);
      context_.work -= work_of_run(memory_.outer, graph_, work_of_subsets);
      memory_.literals = static_cast<unsigned>(memory_.outer.nodes().size());
      memory_.removed.clear();
      if (memory_.outer.is_contradictory() || left_.is_contradictory()) return true;
      memory_.is_refuting = true;
      begin_round();
    }
    for (;;) {
      const bool is_refuted = narrow();
      if (context_.is_open) return false;
      const bool has_lost = memory_.removed.size() > memory_.removed_before;
      memory_.is_refuting = has_lost && !is_refuted;
      if (!memory_.is_refuting) return is_refuted;
      begin_round();
    }
  }

  void begin_round() {
    memory_.removed_before = memory_.removed.size();
    memory_.inner_candidate = 0;
  }

  // Takes away each candidate of what is left that leads to a contradiction. True once the board is one itself. Stops
  // when the work is spent.
  bool narrow() {
    const Rules rules = {.is_dynamic = true, .is_by_value = false, .has_subsets = false};
    Candidate& candidate = memory_.inner_candidate;
    build();
    for (; candidate < memory_.graph.size(); ++candidate) {
      if (context_.work <= 0) return context_.stop();
      memory_.inner.run(left_, memory_.graph, code_of(candidate, true), rules, unlimited, memory_.inner_run);
      context_.work -= work_of_run(memory_.inner, memory_.graph, 0);
      if (!memory_.inner.is_contradictory()) continue;
      for (const auto node : memory_.inner.contradiction()) memory_.literals += memory_.inner.ancestors(node);
      memory_.removed.push_back(memory_.graph.placement(candidate));
      left_.eliminate(memory_.graph.cell(candidate), memory_.graph.value(candidate));
      if (left_.is_contradictory()) return true;
      build();
      // Candidates after this one have moved up by one.
      --candidate;
    }
    return false;
  }

  // The implications of what is left.
  void build() {
    const std::uint32_t before = memory_.graph.version();
    memory_.graph.build(left_);
    if (memory_.graph.version() != before) context_.work -= work_of_candidate * memory_.graph.size();
  }

  // About what it takes to draw the consequences of an assumption.
  static std::int64_t work_of_run(const Assumption& assumption, const Implications& graph, std::int64_t subsets) {
    return subsets * graph.size() + graph.size() / 2 +
           work_of_node * static_cast<std::int64_t>(assumption.nodes().size());
  }

  void write(Candidate candidate) {
    Deduction& found = context_.found;
    found.begin(Technique::nested_forcing_chains, 95 + added_by_length(memory_.literals));
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
    for (const cover::Placement gone : memory_.removed) found.chain.push_back({literal(0), {gone, false}});
  }

  Context& context_;
  Implications& graph_;
  NestedMemory& memory_;
  Position& left_;  // by the outer assumption
};

}  // namespace

bool find_nested_chains(Context& context) { return NestedSearch(context).find(); }

}  // namespace quadrille::steps
