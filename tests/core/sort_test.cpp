// Numbers in ascending order, against std::sort.
#include "core/sort.hpp"

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "tests/core/catch.hpp"

namespace sort_test {

using namespace quadrille;

TEST_CASE("numbers of any length are sorted as std::sort does it", "[sort]") {
  std::mt19937 random(1);
  for (std::size_t size = 0; size < 200; ++size) {
    for (const std::uint32_t most : {1u, 10u, ~0u}) {
      std::vector<std::uint32_t> numbers(size);
      for (std::uint32_t& number : numbers) number = static_cast<std::uint32_t>(random()) % most;
      std::vector<std::uint32_t> expected = numbers;
      std::sort(expected.begin(), expected.end());
      sort_numbers(numbers);
      REQUIRE(numbers == expected);
    }
  }
}

}  // namespace sort_test
