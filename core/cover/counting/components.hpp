// Counts the solutions of an exact cover by a search that splits into independent components and remembers their
// counts.
//
// It branches like dancing links, on an item with the fewest options. After each choice the uncovered primary items
// that are connected by options form components; the count is the product of theirs, so each is counted apart. A
// component that was counted before is looked up: its uncovered items, with the colours of the secondary items at them,
// determine its count. The ideas are those of model counters (Bayardo, Pehoushek 2000; sharpSAT, Thurley 2006), for
// exact covers of "Dancing with decision diagrams" (Nishino, Yasuda, Minato, Nagata, AAAI 2017) and Knuth's DLX6.
//
// Where components do not fall apart and are not met again, this is slower than plain search. `lookups` and `hits` show
// that early. Where the items have a good order, Frontier needs much less memory and time.
//
//     frames   a component each: its items, the item that is branched on, the present option; the components that this
//              option leaves, and which of them is counted next; the sum for the options before it
//     cache    rows of key, count and effort; a key may be in one of a few neighbouring rows. If all are taken, the row
//              that took the least effort is replaced
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cover/links/links.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"

namespace quadrille::cover {

/// An engine that only counts: it never stops at a solution. A node is a position after a choice, or the root; `depth`
/// is the largest number of choices in force. It allocates while it runs: the cache grows within the bound that `open`
/// is given.
class Components {
 public:
  static constexpr std::size_t usual_bytes = std::size_t{200} << 20;

  /// `most_bytes` bounds the cache. `problem` must not change during the search.
  std::optional<Error> open(const Problem& problem, std::size_t most_bytes = usual_bytes);
  Step advance(Fuel& fuel);
  /// No option is chosen at any time.
  void read(std::vector<Option>& chosen) const { chosen.clear(); }
  const Stats& stats() const { return stats_; }
  double fraction() const;
  /// The number of solutions in decimal, once the engine has finished; 0 before.
  std::string count() const { return decimal(total_); }
  /// The number of bytes that the cache has taken so far, including smaller ones that it replaced.
  std::size_t bytes() const { return bytes_; }
  /// Components that were looked up, those that were found, and choices that left several components.
  std::uint64_t lookups() const { return lookups_; }
  std::uint64_t hits() const { return hits_; }
  std::uint64_t splits() const { return splits_; }
  /// Whether the keys alone would take more memory than there is: then `advance` does nothing.
  bool has_given_up() const { return has_given_up_; }

 private:
  using Word = std::uint64_t;
  using Index = Links::Index;

  // items_[first … last).
  struct Range {
    std::uint32_t first, last;
  };
  struct Frame {
    Index node = 0;                        // the present option: its node in the column of the item branched on
    Index reached = 0;                     // see Links::commit_others
    std::uint32_t tried = 0, choices = 1;  // options before it; all options
    std::uint32_t items = 0;               // the size of `items_` before its components were added
    std::uint32_t first_part = 0;          // its components are ranges_[first_part … last_part),
    std::uint32_t last_part = 0;
    std::uint32_t part = 0;   //   and this one is counted now
    std::uint64_t start = 0;  // number of nodes when the component was begun
  };

  void lay_out_keys(const Problem& problem);
  void begin_component(Range range);
  void enter();
  void commit(Frame& frame);
  void end_option(bool has_count);
  void multiply_product(const Word* count);
  void split(Range range);
  void add_part(Index start);
  void write_key(Range range);
  Word* row_of(const Word* key, bool to_replace);
  void remember(const Frame& frame);
  bool grow_cache();
  void widen();
  Word* sum(std::size_t depth) { return &values_[2 * depth * limbs_]; }
  Word* product(std::size_t depth) { return &values_[(2 * depth + 1) * limbs_]; }
  Word* key(std::size_t depth) { return &keys_[depth * key_words_]; }
  std::size_t row_words() const { return key_words_ + limbs_ + 1; }

  const Problem* problem_ = nullptr;
  bool is_entered_ = false;  // the present option's components are known
  Links links_;
  std::vector<Index> items_;         // of the components in force
  std::vector<Range> ranges_;        // the components in force, those of deeper frames later
  std::vector<Frame> frames_;        // frames_[0] is the root: it has one choice, and branches on no item
  std::vector<std::uint64_t> seen_;  // by item of the links: the last search for components that met it
  std::vector<Index> queue_;         // secondary items that such a search has met
  std::uint64_t stamp_ = 0;
  std::uint32_t patience_ = 0;  // choices that are not split before the next search for components,
  std::uint32_t left_ = 0;      //   and those of them that are left

  // Keys: a bit for each primary item, set if it is in the component, and a slot for each secondary item.
  struct Slot {
    std::uint32_t word, shift;
    Word mask;
  };
  std::vector<Slot> slots_;                  // by item of the problem
  std::vector<std::uint32_t> first_beside_;  // by primary item: where its part of `beside_` begins
  std::vector<Item> beside_;                 // the secondary items that share an option with it
  std::vector<Word> states_;                 // by item: the content of a secondary item's slot
  std::vector<std::uint32_t> setter_;        // by item: the depth of the choice that gave it its content
  std::size_t key_words_ = 1;
  std::vector<Word> keys_;   // by depth
  std::vector<Word> probe_;  // the key that is being looked up

  std::size_t limbs_ = 1;              // of a count
  std::vector<Word> values_;           // by depth: the sum and the product
  std::vector<Word> factor_;           // scratch
  std::vector<std::uint32_t> halves_;  // scratch
  std::vector<Word> cache_;
  std::size_t rows_ = 0, rows_in_use_ = 0;
  std::size_t most_bytes_ = 0, bytes_ = 0;
  std::uint64_t lookups_ = 0, hits_ = 0, splits_ = 0;
  std::uint64_t work_ = 0;  // visited items and words since the fuel was charged
  bool finished_ = true;
  bool has_given_up_ = false;
  std::vector<Word> total_;
  Stats stats_;
};

}  // namespace quadrille::cover
