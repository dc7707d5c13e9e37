// What works on `LaneBoards` has in common: the words of all lanes as one wide vector, or the words of a lane one by
// one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/sudoku/lanes/lane_sweep.hpp"

// The kernels are compiled for AVX2 too, and the machine's own is chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_MACHINE [[gnu::target_clones("avx2", "default")]]
#else
#define FOR_EACH_MACHINE
#endif

namespace quadrille::sudoku {

using Words [[gnu::vector_size(4 * lanes), gnu::may_alias]] = std::uint32_t;

// Macros rather than functions: a wide vector is not handed over alike by every machine that the kernels are compiled
// for. What is alike in each column, one and two stacks further down: within a column, or from the next one or the one
// before.
#define NEXT_STACK(x) ((x) >> 3 | (x) << 6)
#define LAST_STACK(x) ((x) >> 6 | (x) << 3)
// Any words, one and two bands further down.
#define NEXT_BAND(x) (((x) << 1 & 0666666666) | ((x) >> 2 & 0111111111))
#define LAST_BAND(x) (((x) << 2 & 0444444444) | ((x) >> 1 & 0333333333))

// Acts on each of `count` numbers from 0 on, written out one after the other: what is done with a word takes no longer
// than going round would.
template <std::size_t count, class Act>
[[gnu::always_inline]] inline void for_each(Act act) {
  [&act]<std::size_t... I>(std::index_sequence<I...>) { (act(I), ...); }
  (std::make_index_sequence<count>());
}

}  // namespace quadrille::sudoku
