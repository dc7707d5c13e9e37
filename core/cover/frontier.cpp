#include "core/cover/frontier.hpp"

#include <algorithm>
#include <utility>

#include "core/cover/item_order.hpp"

namespace quadrille::cover {

namespace {

constexpr std::size_t least_bound = 4096;  // states; below that a table is not split further

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}

}  // namespace

std::optional<Error> Frontier::open(const Problem& problem) {
  stats_ = {};
  layers_.clear();
  moves_.clear();
  tints_.clear();
  masks_.clear();
  limbs_ = 1;
  const RatedOrder best = best_order(problem);
  state_bound_ = best.states;
  assign_slots(problem, best.order);
  stats_.depth = static_cast<std::uint32_t>(layers_.size());
  next_.assign(words_, 0);
  carried_.assign(1, 1);
  total_.assign(1, 0);
  tables_.resize(2);
  clear(tables_[0], 0);
  reach(tables_[0]);
  depth_ = 0;
  filling_ = false;
  finished_ = false;
  return std::nullopt;
}

// Gives each item that is live between two layers bits of the state, reusing those of items that have died; then writes each
// option down as masks.
void Frontier::assign_slots(const Problem& problem, const std::vector<Item>& order) {
  const auto option_layers = layers_of_options(problem, order);
  const auto life = lives(problem, order, option_layers);
  const auto bits = bits_of_items(problem);

  struct Slot {
    std::uint32_t word = 0;
    std::uint32_t shift = 0;
    Word mask = 0;  // 0: the item is never live
  };
  std::vector<Slot> slots(problem.items());
  std::vector<std::vector<Item>> born(order.size() + 1), dying(order.size() + 1);
  for (Item item = 0; item < problem.items(); ++item) {
    if (life[item].first >= life[item].last) continue;
    born[life[item].first].push_back(item);
    dying[life[item].last].push_back(item);
  }
  std::vector<Word> used(1);
  std::vector<std::vector<Word>> keep(order.size());
  for (std::size_t layer = 0; layer < order.size(); ++layer) {
    for (const Item item : born[layer]) {
      const Word field = (Word{1} << bits[item]) - 1;
      for (std::uint32_t word = 0; slots[item].mask == 0; ++word) {
        if (word == used.size()) used.push_back(0);
        for (std::uint32_t shift = 0; shift + bits[item] <= 64; ++shift) {
          if ((used[word] & field << shift) != 0) continue;
          slots[item] = {word, shift, field << shift};
          break;
        }
      }
      used[slots[item].word] |= slots[item].mask;
    }
    for (const Item item : dying[layer]) used[slots[item].word] &= ~slots[item].mask;
    keep[layer] = used;
  }
  words_ = used.size();

  std::vector<std::vector<Option>> options(order.size());
  for (Option option = 0; option < problem.options(); ++option) {
    if (option_layers[option] != no_layer) options[option_layers[option]].push_back(option);
  }
  widest_ = 1;
  for (std::size_t layer = 0; layer < order.size(); ++layer) {
    const Slot& own = slots[order[layer]];
    const auto first_move = static_cast<std::uint32_t>(moves_.size());
    for (const Option option : options[layer]) {
      const auto masks = static_cast<std::uint32_t>(masks_.size());
      const auto first_tint = static_cast<std::uint32_t>(tints_.size());
      masks_.resize(masks_.size() + 2 * words_);
      for (const auto& [item, colour] : problem.option(option)) {
        const Slot& slot = slots[item];
        if (slot.mask == 0) continue;
        // Covered for good is the value past all colours, every bit set: no colour reaches that.
        const Word value = colour == 0 ? slot.mask : Word{colour} << slot.shift;
        if (colour == 0) {
          masks_[masks + slot.word] |= slot.mask;
        } else {
          tints_.push_back({slot.word, slot.mask, value});
        }
        masks_[masks + words_ + slot.word] |= value;
      }
      moves_.push_back({masks, first_tint, static_cast<std::uint32_t>(tints_.size())});
    }
    const auto kept = static_cast<std::uint32_t>(masks_.size());
    keep[layer].resize(words_);
    masks_.insert(masks_.end(), keep[layer].begin(), keep[layer].end());
    layers_.push_back({first_move, static_cast<std::uint32_t>(moves_.size()), kept, own.word, own.mask});
    widest_ = std::max(widest_, options[layer].size() + 1);
  }
}

Step Frontier::advance(std::uint64_t& fuel) {
  while (!finished_) {
    Table& from = tables_[depth_];
    if (from.layer == layers_.size()) {
      // Every item is dealt with and no slot is left, so there is one state at most: it stands for whole solutions.
      if (from.size > 0) {
        carried_.assign(from.counts.begin(), from.counts.end());
        add_carried(total_, 0);
      }
      from.cursor = from.size;
    }
    if (from.cursor == from.size && !filling_) {
      finished_ = depth_ == 0;
      if (finished_) {
        stats_.solutions = limbs_ == 1 ? total_[0] : ~std::uint64_t{0};
      } else {
        --depth_;
        tables_[depth_].cleared = tables_[depth_].cursor;
      }
      continue;
    }
    Table& to = tables_[depth_ + 1];
    if (!filling_) clear(to, from.layer + 1);
    filling_ = true;
    const std::size_t bound = table_bound();
    while (from.cursor < from.size && (to.size == 0 || to.size + widest_ <= bound)) {
      if (fuel == 0) return Step::paused;
      --fuel;
      ++stats_.nodes;
      if (!carry_on(from, to)) ++stats_.dead_ends;
      ++from.cursor;
    }
    filling_ = false;
    if (from.cursor == from.size) {
      std::swap(from, to);  // what is done with makes room
    } else {
      ++depth_;
      if (tables_.size() == depth_ + 1) tables_.emplace_back();
    }
  }
  return Step::finished;
}

// Takes the state at the cursor into the next layer; false when it leads nowhere.
bool Frontier::carry_on(const Table& from, Table& to) {
  const Layer& layer = layers_[from.layer];
  const Word* const keep = &masks_[layer.keep];
  const Word* const state = &from.states[from.cursor * words_];
  carried_.assign(&from.counts[from.cursor * limbs_], &from.counts[from.cursor * limbs_] + limbs_);
  if ((state[layer.word] & layer.slot) != 0) {
    for (std::size_t word = 0; word < words_; ++word) next_[word] = state[word] & keep[word];
    reach(to);
    return true;
  }
  bool leads_on = false;
  for (std::uint32_t m = layer.first_move; m < layer.last_move; ++m) {
    const Move& move = moves_[m];
    const Word* const clear = &masks_[move.masks];
    const Word* const set = clear + words_;
    Word clash = 0;
    for (std::size_t word = 0; word < words_; ++word) clash |= state[word] & clear[word];
    for (std::uint32_t t = move.first_tint; t < move.last_tint; ++t) {
      const Word held = state[tints_[t].word] & tints_[t].slot;
      if (held != 0) clash |= held ^ tints_[t].value;
    }
    if (clash != 0) continue;
    for (std::size_t word = 0; word < words_; ++word) next_[word] = (state[word] | set[word]) & keep[word];
    reach(to);
    leads_on = true;
  }
  return leads_on;
}

// Adds the carried count to that of the state `next_`.
void Frontier::reach(Table& table) {
  if (2 * (table.size + 1) > table.index.size()) grow_index(table);
  std::uint32_t& found = table.index[place_of(table, next_.data())];
  if (found != 0) return add_carried(table.counts, found - 1);
  found = static_cast<std::uint32_t>(++table.size);
  table.states.insert(table.states.end(), next_.begin(), next_.end());
  table.counts.insert(table.counts.end(), carried_.begin(), carried_.end());
}

// Where the index holds the state, or the free place where it belongs.
std::size_t Frontier::place_of(const Table& table, const Word* state) const {
  const std::size_t mask = table.index.size() - 1;
  std::uint64_t hash = 0;
  for (std::size_t word = 0; word < words_; ++word) hash = mixed(hash, state[word]);
  for (std::size_t at = hash >> 20 & mask;; at = (at + 1) & mask) {
    const std::uint32_t found = table.index[at];
    if (found == 0 || std::equal(state, state + words_, &table.states[(found - 1) * words_])) return at;
  }
}

void Frontier::grow_index(Table& table) {
  table.index.assign(std::max<std::size_t>(64, 2 * table.index.size()), 0);
  for (std::size_t state = 0; state < table.size; ++state) {
    table.index[place_of(table, &table.states[state * words_])] = static_cast<std::uint32_t>(state + 1);
  }
}

void Frontier::add_carried(std::vector<Word>& counts, std::size_t place) {
  // Below half of what fits, a sum cannot overflow.
  if ((counts[place * limbs_ + limbs_ - 1] | carried_.back()) >> 63 != 0) widen();
  Word* const sum = &counts[place * limbs_];
  Word carry = 0;
  for (std::size_t limb = 0; limb < limbs_; ++limb) {
    const Word partial = sum[limb] + carry;
    carry = partial < carry;
    sum[limb] = partial + carried_[limb];
    carry += sum[limb] < partial;
  }
}

// Gives every count one limb more.
void Frontier::widen() {
  const auto widened = [this](const std::vector<Word>& counts) {
    std::vector<Word> wide;
    wide.reserve(counts.size() / limbs_ * (limbs_ + 1));
    for (auto at = counts.begin(); at != counts.end(); at += static_cast<std::ptrdiff_t>(limbs_)) {
      wide.insert(wide.end(), at, at + static_cast<std::ptrdiff_t>(limbs_));
      wide.push_back(0);
    }
    return wide;
  };
  for (std::size_t i = 0; i < tables_.size(); ++i) tables_[i].counts = widened(tables_[i].counts);
  total_ = widened(total_);
  carried_.push_back(0);
  ++limbs_;
}

void Frontier::clear(Table& table, std::size_t layer) {
  table.layer = layer;
  table.size = table.cursor = table.cleared = 0;
  table.states.clear();
  table.counts.clear();
  std::fill(table.index.begin(), table.index.end(), 0);
}

// Each table that waits on the stack leaves half of what is left to those above it.
std::size_t Frontier::table_bound() const {
  const std::size_t state_bytes = 8 * (words_ + limbs_ + 2);
  const std::size_t share = most_bytes / state_bytes / 8 >> std::min<std::size_t>(depth_, 30);
  return std::min(std::max(least_bound, share), most_states_);
}

double Frontier::fraction() const {
  if (finished_) return 1;
  const Table& bottom = tables_[0];
  const double part = bottom.size == 0 ? 0 : static_cast<double>(bottom.cleared) / static_cast<double>(bottom.size);
  return (static_cast<double>(bottom.layer) + part) / static_cast<double>(layers_.size() + 1);
}

std::string Frontier::count() const {
  // Long division by 10⁹, in halves of limbs so that each step fits a word.
  std::vector<std::uint32_t> number;
  for (const Word limb : total_) {
    number.push_back(static_cast<std::uint32_t>(limb));
    number.push_back(static_cast<std::uint32_t>(limb >> 32));
  }
  std::string digits;
  while (!number.empty()) {
    std::uint64_t rest = 0;
    for (std::size_t i = number.size(); i-- > 0;) {
      const std::uint64_t part = rest << 32 | number[i];
      number[i] = static_cast<std::uint32_t>(part / 1'000'000'000);
      rest = part % 1'000'000'000;
    }
    while (!number.empty() && number.back() == 0) number.pop_back();
    for (int i = 0; i < 9; ++i, rest /= 10) digits += static_cast<char>('0' + rest % 10);
  }
  while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace quadrille::cover
