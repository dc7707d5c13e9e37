// Counts the solutions of an exact cover with memory, without listing them.
//
// The primary items are treated in a fixed order, in layers. For the later layers only one thing matters about the
// options chosen so far: which live items they cover. That is a *state*, a few bits (layers.hpp). All sets of options
// with the same state are counted together, so between two layers there is a table from states to counts.
//
// This is the frontier method of counting (Sekine, Imai, Tani 1995; Knuth, TAOCP 7.1.4, Simpath). For exact covers it
// finds the same equal subproblems as the keys of "Dancing with decision diagrams" (Nishino, Yasuda, Minato, Nagata,
// AAAI 2017), but it keeps two tables in memory instead of one for everything.
//
// A table is sorted by its states. The options of a layer change states without changing their order, so the next table
// is made as a merge: each of the layer's streams reads the table from its start, and a heap has the next successor of
// each. Nothing is looked up, so memory is read and written in order.
//
//     table of layer l     001  010  011  100  110  111         each state with its count
//     streams              covered already: ──► next            an option: ──► next
//     table of layer l+1   the least of the nexts, with the sum of the counts of all streams that have it
//
// All tables are in one block of memory, the *arena*, as two stacks that grow toward each other: the successor of a
// table is on the other stack.
//
//     arena    │ table 0 ► │ table 2 ► │    free    │ ◄ table 3 │ ◄ table 1 │
//     row      state, then its count, lowest limb first
//
// What is done where there is no room for one more row, in this order:
// 1. The arena grows, up to the bound.
// 2. Counts of several limbs become residues (residues.hpp), one of which is left out; the others stay. The search then
//    goes on, and later passes over all layers find the residues that are missing. The first of the words is a ceiling
//    of the count, which says how many residues are needed.
// 3. The table is made in parts: the first part is followed to the end before the rest is made. Then each part may meet
//    equal states again, which costs time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/cover/counting/layers.hpp"
#include "core/cover/counting/residues.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// An engine that only counts: it never stops at a solution. A node is a state of a table; whether it has a successor
/// is not known, so there are no dead ends. `depth` is the number of layers. Unlike other engines it allocates while it
/// runs, within the bound that `open` is given.
class Frontier {
 public:
  static constexpr std::size_t usual_bytes = std::size_t{200} << 20;

  /// One pass over all layers with residues only, for one of several workers that share a count.
  struct Pass {
    std::size_t first_modulus = 0;
    std::size_t residues = 1;  ///< by the moduli from `first_modulus` on; fewer are found if there is no room
    bool has_ceiling = false;  ///< a ceiling of the count too
  };

  /// `most_bytes` bounds all memory that the search takes, including the smaller arenas that larger ones replace. (Some
  /// more is used while `open` runs: a small multiple of the problem's size.)
  std::optional<Error> open(const Problem& problem, std::size_t most_bytes = usual_bytes);
  /// The same for one pass; `count` is then without meaning.
  std::optional<Error> open_pass(const Problem& problem, std::size_t most_bytes, const Pass& pass);
  Step advance(Fuel& fuel);
  /// No option is chosen at any time.
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  /// The number of solutions found, in decimal: all of them once the engine has finished. Zero before if the counts are
  /// residues.
  std::string count() const { return decimal(total_); }
  /// An upper bound on the number of states of a pass, valid as long as no table has to be made in parts.
  double state_bound() const { return layers_.state_bound; }
  /// Whether there was no room for one more state: then `advance` does nothing more.
  bool has_given_up() const { return has_given_up_; }
  /// The number of bytes taken so far, including arenas that larger ones have replaced.
  std::size_t bytes() const { return bytes_; }
  /// The number of passes begun. More than one: there was no room for whole counts.
  std::size_t passes() const { return passes_; }
  /// Whether a table had to be made in parts.
  bool is_in_parts() const { return is_in_parts_; }

  /// After a pass of its own: the residues found, by consecutive moduli, and the ceiling if that was asked for.
  const std::vector<std::uint64_t>& residues() const { return residues_; }
  Ceiling ceiling() const { return ceiling_; }

  /// For tests: bounds every table to `states` states, so that tables are made in parts.
  void bound_tables(std::size_t states) { most_states_ = states; }
  /// For tests: bounds every count to `words` words, so that residues are used.
  void bound_counts(std::size_t words) { most_limbs_ = words; }

 private:
  using Word = Layers::Word;

  // States of one layer, sorted, first word first.
  struct Table {
    std::size_t layer = 0;
    bool is_high = false;       // on the stack that grows down from the arena's end
    std::size_t floor = 0;      // words before it on its stack
    std::size_t limbs = 1;      // words of a count
    std::size_t first = 0;      // index of its first row in the arena,
    std::size_t step = 0;       //   and words from a row to the next, modulo 2 to the power of the type's bits
    std::size_t size = 0;       // number of states
    bool has_bookmark = false;  // it was suspended before
    std::size_t dropped = 0;    // states that were removed when it was suspended,
    std::size_t followed = 0;   //   and those of them that have been followed to the end
  };

