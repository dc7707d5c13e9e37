// The job of one kind of puzzle, with what can be told of it beside solutions. Beside what PuzzleJob asks for, a puzzle
// has an `Traits`, in the words of core/cover/cover_form.hpp:
//
//     placing_rule            how it is called that something has a single place left
//     cells, values           of a board
//     form                    writes a board's exact-cover form; or says why there is none
//     units                   what the form's primary items stand for; append_name: how an item is called, if it has a
//     name blank                   the board without its givens givens, placings        append a board's givens, and
//     all that an answer places suppose                 writes the board that has more values given hint may be
//     missing: what find_hint would find, seen without the exact-cover form
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/insight/insight.hpp"
#include "core/job/puzzle_job.hpp"

namespace quadrille {

template <class Puzzle>
class InsightJob final : public PuzzleJob<Puzzle, Insight> {
 public:
  using PuzzleJob<Puzzle, Insight>::PuzzleJob;

 private:
  using Base = PuzzleJob<Puzzle, Insight>;
  using Engine = AnyEngine<typename Puzzle::Board, typename Puzzle::Answer>;
  using Traits = typename Puzzle::Traits;

  std::optional<Error> open_engine(Question question) override {
    const bool for_candidates = question == Question::candidates;
    auto refused = Base::open_engine(for_candidates ? Question::solve : question);
    return for_candidates && !refused ? this->open_candidates() : refused;
  }

  bool append_solution(std::string& out) override {
    return this->request_.question == Question::candidates ? this->mark_candidates() : Base::append_solution(out);
  }

  Insight::Shape shape() const override { return {Traits::cells(this->board_), Traits::values(this->board_)}; }
  std::optional<Error> write_form(cover::CoverForm& form, bool blank) const override {
    return Traits::form(blank ? Traits::blank(this->board_) : this->board_, form);
  }
  void write_units(std::vector<cover::Unit>& units, bool blank) const override {
    Traits::units(blank ? Traits::blank(this->board_) : this->board_, units);
  }
  void append_name(cover::Item item, std::string& out) const override { Traits::append_name(this->board_, item, out); }
  std::string_view placing_rule() const override { return Traits::placing_rule; }
  void append_givens(std::vector<cover::Placing>& givens) const override { Traits::givens(this->board_, givens); }
  std::optional<Hint> own_hint() const override {
    if constexpr (requires { Traits::hint(this->board_); }) {
      return Traits::hint(this->board_);
    } else {
      return std::nullopt;
    }
  }

  bool read_placings(bool is_supposed, std::vector<cover::Placing>& placings) override {
    (is_supposed ? supposed_ : this->engines_[this->index_])->read(this->answer_);
    Traits::placings(this->board_, this->answer_, placings);
    return Puzzle::obeys(this->board_, this->answer_);
  }

  AnySearch& suppose(std::span<const cover::Placing> more) override {
    if (supposed_ == nullptr || supposed_index_ != this->index_) {
      supposed_index_ = this->index_;
      supposed_ =
          make_engine<typename Puzzle::Engines, typename Puzzle::Board, typename Puzzle::Answer>(supposed_index_);
    }
    Traits::suppose(this->board_, more, supposed_board_);
    [[maybe_unused]] const auto refused = supposed_->open(supposed_board_);
    assert(!refused);  // it is no larger than the puzzle's own
    return *supposed_;
  }

  typename Puzzle::Board supposed_board_;  // engines may look at what they were opened with as long as they search
  std::unique_ptr<Engine> supposed_;
  std::size_t supposed_index_ = 0;
};

}  // namespace quadrille
