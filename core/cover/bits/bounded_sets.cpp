#include "core/cover/bits/bounded_sets.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "core/simd.hpp"

namespace quadrille::cover {

// ---- Opening ----

[[clang::minsize]] std::optional<Error> BoundedSets::open(const Problem& problem) {
  if (problem.entries() + std::uint64_t{word_bits} * problem.primary() > most_bits) {
    return Error{Error::Code::too_large, "the cover problem with multiplicities has " + decimal(problem.entries()) +
                                             " entries and " + decimal(problem.primary()) +
                                             " primary items, more than bit sets can address"};
  }
  layout_.lay_out(problem);
  live_.assign(layout_.words(), ~Word{0});
  alive_.assign((layout_.words() + word_bits - 1) / word_bits, ~Word{0});
  if (layout_.words() % word_bits != 0) alive_.back() = bit_of(static_cast<Index>(layout_.words())) - 1;
  // Along a branch every record removes at least one bit; one more record is written but not counted.
  removals_.resize(layout_.places() + 1);
  saved_blocks_.resize(layout_.words() + 1);
  removal_count_ = saved_count_ = 0;
  wiped_out_by_.assign(layout_.options(), no_item);
  rent_.assign(layout_.options() + layout_.primary(), 0);
  frames_.clear();
  start(problem.entries() / 2);
  open_items(problem);
  return std::nullopt;
}

[[clang::minsize]] void BoundedSets::open_items(const Problem& problem) {
  keys_.assign(simd::padded(layout_.primary()), covered);
  times_.clear();
  is_counted_.clear();
  std::uint64_t choices = 0, nones = 0;
  is_dead_end_ = false;
  for (Item item = 0; item < layout_.primary(); ++item) {
    const auto size = static_cast<Index>(layout_.members(item).size());
    if (size % word_bits != 0) live_[layout_.first_word(item + 1) - 1] = bit_of(size) - 1;
    const auto [low, high] = problem.bounds(item);
    times_.push_back({low, high, 0});
    is_counted_.push_back(high > 1);
    keys_[item] = low == 0 ? optional + static_cast<std::int32_t>(size) : static_cast<std::int32_t>(size - low + 1);
    if (high == 0) keys_[item] += covered;
    is_dead_end_ |= low > size;
    choices += std::min(high, size);
    nones += low < high;
  }
  frames_.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(choices, layout_.options()) + nones));
  rows_.open(layout_, room_, is_counted_);
  wiped_out_ = no_item;
  for (Item item = 0; item < layout_.primary() && !is_dead_end_; ++item) {
    if (times_[item].high > 0) continue;
    remove_options_of(item);
    is_dead_end_ = wiped_out_ != no_item;
  }
}

// ---- The search ----

Step BoundedSets::advance(Fuel& fuel) { return walk(*this, fuel); }

Node BoundedSets::enter() {
  if (is_dead_end_) return Node::dead_end;
  charge(units_of(keys_.size() / simd::lanes<std::int32_t>));
  const Item item = item_to_branch_on();
  if (item == no_item) return Node::solution;
  choose(item);
  return Node::inner;
}

Item BoundedSets::item_to_branch_on() const {
  if (keys_.empty()) return no_item;
  const auto least = static_cast<Item>(simd::first_of_least(keys_.data(), keys_.size(), 1));
  if (keys_[least] < optional) return least;
  if (keys_[least] >= covered) return no_item;
  for (Item item = 0; item < layout_.primary(); ++item) {
    if (keys_[item] > optional && keys_[item] < covered) return item;
  }
  return no_item;
}

void BoundedSets::choose(Item item) {
  const bool has_none = keys_[item] >= optional;
  const auto choices = static_cast<Index>(has_none ? keys_[item] - optional + 1 : keys_[item]);
  const bool is_last_time = times_[item].chosen + 1 == times_[item].high;
  frames_.push_back({item, 0, 0, 0, choices, is_last_time, has_none, false, false, mark(), mark()});
  count_depth(frames_.size());
  choose_option(frames_.back(), layout_.first_word(item) * word_bits);
}

// Takes the last choice back and makes the next one for the same item, if there is one.
Next BoundedSets::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  Frame& frame = frames_.back();
  take_back(frame);
  if (++frame.tried == frame.choices) {
    restore(frame.begin);
    frames_.pop_back();
    return Next::leave;
  }
  if (!frame.is_last_time) remove_tried(frame);
  if (frame.has_none && frame.tried + 1 == frame.choices) {
    choose_none(frame);
  } else {
    choose_option(frame, frame.bit + 1);
  }
  return Next::enter;
}

