// Bands of houses on masks: as many rows as boxes with the same cells, and likewise columns and boxes. All that houses
// and pairs of houses (houses.hpp) say about them is found in one pass over their segments:
//
//              box 0     box 1     box 2
//     row 0    s00       s01       s02         A segment is what a row and a box share. The values of a row's other
//     row 1    s10       s11       s12         segments and those of the box's other segments are the same: s01, s02
//     row 2    s20       s21       s22         and s10, s20 have no value that is in one of these pairs alone.
//
// The pass works on vectors with a lane of 16 bits for each segment. For that the masks of a band's variables are kept
// once more, its *lanes*: vector i has the variables number i of all segments.
//
//     lane         0    1    2    3    4    5    6    7    8    9    10   11   12 … 15
//     segment      s00  s01  s02  0    s10  s11  s12  0    s20  s21  s22  0    0
//
// Tested by tests/core/network_houses_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

class Bands {
 public:
  /// Finds the bands among the houses, which are sorted, of a search with this number of variables.
  void open(std::span<const std::vector<Variable>> houses, const Network& network, std::size_t variables);

  std::size_t size() const { return bands_.size(); }
  std::span<const Variable> variables(std::uint32_t index) const {
    const Band& band = bands_[index];
    return std::span(variables_).subspan(band.first, std::size_t{band.side} * band.side * band.segment);
  }
  /// Whether bands say all about the house with that index, or about what two of them share.
  bool has_house(std::size_t house) const { return has_house_[house]; }
  bool has_pair(std::size_t a, std::size_t b) const { return has_pair_[a * has_house_.size() + b]; }

  /// How many variables two houses share.
  std::size_t shares(std::size_t a, std::size_t b) const { return shared_[a * has_house_.size() + b]; }

  /// The size of the lanes of all bands, which whoever has the masks keeps too, set to 0 at first.
  std::size_t lane_words() const { return lane_words_; }
  /// Writes the mask of a variable to its places in the lanes.
  void write(Variable variable, Values values, Values* lanes) const {
    const auto lane = static_cast<Lane>(values);
    for (std::uint32_t at = first_place_[variable]; at < first_place_[variable + 1]; ++at)
      std::memcpy(reinterpret_cast<char*>(lanes) + places_[at], &lane, sizeof lane);
  }

  /// Calls `set(variable, values)`, which must write the mask, for each variable that loses values. `lanes` must agree
  /// with `masks`. False at a contradiction.
  template <class Set>
  bool filter(std::uint32_t index, const Values* masks, const Values* lanes, Set&& set) {
    return !find(bands_[index], lanes) || apply(bands_[index], masks, set);
  }
  /// The house of the last contradiction.
  std::size_t culprit() const { return culprit_; }

 private:
  using Lane = std::uint16_t;  // a set of values
  static constexpr unsigned most_lane_values = 16;
  static constexpr std::size_t most_side = 4, segments = most_side * most_side;
  using Lanes = std::array<Lane, segments>;
  static constexpr std::size_t words_of_lanes = sizeof(Lanes) / sizeof(Values);

  struct Band {
    Values all;
    std::uint32_t first;              // row r and box b share variables_[first + (r · side + b) · segment …)
    std::uint32_t side;               // rows, and boxes; 2 to 4
    std::uint32_t segment;            // variables of a segment
    std::uint32_t houses;             // houses_[houses …): the indices of the rows, then of the boxes
    std::uint32_t lanes;              // the first word of its lanes
    bool has_boxes;                   // whether it looks for hidden singles of boxes; else other bands do
    Lanes all_of_rows, all_of_boxes;  // the values that the house of each lane must have; 0 if there is no such house
    Lanes unused;                     // all bits in lanes without a segment
  };
  // What follows from the lanes of a band. Of rows and boxes each lane has what is true of its own house.
  struct Found {
    Lanes of_rows, of_boxes;          // the values that are in them
    Lanes hidden_rows, hidden_boxes;  // values with one place, which has others too
    Lanes allowed;                    // the values that a segment may have
    Lanes values;                     // the values that it has
  };

  std::vector<std::size_t> find_partition(std::size_t crossing, std::size_t first) const;
  void add(std::span<const std::vector<Variable>> houses, const std::vector<std::size_t>& rows,
           const std::vector<std::size_t>& boxes, const Network& network);
  void place_variables(std::size_t variables);
  bool find(const Band& band, const Values* lanes);

  // What `find` has found.
  template <class Set>
  bool apply(const Band& band, const Values* masks, Set& set) {
    const std::size_t side = band.side;
    for (std::size_t house = 0; house < (band.has_boxes ? 2 * side : side); ++house) {
      const bool is_row = house < side;
      const std::size_t lane = is_row ? house * most_side : house - side;
      culprit_ = houses_[band.houses + house];
      if ((is_row ? found_.of_rows : found_.of_boxes)[lane] != band.all) return false;
      const Values hidden = (is_row ? found_.hidden_rows : found_.hidden_boxes)[lane];
      if (hidden == 0) continue;
      for (std::size_t i = 0; i < side; ++i)
        if (!place(band, is_row ? house * side + i : i * side + house - side, hidden, masks, set)) return false;
    }
    for (std::size_t row = 0; row < side; ++row) {
      for (std::size_t box = 0; box < side; ++box) {
        const std::size_t lane = row * most_side + box;
        culprit_ = houses_[band.houses + row];
        if ((found_.values[lane] & ~found_.allowed[lane]) != 0 &&
            !restrict(band, row * side + box, found_.allowed[lane], masks, set))
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
  std::size_t lane_words_ = 0;
  std::vector<std::uint32_t> first_place_;  // variable x has places_[first_place_[x] … first_place_[x + 1])
  std::vector<std::uint32_t> places_;       // in the lanes, counted in bytes
  Found found_ = {};
  std::size_t culprit_ = 0;
};

}  // namespace quadrille::network
