#include "tests/core/variant_oracle.hpp"
#include "core/puzzles/variant/obeys.hpp"

#include <array>
#include <cstdint>
#include <string_view>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules.hpp"

namespace quadrille::test {

using variant::Answer;
using variant::Board;
using variant::Cell;
using variant::Group;

namespace {

constexpr std::size_t most_steps = 300'000;

class BruteForce {
 public:
  explicit BruteForce(const Board& board) : board_(board), answer_(board.cells(), 0), ripe_(board.cells()) {
    std::vector<Group> groups = variant::regions(board);
    const bool is_raw = board.shape.is_raw;
    for (unsigned row = 0; row < board.shape.rows && !is_raw; ++row)
      groups.push_back(variant::row_of(board.shape, row));
    for (unsigned column = 0; column < board.shape.columns && !is_raw; ++column)
      groups.push_back(variant::column_of(board.shape, column));
    others_.resize(board.cells());
    for (const Group& group : groups) {
      for (const Cell a : group) {
        for (const Cell b : group) {
          if (b < a) others_[a].push_back(b);
        }
      }
    }
    for (const variant::Rule& rule : board.rules) {
      Cell last = 0;
      for (const Group& group : rule.groups) {
        for (const Cell cell : group) last = std::max(last, cell);
      }
      if (names_its_cells(rule)) ripe_[last].push_back(&rule);
    }
  }

  // All solutions, sorted; none where there are too many steps.
  std::optional<std::vector<Answer>> run() {
    fill(0);
    if (steps_ >= most_steps) return std::nullopt;
    std::sort(solutions_.begin(), solutions_.end());
    return solutions_;
  }

 private:
  static bool names_its_cells(const variant::Rule& rule) {
    constexpr std::array<std::string_view, 9> local = {"Cage",    "Thermo",     "Renban",   "Arrow",   "Whisper",
                                                       "Between", "Palindrome", "WhiteDot", "Sandwich"};
    return std::find(local.begin(), local.end(), rule.kind->name) != local.end();
  }

  void fill(std::size_t cell) {
    if (++steps_ >= most_steps) return;
    if (cell == answer_.size()) {
      if (variant::obeys(board_, answer_)) solutions_.push_back(answer_);
      return;
    }
    for (std::uint8_t value = 1; value <= board_.shape.values; ++value) {
      if ((board_.candidates[cell] >> (value - 1) & 1) == 0) continue;
      const auto has_it = [&](Cell other) { return answer_[other] == value; };
      if (std::any_of(others_[cell].begin(), others_[cell].end(), has_it)) continue;
      answer_[cell] = value;
      const auto is_obeyed = [&](const variant::Rule* rule) { return rule->kind->obeys(*rule, board_, answer_); };
      if (std::all_of(ripe_[cell].begin(), ripe_[cell].end(), is_obeyed)) fill(cell + 1);
    }
    answer_[cell] = 0;
  }

  const Board& board_;
  Answer answer_;
  std::vector<std::vector<const variant::Rule*>> ripe_;  // by cell, the rules whose last cell it is
  std::vector<Group> others_;                            // by cell, those before it that it differs from
  std::vector<Answer> solutions_;
  std::size_t steps_ = 0;
};

}  // namespace

std::optional<std::vector<Answer>> solutions_by_brute_force(const Board& board) { return BruteForce(board).run(); }

}  // namespace quadrille::test
