#include "core/network/filters/bands.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/simd.hpp"

namespace quadrille::network {

namespace {

using House = std::vector<Variable>;

// The lanes of two rows of a band, and of all four.
using Half = simd::Lanes<std::uint16_t>;
struct Whole {
  Half low = {}, high = {};

  friend Whole operator&(Whole a, Whole b) { return {a.low & b.low, a.high & b.high}; }
  friend Whole operator|(Whole a, Whole b) { return {a.low | b.low, a.high | b.high}; }
  friend Whole operator^(Whole a, Whole b) { return {a.low ^ b.low, a.high ^ b.high}; }
  friend Whole operator~(Whole a) { return {~a.low, ~a.high}; }
};

Half singles_of(Half values) { return values & (Half)((values & (values - 1)) == 0); }
Whole singles_of(Whole values) { return {singles_of(values.low), singles_of(values.high)}; }

// Each lane gets that of another segment. With the three after each other a lane meets all segments of its row, or of
// its box.
Half boxes_swapped(Half half) { return __builtin_shufflevector(half, half, 1, 0, 3, 2, 5, 4, 7, 6); }
Whole boxes_swapped(Whole whole) { return {boxes_swapped(whole.low), boxes_swapped(whole.high)}; }
Half pairs_of_boxes_swapped(Half half) { return __builtin_shufflevector(half, half, 2, 3, 0, 1, 6, 7, 4, 5); }
Whole pairs_of_boxes_swapped(Whole whole) {
  return {pairs_of_boxes_swapped(whole.low), pairs_of_boxes_swapped(whole.high)};
}
Half rows_swapped(Half half) { return __builtin_shufflevector(half, half, 4, 5, 6, 7, 0, 1, 2, 3); }

// The values of some variables, in each lane.
template <class Lanes>
struct Seen {
  Lanes once = {}, twice = {}, single = {};

