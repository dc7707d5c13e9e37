#include "core/cover/bits/option_sets.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "core/simd.hpp"

namespace quadrille::cover {

[[clang::minsize]] std::optional<Error> OptionSets::open(const Problem& problem) {
  if (!SetLayout::can_lay_out(problem)) {
    return Error{Error::Code::too_large, "the exact cover problem has " + decimal(problem.entries()) + " entries and " +
                                             decimal(problem.primary()) +
                                             " primary items, more than bit sets can address"};
  }
  layout_.lay_out(problem);
  rows_.open(layout_, room_);

  live_.assign(layout_.words(), ~Word{0});
  alive_.assign((layout_.words() + word_bits - 1) / word_bits, ~Word{0});
  if (layout_.words() % word_bits != 0) alive_.back() = bit_of(static_cast<Index>(layout_.words())) - 1;
  sizes_.assign(simd::padded(layout_.primary()), covered);
  for (Item item = 0; item < layout_.primary(); ++item) {
    const auto size = static_cast<Index>(layout_.members(item).size());
    sizes_[item] = static_cast<std::int32_t>(size);
    if (size % word_bits != 0) live_[layout_.first_word(item + 1) - 1] = bit_of(size) - 1;
  }
  // Along a branch every record removes at least one bit; one more record is written but not counted.
  removals_.resize(layout_.places() + 1);
  removal_count_ = 0;
  saved_blocks_.resize(layout_.words() + 1);
  saved_count_ = 0;
  uncovered_ = layout_.primary();
  wiped_out_by_.assign(layout_.options(), {none, none});
  rent_.assign(layout_.options(), 0);

  frames_.clear();
  frames_.reserve(layout_.primary());
  wiped_out_ = false;
  start(problem.entries() / 2);
  return std::nullopt;
}

Step OptionSets::advance(Fuel& fuel) { return walk(*this, fuel); }

Node OptionSets::enter() {
  if (wiped_out_) return Node::dead_end;
  if (uncovered_ == 0) return Node::solution;
  const auto item = static_cast<Item>(simd::first_of_least(sizes_.data(), sizes_.size(), 0));
  if (sizes_[item] == 0) return Node::dead_end;
  choose(item);
  return Node::inner;
}

void OptionSets::choose(Item item) {
  frames_.push_back({item, 0, 0, 0, static_cast<Index>(sizes_[item]), false, removal_count_, saved_count_});
  count_depth(frames_.size());
  charge(units_of(sizes_.size() / simd::lanes<std::int32_t>));
  choose_option(frames_.back(), layout_.first_word(item) * word_bits);
}

// Undoes the last choice and makes the next one for the same item, if there is one.
Next OptionSets::leave() {
  if (is_root(frames_.size())) return Next::nothing;
  Frame& frame = frames_.back();
  undo(frame);
  if (++frame.tried < frame.choices) {
    choose_option(frame, frame.bit + 1);
    return Next::enter;
  }
  frames_.pop_back();
  return Next::leave;
}

// Chooses the first live option of the frame's item from bit `from` on; there is one.
void OptionSets::choose_option(Frame& frame, Index from) {
  Index word = from / word_bits;
  Word rest = live_[word] >> from % word_bits << from % word_bits;
  while (rest == 0) rest = live_[++word];
  frame.bit = word * word_bits + static_cast<Index>(std::countr_zero(rest));
  frame.option = layout_.option_at(frame.item, frame.bit);
  if (!rows_.is_made(frame.option)) make_row_if_it_pays(frame.option);
  frame.is_predicted = predicts_wipeout(frame.option);
  wiped_out_ = frame.is_predicted;
  if (wiped_out_) return;

  const auto places = layout_.places_of(frame.option);
  for (const auto& place : places) sizes_[place.item] += covered;
  uncovered_ -= places.size();
  const Item wiped_out =
      rows_.is_kept(frame.option) ? remove_row(rows_.row(frame.option)) : remove_one_by_one(frame.option);
  wiped_out_ = wiped_out != none;
  // What is removed is restored later.
  charge(units_of(places.size() + rows_.row(frame.option).size() + 3 * (removal_count_ - frame.removals)));
  if (wiped_out_) wiped_out_by_[frame.option] = {wiped_out, wiped_out_by_[frame.option][0]};
}

void OptionSets::undo(const Frame& frame) {
  wiped_out_ = false;
  if (frame.is_predicted) return;
  while (removal_count_ > frame.removals) {
    const auto [bits, word, item] = removals_[--removal_count_];
    live_[word] |= bits;
    sizes_[item] += std::popcount(bits);
  }
  while (saved_count_ > frame.saved_blocks) {
    const auto [alive, block] = saved_blocks_[--saved_count_];
    alive_[block] = alive;
  }
  const auto places = layout_.places_of(frame.option);
  for (const auto& place : places) sizes_[place.item] -= covered;
  uncovered_ += places.size();
}

// Whether an item that `option` wiped out before would be wiped out again.
bool OptionSets::predicts_wipeout(Option option) {
  const auto row = rows_.row(option);
  if (!rows_.is_kept(option)) return false;
  auto& [last, earlier] = wiped_out_by_[option];
  if (last == none) return false;
  if (would_wipe_out(last, row)) return true;
  if (earlier == none || !would_wipe_out(earlier, row)) return false;
  std::swap(last, earlier);
  return true;
}

// Whether the item is uncovered and the row would remove all its options.
bool OptionSets::would_wipe_out(Item item, std::span<const ConflictRows::Block> row) const {
  if (sizes_[item] >= covered) return false;
  auto block = row.begin();
  for (Index word = layout_.first_word(item); word < layout_.first_word(item + 1); ++word) {
    while (block != row.end() && block->block < word / word_bits) ++block;
    const bool touched = block != row.end() && block->block == word / word_bits && (block->touched & bit_of(word)) != 0;
    const Word mask = touched ? rows_.mask(*block, word % word_bits) : 0;
    if ((live_[word] & ~mask) != 0) return false;
  }
  return true;
}

// Removes the options in the row, up to the first item that is wiped out. Returns that item, or none.
Item OptionSets::remove_row(std::span<const ConflictRows::Block> row) {
  Removal* removal = removals_.data() + removal_count_;
  Item wiped_out = none;
  for (const auto& block : row) {
    const Word before = alive_[block.block];
    Word alive = before & ~block.own;
    for (Word rest = alive & block.touched; rest != 0 && wiped_out == none; rest &= rest - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(rest));
      const Index word = block.block * word_bits + bit;
      const Item item = layout_.item_of(word);
      const Word taken = live_[word] & rows_.mask(block, bit);
      *removal = {taken, word, item};
      removal += taken != 0;  // branchless: the branch would often be mispredicted
      live_[word] ^= taken;
      alive ^= Word{live_[word] == 0} << bit;
      sizes_[item] -= std::popcount(taken);
      if (sizes_[item] == 0) wiped_out = item;
    }
    alive_[block.block] = alive;
    saved_blocks_[saved_count_] = {before, block.block};
    saved_count_ += alive != before;
    if (wiped_out != none) break;
  }
  removal_count_ = static_cast<std::size_t>(removal - removals_.data());
  return wiped_out;
}

