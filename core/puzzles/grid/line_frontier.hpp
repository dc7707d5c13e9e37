// Counts, and lists, lines on a board with memory: point by point, row by row. What was drawn before matters to the
// rest only by how it reaches over the *frontier* between points that are done and points that are not (Knuth, TAOCP
// 7.1.4, Simpath; Yoshinaka, Saitoh, Kawahara, Tsuruma, Iwashita, Minato, "Finding all solutions and instances of
// Numberlink and Slitherlink by ZDDs", Algorithms 5, 2012). All drawings with the same *state* (line_states.hpp) are
// counted together.
//
// Whoever lists keeps links from states to the next ones, and walks along those that lead to an end; whoever counts
// keeps two tables. Tested by tests/core/grid_frontier_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/line_states.hpp"
#include "core/search/engine.hpp"

namespace quadrille::grid {

/// Satisfies `Engine<Board, Answer>`, except that it allocates while it runs. A node is a state; whether it leads
/// anywhere is not known at once, so there are no dead ends. `depth` is the number of points.
class LineFrontier {
 public:
  /// What only counts never stops at a solution.
  explicit LineFrontier(bool counts) : counts_(counts) {}

  /// From the next `open` on: the number of bytes that the search may take. If that is too little, it gives up.
  void bound_memory(std::size_t bytes) { most_bytes_ = std::min(bytes, 2 * usual_bytes); }
  /// Refuses boards that are no lines, or too wide.
  std::optional<Error> open(const Board& board);
  Step advance(Fuel& fuel);
  void read(Answer& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;
  std::string count() const { return counts_ ? decimal(total_) : decimal(stats_.solutions); }
  bool has_given_up() const { return has_given_up_; }
  std::string_view name() const { return "memory"; }

 private:
  static constexpr std::size_t usual_bytes = std::size_t{200} << 20;
  static constexpr std::int64_t work_of_state = 30;

  using State = LineStates::State;
  enum class Stage : std::uint8_t { forward, list, finished };

  Step go_forward(Fuel& fuel);
  void follow(const State& state);
  void add(const State& next, unsigned shape);
  void add_count(std::uint32_t to);
  void begin_layer();
  void grow_table();
  std::size_t bytes() const;
  void give_up();
  void add_total();
  void mark_live();
  bool list_next();
  bool is_last() const { return at_ == lines_.points().size(); }

  bool counts_;
  std::size_t most_bytes_ = usual_bytes;

  LineStates lines_;
  Stage stage_ = Stage::finished;
  std::size_t at_ = 0;    // the point that is looked at
  std::size_t next_ = 0;  // the state of its layer that is looked at
  std::size_t limbs_ = 1;
  bool is_wide_ = false;  // a count of the next layer needs another limb before long
  std::vector<State> states_, next_states_;
  std::vector<std::uint64_t> amounts_, next_amounts_;  // by state: its count
  std::vector<std::uint32_t> table_;                   // of the next states: hashed, one more than their place; or 0

  // The links of all layers, for lists. A link is a state, by its place in the next layer, and four bits of a shape.
  std::vector<std::uint32_t> layers_;  // by layer: its first state
  std::vector<std::uint32_t> firsts_;  // by state: its first link
  std::vector<std::uint32_t> links_;
  std::vector<bool> is_live_;       // by state: whether it leads to an end
  std::vector<std::uint32_t> way_;  // by layer: the link that was taken
  std::vector<std::uint64_t> total_;
  bool has_given_up_ = false;
  Stats stats_;
};

struct LineLister : LineFrontier {
  LineLister() : LineFrontier(false) {}
};
struct LineCounter : LineFrontier {
  LineCounter() : LineFrontier(true) {}
};

}  // namespace quadrille::grid
