// How boards of each genre are drawn. Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/making/draft.hpp"
#include "core/random.hpp"

namespace quadrille::grid::making {

/// What is wished for a board; the maker fills in what is usual.
struct Wished {
  std::uint32_t rows = 0, columns = 0;
  std::uint32_t density = 0;  ///< a percentage, whose meaning is the genre's
  std::uint32_t stars = 1;    ///< of a star battle: in each row, column and region
  std::vector<bool> picture;  ///< of a nonogram: its black cells, row by row; empty if it may be any
};

class RandomAnswers;  // grid_recipe.hpp

/// What drawing needs besides.
struct Workshop {
  RandomNumbers& random;
  RandomAnswers& answers;

  bool chance(std::uint32_t percent) { return random.below(100) < percent; }
  /// 0 … count − 1 in random order.
  std::vector<Variable> order(std::size_t count) { return random_order(random, count); }
  Variable random_of(const std::vector<Variable>& cells) {
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
  }
  /// A random answer of a text; none if there is none, or it is not found soon. A recipe asks for one only. The first
  /// time it gets none, and is followed from its beginning once more when the search for it has ended.
  std::optional<Answer> answer(const Text& text);
  /// The same for a draft; false if there is none.
  bool fill(Draft& draft);
};

struct Recipe {
  std::string_view id;
  std::uint32_t least, most, usual;  ///< sides
  bool is_square;
  std::uint32_t least_density, most_density, usual_density;  ///< 0: there is none
  /// Draws a board with its answer; false if that failed this time.
  bool (*draw)(Workshop& shop, const Wished& wished, Draft& draft);
  /// Changes the board so that the other answer is none any more. Null or false: another board is drawn.
  bool (*change)(Workshop& shop, Draft& draft, const Answer& other);
  /// Whether the wished size is possible, after adding the columns that follow from the rows. Null: every size is.
  bool (*fit)(Wished& wished) = nullptr;
  std::string_view sizes = {};  ///< what is said if they are not
};

std::span<const Recipe> latin_recipes();
std::span<const Recipe> placing_recipes();
std::span<const Recipe> shading_recipes();
std::span<const Recipe> connected_recipes();
std::span<const Recipe> loop_recipes();
std::span<const Recipe> number_recipes();
std::span<const Recipe> outside_recipes();
std::span<const Recipe> piece_recipes();

}  // namespace quadrille::grid::making
