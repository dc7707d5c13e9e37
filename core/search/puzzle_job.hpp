// The job of one kind of puzzle: reads, searches, checks and writes, with everything about the puzzle resolved at compile
// time. A puzzle is a type with
//
//     Board, Answer       the model, and one solution of it (or part of one)
//     Engines             std::tuple of its engines, each Engine<Board, Answer>; one that counts past 64 bits has a `count()` in
//                         decimal
//     notations           a table of Notation<Board, Answer>; what no row detects is read by the first
//     choose(board, question, choice)   the index in Engines that answers
//     engine_name(index)  "dlx" or "bits"; an engine of a third kind has a `name()` of its own
//     obeys(board, answer)  the rules, written apart from every engine
#pragma once

#include <array>
#include <cassert>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/search/job.hpp"
#include "core/search/notation.hpp"

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

/// The first row that claims `text`; null while a longer text is needed to tell. What none claims is the first row's, so that
/// its reader says what is wrong.
template <class Puzzle>
const NotationOf<Puzzle>* notation_of(std::string_view text, bool last) {
  for (const auto& notation : Puzzle::notations) {
    const Detection detection = notation.detect(text, last);
    if (detection == Detection::yes) return &notation;
    if (detection == Detection::more && !last) return nullptr;
  }
  return &Puzzle::notations[0];
}

template <class Puzzle>
class PuzzleJob final : public Job {
 public:
  using Board = typename Puzzle::Board;
  using Answer = typename Puzzle::Answer;
  using Engines = typename Puzzle::Engines;

  /// The request's names must be of this puzzle's tables.
  explicit PuzzleJob(Request request)
      : request_(std::move(request)),
        cursor_(request_.text, request_.last, request_.line, request_.announced),
        from_(request_.format.empty() ? notation_of<Puzzle>(request_.text, true) : notation_named<Puzzle>(request_.format)),
        to_(request_.to.empty() ? from_ : notation_named<Puzzle>(request_.to)) {
    assert(from_ != nullptr && to_ != nullptr);
  }

  bool step(std::uint64_t fuel) override {
    while (fuel > 0) {
      if (!searching_) {
        --fuel;
        if (!begin_next()) return false;
      }
      if (searching_) with_engine([&](auto& engine) { search(engine, fuel); });
    }
    return true;
  }

  void stop() override {
    if (searching_) with_engine([&](auto& engine) { conclude(engine, Verdict::stopped); });
  }

  Progress progress() const override {
    Progress progress{.puzzles = puzzles_};
    if (searching_) {
      with_engine([&](const auto& engine) {
        const Stats& stats = engine.stats();
        progress.nodes = stats.nodes;
        progress.solutions = stats.solutions;
        progress.depth = stats.depth;
        progress.fraction = engine.fraction();
      });
    }
    return progress;
  }

  std::string partial() const override {
    std::string text;
    if (searching_) {
      Answer answer;
      with_engine([&](const auto& engine) { engine.read(answer); });
      to_->write_answer(board_, answer, text);
    }
    return text;
  }

 private:
  // Reads the next puzzle and opens its engine, or writes the error in its place. False at the end of the text.
  bool begin_next() {
    Error error;
    const Read read = read_next(error);
    if (read == Read::end || read == Read::more) return false;
    if (puzzles_ < request_.skip) {
      ++puzzles_;
      return true;
    }
    if (read == Read::error) {
      write_error(error);
      return true;
    }
    if (to_->write == nullptr || (to_->fits != nullptr && !to_->fits(board_))) {
      write_error({Error::Code::bad_input, "this puzzle cannot be written as " + std::string(to_->name), cursor_.next_line() - 1, 1});
      return true;
    }
    if (request_.convert) {
      write_converted();
      return true;
    }
    // A count that ends at so many solutions has to meet each of them, as a list does.
    const bool meets_each = request_.question == Question::count && request_.limits.solutions != Limits().solutions;
    engine_ = Puzzle::choose(board_, meets_each ? Question::list : request_.question, request_.engine);
    search_ = Search(request_.question, request_.limits);
    std::optional<Error> refused;
    with_engine([&](auto& engine) { refused = engine.open(board_); });
    if (refused) {
      write_error(*refused);
    } else {
      searching_ = true;
    }
    return true;
  }

