// Aligned exclusion: of two or three cells, the combinations of values that would leave a cell which all of them see
// without values. What is left in no combination is removed. Tested by tests/core/steps_techniques_test.cpp.
#include <array>

#include "core/steps/techniques.hpp"

namespace quadrille::steps {

namespace {

// The cells at hand, and the values of the cells that all of them see.
class Aligned {
 public:
  Aligned(Context& context, unsigned size) : context_(context), position_(context.position), size_(size) {}

  bool find() {
    const Layout& layout = position_.layout();
    auto& bases = context_.scratch.cells;
    bases.clear();
    for (Cell cell = 0; cell < layout.cells(); ++cell) {
      bool has_excluder = false;
      for (const Cell peer : layout.peers(cell)) has_excluder = has_excluder || is_excluder(peer);
      if (has_excluder && count(position_.values(cell)) >= 2) bases.push_back(cell);
    }
    for (std::size_t i = 0; i < bases.size(); ++i) {
      cells_[0] = bases[i];
      for (std::size_t j = i + 1; j < bases.size(); ++j) {
        cells_[1] = bases[j];
        if (!collect(2)) continue;
        if (size_ == 2 ? exclude() : find_third(j)) return true;
      }
    }
    return false;
  }

 private:
  bool is_excluder(Cell cell) const {
    const unsigned left = count(position_.values(cell));
    return left >= 2 && left <= size_;
  }

  // What the first `known` cells see in common: two excluders at least.
  bool collect(unsigned known) {
    const Layout& layout = position_.layout();
    excluders_ = 0;
    for (const Cell cell : layout.peers(cells_[0])) {
      bool is_common = is_excluder(cell);
      for (unsigned i = 1; i < known && is_common; ++i) is_common = layout.sees(cell, cells_[i]);
      if (is_common && excluders_ < values_.size()) values_[excluders_++] = position_.values(cell);
    }
    return excluders_ >= 2;
  }

  bool find_third(std::size_t after) {
    const Layout& layout = position_.layout();
    const auto& bases = context_.scratch.cells;
    for (std::size_t k = 0; k < bases.size(); ++k) {
      const Cell third = bases[k];
      // The third is one that the first two may see; where it sees all, any order of the three will do.
      const bool is_near = layout.sees(third, cells_[0]) || layout.sees(third, cells_[1]);
      if (third == cells_[0] || third == cells_[1] || !is_near || !is_excluder(third)) continue;
      if (k < after && layout.sees(third, cells_[0]) && layout.sees(third, cells_[1]) && is_excluder(cells_[1]))
        continue;
      cells_[2] = third;
      if (collect(3) && exclude()) return true;
    }
    return false;
  }

  bool is_possible(Mask chosen, unsigned known) const {
    const Layout& layout = position_.layout();
    for (unsigned i = 0; i < known; ++i) {
      for (unsigned j = i + 1; j < known; ++j) {
        if (at_[i] == at_[j] && layout.sees(cells_[i], cells_[j])) return false;
      }
    }
    for (std::size_t i = 0; i < excluders_; ++i) {
      if ((values_[i] & ~chosen) == 0) return false;
    }
    return true;
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

  bool exclude() {
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
  std::array<Mask, 64> values_ = {};
  std::size_t excluders_ = 0;
};

}  // namespace

bool find_aligned_pair(Context& context) { return Aligned(context, 2).find(); }
bool find_aligned_triple(Context& context) { return Aligned(context, 3).find(); }

}  // namespace quadrille::steps
