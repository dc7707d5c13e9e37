// One of any number of options: an island that a cell belongs to, a place of a piece. A variable whose values are the
// options, or, where they are more than a variable can have, several variables: each has a part of the options and a
// last value for none of these. Tested by tests/core/grid_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

class Choice {
 public:
  /// A variable and a set of its values.
  using Literal = std::pair<Variable, Values>;
  static constexpr std::size_t short_part = 16;

  /// The number of variables that encode a choice among this number of options, if each has as many values as possible.
  static constexpr std::size_t parts(std::size_t options) {
    const std::size_t size = part_size(options, network::most_values);
    return (options + size - 1) / size;
  }
  /// Each of several variables has at most `most` values. Tables of relations are as long: many relations need short
  /// ones.
  Choice(Maker& maker, std::size_t options, std::size_t most = network::most_values);
  /// Only these options, which ascend; no variables for parts without any.
  Choice(Maker& maker, std::size_t options, std::size_t most, const std::vector<std::size_t>& allowed);
  /// Only options that `allows`.
  template <class Allows>
  Choice(Maker& maker, std::size_t options, std::size_t most, Allows allows)
      : Choice(maker, options, most, those_that(options, allows)) {}

  /// That it is this option, which is allowed.
  Literal option(std::size_t number) const { return {part_of(number), Values{1} << number % size_}; }
  /// With this option the variable, a cell or another one, has a value of the set.
  void imply(std::size_t number, Variable variable, Values values);
  /// Adds what `imply` was given.
  void add_implied();
  /// `allows(option of a, option of b)`.
  template <class Allows>
  static void relate(Maker& maker, const Choice& a, const Choice& b, Allows allows) {
    for (const auto& [i, of_a] : a.parts_)
      for (const auto& [j, of_b] : b.parts_)
        maker.relate(of_a, of_b, [&, i = i, j = j](std::int64_t one, std::int64_t other) {
          const auto x = static_cast<std::size_t>(one), y = static_cast<std::size_t>(other);
          return x == a.in_part(i) || y == b.in_part(j) || allows(i * a.size_ + x, j * b.size_ + y);
        });
  }
  /// For choices of the same options, with parts of the same length: the number of a variable, 0 or 1, is whether both
  /// are the same one. Two that are `besides` count as different ones.
  static void compare(Maker& maker, Variable are_same, const Choice& a, const Choice& b, std::size_t besides = no_part);

 private:
  struct Part {
    std::size_t number;
    Variable variable;
  };

  template <class Allows>
  static std::vector<std::size_t> those_that(std::size_t options, Allows allows) {
    std::vector<std::size_t> those;
    for (std::size_t option = 0; option < options; ++option)
      if (allows(option)) those.push_back(option);
    return those;
  }
  Variable part_of(std::size_t option) const;
  /// How many options a part has; as a value: none of these.
  std::size_t in_part(std::size_t part) const { return std::min(size_, options_ - part * size_); }
  static constexpr std::size_t part_size(std::size_t options, std::size_t most) {
    return options > network::most_values ? most - 1 : network::most_values;
  }
  bool is_divided() const { return options_ > network::most_values; }
  void add_part(std::size_t number, Values allowed);
  static void compare_parts(Maker& maker, Variable are_same, Variable a, Variable b, std::int64_t none,
                            std::int64_t besides);

  Maker& maker_;
  std::size_t options_, size_;  // all, and those of each part but the last, which may have fewer
  std::vector<Part> parts_;     // those with an option that is allowed, in order
  std::map<std::pair<Variable, Variable>, network::Table> implied_;  // by part and variable
};

/// Both hold, or neither.
void agree(Maker& maker, Choice::Literal one, Choice::Literal other);

}  // namespace quadrille::grid
