// Sequences of Sudoku variants: what paths through decision diagrams remove and explain, against brute force.
#include "tests/core/catch.hpp"
#include "tests/core/networks.hpp"
#include "tests/core/random.hpp"

namespace network_sequence_test {

using namespace quadrille;
using namespace quadrille::test;

TEST_CASE("sequences remove and explain what follows, also where a variable occurs several times") {
  Random random(1);
  std::size_t wide = 0;
  for (int round = 0; round < rounds(250); ++round) {
    auto network = make_network(3 + random.below(4), 2 + random.below(4));
    const auto filling = random_indices(network, random);
    for (std::uint32_t i = 1 + random.below(3); i > 0; --i) add_random_sequence(network, filling, random);
    for (const auto& diagram : network.diagrams)
      for (std::size_t layer = 0; layer <= diagram.layers(); ++layer) wide += diagram.states(layer) > 64 ? 1 : 0;
    require_right_explanations(network, 40, random);
  }
  CHECK(wide >= enough(1u));  // layers of more than one word
}

}  // namespace network_sequence_test
