#include "core/insight/candidates.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace quadrille {

namespace {

constexpr std::int64_t first_quantum = 80'000;  // in units of work, like the following constants
constexpr std::int64_t first_share = 5'000;
constexpr std::int64_t share_per_item = 20;  // a solution may need as many choices as there are items
constexpr std::int64_t growth = 4;
constexpr std::int64_t work_per_entry = 1;  // of the form, to set a part search up
constexpr cover::Option no_option = ~cover::Option{0};

}  // namespace

void Candidates::open(AnySearch& whole, Boards& boards, std::uint32_t cap, cover::BoardForm form) {
  whole_ = &whole;
  part_ = nullptr;
  boards_ = &boards;
  cap_ = cap;
  values_ = form.values;
  form_ = std::move(form);
  const std::size_t placements = form_.cells * values_;
  settled_.assign(placements, 1);
  option_.assign(placements, no_option);
  for (auto* table : {&count_, &in_whole_, &in_part_, &part_of_}) table->assign(placements, 0);
  for (cover::Option option = 0; option < form_.problem.options(); ++option) {
    for (const cover::Placement placement : form_.placements(option)) {
      option_[placement] = settled_[placement] != 0 ? option : no_option;
      settled_[placement] = 0;
    }
  }
  for (const cover::Placement placement : form_.givens) settled_[placement] = 0;
  candidates_ = unsettled_ = static_cast<std::size_t>(std::count(settled_.begin(), settled_.end(), 0u));
  turn_ = Turn::whole;
  quantum_ = quantum_left_ = first_quantum;
  share_ = std::max(first_share, share_per_item * static_cast<std::int64_t>(form_.problem.primary()));
  at_ = 0;
  parts_ = 0;
  supposed_.clear();
  width_ = form_.cells / 8;
  next_ = 0;
  stride_ = form_.problem.options() * 618 / 1000 + 1;
  while (std::gcd(stride_, form_.problem.options()) > 1) ++stride_;
  taken_.assign(form_.problem.items(), 0);
  times_.assign(form_.problem.items(), 0);
  stats_ = {};
}

Step Candidates::advance(Fuel& fuel) {
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
        if (fuel.is_spent()) return Step::paused;
        begin_part(fuel);
        turn_ = Turn::part;
        break;
      case Turn::part: {
        if (settled_[at_] != 0 || share_left_ <= 0) {
          if (settled_[at_] == 0 && supposed_.size() > 1) width_ = supposed_.size() / 4;
          turn_ = Turn::between;
          break;
        }
        const std::int64_t most = std::min(share_left_, quantum_left_);
        std::int64_t left = most;
        const Step step = spend(*part_, fuel, left);
        share_left_ -= most - left;
        quantum_left_ -= most - left;
        if (step == Step::solution) return step;
        if (step == Step::finished && supposed_.size() > 1) {
          share_left_ = 0;  // this says nothing about the candidate by itself
        } else if (step == Step::finished) {
          count_[at_] = part_of_[at_] == parts_ ? in_part_[at_] : 0;
          settle(at_);
        } else if (quantum_left_ <= 0) {
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

// Advances the engine, and spends no more than what is left of a budget.
Step Candidates::spend(AnySearch& engine, Fuel& fuel, std::int64_t& left) {
  const Stats before = engine.stats();
  const Step step = advance_within(left, engine, fuel);
  const Stats& after = engine.stats();
  stats_.nodes += after.nodes - before.nodes;
  stats_.dead_ends += after.dead_ends - before.dead_ends;
  stats_.solutions += after.solutions - before.solutions;
  stats_.depth = std::max(stats_.depth, after.depth);
  return step;
}

// Begins the next part search. A candidate that is still open and was supposed with others is tried again with fewer.
void Candidates::begin_part(Fuel& fuel) {
  const bool again = part_ != nullptr && settled_[at_] == 0 && supposed_.size() > 1;
  if (!again) find_open();
  ++parts_;
  suppose_more();
  part_ = &boards_->suppose(supposed_);
  share_left_ = share_;
  const auto cost = work_per_entry * static_cast<std::int64_t>(form_.problem.entries() + form_.problem.options());
  quantum_left_ -= cost;
  fuel.work -= cost;
}

// Finds the next open candidate; there is one. A round that has none left is followed by one with more work for each.
void Candidates::find_open() {
  const bool is_first = part_ == nullptr;
  for (bool found = is_first && settled_[at_] == 0; !found; found = settled_[at_] == 0) {
    if (++at_ < settled_.size()) continue;
    at_ = 0;
    share_ *= growth;
  }
}

void Candidates::suppose_more() {
  supposed_.assign(1, at_);
  if (option_[at_] != no_option) take(option_[at_]);
  for (std::size_t tried = 0; tried < form_.problem.options() && supposed_.size() <= width_; ++tried) {
    next_ = (next_ + stride_) % form_.problem.options();
    const auto option = static_cast<cover::Option>(next_);
    const auto placements = form_.placements(option);
    const auto is_settled = [this](cover::Placement placement) { return settled_[placement] != 0; };
    if (std::all_of(placements.begin(), placements.end(), is_settled)) continue;
    if (!may_take(option)) continue;
    take(option);
    supposed_.insert(supposed_.end(), placements.begin(), placements.end());
  }
}

// Whether each item of the option may be covered once more. Options that agree in a colour count as conflicting.
bool Candidates::may_take(cover::Option option) const {
  const cover::Problem& problem = form_.problem;
  const auto entries = problem.option(option);
  return std::all_of(entries.begin(), entries.end(), [&](const cover::Entry& entry) {
    if (taken_[entry.item] != parts_) return true;
    return entry.item < problem.primary() && times_[entry.item] < problem.bounds(entry.item).high;
  });
}

void Candidates::take(cover::Option option) {
  for (const cover::Entry& entry : form_.problem.option(option)) {
    times_[entry.item] = taken_[entry.item] == parts_ ? times_[entry.item] + 1 : 1;
    taken_[entry.item] = parts_;
  }
}

void Candidates::mark(const std::vector<cover::Placement>& solution) {
  if (is_in_part()) width_ = 2 * supposed_.size();
  for (const cover::Placement placement : solution) {
    if (is_in_part() && part_of_[placement] != parts_) {
      part_of_[placement] = parts_;
      in_part_[placement] = 0;
    }
    std::uint32_t& met = (is_in_part() ? in_part_ : in_whole_)[placement];
    if (met < cap_) ++met;
    if (count_[placement] < met) count_[placement] = met;
    if (count_[placement] == cap_) settle(placement);
  }
}

void Candidates::settle(cover::Placement placement) {
  unsettled_ -= 1 - settled_[placement];
  settled_[placement] = 1;
}

double Candidates::fraction() const {
  if (turn_ == Turn::finished) return 1;
  const double behind = whole_->fraction();
  return candidates_ == 0 ? behind
                          : std::max(behind, 1 - static_cast<double>(unsettled_) / static_cast<double>(candidates_));
}

void Candidates::append(std::string& out) const {
  const auto write = [&out](char before, std::uint64_t number) {
    out += before;
    out += decimal(number);
  };
  out += decimal(settled_.size() / values_);
  write(' ', values_);
  for (cover::Placement placement = 0; placement < settled_.size(); ++placement) {
    if (count_[placement] == 0 && settled_[placement] != 0) continue;
    write(',', placement);
    write(' ', count_[placement]);
    if (settled_[placement] == 0) out += '+';
  }
}

}  // namespace quadrille
