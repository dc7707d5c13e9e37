// One kind of puzzle as a job sees it: a type `Puzzle` with these members. Those marked "optional" are listed in
// members.hpp.
//
//     id                   its name in every layer
//     Board, Answer        the model, and one solution of it (or part of one)
//     genres               optional: names of notations that are also accepted as the puzzle's name
//     notations            a table of Notation<Board, Answer>; what no row detects is read by the first
//     choose(board, question, choice)   the EngineKind<Board, Answer> that answers
//     obeys(board, answer) the rules, written apart from every engine
//     Tally                optional: memory that `obeys(board, answer, tally)` keeps from answer to answer
//     work_to_check(board) optional: a bound on the work of obeys (search/engine.hpp), if that may be much
//     make_batch(request, from, to)     optional: a Batch for this request and these notations, or null
//     make_task(request, puzzle, board, records)  optional: the puzzle's own Task for a question, or null; the board
//                                       is that of the puzzle at hand
//     Statements           optional: what `why` needs (puzzle_boards.hpp)
//     has_hints            optional: false if a hint is an error, and code that finds hints is not linked
//     searches_only        optional: true if only solutions are searched for, and code for other questions is not
//     linked Maker                optional: makes new puzzles (wishes.hpp) Traits               for engines of exact
//     covers, and for questions that are answered alike for all puzzles:
//
//         single_place             the name of the hint "this value has one place left"
//         cells, values            of a board
//         write_form               writes a board's exact-cover form; an error if there is none
//         without_givens           the board without its givens
//         append_givens            appends the givens of a board, as placements
//         append_answer            appends the values that an answer puts on the board
//         write_supposed           writes the board that has more values given
//         add_supposed             optional: completes a solution of such a board, if it lacks those values
//         write_answer             (for cover::ByCover) writes the answer that puts these values on a board
//         symmetries               optional: those of the board without givens, as Symmetries has them
//         append_marks             optional, if symmetries map something other than placements: appends these marks of
//                                  an answer. Then the symmetries are those of the board with its givens
//         break_symmetry           optional: removes placements from the board that occur in no representative
//                                  (insight/representatives.hpp). Returns the placement that counts as the lowest when
//                                  solutions are compared, or none
//         note                     optional: a remark about a board, to be shown with its answer, or nothing
//         names                    optional: names of the items, or null
//         columns                  of a board; missing if its cells are options
//         search_hint              optional: the search for a hint, without the exact-cover form
//         reasoning                optional: the board's rules, for `steps` and `grade`, and for hints if search_hint
//                                  is stuck or missing
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/insight/form_hint.hpp"
#include "core/insight/representatives.hpp"
#include "core/job/any_puzzle.hpp"
#include "core/job/insight_tasks.hpp"
#include "core/job/members.hpp"
#include "core/job/notation.hpp"
#include "core/job/puzzle_boards.hpp"
#include "core/job/question.hpp"
#include "core/job/reason_tasks.hpp"
#include "core/job/task.hpp"
#include "core/job/why_task.hpp"

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

/// The first notation that detects `text`; null if a longer text is needed to know. If none does, the first notation of
/// the table, whose reader then says what is wrong.
template <class Puzzle>
const NotationOf<Puzzle>* notation_of(std::string_view text, bool last) {
  text = after_byte_order_mark(text);
  for (const auto& notation : Puzzle::notations) {
    const Detection detection = notation.detect(text, last);
    if (detection == Detection::yes) return &notation;
    if (detection == Detection::more && !last) return nullptr;
  }
  return &Puzzle::notations[0];
}

/// The puzzle's `Tally`, or nothing.
template <class Puzzle>
struct TallyOf {
  struct Type {};
};
template <class Puzzle>
requires(members_of<Puzzle>().tally) struct TallyOf<Puzzle> {
  using Type = typename Puzzle::Tally;
};

template <class Puzzle>
class PuzzleOf final : public AnyPuzzle, private Representatives::Reader {
 public:
  using Board = typename Puzzle::Board;
  using Answer = typename Puzzle::Answer;
  using Traits = typename Puzzle::Traits;
  static constexpr Members has = members_of<Puzzle>();

  /// `is_asked_for`: `to` is what somebody wants, and no other notation may take its place.
  PuzzleOf(const NotationOf<Puzzle>& from, const NotationOf<Puzzle>& to, bool is_asked_for, bool up_to_symmetry)
      : AnyPuzzle(from.name, to.name),
        from_(from),
        usual_(to),
        is_asked_for_(is_asked_for),
        to_(&to),
        up_to_symmetry_(up_to_symmetry) {}

  Read read(Cursor& cursor, Slot slot, Error& error) override {
    if (slot == Slot::at_hand) {
      part_.reset();
      supposed_.clear();
      fallback_.clear();
      first_ = 0;
    }
    cursor.places = slot == Slot::at_hand && places_ ? &*places_ : nullptr;
    if (cursor.places != nullptr) cursor.places->clear();
    cursor.remark = {};
    cursor.begin = 0;
    const Read read = from_.read(cursor, at(slot).board, error);
    if (slot == Slot::at_hand) remark_ = cursor.remark;
    if constexpr (has.break_symmetry) {
      if (up_to_symmetry_ && slot == Slot::at_hand && read == Read::puzzle && !refuse_symmetry())
        first_ = Traits::break_symmetry(present_.board).value_or(0);
    }
    return read;
  }

  std::optional<Error> narrow_to(const Part& part) override {
    part_.reset();
    supposed_.clear();
    cover::BoardForm form;
    if (auto refused = write_form(true, form)) return refused;
    bool is_known = cover::fingerprint(form) == part.puzzle;
    for (const Part::Level& level : part.levels) {
      for (const cover::Placement placement : level.placements) {
        is_known = is_known && placement / form.values < form.cells;
        supposed_.push_back(placement);
      }
    }
    if (!is_known) return Error{Error::Code::bad_input, "it is a part of another puzzle"};
    part_ = part;
    if (!supposed_.empty()) Traits::write_supposed(present_.board, supposed_, narrowed_);
    return std::nullopt;
  }

  bool can_write() override {
    const auto fits = [this](const NotationOf<Puzzle>& to) {
      return to.write != nullptr && (to.fits == nullptr || to.fits(present_.board));
    };
    const bool is_usual = is_asked_for_ || fits(usual_);
    to_ = is_usual ? &usual_ : std::data(Puzzle::notations);
    return is_asked_for_ ? fits(usual_) : is_usual || fits(*to_);
  }
  std::optional<Message> write(std::string& out) const override { return write_puzzle(*to_, present_.board, out); }

  Size size() const override {
    Size size = {Traits::cells(present_.board), Traits::values(present_.board), 0};
    if constexpr (has.columns) size.columns = Traits::columns(present_.board);
    return size;
  }

  std::vector<NamedCell> named_cells() const override {
    std::vector<NamedCell> cells;
    if constexpr (has.cell_names) {
      for (std::size_t cell = 0; cell < Traits::cells(present_.board); ++cell)
        cells.push_back({Traits::cell_name(present_.board, cell), Traits::least(present_.board, cell)});
    }
    return cells;
  }

  std::string note() const override {
    std::string note(remark_);
    if constexpr (has.note) {
      const std::string more = Traits::note(present_.board);
      if (!more.empty()) note += (note.empty() ? "" : "; ") + more;
    }
    if (!fallback_.empty()) note += (note.empty() ? "" : "; ") + fallback_;
    return note;
  }

  Opened open(Question question, EngineChoice choice, std::size_t memory) override {
    if (part_ && !part_->path.empty()) choice = part_->engine == "dlx" ? EngineChoice::dlx : EngineChoice::bits;
    Opened opened = open_engine(question, choice, memory);
    if (!opened.refused || opened.refused->code != Error::Code::too_large || choice != EngineChoice::dlx || part_)
      return opened;
    // A puzzle that is too large for the exact-cover form can still be answered by `bits`.
    Opened other = open_engine(question, EngineChoice::bits, memory);
    if (other.refused) return opened;
    fallback_ = "bits answers in place of dlx: " + opened.refused->message.text();
    return other;
  }

