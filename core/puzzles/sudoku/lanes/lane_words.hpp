// Shared by the kernels that work on `LaneBoards`: the words of all lanes as one wide vector, and a loop over the words
// of one lane.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/puzzles/sudoku/lanes/lane_boards.hpp"

// Compiles a kernel for AVX2 and for the default machine; the right one is chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_MACHINE [[gnu::target_clones("avx2", "default")]]
#else
#define FOR_EACH_MACHINE
#endif

namespace quadrille::sudoku {

using Words [[gnu::vector_size(4 * lanes), gnu::may_alias]] = std::uint32_t;

// Macros rather than functions: the machines that the kernels are compiled for pass wide vectors in different ways.
// The bits of the next stack, and of the stack after it, for words that are the same in each column.
#define NEXT_STACK(x) ((x) >> 3 | (x) << 6)
#define LAST_STACK(x) ((x) >> 6 | (x) << 3)
// The bits of the next band, and of the band after it, for any words.
#define NEXT_BAND(x) (((x) << 1 & 0666666666) | ((x) >> 2 & 0111111111))
#define LAST_BAND(x) (((x) << 2 & 0444444444) | ((x) >> 1 & 0333333333))

// Calls `act` with 0 … `count` − 1, fully unrolled: the work on one word takes no longer than a step of a loop.
template <std::size_t count, class Act>
[[gnu::always_inline]] inline void for_each(Act act) {
  [&act]<std::size_t... I>(std::index_sequence<I...>) { (act(I), ...); }
  (std::make_index_sequence<count>());
}

}  // namespace quadrille::sudoku
