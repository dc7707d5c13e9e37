// The native contestant of the benchmarks, called as its peers are: native <file> <times> <puzzle> <question> <engine> [limit]. Times
// what a batch call does, from text to records, and prints the milliseconds of processor time that once took and the answer.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

#include "core/catalog.hpp"

using namespace quadrille;

namespace {

// Calls `see` with each answer's verdict and count.
template <class See>
void each_answer(const std::string& records, See see) {
  const std::string begin = std::string("A") + field_separator;
  for (std::size_t at = 0; at < records.size(); at = records.find(record_end, at) + 1) {
    if (records.compare(at, begin.size(), begin) != 0) continue;
    const std::size_t verdict = at + begin.size(), count = records.find(field_separator, verdict) + 1;
    see(records.substr(verdict, count - 1 - verdict), records.substr(count, records.find(field_separator, count) - count));
  }
}

std::string answer(Question question, const std::string& records) {
  std::string text;
  if (question == Question::count) {
    each_answer(records, [&text](const std::string&, const std::string& count) { text += (text.empty() ? "" : " ") + count; });
    return text;
  }
  const auto tally = [&](Verdict wanted) {
    std::size_t found = 0;
    each_answer(records, [&](const std::string& verdict, const std::string&) { found += verdict == name(wanted); });
    text += (text.empty() ? "" : "/") + std::to_string(found);
  };
  if (question == Question::solve) {
    tally(Verdict::solved);
  } else {
    tally(Verdict::unique);
    tally(Verdict::multiple);
  }
  tally(Verdict::none);
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 6) return 2;
  std::ifstream file(argv[1]);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const int times = std::atoi(argv[2]);
  const std::string question = argv[4], engine = argv[5];
  Request request;
  request.question = question == "check" ? Question::check : question == "count" ? Question::count : Question::solve;
  request.engine = engine == "dlx" ? EngineChoice::dlx : engine == "bits" ? EngineChoice::bits : EngineChoice::automatic;
  if (argc > 6) request.limits.solutions = std::strtoull(argv[6], nullptr, 10);

  std::string records;
  const std::clock_t begun = std::clock();
  for (int i = 0; i < times; ++i) {
    request.text = text;
    const auto job = find_puzzle(argv[3])->open(request);
    while (job->step(1u << 20)) {
    }
    records = job->take_records();
  }
  const double ms = 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC / times;
  std::printf("%.4f %s\n", ms, answer(request.question, records).c_str());
}
