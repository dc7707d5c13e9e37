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

#else

#include <cstdlib>
#include <new>

namespace {

std::uint64_t calls = 0;

}  // namespace

std::uint64_t quadrille::test::allocations() { return calls; }

// The array forms of the standard library come here too.
void* operator new(std::size_t size) {
  ++calls;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif
