// Vectors of 128 bits by the compilers' own vector types: the same source compiles to SSE, AVX, NEON and WebAssembly
// SIMD. WebAssembly has no wider vectors; where a machine has them, the compiler may join two.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSSE3__)
#include <tmmintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace quadrille::simd {

using Int32x4 [[gnu::vector_size(16)]] = std::int32_t;
using Uint32x4 [[gnu::vector_size(16)]] = std::uint32_t;
using Uint64x2 [[gnu::vector_size(16)]] = std::uint64_t;
using Int16x8 [[gnu::vector_size(16)]] = std::int16_t;
using Int8x16 [[gnu::vector_size(16)]] = std::int8_t;

/// The vector of integers of any width.
template <class Lane>
struct LanesOf {
  typedef Lane Type [[gnu::vector_size(16)]];
};
template <class Lane>
using Lanes = typename LanesOf<Lane>::Type;
template <class Lane>
constexpr std::size_t lanes = 16 / sizeof(Lane);

template <class Lane>
Lanes<Lane> load(const Lane* from) {
  Lanes<Lane> lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

inline Int8x16 load(const char* from) {
  Int8x16 bytes;
  std::memcpy(&bytes, from, sizeof bytes);
  return bytes;
}

inline bool any(Uint32x4 bits) {
  const auto halves = (Uint64x2)bits;
  return (halves[0] | halves[1]) != 0;
}

inline bool has_zero_lane(Uint32x4 lanes) { return any((Uint32x4)(lanes == 0)); }

inline int popcount(Uint32x4 bits) {
  const auto halves = (Uint64x2)bits;
  return std::popcount(halves[0]) + std::popcount(halves[1]);
}

/// The lanes of two vectors in one vector of lanes half as wide. Each lane must be 0, or −1 for true.
inline Int16x8 narrowed(Int32x4 a, Int32x4 b) {
#if defined(__wasm_simd128__)
  return (Int16x8)wasm_i16x8_narrow_i32x4((v128_t)a, (v128_t)b);
#elif defined(__SSE2__)
  return (Int16x8)_mm_packs_epi32((__m128i)a, (__m128i)b);
#else
  return __builtin_shufflevector((Int16x8)a, (Int16x8)b, 0, 2, 4, 6, 8, 10, 12, 14);
#endif
}
inline Int8x16 narrowed(Int16x8 a, Int16x8 b) {
#if defined(__wasm_simd128__)
  return (Int8x16)wasm_i8x16_narrow_i16x8((v128_t)a, (v128_t)b);
#elif defined(__SSE2__)
  return (Int8x16)_mm_packs_epi16((__m128i)a, (__m128i)b);
#else
  return __builtin_shufflevector((Int8x16)a, (Int8x16)b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#endif
}

/// A bit for each of 16 bytes: 1 if it is true. Each byte must be 0, or −1 for true, as comparisons give it.
inline std::uint32_t mask_of(Int8x16 truths) {
#if defined(__wasm_simd128__)
  return wasm_i8x16_bitmask((v128_t)truths);
#elif defined(__SSE2__)
  return static_cast<std::uint32_t>(_mm_movemask_epi8((__m128i)truths));
#else
  // For each eight bytes: the multiplication moves the bits 0, 9, 18, … next to each other into the last byte.
  const auto halves = (Uint64x2)truths & 0x8040201008040201;
  constexpr std::uint64_t gather = 0x0101010101010101;
  return static_cast<std::uint32_t>((halves[0] * gather >> 56) | (halves[1] * gather >> 56) << 8);
#endif
}

/// A bit for each of 16 numbers: 1 if it is `wanted`.
inline std::uint32_t mask_of(std::int32_t wanted, const std::int32_t* numbers) {
  const Int32x4 all = {wanted, wanted, wanted, wanted};
  const Int32x4 a = load(numbers) == all, b = load(numbers + 4) == all, c = load(numbers + 8) == all,
                d = load(numbers + 12) == all;
  return mask_of(narrowed(narrowed(a, b), narrowed(c, d)));
}

/// A bit for each of 16 bytes: 1 if it is less than 0.
inline std::uint32_t mask_of_negatives(Int8x16 bytes) {
#if defined(__wasm_simd128__) || defined(__SSE2__)
  return mask_of(bytes);  // it reads the sign bits only
#else
  return mask_of((Int8x16)(bytes < 0));
#endif
}

/// A bit for each of four lanes: 1 if it is true. Each lane must be 0, or −1 for true, as comparisons give it.
inline std::uint32_t mask_of(Int32x4 truths) {
#if defined(__wasm_simd128__)
  return static_cast<std::uint32_t>(wasm_i32x4_bitmask((v128_t)truths));
#elif defined(__SSE2__)
  return static_cast<std::uint32_t>(_mm_movemask_ps((__m128)truths));
#else
  std::uint32_t mask = 0;
  for (int i = 0; i < 4; ++i) mask |= (static_cast<std::uint32_t>(truths[i]) & 1) << i;
  return mask;
#endif
}

/// Byte i of the result is byte `places[i]` of `bytes`, 0 to 15.
inline Int8x16 permute(Int8x16 bytes, Int8x16 places) {
#if defined(__wasm_simd128__)
  return (Int8x16)wasm_i8x16_swizzle((v128_t)bytes, (v128_t)places);
#elif defined(__SSSE3__)
  return (Int8x16)_mm_shuffle_epi8((__m128i)bytes, (__m128i)places);
#else
  Int8x16 permuted = {};
  for (int i = 0; i < 16; ++i) permuted[i] = bytes[places[i]];
  return permuted;
#endif
}

/// Byte i of the result is byte `source(i)` of the 32 bytes of `a` and then `b`.
template <auto source, std::size_t... I>
Int8x16 shuffle(Int8x16 a, Int8x16 b, std::index_sequence<I...>) {
  return __builtin_shufflevector(a, b, static_cast<int>(source(I))...);
}
template <auto source>
Int8x16 shuffle(Int8x16 a, Int8x16 b) {
  return shuffle<source>(a, b, std::make_index_sequence<16>());
}

template <class Lane>
void store(Lane* to, Lanes<Lane> lanes) {
  std::memcpy(to, &lanes, sizeof lanes);
}

template <class Vector>
Vector least_of(Vector a, Vector b) {
  return a < b ? a : b;
}

/// The least lane. Each step compares the lanes with those of the other half, so that half as many remain; only the
/// lowest lanes matter, so it does not matter what is shifted into the others.
template <class Lane>
Lane least_lane(Lanes<Lane> lanes) {
  const auto whole = (Uint64x2)lanes;
  lanes = least_of(lanes, (Lanes<Lane>)Uint64x2{whole[1], whole[0]});
  for (std::size_t half = 4; half >= sizeof(Lane); half /= 2)
    lanes = least_of(lanes, (Lanes<Lane>)((Uint64x2)lanes >> 8 * half));
  return lanes[0];
}

/// The sum of each pair of neighbouring lanes. Each lane must be at most 127.
inline Lanes<std::uint16_t> sums_of_pairs(Lanes<std::uint8_t> lanes) {
#if defined(__wasm_simd128__)
  return (Lanes<std::uint16_t>)wasm_u16x8_extadd_pairwise_u8x16((v128_t)lanes);
#elif defined(__SSSE3__)
  return (Lanes<std::uint16_t>)_mm_maddubs_epi16(_mm_set1_epi8(1), (__m128i)lanes);
#else
  const auto pairs = (Lanes<std::uint16_t>)lanes;
  return (pairs & 0xFF) + (pairs >> 8);
#endif
}
inline Lanes<std::uint32_t> sums_of_pairs(Lanes<std::uint16_t> lanes) {
#if defined(__wasm_simd128__)
  return (Lanes<std::uint32_t>)wasm_u32x4_extadd_pairwise_u16x8((v128_t)lanes);
#elif defined(__SSE2__)
  return (Lanes<std::uint32_t>)_mm_madd_epi16((__m128i)lanes, _mm_set1_epi16(1));
#else
  const auto pairs = (Lanes<std::uint32_t>)lanes;
  return (pairs & 0xFFFF) + (pairs >> 16);
#endif
}

/// The number of bits of each lane that are 1.
inline Lanes<std::uint8_t> popcounts(Lanes<std::uint8_t> lanes) {
#if defined(__wasm_simd128__)
  return (Lanes<std::uint8_t>)wasm_i8x16_popcnt((v128_t)lanes);
#elif defined(__SSSE3__)
  const auto of_halves = (__m128i)Lanes<std::uint8_t>{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
  const auto low = (__m128i)(lanes & 15), high = (__m128i)(((Lanes<std::uint16_t>)lanes >> 4) & 0x0F0F);
  return (Lanes<std::uint8_t>)_mm_shuffle_epi8(of_halves, low) + (Lanes<std::uint8_t>)_mm_shuffle_epi8(of_halves, high);
#else
  auto bits = (Uint64x2)lanes;
  bits -= bits >> 1 & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
  return (Lanes<std::uint8_t>)((bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F);
#endif
}
inline Lanes<std::uint16_t> popcounts(Lanes<std::uint16_t> lanes) {
  return sums_of_pairs(popcounts((Lanes<std::uint8_t>)lanes));
}
inline Lanes<std::uint32_t> popcounts(Lanes<std::uint32_t> lanes) {
  return sums_of_pairs(popcounts((Lanes<std::uint16_t>)lanes));
}

/// The index of the first of `numbers` that is `wanted`. There must be one, and the numbers must fill whole vectors.
template <class Lane>
std::size_t first_of(Lane wanted, const Lane* numbers) {
  for (std::size_t at = 0;; at += lanes<Lane>) {
    if (const std::uint32_t mask = mask_of((Int8x16)(load(numbers + at) == wanted)); mask != 0) {
      return at + static_cast<std::size_t>(std::countr_zero(mask)) / sizeof(Lane);
    }
  }
}

/// Arrays for `first_of_least` are padded to a multiple of this.
constexpr std::size_t block = 16;
constexpr std::size_t padded(std::size_t size) { return (size + block - 1) / block * block; }

/// The index of the first least of `size` numbers; `size` is a multiple of `block` and not 0. No number is less than
/// `floor`, so the search ends at the first number that equals it.
inline std::size_t first_of_least(const std::int32_t* numbers, std::size_t size, std::int32_t floor) {
  assert(size > 0 && size % block == 0);
  const Int32x4 floors = {floor, floor, floor, floor};
  Int32x4 least = load(numbers);
  for (std::size_t at = 0; at < size; at += block) {
    const Int32x4 here = least_of(least_of(load(numbers + at), load(numbers + at + 4)),
                                  least_of(load(numbers + at + 8), load(numbers + at + 12)));
    if (mask_of((Int8x16)(here == floors)) != 0)
      return at + static_cast<std::size_t>(std::countr_zero(mask_of(floor, numbers + at)));
    least = least_of(least, here);
  }
  const auto wanted = least_lane<std::int32_t>(least);
  for (std::size_t at = 0;; at += block) {
    if (const std::uint32_t mask = mask_of(wanted, numbers + at); mask != 0)
      return at + static_cast<std::size_t>(std::countr_zero(mask));
  }
}

}  // namespace quadrille::simd
