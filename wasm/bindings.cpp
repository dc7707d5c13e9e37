// The only code that knows JavaScript exists: jobs and the catalog, by Embind. wasm/core.d.ts types what is bound here.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <limits>
#include <memory>
#include <new>
#include <string>
#include <utility>

#include "core/catalog.hpp"

using namespace quadrille;

EM_JS(void, out_of_memory, (), { throw new Error('out-of-memory'); })

namespace {

// JavaScript's side of `Request`: counts are doubles, and what is not limited is infinite.
struct AskedRequest {
  std::string question;
  bool single;
  std::string format;
  std::string to;
  std::string engine;
  double solutions;
  double nodes;
  bool last;
  double line;
  double announced;
  double skip;
};

struct SeenProgress {
  double puzzles;
  double nodes;
  double solutions;
  unsigned depth;
  double fraction;
};

struct Cut {
  double bytes;
  double line;
  double announced;
};

std::uint64_t whole(double number) {
  constexpr double most = 9007199254740992;  // 2⁵³
  if (number >= most) return std::numeric_limits<std::uint64_t>::max();
  return number > 0 ? static_cast<std::uint64_t>(number) : 0;
}

template <class Enum>
Enum named(const std::string& wanted, std::initializer_list<std::pair<std::string_view, Enum>> names) {
  for (const auto& [name, value] : names) {
    if (name == wanted) return value;
  }
  return names.begin()->second;
}

Request request_of(const AskedRequest& asked, std::string text) {
  Request request;
  request.question = named<Question>(asked.question, {{"solve", Question::solve},
                                                      {"check", Question::check},
                                                      {"count", Question::count},
                                                      {"list", Question::list}});
  request.convert = asked.question == "convert";
  request.single = asked.single;
  request.format = asked.format;
  request.to = asked.to;
  request.engine = named<EngineChoice>(
      asked.engine, {{"auto", EngineChoice::automatic}, {"dlx", EngineChoice::dlx}, {"bits", EngineChoice::bits}});
  request.limits = {whole(asked.solutions), whole(asked.nodes)};
  request.text = std::move(text);
  request.last = asked.last;
  request.line = static_cast<std::uint32_t>(asked.line);
  request.announced = whole(asked.announced);
  request.skip = whole(asked.skip);
  return request;
}

// The caller has looked the names up in the catalog and owns the job.
std::unique_ptr<Job> open_job(const std::string& puzzle, const AskedRequest& asked, std::string text) {
  return find_puzzle(puzzle)->open(request_of(asked, std::move(text)));
}

std::string detect(const std::string& puzzle, const std::string& front, bool last) {
  return std::string(find_puzzle(puzzle)->detect(front, last));
}

Cut cut(const std::string& puzzle, const AskedRequest& asked, std::string text) {
  Request request = request_of(asked, std::move(text));
  const auto bytes = static_cast<double>(find_puzzle(puzzle)->cut(request));
  return {bytes, static_cast<double>(request.line), static_cast<double>(request.announced)};
}

// Counts of nodes and puzzles stay below 2⁵³.
SeenProgress progress(const Job& job) {
  const Progress seen = job.progress();
  return {static_cast<double>(seen.puzzles), static_cast<double>(seen.nodes), static_cast<double>(seen.solutions), seen.depth,
          seen.fraction};
}

bool step(Job& job, double fuel) { return job.step(whole(fuel)); }

// Without exceptions a failed `new` would go on with a null pointer. The worker knows this word for what it is.
[[maybe_unused]] const auto previous_handler = std::set_new_handler(out_of_memory);

}  // namespace

EMSCRIPTEN_BINDINGS(quadrille) {
  using namespace emscripten;

  value_object<AskedRequest>("Request")
      .field("question", &AskedRequest::question)
      .field("single", &AskedRequest::single)
      .field("format", &AskedRequest::format)
      .field("to", &AskedRequest::to)
      .field("engine", &AskedRequest::engine)
      .field("solutions", &AskedRequest::solutions)
      .field("nodes", &AskedRequest::nodes)
      .field("last", &AskedRequest::last)
      .field("line", &AskedRequest::line)
      .field("announced", &AskedRequest::announced)
      .field("skip", &AskedRequest::skip);

  value_object<SeenProgress>("Progress")
      .field("puzzles", &SeenProgress::puzzles)
      .field("nodes", &SeenProgress::nodes)
      .field("solutions", &SeenProgress::solutions)
      .field("depth", &SeenProgress::depth)
      .field("fraction", &SeenProgress::fraction);

  value_object<Cut>("Cut").field("bytes", &Cut::bytes).field("line", &Cut::line).field("announced", &Cut::announced);

  class_<Job>("Job")
      .function("step", &step)
      .function("stop", &Job::stop)
      .function("takeRecords", &Job::take_records)
      .function("partial", &Job::partial)
      .function("progress", &progress);

  function("open", &open_job);
  function("detect", &detect);
  function("cut", &cut);
  function("catalog", &catalog_json);
}
