#include "core/grading/rating_wish.hpp"

#include <algorithm>
#include <iterator>
#include <span>

#include "core/grading/grades.hpp"
#include "core/text/text.hpp"

namespace quadrille::grading {

namespace {

// A rating such as 3.4 or 3, in tenths; none if `text` is anything else.
std::optional<std::uint32_t> read_rating(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const auto ones = whole_number(text.substr(0, point));
  const auto tenths = point == text.size() ? std::optional<std::uint64_t>(0) : whole_number(text.substr(point + 1));
  if (!ones || !tenths || *ones > 20 || *tenths > 9 || text.size() > point + 2) return std::nullopt;
  return static_cast<std::uint32_t>(10 * *ones + *tenths);
}

}  // namespace

Refusal RatingWish::read(std::string_view value) {
  if (const std::size_t place = place_of(value, grade_names); place < std::size(grade_names)) {
    lowest_ = place == 0 ? 1 : grade_ends[place - 1] + 1;
    highest_ = grade_ends[place];
    return std::nullopt;
  }
  const std::size_t dash = std::min(value.find('-'), value.size());
  const auto lowest = read_rating(value.substr(0, dash));
  const auto highest = dash == value.size() ? lowest : read_rating(value.substr(dash + 1));
  if (!lowest || !highest || *lowest > *highest || *highest == 0)
    return none_of(value, grade_names) + ", nor a range of ratings such as 3.0-4.4";
  lowest_ = std::max(1U, *lowest);
  highest_ = *highest;
  return std::nullopt;
}

void RatingWish::measure(const sudoku::Board& board) {
  path_ = std::make_unique<steps::Path>(steps_.layout_of(board), true);
  path_->begin(std::span(board.cells).first(board.size()));
  rating_ = 0;
}

std::optional<unsigned> RatingWish::advance(Fuel& fuel) {
  while (!fuel.is_spent()) {
    const auto look = path_->look(fuel.work);
    if (look == steps::Path::Look::open) break;
    if (look == steps::Path::Look::none) return path_->is_solved() ? rating_ : unsolved;
    rating_ = std::max(rating_, path_->step().rating);
    if (rating_ > highest_) return rating_;
  }
  return std::nullopt;
}

}  // namespace quadrille::grading