  AnySearch& suppose(std::span<const cover::Placement> more) override {
    const std::size_t fixed = supposed_.size();
    supposed_.insert(supposed_.end(), more.begin(), more.end());
    Traits::write_supposed(present_.board, supposed_, scratch_.board);
    supposed_.resize(fixed);
    scratch_.engine = &scratch_.engines.of(*kind_);
    [[maybe_unused]] const auto refused = scratch_.engine->open(scratch_.board);
    assert(!refused);  // it is no larger than the puzzle at hand
    return *scratch_.engine;
  }

  bool read_answer(Slot slot) override {
    at(slot).engine->read(answer_);
    if constexpr (has.add_supposed) Traits::add_supposed(slot == Slot::at_hand ? searched() : scratch_.board, answer_);
    work_ += work_to_check_;
    if constexpr (has.tally) {
      return Puzzle::obeys(present_.board, answer_, tally_);
    } else {
      return Puzzle::obeys(present_.board, answer_);
    }
  }
  std::int64_t take_work() override { return std::exchange(work_, 0); }
  void write_answer(std::string& out) const override { to_->write_answer(present_.board, answer_, out); }
  void append_answer(std::vector<cover::Placement>& placements) const override {
    Traits::append_answer(present_.board, answer_, placements);
  }

  std::optional<Error> write_form(bool with_givens, cover::BoardForm& form) const override {
    const Board& board = searched();
    form.cells = Traits::cells(board);
    form.values = Traits::values(board);
    form.single_place = Traits::single_place;
    form.givens.clear();
    form.up_to_symmetry = up_to_symmetry_;
    Traits::append_givens(board, form.givens);
    if constexpr (has.names) form.names = Traits::names(present_.board);
    return Traits::write_form(with_givens ? board : Traits::without_givens(board), form);
  }

  std::optional<Error> refuse_symmetry() const override {
    if constexpr (has.symmetries) {
      // Symmetries are tables over all placements: a cube has 47 of them.
      constexpr std::size_t most_placements = std::size_t{1} << 18;
      const std::size_t placements = Traits::cells(present_.board) * Traits::values(present_.board);
      if (placements <= most_placements) return std::nullopt;
      return Error{Error::Code::too_large, "the board has " + in_digits(placements) +
                                               " placements, too many for answers up to symmetry: at most " +
                                               decimal(most_placements)};
    } else {
      return Error{Error::Code::bad_input, "there are no answers up to symmetry for " + Message(Puzzle::id)};
    }
  }

  AnySearch& representatives(AnySearch& engine) override {
    if constexpr (has.symmetries) {
      Symmetries symmetries = {.images = Traits::symmetries(present_.board), .first = first_, .givens = {}};
      if constexpr (!has.append_marks) Traits::append_givens(present_.board, symmetries.givens);
      auto search = std::make_unique<Representatives>();
      search->open(engine, *this, std::move(symmetries));
      representatives_ = std::move(search);
      return *representatives_;
    } else {
      return engine;
    }
  }

  std::unique_ptr<Task> own_task([[maybe_unused]] const Request& request, [[maybe_unused]] Records& records) override {
    if constexpr (has.statements) {
      if (request.question == Question::why) {
        places_.emplace();
        return make_why_task(request, *this, records,
                             std::make_unique<PuzzleBoards<Puzzle>>(present_.board, *places_, *to_, request.engine));
      }
    }
    if constexpr (has.make_task) {
      if (auto task = Puzzle::make_task(request, *this, present_.board, records)) return task;
    }
    if constexpr (has.reasoning) {
      if (is_about_steps(request.question)) return make_reason_task(request, *this, records);
    }
    if constexpr (has.searches_only) {
      return nullptr;
    } else {
      return make_insight_task(request, *this, records);
    }
  }

