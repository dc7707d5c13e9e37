#include "core/variant/masks/bands.hpp"

#include <algorithm>
#include <iterator>

namespace quadrille::variant {

namespace {

using House = std::vector<Variable>;

House shared(const House& a, const House& b) {
  House result;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  return result;
}

// `first` and other houses that have as many variables of `crossing` as it has, no two with a common one, so that
// together they have all of them; none if there are no such houses.
std::vector<std::size_t> find_partition(std::span<const House> houses, std::size_t crossing, std::size_t first) {
  std::vector<std::size_t> result = {first};
  const std::size_t segment = shared(houses[crossing], houses[first]).size();
  for (std::size_t house = 0; house < houses.size(); ++house) {
    if (shared(houses[crossing], houses[house]).size() != segment) continue;
    if (std::all_of(result.begin(), result.end(),
                    [&](std::size_t other) { return shared(houses[other], houses[house]).empty(); }))
      result.push_back(house);
  }
  if (result.size() * segment != houses[crossing].size()) result.clear();
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace

[[clang::minsize]] void Bands::open(std::span<const House> houses, const Network& network) {
  bands_.clear();
  variables_.clear();
  houses_.clear();
  has_house_.assign(houses.size(), false);
  has_pair_.assign(houses.size() * houses.size(), false);
  for (std::size_t a = 0; a < houses.size(); ++a) {
    for (std::size_t b = 0; b < houses.size(); ++b) {
      if (a == b || has_pair(a, b) || shared(houses[a], houses[b]).size() < 2) continue;
      const auto boxes = find_partition(houses, a, b), rows = find_partition(houses, b, a);
      if (rows.size() == boxes.size() && rows.size() >= 2 && rows.size() <= most_side)
        add(houses, rows, boxes, network);
    }
  }
}

// Unless a row and a box do not share what they should.
[[clang::minsize]] void Bands::add(std::span<const House> houses, const std::vector<std::size_t>& rows,
                                   const std::vector<std::size_t>& boxes, const Network& network) {
  const std::size_t side = rows.size(), segment = houses[rows[0]].size() / side;
  const auto first = static_cast<std::uint32_t>(variables_.size());
  bool is_band = true, has_boxes = false;
  for (const std::size_t row : rows) {
    for (const std::size_t box : boxes) {
      const House both = shared(houses[row], houses[box]);
      is_band = is_band && both.size() == segment && !has_pair(row, box);
      variables_.insert(variables_.end(), both.begin(), both.end());
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
