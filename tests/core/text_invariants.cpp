#include "tests/core/text_invariants.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "core/catalog.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/engine_invariants.hpp"

namespace quadrille::test {

namespace {

constexpr std::uint64_t unlimited = ~std::uint64_t{0};
constexpr std::uint64_t fuel_without_limits = 150;

std::string shown(std::string_view what, const Answered& one, const Answered& other) {
  std::ostringstream out;
  out << what << ":\n" << one << "\n--- and ---\n" << other;
  return out.str();
}

// The first two values that differ.
std::string difference(std::string_view what, const std::vector<Answered>& one, const std::vector<Answered>& other) {
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] != other[i]) return shown(what, one[i], other[i]);
  }
  if (one.size() == other.size()) return "";
  return std::string(what) + ": " + std::to_string(one.size()) + " answers, and " + std::to_string(other.size());
}

// The names of a puzzle's notations, stored: to read them from the catalog takes longer than many searches.
const std::vector<std::string>& notations(std::string_view puzzle) {
  static std::map<std::string_view, std::vector<std::string>> known;
  auto& names = known[find_puzzle(puzzle)->id];
  if (names.empty()) names = notations_of(puzzle);
  return names;
}

// A request under test, and its answers.
struct Asked {
  std::string_view puzzle;
  const std::string& text;
  Request request;
  Random& select;
  std::vector<Answered> answers;

  bool is_limited() const { return request.limits.nodes != unlimited; }
  std::vector<Answered> ask_again(const Request& changed) const {
    return is_limited() ? ask(puzzle, changed) : ask_until(puzzle, changed, fuel_without_limits);
  }
};

// Checks one answer by itself.
std::string nonsense(std::string_view puzzle, const Answered& answered, const Request& request) {
  if (answered.code == "internal") return "an engine was caught breaking the rules: " + answered.message;
  if (answered.kind == 'E' && answered.message.size() > 1000) return "a message is long: " + answered.message;
  if (answered.nodes > request.limits.nodes) return "the limit of nodes was passed";
  if (answered.count > request.limits.solutions && request.question != Question::convert)
    return "the limit of solutions was passed";
  if (answered.nodes < answered.dead_ends) return "more dead ends than nodes";
  // Tilings are counted by symmetry, and `auto` may count with memory.
  const bool meets_each =
      request.question != Question::count || (request.engine != EngineChoice::automatic && puzzle != "tiling");
  if (meets_each && answered.nodes < answered.dead_ends + answered.count)
    return "more dead ends and solutions than nodes";
  return "";
}

std::string first_nonsense(std::string_view puzzle, const std::vector<Answered>& answers, const Request& request) {
  for (const Answered& answered : answers) {
    if (std::string broken = nonsense(puzzle, answered, request); !broken.empty()) return broken;
  }
  return "";
}

std::vector<std::string> in_order(std::vector<std::string> solutions) {
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// Whether a stopped engine's answer is consistent with another engine's answer.
bool is_possible(const Answered& stopped, const Answered& ended, Question question) {
  if (question == Question::candidates || question == Question::solve || ended.verdict == "multiple") {
    return ended.verdict != "none" || stopped.count == 0;
  }
  return stopped.count <= ended.count;
}

std::string disagreement(const Answered& one, const Answered& other, Question question) {
  if (one.code == "too-large" || other.code == "too-large") return "";
  if (one.kind != 'A' || other.kind != 'A')
    return one == other ? "" : shown("the engines read differently", one, other);
  const bool one_stopped = one.verdict == "stopped", other_stopped = other.verdict == "stopped";
  bool agree = true;
  if (one_stopped || other_stopped) {
    if (one_stopped && !other_stopped) agree = is_possible(one, other, question);
    if (other_stopped && !one_stopped) agree = is_possible(other, one, question);
  } else {
    agree = one.verdict == other.verdict;
    if (question == Question::list || one.verdict == "unique")
      agree = agree && in_order(one.solutions) == in_order(other.solutions);
    if (question == Question::candidates || question == Question::hint)
      agree = agree && one.solutions == other.solutions;
    if (question == Question::count || question == Question::check)
      agree = agree && one.exact_count == other.exact_count;
  }
  return agree ? "" : shown("the engines disagree", one, other);
}

std::string judge_other_engine(const Asked& asked) {
  Request request = asked.request;
  const auto others = static_cast<std::uint32_t>(request.engine) + 1 + asked.select.below(2);
  request.engine = static_cast<EngineChoice>(others % 3);
  const auto answers = asked.ask_again(request);
  if (std::string broken = first_nonsense(asked.puzzle, answers, request); !broken.empty()) return broken;
  if (answers.size() != asked.answers.size()) return "the engines answer different numbers of puzzles";
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (std::string broken = disagreement(asked.answers[i], answers[i], request.question); !broken.empty())
      return broken;
  }
  return "";
}

