// Which values appear in some solution, and in how many of them up to a cap, without listing all solutions.
//
// A candidate is a value of a cell that no given excludes directly. Two searches take turns, each with more nodes than
// the last time:
//
// - the *whole* search looks for all solutions. If it ends, every candidate is settled. So a board with few solutions,
//   or one that is hard to search, costs no more than a list of its solutions.
// - the *part* search takes one open candidate after the other as given, and looks for as many solutions as the cap.
//   Its solutions settle other candidates too. A candidate that takes long is left for a later round with more work for
//   each.
//
// To settle many candidates by one solution, the part search supposes other open candidates together with that one, as
// far as they do not conflict. While this leads to solutions, it supposes more of them; if it does not, fewer, and in
// the end only that one.
//
// A candidate's count is the largest number of solutions with it that one search has found, since these are different.
// It is exact once the part search of that candidate, or the whole search, has ended. Only work decides which search
// goes on, so the answer does not depend on slices. Tested by tests/core/insight_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

class Candidates final : public AnySearch {
 public:
  /// Opens searches for boards with more values given.
  class Boards {
   public:
    /// The search is valid until the next call.
    virtual AnySearch& suppose(std::span<const cover::Placement> more) = 0;

   protected:
    ~Boards() = default;
  };

  static constexpr std::uint32_t most_cap = 65535;

  /// `whole` has just been opened for the board of `form`. The placements of the form's options, and the givens, are
  /// the candidates. `whole` and `boards` must live as long as the search.
  void open(AnySearch& whole, Boards& boards, std::uint32_t cap, cover::BoardForm form);

  /// Setting up a part search costs fuel too. Returns at every solution. The caller then reads it, from the part search
  /// if `is_in_part`, and calls `mark`.
  Step advance(Fuel& fuel) override;
  bool is_in_part() const { return turn_ == Turn::part; }
  void mark(const std::vector<cover::Placement>& solution);

  /// Appends what is known: "cells values", then ",placement count" for each candidate in order, followed by "+" if
  /// there may be more solutions. Candidates that are in no solution are left out.
  void append(std::string& out) const;

  /// The sum over all searches. A solution that several of them find is counted by each.
  const Stats& stats() const override { return stats_; }
  double fraction() const override;
  std::string count() const override { return decimal(stats_.solutions); }
  std::string_view own_name() const override { return {}; }

 private:
  enum class Turn : std::uint8_t { whole, between, part, finished };

  Step spend(AnySearch& engine, Fuel& fuel, std::int64_t& left);
  void begin_part(Fuel& fuel);
  void find_open();
  void suppose_more();
  bool may_take(cover::Option option) const;
  void take(cover::Option option);
  void settle(cover::Placement placement);

  AnySearch* whole_ = nullptr;
  AnySearch* part_ = nullptr;
  Boards* boards_ = nullptr;
  std::uint32_t cap_ = 1;
  std::uint32_t values_ = 1;

  // By placement. A placement that is no candidate is settled, with a count of 0.
  std::vector<std::uint32_t> settled_;   // 0 or 1
  std::vector<std::uint32_t> count_;     // solutions known to be different, up to the cap
  std::vector<std::uint32_t> in_whole_;  // solutions that the whole search has found, up to the cap
  std::vector<std::uint32_t> in_part_;   // solutions that part search number `part_of_` has found
  std::vector<std::uint32_t> part_of_;
  std::vector<cover::Option> option_;  // of a candidate that is not given
  std::size_t candidates_ = 0;
  std::size_t unsettled_ = 0;

  Turn turn_ = Turn::finished;
  // Work of a turn, the whole search's or all parts' together. Setting a part up is work, too.
  std::int64_t quantum_ = 0;
  std::int64_t quantum_left_ = 0;
  std::int64_t share_ = 0;  // work of one part search
  std::int64_t share_left_ = 0;
  cover::Placement at_ = 0;  // the candidate that the part search is about
  std::uint32_t parts_ = 0;  // part searches begun so far

  cover::BoardForm form_;
  std::vector<cover::Placement> supposed_;  // by the part search: `at_`, then others
  std::size_t width_ = 0;                   // how many others it may suppose
  std::size_t next_ = 0;                    // the next option to suppose; the following ones are `stride_` apart
  std::size_t stride_ = 1;                  // has no common divisor with the number of options
  std::vector<std::uint32_t> taken_;        // by item: the part search that supposes one of its options last
  std::vector<std::uint32_t> times_;        // by item: how many of its options that part search supposes
  Stats stats_;
};

}  // namespace quadrille
