// The job of one kind of puzzle: reads, searches, checks and writes, with everything about the puzzle resolved at
// compile time; InsightJob (core/insight/) completes it. A puzzle is a type with
//
//     Board, Answer       the model, and one solution of it (or part of one)
//     Engines             std::tuple of its engines, each Engine<Board, Answer>; one that counts past 64 bits has a
//     `count()` in
//                         decimal
//     notations           a table of Notation<Board, Answer>; what no row detects is read by the first
//     choose(board, question, choice)   the index in Engines that answers
//     engine_name(index)  "dlx" or "bits"; an engine of a third kind has a `name()` of its own
//     obeys(board, answer)  the rules, written apart from every engine
//     make_batch(request, from, to)   may be missing: a Batch for what is asked, of the notations of these names, or
//     null
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/search/any_engine.hpp"
#include "core/job/job.hpp"
#include "core/job/notation.hpp"

namespace quadrille {

template <class Puzzle>
using NotationOf = Notation<typename Puzzle::Board, typename Puzzle::Answer>;

/// The row named `name`, or null.
template <class Puzzle>
const NotationOf<Puzzle>* notation_named(std::string_view name) {
  for (const auto& notation : Puzzle::notations) {
    if (notation.name == name) return &notation;
  }
  return nullptr;
}

/// The first row that claims `text`; null while a longer text is needed to tell. What none claims is the first row's,
/// so that its reader says what is wrong.
template <class Puzzle>
const NotationOf<Puzzle>* notation_of(std::string_view text, bool last) {
  for (const auto& notation : Puzzle::notations) {
    const Detection detection = notation.detect(text, last);
    if (detection == Detection::yes) return &notation;
    if (detection == Detection::more && !last) return nullptr;
  }
  return &Puzzle::notations[0];
}

/// `Base` is what is to be built upon: a job.
template <class Puzzle, class Base>
class PuzzleJob : public Base {
 public:
  using Board = typename Puzzle::Board;
  using Answer = typename Puzzle::Answer;

  /// The request's names must be of this puzzle's tables.
  explicit PuzzleJob(Request request)
      : Base(std::move(request)),
        cursor_(request_.text, request_.last, request_.line, request_.announced),
        from_(request_.format.empty() ? notation_of<Puzzle>(request_.text, true)
                                      : notation_named<Puzzle>(request_.format)),
        to_(request_.to.empty() ? from_ : notation_named<Puzzle>(request_.to)) {
    assert(from_ != nullptr && to_ != nullptr);
    if constexpr (requires { Puzzle::make_batch(request_, from_->name, to_->name); }) {
      batch_ = Puzzle::make_batch(request_, from_->name, to_->name);
    }
  }

  std::string partial() const override {
    std::string text;
    if (engine_ != nullptr) {
      Answer answer;
      engines_[index_]->read(answer);
      to_->write_answer(board_, answer, text);
    }
    return text;
  }

 protected:
  using Base::batch_;
  using Base::engine_;
  using Base::engine_name_;
  using Base::puzzles_;
  using Base::request_;
  using Base::taken_;

  Read read_next(Error& error) override {
    if (request_.single && puzzles_ > 0) return Read::end;
    const Read read = read_whole(error);
    taken_ = cursor_.taken();
    if (!request_.single) return read;
    if (read == Read::end) {
      error = {Error::Code::bad_input, "there is no puzzle in the text", cursor_.next_line(), 1};
      return Read::error;
    }
    if (read == Read::puzzle) {
      // One puzzle was asked about: whatever follows it must not be passed over in silence.
      Board following;
      Cursor ahead = cursor_;
      const Read next = from_->read(ahead, following, error);
      if (next == Read::puzzle) {
        error = {Error::Code::bad_input, "a second puzzle follows the first; ask about many with batch",
                 cursor_.next_line(), 1};
      }
      if (next != Read::end) return Read::error;
    }
    return read;
  }

  std::size_t advance_batch(std::uint64_t& fuel, Records& records) override {
    const std::size_t answered = batch_->advance(cursor_, fuel, records);
    taken_ = cursor_.taken();
    return answered;
  }

  // A text that is not the last was cut at the end of a puzzle: a reader that wants to look beyond it is told that
  // there is no more. Only where nothing is left does it keep what a header has announced for the texts to come.
  Read read_whole(Error& error) {
    const Cursor before = cursor_;
    const Read read = from_->read(cursor_, board_, error);
    if (read != Read::more || before.at_end()) return read;
    cursor_ = before.as_last();
    return from_->read(cursor_, board_, error);
  }

  std::optional<Error> refuse_notation() const override {
    if (to_->write != nullptr && (to_->fits == nullptr || to_->fits(board_))) return std::nullopt;
    return Error{Error::Code::bad_input, "this puzzle cannot be written as " + std::string(to_->name),
                 cursor_.next_line() - 1, 1};
  }

  std::optional<Error> open_engine(Question question) override {
    index_ = Puzzle::choose(board_, question, request_.engine);
    auto& engine = engines_[index_];
    if (engine == nullptr) engine = make_engine<typename Puzzle::Engines, Board, Answer>(index_);
    engine_ = engine.get();
    engine_name_ = Puzzle::engine_name(index_);
    engine->bound_memory(request_.memory);
    return engine->open(board_);
  }

  bool append_solution(std::string& out) override {
    engines_[index_]->read(answer_);
    if (!Puzzle::obeys(board_, answer_)) return false;
    to_->write_answer(board_, answer_, out);
    return true;
  }

  void append_converted(std::string& out) const override { to_->write(board_, out); }
  std::string_view notation() const override { return from_->name; }

  Cursor cursor_;  // into request_.text
  const NotationOf<Puzzle>* from_;
  const NotationOf<Puzzle>* to_;
  Board board_;
  Answer answer_;
  // Made when first needed; one that is not in use keeps its memory for the next puzzle of its kind.
  std::array<std::unique_ptr<AnyEngine<Board, Answer>>, std::tuple_size_v<typename Puzzle::Engines>> engines_;
  std::size_t index_ = 0;
};

}  // namespace quadrille
