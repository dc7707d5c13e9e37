// Whether the parts that are answered make up a whole (core/command/answered_parts.hpp). What `join` says of them is
// tested by tests/cli/join.test.js.
#include "core/command/answered_parts.hpp"

#include <string>
#include <vector>

#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using command::AnsweredParts;
using test::Random;

namespace {

constexpr std::uint64_t puzzle = 0x0123456789AB;

Part part_of(const std::string& rest) { return *read_part("0123456789ab" + rest); }

// The parts of a tree in its order: the leaves of divisions at random.
std::vector<std::string> divided(Random& random) {
  std::vector<std::string> parts = {".bits"};
  for (std::uint32_t cuts = random.below(12) + 1; cuts > 0; --cuts) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(parts.size()));
    const std::string cut = parts[at];
    const std::uint32_t of = random.below(4) + 1;
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
    for (std::uint32_t i = of; i > 0; --i)
      parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(at),
                   cut + '.' + std::to_string(i) + "of" + std::to_string(of));
  }
  return parts;
}

}  // namespace

TEST_CASE("answered parts that come in any order are in the order of the tree", "[command]") {
  AnsweredParts parts(puzzle);
  CHECK(parts.missing() == std::vector<std::string>{"0123456789ab"});
  const char* const rest[] = {".28-2of2", ".24-1of2.44-2of2", ".24-1of2.36-1of2.bits.2of2",
                              ".24-1of2.36-1of2.bits.1of2"};
  for (std::size_t i = 0; i < 2; ++i) CHECK_FALSE(parts.add(part_of(rest[i]), i));
  CHECK(parts.missing() == std::vector<std::string>{"choice 1 of 2 below 0123456789ab.24-1of2"});
  for (std::size_t i = 2; i < 4; ++i) CHECK_FALSE(parts.add(part_of(rest[i]), i));
  CHECK(parts.missing().empty());
  CHECK(parts.answers() == std::vector<std::size_t>{3, 2, 1, 0});
}

TEST_CASE("a tree that is divided at random is complete, and without one of its parts it is not", "[command]") {
  Random random(34);
  for (int time = 0; time < 200; ++time) {
    const std::vector<std::string> texts = divided(random);
    const std::size_t left_out = random.below(static_cast<std::uint32_t>(texts.size()));
    AnsweredParts whole(puzzle), rest(puzzle);
    for (std::size_t i = texts.size(); i-- > 0;) {
      CHECK_FALSE(whole.add(part_of(texts[i]), i));
      if (i != left_out) CHECK_FALSE(rest.add(part_of(texts[i]), i));
    }
    CHECK(whole.missing().empty());
    const auto answers = whole.answers();
    for (std::size_t i = 0; i < texts.size(); ++i) CHECK(answers[i] == i);
    CHECK(rest.missing().size() == 1);
  }
}
