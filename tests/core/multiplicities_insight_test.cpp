// Covers with multiplicities: candidates and hints, and their parts, against the list of all
// solutions.
#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "core/insight/estimate.hpp"
#include "core/puzzles/cover/cover.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/cover_oracles.hpp"
#include "tests/core/random.hpp"

namespace multiplicities_insight_test {

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

using Chosen = std::vector<Option>;

// A problem with multiplicities that its notation can write.
cover::Board random_board(Random& random, const BoundedShape& shape = {}) {
  for (;;) {
    cover::Board board;
    for (const char* const colour : {"x", "y"}) board.colours.add(colour);
    static_cast<Problem&>(board) = random_bounded(random, shape);
    if (board.has_multiplicities() && Cover::notations[0].fits(board)) return board;
  }
}

std::string text_of(const cover::Board& board) {
  std::string text;
  Cover::notations[0].write(board, text);
  return text;
}

Request request_for(Question question, const std::string& text, const std::string& part = {},
                    EngineChoice engine = EngineChoice::dlx) {
  Request request = request_of(question, engine, text);
  request.format = "dlx";
  request.part = part;
  return request;
}

Answered answer_to(const Request& request) {
  const auto answers = ask("cover", request);
  REQUIRE(answers.size() == 1);
  INFO(answers[0]);
  REQUIRE(answers[0].kind == 'A');
  return answers[0];
}

// The options of a solution as it is written, from 0.
Chosen options_of(const std::string& solution) {
  Chosen chosen;
  for (std::size_t at = 0; at < solution.size(); at = std::min(solution.find('\n', at), solution.size() - 1) + 1)
    chosen.push_back(static_cast<Option>(std::stoul(solution.substr(at)) - 1));
  return chosen;
}

std::vector<Chosen> list_of(const std::string& text, const std::string& part = {},
                            EngineChoice engine = EngineChoice::dlx) {
  std::vector<Chosen> all;
  for (const std::string& solution : answer_to(request_for(Question::list, text, part, engine)).solutions)
    all.push_back(options_of(solution));
  std::sort(all.begin(), all.end());
  return all;
}

std::map<Option, std::uint64_t> tally(const std::vector<Chosen>& solutions, std::uint64_t cap) {
  std::map<Option, std::uint64_t> tally;
  for (const Chosen& chosen : solutions) {
    for (const Option option : chosen) tally[option] = std::min(tally[option] + 1, cap);
  }
  return tally;
}

// "options 1,option count,option count …"
std::map<Option, std::uint64_t> candidates_of(const std::string& text, std::uint32_t cap, const std::string& part = {},
                                              EngineChoice engine = EngineChoice::dlx) {
  Request request = request_for(Question::candidates, text, part, engine);
  request.cap = cap;
  const std::string told = answer_to(request).solutions.at(0);
  std::map<Option, std::uint64_t> counts;
  for (std::size_t at = told.find(','); at != std::string::npos; at = told.find(',', at + 1))
    counts[static_cast<Option>(std::stoul(told.substr(at + 1)))] = std::stoul(told.substr(told.find(' ', at)));
  return counts;
}

std::vector<std::string> parts_of(const std::string& text, std::uint32_t parts, const std::string& part = {}) {
  Request request = request_for(Question::split, text, part);
  request.parts = parts;
  std::vector<std::string> all;
  for (const std::string& json : answer_to(request).solutions) {
    const std::size_t from = json.find(":\"") + 2;
    all.push_back(json.substr(from, json.find('"', from) - from));
  }
  return all;
}

}  // namespace

TEST_CASE("candidates of covers with multiplicities are those of the list, up to any cap", "[cover]") {
  Random random(21);
  std::size_t told = 0;
  for (int round = rounds(400); round > 0; --round) {
    const std::string text = text_of(random_board(random));
    INFO(text);
    const auto solutions = list_of(text);
    for (const EngineChoice engine : {EngineChoice::automatic, EngineChoice::dlx, EngineChoice::bits}) {
      for (const std::uint32_t cap : {1u, 3u, 65535u})
        REQUIRE(candidates_of(text, cap, "", engine) == tally(solutions, cap));
    }
    told += tally(solutions, 1).size();
  }
  REQUIRE(told >= enough(500u));
}

