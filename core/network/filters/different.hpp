// Variables that differ, as a part of the propagator. All sets of different variables, and all pairs that differ, are
// one graph: neighbours have different values. A house is a set with as many variables as there are values.
//
//     a variable has a value       its neighbours have not
//     a value has one place left in a house     it is there ("hidden single")
//     all places of a value in a house are neighbours of a variable    it has not that value ("locked candidates",
//                                                                      and more where rules other than houses apply)
//
// Each house keeps, for each value, the places where it may be. Places and the variables that may have a value are
// those of the first literals of the trail, as many as were propagated. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/decision_heap.hpp"
#include "core/network/filters/neighbours.hpp"
#include "core/network/filters/store.hpp"

namespace quadrille::network {

class DifferentPart {
 public:
  void open(const Network& network, const Store& store);

  /// What follows from a literal that was not propagated yet. False at a conflict.
  bool propagate(Literal literal, Store& store, Trail& trail);
  /// Takes back what `propagate` has counted for a literal.
  void unpropagate(Literal literal, const Store& store);

  bool has_work() const { return waiting_ > 0; }
  /// Takes a value in a house whose places have become few. False at a conflict.
  bool propagate_next(Store& store, Trail& trail);
  void clear_work();

  learning::Explanation conflict() const { return explanation_; }
  learning::Explanation explain(Part part, std::uint32_t house, Pair pair, const Store& store);

  const Neighbours& neighbours() const { return neighbours_; }
  /// A value that has two places left in a house, and the heavier of these.
  struct Choice {
    Variable variable;
    unsigned value;
    double weight;
  };
  /// The choice of the highest weight, if that is at least `least`; else one without weight.
  Choice best_pair(const learning::DecisionHeap& heap, double least) const;

  std::size_t take_steps() { return std::exchange(steps_, 0); }

 private:
  static constexpr unsigned most_house = 64;
  static constexpr std::size_t most_compared = 1000;  // houses

  struct House {
    std::uint32_t first;  // its members are house_members_[first … first + size)
    std::uint32_t size;
  };
  // That a member is in a house, at a place.
  struct Place {
    std::uint32_t house;
    std::uint32_t place;
  };

  void add_houses(const Network& network);
  void open_places(const Store& store);
  void count_few();
  bool lose(std::uint32_t member, unsigned value, Store& store, Trail& trail);
  bool keep_from_neighbours(std::uint32_t member, unsigned value, Store& store, Trail& trail);
  void queue(std::uint32_t house, unsigned value);
  void find_common(std::uint32_t house, unsigned value, Values places);

  std::span<std::uint64_t> alive(unsigned value) { return std::span(alive_).subspan(value * words_, words_); }
  Values& places(std::uint32_t house, unsigned value) { return places_[house * values_ + value]; }
  std::span<const std::uint32_t> members(const House& house) const {
    return std::span(house_members_).subspan(house.first, house.size);
  }

  Neighbours neighbours_;
  std::size_t words_ = 0;             // of a set of members
  unsigned values_ = 0;               // of a member at most
  std::vector<std::uint64_t> alive_;  // by value, the members that may have it
  std::vector<House> houses_;
  std::vector<std::uint32_t> house_members_;
  std::vector<std::uint32_t> first_place_;  // member m has place_[first_place_[m] … first_place_[m + 1])
  std::vector<Place> place_;
  std::vector<Values> places_;  // by house and value: bit p is its p-th member

  std::vector<std::uint64_t> queued_;  // by house · values + value
  std::size_t waiting_ = 0;
  unsigned few_ = 0;  // so few places can have a neighbour in common

  std::vector<Neighbours::Word> common_;  // scratch
  std::vector<Literal> literals_;         // scratch: an explanation
  learning::Explanation explanation_;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::network
