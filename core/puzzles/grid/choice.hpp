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
  /// Only options that `allows`; no variables for parts without any.
  template <class Allows>
  Choice(Maker& maker, std::size_t options, std::size_t most, Allows allows) : Choice(maker, options, most, 0) {
    for (std::size_t begin = 0; begin < options_; begin += size_) {
      Values allowed = 0;
      for (std::size_t i = begin; i < std::min(options_, begin + size_); ++i)
        if (allows(i)) allowed |= Values{1} << (i - begin);
      add_part(begin, allowed);
    }
    finish();
  }

  /// That it is this option, which is allowed.
  Literal option(std::size_t number) const { return {*parts_[number / size_], Values{1} << number % size_}; }
  /// With this option the variable, a cell or another one, has a value of the set.
  void imply(std::size_t number, Variable variable, Values values);
  /// Adds what `imply` was given.
  void add_implied();
  /// `allows(option of a, option of b)`.
  template <class Allows>
  static void relate(Maker& maker, const Choice& a, const Choice& b, Allows allows) {
    for (std::size_t i = 0; i < a.parts_.size(); ++i)
      for (std::size_t j = 0; j < b.parts_.size(); ++j) {
        if (!a.parts_[i] || !b.parts_[j]) continue;
        maker.relate(*a.parts_[i], *b.parts_[j], [&](std::int64_t one, std::int64_t other) {
          const auto x = static_cast<std::size_t>(one), y = static_cast<std::size_t>(other);
          return x == a.in_part(i) || y == b.in_part(j) || allows(i * a.size_ + x, j * b.size_ + y);
        });
      }
  }
  /// For choices of the same options, with parts of the same length: the number of a variable, 0 or 1, is whether both
  /// are the same one. Two that are `besides` count as different ones.
  static void compare(Maker& maker, Variable are_same, const Choice& a, const Choice& b, std::size_t besides = no_part);

 private:
  Choice(Maker& maker, std::size_t options, std::size_t most, int);
  /// How many options a part has; as a value: none of these.
  std::size_t in_part(std::size_t part) const { return std::min(size_, options_ - part * size_); }
  static constexpr std::size_t part_size(std::size_t options, std::size_t most) {
    return options > network::most_values ? most - 1 : network::most_values;
  }
  bool is_divided() const { return options_ > network::most_values; }
  void add_part(std::size_t begin, Values allowed);
  void finish();
  static void compare_parts(Maker& maker, Variable are_same, Variable a, Variable b, std::int64_t none,
                            std::int64_t besides);

  Maker& maker_;
  std::size_t options_, size_;  // all, and those of each part but the last, which may have fewer
  std::vector<std::optional<Variable>> parts_;
  std::map<std::pair<Variable, Variable>, network::Table> implied_;  // by part and variable
};

/// Both hold, or neither.
void agree(Maker& maker, Choice::Literal one, Choice::Literal other);

}  // namespace quadrille::grid
