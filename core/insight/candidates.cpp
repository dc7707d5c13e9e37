#include "core/insight/candidates.hpp"

#include <algorithm>

namespace quadrille {

namespace {

constexpr std::uint64_t first_quantum = 4096;
constexpr std::uint64_t first_share = 256;
constexpr std::uint64_t growth = 4;

}  // namespace

void Candidates::open(AnySearch& whole, Boards& boards, std::size_t cells, std::uint32_t values, std::uint32_t cap) {
  whole_ = &whole;
  part_ = nullptr;
  boards_ = &boards;
  cap_ = cap;
  values_ = values;
  settled_.assign(cells * values, 1);
  for (auto* table : {&count_, &in_whole_, &in_part_, &part_of_}) table->assign(cells * values, 0);
  candidates_ = unsettled_ = 0;
  turn_ = Turn::whole;
  quantum_ = quantum_left_ = first_quantum;
  share_ = first_share;
  at_ = 0;
  parts_ = 0;
  stats_ = {};
}

void Candidates::add(cover::Placing placing) {
  candidates_ += settled_[placing];
  unsettled_ += settled_[placing];
  settled_[placing] = 0;
}

Step Candidates::advance(std::uint64_t& fuel) {
  for (;;) {
    if (unsettled_ == 0 && candidates_ > 0) turn_ = Turn::finished;
    switch (turn_) {
      case Turn::finished: return Step::finished;
      case Turn::whole: {
        const Step step = spend(*whole_, fuel, quantum_left_);
        if (step == Step::solution) return step;
        if (step == Step::finished) {
          count_ = in_whole_;
          settled_.assign(settled_.size(), 1);
          unsettled_ = 0;
          turn_ = Turn::finished;
          break;
        }
        if (quantum_left_ > 0) return step;
        quantum_left_ = quantum_;
        if (candidates_ > 0) turn_ = part_ == nullptr ? Turn::between : Turn::part;
        break;
      }
      case Turn::between:
        if (fuel == 0) return Step::paused;
        begin_part();
        turn_ = Turn::part;
        break;
      case Turn::part: {
        if (settled_[at_] != 0 || share_left_ == 0) {
          turn_ = Turn::between;
          break;
        }
        const std::uint64_t most = std::min(share_left_, quantum_left_);
        std::uint64_t left = most;
        const Step step = spend(*part_, fuel, left);
        share_left_ -= most - left;
        quantum_left_ -= most - left;
        if (step == Step::solution) return step;
        if (step == Step::finished) {
          count_[at_] = part_of_[at_] == parts_ ? in_part_[at_] : 0;
          settle(at_);
        } else if (quantum_left_ == 0) {
          quantum_ *= growth;
          quantum_left_ = quantum_;
          turn_ = Turn::whole;
        } else if (share_left_ > 0) {
          return step;
        }
        break;
      }
    }
  }
}

// Spends at most what is left of a budget, too.
Step Candidates::spend(AnySearch& engine, std::uint64_t& fuel, std::uint64_t& left) {
  const Stats before = engine.stats();
  const std::uint64_t portion = std::min(fuel, left);
  std::uint64_t unspent = portion;
  const Step step = engine.advance(unspent);
  fuel -= portion - unspent;
  left -= portion - unspent;
  const Stats& after = engine.stats();
  stats_.nodes += after.nodes - before.nodes;
  stats_.dead_ends += after.dead_ends - before.dead_ends;
  stats_.solutions += after.solutions - before.solutions;
  stats_.depth = std::max(stats_.depth, after.depth);
  return step;
}

// There is an open candidate: the next one of the round, or the first of a round that gives each more nodes.
void Candidates::begin_part() {
  const bool is_first = part_ == nullptr;
  for (bool found = is_first && settled_[at_] == 0; !found; found = settled_[at_] == 0) {
    if (++at_ < settled_.size()) continue;
    at_ = 0;
    share_ *= growth;
  }
  part_ = &boards_->suppose(at_);
  share_left_ = share_;
  ++parts_;
}

void Candidates::mark(const std::vector<cover::Placing>& solution) {
  for (const cover::Placing placing : solution) {
    if (is_in_part() && part_of_[placing] != parts_) {
      part_of_[placing] = parts_;
      in_part_[placing] = 0;
    }
    std::uint32_t& met = (is_in_part() ? in_part_ : in_whole_)[placing];
    if (met < cap_) ++met;
    if (count_[placing] < met) count_[placing] = met;
    if (count_[placing] == cap_) settle(placing);
  }
}

void Candidates::settle(cover::Placing placing) {
  unsettled_ -= 1 - settled_[placing];
  settled_[placing] = 1;
}

double Candidates::fraction() const {
  if (turn_ == Turn::finished) return 1;
  const double behind = whole_->fraction();
  return candidates_ == 0 ? behind : std::max(behind, 1 - static_cast<double>(unsettled_) / static_cast<double>(candidates_));
}

void Candidates::append(std::string& out) const {
  const auto write = [&out](char before, std::uint64_t number) {
    out += before;
    out += decimal(number);
  };
  out += decimal(settled_.size() / values_);
  write(' ', values_);
  for (cover::Placing placing = 0; placing < settled_.size(); ++placing) {
    if (count_[placing] == 0 && settled_[placing] != 0) continue;
    write(',', placing);
    write(' ', count_[placing]);
    if (settled_[placing] == 0) out += '+';
  }
}

}  // namespace quadrille
