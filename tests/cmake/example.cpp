// Counts the solutions of the empty 8×8 board of queens. Records are described in core/job/records.hpp.
#include <iostream>

#include "core/catalog.hpp"

int main() {
  quadrille::Request request;
  request.question = quadrille::Question::count;
  request.text = "8 0 0 0 0 0 0 0 0\n";
  const auto job = quadrille::find_puzzle("queens")->open(request);
  while (job->step({.work = quadrille::work_per_ms})) continue;
  std::cout << job->take_records() << '\n';
}