  void add(const Seen& other) {
    twice = twice | other.twice | (once & other.once);
    once = once | other.once;
    single = single | other.single;
  }
  void add(Lanes values) { add(Seen{values, {}, singles_of(values)}); }
  // Values with one place, which has others too.
  Lanes hidden() const { return once & ~twice & ~single; }
};

template <class Lanes, class Swap>
Seen<Lanes> swapped(const Seen<Lanes>& seen, Swap swap) {
  return {swap(seen.once), swap(seen.twice), swap(seen.single)};
}

}  // namespace

[[clang::minsize]] void Bands::open(std::span<const House> houses, const Network& network, std::size_t variables) {
  bands_.clear();
  variables_.clear();
  houses_.clear();
  lane_words_ = 0;
  has_house_.assign(houses.size(), false);
  has_pair_.assign(houses.size() * houses.size(), false);
  shared_.resize(houses.size() * houses.size());
  std::size_t cells = 0;
  for (const House& house : houses) cells += house.size();
  variables_.reserve(2 * cells);  // of rows, and of columns, with their boxes
  std::vector<std::uint8_t> is_in(network.domains.size());
  for (std::size_t a = 0; a < houses.size(); ++a) {
    for (const Variable variable : houses[a]) is_in[variable] = 1;
    for (std::size_t b = a; b < houses.size(); ++b) {
      std::uint8_t count = 0;
      for (const Variable variable : houses[b]) count = static_cast<std::uint8_t>(count + is_in[variable]);
      shared_[a * houses.size() + b] = shared_[b * houses.size() + a] = count;
    }
    for (const Variable variable : houses[a]) is_in[variable] = 0;
  }
  for (std::size_t a = 0; a < houses.size(); ++a) {
    for (std::size_t b = 0; b < houses.size(); ++b) {
      if (a == b || has_pair(a, b) || shares(a, b) < 2) continue;
      const auto boxes = find_partition(a, b), rows = find_partition(b, a);
      if (rows.size() == boxes.size() && rows.size() >= 2 && rows.size() <= most_side)
        add(houses, rows, boxes, network);
    }
  }
  place_variables(variables);
}

// `first` and other houses that have as many variables of `crossing` as it has, no two with a common one, so that
// together they have all of them; none if there are no such houses.
[[clang::minsize]] std::vector<std::size_t> Bands::find_partition(std::size_t crossing, std::size_t first) const {
  std::vector<std::size_t> result;
  result.reserve(has_house_.size());
  result.push_back(first);
  const std::size_t segment = shares(crossing, first);
  for (std::size_t house = 0; house < has_house_.size(); ++house) {
    if (shares(crossing, house) != segment) continue;
    if (std::all_of(result.begin(), result.end(), [&](std::size_t other) { return shares(other, house) == 0; }))
      result.push_back(house);
  }
  if (result.size() * segment != shares(crossing, crossing)) result.clear();
  std::sort(result.begin(), result.end());
  return result;
}

// Unless a row and a box do not share what they should.
[[clang::minsize]] void Bands::add(std::span<const House> houses, const std::vector<std::size_t>& rows,
                                   const std::vector<std::size_t>& boxes, const Network& network) {
  const std::size_t side = rows.size(), segment = houses[rows[0]].size() / side;
  const auto first = static_cast<std::uint32_t>(variables_.size());
  const unsigned values = network.domains[houses[rows[0]][0]].values;
  bool is_band = values <= most_lane_values, has_boxes = false;
  for (const std::size_t row : rows) {
    for (const std::size_t box : boxes) {
      is_band = is_band && shares(row, box) == segment && !has_pair(row, box);
      std::set_intersection(houses[row].begin(), houses[row].end(), houses[box].begin(), houses[box].end(),
                            std::back_inserter(variables_));
    }
  }
  if (!is_band) return variables_.resize(first);
  for (const std::size_t box : boxes) has_boxes = has_boxes || !has_house(box);
  Band band = {all_values(values),
               first,
               static_cast<std::uint32_t>(side),
               static_cast<std::uint32_t>(segment),
               static_cast<std::uint32_t>(houses_.size()),
               static_cast<std::uint32_t>(lane_words_),
               has_boxes,
               {},
               {},
               {}};
  for (std::size_t row = 0; row < most_side; ++row) {
    for (std::size_t box = 0; box < most_side; ++box) {
      const std::size_t lane = row * most_side + box;
      if (row < side) band.all_of_rows[lane] = static_cast<Lane>(band.all);
      if (box < side && has_boxes) band.all_of_boxes[lane] = static_cast<Lane>(band.all);
      if (row >= side || box >= side) band.unused[lane] = static_cast<Lane>(~Lane{0});
    }
  }
  bands_.push_back(band);
  lane_words_ += segment * words_of_lanes;
  for (const auto& group : {rows, boxes}) {
    for (const std::size_t house : group) {
      houses_.push_back(house);
      has_house_[house] = true;
    }
  }
  for (const std::size_t row : rows)
    for (const std::size_t box : boxes)
      has_pair_[row * houses.size() + box] = has_pair_[box * houses.size() + row] = true;
}

// Finds the place of each variable in the lanes.
[[clang::minsize]] void Bands::place_variables(std::size_t variables) {
  std::vector<std::pair<Variable, std::uint32_t>> places;
  places.reserve(variables_.size());
  for (std::uint32_t index = 0; index < bands_.size(); ++index) {
    const Band& band = bands_[index];
    auto variable = this->variables(index).begin();
    for (std::size_t row = 0; row < band.side; ++row) {
      for (std::size_t box = 0; box < band.side; ++box) {
        for (std::size_t i = 0; i < band.segment; ++i) {
          const std::size_t lane = i * segments + row * most_side + box;
          places.emplace_back(*variable++,
                              static_cast<std::uint32_t>(band.lanes * sizeof(Values) + lane * sizeof(Lane)));
        }
      }
    }
  }
  first_place_.assign(variables + 1, 0);
  for (const auto& [variable, place] : places) ++first_place_[variable + 1];
  for (std::size_t i = 0; i < variables; ++i) first_place_[i + 1] += first_place_[i];
  std::sort(places.begin(), places.end());
  places_.clear();
  for (const auto& [variable, place] : places) places_.push_back(place);
}

// Returns whether anything follows: a contradiction, or that a variable loses values.
bool Bands::find(const Band& band, const Values* lanes) {
  const auto load = [](const Lanes& from) { return Whole{simd::load(&from[0]), simd::load(&from[segments / 2])}; };
  const auto store = [](Whole whole, Lanes& to) {
    simd::store(&to[0], whole.low);
    simd::store(&to[segments / 2], whole.high);
  };
  Seen<Whole> seen;
  for (std::size_t i = 0; i < band.segment; ++i) {
    Lanes its;
    std::memcpy(&its, lanes + band.lanes + i * words_of_lanes, sizeof its);
    seen.add(load(its));
  }

  const auto swap_boxes = [](Whole whole) { return boxes_swapped(whole); };
  const auto swap_pairs = [](Whole whole) { return pairs_of_boxes_swapped(whole); };
  Seen<Whole> rows = seen;
  rows.add(swapped(seen, swap_boxes));
  const Whole beside_row = boxes_swapped(seen.once) | pairs_of_boxes_swapped(rows.once);
  rows.add(swapped(rows, swap_pairs));

  Seen<Half> boxes = {seen.once.low, seen.twice.low, seen.single.low};
  boxes.add(Seen<Half>{seen.once.high, seen.twice.high, seen.single.high});
  const Half beside = rows_swapped(boxes.once);
  const Whole beside_box = {seen.once.high | beside, seen.once.low | beside};
  boxes.add(swapped(boxes, rows_swapped));

  // What all other segments of the row have beside them in their boxes, and all other ones of the box in their rows.
  const Whole unused = load(band.unused), of_row = beside_box | unused, of_box = beside_row | unused;
  const Whole others = boxes_swapped(of_row);
  const Half both = rows_swapped(of_box.low & of_box.high);
  const Whole allowed = others & pairs_of_boxes_swapped(of_row & others) & Whole{of_box.high & both, of_box.low & both};

  Whole follows = rows.hidden() | (rows.once ^ load(band.all_of_rows)) | (seen.once & ~allowed);
  if (band.has_boxes) follows.low |= boxes.hidden() | (boxes.once ^ simd::load(&band.all_of_boxes[0]));
  if (!simd::any((simd::Uint32x4)(follows.low | follows.high))) return false;

  store(rows.once, found_.of_rows);
  store(rows.hidden(), found_.hidden_rows);
  store({boxes.once, boxes.once}, found_.of_boxes);
  store({boxes.hidden(), boxes.hidden()}, found_.hidden_boxes);
  store(allowed, found_.allowed);
  store(seen.once, found_.values);
  return true;
}

}  // namespace quadrille::network
