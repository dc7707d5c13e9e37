#include "core/puzzles/tiling/symmetries.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "core/puzzles/tiling/layout.hpp"

namespace quadrille::tiling {

namespace {

using cover::no_placement;
using cover::Placement;
using Images = std::vector<Placement>;
using Places = std::vector<std::uint16_t>;  // by place, its image

bool lacks_an_image(const Images& images) {
  return std::find(images.begin(), images.end(), no_placement) != images.end();
}

class SymmetryFinder {
 public:
  explicit SymmetryFinder(const Board& board) : board_(board), layout_(*board.layout) {
    for (std::size_t place = 0; place < board.cells.size(); ++place) {
      if (board.cells[place].use != Cell::Use::outside) shape_.push_back(board.point_of(place));
    }
    first_ = shape_.front();
    normalize(board.grid, shape_);
    origin_ = shape_.front();
    for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) twins_before_.push_back(count_twins(kind));
  }

  std::vector<Images> find() {
    std::vector<Images> found;
    Images identity(layout_.size());
    for (Placement placement = 0; placement < layout_.size(); ++placement) identity[placement] = placement;
    for (unsigned transform = 1; transform < transforms(board_.grid); ++transform) {
      Images images;
      transform_ = transform;
      if (!map_places() || !map_placements(images)) continue;
      maps_.insert(image_of_place_);
      // Two transforms may be one on this board: a board of one row looks the same from above and below.
      if (images == identity || std::find(found.begin(), found.end(), images) != found.end()) continue;
      found.push_back(std::move(images));
    }
    // Letters may forbid a half turn, but not the quarter turn by which a fixed piece has no image.
    if (!are_maps_closed()) std::erase_if(found, lacks_an_image);
    return found;
  }

 private:
  std::size_t size_of(std::size_t kind) const { return layout_.first_of(kind + 1) - layout_.first_of(kind); }

  // Whether one kind may be mapped to the other: they have the same copies, and equally many orientations and
  // placements. Without the orientations a fixed piece would be mapped to a free one that fits in the same places. The
  // free one is mapped to itself, so both would have the same images.
  bool may_be_mapped(std::uint32_t one, std::uint32_t other) const {
    const Kind &a = board_.kinds[one], &b = board_.kinds[other];
    return a.low == b.low && a.high == b.high && a.shape.size() == b.shape.size() && size_of(one) == size_of(other) &&
           layout_.orientations_of(one).size() == layout_.orientations_of(other).size();
  }

  // Kinds before this one that have the same copies and placements.
  std::uint32_t count_twins(std::uint32_t kind) const {
    std::uint32_t twins = 0;
    for (std::uint32_t other = 0; other < kind; ++other) {
      if (!may_be_mapped(other, kind) || layout_.orientations_of(other) != layout_.orientations_of(kind)) continue;
      bool is_twin = true;
      for (std::size_t i = 0; is_twin && i < size_of(kind); ++i) {
        const auto one = layout_.places(static_cast<Placement>(layout_.first_of(kind) + i));
        const auto two = layout_.places(static_cast<Placement>(layout_.first_of(other) + i));
        is_twin = std::equal(one.begin(), one.end(), two.begin(), two.end());
      }
      twins += is_twin ? 1 : 0;
    }
    return twins;
  }

  // Writes the image of each place, for those outside the board itself; false if the transform does not map the board
  // to itself.
  bool map_places() {
    Shape images;
    for (const Point point : shape_) images.push_back(transformed(board_.grid, transform_, point));
    const Point least = *std::min_element(images.begin(), images.end());
    image_of_place_.resize(board_.cells.size());
    for (std::size_t i = 0; i < image_of_place_.size(); ++i) image_of_place_[i] = static_cast<std::uint16_t>(i);
    if (!are_translates(board_.grid, least, origin_)) return false;
    for (std::size_t i = 0; i < shape_.size(); ++i) {
      const Point to = {images[i].layer - least.layer + first_.layer, images[i].row - least.row + first_.row,
                        images[i].column - least.column + first_.column};
      const Point from = {shape_[i].layer + first_.layer, shape_[i].row + first_.row,
                          shape_[i].column - origin_.column + first_.column};
      if (!board_.contains(to)) return false;
      const std::size_t place = board_.place_of(to);
      if (board_.cells[place].use != board_.cells[board_.place_of(from)].use) return false;
      image_of_place_[board_.place_of(from)] = static_cast<std::uint16_t>(place);
    }
    return true;
  }

