// What is drawn on a board without a rule: figures, which are kept as lines behind `#~`, and the words that say how
// much is drawn (web/variant/model/figure-lines.js reads the lines, for the page).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/links/payload.hpp"

namespace quadrille::links {

/// In cells, from the upper left corner of the board.
struct Point {
  double x, y;
};

struct Figure {
  std::string_view kind;             ///< line, arrow, box, round, text or cage; an arrow has its head at the end
  std::vector<std::string> colours;  ///< as `colour_of` makes them; a box and a round have one inside and one around
  std::vector<double> sizes;         ///< the width of a line, the width and height of a box, the height of letters
  std::vector<Point> points;         ///< of a line in its order; else the middle, or the cells of a cage
  double angle = 0;                  ///< clockwise, in degrees
  std::string text = {};
};

/// The line of a figure; empty when it cannot be drawn.
std::string line_of(const Figure& figure);
/// The figure of a line, whose `kind` is a part of the line; none where the line is not one of a figure.
std::optional<Figure> figure_in(std::string_view line);

/// With two digits after the point at most.
std::string short_number(double number);

/// A colour of CSS as figures have it: `#rrggbb`, `#rrggbbaa` or `none`; `usual` where the link names none that is
/// known. An opacity counts from 0 to 1.
std::string colour_of(Value value, std::string_view usual = "#808080", std::optional<double> opacity = {});

/// A number that is not 0.
double number_or(Value value, double usual);

class Builder;

/// How many of each kind are drawn, by the word for one of them, and what is written on them.
class Drawn {
 public:
  void add(std::string_view kind, std::size_t more);
  void add_label(std::string_view text);
  /// `2 symbols, 1 line`, in the order of the first of each; empty if there is nothing.
  std::string counts() const;
  /// Says it in words, if there is something.
  void say(Builder& builder) const;

 private:
  std::vector<std::pair<std::string, std::size_t>> counts_;
  std::vector<std::string> labels_;
};

}  // namespace quadrille::links
