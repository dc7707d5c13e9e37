// Chains of alternating inferences without branches: forcing chains, which show that a candidate implies its opposite,
// and cycles, which return to it, so that every link is between two of which exactly one is on. With links of one value
// only (X), of bivalue cells only (Y), or both. The easiest of all is found: breadth first from every candidate, no
// farther than the best so far allows.
//
// Names: one value is an X-chain, or simple colouring if each link is strong; bivalue cells alone are an XY-chain; two
// like bivalue cells joined by a strong link are a W-wing; the rest is AIC. Tested by
// tests/core/steps_techniques_test.cpp.
#include <algorithm>
#include <tuple>

#include "core/steps/chain_rating.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

// The kinds that a link may have: within one value, within a cell of two values, or both.
enum class Links : std::uint8_t { x, y, both };

class ChainFinder {
 public:
  explicit ChainFinder(Context& context) : context_(context), graph_(context.scratch.implications) {
    graph_.build(context.position);
    for (const bool is_on : {false, true}) {
      reached_[is_on].assign(graph_.size(), 0);
      from_[is_on].resize(graph_.size());
    }
    between_.resize(graph_.size());
  }

  bool find() {
    // What leads nowhere by all links does not by those of one kind.
    reach_.build(graph_);
    const Mask changed = ~context_.scratch.chains.barren.values(context_.position);
    for (const Links links : {Links::x, Links::y, Links::both}) {
      links_ = links;
      const Mask values = links == Links::x ? changed : ~Mask{0};
      for (Candidate source = 0; source < graph_.size(); ++source) {
        if ((values & bit(graph_.value(source))) == 0) continue;
        if (graph_.mates(source) == 0 || (links == Links::y && !graph_.has_mate(source))) continue;
        source_ = source;
        set_limit(links == Links::both ? 70 : 65);
        if (reach_.is_in_cycle(code_of(source, true))) find_cycles();
        if (links == Links::y) continue;
        set_limit(links == Links::both ? 70 : 66);
        for (const bool is_on : {true, false}) {
          if (reach_.leads(code_of(source, is_on), code_of(source, !is_on))) find_forcing(is_on);
        }
      }
    }
    if (best_ == worst) context_.scratch.chains.barren.note(context_.position);
    return best_ != worst;
  }

 private:
  using Key = std::tuple<unsigned, unsigned>;  // rating and length
  static constexpr Key worst = {~0U, ~0U};
  static constexpr unsigned longest = 2048;

  // Chains must be shorter than `limit_`, counted in literals, to be easier than the best.
  void set_limit(unsigned base) {
    base_ = base;
    if (best_ == worst) {
      limit_ = longest;
      return;
    }
    const auto [rating, length] = best_;
    limit_ = base + added_by_length(length) < rating ? longest : length;
    if (base + added_by_length(length) > rating) {
      limit_ = 1;
      while (Key(base + added_by_length(limit_), limit_) < best_) ++limit_;
    }
  }

  // What a candidate that is on turns off, and one that is off turns on.
  std::span<const Candidate> off(Candidate from) const {
    return links_ == Links::x ? graph_.off_by_value(from) : graph_.off(from);
  }
  std::span<const Candidate> on(Candidate from) const {
    const auto all = graph_.on(from);
    const std::size_t mates = graph_.has_mate(from) ? 1 : 0;
    if (links_ == Links::both) return all;
    return links_ == Links::x ? all.subspan(mates) : all.first(mates);
  }

  // The literals that were reached: when (a number of the search), from where, and at which length. A candidate that is
  // on was reached through one that is off, and the other way.
  void begin_search() {
    ++search_;
    queue_.clear();
  }
  bool is_reached(bool is_on, Candidate candidate) const { return reached_[is_on][candidate] == search_; }
  void reach(bool is_on, Candidate candidate, Candidate from) {
    reached_[is_on][candidate] = search_;
    from_[is_on][candidate] = from;
  }

