// The boards of a puzzle with some of its statements (core/why/boards.hpp), for a puzzle with a type `Statements`:
//
//     list(board, places, statements)   appends the statements, in the order of the text
//     keep(board, kept, part)           writes the board with only these of them
//     keep_text(board, kept, part)      optional, for a `keep` that compiles: writes only what notations write
//     work_to_keep(board)               the work of `keep` and of opening an engine, which no engine charges. Asking
//                                       whether a solution obeys a statement counts as a quarter of it
//     append_others(board, value, others)   optional: see Boards. Without it, a cell that lacks the value has another
//     exclude(value, board)             removes a value from the board; only needed if `append_others` asks for it
//     obeys(board, statement, answer)   optional: whether a solution obeys one of the statements
//     obeys_together(board, kept, answer)   in place of `obeys`, if some statements only mean something together:
//                                       whether a solution obeys all of these statements, which ascend
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/job/members.hpp"
#include "core/job/notation.hpp"
#include "core/job/request.hpp"
#include "core/search/any_engine.hpp"
#include "core/text/places.hpp"
#include "core/why/boards.hpp"

namespace quadrille {

template <class Puzzle>
class PuzzleBoards final : public why::Boards {
 public:
  using Board = typename Puzzle::Board;
  using Answer = typename Puzzle::Answer;
  using Traits = typename Puzzle::Traits;
  using Statements = typename Puzzle::Statements;
  static constexpr Members has = members_of<Puzzle>();

  /// All must live as long as this; their content may change with each puzzle.
  PuzzleBoards(const Board& board, const Places& places, const Notation<Board, Answer>& to, EngineChoice choice)
      : board_(board), places_(places), to_(to), choice_(choice) {}

  void list(std::vector<why::Statement>& statements) override {
    Statements::list(board_, places_, statements);
    count_ = statements.size();
  }

  bool write_without(why::Number statement, std::string& out) override {
    if (to_.write == nullptr) return false;
    why::Numbers others;
    for (why::Number other = 0; other < count_; ++other)
      if (other != statement) others.push_back(other);
    if constexpr (has.keep_text) {
      Statements::keep_text(board_, others, single_);
    } else {
      Statements::keep(board_, others, single_);
    }
    if (to_.fits != nullptr && !to_.fits(single_)) return false;
    to_.write(single_, out);
    return true;
  }

  void keep(const why::Numbers& kept) override {
    kept_numbers_ = kept;
    Statements::keep(board_, kept, kept_);
  }

  AnySearch* open(const why::Supposition& supposed) override {
    Traits::write_supposed(kept_, supposed.more, supposed_);
    if constexpr (has.exclude) {
      if (supposed.without != cover::no_placement) Statements::exclude(supposed.without, supposed_);
    }
    engine_ = &engines_.of(Puzzle::choose(supposed_, Question::check, choice_));
    return engine_->open(supposed_) ? nullptr : engine_;
  }
  std::int64_t work_to_open() const override { return Statements::work_to_keep(board_) / 2; }

  bool read() override {
    engine_->read(answer_);
    if constexpr (has.add_supposed) Traits::add_supposed(supposed_, answer_);
    obeyed_ = kept_numbers_;
    return Puzzle::obeys(kept_, answer_);
  }
  void append_placements(why::Placements& placements) const override {
    Traits::append_answer(kept_, answer_, placements);
  }
  // If statements may mean something only together, a statement is broken if the solution does not obey it together
  // with all that are kept.
  bool breaks(why::Number statement) override {
    if constexpr (has.obeys_together) {
      const auto at = std::lower_bound(obeyed_.begin(), obeyed_.end(), statement);
      if (at != obeyed_.end() && *at == statement) return false;
      const auto added = obeyed_.insert(at, statement);
      if (Statements::obeys_together(board_, obeyed_, answer_)) return false;
      obeyed_.erase(added);
      return true;
    } else if constexpr (has.statement_obeys) {
      return !Statements::obeys(board_, statement, answer_);
    } else {
      Statements::keep(board_, {statement}, single_);
      return !Puzzle::obeys(single_, answer_);
    }
  }
  std::int64_t work_to_read() const override { return Statements::work_to_keep(board_) / 4; }

  void append_others(cover::Placement value, std::vector<why::Supposition>& others) const override {
    if constexpr (has.append_others) {
      Statements::append_others(board_, value, others);
    } else {
      const cover::Placement values = Traits::values(board_), first = value / values * values;
      for (cover::Placement other = first; other < first + values; ++other)
        if (other != value) others.push_back({.more = {other}});
    }
  }

 private:
  const Board& board_;
  const Places& places_;
  const Notation<Board, Answer>& to_;
  const EngineChoice choice_;
  std::size_t count_ = 0;  // of statements
  why::Numbers kept_numbers_;
  why::Numbers obeyed_;  // statements that the present solution obeys: those kept, and those that `breaks` has found
  Board kept_;
  Board supposed_;  // the board with the supposed values
  Board single_;    // the board with one statement, or with all but one
  EnginePool<Board, Answer> engines_;
  AnyEngine<Board, Answer>* engine_ = nullptr;
  Answer answer_;
};

}  // namespace quadrille
