// Counting the solutions of an exact cover with memory, without listing them.
//
// The primary items are dealt with in a fixed order, a layer each. What the options chosen so far mean for the layers
// to come is only which of the live items they touched: that is a *state*, a few bits (layers.hpp). Sets of options
// that lead to one state count together, so a layer is a table from states to counts, made from the table before it:
//
//     layer l   every state ──► if order[l] is covered, the same state; else one state more for each option of this
//     layer
//               that fits, with the slots of items that die here cleared
//
// This is the frontier method of counting (Sekine, Imai, Tani 1995; Knuth, TAOCP 7.1.4, Simpath), which for exact
// covers finds just the equal subproblems that "Dancing with decision diagrams" (Nishino, Yasuda, Minato, Nagata, AAAI
// 2017) finds by keys, in two tables of memory instead of one for everything.
//
// All tables lie in one piece of memory, the *arena*, as two stacks that grow toward each other; whoever reads a table
// writes the next one on the other side. A table that finds no room is finished in parts: the states that did not come
// in wait, and what came in is followed to the end first, at the cost of meeting equal states again in each part.
//
//     arena    │ table 0 ► │ table 2 ► │    free    │ ◄ table 3 │ ◄ table 1 │
//     row      state, then its count, lowest limb first
//     index    open addressing, of the table that is being filled: place + 1 of a state; 0 free
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/cover/counting/layers.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// An engine that only counts: it never stops at a solution. A node is a state of a layer; a dead end is one that leads
/// to none; `depth` is the number of layers. Unlike other engines it allocates while it runs, within what it was opened
/// with.
class Frontier {
 public:
  static constexpr std::size_t usual_bytes = std::size_t{200} << 20;

  /// Takes at most so many bytes in all as long as it searches, those of smaller arenas included. (What is set up
  /// before is a small multiple of the problem's own size, and gone by then.)
  std::optional<Error> open(const Problem& problem, std::size_t most_bytes = usual_bytes);
  Step advance(std::uint64_t& fuel);
  /// Nothing is chosen at any time.
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  /// The exact number of solutions once the engine has finished, in decimal; before that, of those that were reached.
  std::string count() const { return decimal(total_); }
  /// No more states than this can be met, unless tables outgrow their bound.
  double state_bound() const { return layers_.state_bound; }
  /// There was no room for a single state more: `advance` does nothing any longer.
  bool has_given_up() const { return has_given_up_; }
  /// Bytes taken so far, those included that a larger arena has replaced.
  std::size_t bytes() const { return bytes_; }

  /// For tests: bounds every table to so many states, to force parts.
  void bound_tables(std::size_t states) { most_states_ = states; }

 private:
  using Word = Layers::Word;

  // States of one layer, in the order in which they were reached.
  struct Table {
    std::size_t layer = 0;
    bool is_high = false;   // it grows down from the arena's end
    std::size_t floor = 0;  // words below it on its side
    std::size_t limbs = 1;  // words of a count
    std::size_t first = 0;  // place of its first row in the arena,
    std::size_t step = 0;   //   and words from a row to the next, modulo the range of the type
    std::size_t size = 0;
    std::size_t gone = 0;      // states that had been carried on when it had to wait, and stand here no longer
    std::size_t followed = 0;  // of them, those that have been followed to the end
    std::size_t cursor = 0;    // states before it have been carried on
    bool is_begun = false;     // the one at the cursor has been carried on in part,
    bool leads_on = false;     //   it has led somewhere,
    std::uint32_t move = 0;    //   and this is its next move
  };

  bool set_up_arena();
  bool enlarge();
  void place_rows(Table& table) const;
  void set_bounds(const Table& table);
  void begin(Table& table, std::size_t layer, bool is_high, std::size_t likely_rows);
  bool fill(Table& from, Table& to, std::uint64_t& fuel);
  bool carry_on(Table& from, Table& to);
  bool reach(Table& table);
  bool widen(Table& table);
  void go_on_above(Table& from, const Table& to);
  void go_back_below(const Table& from);
  void add_to_total(const Table& table);
  std::size_t place_in_index(const Table& table, const Word* state) const;
  void grow_index(const Table& table);

  Word* row(const Table& table, std::size_t row) { return &arena_[table.first + row * table.step]; }
  const Word* row(const Table& table, std::size_t row) const { return &arena_[table.first + row * table.step]; }
  std::size_t stride(const Table& table) const { return layers_.words + table.limbs; }
  std::size_t top(const Table& table) const { return table.floor + table.size * stride(table); }

  Layers layers_;

  std::unique_ptr<Word[]> arena_;
  std::unique_ptr<std::uint32_t[]> index_;
  std::size_t arena_words_ = 0;
  std::size_t index_size_ = 0;            // a power of two
  std::size_t index_mask_ = 0;            // so much of it, less one, is in use
  std::size_t most_arena_ = 0;            // bytes, of arena and index together
  std::uint32_t quarterings_ = 0;         // how often that was divided by four for those of now
  std::array<std::size_t, 2> used_ = {};  // words at the low and the high side, without the table that is being filled

  // tables_[0 … depth_] are begun, the last one being read; tables_[depth_ + 1] is being filled.
  std::vector<Table> tables_;
  std::size_t depth_ = 0;
  bool filling_ = false;
  std::size_t most_rows_ = 0;     // of the table that is being filled
  std::size_t waiting_rows_ = 0;  // kept for each layer that may have to wait
  bool finished_ = true;
  bool has_given_up_ = false;
  std::vector<Word> total_;
  std::vector<Word> state_;  // copy of the state that is carried on
  std::vector<Word> next_;   // the state that it leads to
  std::vector<Word> count_;  // copy of its count, with as many limbs as the table that is being filled
  std::size_t most_states_ = ~std::size_t{0};
  std::size_t bytes_ = 0;
  Stats stats_;
};

}  // namespace quadrille::cover
