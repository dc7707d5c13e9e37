// Writes the rules between neighbours as f-puzzles has them: dots, X and V, relations, minima and maxima, box indexers,
// and negative constraints. Several rules of `iss` can be one of f-puzzles, so these are collected first: a negative
// constraint is a relation between all neighbours without a dot, a minimum is less than each neighbour that is no
// minimum itself. What is left over is refused.
#pragma once

#include <bitset>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/links/relations.hpp"
#include "core/puzzles/variant/fpuzzles/document.hpp"

namespace quadrille::variant::fpuzzles {

class PairWriter {
 public:
  /// Both must live as long as this.
  PairWriter(const Board& board, Document& document);

  /// Takes a rule if it is one between neighbours. Some of them are written only by `finish`.
  bool take(const Rule& rule);
  /// Writes what was collected.
  void finish();

 private:
  using Group = std::vector<Cell>;
  using CellPair = std::pair<Cell, Cell>;
  /// A relation as bits: a · values + b.
  using Table = std::bitset<most_values * most_values>;
  enum DotRule : std::uint8_t { difference, ratio };
  struct Dot {
    CellPair pair;
    int number;
  };
  /// A cell and some of its neighbours, ascending.
  struct Star {
    Cell centre;
    Group others;
    friend bool operator<(const Star& a, const Star& b) {
      return std::tie(a.centre, a.others) < std::tie(b.centre, b.others);
    }
  };
  /// Pairs with a relation that is no dot.
  struct Related {
    Table table;
    std::vector<CellPair> pairs;
  };

  void take_marks(const Rule& rule, std::string_view key, std::string_view value);
  void take_star(const Group& cells);
  void take_relation(const Rule& rule);
  void take_pair(const Table& table, CellPair pair);
  void write_extremes(bool is_maximum, const std::vector<Star>& stars);
  void write_negatives();

  Table table_of(const links::Relation& relation) const;
  Group neighbours(Cell cell) const;
  bool are_neighbours(Cell a, Cell b) const;
  std::bitset<most_cells> inner(const std::bitset<most_cells>& all, const std::bitset<most_cells>& others) const;
  bool fits(const Star& star, const std::bitset<most_cells>& all) const;
  const Group* box_of(Cell cell) const;

  const Shape& shape_;
  Document& document_;
  std::vector<Group> boxes_;                 ///< those that a board of this shape has without rules
  std::vector<Table> differences_, ratios_;  ///< by number, from 1
  Table slow_, nabner_;
  std::vector<Dot> dots_[2];
  std::vector<Star> maxima_, minima_;
  std::set<Star> known_maxima_, known_minima_;
  std::vector<Star> pairs_;  ///< rules of two cells, the greater one as the centre
  std::set<Star> known_pairs_;
  std::vector<std::bitset<most_cells>> indexers_;  ///< by cell, what each is compared with
  std::vector<Related> relations_;
  const RuleKind* strict_kropki_ = nullptr;
  const RuleKind* anti_consecutive_ = nullptr;
};

}  // namespace quadrille::variant::fpuzzles
