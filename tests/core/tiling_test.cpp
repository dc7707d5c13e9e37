// Tilings: known numbers, a brute-force oracle with a geometry of its own, and the search contract.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/tiling/notations.hpp"
#include "core/puzzles/tiling/obeys.hpp"
#include "core/puzzles/tiling/tiling.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"
#include "tests/core/tiling_boards.hpp"

namespace tiling_test {

using namespace quadrille;
using namespace quadrille::test;
using tiling::Answer;
using tiling::Board;
using tiling::Grid;

namespace {

using Use = tiling::Cell::Use;
constexpr EngineChoice engines[] = {EngineChoice::automatic, EngineChoice::dlx, EngineChoice::bits};

std::string count_of(const std::string& text, EngineChoice engine = EngineChoice::automatic) {
  const auto answers = ask("tiling", request_of(Question::count, engine, text));
  std::string sum;
  for (const Answered& answer : answers) sum += (sum.empty() ? "" : " ") + answer.exact_count + answer.message;
  return sum;
}

// ---- the oracle ----

// A point in space; many of them, rounded.
using Place = std::array<double, 3>;
using Spots = std::set<std::array<long, 3>>;

Place middle_of(Grid grid, tiling::Point point) {
  const double row = point.row, column = point.column, height = std::sqrt(3) / 2;
  switch (grid) {
    case Grid::hex: return {column / 2, -row * height, 0};
    case Grid::triangle: {
      const bool is_up = (point.row + point.column) % 2 == 0;
      return {column / 2, -row * height + (is_up ? height / 3 : height * 2 / 3), 0};
    }
    default: return {column, -row, static_cast<double>(point.layer)};
  }
}

// The cells up to translation: relative to the sum of all of them, which is times their number.
Spots spots_of(const std::vector<Place>& places) {
  Place sum = {};
  for (const Place& place : places) {
    for (std::size_t i = 0; i < 3; ++i) sum[i] += place[i];
  }
  Spots spots;
  const auto count = static_cast<double>(places.size());
  for (const Place& place : places) {
    std::array<long, 3> spot = {};
    for (std::size_t i = 0; i < 3; ++i) spot[i] = std::lround(1000 * (place[i] * count - sum[i]));
    spots.insert(spot);
  }
  return spots;
}

std::vector<std::array<Place, 3>> motions(Grid grid, tiling::Turning turning) {
  std::vector<std::array<Place, 3>> all;
  if (turning == tiling::Turning::fixed) return {{Place{1, 0, 0}, Place{0, 1, 0}, Place{0, 0, 1}}};
  const bool reflects = turning == tiling::Turning::free;
  if (grid == Grid::cube) {
    std::array<int, 3> axes = {0, 1, 2};
    do {
      for (int signs = 0; signs < 8; ++signs) {
        std::array<Place, 3> matrix = {};
        for (std::size_t i = 0; i < 3; ++i)
          matrix[i][static_cast<std::size_t>(axes[i])] = (signs >> i & 1) != 0 ? -1 : 1;
        const auto& m = matrix;
        const double determinant = m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
                                   m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
                                   m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
        if (determinant > 0 || reflects) all.push_back(matrix);
      }
    } while (std::next_permutation(axes.begin(), axes.end()));
    return all;
  }
  const int turns = grid == Grid::square ? 4 : 6;
  for (int turn = 0; turn < turns; ++turn) {
    const double angle = 2 * std::acos(-1.0) * turn / turns, c = std::cos(angle), s = std::sin(angle);
    all.push_back({Place{c, -s, 0}, Place{s, c, 0}, Place{0, 0, 1}});
    if (reflects) all.push_back({Place{c, s, 0}, Place{s, -c, 0}, Place{0, 0, 1}});
  }
  return all;
}

Spots moved(const std::array<Place, 3>& motion, const std::vector<Place>& places) {
  std::vector<Place> images;
  for (const Place& p : places) {
    Place image = {};
    for (std::size_t i = 0; i < 3; ++i) image[i] = motion[i][0] * p[0] + motion[i][1] * p[1] + motion[i][2] * p[2];
    images.push_back(image);
  }
  return spots_of(images);
}

// The middles of the cells do not tell which way a single triangle points; its corners do.
std::vector<Place> marked(Grid grid, const tiling::Shape& shape) {
  std::vector<Place> places;
  for (const tiling::Point point : shape) {
    const Place middle = middle_of(grid, point);
    places.push_back(middle);
    const double radius = (point.row + point.column) % 2 == 0 ? std::sqrt(3) / 3 : -std::sqrt(3) / 3;
    for (int corner = 0; grid == Grid::triangle && corner < 3; ++corner) {
      const double angle = std::acos(-1.0) * (0.5 + corner * 2.0 / 3);
      places.push_back({middle[0] + radius * std::cos(angle), middle[1] + radius * std::sin(angle), 0});
    }
  }
  return places;
}

using Piece = std::pair<std::uint32_t, std::vector<std::uint32_t>>;  // its kind and its places
using Solution = std::vector<Piece>;

class Oracle {
 public:
  explicit Oracle(const Board& board) : board_(board), copies_(board.kinds.size()) {
    for (std::uint32_t place = 0; place < board.cells.size(); ++place) {
      if (board.cells[place].use != Use::outside) open_.push_back(place);
    }
    for (const tiling::Kind& kind : board.kinds) {
      forms_.emplace_back();
      for (const auto& motion : motions(board.grid, kind.turning))
        forms_.back().insert(moved(motion, marked(board.grid, kind.shape)));
    }
    for (const cover::Placement given : board.placed) {
      const auto places = board.layout->places(given);
      givens_.push_back({board.layout->kind_of(given), {places.begin(), places.end()}});
    }
    choose({}, 0);
    is_free_.assign(board.cells.size(), 1);
    fill(0);
    std::sort(solutions_.begin(), solutions_.end());
  }

