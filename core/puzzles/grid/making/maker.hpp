// Makes grid puzzles with one solution. A board is drawn at random with its answer (recipes.hpp), and changed as long
// as it has another one. Then clues are taken away in random order as long as the answer stays the only one, many
// together at first. What reasoning the puzzle needs is measured last; if it is not as wished, another board is drawn.
//
// A clue whose check takes long stays. After 10,000 boards there is no puzzle. The same random numbers make the same
// puzzles everywhere. Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/job/grade_wish.hpp"
#include "core/job/wishes.hpp"
#include "core/puzzles/grid/making/random_answer.hpp"
#include "core/puzzles/grid/making/recipes.hpp"

namespace quadrille::grid::making {

/// Satisfies `PuzzleMaker` (core/job/wishes.hpp).
///
///     genre=starbattle      which must be wished for; the commands and the package do it by themselves
///     size=10               rows and columns, or size=8x10 where boards need not be square
///     density=20            a percentage: of black cells, walls, mines or tents
///     stars=2               of a star battle
///     picture=.#./###       of a nonogram: rows of `#` and `.` with `/` between them
///     grade=3               core/job/grade_wish.hpp
class Maker {
 public:
  void begin(RandomNumbers random);
  Refusal wish(std::string_view name, std::string_view value);
  Refusal refuse();
  bool advance(Fuel& fuel);
  Refusal failure() const { return failure_; }
  const Board& board() const { return board_; }

 private:
  enum class Stage : std::uint8_t { draw_picture, picture, draw, answer, check, take_away, grade };
  enum class Outcome : std::uint8_t { open, none, other, given_up };

  Refusal read_size(std::string_view value);
  Refusal read_picture(std::string_view value);
  void give_up();
  void draw(Fuel& fuel);
  void follow_recipe();
  bool draw_picture(Fuel& fuel);
  bool take_picture(Outcome outcome);
  bool open(Text text, Stage stage);
  Outcome search(Fuel& fuel);
  void go_on(Outcome outcome, Fuel& fuel);
  void take_next();
  void begin_grade();
  bool take_grade(unsigned grade);

  RandomNumbers random_ = RandomNumbers(0);
  const Recipe* recipe_ = nullptr;
  Wished wished_;
  GradeWish<Board> grade_;
  bool has_stars_ = false;
  Refusal failure_;

  Stage stage_ = Stage::draw;
  std::uint32_t attempts_ = 0;
  RandomNumbers random_of_draw_ = RandomNumbers(0);  // as it began
  RandomAnswer answers_;
  Draft draft_;
  Board board_;  // what is looked at
  BoundedSearch search_;
  Answer other_;
  std::uint32_t changes_ = 0;  // that are still to be tried
  std::vector<Place> gone_;    // clues that are taken away
  std::size_t next_ = 0;       // the place of the clue that is tried next,
  std::size_t at_once_ = 1;    //   with this many after it
};

}  // namespace quadrille::grid::making
