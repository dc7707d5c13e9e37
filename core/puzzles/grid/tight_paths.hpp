// Decides whether a numberlink has no solution, one, or several. It does not list them all.
//
// A path that touches itself has a shortcut, which leaves cells empty. Of what joins the numbers, whether it fills the
// board or not, take what is left when no shortcut is left, and no turn of a path can be flipped to an empty cell in
// the row above:
//
//     a shortcut   ┌ ┐      · ·        a flip   · │      ┌ ┘
//                  ┘ └  →   ─ ─                 ─ ┘  →   ┘ ·
//
// Both make the paths shorter, or as long and higher; so every solution leads to such *tight* paths. Tight paths that
// fill the board are solutions, and no other solution leads to them. So if there are no tight paths that leave a cell
// empty, the tight solutions are all solutions; else nothing is known, and the search gives up. Where the board need
// not be filled, all tight paths are solutions; another solution leads to the only tight one by a last step, which, the
// other way around, flips a turn or goes around through empty cells.
//
// Tight paths are few: a turn is followed on its inner side by another one, and so on to a number or to an empty cell.
// Solvers that take it for granted that there is one solution look for tight ones only; here the proof comes with them.
// Tested by tests/core/grid_tight_paths_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/learning/clause_rules.hpp"
#include "core/learning/solver.hpp"
#include "core/puzzles/grid/board.hpp"
#include "core/search/engine.hpp"

namespace quadrille::grid {

/// Satisfies `Engine<Board, Answer>`, except that it allocates when it goes on behind a solution and for its second
/// stage, and gives up after the second solution.
class TightPaths {
 public:
  /// Refuses boards that are no paths, those with filled-in cells, and large ones.
  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  void read(Answer& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const { return stage_ == Stage::finished ? 1 : 0; }
  bool has_given_up() const { return stage_ == Stage::given_up; }
  std::string_view name() const { return "tight"; }

 private:
  using Literal = learning::Literal;
  static constexpr learning::Policy policy = {.decay = 0.90,
                                              .restart_unit = 100,
                                              .first_reduce = 2000,
                                              .reduce_grows = 300,
                                              .words_per_element = 16384,
                                              .minimizes = true,
                                              .reason_steps = 3,
                                              .has_phases = false,
                                              .repropagates = true,
                                              .weighs_domains = false};
  static constexpr std::size_t most_learnt_words = std::size_t{1} << 20, most_words = std::size_t{1} << 22;
  static constexpr std::size_t most_inside = 20;  // of an arch that is spoken of

  enum class Stage : std::uint8_t {
    filled,  ///< looks for tight paths that fill the board
    loose,   ///< for those that do not; if the board need not be filled, for all
    finished,
    given_up
  };

  Literal has_label(std::size_t cell, std::size_t label) const { return literal(cell * labels_ + label); }
  Literal is_met(std::size_t cell) const { return literal(labels_ * cells() + cell); }
  Literal goes_right(std::size_t cell) const { return literal((labels_ + 1) * cells() + cell); }
  Literal goes_down(std::size_t cell) const { return literal((labels_ + 2) * cells() + cell); }
  static Literal literal(std::size_t variable) { return learning::positive(static_cast<learning::Variable>(variable)); }
  std::size_t cells() const { return rows_ * columns_; }

  bool has_balanced_ends() const;
  void begin(Stage stage);
  void say_cell(std::size_t cell);
  void say_step(std::size_t cell, std::size_t next, Literal edge);
  void say_square(std::size_t cell, bool may_be_empty);
  void say_turns(std::size_t cell, bool may_be_empty);
  void say_arches(std::size_t cell);
  bool has_loop() const;
  std::vector<std::size_t> neighbours(std::size_t cell) const;
  Literal edge_between(std::size_t a, std::size_t b) const;
  std::vector<std::vector<std::size_t>> drawn_to(const std::vector<Literal>& edges) const;
  bool loosen(std::vector<Literal>& edges) const;
  bool flip_turn(std::vector<Literal>& edges, const std::vector<std::vector<std::size_t>>& drawn) const;
  bool go_around(std::vector<Literal>& edges, const std::vector<std::vector<std::size_t>>& drawn) const;

  std::size_t rows_ = 0, columns_ = 0, labels_ = 0;
  bool fills_ = true;
  std::vector<std::size_t> label_of_;  // by cell: a number from 0, or `labels_` for none
  learning::ClauseModel model_;
  learning::Solver<learning::ClauseRules, policy> solver_;
  Stage stage_ = Stage::finished;
  bool is_at_solution_ = false;
  std::vector<std::vector<Literal>> found_;  // the edges of solutions, ascending
  Stats stats_, before_;                     // `before_`: of the searches before this one
};

}  // namespace quadrille::grid