  Read read_next(Error& error) {
    if (request_.single && puzzles_ > 0) return Read::end;
    const Read read = read_whole(error);
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
        error = {Error::Code::bad_input, "a second puzzle follows the first; ask about many with batch", cursor_.next_line(), 1};
      }
      if (next != Read::end) return Read::error;
    }
    return read;
  }

  // A text that is not the last was cut at the end of a puzzle: a reader that wants to look beyond it is told that there is no
  // more. Only where nothing is left does it keep what a header has announced for the texts to come.
  Read read_whole(Error& error) {
    const Cursor before = cursor_;
    const Read read = from_->read(cursor_, board_, error);
    if (read != Read::more || before.at_end()) return read;
    cursor_ = before.as_last();
    return from_->read(cursor_, board_, error);
  }

  template <class E>
  void search(E& engine, std::uint64_t& fuel) {
    for (;;) {
      switch (search_.advance(engine, fuel)) {
        case Step::paused: return;
        case Step::finished: conclude(engine, search_.verdict()); return;
        case Step::solution: break;
      }
      if (!take_solution(engine)) return;
    }
  }

  // Every answer is held against the rules before it is shown: an engine that is wrong must not be believed. A count shows
  // none, and may pass millions.
  template <class E>
  bool take_solution(const E& engine) {
    if (request_.question == Question::count) return true;
    engine.read(answer_);
    if (!Puzzle::obeys(board_, answer_)) {
      searching_ = false;
      write_error({Error::Code::internal, "an engine gave an answer that breaks the rules; please report this puzzle"});
      return false;
    }
    records_ += 'S';
    records_ += field_separator;
    to_->write_answer(board_, answer_, records_);
    records_ += record_end;
    return true;
  }

  template <class E>
  void conclude(const E& engine, Verdict verdict) {
    const Stats& stats = engine.stats();
    searching_ = false;
    ++puzzles_;
    records_ += 'A';
    write_field(name(verdict));
    if constexpr (requires { engine.count(); }) {
      write_field(engine.count());
    } else {
      write_number(stats.solutions);
    }
    write_number(stats.nodes);
    write_number(stats.dead_ends);
    write_number(stats.depth);
    if constexpr (requires { engine.name(); }) {
      write_field(engine.name());
    } else {
      write_field(Puzzle::engine_name(engine_));
    }
    records_ += record_end;
  }

  void write_converted() {
    ++puzzles_;
    records_ += 'T';
    write_field(from_->name);
    records_ += field_separator;
    to_->write(board_, records_);
    records_ += record_end;
  }

  void write_error(const Error& error) {
    constexpr std::string_view codes[] = {"bad-input", "too-large", "internal"};
    ++puzzles_;
    records_ += 'E';
    write_field(codes[static_cast<std::size_t>(error.code)]);
    write_number(error.line);
    write_number(error.column);
    write_field(error.message);
    records_ += record_end;
  }

  void write_field(std::string_view field) {
    records_ += field_separator;
    records_ += field;
  }

  void write_number(std::uint64_t number) {
    std::array<char, 20> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    write_field({digits.data(), static_cast<std::size_t>(end - digits.data())});
  }

  template <class F, std::size_t... I>
  static void visit(auto& engines, std::size_t index, F&& f, std::index_sequence<I...>) {
    ((index == I ? f(std::get<I>(engines)) : void()), ...);
  }
  template <class F>
  void with_engine(F&& f) {
    visit(engines_, engine_, f, std::make_index_sequence<std::tuple_size_v<Engines>>());
  }
  template <class F>
  void with_engine(F&& f) const {
    visit(engines_, engine_, f, std::make_index_sequence<std::tuple_size_v<Engines>>());
  }

  Request request_;
  Cursor cursor_;  // into request_.text
  const NotationOf<Puzzle>* from_;
  const NotationOf<Puzzle>* to_;
  Board board_;
  Answer answer_;
  Engines engines_;  // only `engines_[engine_]` is open; the others keep their memory
  std::size_t engine_ = 0;
  Search search_;
  bool searching_ = false;
  std::uint64_t puzzles_ = 0;
};

}  // namespace quadrille
