// Counts the solutions of an exact cover with memory, without listing them.
//
// The primary items are treated in a fixed order, one layer for each. For the later layers only one thing matters about
// the options chosen so far: which live items they cover. That is a *state*, a few bits (layers.hpp). All sets of
// options with the same state are counted together, so a layer is a table from states to counts. It is made from the
// table of the previous layer:
//
//     layer l   each state ──► if order[l] is covered: the same state
//                              otherwise: a state for each option of this layer that fits
//               with the slots of the items that are not live after layer l cleared
//
// This is the frontier method of counting (Sekine, Imai, Tani 1995; Knuth, TAOCP 7.1.4, Simpath). For exact covers it
// finds the same equal subproblems as the keys of "Dancing with decision diagrams" (Nishino, Yasuda, Minato, Nagata,
// AAAI 2017), but it keeps two tables in memory instead of one for everything.
//
// All tables are in one block of memory, the *arena*, as two stacks that grow toward each other: the successor of a
// table is on the other stack. If there is no room for a whole table, it is made in parts: the states that are not
// expanded yet wait, and those that were added are followed to the end first. Then each part may meet equal states
// again, which costs time.
//
//     arena    │ table 0 ► │ table 2 ► │    free    │ ◄ table 3 │ ◄ table 1 │
//     row      state, then its count, lowest limb first
//     index    a hash table with open addressing for the table that is being filled: a row's number + 1; 0: free
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/cover/counting/layers.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// An engine that only counts: it never stops at a solution. A node is a state of a layer; a dead end is a state
/// without a successor; `depth` is the number of layers. Unlike other engines it allocates while it runs, within the
/// bound that `open` is given.
class Frontier {
 public:
  static constexpr std::size_t usual_bytes = std::size_t{200} << 20;

  /// `most_bytes` bounds all memory that the search takes, including the smaller arenas that larger ones replace. (Some
  /// more is used while `open` runs: a small multiple of the problem's size.)
  std::optional<Error> open(const Problem& problem, std::size_t most_bytes = usual_bytes);
  Step advance(Fuel& fuel);
  /// No option is chosen at any time.
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  /// The number of solutions found, in decimal: all of them once the engine has finished.
  std::string count() const { return decimal(total_); }
  /// An upper bound on the number of states, valid as long as no table has to be made in parts.
  double state_bound() const { return layers_.state_bound; }
  /// Whether there was no room for one more state: then `advance` does nothing more.
  bool has_given_up() const { return has_given_up_; }
  /// The number of bytes taken so far, including arenas that larger ones have replaced.
  std::size_t bytes() const { return bytes_; }

  /// For tests: bounds every table to `states` states, so that tables are made in parts.
  void bound_tables(std::size_t states) { most_states_ = states; }

 private:
  using Word = Layers::Word;

  // States of one layer, in the order in which they were added.
  struct Table {
    std::size_t layer = 0;
    bool is_high = false;        // on the stack that grows down from the arena's end
    std::size_t floor = 0;       // words before it on its stack
    std::size_t limbs = 1;       // words of a count
    std::size_t first = 0;       // index of its first row in the arena,
    std::size_t step = 0;        //   and words from a row to the next, modulo 2 to the power of the type's bits
    std::size_t size = 0;        // number of states
    std::size_t dropped = 0;     // states that were expanded and removed when the table was suspended
    std::size_t followed = 0;    // those of them that have been followed to the end
    std::size_t cursor = 0;      // states before this one have been expanded
    bool is_started = false;     // the state at the cursor has been expanded in part,
    bool has_successor = false;  //   it has a successor,
    std::uint32_t move = 0;      //   and this is its next move
  };

  // Units of work to look a state up: more in tables that are larger than the caches.
  std::uint64_t work_of_adding() const { return 3 + 2 * static_cast<unsigned>(std::bit_width(index_mask_ >> 14)); }

  bool set_up_arena();
  bool enlarge();
  void place_rows(Table& table) const;
  void set_bounds(const Table& table);
  void begin(Table& table, std::size_t layer, bool is_high, std::size_t likely_rows);
  bool fill(Table& from, Table& to, Fuel& fuel);
  bool expand(Table& from, Table& to);
  bool add_state(Table& table);
  bool widen(Table& table);
  void suspend(Table& from, const Table& to);
  void resume_previous(const Table& from);
  void add_to_total(const Table& table);
  std::size_t index_entry(const Table& table, const Word* state) const;
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
  std::size_t index_mask_ = 0;            // entries of the index in use, minus one
  std::size_t most_arena_ = 0;            // the largest number of bytes of arena and index together
  std::uint32_t quarterings_ = 0;         // the present ones have that number divided by four this many times
  std::array<std::size_t, 2> used_ = {};  // words of the low and the high stack, without the table that is being filled

  // The states of tables_[depth_] are being expanded, and tables_[depth_ + 1] is being filled; tables_[0 … depth_ − 1]
  // are suspended.
  std::vector<Table> tables_;
  std::size_t depth_ = 0;
  bool filling_ = false;
  std::size_t most_rows_ = 0;     // of the table that is being filled
  std::size_t waiting_rows_ = 0;  // reserved for each later layer, in case its table has to be suspended
  bool finished_ = true;
  bool has_given_up_ = false;
  std::vector<Word> total_;
  std::vector<Word> state_;  // copy of the state that is being expanded
  std::vector<Word> next_;   // its successor
  std::vector<Word> count_;  // copy of its count, with as many limbs as the counts of the table that is being filled
  std::size_t most_states_ = ~std::size_t{0};
  std::size_t bytes_ = 0;
  std::uint64_t added_ = 0;  // calls of `add_state`
  Stats stats_;
};

}  // namespace quadrille::cover
