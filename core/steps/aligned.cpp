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
    if (size_ == 3) find_near();
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
    std::vector<SmallSet> seen(layout.cells());
    for (std::size_t i = 0; i < excluders_.size(); ++i) {
      for (const Cell peer : layout.peers(excluders_[i])) seen[peer].add(i);
    }
    for (Cell cell = 0; cell < layout.cells(); ++cell) {
      if (count(position_.values(cell)) < 2 || seen[cell].is_empty()) continue;
      bases.push_back(cell);
      seen_.push_back(seen[cell]);
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
    const bool is_old = !is_changed_[i] && !is_changed_[j] && (common & changed_excluders_).is_empty();
    for (std::size_t word = 0; word < words_; ++word) {
      Mask thirds = near_[i * words_ + word] | near_[j * words_ + word];
      if (is_old) thirds &= changed_bases_[word];
      for (; thirds != 0; thirds &= thirds - 1) {
        const std::size_t k = 64 * word + lowest(thirds);
        const SmallSet all = common & seen_[k];
        if (!is_changed_[i] && !is_changed_[j] && !is_changed_[k] && (all & changed_excluders_).is_empty()) continue;
        if (all.size() < 2 || k == i || k == j) continue;
        // The same three were met before, in another order.
        if ((k < j && is_near(j, std::min(i, k), std::max(i, k))) || (k < i && is_near(i, k, j))) continue;
        cells_[2] = bases[k];
        if (exclude(all)) return true;
      }
    }
    return false;
  }

  // By base, which of the others are excluders that it sees.
  void find_near() {
    const Layout& layout = position_.layout();
    const auto& bases = context_.scratch.cells;
    words_ = (bases.size() + 63) / 64;
    near_.assign(bases.size() * words_, 0);
    changed_bases_.assign(words_, 0);
    for (std::size_t k = 0; k < bases.size(); ++k) {
      if (is_changed_[k]) changed_bases_[k / 64] |= bit(k % 64);
      for (std::size_t i = 0; i < bases.size() && is_excluder(bases[k]); ++i) {
        if (layout.sees(bases[k], bases[i])) near_[i * words_ + k / 64] |= bit(k % 64);
      }
    }
  }

  bool is_near(std::size_t third, std::size_t i, std::size_t j) const {
    return ((near_[i * words_ + third / 64] | near_[j * words_ + third / 64]) >> third % 64 & 1) != 0;
  }

  // The values of the last cell that go with those of the others: they leave each excluder a value.
  Mask fitting(unsigned known) const {
    Mask fit = position_.values(cells_[known]), chosen = 0;
    for (unsigned i = 0; i < known; ++i) {
      chosen |= bit(at_[i]);
      if (sees_[i + known - 1]) fit &= ~bit(at_[i]);
    }
    for (std::ptrdiff_t i = 0; i < excluding_; ++i) {
      const Mask left = values_[static_cast<std::size_t>(i)] & ~chosen;
      if (count(left) <= 1) fit &= ~left;
    }
    return fit;
  }

  // Notes which values of the cells go together.
  void combine(unsigned known) {
    if (adds_nothing(known)) return;
    const Mask fit = fitting(known);
    if (known + 1 == size_) {
      if (fit == 0) return;
      for (unsigned i = 0; i < known; ++i) allowed_[i] |= bit(at_[i]);
      allowed_[known] |= fit;
      return;
    }
    for_bits(fit, [&](std::uint32_t v) {
      at_[known] = v;
      combine(known + 1);
    });
  }

  // Whether the first values are known to go with others, and all values of the other cells too.
  bool adds_nothing(unsigned known) const {
    for (unsigned i = 0; i < size_; ++i) {
      if (i < known ? (allowed_[i] & bit(at_[i])) == 0 : allowed_[i] != position_.values(cells_[i])) return false;
    }
    return true;
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
    for (unsigned known = 1; known < size_; ++known) {
      for (unsigned i = 0; i < known; ++i) sees_[i + known - 1] = position_.layout().sees(cells_[i], cells_[known]);
    }
    combine(0);
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
  std::array<bool, 3> sees_ = {};  // each other: the first two cells, the first and the third, the second and the third
  std::vector<Cell> excluders_;
  SmallSet changed_excluders_;
  std::vector<bool> is_changed_;                  // by base
  std::size_t words_ = 0;                         // of a set of bases
  std::vector<Mask> near_, changed_bases_;        // such sets: by base, those near it; those that have changed
  std::vector<SmallSet> seen_;                    // by base: the excluders that it sees
  std::array<Mask, SmallSet::most> values_ = {};  // of the first `excluding_` that may be left without
  std::ptrdiff_t excluding_ = 0;
};

}  // namespace

bool find_aligned_pair(Context& context) { return Aligned(context, 2).find(); }
bool find_aligned_triple(Context& context) { return Aligned(context, 3).find(); }

}  // namespace quadrille::steps
