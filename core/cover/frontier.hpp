// Counting the solutions of an exact cover with memory, without listing them.
//
// The primary items are dealt with in a fixed order, a layer each. What the options chosen so far mean for the layers to come
// is only which of the live items they touched (item_order.hpp): that is a *state*, a few bits. Sets of options that lead to one
// state count together, so a layer is a table from states to counts, made from the table before it:
//
//     state     slots for the live items: 1 bit an item, more for a secondary item with colours (its colour, or covered)
//     layer l   every state ──► if order[l] is covered, the same state; else one state more for each option of this layer
//               that fits, with the slots of items that die here cleared
//
// This is the frontier method of counting (Sekine, Imai, Tani 1995; Knuth, TAOCP 7.1.4, Simpath), which for exact covers finds
// just the equal subproblems that "Dancing with decision diagrams" (Nishino, Yasuda, Minato, Nagata, AAAI 2017) finds by keys,
// in two tables of memory instead of one for everything. A table that would grow past its bound is finished in parts: the states
// that did not come in wait below on the stack, at the cost of meeting equal states again in each part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// An engine that only counts: it never stops at a solution. A node is a state of a layer; a dead end is one that leads to none;
/// `depth` is the number of layers. Unlike other engines it allocates while it runs, within `most_bytes`.
class Frontier {
 public:
  /// Bound of all tables together.
  static constexpr std::size_t most_bytes = std::size_t{200} << 20;

  std::optional<Error> open(const Problem& problem);
  Step advance(std::uint64_t& fuel);
  /// Nothing is chosen at any time.
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  /// The exact number of solutions once the engine has finished, in decimal; before that, of those that were reached.
  std::string count() const;
  /// No more states than this can be met, unless tables outgrow their bound.
  double state_bound() const { return state_bound_; }

  /// For tests: bounds every table to so many states, to force parts.
  void bound_tables(std::size_t states) { most_states_ = states; }

 private:
  using Word = std::uint64_t;

  // One coloured entry: the slot must be clear or hold `value`.
  struct Tint {
    std::uint32_t word;
    Word slot;
    Word value;
  };
  // An option in its layer. Its masks are words_ words each, at `masks_[at]`: what must be clear, then what is set.
  struct Move {
    std::uint32_t masks;
    std::uint32_t first_tint, last_tint;
  };
  struct Layer {
    std::uint32_t first_move, last_move;
    std::uint32_t keep;   // masks_[keep …]: the slots that live on
    std::uint32_t word;   // the slot of the layer's own item
    Word slot;            // 0: nothing before it can have covered it
  };
  // States of one layer, in the order in which they were reached.
  struct Table {
    std::size_t layer = 0;
    std::size_t size = 0;
    std::size_t cursor = 0;             // states before it have been carried on
    std::size_t cleared = 0;            // states before it have been followed to the end
    std::vector<Word> states;           // words_ each
    std::vector<Word> counts;           // limbs_ each, lowest first
    std::vector<std::uint32_t> index;   // open addressing: place + 1 of a state; 0 free; at most half full
  };

  void assign_slots(const Problem& problem, const std::vector<Item>& order);
  bool carry_on(const Table& from, Table& to);
  void reach(Table& table);
  std::size_t place_of(const Table& table, const Word* state) const;
  void grow_index(Table& table);
  void add_carried(std::vector<Word>& counts, std::size_t place);
  void widen();
  static void clear(Table& table, std::size_t layer);
  std::size_t table_bound() const;

  std::vector<Layer> layers_;
  std::vector<Move> moves_;
  std::vector<Tint> tints_;
  std::vector<Word> masks_;
  std::size_t words_ = 1;
  std::size_t limbs_ = 1;
  std::size_t widest_ = 1;  // most moves of a layer

  // tables_[0 … depth_] are begun, the last one being read; tables_[depth_ + 1] is being filled.
  std::vector<Table> tables_;
  std::size_t depth_ = 0;
  bool filling_ = false;
  bool finished_ = true;
  std::vector<Word> total_;    // limbs_
  std::vector<Word> next_;     // the state that is being reached, words_
  std::vector<Word> carried_;  // the count that is carried there, limbs_
  std::size_t most_states_ = ~std::size_t{0};
  double state_bound_ = 0;
  Stats stats_;
};

}  // namespace quadrille::cover
