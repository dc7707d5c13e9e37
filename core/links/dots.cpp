// The marks between neighbours in the JSON of f-puzzles: `difference` (white dots, 1 where no value is written),
// `ratio` (black dots, 2), `xv`, and their negative constraints, which say that a pair without a mark has none of
// these relations. `nonconsecutive` is the negative constraint of the difference 1. A dot of either colour exempts its
// pair from both negative constraints of dots (dclamage/SudokuSolver, Constraints/OrthogonalValueConstraint.cs).
// `iss` has such constraints for the usual dots only; for others each pair without a mark gets a relation.
#include <algorithm>

#include "core/links/builder.hpp"

namespace quadrille::links {

namespace {

struct Dot {
  Cells pair;
  int number;
};
using Dots = std::vector<Dot>;
using Numbers = std::vector<int>;

struct Marked {
  Cells pair;
  Value value;
};

std::vector<Marked> pairs_of(Builder& builder, Value entries, std::string_view rule) {
  std::vector<Marked> marked;
  if (is_empty(entries)) return marked;
  for (const Value entry : builder.list(entries, rule)) {
    const Value mark = builder.object(entry, rule), cells = member(mark, "cells");
    const Cells pair = builder.cells_in(cells, rule);
    const Cells around = pair.size() == 2 ? builder.neighbours(pair[0]) : Cells();
    if (pair.size() == 2 && std::find(around.begin(), around.end(), pair[1]) != around.end()) {
      marked.push_back({pair, member(mark, "value")});
    } else {
      builder.refuse(the_rule(rule) + " has " + quoted(cells) + ", which are not two neighbours");
    }
  }
  return marked;
}

Dots dots_of(Builder& builder, Value entries, std::string_view rule, int usual) {
  Dots dots;
  for (const Marked& mark : pairs_of(builder, entries, rule)) {
    const auto number = is_empty(mark.value) ? std::optional(usual) : whole_in(mark.value, 0, 99);
    if (!number) builder.refuse(the_rule(rule) + " has " + quoted(mark.value) + " where a number must be");
    dots.push_back({mark.pair, number.value_or(usual)});
  }
  return dots;
}

// What the negative constraint of these dots forbids.
Numbers forbidden(const Dots& dots, int usual) {
  Numbers numbers;
  for (const Dot& dot : dots) numbers.push_back(dot.number);
  return forbidden_numbers(numbers, usual);
}

bool are_usual(const Dots& dots, int usual) {
  return std::all_of(dots.begin(), dots.end(), [usual](const Dot& dot) { return dot.number == usual; });
}

std::vector<Cells> pairs_without(const Builder& builder, const std::vector<Cells>& marked) {
  std::vector<Cells> free;
  for (int cell = 0; cell < builder.cells(); ++cell)
    for (const int other : builder.neighbours(cell)) {
      const auto is_this = [=](const Cells& pair) {
        return std::min(pair[0], pair[1]) == cell && std::max(pair[0], pair[1]) == other;
      };
      if (other > cell && std::none_of(marked.begin(), marked.end(), is_this)) free.push_back({cell, other});
    }
  return free;
}

void add_dots(Builder& builder, const Dots& dots, int usual, std::string_view kind, Relation (*of)(int)) {
  for (const Dot& dot : dots) {
    if (dot.number == usual) {
      builder.add_cells(kind, dot.pair);
    } else {
      builder.add_relation(of(dot.number), {dot.pair});
    }
  }
}

void add_romans(Builder& builder, Value entries) {
  for (const Marked& mark : pairs_of(builder, entries, "xv")) {
    if (is_empty(mark.value)) continue;  // f-puzzles draws it, and it states nothing
    const std::string roman = text_in(mark.value);
    if (roman == "X" || roman == "x") {
      builder.add_cells("X", mark.pair);
    } else if (roman == "V" || roman == "v") {
      builder.add_cells("V", mark.pair);
    } else {
      builder.refuse(the_rule("xv") + " has " + quoted(mark.value) + ", which is neither \"X\" nor \"V\"");
    }
  }
}

// What pairs without a mark must not have.
void add_none(Builder& builder, const Numbers& numbers, Relation (*of)(int), const std::vector<Cells>& free) {
  std::vector<Relation> relations;
  for (const int number : numbers) relations.push_back(of(number));
  if (!relations.empty()) builder.add_relation(none_of(relations), free);
}

}  // namespace

void read_dots(Builder& builder, Value puzzle) {
  const Value negative = member(puzzle, "negative");
  bool no_ratio = false, no_difference = false, no_roman = false;
  for (const Value rule : is_empty(negative) ? std::vector<Value>() : builder.list(negative, "negative")) {
    const std::string name = is_text(rule) ? rule->text : std::string();
    if (name != "ratio" && name != "xv" && name != "difference")
      builder.refuse(the_rule("negative") + " has " + quoted(rule) + ", which is not known");
    no_ratio |= name == "ratio", no_difference |= name == "difference", no_roman |= name == "xv";
  }
  const Dots differences = dots_of(builder, member(puzzle, "difference"), "difference", usual_difference);
  const Dots ratios = dots_of(builder, member(puzzle, "ratio"), "ratio", usual_ratio);
  add_dots(builder, differences, usual_difference, "WhiteDot", difference_of);
  add_dots(builder, ratios, usual_ratio, "BlackDot", ratio_of);
  add_romans(builder, member(puzzle, "xv"));
  if (no_roman) builder.add("StrictXV");

  std::vector<Cells> marked;
  for (const Dots& dots : {differences, ratios})
    for (const Dot& dot : dots) marked.push_back(dot.pair);
  Numbers no_differences, no_ratios;
  if (builder.flag(member(puzzle, "nonconsecutive"), the_rule("nonconsecutive"))) no_differences.push_back(1);
  if (no_difference)
    for (const int number : forbidden(differences, 1))
      if (std::find(no_differences.begin(), no_differences.end(), number) == no_differences.end())
        no_differences.push_back(number);
  if (no_ratio) no_ratios = forbidden(ratios, 2);
  if (no_differences.empty() && no_ratios.empty()) return;
  const bool is_kropki = no_differences == Numbers{1} && no_ratios == Numbers{2};
  if (is_kropki && are_usual(differences, 1) && are_usual(ratios, 2)) return builder.add("StrictKropki");
  const std::vector<Cells> free = pairs_without(builder, marked);
  if (marked.empty() && no_differences == Numbers{1}) {
    builder.add("AntiConsecutive");
  } else {
    add_none(builder, no_differences, difference_of, free);
  }
  add_none(builder, no_ratios, ratio_of, free);
}

}  // namespace quadrille::links
