#include "core/network/filters/different.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::network {

using learning::Explanation;
using learning::is_negative;

namespace {

template <class F>
void for_bits(std::uint64_t word, std::size_t index, F&& visit) {
  for (; word != 0; word &= word - 1)
    visit(static_cast<std::uint32_t>(64 * index) + static_cast<std::uint32_t>(std::countr_zero(word)));
}

}  // namespace

[[clang::minsize]] void DifferentPart::open(const Network& network, const Store& store) {
  neighbours_.open(network);
  words_ = neighbours_.words();
  values_ = neighbours_.values();
  add_houses(network);
  open_places(store);
  count_few();
  literals_.reserve(most_house + 1);
  steps_ = 0;
}

[[clang::minsize]] void DifferentPart::add_houses(const Network& network) {
  houses_.clear();
  house_members_.clear();
  std::vector<std::vector<std::uint32_t>> known;
  for (const auto& different : network.different) {
    if (different.variables.empty()) continue;
    if (different.variables.size() != network.domains[different.variables[0]].values) continue;
    std::vector<std::uint32_t> house;
    for (const Variable variable : different.variables) house.push_back(neighbours_.member_of(variable));
    std::sort(house.begin(), house.end());
    known.push_back(std::move(house));
  }
  std::sort(known.begin(), known.end());
  known.erase(std::unique(known.begin(), known.end()), known.end());
  for (const auto& house : known) {
    houses_.push_back({static_cast<std::uint32_t>(house_members_.size()), static_cast<std::uint32_t>(house.size())});
    house_members_.insert(house_members_.end(), house.begin(), house.end());
  }
}

// Starts with nothing propagated: all values are alive. Those that are gone are on the trail.
[[clang::minsize]] void DifferentPart::open_places(const Store& store) {
  alive_.assign(values_ * words_, 0);
  for (std::uint32_t member = 0; member < neighbours_.members(); ++member) {
    for_values(store.all(neighbours_.variable_of(member)),
               [&](unsigned value) { alive(value)[member / 64] |= std::uint64_t{1} << member % 64; });
  }
  places_.assign(houses_.size() * values_, 0);
  first_place_.assign(neighbours_.members() + 1, 0);
  for (const std::uint32_t member : house_members_) ++first_place_[member + 1];
  for (std::size_t member = 0; member < neighbours_.members(); ++member)
    first_place_[member + 1] += first_place_[member];
  place_.resize(house_members_.size());
  std::vector<std::uint32_t> next(first_place_.begin(), first_place_.end());
  for (std::uint32_t house = 0; house < houses_.size(); ++house) {
    const auto its = members(houses_[house]);
    for (std::uint32_t place = 0; place < its.size(); ++place) place_[next[its[place]]++] = {house, place};
    for (unsigned value = 0; value < its.size(); ++value) places(house, value) = all_values(houses_[house].size);
  }
  queued_.assign((places_.size() + 63) / 64, 0);
  waiting_ = 0;
}

// The members that two houses share at most: the boxes' three or four, mostly.
[[clang::minsize]] void DifferentPart::count_few() {
  few_ = 2;
  if (houses_.size() > most_compared) return;
  std::vector<std::uint32_t> shared(houses_.size());
  for (std::uint32_t house = 0; house < houses_.size(); ++house) {
    std::fill(shared.begin(), shared.end(), 0u);
    for (const std::uint32_t member : members(houses_[house])) {
      for (std::uint32_t at = first_place_[member]; at < first_place_[member + 1]; ++at)
        if (place_[at].house != house) few_ = std::max(few_, ++shared[place_[at].house]);
    }
  }
}

bool DifferentPart::propagate(Literal literal, Store& store, Trail& trail) {
  const Pair pair = learning::variable_of(literal);
  const std::uint32_t member = neighbours_.member_of(store.variable_of(pair));
  if (member == Neighbours::no_member) return true;
  const unsigned value = store.value_of(pair);
  return is_negative(literal) ? lose(member, value, store, trail) : keep_from_neighbours(member, value, store, trail);
}

void DifferentPart::unpropagate(Literal literal, const Store& store) {
  if (!is_negative(literal)) return;
  const Pair pair = learning::variable_of(literal);
  const std::uint32_t member = neighbours_.member_of(store.variable_of(pair));
  if (member == Neighbours::no_member) return;
  const unsigned value = store.value_of(pair);
  alive(value)[member / 64] ^= std::uint64_t{1} << member % 64;
  for (std::uint32_t at = first_place_[member]; at < first_place_[member + 1]; ++at)
    places(place_[at].house, value) ^= value_bit(place_[at].place);
}

// Counts in all houses even when one has no place left, so that `unpropagate` need not know how far it went.
bool DifferentPart::lose(std::uint32_t member, unsigned value, Store& store, Trail& trail) {
  alive(value)[member / 64] ^= std::uint64_t{1} << member % 64;
  bool is_possible = true;
  for (std::uint32_t at = first_place_[member]; at < first_place_[member + 1]; ++at) {
    const auto [house, place] = place_[at];
    Values& left = places(house, value);
    left ^= value_bit(place);
    ++steps_;
    if (left == 0) {
      literals_.clear();
      for (const std::uint32_t other : members(houses_[house]))
        literals_.push_back(store.is_not(neighbours_.variable_of(other), value));
      explanation_ = literals_;
      is_possible = false;
    } else if (is_single(left)) {
      const Variable last = neighbours_.variable_of(house_members_[houses_[house].first + first_of(left)]);
      if (!trail.is_assigned(store.pair(last, value)))  // else it has it, or lost it and that is not counted yet
        store.assign(trail, store.is(last, value), reason_of(Part::house, house));
    } else if (static_cast<unsigned>(std::popcount(left)) <= few_) {
      queue(house, value);
    }
  }
  return is_possible;
}

