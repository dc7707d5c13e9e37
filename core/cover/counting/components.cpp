#include "core/cover/counting/components.hpp"

#include <algorithm>
#include <bit>

#include "core/cover/counting/item_order.hpp"

namespace quadrille::cover {

namespace {

constexpr std::size_t least_rows = 1 << 10;  // of the cache
constexpr std::size_t growth = 4;
constexpr std::size_t rows_of_key = 4;  // a key is in one of this number of neighbouring rows
// The largest number of choices in a row that are not searched for components because earlier searches found one.
constexpr std::uint32_t most_patience = 15;
// Visited items and words of a unit of work.
constexpr std::uint64_t visits_a_unit = 5;

bool is_one(const std::uint64_t* number, std::size_t limbs) {
  return number[0] == 1 && std::all_of(number + 1, number + limbs, [](std::uint64_t limb) { return limb == 0; });
}

}  // namespace

std::optional<Error> Components::open(const Problem& problem, std::size_t most_bytes) {
  if (Links::nodes_for(problem) > Links::most_nodes) {
    return Error{Error::Code::too_large, "the exact cover problem has " + decimal(problem.entries()) +
                                             " entries, more than dancing links can address"};
  }
  problem_ = &problem;
  stats_ = {};
  lookups_ = hits_ = splits_ = work_ = stamp_ = 0;
  patience_ = left_ = 0;
  total_.assign(1, 0);
  finished_ = false;
  most_bytes_ = most_bytes;
  limbs_ = 1;
  rows_ = rows_in_use_ = 0;
  cache_.clear();
  lay_out_keys(problem);
  const std::uint64_t depths = problem.primary() + 2;
  const std::uint64_t least = depths * (key_words_ + 2 * limbs_) * sizeof(Word);
  has_given_up_ = least > most_bytes / 2;
  bytes_ = has_given_up_ ? 0 : static_cast<std::size_t>(least);
  if (has_given_up_) return std::nullopt;
  links_.build(problem);
  seen_.assign(problem.items() + 1, 0);
  states_.assign(problem.items(), 0);
  setter_.assign(problem.items(), 0);
  keys_.assign(depths * key_words_, 0);
  probe_.assign(key_words_, 0);
  values_.assign(depths * 2 * limbs_, 0);
  items_.clear();
  items_.reserve(2 * problem.primary());
  for (std::size_t item = 1; item <= problem.primary(); ++item) items_.push_back(static_cast<Index>(item));
  ranges_.assign(1, {0, static_cast<std::uint32_t>(items_.size())});
  frames_.assign(1, {});
  frames_[0].items = ranges_[0].last;
  frames_[0].first_part = frames_[0].last_part = frames_[0].part = 1;
  is_entered_ = false;
  return std::nullopt;
}

// Gives each item its slot in the keys, and finds the secondary items beside each primary item.
void Components::lay_out_keys(const Problem& problem) {
  const auto bits = bits_of_items(problem);
  slots_.clear();
  std::uint32_t used = 0;
  for (Item item = 0; item < problem.items(); ++item) {
    if (used % 64 + bits[item] > 64) used += 64 - used % 64;
    slots_.push_back({used / 64, used % 64, ((Word{1} << bits[item]) - 1) << used % 64});
    used += bits[item];
  }
  key_words_ = used / 64 + 1;

  std::vector<std::vector<Item>> beside(problem.primary());
  if (problem.items() > problem.primary()) {
    for (Option option = 0; option < problem.options(); ++option) {
      for (const Entry& entry : problem.option(option)) {
        if (entry.item >= problem.primary()) continue;
        for (const Entry& other : problem.option(option)) {
          if (other.item >= problem.primary()) beside[entry.item].push_back(other.item);
        }
      }
    }
  }
  first_beside_.assign(1, 0);
  beside_.clear();
  for (auto& items : beside) {
    std::sort(items.begin(), items.end());
    beside_.insert(beside_.end(), items.begin(), std::unique(items.begin(), items.end()));
    first_beside_.push_back(static_cast<std::uint32_t>(beside_.size()));
  }
}

Step Components::advance(Fuel& fuel) {
  while (!finished_) {
    if (has_given_up_ || fuel.is_spent()) return Step::paused;
    Frame& frame = frames_.back();
    if (!is_entered_) {
      ++stats_.nodes;
      --fuel.nodes;
      enter();
    } else if (frame.part < frame.last_part) {
      begin_component(ranges_[frame.part]);
    } else {
      end_option(true);
    }
    work_ += links_.take_visits();
    fuel.work -= static_cast<std::int64_t>(2 + work_ / visits_a_unit);
    work_ %= visits_a_unit;
  }
  return Step::finished;
}

// Examines the position after a choice and finds its components.
void Components::enter() {
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(frames_.size() - 1));
  if (links_.wiped_out() > 0) {
    ++stats_.dead_ends;
    end_option(false);
    return;
  }
  is_entered_ = true;
  const std::size_t depth = frames_.size() - 1;
  split(depth == 0 ? ranges_[0] : ranges_[frames_[depth - 1].part]);
  std::fill_n(product(depth), limbs_, Word{0});
  product(depth)[0] = 1;
}

