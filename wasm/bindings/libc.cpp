// Functions of the C library that are linked in place of the library's own.
//
// Copying and filling is done by WebAssembly's own instructions: the library's functions, in the form that is linked
// where size counts, go byte by byte. Few bytes still do, since the instructions are calls out of the module in V8.
//
// Compiled with -fno-builtin, so that the loops stay loops.
#include <cstdarg>
#include <cstddef>
#include <cstdint>

namespace {

constexpr std::size_t few = 32;

}  // namespace

extern "C" {

void* memcpy(void* __restrict to, const void* __restrict from, std::size_t bytes) {
  if (bytes >= few) return __builtin_memcpy(to, from, bytes);
  for (std::size_t i = 0; i < bytes; ++i) static_cast<char*>(to)[i] = static_cast<const char*>(from)[i];
  return to;
}

void* memset(void* to, int byte, std::size_t bytes) {
  if (bytes >= few) return __builtin_memset(to, byte, bytes);
  for (std::size_t i = 0; i < bytes; ++i) static_cast<char*>(to)[i] = static_cast<char>(byte);
  return to;
}

// What clang makes of sprintf("%p"), which is all that is ever printed: Embind names a type by its address in the error
// about one that is not bound. The library's would add 2.3 KB gzipped to each module.
int siprintf(char* to, const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  auto address = reinterpret_cast<std::uintptr_t>(va_arg(arguments, void*));
  va_end(arguments);
  char* at = to;
  for (std::size_t i = 0; i < 2 * sizeof(address); ++i) {
    *at++ = "0123456789abcdef"[address >> (8 * sizeof(address) - 4)];
    address <<= 4;
  }
  *at = 0;
  return static_cast<int>(at - to);
}

}  // extern "C"
