// Forcing chains: whatever value a cell has, or wherever a house has a value, the same follows; or an assumption leads
// to a literal and its opposite. Static, dynamic, and dynamic with subsets (assumption.hpp). The shortest is found: the
// chains of each search together have at most so many literals as its pass allows.
//
// Ratings are Sudoku Explainer's: a base for the kind, and more for the number of literals.
// Tested by tests/core/steps_forcing_test.cpp.
#include <algorithm>
#include <tuple>

#include "core/steps/chain_rating.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

// More candidates than a 9×9 board has at the beginning; the assumptions of more would take too much memory.
constexpr std::uint32_t most_candidates = 1024;

// Of one pass after the other: the most literals. The steps in between do not change the rating.
constexpr unsigned passes[] = {10, 14, 18, 26, 34, 50, 98, 5000};

struct Kind {
  Rules rules;
  unsigned base;  // rating
};

class ForcingSearch {
 public:
  ForcingSearch(Context& context, Kind kind)
      : context_(context), position_(context.position), graph_(context.scratch.implications), kind_(kind) {}

  bool find() {
    graph_.build(position_);
    if (graph_.size() > most_candidates) return false;
    auto& assumptions = context_.scratch.assumptions;
    if (assumptions.size() < 2 * std::size_t{graph_.size()}) assumptions.resize(2 * std::size_t{graph_.size()});
    for (const unsigned most : passes) {
      most_ = most;
      draw_consequences();
      if (kind_.rules.is_dynamic) find_contradictions();
      if (!kind_.rules.is_by_value) {
        if (kind_.rules.is_dynamic) find_doubles();
        find_in_cells();
        find_in_houses();
      }
      if (best_.literals != 0 || !is_cut_) break;
    }
    if (best_.literals == 0) return false;
    write();
    return true;
  }

 private:
  using NodeNumber = Assumption::NodeNumber;
  struct End {
    Code source;
    NodeNumber node;
  };
  struct Best {
    unsigned literals = 0;  // 0: none yet
    unsigned order = 0;     // among those of the same length
    Technique technique = Technique::nishio;
    Code result = 0;
    House house = 0;  // where it starts, if at all
  };

  Assumption& of(Code source) { return context_.scratch.assumptions[source]; }
  Assumption& of(Candidate candidate, bool is_on) { return of(code_of(candidate, is_on)); }

  void draw_consequences() {
    is_cut_ = false;
    for (Candidate candidate = 0; candidate < graph_.size(); ++candidate) {
      for (const bool is_on : {true, false}) {
        if (!is_on && !kind_.rules.is_dynamic) continue;
        Assumption& assumption = of(candidate, is_on);
        assumption.run(position_, graph_, code_of(candidate, is_on), kind_.rules, most_ - 1, context_.scratch.position);
        is_cut_ = is_cut_ || assumption.is_cut();
      }
    }
  }

  // Whether a step of so many literals would be the best so far.
  bool is_better(unsigned literals, unsigned order) {
    if (literals > most_) is_cut_ = true;
    return literals <= most_ &&
           (best_.literals == 0 || std::tie(literals, order) < std::tie(best_.literals, best_.order));
  }

  void accept(unsigned literals, unsigned order, Technique technique, Code result, House house) {
    best_ = {literals, order, technique, result, house};
    std::swap(ends_, best_ends_);
  }

  // A result that changes nothing is none: a candidate that is on must not be alone in its cell.
  bool is_useful(Code result) const { return result % 2 == 0 || graph_.mates(result / 2) > 0; }

  void find_contradictions() {
    for (Candidate candidate = 0; candidate < graph_.size(); ++candidate) {
      if (graph_.mates(candidate) == 0) continue;
      for (const bool is_on : {true, false}) {
        const Code source = code_of(candidate, is_on);
        Assumption& assumption = of(source);
        if (!assumption.is_contradictory()) continue;
        const auto both = assumption.contradiction();
        const unsigned literals = assumption.ancestors(both[0]) + assumption.ancestors(both[1]);
        if (!is_better(literals, 7)) continue;
        ends_ = {{source, both[0]}, {source, both[1]}};
        accept(literals, 7, kind_.rules.is_by_value ? Technique::nishio : Technique::dynamic_contradiction,
               opposite(source), 0);
      }
    }
  }

  // What follows from a candidate and from its opposite.
  void find_doubles() {
    for (Candidate candidate = 0; candidate < graph_.size(); ++candidate) {
      if (graph_.mates(candidate) < 2) continue;
      sources_ = {code_of(candidate, true), code_of(candidate, false)};
      find_common(1, Technique::dynamic_double, 0);
    }
  }

