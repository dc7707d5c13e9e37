#include "core/cover/option_sets.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "core/simd.hpp"

namespace quadrille::cover {

namespace {

constexpr unsigned word_bits = 64;

// Bits are counted by 32-bit numbers, and every item may leave most of a word unused.
constexpr std::size_t most_bits = std::size_t{1} << 31;

}  // namespace

std::optional<Error> OptionSets::open(const Problem& problem) {
  if (problem.entries() + word_bits * problem.primary() > most_bits) {
    return Error{Error::Code::too_large, "the exact cover problem has " + std::to_string(problem.entries()) + " entries and " +
                                             std::to_string(problem.primary()) + " primary items, more than bit sets can address"};
  }
  problem_ = &problem;
  lay_out_sets();
  reserve_rows();
  trail_.resize(places_.size() + 1);
  trail_size_ = 0;
  uncovered_ = problem.primary();
  frames_.clear();
  frames_.reserve(problem.primary());
  dry_ = false;
  stats_ = {};
  next_ = Next::enter;
  return std::nullopt;
}

void OptionSets::lay_out_sets() {
  const Problem& problem = *problem_;
  const std::size_t primary = problem.primary();
  const auto is_primary = [primary](const Entry& entry) { return entry.item < primary; };

  // Members of each column are counted first, then filled in from the option with the lowest number.
  first_place_.assign(1, 0);
  columns_.assign(problem.items() + 1, 0);
  for (Option option = 0; option < problem.options(); ++option) {
    const auto entries = problem.option(option);
    const auto primaries = std::count_if(entries.begin(), entries.end(), is_primary);
    first_place_.push_back(first_place_.back() + static_cast<Index>(primaries));
    if (primaries == 0) continue;
    for (const Entry& entry : entries) ++columns_[entry.item + 1];
  }
  for (std::size_t item = 0; item < problem.items(); ++item) columns_[item + 1] += columns_[item];

  first_word_.assign(1, 0);
  sizes_.assign(simd::padded(primary), covered);
  for (std::size_t item = 0; item < primary; ++item) {
    const std::size_t size = columns_[item + 1] - columns_[item];
    first_word_.push_back(first_word_.back() + static_cast<Index>((size + word_bits - 1) / word_bits));
    sizes_[item] = static_cast<std::int32_t>(size);
  }

  std::vector<std::size_t> filled(columns_.begin(), columns_.end() - 1);
  members_.resize(columns_.back());
  places_.resize(first_place_.back());
  live_.assign(first_word_.back(), 0);
  std::size_t place = 0;
  for (Option option = 0; option < problem.options(); ++option) {
    if (places_of(option).empty()) continue;
    for (const Entry& entry : problem.option(option)) {
      const std::size_t member = filled[entry.item]++;
      members_[member] = {option, entry.colour};
      if (!is_primary(entry)) continue;
      const auto bit = first_word_[entry.item] * word_bits + static_cast<Index>(member - columns_[entry.item]);
      places_[place++] = {entry.item, bit};
      live_[bit / word_bits] |= Word{1} << bit % word_bits;
    }
  }
}

// No row has more masks than there are words, or than its conflicting options have places.
void OptionSets::reserve_rows() {
  const Problem& problem = *problem_;
  std::vector<std::size_t> reach(problem.items(), 0);  // places of all options of an item
  for (std::size_t item = 0; item < problem.items(); ++item) {
    for (std::size_t member = columns_[item]; member < columns_[item + 1]; ++member) reach[item] += places_of(members_[member].option).size();
  }
  std::size_t masks = 0;
  for (Option option = 0; option < problem.options() && masks < room_; ++option) {
    if (places_of(option).empty()) continue;
    std::size_t row = 0;
    for (const Entry& entry : problem.option(option)) row += reach[entry.item];
    masks += std::min(row, live_.size());
  }
  rows_.clear();
  rows_.reserve(std::min(masks, room_));
  row_of_.assign(problem.options(), {});
  mask_of_.assign(live_.size(), 0);
}

Step OptionSets::advance(std::uint64_t& fuel) {
  for (;;) {
    switch (next_) {
      case Next::nothing: return Step::finished;
      case Next::leave:
        next_ = frames_.empty() ? Next::nothing : next_choice() ? Next::enter : Next::leave;
        break;
      case Next::enter: {
        if (fuel == 0) return Step::paused;
        --fuel;
        ++stats_.nodes;
        next_ = Next::leave;
        if (dry_) {
          ++stats_.dead_ends;
          break;
        }
        if (uncovered_ == 0) {
          ++stats_.solutions;
          return Step::solution;
        }
        const auto item = static_cast<Item>(simd::first_of_least(sizes_.data(), sizes_.size()));
        if (sizes_[item] == 0) {
          ++stats_.dead_ends;
          break;
        }
        choose(item);
        next_ = Next::enter;
        break;
      }
    }
  }
}

void OptionSets::choose(Item item) {
  frames_.push_back({item, 0, 0, trail_size_, 0, static_cast<Index>(sizes_[item])});
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(frames_.size()));
  place_option(frames_.back(), first_word_[item] * word_bits);
}