  // Breadth first over candidates that are on. Those that are off may be passed again, from another one that is on.
  void find_cycles() {
    begin_search();
    reach(true, source_, source_);
    queue_.push_back({source_, 1});
    for (std::size_t at = 0; at < queue_.size(); ++at) {
      const auto [here, length] = queue_[at];
      if (length + 1 >= limit_) return;
      for (const Candidate middle : off(here)) {
        if (is_on_path(here, middle)) continue;
        for (const Candidate next : on(middle)) {
          if (next == source_ && length >= 3) {
            consider_cycle(here, middle, length + 1);
            if (length + 1 >= limit_) return;
          }
          // What does not lead back to the source is of no use.
          if (is_reached(true, next) || !reach_.are_joined(code_of(next, true), code_of(source_, true))) continue;
          reach(true, next, here);
          between_[next] = middle;
          queue_.push_back({next, length + 2});
        }
      }
    }
  }

  // Whether `middle` is off on the way to `here`.
  bool is_on_path(Candidate here, Candidate middle) const {
    for (; here != source_; here = from_[true][here]) {
      if (between_[here] == middle) return true;
    }
    return false;
  }

  void consider_cycle(Candidate here, Candidate middle, unsigned length) {
    chain_.clear();
    chain_.push_back({graph_.placement(source_), true});
    const std::size_t front = chain_.size();
    for (Candidate at = here; at != source_; at = from_[true][at]) {
      chain_.push_back({graph_.placement(at), true});
      chain_.push_back({graph_.placement(between_[at]), false});
    }
    std::reverse(chain_.begin() + static_cast<std::ptrdiff_t>(front), chain_.end());
    chain_.push_back({graph_.placement(middle), false});
    chain_.push_back(chain_.front());
    Deduction& trial = context_.scratch.trial;
    trial.begin(name_cycle(), base_ + added_by_length(length));
    Writer writer(context_.position, trial);
    eliminate_around(writer);
    if (writer.is_useful()) accept(length);
  }

  // What sees one that is on and one that is off of its value; cells of the cycle are left as they are.
  void eliminate_around(Writer& writer) {
    const Layout& layout = context_.position.layout();
    const auto is_in_cycle = [&](Cell cell) {
      return std::any_of(chain_.begin(), chain_.end(), [&](Literal literal) { return cell_of(literal) == cell; });
    };
    for (std::size_t i = 0; i + 1 < chain_.size(); i += 2) {
      for (const Candidate seen : graph_.off_by_value(candidate_of(chain_[i]))) {
        const Cell cell = graph_.cell(seen);
        if (is_in_cycle(cell)) continue;
        for (std::size_t j = 1; j < chain_.size(); j += 2) {
          if (value_of(chain_[j]) == graph_.value(seen) && layout.sees(cell, cell_of(chain_[j]))) {
            writer.eliminate(cell, bit(graph_.value(seen)));
            break;
          }
        }
      }
    }
  }

  // From the source, on or off, breadth first to its opposite.
  void find_forcing(bool is_on) {
    begin_search();
    reach(is_on, source_, source_);
    queue_.push_back({source_, 1});
    bool is_this_on = is_on;
    std::size_t level_end = queue_.size();
    for (std::size_t at = 0; at < queue_.size(); ++at) {
      if (at == level_end) {
        is_this_on = !is_this_on;
        level_end = queue_.size();
      }
      const auto [here, length] = queue_[at];
      if (length + 1 >= limit_) return;
      for (const Candidate next : is_this_on ? off(here) : on(here)) {
        if (is_reached(!is_this_on, next)) continue;
        reach(!is_this_on, next, here);
        if (next == source_) return consider_forcing(!is_this_on, length + 1);
        queue_.push_back({next, length + 1});
      }
    }
  }

