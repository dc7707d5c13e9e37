#include <algorithm>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/rectangles.hpp"

namespace quadrille::grid::shikaku {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::unknown}};
constexpr std::size_t most_covered = std::size_t{1} << 20;  // cells of all possible rectangles together
constexpr std::size_t most_variables = std::size_t{1} << 15;

class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), text_(maker.text), covers_(text_.cells()) {}

  std::optional<Error> compile() {
    maker_.set_values(4);
    std::size_t total = 0;
    bool is_known = true;  // whether all areas are
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      const Token& token = *text_.at("cells", cell);
      if (token.is_blank()) continue;
      std::size_t area = 0;
      if (token.text != "?") {
        std::optional<Error> error;
        const auto number = maker_.clue_number(token, 1, text_.cells(), error);
        if (!number) return error;
        area = static_cast<std::size_t>(*number);
      }
      total += std::max<std::size_t>(area, 1);
      is_known = is_known && area > 0;
      if (!add_clue(cell, area))
        return Error{Error::Code::too_large, "there are too many possible rectangles", token.line, token.column};
    }
    if (is_known ? total != text_.cells() : total > text_.cells()) maker_.network.is_impossible = true;
    for (const auto& covers : covers_) maker_.count(covers, 1, 1);
    return std::nullopt;
  }

 private:
  bool add_clue(std::size_t cell, std::size_t area) {
    std::vector<Rectangle> all;
    if (!for_rectangles(text_, cell, area, [&](const Rectangle& rectangle) {
          all.push_back(rectangle);
          covered_ += rectangle.area();
          return covered_ <= most_covered;
        }))
      return false;
    if (all.empty()) maker_.network.is_impossible = true;
    Choice choice(maker_, all.size());
    if (maker_.network.domains.size() > most_variables) return false;
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

  Maker& maker_;
  const Text& text_;
  std::vector<std::vector<std::pair<Variable, Values>>> covers_;  // by cell: what rectangles cover it
  std::size_t covered_ = 0;
};

std::optional<Error> compile(Maker& maker) { return Compiler(maker).compile(); }

bool is_joined(const Answer& answer, std::size_t cell, unsigned side) {
  return answer[cell] != 0 && ((answer[cell] - 1u) & side) != 0;
}

// By cell, the upper left cell of its rectangle.
std::vector<std::size_t> parts_of(const Text& text, const Answer& answer) {
  std::vector<std::size_t> parts(answer.size(), no_part);
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (answer[cell] == 0) continue;
    parts[cell] = cell;
    if (is_joined(answer, cell, with_upper) && cell >= text.columns) {
      parts[cell] = parts[cell - text.columns];
    } else if (is_joined(answer, cell, with_left) && cell % text.columns > 0) {
      parts[cell] = parts[cell - 1];
    }
  }
  return parts;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<std::size_t> parts = parts_of(text, answer);
  const auto is_clue = clue_lookup(text);
  std::map<std::size_t, Rectangle> bounds;
  std::map<std::size_t, std::size_t> sizes;
  std::map<std::size_t, const Token*> clues;
  for (std::size_t cell = 0; cell < parts.size(); ++cell) {
    const std::size_t row = cell / text.columns, column = cell % text.columns;
    const bool has_left = column > 0 && parts[cell - 1] == parts[cell];
    const bool has_upper = row > 0 && parts[cell - text.columns] == parts[cell];
    if (has_left != is_joined(answer, cell, with_left) || has_upper != is_joined(answer, cell, with_upper))
      return false;
    const auto at = bounds.try_emplace(parts[cell], Rectangle{row, column, row, column}).first;
    at->second = {at->second.top, std::min(at->second.left, column), row, std::max(at->second.right, column)};
    ++sizes[parts[cell]];
    if (is_clue(row, column) && !clues.try_emplace(parts[cell], text.at("cells", cell)).second) return false;
  }
  return std::all_of(sizes.begin(), sizes.end(), [&](const auto& part) {
    const auto clue = clues.find(part.first);
    return bounds.at(part.first).area() == part.second && clue != clues.end() &&
           (clue->second->text == "?" || whole_number(clue->second->text) == part.second);
  });
}

// A rectangle of one cell has no neighbours.
std::optional<unsigned> value_in_part(unsigned neighbours) {
  return ((neighbours & 2) != 0 ? with_left : 0u) | ((neighbours & 1) != 0 ? with_upper : 0u);
}

}  // namespace

const Genre genre = {.id = "shikaku",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'0', '1', '2', '3'>,
                     .parts_of = parts_of,
                     .value_in_part = value_in_part};

}  // namespace quadrille::grid::shikaku
