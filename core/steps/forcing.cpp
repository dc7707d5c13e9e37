// Forcing chains: whatever value a cell has, or wherever a house has a value, the same follows; or an assumption leads
// to a literal and its opposite. Static, dynamic, and dynamic with subsets (assumption.hpp). The shortest is found: the
// chains of each search together have at most as many literals as its pass allows.
//
// Ratings are Sudoku Explainer's: a base for the kind, and more for the number of literals.
// Tested by tests/core/steps_forcing_test.cpp.
#include <algorithm>
#include <tuple>

#include "core/steps/chain_rating.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

// The most literals of each pass. The steps in between do not change the rating.
constexpr unsigned passes[] = {10, 14, 18, 26, 34, 50, 98, 5000};
constexpr std::size_t last_pass = std::size(passes) - 1;
// The pass in which most dynamic chains are found. The lower passes follow if it finds something, the higher ones if
// not.
constexpr std::size_t likely_pass = 3;

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
    if (graph_.size() > most_assumed) return false;
    auto& assumptions = context_.scratch.assumptions;
    if (assumptions.size() < 2 * std::size_t{graph_.size()}) assumptions.resize(2 * std::size_t{graph_.size()});
    if (!choose_sources()) return context_.stop();
    std::size_t pass = kind_.rules.is_dynamic ? likely_pass : last_pass;
    while (!search(pass)) {
      if (is_cut_ && pass++ != last_pass) continue;
      if (kind_.rules.is_by_value) context_.scratch.barren.note(position_);
      return false;
    }
    search_below();
    write();
    return true;
  }

 private:
  using NodeNumber = Assumption::NodeNumber;
  struct End {
    Code source;
    NodeNumber node;
  };
  // Assumptions of which one is true: sources_[first … end).
  struct Group {
    std::size_t first, end;
    unsigned order;
    Technique technique;
    House house;
  };
  struct Best {
    unsigned literals = 0;  // 0: none yet
    unsigned order = 0;     // among those of the same length
    Technique technique = Technique::nishio;
    Code result = 0;
    House house = 0;  // where it starts, if at all
  };

  Assumption& of(Code source) { return context_.scratch.assumptions[source]; }

  // The assumptions that may show something: by the closures (closures.hpp), or where implications of the position are
  // enough by what these lead to (reach.hpp). False if the work is spent.
  bool choose_sources() {
    closures_ = &context_.scratch.closures[kind_.rules.has_subsets ? 1 : 0];
    if (kind_.rules.is_dynamic) {
      if (!closures_->follow(position_, context_.work)) return false;
    } else {
      context_.scratch.reach.build(graph_);
    }
    is_chosen_.assign(2 * std::size_t{graph_.size()}, 0);
    groups_.clear();
    sources_.clear();
    if (kind_.rules.is_dynamic) choose_contradictions();
    if (kind_.rules.is_by_value) return true;
    if (kind_.rules.is_dynamic) choose_doubles();
    choose_cells();
    choose_houses();
    return true;
  }

  void choose_contradictions() {
    const Mask values = kind_.rules.is_by_value ? ~context_.scratch.barren.values(position_) : ~Mask{0};
    for (Code source = 0; source < is_chosen_.size(); ++source) {
      if ((values & bit(graph_.value(source / 2))) == 0) continue;
      if (graph_.mates(source / 2) > 0 && closures_->is_contradictory(graph_.placement(source / 2), source % 2 == 1))
        is_chosen_[source] = 1;
    }
  }

  // A candidate and its opposite.
  void choose_doubles() {
    for (Candidate candidate = 0; candidate < graph_.size(); ++candidate) {
      if (graph_.mates(candidate) < 2) continue;
      sources_.push_back(code_of(candidate, true));
      sources_.push_back(code_of(candidate, false));
      end_group(1, Technique::dynamic_double, 0);
    }
  }

  void choose_cells() {
    const Technique technique =
        kind_.rules.is_dynamic ? Technique::dynamic_cell_forcing_chains : Technique::cell_forcing_chains;
    for (Candidate first = 0; first < graph_.size(); first += graph_.mates(first) + 1) {
      if (graph_.mates(first) < (kind_.rules.is_dynamic ? 1U : 2U)) continue;
      for (Candidate at = first; at <= first + graph_.mates(first); ++at) sources_.push_back(code_of(at, true));
      end_group(5, technique, 0);
    }
  }

  void choose_houses() {
    const Technique technique =
        kind_.rules.is_dynamic ? Technique::dynamic_house_forcing_chains : Technique::house_forcing_chains;
    const Layout& layout = position_.layout();
    for (House house = 0; house < layout.houses(); ++house) {
      for (std::uint32_t v = 0; v < layout.values(); ++v) {
        const Mask places = position_.places(house, v);
        if (count(places) < 2) continue;
        // Sudoku Explainer starts at cells with at least this number of values.
        const Cell first = layout.house(house)[lowest(places)];
        if (count(position_.values(first)) < (kind_.rules.is_dynamic ? 2U : 3U)) continue;
        for_bits(places, [&](std::uint32_t place) {
          sources_.push_back(code_of(graph_.at(layout.house(house)[place], v), true));
        });
        end_group(6, technique, house);
      }
    }
  }

  // Makes a group of the sources that are in none, if something follows from all of them.
  void end_group(unsigned order, Technique technique, House house) {
    const std::size_t first = groups_.empty() ? 0 : groups_.back().end;
    const auto sources = std::span<const Code>(sources_).subspan(first);
    if (!(kind_.rules.is_dynamic ? have_common(sources) : lead_to_same(sources))) {
      sources_.resize(first);
      return;
    }
    for (std::size_t i = first; i < sources_.size(); ++i) is_chosen_[sources_[i]] = 1;
    groups_.push_back({first, sources_.size(), order, technique, house});
  }

  // Whether a candidate of the position is off by the closures of all `sources`. So it is where one is on by all.
  bool have_common(std::span<const Code> sources) {
    auto& all_left = context_.scratch.forcing.left;
    all_left.clear();
    for (const Code source : sources) {
      const cover::Placement placement = graph_.placement(source / 2);
      if (closures_->is_contradictory(placement, source % 2 == 1)) continue;
      all_left.push_back(closures_->left(placement, source % 2 == 1).data());
    }
    for (Cell cell = 0; cell < position_.layout().cells(); ++cell) {
      Mask off = position_.values(cell);
      for (std::size_t i = 0; i < all_left.size() && off != 0; ++i) off &= ~all_left[i][cell];
      if (off != 0) return true;
    }
    return false;
  }

  // Whether all `sources` lead to the same literal.
  bool lead_to_same(std::span<const Code> sources) const {
    const Reach& reach = context_.scratch.reach;
    const auto first = reach.reached(sources[0]);
    for (std::size_t word = 0; word < first.size(); ++word) {
      Reach::Word common = first[word];
      for (const Code source : sources.subspan(1)) common &= reach.reached(source)[word];
      if (common != 0) return true;
    }
    return false;
  }

  // The pass that steps with this number of literals belong to.
  static std::size_t pass_of(unsigned literals) {
    std::size_t pass = 0;
    while (passes[pass] < literals) ++pass;
    return pass;
  }

  // A lower pass may find shorter chains still: a higher one may have come to their literals by longer ways first.
  void search_below() {
    for (std::size_t found = pass_; pass_of(best_.literals) < found; found = pass_) {
      if (search(pass_of(best_.literals))) continue;
      search(found);
      return;
    }
  }

  bool search(std::size_t pass) {
    pass_ = pass;
    most_ = passes[pass];
    is_cut_ = false;
    best_ = Best();
    for (Code source = 0; source < is_chosen_.size(); ++source) {
      if (is_chosen_[source] == 0) continue;
      if (!has_run_ || !of(source).is_same_with(most_ - 1))
        of(source).run(position_, graph_, source, kind_.rules, most_ - 1, context_.scratch.run);
      is_cut_ = is_cut_ || of(source).is_cut();
    }
    has_run_ = true;
    if (kind_.rules.is_dynamic) find_contradictions();
    for (const Group& group : groups_) find_common(group);
    return best_.literals != 0;
  }

  // Whether a step with this number of literals would be the best so far.
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
        if (is_chosen_[source] == 0) continue;
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

  // Finds what all sources of a group lead to. False if there is nothing.
  bool join_reached(std::span<const Code> sources) {
    const auto first = of(sources[0]).reached();
    common_.assign(first.begin(), first.end());
    Reach::Word any = 0;
    for (std::size_t word = 0; word < common_.size(); ++word) {
      for (const Code source : sources.subspan(1)) common_[word] &= of(source).reached()[word];
      any |= common_[word];
    }
    return any != 0;
  }

  // The literal that follows from all sources of a group by the fewest literals.
  void find_common(const Group& group) {
    const auto sources = std::span<const Code>(sources_).subspan(group.first, group.end - group.first);
    if (sources.size() > most_) return;
    const unsigned order = group.order;
    const Assumption& first = of(sources[0]);
    const auto nodes = first.nodes();
    if (!join_reached(sources)) return;
    for (std::size_t number = 0; number < nodes.size(); ++number) {
      const Code code = nodes[number].code;
      if ((common_[code / 64] >> code % 64 & 1) == 0 || first.find(code) != number || !is_useful(code)) continue;
      unsigned least = nodes[number].distance;
      ends_.clear();
      ends_.push_back({sources[0], static_cast<NodeNumber>(number)});
      for (std::size_t i = 1; i < sources.size() && is_better(least, order); ++i) {
        const Assumption& next = of(sources[i]);
        const NodeNumber other = next.find(code);
        least += next.nodes()[other].distance;
        ends_.push_back({sources[i], other});
      }
      if (ends_.size() < sources.size() || !is_better(least, order)) continue;
      unsigned literals = 0;
      for (const End end : ends_) literals += of(end.source).ancestors(end.node);
      if (is_better(literals, order)) accept(literals, order, group.technique, code, group.house);
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
  std::size_t pass_ = 0;
  bool has_run_ = false;  // the chosen assumptions
  bool is_cut_ = false;   // there is more than the pass allows
  Best best_;
  std::vector<End> ends_, best_ends_;
  Closures* closures_ = nullptr;
  std::vector<std::uint8_t>& is_chosen_ = context_.scratch.forcing.is_chosen;
  std::vector<Group> groups_;
  std::vector<Reach::Word>& common_ = context_.scratch.forcing.common;
  std::vector<Code>& sources_ = context_.scratch.forcing.sources;
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