  void consider_forcing(bool is_on, unsigned length) {
    chain_.clear();
    Candidate at = source_;
    bool is_at_on = is_on;
    for (unsigned i = 0; i < length; ++i) {
      chain_.push_back({graph_.placement(at), is_at_on});
      at = from_[is_at_on][at];
      is_at_on = !is_at_on;
    }
    std::reverse(chain_.begin(), chain_.end());
    Deduction& trial = context_.scratch.trial;
    trial.begin(name_chain(), base_ + added_by_length(length));
    Writer writer(context_.position, trial);
    const Cell cell = graph_.cell(source_);
    const std::uint32_t v = graph_.value(source_);
    if (is_on) {
      writer.place(cell, v);
      writer.eliminate(cell, ~bit(v));
    } else {
      writer.eliminate(cell, bit(v));
    }
    accept(length);
  }

  void accept(unsigned length) {
    Deduction& trial = context_.scratch.trial;
    for (std::size_t i = 0; i + 1 < chain_.size(); ++i) trial.chain.push_back({chain_[i], chain_[i + 1]});
    Writer writer(context_.position, trial);
    for (const Literal literal : chain_) writer.show(cell_of(literal), bit(value_of(literal)));
    best_ = {trial.rating, length};
    std::swap(trial, context_.found);
    set_limit(base_);
  }

  Technique name_cycle() const {
    return links_ == Links::x ? Technique::x_cycle : links_ == Links::y ? Technique::xy_cycle : Technique::nice_loop;
  }

  Technique name_chain() const {
    if (links_ == Links::x) return is_all_strong() ? Technique::simple_colouring : Technique::x_chain;
    // Without the first and the last literal, which are of the candidate that is at stake.
    const auto is_bivalue = [&](std::size_t i) {
      return cell_of(chain_[i]) == cell_of(chain_[i + 1]) && graph_.has_mate(candidate_of(chain_[i]));
    };
    const std::size_t end = chain_.size() - 1;
    bool is_xy = !chain_[0].is_on ? false : true;
    for (std::size_t i = 1; i + 1 < end && is_xy; i += 2) is_xy = is_bivalue(i);
    if (is_xy) return Technique::xy_chain;
    const bool is_wing = chain_[0].is_on && chain_.size() == 8 && is_bivalue(1) && is_bivalue(5) &&
                         value_of(chain_[2]) == value_of(chain_[5]) && value_of(chain_[3]) == value_of(chain_[2]);
    return is_wing ? Technique::w_wing : Technique::aic;
  }

  // Each link between the ends is a strong one, also where only a weak one is needed.
  bool is_all_strong() const {
    for (std::size_t i = 1; i + 2 < chain_.size(); ++i) {
      const auto strong = graph_.on(candidate_of(chain_[i]));
      if (std::find(strong.begin(), strong.end(), candidate_of(chain_[i + 1])) == strong.end()) return false;
    }
    return true;
  }

  Cell cell_of(Literal literal) const { return literal.placement / context_.position.layout().values(); }
  std::uint32_t value_of(Literal literal) const { return literal.placement % context_.position.layout().values(); }
  Candidate candidate_of(Literal literal) const { return graph_.at(cell_of(literal), value_of(literal)); }

  Context& context_;
  Implications& graph_;
  Reach& reach_ = context_.scratch.reach;
  Links links_ = Links::x;
  Candidate source_ = 0;
  unsigned base_ = 0, limit_ = 0;
  Key best_ = worst;
  std::uint32_t search_ = 0;
  // By off or on, then by candidate.
  std::vector<std::uint32_t> (&reached_)[2] = context_.scratch.chains.reached;
  std::vector<Candidate> (&from_)[2] = context_.scratch.chains.from;
  std::vector<Candidate>& between_ = context_.scratch.chains.between;
  std::vector<ChainMemory::Reached>& queue_ = context_.scratch.chains.queue;
  std::vector<Literal>& chain_ = context_.scratch.chains.chain;
};

}  // namespace

bool find_chain(Context& context) { return ChainFinder(context).find(); }

}  // namespace quadrille::steps
