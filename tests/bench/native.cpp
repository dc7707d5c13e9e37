// The native contestant of the benchmarks, called as its peers are:
//
//   native <file> <times> <puzzle> <question> <engine> [limit [seconds]]
//
// Times a batch call from text to answers. Prints the milliseconds of processor time for the whole file, and the
// answer, which is `stopped` after `seconds` of processor time. A limit of 0 is no limit.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>

#include "core/catalog.hpp"

using namespace quadrille;

namespace {

// The number at `at`, which is moved to the number's end.
std::size_t number(std::string_view records, std::size_t& at) {
  std::size_t number = 0;
  for (; records[at] != ' '; ++at) number = 10 * number + static_cast<std::size_t>(records[at] - '0');
  ++at;
  return number;
}

std::string_view text(std::string_view records, std::size_t& at) {
  const std::size_t size = number(records, at);
  at += size;
  return records.substr(at - size, size);
}

// Calls `see` with each answer's verdict and count (core/job/records.hpp).
template <class See>
void each_answer(std::string_view records, See see) {
  for (std::size_t at = 0; at < records.size();) {
    const char letter = records[at++];
    if (letter == 'S' || letter == 'N') {
      text(records, at);
      continue;
    }
    if (letter != 'A') {
      std::fputs("native: a puzzle of the file cannot be read\n", stderr);
      std::exit(1);
    }
    const auto verdict = static_cast<Verdict>(number(records, at));
    for (int passed_over = 0; passed_over < 4; ++passed_over) number(records, at);
    see(verdict, text(records, at));
  }
}

// The sum of all answers, in the format of contestants.js.
class Tally {
 public:
  explicit Tally(Question question) : question_(question) {}

  void add(std::string_view records) {
    each_answer(records, [this](Verdict verdict, std::string_view count) {
      ++of_[static_cast<std::size_t>(verdict)];
      if (question_ != Question::count) return;
      counts_ += counts_.empty() ? "" : " ";
      counts_ += count;
    });
  }

  std::string told() const {
    if (question_ == Question::count) return counts_;
    const auto of = [this](Verdict verdict) { return std::to_string(of_[static_cast<std::size_t>(verdict)]); };
    if (question_ == Question::steps) return of(Verdict::solved);
    if (question_ == Question::generate) return of(Verdict::found);
    return (question_ == Question::solve ? of(Verdict::solved) : of(Verdict::unique) + '/' + of(Verdict::multiple)) +
           '/' + of(Verdict::none);
  }

 private:
  Question question_;
  std::array<std::size_t, 9> of_ = {};  // by verdict
  std::string counts_;
};

double seconds_worked() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::string answer(std::string_view puzzle, const Request& request, double seconds) {
  const double end = seconds_worked() + seconds;
  const auto job = find_puzzle(puzzle)->open(request);
  Tally tally(request.question);
  while (job->step({.work = work_per_ms})) {
    tally.add(job->take_records());  // in every slice: the records of a whole text would not fit into caches
    if (seconds_worked() >= end) return "stopped";
  }
  tally.add(job->take_records());
  return tally.told();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 6) return 2;
  std::ifstream file(argv[1]);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const int times = std::atoi(argv[2]);
  const std::string question = argv[4], engine = argv[5];
  Request request;
  const auto named = std::find(std::begin(question_names), std::end(question_names), question);
  if (named == std::end(question_names)) return 2;
  request.question = static_cast<Question>(named - std::begin(question_names));
  request.engine = engine == "dlx"    ? EngineChoice::dlx
                   : engine == "bits" ? EngineChoice::bits
                                      : EngineChoice::automatic;
  const std::uint64_t limit = argc > 6 ? std::strtoull(argv[6], nullptr, 10) : 0;
  if (limit > 0) request.limits.solutions = limit;
  const double seconds = argc > 7 ? std::atof(argv[7]) : std::numeric_limits<double>::infinity();
  request.up_to_symmetry = argc > 8;

  std::string last;
  const double begun = seconds_worked();
  for (int i = 0; i < times; ++i) {
    request.text = text;
    last = answer(argv[3], request, seconds);
  }
  std::printf("%.4f %s\n", 1000 * (seconds_worked() - begun) / times, last.c_str());
}