  std::optional<Error> open_hint([[maybe_unused]] std::unique_ptr<HintSearch>& search) const override {
    if constexpr (has.no_hints || has.searches_only) {
      return Error{Error::Code::bad_input, "hints are not known for this puzzle"};
    } else {
      return open(search);
    }
  }

  bool has_more_reasons() const override { return has.reasoning && has.search_hint; }

  std::unique_ptr<HintSearch> open_reasons([[maybe_unused]] reasoning::Goal goal) const override {
    if constexpr (has.reasoning) {
      auto search = reasoning::search_reasons(Traits::reasoning(present_.board), goal);
      search->values = size().values;
      search->columns = size().columns;
      return search;
    } else {
      return nullptr;
    }
  }

 private:
  Opened open_engine(Question question, EngineChoice choice, std::size_t memory) {
    kind_ = &Puzzle::choose(searched(), question, choice);
    present_.engine = &present_.engines.of(*kind_);
    present_.engine->bound_memory(memory);
    if constexpr (has.work_to_check) work_to_check_ = Puzzle::work_to_check(present_.board);
    Opened opened = {present_.engine, kind_->name, present_.engine->open(searched())};
    if (!opened.refused && part_ && !part_->path.empty() && !present_.engine->begin_at(part_->path))
      opened.refused = Error{Error::Code::bad_input, "the tree of this engine has no such part"};
    return opened;
  }

  std::optional<Error> open(std::unique_ptr<HintSearch>& search) const {
    if constexpr (has.reasoning && !has.search_hint) {
      search = open_reasons(reasoning::Goal::step);
      return std::nullopt;
    } else if constexpr (has.search_hint) {
      search = Traits::search_hint(present_.board);
    } else {
      cover::BoardForm form;
      if (auto refused = write_form(false, form)) return refused;
      search = quadrille::search_hint(std::move(form));
    }
    search->values = size().values;
    search->columns = size().columns;
    return std::nullopt;
  }

  // A board and the engine that was last opened for it. The engine may read the board during its search.
  struct Side {
    Board board;
    EnginePool<Board, Answer> engines;
    AnyEngine<Board, Answer>* engine = nullptr;
  };

  // The puzzle at hand, or the part of it that is asked about.
  const Board& searched() const { return part_ && !part_->levels.empty() ? narrowed_ : present_.board; }

  // Called by `representatives`.
  bool read_placements(std::vector<cover::Placement>& placements) override {
    const bool obeys = read_answer(Slot::at_hand);
    if constexpr (has.append_marks) {
      Traits::append_marks(present_.board, answer_, placements);
    } else {
      append_answer(placements);
    }
    return obeys;
  }

  Side& at(Slot slot) { return slot == Slot::at_hand ? present_ : scratch_; }

  const NotationOf<Puzzle>& from_;
  const NotationOf<Puzzle>& usual_;
  const bool is_asked_for_;
  const NotationOf<Puzzle>* to_;  // for the puzzle at hand
  const bool up_to_symmetry_;
  Side present_;
  cover::Placement first_ = 0;              // see Symmetries
  std::optional<Part> part_;                // the part that is asked about; nothing: the whole
  std::vector<cover::Placement> supposed_;  // placements of the part
  Board narrowed_;                          // the board with these placements
  Side scratch_;
  const EngineKind<Board, Answer>* kind_ = nullptr;  // of the present engine
  std::unique_ptr<AnySearch> representatives_;
  std::string_view remark_;       // of the reader, on the puzzle at hand
  std::string fallback_;          // why another engine answers than the one that was asked for
  std::optional<Places> places_;  // of the statements of the puzzle at hand, for `why`
  Answer answer_;
  typename TallyOf<Puzzle>::Type tally_;
  std::int64_t work_to_check_ = 0;  // one answer
  std::int64_t work_ = 0;           // see take_work
};

}  // namespace quadrille
