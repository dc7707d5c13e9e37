// Which clues of a new puzzle are taken away next. They go in a given order, in groups of those that only go together,
// as long as the answer stays the only one: two fifths of all at first, because nearly always that many can go, then
// half as many each time. In the end no group can go. Tested by tests/core/making_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace quadrille {

/// What may be taken away, in the order in which it is tried: clues by a number of the recipe's own, in groups. From
/// `least` to `most` of them are to be left.
struct Removable {
  static constexpr std::size_t any = ~std::size_t{0};

  std::vector<std::vector<std::uint32_t>> groups = {};
  std::size_t least = 0, most = any;
};

class Removal {
 public:
  void begin(Removable removable) {
    removable_ = std::move(removable);
    left_ = next_ = 0;
    for (const auto& group : removable_.groups) left_ += group.size();
    at_once_ = left_ * 2 / 5;
    gone_.clear();
  }

  /// Takes more groups away; false if none is left to try.
  bool take_more() {
    first_ = next_;
    kept_ = gone_.size();
    for (std::size_t taken = 0; next_ < removable_.groups.size() && taken < std::max<std::size_t>(at_once_, 1);
         ++next_) {
      const std::size_t size = removable_.groups[next_].size();
      if (left_ < removable_.least + size) continue;
      taken += size;
      left_ -= size;
      gone_.push_back(next_);
    }
    return gone_.size() > kept_;
  }

  /// Takes note of whether the answer stays the only one without those taken last. If it does not they are given back,
  /// and if they were many, fewer are tried next.
  void note(bool can_go) {
    if (!can_go) give_back(gone_.size() - kept_);
    if (!can_go && at_once_ > 1) next_ = first_;
    at_once_ /= 2;
  }

  /// Gives back the groups that went last.
  void give_back(std::size_t groups) {
    for (; groups > 0; --groups, gone_.pop_back()) left_ += removable_.groups[gone_.back()].size();
  }
  std::size_t groups_gone() const { return gone_.size(); }
  /// Whether the puzzle may have more clues.
  bool can_give_back() const { return !gone_.empty() && removable_.most == Removable::any; }

  /// The clues that are gone.
  std::vector<std::uint32_t> gone() const {
    std::vector<std::uint32_t> all;
    for (const std::size_t group : gone_)
      all.insert(all.end(), removable_.groups[group].begin(), removable_.groups[group].end());
    return all;
  }
  /// Whether no more are left than wanted.
  bool is_enough() const { return left_ <= removable_.most; }

 private:
  Removable removable_;
  std::size_t left_ = 0;           // clues
  std::size_t next_ = 0;           // the group that is tried next,
  std::size_t first_ = 0;          //   and the first of those that are being tried
  std::size_t at_once_ = 1;        // clues to take, or as many more as a group has
  std::vector<std::size_t> gone_;  // groups
  std::size_t kept_ = 0;           // of them, without those that are being tried
};

}  // namespace quadrille