// Looks the component up, or begins to count it.
void Components::begin_component(Range range) {
  write_key(range);
  ++lookups_;
  if (rows_ > 0) {
    if (const Word* const row = row_of(probe_.data(), false)) {
      ++hits_;
      multiply_product(row + key_words_);
      return;
    }
  }
  Index item = items_[range.first];
  for (std::uint32_t i = range.first; i < range.last; ++i) {
    if (links_.size(items_[i]) < links_.size(item)) item = items_[i];
  }
  work_ += range.last - range.first;
  const std::size_t depth = frames_.size();
  std::copy(probe_.begin(), probe_.end(), &keys_[depth * key_words_]);
  std::fill_n(sum(depth), limbs_, Word{0});
  Frame& frame = frames_.emplace_back();
  frame.node = links_.first(item);
  frame.choices = static_cast<std::uint32_t>(links_.size(item));
  frame.items = static_cast<std::uint32_t>(items_.size());
  frame.first_part = static_cast<std::uint32_t>(ranges_.size());
  frame.start = stats_.nodes;
  links_.cover(item);
  commit(frame);
}

void Components::commit(Frame& frame) {
  frame.reached = links_.commit_others(frame.node);
  frame.part = frame.last_part = frame.first_part;
  const auto depth = static_cast<std::uint32_t>(frames_.size() - 1);
  for (const auto& [item, colour] : problem_->option(links_.option_of(frame.node))) {
    if (item < problem_->primary() || states_[item] != 0) continue;
    states_[item] = colour == 0 ? slots_[item].mask >> slots_[item].shift : colour;
    setter_[item] = depth;
  }
  is_entered_ = false;
}

// Adds the present option's count, if it has any, and goes on to the next option; if there is none, the component is
// counted.
void Components::end_option(bool has_count) {
  const std::size_t depth = frames_.size() - 1;
  if (has_count) {
    std::uint64_t carry = 0;
    for (std::size_t limb = 0; limb < limbs_; ++limb) {
      const std::uint64_t partial = sum(depth)[limb] + carry;
      carry = partial < carry;
      sum(depth)[limb] = partial + product(depth)[limb];
      carry += sum(depth)[limb] < partial;
    }
    if (carry != 0) {
      widen();
      sum(depth)[limbs_ / 2] = carry;
    }
  }
  Frame& frame = frames_.back();
  items_.resize(frame.items);
  ranges_.resize(frame.first_part);
  if (depth == 0) {
    finished_ = true;
    total_.assign(sum(0), sum(0) + limbs_);
    while (total_.size() > 1 && total_.back() == 0) total_.pop_back();
    stats_.solutions = total_.size() == 1 ? total_[0] : ~std::uint64_t{0};
    return;
  }
  for (const Entry& entry : problem_->option(links_.option_of(frame.node))) {
    if (entry.item >= problem_->primary() && setter_[entry.item] == depth)
      states_[entry.item] = setter_[entry.item] = 0;
  }
  links_.uncommit_others(frame.node, frame.reached);
  frame.node = links_.below(frame.node);
  if (++frame.tried < frame.choices) {
    commit(frame);
    return;
  }
  links_.uncover(links_.item_of(frame.node));
  remember(frame);
  frames_.pop_back();
  is_entered_ = true;
  multiply_product(sum(depth));
}

