// The value that the plain search of Sudoku variants fails with most often.
#include "core/network/plain/value_focus.hpp"

#include "tests/core/catch.hpp"

namespace network_value_focus_test {

using quadrille::network::ValueFocus;
using quadrille::network::Values;

namespace {

constexpr Values one = 1, two = 2, three = 4;

// Tries the value so often, and fails with it at that share of the trials.
void try_often(ValueFocus& focus, Values value, unsigned trials, unsigned failures, double weight = 1) {
  for (unsigned i = 0; i < trials; ++i) focus.note_trial(value, weight);
  for (unsigned i = 0; i < failures; ++i) focus.note_failure(value, weight);
}

ValueFocus make_focus(bool has_focus = true) {
  ValueFocus focus;
  focus.open(has_focus);
  return focus;
}

// A network for which only the focus is chosen again.
void fail_otherwise(ValueFocus& focus, double weight = 1) {
  for (unsigned i = 0; i < ValueFocus::interval; ++i) focus.note_failure(0, weight);
}

}  // namespace

TEST_CASE("the focus is the value of which the largest share of trials fails") {
  ValueFocus focus = make_focus();
  try_often(focus, one, 1000, 500);
  try_often(focus, two, 600, 400);
  try_often(focus, three, 700, 350);
  fail_otherwise(focus);
  CHECK(focus.bonus(two) > 0);
  CHECK(focus.bonus(two | three) == focus.bonus(two));
  CHECK(focus.bonus(one | three) == 0);
}

TEST_CASE("a value that was hardly tried is no focus") {
  ValueFocus focus = make_focus();
  const auto few = static_cast<unsigned>(ValueFocus::least_trials) - 1;
  try_often(focus, one, few, few);
  fail_otherwise(focus);
  CHECK(focus.bonus(one) == 0);
  focus.note_trial(one, 1);
  fail_otherwise(focus);
  CHECK(focus.bonus(one) > 0);
}

TEST_CASE("what was long ago counts less for the focus") {
  ValueFocus focus = make_focus();
  try_often(focus, one, 1000, 900);
  try_often(focus, one, 1000, 100, 100);
  try_often(focus, two, 1000, 500, 100);
  fail_otherwise(focus, 100);
  CHECK(focus.bonus(two) > 0);
  CHECK(focus.bonus(one) == 0);
}

TEST_CASE("dividing all weights divides the bonus and keeps the focus") {
  ValueFocus focus = make_focus();
  try_often(focus, two, 1024, 512);
  fail_otherwise(focus);
  const double before = focus.bonus(two);
  focus.divide(2);
  CHECK(focus.bonus(two) == before / 2);
  fail_otherwise(focus, 0.5);
  CHECK(focus.bonus(two) == before / 2);
}

TEST_CASE("there is no focus where none is wanted") {
  ValueFocus focus = make_focus(false);
  try_often(focus, one, 2000, 1999);
  fail_otherwise(focus);
  CHECK(focus.bonus(one) == 0);
}

}  // namespace network_value_focus_test
