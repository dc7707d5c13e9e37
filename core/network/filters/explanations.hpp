// Explanations that were computed since the search last backtracked: the analysis of a conflict asks for some of them
// several times. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/learning/analyze.hpp"
#include "core/learning/literals.hpp"

namespace quadrille::network {

class Explanations {
 public:
  static constexpr std::size_t most_literals = std::size_t{1} << 14;

  void open(std::size_t variables, std::size_t most = most_literals) {
    known_.assign(variables, {});
    time_ = 1;
    literals_.clear();
    literals_.reserve(most);
    most_ = most;
  }

  bool has(learning::Variable variable) const { return known_[variable].time == time_; }
  learning::Explanation get(learning::Variable variable) const {
    const Known& known = known_[variable];
    return {literals_.data() + known.first, known.size};
  }
  /// False if there is no room for another one.
  bool add(learning::Variable variable, learning::Explanation explanation) {
    if (literals_.size() + explanation.size() > most_) return false;
    const auto first = static_cast<std::uint32_t>(literals_.size());
    known_[variable] = {time_, first, static_cast<std::uint32_t>(explanation.size())};
    literals_.insert(literals_.end(), explanation.begin(), explanation.end());
    return true;
  }
  /// Forgets all: the trail becomes shorter.
  void forget() {
    ++time_;
    literals_.clear();
  }

 private:
  struct Known {
    std::uint64_t time = 0;
    std::uint32_t first = 0;  // in literals_
    std::uint32_t size = 0;
  };

  std::vector<Known> known_;  // by variable
  std::uint64_t time_ = 1;
  std::size_t most_ = 0;
  std::vector<learning::Literal> literals_;
};

}  // namespace quadrille::network
