#include "core/kakuro/nogoods.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::kakuro {

namespace {

// Nogoods over more levels than this are alike: none of them is worth much.
constexpr std::uint32_t many_levels = 255;

// Nogoods over two levels are never spared: they join two parts of the search for good.
constexpr std::uint32_t few_levels = 2;

}  // namespace

void Nogoods::open(std::size_t cells, std::size_t most_words) {
  most_words_ = most_words;
  words_.clear();
  words_.reserve(most_words_);
  watchers_.assign(cells * digits * 2, no_link);
  tally_.reserve(many_levels + 1);
}

bool Nogoods::make_room(std::size_t literals, Facts& facts) {
  if (words_.size() + header + literals <= most_words_) return true;
  forget_half(facts);
  return words_.size() + header + literals <= most_words_;
}

Nogoods::Nogood Nogoods::add(std::span<const Literal> literals, std::uint32_t levels) {
  assert(literals.size() >= 2 && words_.size() + header + literals.size() <= most_words_);
  const auto nogood = static_cast<Nogood>(words_.size());
  words_.push_back(static_cast<std::uint32_t>(literals.size()));
  words_.push_back(std::min(levels, many_levels));
  words_.insert(words_.end(), {no_link, no_link});
  words_.insert(words_.end(), literals.begin(), literals.end());
  watch(nogood);
  return nogood;
}

void Nogoods::watch(Nogood nogood) {
  for (std::uint32_t which = 0; which < 2; ++which) {
    const std::uint32_t link = 2 * nogood + which;
    next(link) = watchers_[first(nogood)[which]];
    watchers_[first(nogood)[which]] = link;
  }
}

bool Nogoods::follow(Literal failed, Facts& facts, Conflict& conflict) {
  std::uint32_t before = no_link;  // the last link that stays in this chain
  for (std::uint32_t link = watchers_[failed]; link != no_link;) {
    const Nogood nogood = link / 2;
    const std::uint32_t which = link % 2, following = next(link);
    Literal* const literals = first(nogood);
    const Literal other = literals[1 - which];
    if (!facts.holds(other)) {
      const Literal* const end = literals + size(nogood);
      Literal* const free = std::find_if(literals + 2, literals + size(nogood), [&](Literal literal) { return !facts.fails(literal); });
      if (free != end) {
        // Watch that one instead.
        std::swap(literals[which], *free);
        (before == no_link ? watchers_[failed] : next(before)) = following;
        next(link) = watchers_[literals[which]];
        watchers_[literals[which]] = link;
        link = following;
        continue;
      }
      const Reason reason = {Reason::Kind::nogood, nogood};
      if (!facts.learn(other, reason)) {
        conflict = {true, other, reason};
        return false;
      }
    }
    before = link;
    link = following;
  }
  return true;
}

// The number of levels up to which nogoods are kept, so that about half go.
std::uint32_t Nogoods::levels_to_keep() {
  tally_.assign(many_levels + 1, 0);
  std::size_t nogoods = 0;
  for (Nogood nogood = 0; nogood < words_.size(); nogood += header + size(nogood)) {
    ++tally_[levels(nogood)];
    ++nogoods;
  }
  std::uint32_t keep = 0;
  for (std::size_t kept = tally_[0]; keep < many_levels && kept + tally_[keep + 1] <= nogoods / 2; kept += tally_[++keep]) {}
  return std::max(keep, few_levels);
}

// Slides what is kept to the front. A nogood that something holds for, now, must stay.
void Nogoods::forget_half(Facts& facts) {
  const std::uint32_t keep = levels_to_keep();
  const std::size_t middle = words_.size() / 2;
  std::fill(watchers_.begin(), watchers_.end(), no_link);
  std::size_t end = 0;
  for (std::size_t from = 0; from < words_.size();) {
    const auto nogood = static_cast<Nogood>(from);
    const std::size_t words = header + size(nogood);
    // The literal that follows from a nogood is one of the two that are watched.
    const auto implied = [&](Literal literal) {
      if (!facts.holds(literal)) return false;
      const Reason reason = facts.reason_of(pair_of(literal));
      return reason.kind == Reason::Kind::nogood && reason.index == nogood;
    };
    const Literal* const literals = first(nogood);
    const Literal* const held = std::find_if(literals, literals + 2, implied);
    const bool recent = levels(nogood) == keep + 1 && from >= middle;
    if (held != literals + 2 || levels(nogood) <= keep || recent) {
      if (held != literals + 2) facts.change_reason(pair_of(*held), {Reason::Kind::nogood, static_cast<std::uint32_t>(end)});
      if (end != from) std::copy_n(&words_[from], words, &words_[end]);
      watch(static_cast<Nogood>(end));
      end += words;
    }
    from += words;
  }
  words_.resize(end);
}

}  // namespace quadrille::kakuro
