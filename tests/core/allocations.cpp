#include "tests/core/allocations.hpp"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define QUADRILLE_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define QUADRILLE_SANITIZED
#endif

#ifdef QUADRILLE_SANITIZED

std::uint64_t quadrille::test::allocations() { return 0; }
std::uint64_t quadrille::test::allocated_bytes() { return 0; }

#else

#include <cstdlib>
#include <new>

namespace {

std::uint64_t calls = 0, bytes = 0;

}  // namespace

std::uint64_t quadrille::test::allocations() { return calls; }
std::uint64_t quadrille::test::allocated_bytes() { return bytes; }

// The array forms of the standard library come here too.
void* operator new(std::size_t size) {
  ++calls;
  bytes += size;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif
