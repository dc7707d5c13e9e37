#include "core/puzzles/tiling/traits.hpp"

#include <algorithm>
#include <utility>

#include "core/sort.hpp"

namespace quadrille::tiling {

namespace {

constexpr cover::Item none = ~cover::Item{0};

class FormWriter {
 public:
  FormWriter(const Board& board, cover::CoverForm& form) : board_(board), layout_(*board.layout), form_(form) {
    is_given_.resize(layout_.size());
    is_taken_.resize(board.cells.size());
    left_.reserve(board.kinds.size());
    for (const Kind& kind : board.kinds) left_.push_back(kind.high);
    for (const cover::Placement given : board.placed) {
      is_given_[given] = 1;
      for (const std::uint16_t place : layout_.places(given))
        contradicts_ |= std::exchange(is_taken_[place], char{1}) != 0;
      std::uint32_t& left = left_[layout_.kind_of(given)];
      contradicts_ |= left == 0;
      if (left != any_number && left > 0) --left;
    }
    if (board.representatives != nullptr) restricted_ = layout_.kind_of(board.representatives->front());
  }

  void write() {
    look_at_placements();
    number_items();
    bound_copies();
    form_.problem.reserve(options_, entries_);
    std::vector<cover::Entry> option;
    for (cover::Placement placement = 0; placement < layout_.size(); ++placement) {
      if (!is_possible(placement)) continue;
      option.clear();
      for (const std::uint16_t place : layout_.places(placement)) option.push_back({item_of_cell_[place]});
      const cover::Item kind = item_of_kind_[layout_.kind_of(placement)];
      if (kind != none) option.push_back({kind});
      form_.add_option(option, {&placement, 1});
    }
  }

 private:
  using Use = Cell::Use;

  bool is_primary(std::size_t place) const { return board_.cells[place].use == Use::must || is_taken_[place] != 0; }

  bool is_possible(cover::Placement placement) const {
    if (contradicts_ || placement == board_.excluded) return false;
    if (is_given_[placement] != 0) return true;
    const std::uint32_t kind = layout_.kind_of(placement);
    if (left_[kind] == 0) return false;
    if (kind == restricted_ &&
        !std::binary_search(board_.representatives->begin(), board_.representatives->end(), placement))
      return false;
    const auto places = layout_.places(placement);
    return std::none_of(places.begin(), places.end(), [this](std::uint16_t place) { return is_taken_[place] != 0; });
  }

  // Whether the copies of a kind need no counting: there is no room for more than `high`, or there are none.
  static bool is_unbounded(const Kind& kind, std::size_t room) {
    return kind.low == 0 && (kind.high == 0 || kind.high >= room / kind.shape.size());
  }

  // Which kinds need an item, and how many options and entries there will be.
  void look_at_placements() {
    const auto room = static_cast<std::size_t>(
        std::count_if(board_.cells.begin(), board_.cells.end(), [](Cell cell) { return cell.use != Use::outside; }));
    for (const Kind& kind : board_.kinds) needs_item_.push_back(is_unbounded(kind, room) ? 0 : 1);
    placements_.assign(board_.kinds.size(), 0);
    for (cover::Placement placement = 0; placement < layout_.size(); ++placement) {
      if (!is_possible(placement)) continue;
      const std::uint32_t kind = layout_.kind_of(placement);
      const auto places = layout_.places(placement);
      ++placements_[kind];
      ++options_;
      entries_ += places.size() + 1;
      if (std::none_of(places.begin(), places.end(), [this](std::uint16_t place) { return is_primary(place); }))
        needs_item_[kind] = 1;
    }
  }

  void number_items() {
    std::vector<cover::Unit> units;
    item_of_cell_.assign(board_.cells.size(), none);
    item_of_kind_.assign(board_.kinds.size(), none);
    for (std::size_t place = 0; place < board_.cells.size(); ++place) {
      if (!is_primary(place)) continue;
      item_of_cell_[place] = static_cast<cover::Item>(units.size());
      units.push_back(cover::unit(cover::UnitKind::cell, place));
    }
    for (std::size_t kind = 0; kind < board_.kinds.size(); ++kind) {
      if (needs_item_[kind] == 0) continue;
      item_of_kind_[kind] = static_cast<cover::Item>(units.size());
      units.push_back(cover::unit(cover::UnitKind::item, kind));
    }
    const std::size_t primary = units.size();
    std::size_t items = primary;
    for (std::size_t place = 0; place < board_.cells.size(); ++place) {
      if (board_.cells[place].use == Use::may && !is_primary(place))
        item_of_cell_[place] = static_cast<cover::Item>(items++);
    }
    form_.reset(primary, items - primary);
    form_.units = std::move(units);
  }

  void bound_copies() {
    for (std::size_t kind = 0; kind < board_.kinds.size(); ++kind) {
      if (item_of_kind_[kind] == none) continue;
      const Kind& piece = board_.kinds[kind];
      const std::uint32_t high = std::min(piece.high, std::max(piece.low, placements_[kind]));
      form_.problem.set_bounds(item_of_kind_[kind], {piece.low, high});
    }
  }

  const Board& board_;
  const Layout& layout_;
  cover::CoverForm& form_;
  std::vector<char> is_given_;             // by placement
  std::vector<char> is_taken_;             // by place: under a given
  std::vector<std::uint32_t> left_;        // by kind: copies that may still be placed
  bool contradicts_ = false;               // two givens overlap, or there are too many of a kind
  std::uint32_t restricted_ = none;        // the kind of the representatives
  std::vector<char> needs_item_;           // by kind
  std::vector<std::uint32_t> placements_;  // by kind: those that are possible
  std::vector<cover::Item> item_of_cell_;  // by place
  std::vector<cover::Item> item_of_kind_;  // by kind
  std::size_t options_ = 0;
  std::size_t entries_ = 0;
};

}  // namespace

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  FormWriter(board, form).write();
  return std::nullopt;
}

Board Traits::without_givens(const Board& board) {
  Board empty = board;
  empty.placed.clear();
  return empty;
}

void Traits::append_answer(const Board&, const Answer& answer, std::vector<cover::Placement>& placements) {
  for (const Laid& piece : answer) placements.push_back(piece.placement);
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  for (const cover::Placement placement : more) {
    if (std::find(supposed.placed.begin(), supposed.placed.end(), placement) == supposed.placed.end())
      supposed.placed.push_back(placement);
  }
}

void Traits::write_answer(const Board& board, Placements placements, Answer& answer) {
  std::vector<std::uint32_t> sorted(placements.begin(), placements.end());
  sort_numbers(sorted);
  answer.clear();
  for (const cover::Placement placement : sorted) {
    const auto places = board.layout->places(placement);
    answer.push_back({placement, board.layout->kind_of(placement), {places.begin(), places.end()}});
  }
}

std::string Traits::note(const Board& board) {
  std::string note;
  std::uint64_t needed = 0;
  for (const Kind& kind : board.kinds) {
    needed += std::uint64_t{kind.low} * kind.shape.size();
    if (!is_connected(board.grid, kind.shape))
      note += (note.empty() ? "" : "; ") + ("the piece " + quote(kind.name).text() + " falls apart");
  }
  const auto is_cell = [](const Cell& cell) { return cell.use != Cell::Use::outside; };
  const auto cells = static_cast<std::uint64_t>(std::count_if(board.cells.begin(), board.cells.end(), is_cell));
  if (needed <= cells) return note;
  return note + (note.empty() ? "" : "; ") + "the pieces have at least " + decimal(needed) +
         " cells, more than the board with " + decimal(cells);
}

}  // namespace quadrille::tiling
