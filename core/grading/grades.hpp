// Names of ratings. A rating is Sudoku Explainer's ER of the hardest step, in tenths.
//
//     Easy      to 1.5   hidden singles
//     Medium    to 2.9   naked singles, locked candidates and what they show directly
//     Hard      to 4.4   subsets, fish, two strong links, XY- and XYZ-wings
//     Expert    to 7.9   uniqueness, almost locked sets, chains
//     Extreme            forcing chains with several ways
#pragma once

#include <string_view>

namespace quadrille::grading {

constexpr std::string_view grade_of(unsigned rating) {
  if (rating <= 15) return "Easy";
  if (rating <= 29) return "Medium";
  if (rating <= 44) return "Hard";
  return rating <= 79 ? "Expert" : "Extreme";
}

}  // namespace quadrille::grading