// Multiplies the deepest frame's product by the count of its present component and goes on to the next one.
void Components::multiply_product(const Word* count) {
  Frame& frame = frames_.back();
  const std::size_t depth = frames_.size() - 1;
  ++frame.part;
  if (is_one(count, limbs_)) return;
  if (std::all_of(count, count + limbs_, [](Word limb) { return limb == 0; })) frame.part = frame.last_part;
  if (is_one(product(depth), limbs_)) {
    std::copy_n(count, limbs_, product(depth));
    return;
  }
  factor_.assign(count, count + limbs_);
  const auto half = [](const Word* number, std::size_t i) { return number[i / 2] >> (i % 2 * 32) & 0xFFFFFFFF; };
  const std::size_t size = 2 * limbs_;
  halves_.assign(2 * size, 0);
  for (std::size_t i = 0; i < size; ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < size; ++j) {
      carry += half(product(depth), i) * half(factor_.data(), j) + halves_[i + j];
      halves_[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    halves_[i + size] = static_cast<std::uint32_t>(carry);
  }
  if (std::any_of(halves_.begin() + static_cast<std::ptrdiff_t>(size), halves_.end(), [](auto h) { return h != 0; }))
    widen();
  for (std::size_t limb = 0; limb < limbs_; ++limb)
    product(depth)[limb] = halves_[2 * limb] | std::uint64_t{halves_[2 * limb + 1]} << 32;
}

// Divides the uncovered items of a component into the components that they form now.
void Components::split(Range range) {
  Frame& frame = frames_.back();
  ranges_.resize(frame.first_part);
  items_.resize(frame.items);
  const auto add = [&](std::uint32_t first) {
    if (first < items_.size()) ranges_.push_back({first, static_cast<std::uint32_t>(items_.size())});
  };
  work_ += range.last - range.first;
  if (links_.uncovered() == 0) {
    // The links may not even have marked the last items as covered.
  } else if (left_ > 0 && frames_.size() > 1) {
    --left_;
    for (std::uint32_t i = range.first; i < range.last; ++i) {
      if (!links_.is_covered(items_[i])) items_.push_back(items_[i]);
    }
    add(frame.items);
  } else {
    ++stamp_;
    for (std::uint32_t i = range.first; i < range.last; ++i) {
      const Index item = items_[i];
      const auto first = static_cast<std::uint32_t>(items_.size());
      if (links_.is_covered(item) || seen_[static_cast<std::size_t>(item)] == stamp_) continue;
      add_part(item);
      // In ascending order, so that equal components branch alike and are met again.
      std::sort(items_.begin() + first, items_.end());
      add(first);
    }
    // A small component first: it may show soon that there is no solution.
    std::sort(ranges_.begin() + frame.first_part, ranges_.end(), [](const Range& a, const Range& b) {
      const std::uint32_t size = a.last - a.first, other = b.last - b.first;
      return size != other ? size < other : a.first < b.first;
    });
    const bool is_split = ranges_.size() > frame.first_part + 1;
    splits_ += is_split ? 1 : 0;
    patience_ = is_split ? 0 : std::min(2 * patience_ + 1, most_patience);
    left_ = patience_;
  }
  frame.part = frame.first_part;
  frame.last_part = static_cast<std::uint32_t>(ranges_.size());
}

// Appends the component of `start` to `items_`. Uncovered secondary items connect, those with a colour do not: all
// options that are left agree with it.
void Components::add_part(Index start) {
  const auto primary = static_cast<Index>(problem_->primary());
  const auto meet = [&](Index item) {
    ++work_;
    std::uint64_t& seen = seen_[static_cast<std::size_t>(item)];
    if (seen == stamp_) return;
    seen = stamp_;
    if (item <= primary) {
      items_.push_back(item);
    } else {
      queue_.push_back(item);
    }
  };
  std::size_t next = items_.size();
  queue_.clear();
  meet(start);
  while (next < items_.size() || !queue_.empty()) {
    Index item;
    if (next < items_.size()) {
      item = items_[next++];
    } else {
      item = queue_.back();
      queue_.pop_back();
    }
    for (Index node = links_.first(item); node != item; node = links_.below(node)) links_.each_other(node, meet);
  }
}

void Components::write_key(Range range) {
  std::fill(probe_.begin(), probe_.end(), Word{0});
  for (std::uint32_t i = range.first; i < range.last; ++i) {
    const auto item = static_cast<std::size_t>(items_[i] - 1);
    probe_[slots_[item].word] |= slots_[item].mask;
    for (std::uint32_t at = first_beside_[item]; at < first_beside_[item + 1]; ++at) {
      const Item other = beside_[at];
      probe_[slots_[other].word] |= states_[other] << slots_[other].shift;
    }
    work_ += first_beside_[item + 1] - first_beside_[item];
  }
}

// The row of the cache that has the key; null if there is none. With `to_replace`: a free row for it, or the one that
// took the least effort.
Components::Word* Components::row_of(const Word* key, bool to_replace) {
  std::uint64_t hash = 0;
  for (std::size_t word = 0; word < key_words_; ++word) {
    hash = (hash ^ key[word]) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  work_ += key_words_;
  const auto first = static_cast<std::size_t>((hash >> 32) * rows_ >> 32);
  Word* least = nullptr;
  for (std::size_t i = 0; i < rows_of_key; ++i) {
    Word* const row = &cache_[(first + i < rows_ ? first + i : first + i - rows_) * row_words()];
    const Word effort = row[row_words() - 1];
    if (effort != 0 && std::equal(key, key + key_words_, row)) return row;
    if (least == nullptr || effort < least[row_words() - 1]) least = row;
  }
  return to_replace ? least : nullptr;
}

void Components::remember(const Frame& frame) {
  if (2 * rows_in_use_ >= rows_ && !grow_cache() && rows_ == 0) return;
  const std::size_t depth = frames_.size() - 1;
  const Word* const key = &keys_[depth * key_words_];
  Word* const row = row_of(key, true);
  Word& effort = row[row_words() - 1];
  rows_in_use_ += effort == 0 ? 1 : 0;
  std::copy_n(sum(depth), limbs_, std::copy_n(key, key_words_, row));
  effort = stats_.nodes - frame.start + 1;
}

// Returns false if there is no room for a larger cache.
bool Components::grow_cache() {
  const std::size_t rows = rows_ == 0 ? least_rows : growth * rows_;
  const std::uint64_t bytes = std::uint64_t{rows} * row_words() * sizeof(Word);
  if (bytes_ + bytes > most_bytes_) return false;
  bytes_ += static_cast<std::size_t>(bytes);
  const std::vector<Word> old = std::move(cache_);
  cache_.assign(rows * row_words(), 0);
  rows_ = rows;
  rows_in_use_ = 0;
  for (std::size_t at = 0; at < old.size(); at += row_words()) {
    if (old[at + row_words() - 1] == 0) continue;
    Word* const row = row_of(&old[at], true);
    rows_in_use_ += row[row_words() - 1] == 0 ? 1 : 0;
    std::copy_n(&old[at], row_words(), row);
  }
  return true;
}

// Doubles the limbs of all counts, and empties the cache.
void Components::widen() {
  const std::vector<Word> old = std::move(values_);
  values_.assign(2 * old.size(), 0);
  for (std::size_t at = 0; at < old.size(); ++at) values_[at / limbs_ * 2 * limbs_ + at % limbs_] = old[at];
  bytes_ += old.size() * sizeof(Word);
  limbs_ *= 2;
  rows_ = cache_.size() / row_words();
  rows_in_use_ = 0;
  std::fill(cache_.begin(), cache_.end(), Word{0});
}

double Components::fraction() const {
  if (finished_) return 1;
  double behind = 0;
  for (std::size_t depth = frames_.size(); depth-- > 0;) {
    const Frame& frame = frames_[depth];
    const std::uint32_t parts = frame.last_part - frame.first_part;
    if (parts > 0) behind = (frame.part - frame.first_part + behind) / parts;
    behind = (frame.tried + behind) / frame.choices;
  }
  return behind;
}

}  // namespace quadrille::cover
