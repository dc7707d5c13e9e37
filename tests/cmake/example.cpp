// What a C++ program asks: counts, lists with a limit, many texts on threads, and what is wrong with a text.
#include <atomic>
#include <iostream>
#include <quadrille/quadrille.hpp>
#include <string>
#include <vector>

namespace {

void print(const quadrille::Result& result) {
  if (result.error) {
    const quadrille::Error& error = *result.error;
    std::cout << error.code << ' ' << error.line << ':' << error.column << ' ' << error.message << '\n';
    return;
  }
  for (const std::string& found : result.found) std::cout << found << '\n';
  std::cout << result.verdict << ' ' << result.count << '\n';
}

std::string empty_queens(int size) {
  std::string text = std::to_string(size);
  for (int row = 0; row < size; ++row) text += " 0";
  return text;
}

}  // namespace

int main() {
  print(quadrille::count("queens", empty_queens(8)));

  quadrille::Options few;
  few.limit = 3;
  print(quadrille::ask("list", "queens", empty_queens(6), few));

  int taken = 0;
  const auto take_two = [&taken](std::string_view) { return ++taken < 2; };
  std::cout << quadrille::each("list", "queens", empty_queens(8), take_two).verdict << ' ' << taken << '\n';

  quadrille::Options crew;
  crew.threads = 3;
  std::vector<std::string> texts;
  for (int size = 4; size < 10; ++size) texts.push_back(empty_queens(size));
  texts.push_back("no board");
  for (const quadrille::Result& result : quadrille::batch("count", "queens", texts, crew))
    std::cout << (result.error ? result.error->code : result.count) << ' ';
  std::cout << '\n';

  quadrille::Options brief;
  brief.seconds = 0;
  print(quadrille::count("queens", empty_queens(25), brief));
  const std::atomic<bool> stop = true;
  quadrille::Options stopped;
  stopped.stop = &stop;
  print(quadrille::count("queens", empty_queens(25), stopped));

  quadrille::Options why;
  why.words = {"--cell", "r1c1"};
  print(quadrille::ask("why", "sudoku", "12x4", why));
  print(quadrille::solve("sudoko", "1234"));
  std::cout << quadrille::version() << '\n';
}