// Checks that a list and a count have the same number.
std::string judge_count(const Asked& asked) {
  Request request = asked.request;
  if (request.question != Question::list && request.question != Question::count) return judge_other_engine(asked);
  request.question = request.question == Question::list ? Question::count : Question::list;
  const auto answers = asked.ask_again(request);
  for (std::size_t i = 0; i < std::min(answers.size(), asked.answers.size()); ++i) {
    const Answered &one = asked.answers[i], &other = answers[i];
    if (one.kind != 'A' || other.kind != 'A' || one.verdict == "stopped" || other.verdict == "stopped") continue;
    if (one.exact_count != other.exact_count) return shown("the list and the count differ", one, other);
    for (const Answered* list : {&one, &other}) {
      const auto all = in_order(list->solutions);
      if (std::adjacent_find(all.begin(), all.end()) != all.end())
        return shown("a solution is listed twice", *list, *list);
    }
  }
  return "";
}

std::string judge_slices(const Asked& asked) {
  if (!asked.is_limited()) return judge_other_engine(asked);
  return difference("slices change the answer", asked.answers,
                    ask(asked.puzzle, asked.request, {.nodes = 1 + asked.select.below(12)}));
}

std::string judge_cut(const Asked& asked) {
  if (!asked.is_limited() || asked.request.single) return judge_other_engine(asked);
  const std::size_t end = asked.select.below(asked.text.size() + 1);
  return difference("a cut changes the answer", asked.answers, ask_in_pieces(asked.puzzle, asked.request, {end}));
}

std::string judge_skip(const Asked& asked) {
  if (!asked.is_limited() || asked.request.single) return judge_other_engine(asked);
  Request request = asked.request;
  request.skip = asked.select.below(asked.answers.size() + 1);
  const std::vector<Answered> left(asked.answers.begin() + static_cast<std::ptrdiff_t>(request.skip),
                                   asked.answers.end());
  return difference("skipping changes the answer", left, ask(asked.puzzle, request));
}

// Watches a search, as a page does (wasm/bindings/bindings.cpp, wasm/api/watch.js).
std::string judge_watch(const Asked& asked) {
  const auto job = open_job(asked.puzzle, asked.request);
  const std::uint64_t nodes = 1 + asked.select.below(20);
  std::string records;
  Progress before;
  bool more = true;
  for (int step = 0; more && step < 30; ++step) {
    more = job->go_on({.nodes = 0}) ? job->go_on({.nodes = nodes}) : job->step({.work = 1});
    records += job->take_records();
    const Progress now = job->progress();
    job->partial();
    job->path();
    // An estimate may exceed the largest double and be infinite: wasm/worker/worker.js leaves such an estimate out.
    if (step % 8 == 0 && job->estimate() < 0) return "the estimate is below 0";
    if (!(now.fraction >= 0 && now.fraction <= 1)) return "the fraction is below 0 or above 1";
    const bool same = now.puzzles == before.puzzles && now.nodes > 0;
    if (same && (now.fraction < before.fraction || now.nodes < before.nodes || now.depth < before.depth))
      return "progress shrank";
    before = now;
  }
  if (!asked.is_limited()) return "";
  while (job->step({.nodes = 1000})) records += job->take_records();
  records += job->take_records();
  return difference("watching changes the answer", asked.answers, parse_records(records));
}

// A stopped puzzle claims no more than was found; the others are answered as before.
std::string judge_stop(const Asked& asked) {
  if (!asked.is_limited()) return judge_other_engine(asked);
  const auto job = open_job(asked.puzzle, asked.request);
  const bool more = job->step({.nodes = asked.select.below(100)});
  const std::uint64_t present = job->progress().puzzles;
  job->stop();
  while (job->step({.nodes = 1000})) {
  }
  auto answers = parse_records(job->take_records());
  if (answers.size() == asked.answers.size() && more && present < answers.size() &&
      answers[present].verdict == "stopped") {
    const Answered &stopped = answers[present], &whole = asked.answers[present];
    if (stopped.nodes > whole.nodes || stopped.solutions.size() > whole.solutions.size())
      return shown("a stop adds", stopped, whole);
    answers[present] = whole;
  }
  return difference("a stop changes the answer", asked.answers, answers);
}

