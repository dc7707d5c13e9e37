// `new` and `delete` for small blocks, in modules that allocate often: reading a Sudoku variant makes thousands of
// short vectors.
//
// Blocks of up to 512 bytes are cut from spans of 16 KB, each span for blocks of one size; what is deleted waits in a
// list of its size ("simple segregated storage": Wilson, Johnstone, Neely, Boles, "Dynamic storage allocation: a survey
// and critical review", IWMM 1995). Larger blocks are left to emmalloc.
//
//     address   number of the span │ place in the span (14 bits)
//     span_units[number of the span]: how large its blocks are; 0: it is of emmalloc
//
// A span is never given back, so the memory that small blocks took at most stays theirs. Where memory runs out, the
// module stops: nothing can be thrown. Tested by every test of variants in WebAssembly.
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>

#include <emscripten/emmalloc.h>

namespace {

constexpr std::size_t unit = 16, most_units = 32;  // of the size of a block
constexpr std::size_t span_bytes = std::size_t{1} << 14, most_memory = std::size_t{1} << 30;

struct Block {
  Block* next;
};
struct Pool {
  Block* deleted;
  char *at, *end;  // what is not cut yet of the last span
};
std::array<Pool, most_units + 1> pools;                         // by size in units
std::array<std::uint8_t, most_memory / span_bytes> span_units;  // by span: the size of its blocks, or 0

std::uint8_t& units_at(void* block) { return span_units[reinterpret_cast<std::uintptr_t>(block) / span_bytes]; }

}  // namespace

void* operator new(std::size_t bytes) {
  const std::size_t units = bytes == 0 ? 1 : (bytes + unit - 1) / unit;
  if (units > most_units) {
    void* const block = emmalloc_malloc(bytes);
    if (block == nullptr) __builtin_trap();
    return block;
  }
  Pool& pool = pools[units];
  if (Block* const block = pool.deleted) {
    pool.deleted = block->next;
    return block;
  }
  if (static_cast<std::size_t>(pool.end - pool.at) < units * unit) {
    auto* const span = static_cast<char*>(emmalloc_memalign(span_bytes, span_bytes));
    if (span == nullptr) __builtin_trap();
    pool.at = span;
    pool.end = span + span_bytes;
    units_at(span) = static_cast<std::uint8_t>(units);
  }
  char* const block = pool.at;
  pool.at += units * unit;
  return block;
}

void operator delete(void* block) noexcept {
  const std::size_t units = units_at(block);
  if (units == 0) return emmalloc_free(block);
  pools[units].deleted = new (block) Block{pools[units].deleted};
}