bool DifferentPart::keep_from_neighbours(std::uint32_t member, unsigned value, Store& store, Trail& trail) {
  const Literal literal = store.is(neighbours_.variable_of(member), value);
  const auto may = alive(value);
  bool is_possible = true;
  steps_ += words_;
  for (const Neighbours::Word& word : neighbours_.of(member)) {
    if (!is_possible) break;
    for_bits(word.members & may[word.at], word.at, [&](std::uint32_t other) {
      const Variable variable = neighbours_.variable_of(other);
      ++steps_;
      if ((store.candidates(variable) & value_bit(value)) == 0 || !is_possible) return;
      if (!is_single(store.candidates(variable))) {
        store.assign(trail, store.is_not(variable, value), {Reason::Kind::literal, literal});
      } else {
        literals_.assign({literal, store.is(variable, value)});
        explanation_ = literals_;
        is_possible = false;
      }
    });
  }
  return is_possible;
}

void DifferentPart::queue(std::uint32_t house, unsigned value) {
  const std::uint32_t index = house * values_ + value;
  std::uint64_t& word = queued_[index / 64];
  const std::uint64_t bit = std::uint64_t{1} << index % 64;
  if ((word & bit) != 0) return;
  word |= bit;
  ++waiting_;
}

void DifferentPart::clear_work() {
  if (waiting_ == 0) return;
  std::fill(queued_.begin(), queued_.end(), 0);
  waiting_ = 0;
}

bool DifferentPart::propagate_next(Store& store, Trail& trail) {
  std::size_t first = 0;
  while (queued_[first] == 0) ++first;
  const auto index = static_cast<std::uint32_t>(64 * first) + first_of(queued_[first]);
  queued_[first] &= queued_[first] - 1;
  --waiting_;
  const std::uint32_t house = index / values_;
  const unsigned value = index % values_;
  const Values left = places(house, value);
  steps_ += words_ * static_cast<std::size_t>(std::popcount(left));
  find_common(house, value, left);
  for (const Neighbours::Word& word : common_) {
    bool is_possible = true;
    for_bits(word.members, word.at, [&](std::uint32_t member) {
      const Variable variable = neighbours_.variable_of(member);
      if ((store.candidates(variable) & value_bit(value)) == 0 || !is_possible) return;
      const Literal literal = store.is_not(variable, value);
      if (!is_single(store.candidates(variable))) {
        store.assign(trail, literal, reason_of(Part::locked, house));
      } else {
        explanation_ = explain(Part::locked, house, learning::variable_of(literal), store);
        literals_.push_back(literal);
        explanation_ = literals_;
        is_possible = false;
      }
    });
    if (!is_possible) return false;
  }
  return true;
}

// Writes the members that may have a value and are neighbours of all these places of a house.
void DifferentPart::find_common(std::uint32_t house, unsigned value, Values places) {
  const auto may = alive(value);
  const auto neighbours = [&](unsigned place) { return neighbours_.of(house_members_[houses_[house].first + place]); };
  common_.clear();
  for (const Neighbours::Word& word : neighbours(first_of(places)))
    common_.push_back({word.at, word.members & may[word.at]});
  for_values(places & (places - 1), [&](unsigned place) {
    auto its = neighbours(place);
    std::size_t kept = 0;
    for (const Neighbours::Word& word : common_) {
      while (!its.empty() && its[0].at < word.at) its = its.subspan(1);
      if (!its.empty() && its[0].at == word.at) common_[kept++] = {word.at, word.members & its[0].members};
    }
    common_.resize(kept);
  });
}

DifferentPart::Choice DifferentPart::best_pair(const learning::DecisionHeap& heap, double least) const {
  Choice best = {0, 0, 0};
  for (std::uint32_t house = 0; house < houses_.size(); ++house) {
    for (unsigned value = 0; value < values_; ++value) {
      const Values left = places_[house * values_ + value];
      if (std::popcount(left) != 2) continue;
      for_values(left, [&](unsigned place) {
        const Variable variable = neighbours_.variable_of(house_members_[houses_[house].first + place]);
        const double weight = heap.weight(variable);
        if (weight < least) return;
        least = weight;
        best = {variable, value, weight};
      });
    }
  }
  return best;
}

Explanation DifferentPart::explain(Part part, std::uint32_t house, Pair pair, const Store& store) {
  const Variable variable = store.variable_of(pair);
  const std::uint32_t member = neighbours_.member_of(variable);
  const unsigned value = store.value_of(pair);
  literals_.clear();
  for (const std::uint32_t other : members(houses_[house])) {
    const bool is_neighbour = neighbours_.are_neighbours(member, other);
    if (other == member || (part == Part::locked && is_neighbour)) continue;
    literals_.push_back(store.is_not(neighbours_.variable_of(other), value));
  }
  return literals_;
}

}  // namespace quadrille::network
