// The one maker of puzzles, with a toy puzzle: a number of switches that are on or off, of which the clues say some. An
// answer has every switch as its clue says. The engine for `bits` overlooks answers if a test asks for that.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/making/recipe_maker.hpp"
#include "core/making/removal.hpp"
#include "tests/core/catch.hpp"

namespace making_test {

using namespace quadrille;

namespace {

using Switches = std::vector<std::uint8_t>;  // 1 off, 2 on; 0 not said

struct Board {
  Switches clues;
  std::size_t overlooked = 0;  // answers after the first, by the first engine
};

// Finds all answers, in the order of binary numbers.
template <bool overlooks>
class Engine {
 public:
  std::optional<Error> open(const Board& board) {
    board_ = board;
    next_ = 0;
    found_ = 0;
    return std::nullopt;
  }
  Step advance(Fuel& fuel) {
    while (next_ < std::uint32_t{1} << board_.clues.size()) {
      if (fuel.is_spent()) return Step::paused;
      --fuel.work;
      if (!fits(next_++)) continue;
      if (overlooks && found_++ > 0 && found_ <= board_.overlooked + 1) continue;
      return Step::solution;
    }
    return Step::finished;
  }
  void read(Switches& answer) const {
    answer.clear();
    for (std::size_t i = 0; i < board_.clues.size(); ++i) answer.push_back(value(next_ - 1, i));
  }
  const Stats& stats() const { return stats_; }
  double fraction() const { return 0; }

 private:
  static std::uint8_t value(std::uint32_t number, std::size_t i) { return (number >> i & 1) != 0 ? 2 : 1; }
  bool fits(std::uint32_t number) const {
    for (std::size_t i = 0; i < board_.clues.size(); ++i)
      if (board_.clues[i] != 0 && board_.clues[i] != value(number, i)) return false;
    return true;
  }

  Board board_;
  Stats stats_;
  std::uint32_t next_ = 0;
  std::size_t found_ = 0;
};

struct Toy {
  using Board = making_test::Board;
  using Answer = Switches;
  using Kind = EngineKind<Board, Answer>;
  static constexpr Kind right = engine_kind<Engine<false>, Board, Answer, Extras{}>("dlx");
  static constexpr Kind overlooking = engine_kind<Engine<true>, Board, Answer, Extras{}>("bits");
  static const Kind& choose(const Board&, Question, EngineChoice choice) {
    return choice == EngineChoice::dlx ? right : overlooking;
  }
};

// Six random switches, all of which are said at first. The first `faulty` boards that are drawn are those of which the
// first engine overlooks answers.
struct ToyRecipe : PlainRecipe<Switches> {
  using Puzzle = Toy;

  void begin() { drawn = 0; }
  Refusal wish(std::string_view, std::string_view) { return std::nullopt; }
  std::uint32_t most_attempts() const { return 5; }
  Drawn draw(RandomNumbers& random, Fuel& fuel) {
    --fuel.work;
    ++drawn;
    all.assign(6, 0);
    for (auto& each : all) each = static_cast<std::uint8_t>(1 + random.below(2));
    return Drawn::drawn;
  }
  const Switches& answer() const { return all; }
  Removable removable(RandomNumbers&) const { return {.groups = {{0}, {1}, {2}, {3}, {4}, {5}}}; }
  bool write(const std::vector<std::uint32_t>& gone, Board& board) const {
    board = {all, drawn <= faulty ? std::size_t{1} : 0};
    for (const std::uint32_t clue : gone) board.clues[clue] = 0;
    return true;
  }
  std::int64_t work_to_write() const { return 1; }

  static inline std::size_t faulty = 0;
  std::size_t drawn = 0;
  Switches all;
};

}  // namespace

TEST_CASE("The maker takes away what can go and nothing else", "[making]") {
  ToyRecipe::faulty = 0;
  RecipeMaker<ToyRecipe> maker;
  maker.begin(RandomNumbers(1));
  Fuel fuel;
  REQUIRE(maker.advance(fuel));
  REQUIRE_FALSE(maker.failure());
  for (const std::uint8_t clue : maker.board().clues) REQUIRE(clue != 0);  // each switch is decided by its clue alone
}

TEST_CASE("A board of which one engine finds another answer is no puzzle", "[making]") {
  ToyRecipe::faulty = 2;
  RecipeMaker<ToyRecipe> maker;
  maker.begin(RandomNumbers(1));
  Fuel fuel = {.nodes = 100};
  REQUIRE(maker.advance(fuel));
  REQUIRE_FALSE(maker.failure());
  REQUIRE(100 - fuel.nodes == 3);  // the third board is the first whose answers are all found
  for (const std::uint8_t clue : maker.board().clues) REQUIRE(clue != 0);
}

TEST_CASE("The maker says after some boards that there is no puzzle, in any slices", "[making]") {
  ToyRecipe::faulty = 100;
  for (const std::int64_t slice : {std::int64_t{1}, std::int64_t{100}, std::int64_t{1'000'000}}) {
    RecipeMaker<ToyRecipe> maker;
    maker.begin(RandomNumbers(1));
    for (Fuel fuel = {.work = slice}; !maker.advance(fuel);) fuel.work = slice;
    REQUIRE(maker.failure() == "no puzzle as wished was found in 5 attempts; wish for less, or try another seed");
  }
}

// As if each group had been tried by itself: a clue can go if it is none of the needed ones.
TEST_CASE("Clues are taken away in their order as long as the needed ones stay", "[making]") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    RandomNumbers random(seed);
    Removable removable;
    std::vector<bool> needed;
    std::size_t all = 0;
    for (std::size_t group = 0; group < 20; ++group) {
      removable.groups.emplace_back();
      for (std::uint32_t size = 1 + random.below(3); size > 0; --size) {
        removable.groups.back().push_back(static_cast<std::uint32_t>(all++));
        needed.push_back(random.below(4) == 0);
      }
    }
    removable.least = random.below(2) * all / 2;
    std::vector<std::uint32_t> expected;
    for (const auto& group : removable.groups) {
      bool can_go = all - expected.size() >= removable.least + group.size();
      for (const std::uint32_t clue : group) can_go = can_go && !needed[clue];
      if (can_go) expected.insert(expected.end(), group.begin(), group.end());
    }
    Removal removal;
    removal.begin(removable);
    while (removal.take_more()) {
      bool can_go = true;
      for (const std::uint32_t clue : removal.gone()) can_go = can_go && !needed[clue];
      removal.note(can_go);
    }
    REQUIRE(removal.gone() == expected);
  }
}

}  // namespace making_test
