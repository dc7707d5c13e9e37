// The queens benchmark's peer: the classic recursion over three masks of columns and diagonals, half of the first row doubled, as it
// is found everywhere (after Richards, "Backtracking algorithms in MCPL using bit patterns and recursion", 1997).
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>

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

std::uint64_t count_all(std::uint32_t n) {
  const std::uint32_t all = (1u << n) - 1;
  std::uint64_t count = 0;
  for (std::uint32_t column = 0; column < n / 2; ++column) count += 2 * place(all, 1u << column, 2u << column, (1u << column) >> 1);
  if (n % 2 == 1) count += place(all, 1u << n / 2, 2u << n / 2, (1u << n / 2) >> 1);
  return count;
}

}  // namespace

// As every peer is called: with a file, here one that begins with N, and how many times to answer it.
int main(int argc, char** argv) {
  std::uint32_t n = 0;
  if (argc != 3 || !(std::ifstream(argv[1]) >> n)) return 2;
  const int times = std::atoi(argv[2]);
  std::uint64_t count = 0;
  const std::clock_t begun = std::clock();
  for (int i = 0; i < times; ++i) count = count_all(n);
  const double ms = 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC / times;
  std::printf("%.4f %llu\n", ms, static_cast<unsigned long long>(count));
}