// Chooses the first live option of the frame's item from bit `from` on; there is one.
void BoundedSets::choose_option(Frame& frame, Index from) {
  Index word = from / word_bits;
  Word rest = live_[word] >> from % word_bits << from % word_bits;
  while (rest == 0) rest = live_[++word];
  frame.bit = word * word_bits + static_cast<Index>(std::countr_zero(rest));
  frame.option = layout_.option_at(frame.item, frame.bit);
  frame.is_made = !frame.is_hopeless && !predicts_wipeout(frame.option);
  is_dead_end_ = !frame.is_made;
  if (frame.is_made) make(frame);
}

// No item needs to be covered, so none can be wiped out.
void BoundedSets::choose_none(Frame& frame) {
  frame.option = Choice::no_option;
  frame.is_made = true;
  keys_[frame.item] += covered;
  if (frame.is_last_time) remove_options_of(frame.item);
}

void BoundedSets::make(Frame& frame) {
  const auto places = layout_.places_of(frame.option);
  wiped_out_ = no_item;
  remove_conflicts(frame.option);
  for (const auto& [item, bit] : places) {
    if (is_counted(item) && keys_[item] >= covered && wiped_out_ == no_item) remove_options_of(item);
  }
  is_dead_end_ = wiped_out_ != no_item;
  if (is_dead_end_ && !is_counted(wiped_out_)) wiped_out_by_[frame.option] = wiped_out_;
  // What is removed is restored later.
  charge(units_of(places.size() + 3 * (removal_count_ - frame.before.removals)));
}

void BoundedSets::take_back(const Frame& frame) {
  is_dead_end_ = false;
  if (!frame.is_made) return;
  restore(frame.before);
  if (frame.option == Choice::no_option) {
    keys_[frame.item] -= covered;
    return;
  }
  for (const auto& place : layout_.places_of(frame.option)) uncount(place.item);
}

void BoundedSets::restore(Mark mark) {
  while (removal_count_ > mark.removals) {
    const auto [bits, word, item] = removals_[--removal_count_];
    live_[word] |= bits;
    keys_[item] += std::popcount(bits);
  }
  while (saved_count_ > mark.saved_blocks) {
    const auto [alive, block] = saved_blocks_[--saved_count_];
    alive_[block] = alive;
  }
}

// The later choices are those without the option that was tried.
void BoundedSets::remove_tried(Frame& frame) {
  wiped_out_ = no_item;
  remove_option(frame.option);
  frame.is_hopeless |= wiped_out_ != no_item;
  frame.before = mark();
}

// ---- Counting ----

void BoundedSets::count(Item item) {
  auto& [low, high, chosen] = times_[item];
  ++chosen;
  if (chosen <= low) keys_[item] += chosen < low ? 1 : optional;
  if (chosen == high) keys_[item] += covered;
}

void BoundedSets::uncount(Item item) {
  auto& [low, high, chosen] = times_[item];
  if (chosen == high) keys_[item] -= covered;
  if (chosen <= low) keys_[item] -= chosen < low ? 1 : optional;
  --chosen;
}

// ---- Removing options ----

// Whether an item that `option` wiped out before, and that is covered at most once, would be wiped out again.
bool BoundedSets::predicts_wipeout(Option option) {
  const Item item = wiped_out_by_[option];
  if (item == no_item || keys_[item] >= optional || !rows_.is_kept(option)) return false;
  const Row row = rows_.row(option);
  auto block = row.begin();
  for (Index word = layout_.first_word(item); word < layout_.first_word(item + 1); ++word) {
    while (block != row.end() && block->block < word / word_bits) ++block;
    const bool touched = block != row.end() && block->block == word / word_bits && (block->touched & bit_of(word)) != 0;
    const Word mask = touched ? rows_.mask(*block, word % word_bits) : 0;
    if ((live_[word] & ~mask) != 0) return false;
  }
  return true;
}

