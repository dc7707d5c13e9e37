// A step of a solution as data: which technique, its pattern, and what follows. Sentences are made from it elsewhere.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/steps/position.hpp"

namespace quadrille::steps {

/// Names as HoDoKu and SudokuWiki use them.
enum class Technique : std::uint8_t {
  full_house,
  hidden_single,
  naked_single,
  pointing,
  claiming,
  naked_pair,
  naked_triple,
  naked_quad,
  hidden_pair,
  hidden_triple,
  hidden_quad,
  x_wing,
  swordfish,
  jellyfish,
  finned_x_wing,
  finned_swordfish,
  finned_jellyfish,
  skyscraper,
  two_string_kite,
  turbot_fish,
  empty_rectangle,
  grouped_x_chain,
  xy_wing,
  xyz_wing,
  w_wing,
  wxyz_wing,
  als_xz,
  unique_rectangle,
  unique_loop,
  bug,
  aligned_pair_exclusion,
  aligned_triple_exclusion,
  simple_colouring,
  x_chain,
  x_cycle,
  xy_chain,
  xy_cycle,
  aic,
  nice_loop,
  nishio,
  cell_forcing_chains,
  house_forcing_chains,
  dynamic_contradiction,
  dynamic_double,
  dynamic_cell_forcing_chains,
  dynamic_house_forcing_chains,
  nested_forcing_chains,
};

constexpr std::string_view technique_names[] = {
    "full-house",
    "hidden-single",
    "naked-single",
    "pointing",
    "claiming",
    "naked-pair",
    "naked-triple",
    "naked-quad",
    "hidden-pair",
    "hidden-triple",
    "hidden-quad",
    "x-wing",
    "swordfish",
    "jellyfish",
    "finned-x-wing",
    "finned-swordfish",
    "finned-jellyfish",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "grouped-x-chain",
    "xy-wing",
    "xyz-wing",
    "w-wing",
    "wxyz-wing",
    "als-xz",
    "unique-rectangle",
    "unique-loop",
    "bug",
    "aligned-pair-exclusion",
    "aligned-triple-exclusion",
    "simple-colouring",
    "x-chain",
    "x-cycle",
    "xy-chain",
    "xy-cycle",
    "aic",
    "nice-loop",
    "nishio",
    "cell-forcing-chains",
    "house-forcing-chains",
    "dynamic-contradiction",
    "dynamic-double",
    "dynamic-cell-forcing-chains",
    "dynamic-house-forcing-chains",
    "nested-forcing-chains",
};
static_assert(std::size(technique_names) == static_cast<std::size_t>(Technique::nested_forcing_chains) + 1);
constexpr std::string_view name(Technique technique) { return technique_names[static_cast<std::size_t>(technique)]; }

/// A candidate that a chain sets or removes.
struct Literal {
  cover::Placement placement = 0;
  bool is_on = false;  ///< the candidate is the value of its cell
  friend bool operator==(const Literal&, const Literal&) = default;
};

/// "If `from`, then `to`".
struct Implication {
  Literal from, to;
};

struct Deduction {
  Technique technique = Technique::full_house;
  unsigned rating = 0;                            ///< Sudoku Explainer's, in tenths: 12 is 1.2; an estimate from 95 on
  cover::Placement placed = cover::no_placement;  ///< what is put on the board, if anything
  std::vector<cover::Placement> eliminated;       ///< candidates that are removed; may be empty where one is placed
  std::vector<cover::Placement> pattern;          ///< the candidates that the technique looks at
  std::vector<House> houses;                      ///< that it looks at
  std::vector<Implication> chain;                 ///< its links, each after those that it needs

  /// Starts again; keeps memory.
  void begin(Technique new_technique, unsigned new_rating) {
    technique = new_technique;
    rating = new_rating;
    placed = cover::no_placement;
    eliminated.clear();
    pattern.clear();
    houses.clear();
    chain.clear();
  }
};

/// Puts a deduction together, candidate by candidate.
class Writer {
 public:
  Writer(const Position& position, Deduction& deduction)
      : position_(position), layout_(position.layout()), deduction_(deduction) {}

  cover::Placement placement(Cell cell, std::uint32_t v) const { return cell * layout_.values() + v; }

  /// Removes those of `values` that `cell` has.
  void eliminate(Cell cell, Mask values) {
    for_bits(position_.values(cell) & values, [&](std::uint32_t v) { add(deduction_.eliminated, cell, v); });
  }
  /// Removes v + 1 from the places of a house where it is left.
  void eliminate_in(House house, Mask places, std::uint32_t v) {
    for_bits(position_.places(house, v) & places,
             [&](std::uint32_t place) { add(deduction_.eliminated, layout_.house(house)[place], v); });
  }
  /// Shows those of `values` that `cell` has.
  void show(Cell cell, Mask values) {
    for_bits(position_.values(cell) & values, [&](std::uint32_t v) { add(deduction_.pattern, cell, v); });
  }
  void show_in(House house, Mask places, std::uint32_t v) {
    for_bits(position_.places(house, v) & places,
             [&](std::uint32_t place) { add(deduction_.pattern, layout_.house(house)[place], v); });
  }
  void look_at(House house) { deduction_.houses.push_back(house); }
  void place(Cell cell, std::uint32_t v) { deduction_.placed = placement(cell, v); }
  bool is_useful() const { return !deduction_.eliminated.empty() || deduction_.placed != cover::no_placement; }

 private:
  void add(std::vector<cover::Placement>& list, Cell cell, std::uint32_t v) const {
    const cover::Placement added = placement(cell, v);
    for (const cover::Placement old : list) {
      if (old == added) return;
    }
    list.push_back(added);
  }

  const Position& position_;
  const Layout& layout_;
  Deduction& deduction_;
};

}  // namespace quadrille::steps
