#include "core/puzzles/grid/rectangles.hpp"

#include <map>

#include "core/puzzles/grid/choice.hpp"

namespace quadrille::grid {

namespace {

constexpr std::size_t most_covered = std::size_t{1} << 20;  // cells of all possible rectangles together
constexpr std::size_t most_rectangle_variables = std::size_t{1} << 15;

// A clue chooses one of its rectangles, and each cell is covered once.
class Rectangles {
 public:
  explicit Rectangles(Maker& maker) : maker_(maker), text_(maker.text), covers_(text_.cells()) {}

  // False if there are too many rectangles.
  template <class Fits>
  bool add(const RectangleClue& clue, Fits fits) {
    std::vector<Rectangle> all;
    if (!for_rectangles(text_.whole != nullptr ? *text_.whole : text_, clue.cell, clue.area,
                        [&](const Rectangle& rectangle) {
                          if (!fits(rectangle)) return true;
                          all.push_back(rectangle);
                          covered_ += rectangle.area();
                          return covered_ <= most_covered;
                        }))
      return false;
    if (all.empty()) maker_.network.is_impossible = true;
    Choice choice(maker_, all.size());
    if (maker_.network.domains.size() > most_rectangle_variables) return false;
    std::map<std::pair<Variable, Variable>, Values> covers;  // by cell and part of the choice
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto [part, value] = choice.option(i);
      for (std::size_t row = all[i].top; row <= all[i].bottom; ++row)
        for (std::size_t column = all[i].left; column <= all[i].right; ++column) {
          const auto covered = static_cast<Variable>(row * text_.columns + column);
          choice.imply(i, covered, Values{1} << all[i].value_at(row, column));
          covers[{covered, part}] |= value;
        }
    }
    choice.add_implied();
    for (const auto& [where, values] : covers) covers_[where.first].emplace_back(where.second, values);
    return true;
  }

  void cover() {
    for (std::size_t cell = 0; cell < text_.cells(); ++cell)
      if (!maker_.is_left_out(cell)) maker_.count(covers_[cell], 1, 1);
  }

 private:
  Maker& maker_;
  const Text& text_;
  std::vector<std::vector<std::pair<Variable, Values>>> covers_;  // by cell: what rectangles cover it
  std::size_t covered_ = 0;
};

}  // namespace

std::optional<Error> add_rectangles(Maker& maker, const std::vector<RectangleClue>& clues,
                                    FunctionRef<bool(std::size_t, const Rectangle&)> fits) {
  Rectangles rectangles(maker);
  std::size_t total = 0, open = 0;
  bool is_known = true;  // whether all areas are
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell) open += maker.is_left_out(cell) ? 0 : 1;
  for (std::size_t number = 0; number < clues.size(); ++number) {
    total += std::max<std::size_t>(clues[number].area, 1);
    is_known = is_known && clues[number].area > 0;
    if (rectangles.add(clues[number], [&](const Rectangle& rectangle) { return fits(number, rectangle); })) continue;
    const Token& token = *maker.text.at("cells", clues[number].cell);
    return Error{Error::Code::too_large, "there are too many possible rectangles", token.line, token.column};
  }
  if (is_known ? total != open : total > open) maker.network.is_impossible = true;
  rectangles.cover();
  return std::nullopt;
}

}  // namespace quadrille::grid
