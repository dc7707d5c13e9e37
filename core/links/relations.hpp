// The rules of f-puzzles that `iss` has no name for, as relations between the values of two cells (`Pair`, `PairX`) and
// as patterns (`Regex`). Reading makes them; writing (core/puzzles/variant/fpuzzles) recognises them.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace quadrille::links {

/// A relation between the values of two cells, with a name for people.
struct Relation {
  std::string name;
  std::function<bool(int a, int b)> allows;
};

/// The numbers of dots where no value is written.
constexpr int usual_difference = 1, usual_ratio = 2;

/// A white dot.
Relation difference_of(int number);
/// A black dot.
Relation ratio_of(int number);
/// What holds where none of these relations does.
Relation none_of(const std::vector<Relation>& relations);
/// The values of a slow thermometer do not fall from cell to cell.
Relation slow_thermometer();
/// Any two values of a nabner line differ by more than 1.
Relation nabner();
/// With the value v, the cell at place p of its box says that p is at place v of the box. Places are counted from 1.
Relation box_indexer(int from, int to);

/// What a negative constraint forbids to pairs without a dot: the numbers of all dots, each once; that of usual dots
/// when there are none.
std::vector<int> forbidden_numbers(const std::vector<int>& numbers_of_dots, int usual);

/// The pattern of an entropic line: three cells in a row have a low, a middle and a high value. Where the values do not
/// fall into three groups of the same size, the middle group differs.
std::string entropic_pattern(int values, std::size_t length);

}  // namespace quadrille::links