  bool keeps_orientations(std::uint32_t kind) const {
    const std::vector<Shape>& orientations = layout_.orientations_of(kind);
    return std::all_of(orientations.begin(), orientations.end(), [&](const Shape& orientation) {
      const Shape turned = image(board_.grid, transform_, orientation);
      return std::binary_search(orientations.begin(), orientations.end(), turned);
    });
  }

  // Writes the image of each placement. False if a kind has none that is in every solution, or that may be turned: then
  // the letters of the board do not allow it.
  bool map_placements(Images& images) {
    images.clear();
    for (std::uint32_t kind = 0; kind < board_.kinds.size(); ++kind) {
      // Twins are mapped to twins in their order, so that the images of images are those of another symmetry.
      std::uint32_t twins = twins_before_[kind];
      bool is_mapped = false;
      for (std::uint32_t to = 0; !is_mapped && to < board_.kinds.size(); ++to) {
        if (!may_be_mapped(kind, to) || !map_kind(kind, to, images)) continue;
        is_mapped = twins-- == 0;
        if (!is_mapped) images.resize(layout_.first_of(kind));
      }
      if (is_mapped) continue;
      if (board_.kinds[kind].low > 0 || keeps_orientations(kind)) return false;
      images.resize(layout_.first_of(kind + 1), no_placement);
    }
    return true;
  }

  // Whether two maps of the board, one after the other, are always a third one, or the identity.
  bool are_maps_closed() const {
    Places identity(board_.cells.size()), both = identity;
    for (std::size_t place = 0; place < identity.size(); ++place) identity[place] = static_cast<std::uint16_t>(place);
    for (const Places& one : maps_) {
      for (const Places& other : maps_) {
        for (std::size_t place = 0; place < both.size(); ++place) both[place] = other[one[place]];
        if (both != identity && maps_.count(both) == 0) return false;
      }
    }
    return true;
  }

  // Appends the images of the placements of a kind, if all are placements of the kind `to`.
  bool map_kind(std::uint32_t kind, std::uint32_t to, Images& images) {
    const std::vector<Shape>&from = layout_.orientations_of(kind), &targets = layout_.orientations_of(to);
    for (std::size_t orientation = 0; orientation < from.size(); ++orientation) {
      const Shape turned = image(board_.grid, transform_, from[orientation]);
      const auto target = std::lower_bound(targets.begin(), targets.end(), turned);
      const bool is_known = target != targets.end() && *target == turned;
      if (is_known &&
          map_orientation(kind, orientation, to, static_cast<std::size_t>(target - targets.begin()), images))
        continue;
      images.resize(layout_.first_of(kind));
      return false;
    }
    return true;
  }

  bool map_orientation(std::uint32_t kind, std::size_t orientation, std::uint32_t to, std::size_t target,
                       Images& images) {
    const Placement behind = layout_.first_in(kind, orientation + 1);
    for (Placement placement = layout_.first_in(kind, orientation); placement < behind; ++placement) {
      std::uint16_t first = image_of_place_[layout_.places(placement)[0]];
      for (const std::uint16_t place : layout_.places(placement)) first = std::min(first, image_of_place_[place]);
      const Placement image = layout_.find_at(to, target, first);
      if (image == no_placement) return false;
      images.push_back(image);
    }
    return true;
  }

