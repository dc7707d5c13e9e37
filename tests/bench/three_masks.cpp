// The queens benchmark's peer: the classic recursion over three masks of columns and diagonals, half of the first row doubled, as it
// is found everywhere (after Richards, "Backtracking algorithms in MCPL using bit patterns and recursion", 1997).
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

std::uint64_t place(std::uint32_t all, std::uint32_t columns, std::uint32_t left, std::uint32_t right) {
  if (columns == all) return 1;
  std::uint64_t count = 0;
  for (std::uint32_t free = all & ~(columns | left | right); free != 0; free &= free - 1) {
    const std::uint32_t queen = free & (~free + 1);
    count += place(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return count;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto n = static_cast<std::uint32_t>(std::atoi(argv[1]));
  const std::uint32_t all = (1u << n) - 1;
  const auto begun = std::chrono::steady_clock::now();
  std::uint64_t count = 0;
  for (std::uint32_t column = 0; column < n / 2; ++column) count += 2 * place(all, 1u << column, 2u << column, (1u << column) >> 1);
  if (n % 2 == 1) count += place(all, 1u << n / 2, 2u << n / 2, (1u << n / 2) >> 1);
  const std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - begun;
  std::printf("{\"ms\": %.3f, \"counts\": [\"%llu\"]}\n", ms.count(), static_cast<unsigned long long>(count));
}
