// The one maker of new puzzles. It draws a board with its answer, and changes it as long as it has another one. Then
// clues are taken away as long as the answer stays the only one. The other engine is asked too, as far as it has to say
// something soon. The grade is measured last. A puzzle that is not as wished is thrown away, and the next is drawn.
//
// How a puzzle does each of these is its recipe, a class with the members of `PlainRecipe`, in place of which it has
// its own, and
//
//     Puzzle                            Board, Answer, Traits and choose, as in core/job/puzzle.hpp
//     begin(), wish(name, value)        as those of `PuzzleMaker` (core/job/wishes.hpp)
//     draw(random, fuel)                goes on to draw a board, until the fuel is spent (`open`)
//     answer()                          the answer of the board that is drawn
//     write(gone, board)                writes the board without these clues; false if there is none
//     work_to_write()                   of each
//     grade                             may be missing: the wish for a grade, as in grade_wish.hpp
//
// The same random numbers make the same puzzles everywhere. Tested by tests/core/making_test.cpp and those of each
// puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/job/wishes.hpp"
#include "core/making/answer_search.hpp"
#include "core/making/removal.hpp"
#include "core/random.hpp"
#include "core/text/text.hpp"

namespace quadrille {

/// What became of drawing. `proven`: there is no other answer.
enum class Drawn : std::uint8_t { open, failed, drawn, proven };

template <class Answer>
struct PlainRecipe {
  Refusal refuse() { return std::nullopt; }
  /// Begins to draw a board.
  void begin_draw(RandomNumbers&, Fuel&) {}
  /// Boards that are drawn for one puzzle. Of those that can be made, none is known that needs a quarter.
  std::uint32_t most_attempts() const { return 10'000; }
  /// After drawing or changing failed: why no board can be drawn at all; nothing if perhaps one can.
  Refusal failure() const { return std::nullopt; }
  /// Changes the board so that the other answer is none any more. Null: it is not known whether there is one. False if
  /// another board has to be drawn.
  bool change(const Answer*, RandomNumbers&) { return false; }
  /// The work of each change.
  std::int64_t work_to_change() const { return 0; }
  /// How often one board may be changed.
  std::size_t most_changes() const { return 0; }
  /// The clues that may be taken away, once the answer is the only one.
  Removable removable(RandomNumbers&) { return {}; }
  /// What is made is in the end asked of `dlx`, up to this work; 0: it takes too long to open.
  std::int64_t most_work_to_confirm() const { return work_per_ms; }
  /// For the checks.
  EngineChoice engine() const { return EngineChoice::automatic; }
  /// After which a check is given up; the clues that it was about stay then.
  std::int64_t most_work_of_check() const { return Fuel::unlimited_work; }
};

/// Satisfies `PuzzleMaker` (core/job/wishes.hpp).
template <class Recipe>
class RecipeMaker {
 public:
  using Puzzle = typename Recipe::Puzzle;
  using Board = typename Puzzle::Board;

  void begin(RandomNumbers random) {
    random_ = random;
    recipe_.begin();
    if constexpr (has_grades) recipe_.grade.begin();
    failure_.reset();
    attempts_ = 0;
    stage_ = Stage::begin;
  }
  Refusal wish(std::string_view name, std::string_view value) {
    if constexpr (has_grades)
      if (name == "grade") return recipe_.grade.read(value);
    return recipe_.wish(name, value);
  }
  Refusal refuse() { return recipe_.refuse(); }
  Refusal failure() const { return failure_; }
  const Board& board() const { return board_; }

  bool advance(Fuel& fuel) {
    while (!fuel.is_spent() && stage_ != Stage::over) {
      switch (stage_) {
        case Stage::begin: begin_draw(fuel); break;
        case Stage::draw: take_drawing(recipe_.draw(random_, fuel), fuel); break;
        case Stage::grade: measure(fuel); break;
        default:
          if (const Outcome outcome = search_.advance(recipe_.answer(), fuel); outcome != Outcome::open)
            go_on(outcome, fuel);
      }
    }
    return stage_ == Stage::over;
  }

 private:
  using Outcome = typename AnswerSearch<Puzzle>::Outcome;
  enum class Stage : std::uint8_t { begin, draw, check, take_away, confirm, grade, over };

  static constexpr bool has_grades = requires(Recipe recipe) { recipe.grade; };