  void find_in_cells() {
    for (Candidate first = 0; first < graph_.size(); first += graph_.mates(first) + 1) {
      if (graph_.mates(first) < (kind_.rules.is_dynamic ? 1U : 2U)) continue;
      sources_.clear();
      for (Candidate at = first; at <= first + graph_.mates(first); ++at) sources_.push_back(code_of(at, true));
      find_common(5, kind_.rules.is_dynamic ? Technique::dynamic_cell_forcing_chains : Technique::cell_forcing_chains,
                  0);
    }
  }

  void find_in_houses() {
    const Layout& layout = position_.layout();
    for (House house = 0; house < layout.houses(); ++house) {
      for (std::uint32_t v = 0; v < layout.values(); ++v) {
        const Mask places = position_.places(house, v);
        if (count(places) < 2) continue;
        // Sudoku Explainer starts at cells with so many values.
        const Cell first = layout.house(house)[lowest(places)];
        if (count(position_.values(first)) < (kind_.rules.is_dynamic ? 2U : 3U)) continue;
        sources_.clear();
        for_bits(places, [&](std::uint32_t place) {
          sources_.push_back(code_of(graph_.at(layout.house(house)[place], v), true));
        });
        find_common(6,
                    kind_.rules.is_dynamic ? Technique::dynamic_house_forcing_chains : Technique::house_forcing_chains,
                    house);
      }
    }
  }

  // The literal that follows from all of `sources_` by the fewest literals.
  void find_common(unsigned order, Technique technique, House house) {
    if (sources_.size() > most_) return;
    const auto nodes = of(sources_[0]).nodes();
    for (std::size_t number = 0; number < nodes.size(); ++number) {
      const Code code = nodes[number].code;
      if (of(sources_[0]).find(code) != number || !is_useful(code)) continue;
      unsigned least = nodes[number].distance;
      ends_.clear();
      ends_.push_back({sources_[0], static_cast<NodeNumber>(number)});
      for (std::size_t i = 1; i < sources_.size() && is_better(least, order); ++i) {
        const NodeNumber other = of(sources_[i]).find(code);
        if (other == Assumption::no_node) break;
        least += of(sources_[i]).nodes()[other].distance;
        ends_.push_back({sources_[i], other});
      }
      if (ends_.size() < sources_.size() || !is_better(least, order)) continue;
      unsigned literals = 0;
      for (const End end : ends_) literals += of(end.source).ancestors(end.node);
      if (is_better(literals, order)) accept(literals, order, technique, code, house);
    }
  }

  void write() {
    Deduction& found = context_.found;
    found.begin(best_.technique, kind_.base + added_by_length(best_.literals));
    Writer writer(position_, found);
    const Candidate candidate = best_.result / 2;
    const Cell cell = graph_.cell(candidate);
    const std::uint32_t v = graph_.value(candidate);
    if (best_.result % 2 == 1) {
      writer.place(cell, v);
      writer.eliminate(cell, ~bit(v));
    } else {
      writer.eliminate(cell, bit(v));
    }
    if (best_.technique == Technique::house_forcing_chains ||
        best_.technique == Technique::dynamic_house_forcing_chains)
      writer.look_at(best_.house);
    for (const End end : best_ends_) {
      const Candidate source = end.source / 2;
      writer.show(graph_.cell(source), bit(graph_.value(source)));
      of(end.source).append_chain(end.node, graph_, found.chain);
    }
  }

  Context& context_;
  const Position& position_;
  Implications& graph_;
  Kind kind_;
  unsigned most_ = 0;
  bool is_cut_ = false;  // there is more than the pass allows
  Best best_;
  std::vector<End> ends_, best_ends_;
  std::vector<Code> sources_;
};

}  // namespace

bool find_nishio(Context& context) {
  return ForcingSearch(context, {{.is_dynamic = true, .is_by_value = true, .has_subsets = false}, 75}).find();
}
bool find_forcing_chains(Context& context) { return ForcingSearch(context, {{}, 80}).find(); }
bool find_dynamic_chains(Context& context) {
  return ForcingSearch(context, {{.is_dynamic = true, .is_by_value = false, .has_subsets = false}, 85}).find();
}
bool find_dynamic_chains_plus(Context& context) {
  return ForcingSearch(context, {{.is_dynamic = true, .is_by_value = false, .has_subsets = true}, 90}).find();
}

}  // namespace quadrille::steps
