#include "core/variant/masks/bands.hpp"

#include <algorithm>
#include <iterator>

namespace quadrille::variant {

namespace {

using House = std::vector<Variable>;

}  // namespace

[[clang::minsize]] void Bands::open(std::span<const House> houses, const Network& network) {
  bands_.clear();
  variables_.clear();
  houses_.clear();
  has_house_.assign(houses.size(), false);
  has_pair_.assign(houses.size() * houses.size(), false);
  shared_.resize(houses.size() * houses.size());
  std::size_t variables = 0;
  for (const House& house : houses) variables += house.size();
  variables_.reserve(2 * variables);  // of rows, and of columns, with their boxes
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
  bool is_band = true, has_boxes = false;
  for (const std::size_t row : rows) {
    for (const std::size_t box : boxes) {
      is_band = is_band && shares(row, box) == segment && !has_pair(row, box);
      std::set_intersection(houses[row].begin(), houses[row].end(), houses[box].begin(), houses[box].end(),
                            std::back_inserter(variables_));
    }
  }
  if (!is_band) return variables_.resize(first);
  for (const std::size_t box : boxes) has_boxes = has_boxes || !has_house(box);
  bands_.push_back({all_values(network.domains[houses[rows[0]][0]].values), first, static_cast<std::uint32_t>(side),
                    static_cast<std::uint32_t>(segment), static_cast<std::uint32_t>(houses_.size()), has_boxes});
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

}  // namespace quadrille::variant
