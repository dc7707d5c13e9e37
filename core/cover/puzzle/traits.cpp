#include "core/cover/puzzle/traits.hpp"

#include <algorithm>

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

void Traits::write_supposed(const Board& board, std::span<const Placement> chosen, Board& supposed) {
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