  const std::vector<Solution>& solutions() const { return solutions_; }

 private:
  // All sets of cells that are one of the pieces, by their first cell.
  void choose(std::vector<std::uint32_t> places, std::size_t from) {
    if (!places.empty()) {
      tiling::Shape shape;
      for (const std::uint32_t place : places) shape.push_back(board_.point_of(place));
      const Spots spots = spots_of(marked(board_.grid, shape));
      for (std::uint32_t kind = 0; kind < board_.kinds.size(); ++kind) {
        if (board_.kinds[kind].shape.size() == places.size() && forms_[kind].count(spots) > 0 &&
            may_cover(kind, places))
          by_first_[places[0]].push_back({kind, places});
      }
    }
    if (places.size() == 4) return;
    for (std::size_t next = from; next < open_.size(); ++next) {
      places.push_back(open_[next]);
      choose(places, next + 1);
      places.pop_back();
    }
  }

  bool may_cover(std::uint32_t kind, const std::vector<std::uint32_t>& places) const {
    return std::all_of(places.begin(), places.end(), [&](std::uint32_t place) {
      const std::uint8_t letter = board_.cells[place].letter;
      if (letter == 0) return true;
      const auto& only = board_.only[letter - 1u];
      return std::find(only.begin(), only.end(), kind) != only.end();
    });
  }

  void fill(std::size_t at) {
    if (at == open_.size()) return check();
    const std::uint32_t place = open_[at];
    if (is_free_[place] == 0) return fill(at + 1);
    for (const Piece& piece : by_first_[place]) {
      const auto& [kind, places] = piece;
      if (copies_[kind] == board_.kinds[kind].high) continue;
      if (std::any_of(places.begin(), places.end(), [this](auto other) { return is_free_[other] == 0; })) continue;
      for (const std::uint32_t other : places) is_free_[other] = 0;
      ++copies_[kind];
      chosen_.push_back(piece);
      fill(at + 1);
      chosen_.pop_back();
      --copies_[kind];
      for (const std::uint32_t other : places) is_free_[other] = 1;
    }
    if (board_.cells[place].use == Use::may) fill(at + 1);
  }

