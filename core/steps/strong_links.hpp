// Strong links of one value: "if not here, then there" within a house. An end is one candidate or a group of candidates
// that another house holds together, such as the two of a row that are in a box.
#pragma once

#include <array>
#include <vector>

#include "core/steps/position.hpp"
#include "core/steps/small_set.hpp"

namespace quadrille::steps {

struct LinkEnd {
  SmallSet cells;
  SmallSet seen;                     ///< candidates that see all of them
  std::array<House, 4> houses = {};  ///< that hold all of them; the first `shared`
  unsigned shared = 0;
  Mask house_bits = 0;  ///< a bit for each of these, number modulo 64
};

struct StrongLink {
  House house = 0;
  bool is_grouped = false;
  SmallSet cells;  ///< of both ends: all of the value in the house
  std::array<LinkEnd, 2> ends;
};

/// The end of a link as a number: 2 · link + end.
using EndNumber = std::uint32_t;

/// The strong links of one value, and which of their ends are joined: those in one house, of links without a common
/// candidate.
class StrongLinks {
 public:
  /// Finds those of the position, unless they are those of the last call. False where the value has too many
  /// candidates.
  bool find(const Position& position, std::uint32_t v);

  const std::vector<StrongLink>& links() const { return links_; }
  const LinkEnd& end(EndNumber number) const { return links_[number / 2].ends[number % 2]; }
  const std::vector<EndNumber>& joined(EndNumber number) const { return joined_[number]; }
  Cell cell(std::size_t candidate) const { return cells_[candidate]; }
  template <class Visit>
  void for_cells(SmallSet set, Visit&& visit) const {
    set.for_each([&](std::uint32_t number) { visit(cells_[number]); });
  }

  /// Whether a search for chains of `links` links has found nothing since the candidates last changed.
  bool is_barren(unsigned links) const { return (barren_ & bit(links)) != 0; }
  void set_barren(unsigned links) { barren_ |= bit(links); }

 private:
  void add_house(const Position& position, House house, Mask places);
  void add_link(const Layout& layout, House house, Mask first, Mask second);
  LinkEnd make_end(const Layout& layout, House house, Mask places) const;
  void join();

  std::vector<Cell> cells_;  // by candidate
  std::vector<Cell> new_cells_;
  Mask barren_ = 0;                     // by number of links
  std::vector<std::uint32_t> numbers_;  // by cell
  std::vector<SmallSet> seen_;          // by candidate
  std::vector<StrongLink> links_;
  std::vector<std::vector<EndNumber>> joined_;  // by end
};

}  // namespace quadrille::steps
