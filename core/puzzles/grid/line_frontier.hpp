// Counts, and lists, lines on a board with memory: point by point, row by row. What was drawn before matters to the
// rest only by how it reaches over the *frontier* between points that are done and points that are not (Knuth, TAOCP
// 7.1.4, Simpath; Yoshinaka, Saitoh, Kawahara, Tsuruma, Iwashita, Minato, "Finding all solutions and instances of
// Numberlink and Slitherlink by ZDDs", Algorithms 5, 2012). All drawings with the same *state* are counted together.
//
//     ·─·─·   ·        the frontier crosses an edge of each column, and one of the row. Its slots, from left to right,
//     │   │   │        say what crosses there: nothing, the first or second end of a piece of line, or a piece whose
//     ·   ·─┐ │        other end is at a label. Pieces cannot cross, so first and second ends are brackets that match
//     (     ) 7
//
// A slot of a loop also has what circles demand of the next point, whether the line turned before, and whether the edge
// is drawn that a clue counts. A state of paths is left out where labels have to meet across each other: those that
// stand in one face of the pieces, or, in the outer face, at the border of what is not done.
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
#include "core/puzzles/grid/line_board.hpp"
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
  static constexpr unsigned slot_bits = 6, slots_in_word = 10, most_slots = 20;

  struct State {
    std::uint64_t low = 0, high = 0;
    friend bool operator==(const State&, const State&) = default;
  };
  enum class Stage : std::uint8_t { forward, list, finished };

  // What lines do at a point, as far as the board tells.
  struct Point {
    std::uint16_t shapes;  // a set
    std::uint8_t label;    // a code, or 0
    LineBoard::Circle circle;
    std::uint8_t clue;  // of the face to the lower right
  };

  static unsigned slot(const State& state, std::size_t at) {
    const std::uint64_t word = at < slots_in_word ? state.low : state.high;
    return static_cast<unsigned>(word >> slot_bits * (at % slots_in_word) & 63);
  }
  static void put(State& state, std::size_t at, unsigned bits) {
    std::uint64_t& word = at < slots_in_word ? state.low : state.high;
    const auto shift = static_cast<unsigned>(slot_bits * (at % slots_in_word));
    word = (word & ~(std::uint64_t{63} << shift)) | std::uint64_t{bits} << shift;
  }
  unsigned code(const State& state, std::size_t at) const { return slot(state, at) & code_mask_; }
  void set_code(State& state, std::size_t at, unsigned code) const {
    put(state, at, (slot(state, at) & ~code_mask_) | code);
  }
  static std::size_t hash(const State& state);

  bool read_board(const Board& board, const LineBoard& lines);
  void read_border();
  void choose_start(const LineBoard& lines);
  std::size_t place_of(std::size_t point) const;
  std::size_t face_of(std::size_t row, std::size_t column) const;

  Step go_forward(Fuel& fuel);
  void follow(const State& state);
  bool draw(State& next, const State& state, unsigned shape) const;
  bool tell_next(unsigned& right, unsigned& down, const State& state, unsigned shape) const;
  bool join(State& next, const State& state) const;
  std::size_t mate_of(const State& state, std::size_t at) const;
  bool may_meet(const State& next) const;
  void add(const State& next, unsigned shape);
  void add_count(std::uint32_t to);
  void begin_layer();
  void grow_table();
  std::size_t bytes() const;
  void give_up();
  bool is_end(const State& state) const;
  void add_total();
  void mark_live();
  bool list_next();
  bool is_last() const { return at_ == points_.size(); }

  bool counts_;
  std::size_t most_bytes_ = usual_bytes;

  // The board, turned so that a row is not longer than a column; then perhaps upside down.
  bool is_loop_ = true, has_faces_ = false, is_turned_ = false, is_reversed_ = false;
  std::size_t rows_ = 0, columns_ = 0;
  unsigned code_mask_ = 0;
  std::vector<Point> points_;
  std::vector<std::uint8_t> border_;      // codes of labels at the border, from the upper right corner clockwise,
  std::vector<std::uint32_t> border_at_;  //   and their points

  Stage stage_ = Stage::finished;
  std::size_t at_ = 0;    // the point that is looked at
  std::size_t next_ = 0;  // the state of its layer that is looked at
  std::size_t limbs_ = 1;
  bool is_wide_ = false;  // a count of the next layer needs another limb before long
  std::vector<State> states_, next_states_;
  std::vector<std::uint64_t> amounts_, next_amounts_;  // by state: its count
  std::vector<std::uint32_t> table_;                   // of the next states: hashed, one more than their place; or 0

  // Of all layers, for whoever lists. A link is a state, by its place in the next layer, and four bits of a shape.
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
