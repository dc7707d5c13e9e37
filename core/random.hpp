// Random numbers that are the same with every compiler and library, unlike those of <random>'s distributions.
// Tested by tests/core/generate_test.cpp, kakuro_generate_test.cpp and queens_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace quadrille {

/// SplitMix64 (Steele, Lea, Flood 2014).
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed) : state_(seed) {}
  /// The numbers of one of many streams of a seed.
  RandomNumbers(std::uint64_t seed, std::uint64_t stream) : state_(seed) { state_ = next() + stream * odd; }

  /// 0 … bound − 1, nearly uniform for bounds far below 2³².
  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>((next() >> 32) * bound >> 32); }

  template <class Number>
  void shuffle(std::span<Number> numbers) {
    for (std::size_t left = numbers.size(); left > 1; --left)
      std::swap(numbers[left - 1], numbers[below(static_cast<std::uint32_t>(left))]);
  }

 private:
  static constexpr std::uint64_t odd = 0xd1342543de82ef95;  // far from SplitMix64's own steps

  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return mixed ^ mixed >> 31;
  }

  std::uint64_t state_;
};

/// 0 … count − 1 in random order.
inline std::vector<std::uint32_t> random_order(RandomNumbers& random, std::size_t count) {
  std::vector<std::uint32_t> all(count);
  std::iota(all.begin(), all.end(), 0U);
  random.shuffle(std::span(all));
  return all;
}

}  // namespace quadrille
