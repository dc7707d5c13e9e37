// Two to four strong links of one value in a chain: one of its two outer ends holds the value, so candidates that see
// both do not. With two links these are skyscrapers, kites, turbot fish, empty rectangles and finned X-wings; with
// more, X-chains with groups, or simple colouring where the joins are strong links too. If the outer ends are joined
// too, it is an X-cycle: each join holds the value and its house loses the others. Tested by
// tests/core/steps_techniques_test.cpp.
#include <algorithm>

#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

constexpr unsigned most_links = 4;

class LinkChains {
 public:
  LinkChains(Context& context, unsigned links) : context_(context), links_(links) {}

  bool find() {
    const Layout& layout = context_.position.layout();
    auto& by_value = context_.scratch.strong;
    if (by_value.size() < layout.values()) by_value.resize(layout.values());
    for (std::uint32_t v = 0; v < layout.values(); ++v) {
      strong_ = &by_value[v];
      if (!strong_->find(context_.position, v) || strong_->is_barren(links_)) continue;
      is_any_ = false;
      for (EndNumber start = 0; start < 2 * strong_->links().size(); ++start) {
        path_[0] = start;
        extend(v, 1, strong_->links()[start / 2].cells);
      }
      if (!is_any_) strong_->set_barren(links_);
    }
    return best_rating_ != none;
  }

 private:
  static constexpr unsigned none = ~0U;

  // `path_` are the ends at which the links are entered.
  void extend(std::uint32_t v, unsigned length, SmallSet used) {
    if (length == links_ || length == most_links) return consider(v, used);  // the latter shows g++ the bound
    for (const EndNumber next : strong_->joined(path_[length - 1] ^ 1)) {
      const SmallSet cells = strong_->links()[next / 2].cells;
      if (!(cells & used).is_empty()) continue;
      if (length + 1 == links_ && next / 2 < path_[0] / 2) continue;  // the same chain, from its other end
      path_[length] = next;
      extend(v, length + 1, used | cells);
    }
  }

  void consider(std::uint32_t v, SmallSet used) {
    const EndNumber start = path_[0], finish = path_[links_ - 1] ^ 1;
    SmallSet victims = (strong_->end(start).seen & strong_->end(finish).seen) - used;
    const auto& around = strong_->joined(finish);
    const bool is_cycle = std::find(around.begin(), around.end(), start) != around.end();
    if (is_cycle) {
      for (unsigned link = 0; link + 1 < links_; ++link) {
        const SmallSet both = strong_->end(path_[link] ^ 1).seen & strong_->end(path_[link + 1]).seen;
        victims = victims | (both - used);
      }
    }
    if (victims.is_empty()) return;
    is_any_ = true;
    const unsigned rating = rate();
    if (rating > best_rating_ || (rating == best_rating_ && victims.size() <= best_size_)) return;
    best_rating_ = rating;
    best_size_ = victims.size();
    write(v, victims, is_cycle);
  }

  bool is_grouped() const {
    return std::any_of(path_.data(), path_.data() + links_,
                       [&](EndNumber end) { return strong_->links()[end / 2].is_grouped; });
  }
  bool has(cover::UnitKind kind) const {
    return std::any_of(path_.data(), path_.data() + links_, [&](EndNumber end) {
      return context_.position.layout().kind(strong_->links()[end / 2].house) == kind;
    });
  }
  bool is_parallel() const {
    using enum cover::UnitKind;
    return !has(box) && has(row) != has(column);
  }

  unsigned rate() const {
    static constexpr std::array<unsigned, most_links + 1> base = {0, 0, 40, 54, 58};
    using enum cover::UnitKind;
    if (is_grouped()) return base[links_] + 3;
    if (is_parallel()) return base[links_];
    return base[links_] + (has(box) && has(row) && has(column) ? 2 : 1);
  }

  // Whether the chain has strong links alone, also where two of its links are joined.
  bool is_all_strong() const {
    const auto& links = strong_->links();
    for (unsigned link = 0; link + 1 < links_; ++link) {
      const SmallSet both = strong_->end(path_[link] ^ 1).cells | strong_->end(path_[link + 1]).cells;
      if (std::none_of(links.begin(), links.end(), [&](const StrongLink& each) { return each.cells == both; }))
        return false;
    }
    return true;
  }

  Technique technique(bool is_cycle) const {
    using enum cover::UnitKind;
    if (links_ > 2) {
      if (is_grouped()) return Technique::grouped_x_chain;
      return is_cycle ? Technique::x_cycle : is_all_strong() ? Technique::simple_colouring : Technique::x_chain;
    }
    if (is_grouped()) {
      if (is_parallel()) return Technique::finned_x_wing;
      return has(box) ? Technique::empty_rectangle : Technique::grouped_x_chain;
    }
    if (is_parallel()) return Technique::skyscraper;
    return has(box) ? Technique::turbot_fish : Technique::two_string_kite;
  }

  void write(std::uint32_t v, SmallSet victims, bool is_cycle) {
    context_.found.begin(technique(is_cycle), best_rating_);
    Writer writer(context_.position, context_.found);
    Literal first, last;
    for (unsigned link = 0; link < links_; ++link) {
      writer.look_at(strong_->links()[path_[link] / 2].house);
      for (const EndNumber number : {path_[link], path_[link] ^ 1}) {
        const LinkEnd& end = strong_->end(number);
        Literal literal;
        literal.is_on = number != path_[link];
        strong_->for_cells(end.cells, [&](Cell cell) {
          writer.show(cell, bit(v));
          literal.placement = writer.placement(cell, v);
        });
        if (number == path_[0]) {
          first = literal;
        } else {
          context_.found.chain.push_back({last, literal});
        }
        last = literal;
      }
    }
    if (is_cycle) context_.found.chain.push_back({last, first});
    strong_->for_cells(victims, [&](Cell cell) { writer.eliminate(cell, bit(v)); });
  }

  Context& context_;
  StrongLinks* strong_ = nullptr;
  bool is_any_ = false;  // of the value at hand
  unsigned links_;
  std::array<EndNumber, most_links> path_ = {};
  unsigned best_rating_ = none;
  unsigned best_size_ = 0;
};

}  // namespace

bool find_two_strong_links(Context& context) { return LinkChains(context, 2).find(); }
bool find_three_strong_links(Context& context) { return LinkChains(context, 3).find(); }
bool find_four_strong_links(Context& context) { return LinkChains(context, 4).find(); }

}  // namespace quadrille::steps
