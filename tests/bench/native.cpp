// The native contestant of the benchmarks, called as its peers are: native <file> <times> <puzzle> <question> <engine> [limit]. Times
// what a batch call does, from text to answers, and prints the milliseconds of processor time that once took and the answer.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

#include "core/catalog.hpp"

using namespace quadrille;

namespace {

// The number at `at`, which is moved behind it.
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

// Calls `see` with each answer's verdict and count (core/search/records.hpp).
template <class See>
void each_answer(std::string_view records, See see) {
  for (std::size_t at = 0; at < records.size();) {
    if (records[at++] == 'S') {
      text(records, at);
      continue;
    }
    const auto verdict = static_cast<Verdict>(number(records, at));
    for (int passed_over = 0; passed_over < 4; ++passed_over) number(records, at);
    see(verdict, text(records, at));
  }
}

// What answers come to, in the words of contestants.js.
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
    return (question_ == Question::solve ? of(Verdict::solved) : of(Verdict::unique) + '/' + of(Verdict::multiple)) + '/' +
           of(Verdict::none);
  }

 private:
  Question question_;
  std::array<std::size_t, 9> of_ = {};  // by verdict
  std::string counts_;
};

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

  std::string answer;
  const std::clock_t begun = std::clock();
  for (int i = 0; i < times; ++i) {
    request.text = text;
    const auto job = find_puzzle(argv[3])->open(request);
    Tally tally(request.question);
    while (job->step(1u << 10)) tally.add(job->take_records());  // as they come: a whole text's would be more than caches hold
    tally.add(job->take_records());
    answer = tally.told();
  }
  const double ms = 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC / times;
  std::printf("%.4f %s\n", ms, answer.c_str());
}
