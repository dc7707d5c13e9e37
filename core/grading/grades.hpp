// Names of ratings. A rating is Sudoku Explainer's ER of the hardest step, in tenths; from 95 on it is an estimate.
//
//     Easy      to 1.5   hidden singles
//     Medium    to 2.9   naked singles, locked candidates and what they show directly
//     Hard      to 4.4   subsets, fish, two strong links, XY- and XYZ-wings
//     Expert    to 7.9   uniqueness, almost locked sets, chains
//     Extreme            forcing chains with several ways
#pragma once

#include <cstddef>
#include <string_view>

namespace quadrille::grading {

constexpr std::string_view grade_names[] = {"Easy", "Medium", "Hard", "Expert", "Extreme"};
/// The highest rating of each.
constexpr unsigned grade_ends[] = {15, 29, 44, 79, ~0U};

constexpr std::string_view grade_of(unsigned rating) {
  std::size_t grade = 0;
  while (rating > grade_ends[grade]) ++grade;
  return grade_names[grade];
}

}  // namespace quadrille::grading
