// The words of the rules that the constraints of a network come from, found by their variables. A board of 128×128 has
// hundreds of thousands of constraints, so each is kept as 64 bits that are made of its variables. Tested by
// tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

class ConstraintWords {
 public:
  /// These are the words of what is added after this; they outlive the object.
  void begin(std::string_view words) { words_.push_back(words); }
  /// Adds a constraint of these variables, each once and ascending.
  void add(std::span<const Variable> variables) { entries_.push_back({key_of(variables), words_.size() - 1}); }
  /// The words of the first constraint that has exactly these variables; empty if there is none.
  std::string_view find(std::span<const Variable> variables) const {
    const std::uint64_t key = key_of(variables);
    for (const Entry& entry : entries_)
      if (entry.variables == key) return words_[entry.words];
    return {};
  }

 private:
  struct Entry {
    std::uint64_t variables;
    std::size_t words;
  };

  // FNV-1a over whole numbers.
  static std::uint64_t key_of(std::span<const Variable> variables) {
    std::uint64_t key = 0xcbf29ce484222325;
    for (const Variable variable : variables) key = ((key ^ variable) * 0x100000001b3) ^ key >> 29;
    return key;
  }

  std::vector<std::string_view> words_;
  std::vector<Entry> entries_;
};

}  // namespace quadrille::network
