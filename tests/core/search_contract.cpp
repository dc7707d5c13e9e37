#include "tests/core/search_contract.hpp"

#include <algorithm>
#include <array>

namespace quadrille {

std::ostream& operator<<(std::ostream& out, const Stats& stats) {
  return out << stats.nodes << " nodes, " << stats.dead_ends << " dead ends, " << stats.solutions
             << " solutions, depth " << stats.depth;
}

}  // namespace quadrille

namespace quadrille::test {

namespace {

constexpr Question questions[] = {Question::solve, Question::check, Question::count, Question::list,
                                  Question::candidates};
constexpr std::string_view question_names[] = {"solve", "check", "count", "list", "candidates"};

std::string_view name_of(Question question) { return question_names[static_cast<std::size_t>(question)]; }

bool is_front(const std::vector<std::string>& front, const std::vector<std::string>& whole) {
  return front.size() <= whole.size() && std::equal(front.begin(), front.end(), whole.begin());
}

// The number of solutions after which a question is answered.
std::uint64_t settling(Question question) {
  if (question == Question::solve) return 1;
  if (question == Question::check) return 2;
  return unlimited_fuel;
}

// Checks a stopped search: it found the first of all solutions, and claims nothing more.
void require_stopped(Question question, const Answered& given_up, const Answered& whole) {
  REQUIRE(given_up.kind == 'A');
  REQUIRE(given_up.verdict == "stopped");
  REQUIRE(given_up.engine == whole.engine);
  REQUIRE(given_up.nodes <= whole.nodes);
  REQUIRE(given_up.count <= whole.count);
  REQUIRE(given_up.dead_ends <= whole.dead_ends);
  REQUIRE(given_up.depth <= whole.depth);
  if (question != Question::candidates) REQUIRE(is_front(given_up.solutions, whole.solutions));
}

void hold_to_solution_limit(std::string_view puzzle, Request request, std::vector<Answered> whole) {
  if (request.question == Question::count) {
    // An engine with a limit of solutions must visit each solution, others need not: the statistics may differ.
    request.limits.solutions = unlimited_fuel - 1;
    const auto meets_each = ask(puzzle, request);
    REQUIRE(meets_each.size() == whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i)
      REQUIRE((meets_each[i].verdict == whole[i].verdict && meets_each[i].count == whole[i].count));
    whole = meets_each;
  }
  for (const std::uint64_t limit : std::array<std::uint64_t, 4>{0, 1, 2, 5}) {
    INFO("at most " << limit << " solutions");
    request.limits = {};
    request.limits.solutions = limit;
    const auto limited = ask(puzzle, request);
    REQUIRE(limited.size() == whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (whole[i].kind != 'A' || whole[i].count < limit || limit >= settling(request.question)) {
        REQUIRE(limited[i] == whole[i]);
      } else {
        require_stopped(request.question, limited[i], whole[i]);
        REQUIRE(limited[i].count == limit);
      }
    }
  }
}

void hold_to_node_limit(std::string_view puzzle, Request request, const std::vector<Answered>& whole) {
  for (const std::uint64_t limit : std::array<std::uint64_t, 4>{0, 1, 2, 20}) {
    INFO("at most " << limit << " nodes");
    request.limits = {};
    request.limits.nodes = limit;
    const auto limited = ask(puzzle, request);
    REQUIRE(limited == ask(puzzle, request, {.nodes = 1}));
    REQUIRE(limited.size() == whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (whole[i].kind != 'A' || whole[i].nodes <= limit) {
        REQUIRE(limited[i] == whole[i]);
      } else {
        require_stopped(request.question, limited[i], whole[i]);
        REQUIRE(limited[i].nodes == limit);
      }
    }
  }
}

// Stops after `steps` nodes.
void hold_to_stop(std::string_view puzzle, const Request& request, std::uint64_t steps,
                  const std::vector<Answered>& whole) {
  INFO("stopped after " << steps << " steps");
  const auto job = open_job(puzzle, request);
  const bool more = job->step({.nodes = steps});
  const std::uint64_t present = job->progress().puzzles;
  job->stop();
  job->stop();  // a second stop has no effect
  while (job->step({.nodes = 1000})) {
  }
  const auto stopped = parse_records(job->take_records());
  REQUIRE(stopped.size() == whole.size());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (more && i == present && stopped[i] != whole[i]) {
      require_stopped(request.question, stopped[i], whole[i]);
    } else {
      REQUIRE(stopped[i] == whole[i]);
    }
  }
}

// Checks that progress never falls, puzzle by puzzle, and that a partial answer can be read at any time.
void hold_to_progress(std::string_view puzzle, const Request& request, const std::vector<Answered>& whole) {
  const auto job = open_job(puzzle, request);
  Progress before;
  bool holds = true;
  while (job->step({.nodes = 3})) {
    const Progress now = job->progress();
    const bool same = now.puzzles == before.puzzles;
    holds &= now.puzzles >= before.puzzles && now.puzzles <= whole.size();
    holds &= now.fraction >= 0 && now.fraction <= 1;
    holds &= !same || (now.fraction >= before.fraction && now.nodes >= before.nodes &&
                       now.solutions >= before.solutions && now.depth >= before.depth);
    if (now.nodes > 0) {
      const Answered& end = whole[now.puzzles];
      holds &= now.nodes <= end.nodes && now.solutions <= end.count && now.depth <= end.depth;
    }
    before = now;
    job->partial();
  }
  REQUIRE(holds);
  REQUIRE(job->progress().puzzles == whole.size());
  REQUIRE(job->partial() == "");
  REQUIRE(parse_records(job->take_records()) == whole);
  REQUIRE_FALSE(job->step({.nodes = 1000}));
  REQUIRE(job->take_records() == "");
}

// Checks that the verdict agrees with the count and the list.
void require_sense(Question question, const Answered& answered) {
  if (answered.kind != 'A') return;
  INFO(answered);
  const std::uint64_t found = answered.count;
  switch (question) {
    case Question::solve: REQUIRE(answered.verdict == (found == 0 ? "none" : "solved")); break;
    case Question::check:
      REQUIRE(answered.verdict == (found == 0 ? "none" : found == 1 ? "unique" : "multiple"));
      break;
    case Question::count: REQUIRE(answered.verdict == "counted"); break;
    case Question::list: REQUIRE(answered.verdict == "listed"); break;
    case Question::candidates: REQUIRE(answered.verdict == (found == 0 ? "none" : "found")); break;
    case Question::hint:
    case Question::steps:
    case Question::grade:
    case Question::why:
    case Question::generate:
    case Question::convert:
    case Question::split: break;
  }
  const std::uint64_t shown = question == Question::count ? 0 : question == Question::candidates ? 1 : found;
  REQUIRE(found <= settling(question));
  REQUIRE(answered.solutions.size() == shown);
  REQUIRE(answered.nodes >= answered.dead_ends + found);
}

}  // namespace