// The same without a row: visits every live option that conflicts, and clears its bits in all items, also in those of
// `option`.
Item OptionSets::remove_one_by_one(Option option) {
  const auto clear_alive = [this](Index word) {
    Word& alive = alive_[word / word_bits];
    if ((alive & bit_of(word)) == 0) return;
    saved_blocks_[saved_count_++] = {alive, word / word_bits};
    alive ^= bit_of(word);
  };
  Item wiped_out = none;
  const auto remove = [this, &clear_alive, &wiped_out](Option other) {
    for (const auto& [item, bit] : layout_.places_of(other)) {
      const Index word = bit / word_bits;
      live_[word] ^= bit_of(bit);
      if (live_[word] == 0) clear_alive(word);
      removals_[removal_count_++] = {bit_of(bit), word, item};
      if (--sizes_[item] == 0) wiped_out = item;
    }
  };
  const auto places = layout_.places_of(option);
  for (const auto& place : places) {
    for (Index word = layout_.first_word(place.item); word < layout_.first_word(place.item + 1); ++word)
      clear_alive(word);
  }
  for (const auto& place : places) {
    for (Index word = layout_.first_word(place.item); word < layout_.first_word(place.item + 1); ++word) {
      while (live_[word] != 0) {
        remove(layout_.option_at(place.item, word * word_bits + static_cast<Index>(std::countr_zero(live_[word]))));
        if (wiped_out != none) return wiped_out;
      }
    }
  }
  // Secondary items have no sets. Sets of items that were covered before this choice are not up to date.
  const auto is_live = [this](Option other) {
    const auto& place = layout_.places_of(other).front();
    return sizes_[place.item] < covered && (live_[place.bit / word_bits] & bit_of(place.bit)) != 0;
  };
  for (const Entry& entry : layout_.entries(option)) {
    if (entry.item < layout_.primary()) continue;
    const bool goes_on = layout_.each_conflict(entry, [&](Option other) {
      if (is_live(other)) remove(other);
      return wiped_out == none;
    });
    if (!goes_on) break;
  }
  return wiped_out;
}

// A row pays when the option's removals one by one, this one included, cost as much as to make it (the rule for renting
// or buying).
void OptionSets::make_row_if_it_pays(Option option) {
  constexpr std::size_t words_a_bit = 4;  // to clear a bit costs as much as to read four words in a row
  const auto places = layout_.places_of(option);
  std::size_t conflicts = 0, members = 0;
  for (const Entry& entry : layout_.entries(option)) {
    if (entry.item < layout_.primary()) {
      conflicts += static_cast<std::size_t>(sizes_[entry.item]);
    } else {
      members += layout_.members(entry.item).size();
    }
  }
  conflicts = std::min(conflicts + members, layout_.options());
  rent_[option] += words_a_bit * (conflicts * places.size() + members);
  charge(units_of(places.size()));
  const std::size_t cost = rows_.cost_of_making(option);
  if (rent_[option] < cost) return;
  rows_.make(option);
  charge(units_of(cost));
}

void OptionSets::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) chosen.push_back(frame.option);
}

[[clang::minsize]] void OptionSets::path(std::vector<Choice>& path) const {
  for (const Frame& frame : frames_) path.push_back({frame.item, frame.option, frame.tried, frame.choices});
}

}  // namespace quadrille::cover
