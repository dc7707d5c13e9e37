// The page's examples of grid puzzles: each has one solution, and its hints go on from the empty board. They are read
// from the page's own file, so that no other list has to be kept.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/puzzles/grid/kinds/kind.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_drawn.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_examples_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::string genre_of(const std::string& text) { return text.substr(0, text.find('\n')); }

// Whether the clue in a cell decides it, by the rules of the genre: then nobody fills it in.
bool is_closed(const grid::Board& board, std::size_t cell) {
  static const std::vector<std::string_view> genres = {"nurikabe", "kurodoko", "cave", "tapa"};
  return std::find(genres.begin(), genres.end(), board.text->genre->id) != genres.end() &&
         !board.text->at("cells", cell)->is_blank();
}

// Up to `most` hints in edges, or cells of a yajilin that are shaded.
void draw_hints(const std::string& text, grid::Board board, int most) {
  DrawnEdges drawn = no_edges(board.text->rows, board.text->columns, board.text->genre->edges == grid::Edges::borders);
  Words filled(board.cells(), "?");
  const auto kind = board.text->kind;
  const std::string shaded = kind == nullptr || kind->is_value("#") ? "#" : "b";  // koburin has # for walls
  for (int number = 0; number < most; ++number) {
    const Hint hint = grid::search_hint(board)->finish();
    if (hint.verdict == Verdict::solved) break;
    REQUIRE(hint.verdict == Verdict::found);
    REQUIRE((!hint.edges.empty() || hint.value != 0));
    for (const Hint::Edge& edge : hint.edges) REQUIRE(draw(drawn, board.text->columns, edge));
    for (const Hint::Candidate& mark : hint.marks) REQUIRE(std::exchange(filled[mark.cell], shaded) == "?");
    std::string with = text + drawn.sections();
    if (std::count(filled.begin(), filled.end(), shaded) > 0) with += "\nfilled" + rows_of(filled, board.text->columns);
    board = grid_board(with);
  }
}

}  // namespace

TEST_CASE("every example of a grid puzzle has one solution, and every genre has one", "[grid]") {
  const std::vector<std::string> texts = page_examples();
  for (const std::string_view genre : grid::genre_ids) {
    INFO(genre);
    CHECK(std::any_of(texts.begin(), texts.end(), [&](const std::string& text) { return genre_of(text) == genre; }));
  }
  for (const std::string& text : texts) {
    INFO(text);
    CHECK(ask("grid", request_of(Question::check, EngineChoice::automatic, text)).at(0).verdict == "unique");
  }
}

TEST_CASE("in every genre twelve hints in a row differ and change the board, or lead to the end of the example",
          "[grid][hint]") {
  std::string last;
  std::size_t at = 0;
  for (const std::string& text : page_examples()) {
    if (genre_of(text) == last) continue;
    last = genre_of(text);
    const int most = is_tried(at++) ? 12 : 3;  // three show that one does not come again for ever
    INFO(text);
    grid::Board board = grid_board(text);
    if (board.text->genre->edges != grid::Edges::none) {
      draw_hints(text, board, most);
      continue;
    }
    for (int number = 0; number < most; ++number) {
      const Hint hint = grid::search_hint(board)->finish();
      if (hint.verdict == Verdict::solved) break;
      REQUIRE(hint.verdict == Verdict::found);
      REQUIRE(board.givens[hint.cell] == 0);
      REQUIRE_FALSE(is_closed(board, hint.cell));
      REQUIRE(hint.value >= 1);
      board.givens[hint.cell] = static_cast<std::uint8_t>(hint.value);
    }
  }
}

}  // namespace grid_examples_test
