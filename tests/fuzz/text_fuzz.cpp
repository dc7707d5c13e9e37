// A fuzzer of everything that reads text: the first byte chooses the puzzle, the question and the notation, the others are the
// text. What must hold is in tests/core/text_invariants.hpp. Built with clang and libFuzzer:
//
//   CXX=clang++ cmake -S . -B build/fuzz -G Ninja -DQUADRILLE_FUZZ=ON -DQUADRILLE_SANITIZE=ON && cmake --build build/fuzz
//   build/fuzz/text_fuzz -max_len=2000 -max_total_time=600
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "tests/core/text_invariants.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto broken = quadrille::test::broken_invariant(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!broken.empty()) {
    std::cerr << broken << '\n';
    std::abort();
  }
  return 0;
}
