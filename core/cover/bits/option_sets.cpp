#include "core/cover/bits/option_sets.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "core/simd.hpp"

namespace quadrille::cover {

std::optional<Error> OptionSets::open(const Problem& problem) {
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
  // Along a branch every record takes at least a bit away; one more is written and not counted.
  gone_.resize(layout_.places() + 1);
  gone_size_ = 0;
  before_.resize(layout_.words() + 1);
  before_size_ = 0;
  uncovered_ = layout_.primary();
  fatal_.assign(layout_.options(), {none, none});
  met_.assign(layout_.options(), 0);
  strikes_ = 0;

  frames_.clear();
  frames_.reserve(layout_.primary());
  dry_ = false;
  stats_ = {};
  next_ = Next::enter;
  return std::nullopt;
}

Step OptionSets::advance(std::uint64_t& fuel) {
  return walk(
      next_, stats_, fuel, [this] { return enter(); }, [this] { return leave(); });
}

Node OptionSets::enter() {
  if (dry_) return Node::dead_end;
  if (uncovered_ == 0) return Node::solution;
  const auto item = static_cast<Item>(simd::first_of_least(sizes_.data(), sizes_.size(), 0));
  if (sizes_[item] == 0) return Node::dead_end;
  choose(item);
  return Node::inner;
}

void OptionSets::choose(Item item) {
  frames_.push_back({item, 0, 0, 0, static_cast<Index>(sizes_[item]), false, gone_size_, before_size_});
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(frames_.size()));
  place_option(frames_.back(), layout_.first_word(item) * word_bits);
}

// Takes back the last choice and makes the next one for the same item, if there is one.
Next OptionSets::leave() {
  if (frames_.empty()) return Next::nothing;
  Frame& frame = frames_.back();
  take_back(frame);
  if (++frame.tried < frame.choices) {
    place_option(frame, frame.bit + 1);
    return Next::enter;
  }
  frames_.pop_back();
  return Next::leave;
}

// Chooses the frame's item's first live option from bit `from` on; there is one.
void OptionSets::place_option(Frame& frame, Index from) {
  Index word = from / word_bits;
  Word rest = live_[word] >> from % word_bits << from % word_bits;
  while (rest == 0) rest = live_[++word];
  frame.bit = word * word_bits + static_cast<Index>(std::countr_zero(rest));
  frame.option = layout_.option_at(frame.item, frame.bit);
  frame.is_foreseen = foresees_end(frame.option);
  dry_ = frame.is_foreseen;
  if (dry_) return;

  const auto places = layout_.places_of(frame.option);
  for (const auto& place : places) sizes_[place.item] += covered;
  uncovered_ -= places.size();
  const Item dry = rows_.is_kept(frame.option) ? strike_row(rows_.row(frame.option)) : strike_one_by_one(frame.option);
  dry_ = dry != none;
  if (dry_) fatal_[frame.option] = {dry, fatal_[frame.option][0]};
}

void OptionSets::take_back(const Frame& frame) {
  dry_ = false;
  if (frame.is_foreseen) return;
  while (gone_size_ > frame.gone) {
    const auto [bits, word, item] = gone_[--gone_size_];
    live_[word] |= bits;
    sizes_[item] += std::popcount(bits);
  }
  while (before_size_ > frame.before) {
    const auto [alive, block] = before_[--before_size_];
    alive_[block] = alive;
  }
  const auto places = layout_.places_of(frame.option);
  for (const auto& place : places) sizes_[place.item] -= covered;
  uncovered_ += places.size();
}

// Whether an item that ran dry under `option` before would do so again.
bool OptionSets::foresees_end(Option option) {
  const auto row = rows_.row(option);
  if (!rows_.is_kept(option)) return false;
  auto& [last, earlier] = fatal_[option];
  if (last == none) return false;
  if (runs_dry(last, row)) return true;
  if (earlier == none || !runs_dry(earlier, row)) return false;
  std::swap(last, earlier);
  return true;
}

// Whether the row would leave an uncovered item without options.
bool OptionSets::runs_dry(Item item, std::span<const ConflictRows::Block> row) const {
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

// Takes out what the row says, up to the item that runs dry; it, or none.
Item OptionSets::strike_row(std::span<const ConflictRows::Block> row) {
  Gone* gone = gone_.data() + gone_size_;
  Item dry = none;
  for (const auto& block : row) {
    const Word before = alive_[block.block];
    Word alive = before & ~block.own;
    for (Word rest = alive & block.touched; rest != 0 && dry == none; rest &= rest - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(rest));
      const Index word = block.block * word_bits + bit;
      const Item item = layout_.item_of(word);
      const Word taken = live_[word] & rows_.mask(block, bit);
      *gone = {taken, word, item};
      gone += taken != 0;  // not a branch: it could not be foretold
      live_[word] ^= taken;
      alive ^= Word{live_[word] == 0} << bit;
      sizes_[item] -= std::popcount(taken);
      if (sizes_[item] == 0) dry = item;
    }
    alive_[block.block] = alive;
    before_[before_size_] = {before, block.block};
    before_size_ += alive != before;
    if (dry != none) break;
  }
  gone_size_ = static_cast<std::size_t>(gone - gone_.data());
  return dry;
}

// The same without a row. Sets of covered items are left alone.
Item OptionSets::strike_one_by_one(Option option) {
  const auto put_out = [this](Index word) {
    Word& alive = alive_[word / word_bits];
    if ((alive & bit_of(word)) == 0) return;
    before_[before_size_++] = {alive, word / word_bits};
    alive ^= bit_of(word);
  };
  for (const auto& place : layout_.places_of(option)) {
    for (Index word = layout_.first_word(place.item); word < layout_.first_word(place.item + 1); ++word) put_out(word);
  }
  Item dry = none;
  ++strikes_;
  layout_.each_conflict(option, [&](Option other) {
    if (std::exchange(met_[other], strikes_) == strikes_) return true;  // they share several items
    for (const auto& [item, bit] : layout_.places_of(other)) {
      const Index word = bit / word_bits;
      if (sizes_[item] >= covered) continue;
      if ((live_[word] & bit_of(bit)) == 0) break;  // the option is gone from everywhere
      live_[word] ^= bit_of(bit);
      if (live_[word] == 0) put_out(word);
      gone_[gone_size_++] = {bit_of(bit), word, item};
      if (--sizes_[item] == 0) dry = item;
    }
    return dry == none;
  });
  return dry;
}

void OptionSets::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) chosen.push_back(frame.option);
}

void OptionSets::path(std::vector<Choice>& path) const {
  for (const Frame& frame : frames_) path.push_back({frame.item, frame.option, frame.tried, frame.choices});
}

}  // namespace quadrille::cover
