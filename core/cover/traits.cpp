#include "core/cover/traits.hpp"

#include <algorithm>

namespace quadrille::cover {

std::optional<Error> Traits::form(const Board& board, CoverForm& form) {
  form.problem = board;
  form.placings.clear();
  for (Option option = 0; option < board.options(); ++option) {
    const auto entries = board.option(option);
    const bool is_choosable =
        std::any_of(entries.begin(), entries.end(), [&](Entry entry) { return entry.item < board.primary(); });
    form.placings.push_back(is_choosable ? option : no_placing);
  }
  return std::nullopt;
}

static_assert(most_items <= unit_numbers);

void Traits::units(const Board& board, std::vector<Unit>& units) {
  units.clear();
  for (Item item = 0; item < board.primary(); ++item) units.push_back(unit(UnitKind::item, item));
}

void Traits::suppose(const Board& board, std::span<const Placing> chosen, Board& supposed) {
  constexpr Colour untouched = ~Colour{0};
  std::vector<Colour> taken(board.items(), untouched);
  std::vector<char> is_chosen(board.options());
  for (const Option option : chosen) {
    is_chosen[option] = 1;
    for (const auto& [item, colour] : board.option(option)) taken[item] = colour;
  }
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
