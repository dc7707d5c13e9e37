// New grid puzzles with one solution: each genre says how a board is drawn with its answer, and perhaps how it is
// changed (recipes.hpp). Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/making/grade_wish.hpp"
#include "core/making/recipe_maker.hpp"
#include "core/puzzles/grid/making/kind_board.hpp"
#include "core/puzzles/grid/making/random_answers.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

/// See core/making/recipe_maker.hpp. What may be wished:
///
///     genre=starbattle      which must be wished for; the commands and the package do it by themselves
///     kind=nurimisaki       in its place: a kind with a name, or the text of one, with %0A between its lines
///     size=10               rows and columns, or size=8x10 where boards need not be square
///     density=20            a percentage: of black cells, walls, mines or tents
///     stars=2               of a star battle
///     picture=.#./###       of a nonogram: rows of `#` and `.` with `/` between them
///     grade=3               core/making/grade_wish.hpp
class GridRecipe : public PlainRecipe<Answer> {
 public:
  using Puzzle = Grid;

  void begin();
  Refusal wish(std::string_view name, std::string_view value);
  Refusal refuse();
  void begin_draw(RandomNumbers& random, Fuel& fuel);
  Drawn draw(RandomNumbers& random, Fuel& fuel);
  Refusal failure() const { return failure_; }
  const Answer& answer() const { return recipe_ != nullptr ? draft_.answer : board_.answer(); }
  std::uint32_t most_attempts() const {
    return recipe_ != nullptr || board_.is_of_genre() ? PlainRecipe::most_attempts() : most_boards;
  }
  std::int64_t work_to_change() const { return recipe_ != nullptr ? 0 : board_.work_to_change(); }
  bool change(const Answer* other, RandomNumbers& random);
  std::size_t most_changes() const { return changes_per_cell * wished_.rows * wished_.columns; }
  Removable removable(RandomNumbers& random) const;
  bool write(const std::vector<std::uint32_t>& gone, Board& board) const;
  std::int64_t work_to_write() const;
  /// Dancing links take longer to open than all the rest: 15 ms for a shingoki of 6×6, which is made in 4.
  std::int64_t most_work_to_confirm() const { return 0; }
  /// Engines in turns take longer to open than most of these checks last.
  EngineChoice engine() const { return EngineChoice::bits; }
  std::int64_t most_work_of_check() const;

  GradeWish<Grid> grade;

 private:
  // A board is thrown away after this many changes for each cell.
  static constexpr std::uint32_t changes_per_cell = 2;
  // Boards that are drawn of a kind by its rules alone: for some kinds no one has a single answer.
  static constexpr std::uint32_t most_boards = 300;

  Refusal read_genre(std::string_view id);
  Refusal read_kind(std::string_view value);
  Refusal read_picture(std::string_view value);
  Refusal refuse_sides(std::string_view id, std::uint32_t least, std::uint32_t most, bool is_square) const;
  Refusal refuse_density(std::string_view id, std::uint32_t least, std::uint32_t most, std::uint32_t usual);
  Refusal refuse_kind();
  Drawn follow(RandomNumbers& random);

  const Recipe* recipe_ = nullptr;
  std::shared_ptr<const kinds::Kind> kind_;  // if there is no recipe
  Wished wished_;
  bool has_stars_ = false;
  Refusal failure_;
  RandomNumbers random_of_draw_ = RandomNumbers(0);  // as it began
  RandomAnswers answers_;
  Draft draft_;      // by the recipe
  KindBoard board_;  // by the rules of a kind
};

}  // namespace quadrille::grid::making