  const Board& board_;
  const Layout& layout_;
  Shape shape_;                              // the board's cells, in normal form
  Point first_;                              // its first cell on the board
  Point origin_;                             // and in normal form
  std::vector<std::uint32_t> twins_before_;  // by kind
  unsigned transform_ = 0;                   // the one that is tried
  Places image_of_place_;
  std::set<Places> maps_;  // those that the symmetries have
};

// The least placement of an orbit, and how many placements the orbit has.
struct Representative {
  Placement placement;
  unsigned orbit;
};

// One for each orbit of a kind, under the symmetries that map the kind to itself.
std::vector<Representative> representatives(const Layout& layout, std::size_t kind,
                                            const std::vector<Images>& symmetries) {
  const Placement first = layout.first_of(kind), behind = layout.first_of(kind + 1);
  std::vector<Representative> all;
  std::vector<Placement> orbit;
  for (Placement placement = first; placement < behind; ++placement) {
    orbit.assign(1, placement);
    for (const Images& images : symmetries) {
      const Placement image = images[placement];
      if (image < first || image >= behind) continue;
      if (image < placement) orbit.clear();
      if (orbit.empty()) break;
      if (std::find(orbit.begin(), orbit.end(), image) == orbit.end()) orbit.push_back(image);
    }
    if (!orbit.empty()) all.push_back({placement, static_cast<unsigned>(orbit.size())});
  }
  return all;
}

// Takes the kind with the fewest orbits among those that are used exactly once. Empty if no symmetry maps a placement
// of such a kind to another one of it, or if there are givens.
std::vector<Representative> fewest_representatives(const Board& board) {
  const auto is_used_once = [](const Kind& kind) { return kind.low == 1 && kind.high == 1; };
  std::vector<Representative> fewest;
  if (!board.placed.empty() || std::none_of(board.kinds.begin(), board.kinds.end(), is_used_once)) return fewest;
  std::vector<Images> all = symmetries(board);
  // A solution that holds a placement without an image is not turned into another one.
  std::erase_if(all, lacks_an_image);
  for (std::size_t kind = 0; kind < board.kinds.size(); ++kind) {
    if (!is_used_once(board.kinds[kind])) continue;
    auto orbits = representatives(*board.layout, kind, all);
    const bool has_fewer = orbits.size() < board.layout->first_of(kind + 1) - board.layout->first_of(kind);
    if (has_fewer && (fewest.empty() || orbits.size() < fewest.size())) fewest = std::move(orbits);
  }
  return fewest;
}

}  // namespace

std::vector<std::vector<Placement>> symmetries(const Board& board) { return SymmetryFinder(board).find(); }

bool break_symmetry(Board& board) {
  board.representatives.reset();
  std::vector<Placement> placements;
  for (const auto& [placement, orbit] : fewest_representatives(board)) placements.push_back(placement);
  if (placements.empty()) return false;
  board.representatives = std::make_shared<const std::vector<Placement>>(std::move(placements));
  return true;
}

std::vector<Orbits> orbits_of_one_piece(const Board& board) {
  if (board.representatives != nullptr || board.layout->size() > most_placements_with_orbits) return {};
  std::map<unsigned, std::vector<Placement>> by_size;
  for (const auto& [placement, orbit] : fewest_representatives(board)) by_size[orbit].push_back(placement);
  std::vector<Orbits> all;
  for (auto& [size, placements] : by_size)
    all.push_back({size, std::make_shared<const std::vector<Placement>>(std::move(placements))});
  return all;
}

std::string plus_multiple(std::string sum, std::string_view number, unsigned times) {
  std::size_t carry = 0;
  for (std::size_t place = 0; place < number.size() || carry > 0; ++place) {
    if (place == sum.size()) sum.insert(sum.begin(), '0');
    const auto digit = [place](std::string_view digits) {
      return place < digits.size() ? static_cast<std::size_t>(digits[digits.size() - 1 - place] - '0') : 0;
    };
    carry += digit(sum) + digit(number) * times;
    sum[sum.size() - 1 - place] = static_cast<char>('0' + carry % 10);
    carry /= 10;
  }
  return sum;
}

}  // namespace quadrille::tiling