  void begin_draw(Fuel& fuel) {
    if (attempts_ == recipe_.most_attempts()) {
      stage_ = Stage::over;
      if constexpr (requires { recipe_.grade.take_nearest(board_); })
        if (recipe_.grade.take_nearest(board_)) return;
      failure_ = "no puzzle as wished was found in " + decimal(recipe_.most_attempts()) +
                 " attempts; wish for less, or try another seed";
      return;
    }
    ++attempts_;
    --fuel.nodes;
    recipe_.begin_draw(random_, fuel);
    stage_ = Stage::draw;
  }

  void draw_another() {
    failure_ = recipe_.failure();
    stage_ = failure_ ? Stage::over : Stage::begin;
  }

  void take_drawing(Drawn drawn, Fuel& fuel) {
    if (drawn == Drawn::open) return;
    if (drawn == Drawn::failed) return draw_another();
    removal_.begin({});
    changes_ = recipe_.most_changes();
    if (drawn == Drawn::proven) return begin_removal(fuel);
    open(Stage::check, fuel);
  }

  // Takes what the search has found out.
  void go_on(Outcome outcome, Fuel& fuel) {
    const bool is_only = outcome == Outcome::none;
    if (stage_ == Stage::take_away) {
      removal_.note(is_only);
      take_more(fuel);
    } else if (stage_ == Stage::confirm) {
      // What the other engine does not know is not against the puzzle.
      if (outcome == Outcome::other) return draw_another();
      begin_grade();
    } else if (is_only) {
      begin_removal(fuel);
    } else {
      change(outcome == Outcome::other ? &search_.found() : nullptr, fuel);
    }
  }

  void change(const typename Puzzle::Answer* other, Fuel& fuel) {
    if (changes_ == 0) return draw_another();
    --changes_;
    fuel.work -= recipe_.work_to_change();
    if (!recipe_.change(other, random_)) return draw_another();
    open(Stage::check, fuel);
  }

  void begin_removal(Fuel& fuel) {
    removal_.begin(recipe_.removable(random_));
    take_more(fuel);
  }

  // The puzzle without a few clues more; if there are none left to be tried, it is made.
  void take_more(Fuel& fuel) {
    if (removal_.take_more()) return open(Stage::take_away, fuel);
    if (!removal_.is_enough()) return draw_another();
    open(Stage::confirm, fuel);
  }

  void begin_grade() {
    stage_ = Stage::over;
    if constexpr (has_grades) {
      if (recipe_.grade.is_any()) return;
      recipe_.grade.measure(board_);
      stage_ = Stage::grade;
    }
  }

  // Goes on with more clues, where the puzzle is too hard and that may help.
  void measure([[maybe_unused]] Fuel& fuel) {
    if constexpr (has_grades) {
      const auto grade = recipe_.grade.advance(fuel);
      if (!grade) return;
      if (recipe_.grade.is_too_hard(*grade) && removal_.can_give_back()) {
        recipe_.grade.keep(*grade, board_);
        removal_.give_back((removal_.groups_gone() + 7) / 8);
        fuel.work -= recipe_.work_to_write();
        if (!recipe_.write(removal_.gone(), board_)) return draw_another();
        begin_grade();
      } else {
        stage_ = recipe_.grade.take(*grade, board_) ? Stage::over : Stage::begin;
      }
    }
  }

  // Looks for another answer of the board with the clues that are left. What cannot be written without some clues
  // keeps them.
  void open(Stage stage, Fuel& fuel) {
    fuel.work -= recipe_.work_to_write();
    const bool is_written = recipe_.write(removal_.gone(), board_);
    if (!is_written && stage != Stage::take_away) return draw_another();
    const bool is_other_engine = stage == Stage::confirm;
    search_.open(board_,
                 !is_written       ? 0
                 : is_other_engine ? recipe_.most_work_to_confirm()
                                   : recipe_.most_work_of_check(),
                 is_other_engine ? EngineChoice::dlx : recipe_.engine());
    stage_ = stage;
  }

  RandomNumbers random_ = RandomNumbers(0);
  Recipe recipe_;
  Refusal failure_;
  Stage stage_ = Stage::begin;
  std::uint32_t attempts_ = 0;
  Board board_;  // what is looked at; the puzzle, once it is made
  AnswerSearch<Puzzle> search_;
  std::size_t changes_ = 0;  // that are still to be tried
  Removal removal_;
};

}  // namespace quadrille
