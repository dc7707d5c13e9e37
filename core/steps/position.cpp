#include "core/steps/position.hpp"

namespace quadrille::steps {

bool Position::begin(std::span<const std::uint8_t> givens) {
  const Mask all = ~Mask{0} >> (64 - layout_->values());
  open_cells_ = layout_->cells();
  filled_.assign(layout_->cells(), 0);
  values_.assign(layout_->cells(), all);
  places_.assign(std::size_t{layout_->houses()} * layout_->values(), all);
  open_.assign(layout_->houses(), all);
  for (Cell cell = 0; cell < layout_->cells(); ++cell) {
    if (givens[cell] == 0) continue;
    if (!has(cell, givens[cell] - 1U)) return false;
    place(cell, givens[cell] - 1U);
  }
  return true;
}

void Position::place(Cell cell, std::uint32_t v) {
  for_bits(values_[cell], [&](std::uint32_t other) { eliminate(cell, other); });
  for (const Cell peer : layout_->peers(cell)) {
    if (has(peer, v)) eliminate(peer, v);
  }
  filled_[cell] = static_cast<std::uint8_t>(v + 1);
  --open_cells_;
  for (const Seat seat : layout_->seats(cell)) open_[seat.house] &= ~bit(seat.place);
}

bool Position::is_contradictory() const {
  for (Cell cell = 0; cell < layout_->cells(); ++cell) {
    if (filled_[cell] == 0 && values_[cell] == 0) return true;
  }
  for (House house = 0; house < layout_->houses(); ++house) {
    Mask done = 0;
    for (const Cell cell : layout_->house(house)) done |= filled_[cell] != 0 ? bit(filled_[cell] - 1U) : values_[cell];
    if (count(done) < layout_->values()) return true;
  }
  return false;
}

}  // namespace quadrille::steps