  // A stream's next successor.
  struct Head {
    Word top;              // the first word of the successor
    std::uint32_t row;     // of the table: its state
    std::uint32_t stream;  // its number among those of all layers
  };
  enum class Filled : std::uint8_t { wholly, in_part, to_the_brim };

  // The present pass.
  struct Course {
    // A count of the arena is a ceiling, if there is one, and then the residues by consecutive moduli; or it is whole.
    bool has_ceiling = false;
    std::size_t first_modulus = 0;
    std::vector<std::uint64_t> modulus = {};
    std::vector<Word> sums = {};  // its result so far
    // The states of tables[depth] are being expanded, and tables[depth + 1] is being filled; tables[0 … depth − 1] are
    // suspended. For each of these, `bookmarks` has the last state of the part that was followed.
    std::vector<Table> tables = std::vector<Table>(2);
    std::vector<Word> bookmarks = {};
    std::size_t depth = 0;
    std::array<std::size_t, 2> used =
        {};  // words of the low and the high stack, without the table that is being filled
  };
  // The filling of tables[depth + 1].
  struct Filling {
    bool is_under_way = false;
    std::size_t most_rows = 0;  // of the table
    std::vector<Head> heads;    // a heap: the least successor first
    std::size_t heads_in_use = 0;
    std::size_t started = 0;  // streams of the layer that have been started
    std::vector<Word> next;   // the state that is being added
    std::vector<Word> sum;    // its count, with a limb for the carry
  };

  // frontier.cpp
  std::optional<Error> prepare(const Problem& problem, std::size_t most_bytes);
  void start_pass(const Pass& pass);
  void begin(Table& table, std::size_t layer, bool is_high);
  void resume_previous(const Table& from);
  void add_to_total(const Table& table);
  void finish_pass();
  double position() const;
  void expect(double start, std::size_t passes);

  // frontier_merge.cpp
  Filled fill(const Table& from, Table& to, Fuel& fuel);
  template <bool has_one_word>
  Filled merge(const Table& from, Table& to, Fuel& fuel);
  template <bool has_one_word>
  void start_streams(const Table& from, Fuel& fuel);
  template <bool has_one_word>
  bool seek(const Table& from, Head& head, const Word* bookmark);
  template <bool has_one_word>
  bool precedes(const Table& from, const Head& a, const Head& b) const;
  template <bool has_one_word>
  void sift_down(const Table& from, std::size_t at);
  template <bool has_one_word>
  bool is_next(const Table& from) const;
  const Word* bookmark_of(const Table& from) const {
    return from.has_bookmark ? &course_.bookmarks[course_.depth * layers_.words] : nullptr;
  }

  void add_counts(Word* sum, const Word* count, std::size_t limbs) const;
  std::size_t first_unfollowed(const Table& from);

  // frontier_room.cpp
  bool open_arena(std::size_t most_bytes);
  bool set_up_arena();
  bool enlarge();
  void place_rows(Table& table) const;
  void set_bounds(const Table& table);
  std::size_t rows_of_part(const Table& table) const;
  bool make_room(const Table& to);
  void add_limb(Table& to);
  bool widen(Table& table);
  void narrow(std::size_t limbs);
  void take_residues(std::span<const Word> whole, std::span<Word> words) const;
  std::size_t least_limbs() const;
  void suspend(Table& from, Table& to);

  Word* row(const Table& table, std::size_t row) { return &arena_[table.first + row * table.step]; }
  const Word* row(const Table& table, std::size_t row) const { return &arena_[table.first + row * table.step]; }
  std::size_t stride(const Table& table) const { return layers_.words + table.limbs; }
  std::size_t top(const Table& table) const { return table.floor + table.size * stride(table); }

  Layers layers_;

  std::unique_ptr<Word[]> arena_;
  std::size_t arena_words_ = 0;
  std::size_t most_arena_ = 0;    // words of the largest arena
  std::uint32_t growths_ = 0;     // times that the present arena may still grow
  std::size_t waiting_rows_ = 0;  // reserved for each later layer, in case its table has to be suspended
  Course course_;
  Filling filling_;
  std::uint64_t work_ = 0;  // rows read by `seek` since the fuel was charged

  bool has_residues_ = false;
  bool is_single_pass_ = false;
  Moduli moduli_;
  std::vector<std::uint64_t> residues_;  // of the earlier passes
  Ceiling ceiling_ = 0;
  std::size_t most_used_ = 0;  // the largest number of rows in the arena at the same time
  std::size_t passes_ = 0;
  bool is_in_parts_ = false;

  // The fraction done is floor + (1 − floor) · (position − base) / span, where positions count passes.
  double floor_ = 0, base_ = 0, span_ = 1;

  bool finished_ = true;
  bool has_given_up_ = false;
  std::vector<Word> total_;
  std::size_t most_states_ = ~std::size_t{0};
  std::size_t most_limbs_ = ~std::size_t{0};
  std::size_t bytes_ = 0;
  Stats stats_;
};

}  // namespace quadrille::cover