  void check() {
    for (std::size_t kind = 0; kind < copies_.size(); ++kind) {
      if (copies_[kind] < board_.kinds[kind].low) return;
    }
    for (const Piece& given : givens_) {
      if (std::find(chosen_.begin(), chosen_.end(), given) == chosen_.end()) return;
    }
    solutions_.push_back(chosen_);
    std::sort(solutions_.back().begin(), solutions_.back().end());
  }

  const Board& board_;
  std::vector<std::uint32_t> open_;
  std::vector<std::set<Spots>> forms_;
  std::vector<Piece> givens_;
  std::map<std::uint32_t, std::vector<Piece>> by_first_;
  std::vector<char> is_free_;
  std::vector<std::uint32_t> copies_;
  Solution chosen_;
  std::vector<Solution> solutions_;
};

template <class E>
std::vector<Solution> solutions_by(E& engine, const Board& board) {
  REQUIRE_FALSE(engine.open(board));
  std::vector<Solution> solutions;
  Answer answer;
  Fuel fuel;
  while (engine.advance(fuel) == Step::solution) {
    engine.read(answer);
    REQUIRE(tiling::obeys(board, answer));
    Solution solution;
    for (const tiling::Laid& piece : answer) solution.push_back({piece.kind, piece.places});
    std::sort(solution.begin(), solution.end());
    solutions.push_back(std::move(solution));
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

std::string text_of(const Board& board) {
  std::string text;
  tiling::notations[0].write(board, text);
  return text;
}

std::size_t open_cells(const Board& board) {
  return static_cast<std::size_t>(
      std::count_if(board.cells.begin(), board.cells.end(), [](auto cell) { return cell.use != Use::outside; }));
}

}  // namespace

TEST_CASE("every engine finds the tilings that brute force finds, on all grids", "[tiling][differential][slow]") {
  Random random(1501);
  std::array<std::size_t, 4> solved = {};
  for (int round = 0; round < rounds(800); ++round) {
    const Board board = random_tiling(random);
    if (open_cells(board) > 18) continue;
    INFO(text_of(board));
    const Oracle oracle(board);
    tiling::Links links;
    tiling::Bits bits;
    tiling::Finders finders;
    CHECK(solutions_by(links, board) == oracle.solutions());
    CHECK(solutions_by(bits, board) == oracle.solutions());
    CHECK(solutions_by(finders, board) == oracle.solutions());
    tiling::Counters counters;
    REQUIRE_FALSE(counters.open(board));
    Fuel fuel;
    while (counters.advance(fuel) == Step::solution) continue;
    CHECK(counters.count() == std::to_string(oracle.solutions().size()));
    solved[static_cast<std::size_t>(board.grid)] += oracle.solutions().empty() ? 0 : 1;
  }
  for (const std::size_t boards : solved) CHECK(boards >= enough(20u));
}

TEST_CASE("the engines of tilings keep the search contract", "[tiling]") {
  tiling::Links links;
  tiling::Bits bits;
  for (const char* const text : {"5x6 F I L N P V", "4x5 *V3 *I2", "2x2x3 *I3 0..2xV3", "hex 3x4 trihexes 0..1xH3.2",
                                 "triangle 4x5 pentiamonds", "3x3 3xI3", "5x5 2xP 3xL"}) {
    INFO(text);
    const Board board = tiling_of(text);
    const auto show = [&](const Answer& answer) {
      std::string shown;
      tiling::notations[0].write_answer(board, answer, shown);
      return shown;
    };
    const auto by_links = require_search_contract<Answer>(links, board, show);
    const auto by_bits = require_search_contract<Answer>(bits, board, show);
    CHECK(by_links.stats.solutions == by_bits.stats.solutions);
  }
}

TEST_CASE("small tilings have their known numbers", "[tiling]") {
  for (const EngineChoice engine : engines) {
    INFO(name(engine));
    CHECK(count_of("3x20 pentominoes", engine) == "8");
    CHECK(count_of("3x3x3 soma", engine) == "11520");
    CHECK(count_of("2x3x10 pentominoes", engine) == "96");
    CHECK(count_of("10x10 *Y", engine) == "350");
    CHECK(count_of("6x6 *I2", engine) == "6728");       // Kasteleyn 1961; OEIS A004003
    CHECK(count_of("6x6 *I3 *V3", engine) == "80092");  // tests/data/tilings.tsv
    CHECK(count_of("hex 1x3 H3.1", engine) == "1");
    CHECK(count_of("4x5 tetrominoes", engine) == "0");  // by colours: the T tetromino is unbalanced
    CHECK(count_of("4x5 tetrominoes 0xT4", engine) == "0");
  }
}

TEST_CASE("identical pieces are one kind: copies do not multiply solutions", "[tiling]") {
  for (const EngineChoice engine : engines) {
    INFO(name(engine));
    CHECK(count_of("3x3 3xI3", engine) == "2");
    CHECK(count_of("3x3 I3 I3 I3", engine) == "2");
    CHECK(count_of("4x4 8xI2", engine) == "36");  // OEIS A004003
    CHECK(count_of("4x4 0..8xI2", engine) == "36");
    CHECK(count_of("4x4 0..7xI2", engine) == "0");
    CHECK(count_of("2x2 0..1xI2 *I1", engine) == "5");
    CHECK(count_of("2x2 1..2xI2 *I1", engine) == "6");
  }
}

TEST_CASE("a piece that covers only cells that may stay empty may be used or not", "[tiling]") {
  for (const EngineChoice engine : engines) {
    INFO(name(engine));
    CHECK(count_of("board\n???\npieces\n* I1", engine) == "8");
    CHECK(count_of("board\n???\npieces\n0..2 I1", engine) == "7");
    CHECK(count_of("board\n.??\npieces\n* I1", engine) == "4");
    CHECK(count_of("board\n.??\npieces\n* I1\nplaced\nI1 1,3", engine) == "2");
    CHECK(count_of("board\n??\npieces\nI2", engine) == "1");
  }
}

TEST_CASE("letters keep cells for the pieces under \"only\"", "[tiling]") {
  const std::string pieces = "\npieces\nI2\nI1\nonly\n";
  for (const EngineChoice engine : engines) {
    CHECK(count_of("board\n.a." + pieces + "a I2", engine) == "2");
    CHECK(count_of("board\n.a." + pieces + "a I1", engine) == "0");
    CHECK(count_of("board\n.aB" + pieces + "a I2\nb I1", engine) == "1");
    CHECK(count_of("board\n.aA" + pieces + "a I2 I1", engine) == "2");
  }
}

TEST_CASE("the calendar puzzle has 25,061 solutions over all months and days", "[long][tiling]") {
  // DragonFjord's A-Puzzle-A-Day: twelve months, 31 days, then seven places outside. Counted by six programs.
  std::string texts;
  for (std::size_t month = 0; month < 12; ++month) {
    for (std::size_t day = 0; day < 31; ++day) {
      std::string board = "......_\n......_\n.......\n.......\n.......\n.......\n...____\n";
      board[month / 6 * 8 + month % 6] = '_';
      board[16 + day / 7 * 8 + day % 7] = '_';
      texts += "board\n" + board + "pieces\ncalendar\n";
    }
  }
  std::uint64_t sum = 0;
  const auto answers = ask("tiling", request_of(Question::count, EngineChoice::bits, texts));
  for (const Answered& answered : answers) sum += answered.count;
  CHECK(answers.size() == 372);
  CHECK(sum == 25061);
}

// Takes a quarter of a minute.
TEST_CASE("Bedlam's cube has 19,186 solutions in 24 positions each", "[.bedlam]") {
  CHECK(count_of("4x4x4 bedlam", EngineChoice::bits) == "460464");
}

}  // namespace tiling_test
