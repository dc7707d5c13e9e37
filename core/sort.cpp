#include "core/sort.hpp"

#include <algorithm>

namespace quadrille {

void sort_numbers(std::span<std::uint32_t> numbers) {
  std::uint32_t* const begin = numbers.data();
  std::make_heap(begin, begin + numbers.size());
  std::sort_heap(begin, begin + numbers.size());
}

}  // namespace quadrille
