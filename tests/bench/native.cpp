// The native contestant of the benchmarks: native <puzzle> <question> <engine>, puzzles on standard input. Times what a batch call
// does, from text to records, and prints it with a tally of the verdicts as JSON.
#include <chrono>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>

#include "core/catalog.hpp"

int main(int argc, char** argv) {
  using namespace quadrille;
  if (argc != 4) return 2;
  const std::string question = argv[2], engine = argv[3];
  Request request;
  request.question = question == "check" ? Question::check : question == "count" ? Question::count : Question::solve;
  request.engine = engine == "dlx" ? EngineChoice::dlx : engine == "bits" ? EngineChoice::bits : EngineChoice::automatic;
  request.text = std::string(std::istreambuf_iterator<char>(std::cin), {});

  const auto begun = std::chrono::steady_clock::now();
  const auto job = find_puzzle(argv[1])->open(std::move(request));
  while (job->step(1u << 20)) {
  }
  const std::string records = job->take_records();
  const std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - begun;

  const auto tally = [&records](Verdict verdict) {
    const std::string answer = std::string("A") + field_separator + std::string(name(verdict)) + field_separator;
    long count = 0;
    for (std::size_t at = 0; (at = records.find(answer, at)) != std::string::npos; ++at) ++count;
    return count;
  };
  std::printf("{\"ms\": %.3f, \"solved\": %ld, \"unique\": %ld, \"multiple\": %ld, \"none\": %ld, \"counts\": [", ms.count(),
              tally(Verdict::solved), tally(Verdict::unique), tally(Verdict::multiple), tally(Verdict::none));
  const std::string counted = std::string("A") + field_separator + std::string(name(Verdict::counted)) + field_separator;
  const char* between = "";
  for (std::size_t at = 0; (at = records.find(counted, at)) != std::string::npos;) {
    at += counted.size();
    std::printf("%s\"%s\"", between, records.substr(at, records.find(field_separator, at) - at).c_str());
    between = ", ";
  }
  std::printf("]}\n");
}