TEST_CASE("a hint for a cover with multiplicities is in every solution, or there is none", "[cover]") {
  Random random(22);
  std::map<std::string, std::size_t> met;
  for (int round = rounds(2000); round > 0; --round) {
    const cover::Board board = random_board(random, {.primary = 6, .secondary = 2, .options = 9});
    const std::string text = text_of(board);
    INFO(text);
    const auto solutions = solutions_by_force(board);
    const Answered hint = answer_to(request_for(Question::hint, text));
    ++met[hint.verdict];
    if (hint.verdict == "none") REQUIRE(solutions.empty());
    if (hint.verdict == "solved") REQUIRE((solutions.empty() || solutions == std::vector<Chosen>{{}}));
    if (hint.verdict != "found") continue;
    const auto option = static_cast<Option>(number_in(hint.solutions.at(0), "cell"));
    for (const Chosen& chosen : solutions) REQUIRE(std::find(chosen.begin(), chosen.end(), option) != chosen.end());
  }
  for (const char* const verdict : {"none", "solved", "found", "stuck"}) REQUIRE(met[verdict] >= enough(10u));
}

TEST_CASE("an option is the only one for an item only if the item needs one", "[cover]") {
  const auto hint = [](const std::string& text) { return answer_to(request_for(Question::hint, text)); };
  REQUIRE(hint("a b\na\nb\nb\n").solutions.at(0).find("only-option") != std::string::npos);
  REQUIRE(hint("1:3|a 0:1|b\na\nb\nb\n").solutions.at(0).find("only-option") != std::string::npos);
  REQUIRE(hint("0:1|a 0:1|b\na\nb\nb\n").verdict == "stuck");
  REQUIRE(hint("2|a 0:1|b\na\na\nb\n").verdict == "stuck");
  REQUIRE(hint("2|a\na\n").verdict == "none");
  REQUIRE(hint("0|a 0:1|b\na b\n").verdict == "solved");
  // Option 2 would cover b, so that nothing could cover a. If b may be covered twice, it may.
  REQUIRE(number_in(hint("a b 1:2|c\na b\nb c\na b\nc\n").solutions.at(0), "cell") == 3);
  REQUIRE(hint("a 2|b 1:2|c\na b\nb c\na b\nc\n").verdict == "stuck");
}

TEST_CASE("the parts of a cover with multiplicities have each of its solutions once", "[cover]") {
  Random random(23);
  std::size_t divided = 0;
  for (int round = rounds(300); round > 0; --round) {
    const std::string text = text_of(random_board(random, {.primary = 8, .secondary = 3, .options = 16}));
    INFO(text);
    const auto whole = list_of(text);
    std::vector<Chosen> all;
    for (const std::string& part : parts_of(text, 1 + random.below(6))) {
      for (const std::string& inner : random.one_in(2) ? parts_of(text, 4, part) : std::vector<std::string>{part}) {
        INFO(inner);
        ++divided;
        const auto engine = static_cast<EngineChoice>(random.below(3));
        const auto found = list_of(text, inner, engine);
        all.insert(all.end(), found.begin(), found.end());
        REQUIRE(candidates_of(text, 2, inner, engine) == tally(found, 2));
        REQUIRE(answer_to(request_for(Question::count, text, inner, engine)).count == found.size());
        const Answered hint = answer_to(request_for(Question::hint, text, inner));
        if (hint.verdict == "none") REQUIRE(found.empty());
        if (hint.verdict == "found") {
          const auto option = static_cast<Option>(number_in(hint.solutions.at(0), "cell"));
          for (const Chosen& chosen : found) REQUIRE(std::find(chosen.begin(), chosen.end(), option) != chosen.end());
        }
      }
    }
    std::sort(all.begin(), all.end());
    REQUIRE(all == whole);
  }
  REQUIRE(divided >= enough(400u));
}

