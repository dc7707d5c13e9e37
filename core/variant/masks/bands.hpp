// Bands of houses on masks: as many rows as boxes with the same cells, and likewise columns and boxes. All that houses
// and pairs of houses (houses.hpp) say about them is found in one pass over their segments:
//
//              box 0     box 1     box 2
//     row 0    s00       s01       s02         A segment is what a row and a box share. The values of a row's other
//     row 1    s10       s11       s12         segments and those of the box's other segments are the same: s01, s02
//     row 2    s20       s21       s22         and s10, s20 have no value that is in one of these pairs alone.
//
// Tested by tests/core/variant_houses_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/variant/network.hpp"

namespace quadrille::variant {

class Bands {
 public:
  /// Finds the bands among houses, which are sorted.
  void open(std::span<const std::vector<Variable>> houses, const Network& network);

  std::size_t size() const { return bands_.size(); }
  std::span<const Variable> variables(std::uint32_t index) const {
    const Band& band = bands_[index];
    return std::span(variables_).subspan(band.first, std::size_t{band.side} * band.side * band.segment);
  }
  std::size_t cost(std::uint32_t index) const { return 3 * variables(index).size(); }  ///< nanoseconds, roughly
  /// Whether bands say all about the house with that index, or about what two of them share.
  bool has_house(std::size_t house) const { return has_house_[house]; }
  bool has_pair(std::size_t a, std::size_t b) const { return has_pair_[a * has_house_.size() + b]; }

  /// How many variables two houses share.
  std::size_t shares(std::size_t a, std::size_t b) const { return shared_[a * has_house_.size() + b]; }

  /// Calls `set(variable, values)`, which must write the mask, for each variable that loses values. False at a
  /// contradiction.
  template <class Set>
  bool filter(std::uint32_t index, const Values* masks, Set&& set) {
    const Band& band = bands_[index];
    return band.side == 3 ? filter_band<3>(band, masks, set) : filter_band<0>(band, masks, set);
  }
  /// The house of the last contradiction.
  std::size_t culprit() const { return culprit_; }

 private:
  static constexpr std::size_t most_side = 4;

  struct Band {
    Values all;
    std::uint32_t first;    // row r and box b share variables_[first + (r · side + b) · segment …)
    std::uint32_t side;     // rows, and boxes; 2 to 4
    std::uint32_t segment;  // variables of a segment
    std::uint32_t houses;   // houses_[houses …): the indices of the rows, then of the boxes
    bool has_boxes;         // whether it looks for hidden singles of boxes; else other bands do
  };
  // The values of some variables.
  struct Seen {
    Values once = 0, twice = 0, single = 0;
    void add(const Seen& other) {
      twice |= other.twice | (once & other.once);
      once |= other.once;
      single |= other.single;
    }
    void add(Values values) { add({values, 0, (values & (values - 1)) == 0 ? values : 0}); }
    // Values with one place, which has others too.
    Values hidden() const { return once & ~twice & ~single; }
  };

  std::vector<std::size_t> find_partition(std::size_t crossing, std::size_t first) const;
  void add(std::span<const std::vector<Variable>> houses, const std::vector<std::size_t>& rows,
           const std::vector<std::size_t>& boxes, const Network& network);

  // `fixed` is the side, or 0 for all but the commonest one.
  template <std::size_t fixed, class Set>
  bool filter_band(const Band& band, const Values* masks, Set& set) {
    constexpr std::size_t most = fixed == 0 ? most_side : fixed;
    const std::size_t side = fixed == 0 ? band.side : fixed;
    Seen seen[most][most];
    const Variable* variable = &variables_[band.first];
    for (std::size_t row = 0; row < side; ++row)
      for (std::size_t box = 0; box < side; ++box)
        for (std::uint32_t i = 0; i < band.segment; ++i) seen[row][box].add(masks[*variable++]);
    for (std::size_t house = 0; house < (band.has_boxes ? 2 * side : side); ++house) {
      Seen all;
      for (std::size_t i = 0; i < side; ++i) all.add(house < side ? seen[house][i] : seen[i][house - side]);
      culprit_ = houses_[band.houses + house];
      if (all.once != band.all) return false;
      if (all.hidden() == 0) continue;
      for (std::size_t i = 0; i < side; ++i)
        if (!place(band, house < side ? house * side + i : i * side + house - side, all.hidden(), masks, set))
          return false;
    }
    Values beside_row[most][most] = {}, beside_box[most][most] = {};  // of the row's other segments, of the box's
    for (std::size_t row = 0; row < side; ++row) {
      for (std::size_t box = 0; box < side; ++box) {
        for (std::size_t i = 0; i < side; ++i) {
          if (i != box) beside_row[row][box] |= seen[row][i].once;
          if (i != row) beside_box[row][box] |= seen[i][box].once;
        }
      }
    }
    for (std::size_t row = 0; row < side; ++row) {
      for (std::size_t box = 0; box < side; ++box) {
        Values allowed = ~Values{0};
        for (std::size_t i = 0; i < side; ++i) {
          if (i != box) allowed &= beside_box[row][i];
          if (i != row) allowed &= beside_row[i][box];
        }
        culprit_ = houses_[band.houses + row];
        if ((seen[row][box].once & ~allowed) != 0 && !restrict(band, row * side + box, allowed, masks, set))
          return false;
      }
    }
    return true;
  }
  // The variable of a segment that has one of the hidden values has no others.
  template <class Set>
  bool place(const Band& band, std::size_t segment, Values hidden, const Values* masks, Set& set) {
    for (const Variable variable : variables_of(band, segment)) {
      const Values values = masks[variable] & hidden;
      if (values == 0 || values == masks[variable]) continue;
      if ((values & (values - 1)) != 0) return false;
      set(variable, values);
    }
    return true;
  }
  template <class Set>
  bool restrict(const Band& band, std::size_t segment, Values allowed, const Values* masks, Set& set) {
    for (const Variable variable : variables_of(band, segment)) {
      if ((masks[variable] & ~allowed) == 0) continue;
      if ((masks[variable] & allowed) == 0) return false;
      set(variable, masks[variable] & allowed);
    }
    return true;
  }
  std::span<const Variable> variables_of(const Band& band, std::size_t segment) const {
    return std::span(variables_).subspan(band.first + segment * band.segment, band.segment);
  }

  std::vector<Band> bands_;
  std::vector<Variable> variables_;
  std::vector<std::size_t> houses_;
  std::vector<bool> has_house_;
  std::vector<bool> has_pair_;        // by two houses
  std::vector<std::uint8_t> shared_;  // the same: how many variables they share
  std::size_t culprit_ = 0;
};

}  // namespace quadrille::variant
