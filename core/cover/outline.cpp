#include "core/cover/outline.hpp"

#include <algorithm>

namespace quadrille::cover {

std::optional<Error> Outline::form(const Board& board, Form& form) {
  form.problem = board;
  form.placings.clear();
  for (Option option = 0; option < board.options(); ++option) {
    const auto entries = board.option(option);
    const bool is_choosable = std::any_of(entries.begin(), entries.end(), [&](Entry entry) { return entry.item < board.primary(); });
    form.placings.push_back(is_choosable ? option : no_placing);
  }
  return std::nullopt;
}

void Outline::units(const Board& board, std::vector<Unit>& units) {
  units.clear();
  for (Item item = 0; item < board.primary(); ++item) units.push_back(unit(UnitKind::item, item));
}

void Outline::restrict(const Board& board, Option chosen) {
  constexpr Colour untouched = ~Colour{0};
  std::vector<Colour> taken(board.items(), untouched);
  for (const auto& [item, colour] : board.option(chosen)) taken[item] = colour;
  supposed_.reset(board.primary(), board.items() - board.primary());
  for (Option option = 0; option < board.options(); ++option) {
    const auto entries = board.option(option);
    const bool stays = option == chosen || std::all_of(entries.begin(), entries.end(), [&](Entry entry) {
                         return taken[entry.item] == untouched || (entry.colour != 0 && taken[entry.item] == entry.colour);
                       });
    supposed_.add_option(stays ? entries : std::span<const Entry>());
  }
}

}  // namespace quadrille::cover
