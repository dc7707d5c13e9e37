// How even slices are: the processor time that a unit of work takes (core/search/engine.hpp), for every engine,
// question and problem. Not run with the other tests, because it measures time:
//
//     quadrille_tests "[.slices]"
//     QUADRILLE_DATA=<folder> quadrille_tests "[.slices]"     problems of another folder with folders cover, sudoku, …
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace slices_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// A single slice is too short to be timed well on a busy machine.
constexpr int slices_together = 10;

struct Group {
  std::string name;
  double seconds = 0;
};

double seconds_worked() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Groups of slices, of one millisecond's work each, of one question about one file; for at most `seconds`.
std::vector<Group> measure(const std::string& puzzle, const std::string& path, Question question, EngineChoice engine,
                           double seconds) {
  std::vector<Group> groups;
  const auto job = open_job(puzzle, request_of(question, engine, read_file(path)));
  const double start = seconds_worked();
  for (double now = start; now - start < seconds;) {
    for (int slice = 0; slice < slices_together; ++slice) {
      if (!job->step({.work = work_per_ms})) return groups;
      job->take_records();
    }
    const double before = now;
    now = seconds_worked();
    groups.push_back({puzzle + ' ' + path + ' ' + std::string(name(engine)), now - before});
  }
  return groups;
}

}  // namespace

TEST_CASE("slices of equal work take about equal time", "[.slices]") {
  const char* const folder = std::getenv("QUADRILLE_DATA");
  const std::string data = folder == nullptr ? "tests/data" : folder;
  std::vector<Group> groups;
  for (const char* const puzzle : {"sudoku", "variant", "kakuro", "queens", "tiling", "cover"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(data + '/' + puzzle)) {
      if (!entry.is_regular_file() || entry.path().extension() == ".tsv" ||
          entry.path().string().find("answers") != std::string::npos)
        continue;
      for (const EngineChoice engine : {EngineChoice::automatic, EngineChoice::dlx, EngineChoice::bits}) {
        for (const Question question : {Question::check, Question::count}) {
          const auto more = measure(puzzle, entry.path().string(), question, engine, 0.3);
          groups.insert(groups.end(), more.begin(), more.end());
        }
      }
    }
  }
  REQUIRE(groups.size() > 20);
  double sum = 0;
  for (const Group& group : groups) sum += group.seconds;
  const double average = sum / static_cast<double>(groups.size());
  std::size_t uneven = 0;
  for (const auto& [name, seconds] : groups) {
    const double ratio = seconds / average;
    if (ratio >= 0.3 && ratio <= 3) continue;
    ++uneven;
    UNSCOPED_INFO(name << ": " << ratio << " times the average");
  }
  WARN("a unit of work takes " << average / slices_together / work_per_ms * 1e9 << " ns on average, in "
                               << groups.size() << " groups of slices");
  CHECK(uneven == 0);
}

}  // namespace slices_test
