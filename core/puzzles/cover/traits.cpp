#include "core/puzzles/cover/traits.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::cover {

static_assert(most_items <= unit_numbers);

std::optional<Error> Traits::write_form(const Board& board, CoverForm& form) {
  form.reset(0, 0);
  form.problem = board;
  for (Item item = 0; item < board.primary(); ++item) form.units.push_back(unit(UnitKind::item, item));
  for (Option option = 0; option < board.options(); ++option) {
    const auto entries = board.option(option);
    const bool is_choosable =
        std::any_of(entries.begin(), entries.end(), [&](Entry entry) { return entry.item < board.primary(); });
    form.add_placements({&option, is_choosable ? std::size_t{1} : 0});
  }
  return std::nullopt;
}

namespace {

constexpr Colour untouched = ~Colour{0};

// What the chosen options leave of a problem with multiplicities: the bounds of its primary items, and the colours that
// its secondary items have.
struct Left {
  std::vector<Bounds> bounds;
  std::vector<Colour> colours;  // by item
  bool is_possible = true;

  explicit Left(const Problem& problem) : colours(problem.items(), untouched) {
    for (Item item = 0; item < problem.primary(); ++item) bounds.push_back(problem.bounds(item));
  }

  bool fits(const Entry& entry) const {
    if (entry.item < bounds.size()) return bounds[entry.item].high > 0;
    return colours[entry.item] == untouched || (entry.colour != 0 && colours[entry.item] == entry.colour);
  }
  void choose(std::span<const Entry> entries) {
    bool is_choosable = false;
    for (const Entry& entry : entries) {
      is_possible = is_possible && fits(entry);
      if (entry.item >= bounds.size()) {
        colours[entry.item] = entry.colour;
      } else if (is_possible) {
        is_choosable = true;
        auto& [low, high] = bounds[entry.item];
        low -= low > 0 ? 1 : 0;
        --high;
      }
    }
    is_possible = is_possible && is_choosable;
  }
};

void suppose_with_multiplicities(const Board& board, std::span<const Placement> chosen, Board& supposed) {
  Left left(board);
  supposed.supposed = board.supposed;
  std::vector<char> is_chosen(board.options());
  for (const Option option : chosen) {
    if (std::exchange(is_chosen[option], 1) != 0) continue;
    left.choose(board.option(option));
    supposed.supposed.push_back(option);
  }
  supposed.reset(board.primary(), board.items() - board.primary());
  for (Option option = 0; option < board.options(); ++option) {
    const auto entries = board.option(option);
    const bool stays = is_chosen[option] == 0 && std::all_of(entries.begin(), entries.end(),
                                                             [&](const Entry& entry) { return left.fits(entry); });
    supposed.add_option(stays ? entries : std::span<const Entry>());
  }
  for (Item item = 0; item < board.primary(); ++item) supposed.set_bounds(item, left.bounds[item]);
  if (!left.is_possible) supposed.set_bounds(0, {most_bound, most_bound});  // there are fewer options: no solution
}

}  // namespace

void Traits::write_supposed(const Board& board, std::span<const Placement> chosen, Board& supposed) {
  if (board.has_multiplicities()) return suppose_with_multiplicities(board, chosen, supposed);
  std::vector<Colour> taken(board.items(), untouched);
  std::vector<char> is_chosen(board.options());
  for (const Option option : chosen) {
    is_chosen[option] = 1;
    for (const auto& [item, colour] : board.option(option)) taken[item] = colour;
  }
  supposed.supposed.clear();
  supposed.reset(board.primary(), board.items() - board.primary());
  for (Option option = 0; option < board.options(); ++option) {
    const auto entries = board.option(option);
    const bool stays =
        is_chosen[option] != 0 || std::all_of(entries.begin(), entries.end(), [&](Entry entry) {
          return taken[entry.item] == untouched || (entry.colour != 0 && taken[entry.item] == entry.colour);
        });
    supposed.add_option(stays ? entries : std::span<const Entry>());
  }
}

}  // namespace quadrille::cover