// Counts the option in its items and removes what conflicts with it by secondary items and items covered at most once.
void BoundedSets::remove_conflicts(Option option) {
  const auto places = layout_.places_of(option);
  bool is_out = false;  // the option is one of an item that is covered now
  std::size_t conflicts = 0, members = 0;
  for (const auto& [item, bit] : places) {
    if (!is_counted(item)) conflicts += live_options(item);
    count(item);
  }
  for (const Entry& entry : layout_.entries(option)) {
    if (entry.item >= layout_.primary()) members += layout_.members(entry.item).size();
  }
  if (has_row(option, conflicts, places.size(), members)) return remove_row(rows_.row(option));
  for (const auto& [item, bit] : places) {
    if (is_counted(item)) continue;
    is_out = true;
    remove_live_options(item);
    if (wiped_out_ != no_item) return;
  }
  if (!is_out) remove_option(option);
  // Secondary items have no sets. A live option is in the sets of all its items, unless these are covered.
  const auto is_live = [this](Option other) {
    const auto& place = layout_.places_of(other).front();
    return keys_[place.item] < covered && (live_[place.bit / word_bits] & bit_of(place.bit)) != 0;
  };
  for (const Entry& entry : layout_.entries(option)) {
    if (entry.item < layout_.primary()) continue;
    const bool goes_on = layout_.each_conflict(entry, [&](Option other) {
      if (is_live(other)) remove_option(other);
      return wiped_out_ == no_item;
    });
    if (!goes_on) return;
  }
}

// Removes the options of a covered item.
void BoundedSets::remove_options_of(Item item) {
  if (live_options(item) == 0) return;
  const std::size_t row = layout_.options() + item;
  if (has_row(row, live_options(item), 1, 0)) return remove_row(rows_.row(static_cast<Option>(row)));
  remove_live_options(item);
}

// Whether the row is kept. It is made when the removals one by one, this one included, have cost as much as to make it.
bool BoundedSets::has_row(std::size_t row, std::size_t conflicts, std::size_t places, std::size_t members) {
  const auto number = static_cast<Option>(row);
  if (rows_.is_made(number)) return rows_.is_kept(number);
  constexpr std::size_t words_a_bit = 4;  // to clear a bit costs as much as to read four words in a row
  rent_[row] += words_a_bit * (std::min(conflicts + members, layout_.options()) * places + members);
  charge(units_of(places));
  const std::size_t cost = rows_.cost_of_making(number);
  if (rent_[row] < cost) return false;
  rows_.make(number);
  charge(units_of(cost));
  return rows_.is_kept(number);
}

// Removes the options in the row, up to the first item that is wiped out.
void BoundedSets::remove_row(Row row) {
  charge(row.size() / 4);
  Removal* removal = removals_.data() + removal_count_;
  for (const auto& block : row) {
    const Word before = alive_[block.block];
    Word alive = before & ~block.own;
    for (Word rest = alive & block.touched; rest != 0 && wiped_out_ == no_item; rest &= rest - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(rest));
      const Index word = block.block * word_bits + bit;
      const Item item = layout_.item_of(word);
      const Word taken = live_[word] & rows_.mask(block, bit);
      *removal = {taken, word, item};
      removal += taken != 0;  // branchless: the branch would often be mispredicted
      live_[word] ^= taken;
      alive ^= Word{live_[word] == 0} << bit;
      keys_[item] -= std::popcount(taken);
      if (keys_[item] <= 0) wiped_out_ = item;
    }
    alive_[block.block] = alive;
    saved_blocks_[saved_count_] = {before, block.block};
    saved_count_ += alive != before;
    if (wiped_out_ != no_item) break;
  }
  removal_count_ = static_cast<std::size_t>(removal - removals_.data());
}

// Removes a live option from the sets of all its items.
void BoundedSets::remove_option(Option option) {
  for (const auto& [item, bit] : layout_.places_of(option)) {
    const Index word = bit / word_bits;
    live_[word] ^= bit_of(bit);
    if (live_[word] == 0) clear_alive(word);
    removals_[removal_count_++] = {bit_of(bit), word, item};
    if (--keys_[item] == 0) wiped_out_ = item;
  }
}

// Removes the options of a covered item one by one, up to the first item that is wiped out.
void BoundedSets::remove_live_options(Item item) {
  const Index first = layout_.first_word(item), last = layout_.first_word(item + 1);
  for (Index word = first; word < last; ++word) clear_alive(word);
  for (Index word = first; word < last; ++word) {
    while (live_[word] != 0 && wiped_out_ == no_item)
      remove_option(layout_.option_at(item, word * word_bits + static_cast<Index>(std::countr_zero(live_[word]))));
  }
}

void BoundedSets::clear_alive(Index word) {
  Word& alive = alive_[word / word_bits];
  if ((alive & bit_of(word)) == 0) return;
  saved_blocks_[saved_count_++] = {alive, word / word_bits};
  alive ^= bit_of(word);
}

// ---- The choices in force ----

void BoundedSets::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) {
    if (frame.option != Choice::no_option) chosen.push_back(frame.option);
  }
}

[[clang::minsize]] void BoundedSets::path(std::vector<Choice>& path) const {
  for (const Frame& frame : frames_) path.push_back({frame.item, frame.option, frame.tried, frame.choices});
}

}  // namespace quadrille::cover
