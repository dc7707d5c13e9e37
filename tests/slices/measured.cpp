#include "tests/slices/measured.hpp"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <new>

#include "tests/core/ask.hpp"
#include "tests/slices/work_done.hpp"

namespace quadrille::test {

namespace {

// A step that costs more than this is not waited for.
constexpr std::int64_t most_waited = 30 * most_over;
constexpr int no_end = 90;

// What the process of a question reports: it is in memory that both processes share.
struct Told {
  std::int64_t over = 0, spent = 0;
  Place watched, worst;  // of the step that is made, and of the one that cost most
};

// Makes a step, and reports what it cost.
template <class Make>
auto tell_step(Told& told, std::int64_t fuel, Make make) {
  told.watched.depth = 0;
  watch(fuel + most_over, told.watched, fuel + most_waited, no_end);
  const std::int64_t before = work_done();
  auto made = make();
  const std::int64_t spent = work_done() - before;
  told.spent += spent;
  if (spent - fuel > told.over) {
    told.over = spent - fuel;
    told.worst = told.watched;
  }
  return made;
}

void ask(const Asked& asked, Told& told) {
  Request request = request_of(asked.question, EngineChoice::automatic, asked.text);
  request.format = asked.format;
  if (asked.question == Question::split) request.parts = 64;
  const auto job = tell_step(told, 0, [&] { return open_job(asked.puzzle, request); });
  bool goes_on = true;
  while (goes_on && told.spent < asked.most_work) {
    goes_on = tell_step(told, fuel_of_step, [&] { return job->step({.work = fuel_of_step}); });
    job->take_records();
  }
  if (!goes_on) return;
  tell_step(told, 0, [&] {
    job->stop();
    return true;
  });
}

std::string text_of(const Place& place) {
  std::string text;
  for (int at = 1; at < place.depth; ++at) {
    std::array<char, 32> address;
    std::snprintf(address.data(), address.size(), "%p ", place.calls[static_cast<std::size_t>(at)]);
    text += address.data();
  }
  return text;
}

}  // namespace

Measured measure(const Asked& asked) {
  void* const shared = mmap(nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return {.over = 0, .spent = 0, .fault = "no memory to share", .place = {}};
  Told& told = *new (shared) Told;
  const pid_t child = fork();
  if (child == 0) {
    ask(asked, told);
    _exit(0);
  }
  int status = 0;
  Measured measured;
  if (child < 0 || waitpid(child, &status, 0) != child) {
    measured.fault = "no process of its own";
  } else if (WIFSIGNALED(status)) {
    measured.fault = "signal " + std::to_string(WTERMSIG(status));
  } else if (WEXITSTATUS(status) != 0) {
    measured.fault = "a step of more than " + std::to_string(most_waited / work_per_ms) + " ms";
    told.worst = told.watched;
  }
  measured.over = told.over;
  measured.spent = told.spent;
  measured.place = text_of(told.worst);
  munmap(shared, sizeof(Told));
  return measured;
}

}  // namespace quadrille::test
