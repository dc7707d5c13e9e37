// How evenly a puzzle's count is split, and what that means on many machines. Called by part_sizes.js:
//
//   part_sizes <puzzle> <file> <engine> <hours> <parts>...
//
// Splits the puzzle as often as numbers of parts are given, counts every part, and measures its work (Fuel, the same on
// every machine). Prints for each split a line of Markdown: the sizes as multiples of the mean, then the speed-up on
// each of `workers`. For that the sizes are scaled so that all parts together take `hours` hours of one processor, as a
// count does that is worth a cluster; a part takes `start_ms` more, the start of a process. A worker without work takes
// the next part of the list (list scheduling, Graham 1966). In brackets: the speed-up if the largest parts, as the
// split expects them, come first.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <numeric>
#include <queue>
#include <string>
#include <string_view>
#include <vector>

#include "core/insight/split.hpp"
#include "core/job/make_task.hpp"
#include "core/job/puzzle.hpp"
#include "core/puzzles/cover/cover.hpp"
#include "core/puzzles/kakuro/kakuro.hpp"
#include "core/puzzles/queens/queens.hpp"
#include "core/puzzles/sudoku/sudoku.hpp"

using namespace quadrille;

namespace {

constexpr double start_ms = 20;
constexpr std::size_t workers[] = {100, 1000, 10000};

struct Sized {
  Part part;
  double share = 0;  ///< as the split expects it
  double work = 0;   ///< of the search, in units
};

void fail(const std::string& why) {
  std::fprintf(stderr, "part_sizes: %s\n", why.c_str());
  std::exit(1);
}

template <class Puzzle>
class Counted {
 public:
  Counted(const std::string& text, EngineChoice engine)
      : text_(text), puzzle_(*notation_of<Puzzle>(text_, true), *notation_of<Puzzle>(text_, true), false, false) {
    request_.question = Question::count;
    request_.engine = engine;
    Cursor cursor(text_, true, 1, 0);
    Error error;
    if (puzzle_.read(cursor, AnyPuzzle::Slot::at_hand, error) != Read::puzzle)
      fail("no puzzle: " + error.message.text());
    if (const auto refused = puzzle_.write_form(true, form_)) fail(refused->message.text());
  }

  std::vector<Sized> split(std::size_t parts) {
    Split split;
    split.open({.puzzle = cover::fingerprint(form_), .levels = {}, .engine = {}, .path = {}}, parts, form_);
    Fuel fuel;
    split.advance(fuel);
    std::vector<Sized> sized;
    split.for_parts([&](const Part& part, double share) { sized.push_back({part, share}); });
    for (Sized& each : sized) each.work = work_of(each.part);
    return sized;
  }

  /// Without opening the engine, which pays for itself first: it is a part of the start.
  double work_of(const Part& part) {
    if (const auto refused = puzzle_.narrow_to(part)) fail(refused->message.text());
    Records records;
    const auto task = make_task(request_, puzzle_, records);
    if (const auto refused = task->begin()) fail(refused->message.text());
    double work = 0;
    for (Fuel fuel = {.work = 1}; task->search() != nullptr; fuel = {}) {
      const bool opens = fuel.work == 1;
      const std::int64_t before = fuel.work;
      task->advance(fuel);
      if (!opens || task->search() == nullptr) work += static_cast<double>(before - fuel.work);
    }
    return work;
  }

 private:
  std::string text_;
  PuzzleOf<Puzzle> puzzle_;
  cover::BoardForm form_;
  Request request_;
};

/// When the last of `count` workers is done, if the first without work takes the next part.
double makespan(const std::vector<Sized>& parts, std::size_t count, double ms_a_unit) {
  std::priority_queue<double, std::vector<double>, std::greater<>> free{{}, std::vector<double>(count)};
  double end = 0;
  for (const Sized& each : parts) {
    const double done = free.top() + start_ms + each.work * ms_a_unit;
    free.pop();
    free.push(done);
    end = std::max(end, done);
  }
  return end;
}

template <class Puzzle>
int print(const std::string& text, EngineChoice engine, double hours, const std::vector<std::size_t>& numbers) {
  Counted<Puzzle> counted(text, engine);
  for (const std::size_t number : numbers) {
    std::vector<Sized> parts = counted.split(number);
    std::vector<double> sizes;
    for (const Sized& each : parts) sizes.push_back(each.work);
    std::sort(sizes.begin(), sizes.end());
    const double sum = std::accumulate(sizes.begin(), sizes.end(), 0.0);
    const double count = static_cast<double>(sizes.size());
    const auto quantile = [&](double q) { return sizes[static_cast<std::size_t>(q * (count - 1))] * count / sum; };
    std::printf("| %zu | %.2f | %.2f | %.1f | %.1f | %.1f", sizes.size(), sum / work_per_ms / 1000, quantile(0.5),
                quantile(0.9), quantile(0.99), quantile(1));
    const double ms = hours * 3600e3;
    std::vector<Sized> largest_first = parts;
    std::stable_sort(largest_first.begin(), largest_first.end(),
                     [](const Sized& one, const Sized& other) { return one.share > other.share; });
    for (const std::size_t machines : workers) {
      std::printf(" | %.0f (%.0f)", ms / makespan(parts, machines, ms / sum),
                  ms / makespan(largest_first, machines, ms / sum));
    }
    std::puts(" |");
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 6) {
    fail("usage: part_sizes <puzzle> <file> <engine> <hours> <parts>...");
  }
  const std::string_view puzzle = argv[1], engine_name = argv[3];
  std::ifstream file(argv[2]);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EngineChoice engine = EngineChoice::automatic;
  for (const EngineChoice each : {EngineChoice::dlx, EngineChoice::bits}) {
    if (name(each) == engine_name) engine = each;
  }
  const double hours = std::atof(argv[4]);
  std::vector<std::size_t> numbers;
  for (int i = 5; i < argc; ++i) numbers.push_back(static_cast<std::size_t>(std::atoi(argv[i])));
  if (puzzle == Cover::id) return print<Cover>(text, engine, hours, numbers);
  if (puzzle == Kakuro::id) return print<Kakuro>(text, engine, hours, numbers);
  if (puzzle == Queens::id) return print<Queens>(text, engine, hours, numbers);
  if (puzzle == Sudoku::id) return print<Sudoku>(text, engine, hours, numbers);
  fail("there is no puzzle " + std::string(puzzle));
}
