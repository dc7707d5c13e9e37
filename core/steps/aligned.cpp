// Aligned exclusion: of two or three cells, the combinations of values that would leave a cell which all of them see
// without values. What is left in no combination is removed. Tested by tests/core/steps_techniques_test.cpp.
#include <algorithm>
#include <array>
#include <vector>

#include "core/steps/small_set.hpp"
#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

// The cells at hand, and the values of the cells that all of them see.
class Aligned {
 public:
  Aligned(Context& context, unsigned size) : context_(context), position_(context.position), size_(size) {}

  bool find() {
    find_bases();
    const auto& bases = context_.scratch.cells;
    auto& old_values = context_.scratch.aligned[size_ - 2];
    note_changes(old_values);
    for (std::size_t i = 0; i < bases.size(); ++i) {
      for (std::size_t j = i + 1; j < bases.size(); ++j) {
        const SmallSet common = seen_[i] & seen_[j];
        if (common.size() < 2) continue;
        cells_ = {bases[i], bases[j]};
        if (size_ == 2 ? exclude_pair(common, i, j) : find_third(common, i, j)) return true;
      }
    }
    old_values.clear();
    for (Cell cell = 0; cell < position_.layout().cells(); ++cell) old_values.push_back(position_.values(cell));
    return false;
  }

 private:
  bool is_excluder(Cell cell) const {
    const unsigned left = count(position_.values(cell));
    return left >= 2 && left <= size_;
  }

  // Cells that see excluders, and which.
  void find_bases() {
    const Layout& layout = position_.layout();
    auto& bases = context_.scratch.cells;
    bases.clear();
    seen_.clear();
    excluders_.clear();
    for (Cell cell = 0; cell < layout.cells() && excluders_.size() < SmallSet::most; ++cell) {
      if (is_excluder(cell)) excluders_.push_back(cell);
    }
    for (Cell cell = 0; cell < layout.cells(); ++cell) {
      if (count(position_.values(cell)) < 2) continue;
      SmallSet seen;
      for (std::size_t i = 0; i < excluders_.size(); ++i) {
        if (layout.sees(cell, excluders_[i])) seen.add(i);
      }
      if (seen.is_empty()) continue;
      bases.push_back(cell);
      seen_.push_back(seen);
    }
  }

  // Cells that nothing has happened to since a search that found nothing need not be looked at together again.
  void note_changes(const std::vector<Mask>& old_values) {
    const auto is_changed = [&](Cell cell) { return old_values.empty() || old_values[cell] != position_.values(cell); };
    is_changed_.clear();
    for (const Cell base : context_.scratch.cells) is_changed_.push_back(is_changed(base));
    for (std::size_t i = 0; i < excluders_.size(); ++i) {
      if (is_changed(excluders_[i])) changed_excluders_.add(i);
    }
  }

  bool exclude_pair(SmallSet common, std::size_t i, std::size_t j) {
    return (is_changed_[i] || is_changed_[j] || !(common & changed_excluders_).is_empty()) && exclude(common);
  }

  // The third is an excluder that one of the first two sees.
  bool find_third(SmallSet common, std::size_t i, std::size_t j) {
    const auto& bases = context_.scratch.cells;
    for (std::size_t k = 0; k < bases.size(); ++k) {
      const SmallSet all = common & seen_[k];
      const bool is_changed = is_changed_[i] || is_changed_[j] || is_changed_[k];
      if (!is_changed && (all & changed_excluders_).is_empty()) continue;
      if (all.size() < 2 || k == i || k == j || !is_near(k, i, j)) continue;
      // The same three were met before, in another order.
      if ((k < j && is_near(j, std::min(i, k), std::max(i, k))) || (k < i && is_near(i, k, j))) continue;
      cells_[2] = bases[k];
      if (exclude(all)) return true;
    }
    return false;
  }

  bool is_near(std::size_t third, std::size_t i, std::size_t j) const {
    const Layout& layout = position_.layout();
    const auto& bases = context_.scratch.cells;
    return is_excluder(bases[third]) && (layout.sees(bases[third], bases[i]) || layout.sees(bases[third], bases[j]));
  }

  bool is_possible(Mask chosen, unsigned known) const {
    const Layout& layout = position_.layout();
    for (unsigned i = 0; i < known; ++i) {
      for (unsigned j = i + 1; j < known; ++j) {
        if (at_[i] == at_[j] && layout.sees(cells_[i], cells_[j])) return false;
      }
    }
    return std::none_of(values_.begin(), values_.begin() + excluding_,
                        [&](Mask left) { return (left & ~chosen) == 0; });
  }

  void combine(unsigned known, Mask chosen) {
    if (!is_possible(chosen, known)) return;
    if (known == size_) {
      for (unsigned i = 0; i < size_; ++i) allowed_[i] |= bit(at_[i]);
      return;
    }
    for_bits(position_.values(cells_[known]), [&](std::uint32_t v) {
      at_[known] = v;
      combine(known + 1, chosen | bit(v));
    });
  }

  bool exclude(SmallSet common) {
    // Only excluders whose values the cells have can be left without any.
    Mask own = 0;
    for (unsigned i = 0; i < size_; ++i) own |= position_.values(cells_[i]);
    excluding_ = 0;
    common.for_each([&](std::uint32_t number) {
      const Mask left = position_.values(excluders_[number]);
      if ((left & ~own) == 0) values_[static_cast<std::size_t>(excluding_++)] = left;
    });
    if (excluding_ == 0) return false;
    allowed_ = {};
    combine(0, 0);
    bool is_useful = false;
    for (unsigned i = 0; i < size_; ++i) is_useful = is_useful || allowed_[i] != position_.values(cells_[i]);
    if (!is_useful) return false;
    context_.found.begin(size_ == 2 ? Technique::aligned_pair_exclusion : Technique::aligned_triple_exclusion,
                         size_ == 2 ? 62 : 75);
    Writer writer(position_, context_.found);
    for (unsigned i = 0; i < size_; ++i) {
      writer.eliminate(cells_[i], ~allowed_[i]);
      writer.show(cells_[i], ~Mask{0});
    }
    return true;
  }

  Context& context_;
  const Position& position_;
  unsigned size_;
  std::array<Cell, 3> cells_ = {};
  std::array<std::uint32_t, 3> at_ = {};
  std::array<Mask, 3> allowed_ = {};
  std::vector<Cell> excluders_;
  SmallSet changed_excluders_;
  std::vector<bool> is_changed_;                  // by base
  std::vector<SmallSet> seen_;                    // by base: the excluders that it sees
  std::array<Mask, SmallSet::most> values_ = {};  // of the first `excluding_` that may be left without
  std::ptrdiff_t excluding_ = 0;
};

}  // namespace

bool find_aligned_pair(Context& context) { return Aligned(context, 2).find(); }
bool find_aligned_triple(Context& context) { return Aligned(context, 3).find(); }

}  // namespace quadrille::steps