// Takes back the last choice and makes the next one for the same item, if there is one.
bool OptionSets::next_choice() {
  Frame& frame = frames_.back();
  take_back(frame);
  if (++frame.tried < frame.choices) {
    place_option(frame, frame.bit + 1);
    return true;
  }
  frames_.pop_back();
  return false;
}

// Chooses the frame's item's first live option from bit `from` on; there is one.
void OptionSets::place_option(Frame& frame, Index from) {
  std::size_t word = from / word_bits;
  Word rest = live_[word] >> from % word_bits << from % word_bits;
  while (rest == 0) rest = live_[++word];
  frame.bit = static_cast<Index>(word * word_bits + static_cast<unsigned>(std::countr_zero(rest)));
  frame.option = members_[columns_[frame.item] + frame.bit - first_word_[frame.item] * word_bits].option;
  const auto places = places_of(frame.option);
  for (const Place& place : places) sizes_[place.item] += covered;
  uncovered_ -= places.size();
  dry_ = !strike_out(frame.option);
}

void OptionSets::take_back(const Frame& frame) {
  while (trail_size_ > frame.trail) {
    const Bits& gone = trail_[--trail_size_];
    live_[gone.word] |= gone.bits;
    sizes_[gone.item] += std::popcount(gone.bits);
  }
  const auto places = places_of(frame.option);
  for (const Place& place : places) sizes_[place.item] -= covered;
  uncovered_ += places.size();
  dry_ = false;
}

// Calls `f` with every option that conflicts with `option`, itself included, some of them more than once, until it says false.
template <class F>
bool OptionSets::each_conflict(Option option, F&& f) const {
  for (const auto& [item, colour] : problem_->option(option)) {
    for (std::size_t member = columns_[item]; member < columns_[item + 1]; ++member) {
      const bool agrees = colour != 0 && members_[member].colour == colour;
      if (!agrees && !f(members_[member].option)) return false;
    }
  }
  return true;
}

void OptionSets::make_row(Option option) {
  const std::size_t begin = rows_.size();
  Row& row = row_of_[option];
  row.is_made = true;
  row.is_kept = each_conflict(option, [&](Option other) {
    for (const auto& [item, bit] : places_of(other)) {
      const Index word = bit / word_bits;
      Index& mask = mask_of_[word];
      if (mask < begin || mask >= rows_.size() || rows_[mask].word != word) {
        if (rows_.size() == rows_.capacity()) return false;
        mask = static_cast<Index>(rows_.size());
        rows_.push_back({0, word, item});
      }
      rows_[mask].bits |= Word{1} << bit % word_bits;
    }
    return true;
  });
  if (!row.is_kept) rows_.resize(begin);
  row.begin = static_cast<Index>(begin);
  row.end = static_cast<Index>(rows_.size());
}

// Takes out what conflicts with `option`. False as soon as an uncovered item has no option left.
bool OptionSets::strike_out(Option option) {
  if (!row_of_[option].is_made) make_row(option);
  const Row& row = row_of_[option];
  return row.is_kept ? strike_row(std::span(rows_).subspan(row.begin, row.end - row.begin)) : strike_one_by_one(option);
}

bool OptionSets::strike_row(std::span<Bits> row) {
  Word* const live = live_.data();
  std::int32_t* const sizes = sizes_.data();
  Bits* gone = trail_.data() + trail_size_;
  std::size_t i = 0;
  for (; i < row.size(); ++i) {
    const auto [bits, word, item] = row[i];
    const Word taken = live[word] & bits;
    *gone = {taken, word, item};
    gone += taken != 0;  // not a branch: it could not be foretold
    live[word] ^= taken;
    sizes[item] -= std::popcount(taken);
    if (sizes[item] == 0) break;
  }
  trail_size_ = static_cast<std::size_t>(gone - trail_.data());
  if (i == row.size()) return true;
  std::swap(row[i], row[i / 2]);
  return false;
}

bool OptionSets::strike_one_by_one(Option option) {
  return each_conflict(option, [&](Option other) {
    for (const auto& [item, bit] : places_of(other)) {
      const Word mask = Word{1} << bit % word_bits;
      Word& word = live_[bit / word_bits];
      if ((word & mask) == 0) break;  // the option is gone from everywhere
      word ^= mask;
      trail_[trail_size_++] = {mask, bit / word_bits, item};
      if (--sizes_[item] == 0) return false;
    }
    return true;
  });
}

void OptionSets::read(std::vector<Option>& chosen) const {
  chosen.clear();
  for (const Frame& frame : frames_) chosen.push_back(frame.option);
}

}  // namespace quadrille::cover