void require_job_contract(std::string_view puzzle, EngineChoice engine, const std::string& text) {
  for (const Question question : questions) {
    INFO(puzzle << ' ' << name_of(question) << " by " << name(engine));
    const Request request = request_of(question, engine, text);
    const auto whole = ask(puzzle, request);
    std::uint64_t nodes = 0;
    for (const Answered& answered : whole) {
      require_sense(question, answered);
      nodes += answered.nodes + 1;
    }
    for (const Fuel slice : slices) {
      INFO("slices of " << slice.nodes << " nodes and " << slice.work << " units of work");
      REQUIRE(ask(puzzle, request, slice) == whole);
    }
    hold_to_progress(puzzle, request, whole);
    hold_to_solution_limit(puzzle, request, whole);
    hold_to_node_limit(puzzle, request, whole);
    for (const std::uint64_t steps :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, nodes / 3, nodes / 2, nodes}) {
      hold_to_stop(puzzle, request, steps, whole);
    }
  }
}

void require_equal_answers(std::string_view puzzle, const std::string& text) {
  for (const Question question : questions) {
    INFO(puzzle << ' ' << name_of(question));
    auto by_links = ask(puzzle, request_of(question, EngineChoice::dlx, text));
    auto by_bits = ask(puzzle, request_of(question, EngineChoice::bits, text));
    REQUIRE(by_links.size() == by_bits.size());
    for (std::size_t i = 0; i < by_links.size(); ++i) {
      INFO("puzzle " << i + 1 << " of the text");
      Answered& links = by_links[i];
      Answered& bits = by_bits[i];
      REQUIRE(links.kind == bits.kind);
      if (links.kind != 'A') {
        REQUIRE(links == bits);
        continue;
      }
      REQUIRE(links.engine == "dlx");
      REQUIRE(bits.engine == "bits");
      REQUIRE(links.verdict == bits.verdict);
      if (question == Question::candidates) {  // engines may visit different solutions
        REQUIRE(links.solutions == bits.solutions);
        continue;
      }
      REQUIRE(links.count == bits.count);
      const bool whole_set = question == Question::list || bits.verdict == "unique" || bits.count < settling(question);
      if (!whole_set) continue;
      std::sort(links.solutions.begin(), links.solutions.end());
      std::sort(bits.solutions.begin(), bits.solutions.end());
      REQUIRE(links.solutions == bits.solutions);
      REQUIRE(std::adjacent_find(bits.solutions.begin(), bits.solutions.end()) == bits.solutions.end());
    }
  }
}

}  // namespace quadrille::test
