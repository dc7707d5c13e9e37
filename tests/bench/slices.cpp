// How even slices are: the time that a unit of work takes, by puzzle, question and engine.
//
//   slices <puzzle> <question> <engine> <seconds> <file>…
//
// Works on each file in slices of one millisecond's work (core/search/engine.hpp) until it is answered or `seconds` are
// over. Prints a line for each: the slices; the nanoseconds of processor time a unit, on average; the fastest and the
// slowest of the groups of `together` slices, in the same unit. A group, because one slice is too short to be timed
// well on a busy machine.
#include <time.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "core/catalog.hpp"

using namespace quadrille;

namespace {

constexpr int together = 10;

double seconds_worked() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <std::size_t size>
std::size_t place_of(std::string_view name, const std::string_view (&names)[size]) {
  return static_cast<std::size_t>(std::find(names, names + size, name) - names);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 6) return 2;
  for (int file = 5; file < argc; ++file) {
    std::ifstream in(argv[file]);
    Request request;
    request.text.assign(std::istreambuf_iterator<char>(in), {});
    request.question = static_cast<Question>(place_of(argv[2], question_names));
    request.engine = static_cast<EngineChoice>(place_of(argv[3], engine_choice_names));
    const auto job = find_puzzle(argv[1])->open(request);
    const double start = seconds_worked();
    double least = 1e9, most = 0, now = start;
    int slices = 0;
    for (bool more = true; more && now - start < std::atof(argv[4]);) {
      int done = 0;
      for (; more && done < together; ++done) {
        more = job->step({.work = work_per_ms});
        job->take_records();
      }
      const double before = now;
      now = seconds_worked();
      slices += done;
      if (!more) break;
      const double each = (now - before) / done * 1e9 / work_per_ms;
      least = std::min(least, each);
      most = std::max(most, each);
    }
    const std::string path = argv[file];
    const std::string name = path.substr(path.rfind('/') + 1);
    if (most == 0) {
      std::printf("%-24s %6d slices, too few\n", name.c_str(), slices);
    } else {
      std::printf("%-24s %6d slices  %5.1f ns a unit  %5.1f to %5.1f\n", name.c_str(), slices,
                  (now - start) / slices * 1e9 / work_per_ms, least, most);
    }
  }
}