TEST_CASE("options that are supposed are in every answer, and impossible ones leave none", "[cover]") {
  const std::string text = "2:3|a 0:2|b | x\na x:r\na b x:r\na b x:s\nb\nb x\nx\n";
  const std::string front = parts_of(text, 1).at(0);
  const auto with = [&](const std::string& placements) { return list_of(text, front + '.' + placements + "-1of1"); };
  REQUIRE(list_of(text) == std::vector<Chosen>{{0, 1}, {0, 1, 3}});
  REQUIRE(with("3") == std::vector<Chosen>{{0, 1, 3}});
  REQUIRE(with("0+1") == std::vector<Chosen>{{0, 1}, {0, 1, 3}});
  REQUIRE(with("1+1") == std::vector<Chosen>{{0, 1}, {0, 1, 3}});
  REQUIRE(with("0+2").empty());    // two colours
  REQUIRE(with("1+3+4").empty());  // b three times
  REQUIRE(with("5").empty());      // secondary items alone
}

TEST_CASE("a search with multiplicities that gives parts away finds the same, with the same statistics", "[cover]") {
  Random random(24);
  std::size_t parts = 0;
  for (int round = rounds(800); round > 0; --round) {
    const std::string text = text_of(random_board(random, {.primary = 8, .secondary = 3, .options = 14}));
    INFO(text);
    const Answered whole = answer_to(request_for(Question::list, text));
    std::vector<std::string> waiting = {""};
    Answered sum;
    while (!waiting.empty()) {
      const auto job = open_job("cover", request_for(Question::list, text, waiting.back()));
      waiting.pop_back();
      std::string given, records;
      while (job->step({.nodes = 1 + random.below(whole.nodes / 4 + 2)})) {
        job->path();
        records += job->take_records();
        if (random.one_in(2)) given = job->give_away() + given;  // what is given away later comes before
      }
      records += job->take_records();
      const auto answers = parse_records(records);
      REQUIRE(answers.size() == 1);
      REQUIRE(answers[0].kind == 'A');
      sum.solutions.insert(sum.solutions.end(), answers[0].solutions.begin(), answers[0].solutions.end());
      sum.nodes += answers[0].nodes;
      sum.dead_ends += answers[0].dead_ends;
      sum.depth = std::max(sum.depth, answers[0].depth);
      std::vector<std::string> next;
      for (std::size_t at = 0; at < given.size(); at = given.find('\n', at) + 1)
        next.push_back(given.substr(at, given.find('\n', at) - at));
      waiting.insert(waiting.end(), next.rbegin(), next.rend());
      parts += next.size();
    }
    REQUIRE(sum.solutions == whole.solutions);
    REQUIRE(sum.nodes == whole.nodes);
    REQUIRE(sum.dead_ends == whole.dead_ends);
    REQUIRE(sum.depth == whole.depth);
  }
  REQUIRE(parts >= enough(500u));
}

TEST_CASE("the mean of random descents is the number of covers with multiplicities", "[cover]") {
  Random random(25);
  for (int round = 0; round < rounds(20); ++round) {
    const Problem problem = random_board(random, {.primary = 6, .secondary = 2, .options = 12});
    const auto count = static_cast<double>(solutions_by_force(problem).size());
    Estimate estimate;
    estimate.open(problem);
    for (int i = 0; i < 20'000; ++i) estimate.descend();
    INFO(estimate.value() << " for " << count);
    REQUIRE(std::abs(estimate.value() - count) <= 0.1 * count);
  }
}

TEST_CASE("the path of a search names a choice of no further option, and only full items are covered", "[cover]") {
  const auto job = open_job("cover", request_for(Question::list, "0:2|a 2|b\na\nb\na b\n"));
  std::vector<std::string> paths;
  while (job->step({.nodes = 1})) paths.push_back(job->path());
  REQUIRE(paths.size() > 3);
  const auto has = [&](const std::string& piece) {
    return std::any_of(paths.begin(), paths.end(),
                       [&](const auto& path) { return path.find(piece) != std::string::npos; });
  };
  REQUIRE(has("{\"cell\":1,\"value\":1,\"tried\":0,\"of\":1"));
  REQUIRE(has("{\"cell\":null,\"value\":null,\"tried\":1,\"of\":2"));
  REQUIRE(has("\"covered\":[]"));
  REQUIRE(has("\"covered\":[1]"));
  REQUIRE(has("\"covered\":[0,1]"));
}

}  // namespace multiplicities_insight_test
