// The queens benchmark's peer: the classic recursion over three masks of columns and diagonals (Richards, "Backtracking
// algorithms in MCPL using bit patterns and recursion", 1997). It searches for only one of a solution's eight images
// and counts it two, four or eight times, the number of different images (after K. Takahashi's N Queens, 2003). We know
// no faster program in C.
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>

namespace {

std::uint32_t n, last, all;   // rows; the last of them; its squares
std::uint32_t sides, edges;   // the corners of a row; squares of the last row that an earlier image would have
std::uint32_t top, mirrored;  // the top queen's column, and that of its mirror image
std::array<std::uint32_t, 32> queens;
std::uint64_t twos, fours, eights;  // number of solutions with two, four and eight images

std::uint32_t bit(std::uint32_t column) { return 1u << column; }

// Whether the image whose row `r` has its queen in column `image(r)` comes before the solution (-1), is the same (0) or
// comes after it.
template <class Image>
int compare(Image image) {
  for (std::uint32_t row = 1; row <= last; ++row) {
    const std::uint32_t own = queens[row], other = bit(image(row));
    if (own != other) return other < own ? -1 : 1;
  }
  return 0;
}

std::uint32_t row_of(std::uint32_t column) {
  std::uint32_t row = 0;
  while (queens[row] != bit(column)) ++row;
  return row;
}

// Compares with the images rotated by a quarter, a half and three quarters; only if the queen of that side is as far
// from the corner as the top queen.
void count_images() {
  if (queens[mirrored] == bit(0)) {
    const int turned = compare([](std::uint32_t row) { return last - row_of(row); });
    if (turned == 0) ++twos;
    if (turned <= 0) return;
  }
  if (queens[last] == bit(mirrored)) {
    const int turned = compare(
        [](std::uint32_t row) { return last - static_cast<std::uint32_t>(std::countr_zero(queens[last - row])); });
    if (turned == 0) ++fours;
    if (turned <= 0) return;
  }
  if (queens[top] == bit(last) && compare([](std::uint32_t row) { return row_of(last - row); }) < 0) return;
  ++eights;
}

void place(std::uint32_t row, std::uint32_t columns, std::uint32_t left, std::uint32_t right) {
  std::uint32_t free = all & ~(columns | left | right);
  if (row == last) {
    if (free == 0 || (free & edges) != 0) return;
    queens[row] = free;
    return count_images();
  }
  if (row < top) {
    free &= ~sides;
  } else if (row == mirrored) {
    if ((columns & sides) == 0) return;
    if ((columns & sides) != sides) free &= sides;
  }
  while (free != 0) {
    const std::uint32_t queen = free & (~free + 1);
    free ^= queen;
    queens[row] = queen;
    place(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
}

// Below a queen in the corner: all images are different, and the mirror image at the diagonal is the only one with the
// same first row.
void place_below_corner(std::uint32_t row, std::uint32_t second, std::uint32_t columns, std::uint32_t left,
                        std::uint32_t right) {
  std::uint32_t free = all & ~(columns | left | right);
  if (row == last) {
    eights += free != 0 ? 1 : 0;
    return;
  }
  if (row < second) free &= ~bit(1);
  while (free != 0) {
    const std::uint32_t queen = free & (~free + 1);
    free ^= queen;
    place_below_corner(row + 1, second, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
}

std::uint64_t count_all() {
  last = n - 1;
  all = (bit(last) << 1) - 1;
  sides = edges = bit(0) | bit(last);
  twos = fours = eights = 0;
  if (n == 1) return 1;
  for (std::uint32_t second = 2; second < last; ++second) {
    place_below_corner(2, second, bit(0) | bit(second), bit(2) | bit(second + 1), bit(second - 1));
  }
  for (top = 1; 2 * top < last; ++top) {
    mirrored = last - top;
    queens[0] = bit(top);
    place(1, bit(top), bit(top + 1), bit(top - 1));
    edges |= edges >> 1 | edges << 1;
  }
  return 2 * twos + 4 * fours + 8 * eights;
}

}  // namespace

// Called like every peer: with a file, here one that begins with N, and the number of times to answer it.
int main(int argc, char** argv) {
  if (argc != 3 || !(std::ifstream(argv[1]) >> n)) return 2;
  const int times = std::atoi(argv[2]);
  std::uint64_t count = 0;
  const std::clock_t begun = std::clock();
  for (int i = 0; i < times; ++i) count = count_all();
  const double ms = 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC / times;
  std::printf("%.4f %llu\n", ms, static_cast<unsigned long long>(count));
}
