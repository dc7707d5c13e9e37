// Counts the solutions of the empty 8×8 board of queens.
#include <iostream>

#include "core/library/answers.hpp"

int main() {
  quadrille::Answers answers({"count", "queens"}, "8 0 0 0 0 0 0 0 0\n");
  while (answers.next() != quadrille::Found::end) std::cout << answers.answer().count << '\n';
}
