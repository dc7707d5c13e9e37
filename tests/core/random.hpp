// A fixed-seed generator for tests: the same numbers with every compiler and library, unlike <random>'s distributions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace quadrille::test {

/// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// Takes its numbers from `bytes` while there are any, so that a fuzzer controls the generators.
  /// `bytes` must outlive it.
  Random(std::uint64_t seed, std::string_view bytes) : state_(seed), bytes_(bytes) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  /// 0 … bound − 1, nearly uniform for small bounds.
  std::uint32_t below(std::uint64_t bound) {
    const std::uint64_t number = bytes_.empty() ? next() : take_bytes(bound <= 256 ? 1 : 4);
    return static_cast<std::uint32_t>(number % bound);
  }

  bool one_in(std::uint64_t bound) { return below(bound) == 0; }

  template <class Range>
  void shuffle(Range& range) {
    for (std::size_t i = range.size(); i > 1; --i) std::swap(range[i - 1], range[below(i)]);
  }

 private:
  std::uint64_t take_bytes(int count) {
    std::uint64_t number = 0;
    for (; count > 0 && !bytes_.empty(); --count) {
      number = number << 8 | static_cast<unsigned char>(bytes_.front());
      bytes_.remove_prefix(1);
    }
    return number;
  }

  std::uint64_t state_;
  std::string_view bytes_;  // not used yet
};

/// The environment variable QUADRILLE_ROUNDS: a number such as 15, or 0.05 with sanitizers, under which a test takes
/// ten times as long; 1 if it is not set.
inline double rounds_factor() {
  const char* const factor = std::getenv("QUADRILLE_ROUNDS");
  return factor == nullptr ? 1 : std::atof(factor);
}

/// The number of rounds of a random test: `usual` times rounds_factor(), but at least one.
template <class Number>
Number rounds(Number usual) {
  return std::max(Number{1}, static_cast<Number>(static_cast<double>(usual) * rounds_factor()));
}

/// How many cases a random test has to meet, of those that it is about: `usual`, and none where it has fewer rounds.
template <class Number>
Number enough(Number usual) {
  return rounds_factor() < 1 ? Number{0} : usual;
}

/// Whether this case of a long table is tried: every one, or one in four where random tests have fewer rounds.
inline bool is_tried(std::size_t at) { return at % 4 == 0 || rounds_factor() >= 1; }

}  // namespace quadrille::test
