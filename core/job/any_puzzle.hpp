// A kind of puzzle behind one interface of virtual functions: what a job needs of every kind. It holds the puzzle at
// hand, its engine, and a scratch board. `PuzzleOf` (puzzle.hpp) implements it by each puzzle's own types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/insight/hint_search.hpp"
#include "core/job/request.hpp"
#include "core/reasoning/rule_search.hpp"
#include "core/search/any_engine.hpp"
#include "core/search/part.hpp"
#include "core/text/text.hpp"

namespace quadrille {

class Records;
class Task;

class AnyPuzzle {
 public:
  /// The two boards: the puzzle at hand, and a scratch board to try things on.
  enum class Slot : std::uint8_t { at_hand, scratch };

  /// An open engine with the name that users know; or the reason why it could not be opened.
  struct Opened {
    AnySearch* search = nullptr;
    std::string_view name;
    std::optional<Error> refused;
  };

  /// The size of a board. If there are no columns, the cells are options of a cover.
  struct Size {
    std::size_t cells;
    std::uint32_t values;
    std::uint32_t columns;
  };

  /// A cell with a name, such as a variable of a model, and the number that its first value is.
  struct NamedCell {
    std::string name;
    std::int64_t least;
  };

  virtual ~AnyPuzzle() = default;

  /// The names of the notations that puzzles are read in and written in.
  std::string_view from() const { return from_; }
  std::string_view to() const { return to_; }

  /// Reads the next puzzle of the text. The cursor's text must outlive the puzzle.
  virtual Read read(Cursor& cursor, Slot slot, Error& error) = 0;
  /// Narrows the puzzle at hand to a part of its search tree, until another puzzle is read. An error if it has no such
  /// part.
  virtual std::optional<Error> narrow_to(const Part& part) = 0;
  /// Whether the puzzle at hand can be written as `to` has it. Where nobody asked for `to`, one that cannot is written
  /// in the first notation of the puzzle.
  virtual bool can_write() = 0;
  /// Appends the puzzle at hand as `to` has it, if that is so; or says what of it cannot be written.
  virtual std::optional<Message> write(std::string& out) const = 0;

  virtual Size size() const = 0;
  /// The names of all cells, if cells have names; empty for boards, whose values begin with 1.
  virtual std::vector<NamedCell> named_cells() const = 0;

  /// A remark about the puzzle at hand, to be shown with its answer; mostly empty.
  virtual std::string note() const = 0;

  /// Opens the engine that answers `question` about the puzzle at hand. It stays until the next puzzle is read.
  virtual Opened open(Question question, EngineChoice choice, std::size_t memory) = 0;
  /// Opens another engine of the same kind for the scratch board, which becomes the puzzle at hand with more givens.
  virtual AnySearch& suppose(std::span<const cover::Placement> more) = 0;

  /// Reads the choices in force of the engine of `slot`. False if they break the rules, as no solution should.
  virtual bool read_answer(Slot slot) = 0;
  /// Appends the answer that was read, in the notation `to`.
  virtual void write_answer(std::string& out) const = 0;
  /// Appends the values that this answer puts on the board.
  virtual void append_answer(std::vector<cover::Placement>& placements) const = 0;

  /// Writes the exact-cover form of the puzzle at hand, with or without its givens; an error if it has none.
  virtual std::optional<Error> write_form(bool with_givens, cover::BoardForm& form) const = 0;
  /// The reason why there are no answers up to symmetry; nothing if there are.
  virtual std::optional<Error> refuse_symmetry() const = 0;
  /// The search for representatives of the solutions of an engine that was opened for the puzzle at hand
  /// (core/insight/representatives.hpp). It stays until the next call.
  virtual AnySearch& representatives(AnySearch& engine) = 0;
  /// The puzzle's own task for a request; null where the common ones answer it.
  virtual std::unique_ptr<Task> own_task(const Request& request, Records& records) = 0;
  /// Opens the search for the next value that can be seen; an error if the puzzle has no hints.
  virtual std::optional<Error> open_hint(std::unique_ptr<HintSearch>& search) const = 0;
  /// Opens a search by reasons (core/reasoning); null if the puzzle has no `reasoning`.
  virtual std::unique_ptr<HintSearch> open_reasons(reasoning::Goal goal) const = 0;
  /// Whether the search by reasons finds more than that of `open_hint`.
  virtual bool has_more_reasons() const = 0;

  /// The work of checking answers since the last call; no engine charges for it.
  virtual std::int64_t take_work() = 0;

 protected:
  AnyPuzzle(std::string_view from, std::string_view to) : from_(from), to_(to) {}

 private:
  std::string_view from_;
  std::string_view to_;
};

}  // namespace quadrille
