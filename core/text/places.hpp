// The places of things in a text. A reader notes them if they are wanted (Cursor::places), by a number that the puzzle
// gives to each thing.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace quadrille {

/// Both from 1, columns in characters; 0 if unknown.
struct Place {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  friend auto operator<=>(const Place&, const Place&) = default;
};

/// The place of byte `offset` of `line`, which is line `number`.
Place place_of(std::uint32_t number, std::string_view line, std::size_t offset);

class Places {
 public:
  void clear() {
    places_.clear();
    line_ = nullptr;
  }
  /// At byte `offset` of `line`, which is line `number`. Goes on from the last such place where that is before it: a
  /// line may have thousands of things.
  void note(std::size_t thing, std::uint32_t number, std::string_view line, std::size_t offset);
  void note(std::size_t thing, Place place) {
    if (places_.size() <= thing) places_.resize(thing + 1);
    places_[thing] = place;
  }
  Place of(std::size_t thing) const { return thing < places_.size() ? places_[thing] : Place{}; }

 private:
  std::vector<Place> places_;
  // The last one that was counted.
  const char* line_ = nullptr;
  std::size_t offset_ = 0;
  Place last_;
};

}  // namespace quadrille
