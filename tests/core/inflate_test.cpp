// DEFLATE against streams that zlib has made: each kind of block, copies from far back, streams that are cut or
// changed.
#include <string>
#include <string_view>

#include "core/text/base64.hpp"
#include "core/text/deflate.hpp"
#include "core/text/inflate.hpp"
#include "tests/core/catch.hpp"

using namespace quadrille;

namespace {

std::string inflated(std::string_view base64, std::size_t most = 100'000) {
  std::string text;
  const auto deflated = from_base64(base64);
  if (!deflated) return "no base64";
  switch (inflate(*deflated, most, text)) {
    case Unpacked::whole: return text;
    case Unpacked::bad: return "bad";
    case Unpacked::too_large: return "too large";
  }
  return {};
}

// Squares, 31,000 times `x`, and the squares again: at level 9, with its own codes and a copy from 32,000 bytes back.
constexpr std::string_view squares =
    "7d07FiQpDAVRn1VoCYg/O5vlT1B5ZuxuP65HQT5AyK8atWRkaTFKj1tG5Coz2iwr+io7xi0n1ig3TpaskZUP+KIxapFjlOx8c0vy6V0l+Zivc5HB"
    "aEc7zJ3ojZWXTPaqMUhpGWMwYuszSusx2y1txNyrtBmLlLZivdGO/eZO7LeSo/Bdr3FJ6RmXzN6CDXoPduuchL37d5LOSThX3+zN3GFTFl52yzJq"
    "LDJGxuJ2o8XmpoMQbj1GXCowfsUYK5LCDK5TmeI6lYWXe2SZNSYhk5A3IoS5SQgrJyGvoL+QSQiJkxDyJyHsNglh7/WdZCU3ZdQ4wiiLF+HMi5BV"
    "1nedxbtwucXLcNXF23DvdTl5lv2VZFNYBrwO1dqd0t+yRwwqub+67hX7jXbcN3fiLbwcK8v5HudkTBIPtyH/cBt2OzzOKuc7yOEgHOtsfmOKt+HE"
    "55KY5X59cpPXZ8QLvw7q9NEtd8ShCvdXksvjUJ/LbajW5TbU7vLA9TVbfc1ZCfmNSGEyKzGszUoOn2b9BWUlqb8hUeNNk7XecsJe5/7fukk93rjF"
    "fM1L9+7XvbTvfe37X//SwOM1MB28XgfTwve1MD2cFOYfSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZKkP1T9P3H/"
    "T9z/E//r/xP/Fw==";

std::string all_squares() {
  std::string lines;
  for (int i = 0; i < 120; ++i) lines += std::to_string(i) + ' ' + std::to_string(i * i % 1000) + '\n';
  return lines + std::string(31'000, 'x') + lines;
}

std::string_view without_end(std::string_view base64) { return base64.substr(0, base64.find_last_not_of('=') + 1); }

}  // namespace

TEST_CASE("blocks of each kind are inflated as zlib made them", "[inflate]") {
  CHECK(inflated("ARUA6v90aHJlZSBraW5kcyBvZiBibG9ja3M") == "three kinds of blocks");
  CHECK(inflated("K8lXSEpVyC9SyMsvUSgBcXQUSjISSxQyi4F0qkJhaWpxSWZ+HgA") == "to be or not to be, that is the question");
  CHECK((inflated(without_end(squares)) == all_squares()));
}

TEST_CASE("a stream is inflated up to a number of bytes", "[inflate]") {
  const std::size_t size = all_squares().size();
  CHECK((inflated(without_end(squares), size) == all_squares()));
  CHECK(inflated(without_end(squares), size - 1) == "too large");
  CHECK(inflated("K8lXSEpVyC9SyMsvUSgBcXQUSjISSxQyi4F0qkJhaWpxSWZ+HgA", 39) == "too large");
}

TEST_CASE("what follows a stream is passed over, and a stream without its end is bad", "[inflate]") {
  const std::string whole = *from_base64(without_end(squares));
  std::string text;
  CHECK(inflate(whole + "more", 100'000, text) == Unpacked::whole);
  for (std::size_t size = 0; size + 1 < whole.size(); ++size)
    CHECK(inflate(std::string_view(whole).substr(0, size), 100'000, text) == Unpacked::bad);
}

TEST_CASE("a stream with any byte changed is inflated, or refused, within its bound", "[inflate]") {
  const std::string whole = *from_base64(without_end(squares));
  constexpr std::size_t most = 40'000, longest_copy = 258;
  std::size_t refused = 0;
  for (std::size_t at = 0; at < whole.size(); ++at)
    for (const char change : {'\x01', '\x10', '\x7F'}) {
      std::string changed = whole, text;
      changed[at] = static_cast<char>(changed[at] ^ change);
      refused += inflate(changed, most, text) != Unpacked::whole;
      REQUIRE(text.size() <= most + longest_copy);
    }
  CHECK(refused > 0);
}

TEST_CASE("what is compressed here is the same after it is decompressed", "[inflate]") {
  std::string mixed;
  unsigned state = 1;
  for (int i = 0; i < 70'000; ++i) {
    state = state * 1'103'515'245u + 12'345u;
    mixed += i % 1000 < 600 ? static_cast<char>(state >> 24) : static_cast<char>('a' + i % 7);
  }
  for (const std::string& text : {std::string(), std::string("a"), std::string("ab"), all_squares(), mixed,
                                  std::string(1000, 'x'), mixed + mixed.substr(0, 40'000)}) {
    const std::string digits = to_base64(deflate(text));
    CHECK(digits.size() % 4 == 0);
    CHECK(inflated(std::string_view(digits).substr(0, digits.find('=')), 200'000) == text);
  }
  CHECK(deflate(all_squares()).size() < 1500);
  CHECK(to_base64("Man") + to_base64("Ma") + to_base64("M") == "TWFuTWE=TQ==");
}

TEST_CASE("base64 has no other characters, and no single one at its end", "[inflate]") {
  CHECK(from_base64("AAECAw") == std::string("\0\1\2\3", 4));
  CHECK(from_base64("+/8") == std::string("\xFB\xFF"));
  CHECK(from_base64("AAEC-w") == std::nullopt);
  CHECK(from_base64("AAECA") == std::nullopt);
}