// A puzzle that is written can be read again; back in its own notation it is the same except for its style.
std::string lost_in_writing(std::string_view puzzle, const Answered& converted, const std::string& to) {
  if (converted.kind != 'T') return "";
  const auto written = convert(puzzle, converted.text, to, converted.format);
  if (written.size() != 1) return "a puzzle that was written is not one puzzle:\n" + converted.text;
  if (written[0].kind != 'T') return "";  // the notation cannot be written, or cannot express the puzzle
  const auto back = convert(puzzle, written[0].text, converted.format, to);
  if (back.size() == 1 && back[0].message == "this notation is only written, not read") return "";
  if (back.size() != 1 || back[0].kind != 'T') return "there is no way back from " + to + ":\n" + written[0].text;
  const auto again = convert(puzzle, back[0].text, to, converted.format);
  if (again.size() != 1 || again[0].text != written[0].text)
    return "lost on the way back from " + to + ":\n" + written[0].text;
  return "";
}

std::string judge_writing(const Asked& asked) {
  const auto& names = notations(asked.puzzle);
  const std::string& to = names[asked.select.below(names.size())];
  for (const Answered& converted : convert(asked.puzzle, asked.text, "", asked.request.format)) {
    if (std::string broken = lost_in_writing(asked.puzzle, converted, to); !broken.empty()) return broken;
  }
  return "";
}

std::string judge_detection(std::string_view puzzle, const std::string& text, std::size_t front) {
  const CatalogEntry* entry = find_puzzle(puzzle);
  const std::string_view whole = entry->detect(text, true);
  const std::string_view seen = entry->detect(std::string_view(text).substr(0, front), false);
  if (seen.empty() || seen == whole) return "";
  return "the front looks like " + std::string(seen) + ", the whole like " + std::string(whole);
}

Request selected_request(std::string_view puzzle, const std::string& text, Random& select) {
  const auto question = static_cast<Question>(select.below(6));
  Request request = request_of(question, static_cast<EngineChoice>(select.below(3)), text);
  const auto& names = notations(puzzle);
  const std::uint32_t format = select.below(2 * names.size());
  request.format = format < names.size() ? names[format] : std::string(find_puzzle(puzzle)->detect(text, true));
  if (select.one_in(8)) request.to = names[select.below(names.size())];
  request.single = select.one_in(16);
  request.cap = 1 + select.below(3);
  request.memory = std::size_t{1} << (14 + select.below(7));
  constexpr std::uint64_t nodes[] = {1, 10, 20, 40, 40, 60, 200, unlimited};
  constexpr std::uint64_t solutions[] = {1, 3, 20, unlimited, unlimited, unlimited, unlimited, unlimited};
  request.limits = {solutions[select.below(8)], nodes[select.below(8)]};
  if (question == Question::count && select.one_in(32)) request.limits.nodes = 5000;  // memory gets a turn
  return request;
}

}  // namespace

std::string broken_text_invariant(std::string_view puzzle, const std::string& text, Random& select) {
  if (select.one_in(8)) return judge_detection(puzzle, text, select.below(text.size() + 1));
  const Request request = selected_request(puzzle, text, select);
  Asked asked{puzzle, text, request, select, {}};
  asked.answers = asked.ask_again(request);
  if (std::string broken = first_nonsense(asked.puzzle, asked.answers, request); !broken.empty()) return broken;
  switch (select.below(10)) {
    case 0: return judge_slices(asked);
    case 1: return judge_cut(asked);
    case 2: return judge_skip(asked);
    case 3: return judge_stop(asked);
    case 4: return judge_watch(asked);
    case 5: return judge_writing(asked);
    case 6: return judge_count(asked);
    default: return judge_other_engine(asked);
  }
}

std::string broken_invariant(std::string_view data) {
  if (data.size() < selector_bytes) return "";
  const std::string_view content = data.substr(0, data.size() - selector_bytes);
  Random select(7, data.substr(content.size()));
  const std::uint32_t kind = select.below(4);
  if (kind < 2) {
    constexpr std::string_view puzzles[] = {"sudoku", "variant", "queens", "kakuro", "tiling", "cover"};
    return broken_text_invariant(puzzles[select.below(6)], std::string(content), select);
  }
  std::uint64_t seed = 0;
  for (const char byte : content.substr(0, 8)) seed = seed << 8 | static_cast<unsigned char>(byte);
  Random made(seed, content.substr(content.size() < 8 ? content.size() : 8));
  if (kind == 2) return broken_engine_invariant(select, made);
  const MadePuzzle puzzle = made_puzzle(select, made);
  const std::string broken = broken_text_invariant(puzzle.puzzle, puzzle.text, select);
  return broken.empty() ? "" : puzzle.puzzle + '\n' + puzzle.text + '\n' + broken;
}

}  // namespace quadrille::test
