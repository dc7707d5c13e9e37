// A puzzle's engine for exact covers whose form may say less than the puzzle: then what it finds is held to the rules.
// Tested through the engines `dlx` of variants and models.
#pragma once

#include <cstdint>

#include "core/cover/by_cover.hpp"

namespace quadrille::cover {

/// `obeys(board, answer)` and `work_to_check(board)` are found in the namespace of the board.
template <class Traits, class Search>
class CheckedByCover : public ByCover<Traits, Search> {
  using Base = ByCover<Traits, Search>;

 public:
  Step advance(Fuel& fuel) {
    if (!has_checks_) return Base::advance(fuel);
    for (;;) {
      const Step step = Base::advance(fuel);
      bool obeys_all = step != Step::solution;
      if (!obeys_all) {
        Base::read(answer_);
        fuel.work -= work_to_check(Base::board_);
        obeys_all = obeys(Base::board_, answer_);
      }
      if (!obeys_all) ++refused_;
      stats_ = Base::stats();
      stats_.solutions -= refused_;
      if (obeys_all) return step;
      if (fuel.is_spent()) return Step::paused;
    }
  }
  const Stats& stats() const { return has_checks_ ? stats_ : Base::stats(); }

 protected:
  /// To be called before a search is opened: whether what it finds has to be checked.
  void begin_checks(bool has_checks) {
    has_checks_ = has_checks;
    refused_ = 0;
    stats_ = {};
  }

 private:
  bool has_checks_ = false;
  std::uint64_t refused_ = 0;  // solutions of the form that are none of the board
  Stats stats_;
  typename Traits::Answer answer_;
};

}  // namespace quadrille::cover
