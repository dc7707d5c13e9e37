// A fuzzer for all of core: it asks every engine every question about texts in any notation and about boards that it
// makes, and compares the engines with each other. The rules are in tests/core/text_invariants.hpp and
// engine_invariants.hpp. Built with clang and libFuzzer:
//
//   CXX=clang++ cmake -S . -B build/fuzz -G Ninja -DQUADRILLE_FUZZ=ON
//   cmake --build build/fuzz
//   mkdir -p build/corpus
//   build/fuzz/text_fuzz -max_len=400 -runs=10000000 -entropic=0 -dict=tests/fuzz/text.dict build/corpus
//       tests/data/sudoku tests/data/kakuro tests/data/queens tests/data/tiling tests/data/cover
//
// (Entropic scheduling, the default, takes ten times as long as the inputs themselves.) An input that breaks a rule is
// written to a file crash-…; `build/fuzz/text_fuzz FILE` runs it again.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string_view>

#include "tests/core/text_invariants.hpp"

using quadrille::test::selector_bytes;

// The sanitizer takes most of its time to keep freed memory and call stacks, so these are small here. To examine a
// crash, set ASAN_OPTIONS=malloc_context_size=30:quarantine_size_mb=256.
extern "C" const char* __asan_default_options() {
  return "malloc_context_size=1:quarantine_size_mb=4:detect_stack_use_after_return=0";
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto broken = quadrille::test::broken_invariant(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!broken.empty()) {
    std::cerr << broken << '\n';
    std::abort();
  }
  return 0;
}

// Changes the selector of the question, at the end of the data, as often as the rest of the data. The selector keeps
// its size.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  if (size <= selector_bytes || most <= 2 * selector_bytes) return LLVMFuzzerMutate(data, size, most);
  std::array<std::uint8_t, selector_bytes> selector;
  std::size_t content = size - selector_bytes;
  std::memcpy(selector.data(), data + content, selector_bytes);
  if (seed % 2 == 0) {
    LLVMFuzzerMutate(selector.data(), selector_bytes, selector_bytes);
  } else {
    content = std::min(LLVMFuzzerMutate(data, content, most - selector_bytes), most - selector_bytes);
  }
  std::memcpy(data + content, selector.data(), selector_bytes);
  return content + selector_bytes;
}
