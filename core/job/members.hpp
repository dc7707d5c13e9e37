// The optional members of a puzzle: puzzle.hpp and puzzle_boards.hpp say what each is for. The entry of a puzzle states
// those that it has, so that the compiler refuses a misspelt name or a wrong type. Otherwise the default would take its
// place and nobody would notice.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/job/request.hpp"
#include "core/why/boards.hpp"

namespace quadrille {

class AnyPuzzle;
class Records;

struct Members {
  bool genres = false, tally = false, work_to_check = false;
  bool make_batch = false, make_task = false, maker = false, no_hints = false, searches_only = false;
  bool statements = false, append_others = false, exclude = false, statement_obeys = false, obeys_together = false;
  bool keep_text = false;
  // Members of its traits.
  bool add_supposed = false, symmetries = false, append_marks = false, break_symmetry = false;
  bool note = false, names = false, columns = false, cell_names = false, search_hint = false, reasoning = false;
  friend bool operator==(const Members&, const Members&) = default;
};

/// The optional members that `Puzzle` has.
template <class Puzzle>
constexpr Members members_of() {
  using Board = typename Puzzle::Board;
  using Answer = typename Puzzle::Answer;
  using Traits = typename Puzzle::Traits;
  Members has;
  has.genres = requires { Puzzle::genres; };
  if constexpr (requires { typename Puzzle::Tally; }) {
    has.tally = requires(const Board& board, const Answer& answer, typename Puzzle::Tally& tally) {
      Puzzle::obeys(board, answer, tally);
    };
  }
  has.work_to_check = requires(const Board& board) { Puzzle::work_to_check(board); };
  has.make_batch = requires(Request request, std::string_view name) { Puzzle::make_batch(request, name, name); };
  has.make_task = requires(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records) {
    Puzzle::make_task(request, puzzle, board, records);
  };
  has.maker = requires { typename Puzzle::Maker; };
  has.no_hints = requires { requires !Puzzle::has_hints; };
  has.searches_only = requires { requires Puzzle::searches_only; };
  has.statements = requires { typename Puzzle::Statements; };
  if constexpr (requires { typename Puzzle::Statements; }) {
    using Statements = typename Puzzle::Statements;
    has.append_others = requires(const Board& board, std::vector<why::Supposition>& others) {
      Statements::append_others(board, cover::Placement{}, others);
    };
    has.exclude = requires(Board & board) { Statements::exclude(cover::Placement{}, board); };
    has.keep_text = requires(const Board& board, Board& part) { Statements::keep_text(board, why::Numbers(), part); };
    has.statement_obeys = requires(const Board& board, const Answer& answer) {
      Statements::obeys(board, why::Number{}, answer);
    };
    has.obeys_together = requires(const Board& board, const Answer& answer) {
      Statements::obeys_together(board, why::Numbers(), answer);
    };
  }
  has.add_supposed = requires(const Board& board, Answer& answer) { Traits::add_supposed(board, answer); };
  has.symmetries = requires(const Board& board) { Traits::symmetries(board); };
  has.append_marks = requires(const Board& board, const Answer& answer, std::vector<cover::Placement>& marks) {
    Traits::append_marks(board, answer, marks);
  };
  has.break_symmetry = requires(Board & board) { Traits::break_symmetry(board); };
  has.note = requires(const Board& board) { Traits::note(board); };
  has.names = requires(const Board& board) { Traits::names(board); };
  has.columns = requires(const Board& board) { Traits::columns(board); };
  has.cell_names = requires(const Board& board) { Traits::cell_name(board, std::size_t{}); };
  has.search_hint = requires(const Board& board) { Traits::search_hint(board); };
  has.reasoning = requires(const Board& board) { Traits::reasoning(board); };
  return has;
}

}  // namespace quadrille
