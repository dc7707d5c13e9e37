// The only code that knows JavaScript exists: jobs and the catalog, by Embind. wasm/bindings/core.d.ts types what is
// bound here.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <new>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/catalog.hpp"
#include "core/schema.hpp"

using namespace quadrille;

EM_JS(void, out_of_memory, (), { throw new Error('out-of-memory'); })

namespace {

struct SeenProgress {
  double puzzles;
  double nodes;
  double solutions;
  unsigned depth;
  double fraction;
  double dead_ends;
};

// Bytes in the core's memory, until the next call.
struct Bytes {
  std::size_t at;
  std::size_t size;
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

// A field of a request as JavaScript has it.
template <class Value>
auto to_javascript(const Value& value) {
  if constexpr (std::is_enum_v<Value>) {
    return std::string(names_of<Value>[static_cast<std::size_t>(value)]);
  } else if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>) {
    return static_cast<double>(value);
  } else {
    return value;
  }
}

template <class Field>
auto get(const Request& request) {
  return to_javascript(Field::of(request));
}

template <class Field, class Given>
void set(Request& request, Given given) {
  auto& field = Field::of(request);
  using Value = std::remove_reference_t<decltype(field)>;
  if constexpr (std::is_enum_v<Value>) {
    const auto names = names_of<Value>;
    const auto place = std::find(names.begin(), names.end(), given) - names.begin();
    field = static_cast<Value>(place);  // the caller has looked it up in the catalog
  } else if constexpr (std::is_same_v<Given, double>) {
    field = static_cast<Value>(std::min<std::uint64_t>(whole(given), std::numeric_limits<Value>::max()));
  } else {
    field = std::move(given);
  }
}

// Texts cross as bytes, copied at once by JavaScript. This is the one that the next call is about.
std::string incoming;

// Where to write a text of so many bytes.
std::size_t room(std::size_t bytes) {
  incoming.resize(bytes);
  return reinterpret_cast<std::uintptr_t>(incoming.data());
}

// The caller has looked the names up in the catalog and owns the job.
std::unique_ptr<Job> open_job(const std::string& puzzle, Request request) {
  request.text = std::move(incoming);
  return find_puzzle(puzzle)->open(std::move(request));
}

std::string detect(const std::string& puzzle, bool last) {
  return std::string(find_puzzle(puzzle)->detect(incoming, last));
}

Cut cut(const std::string& puzzle, Request request) {
  request.text = std::move(incoming);
  const auto bytes = static_cast<double>(find_puzzle(puzzle)->cut(request));
  return {bytes, static_cast<double>(request.line), static_cast<double>(request.announced)};
}

// Counts of nodes and puzzles stay below 2⁵³.
SeenProgress progress(const Job& job) {
  const Progress seen = job.progress();
  return {static_cast<double>(seen.puzzles),
          static_cast<double>(seen.nodes),
          static_cast<double>(seen.solutions),
          seen.depth,
          seen.fraction,
          static_cast<double>(seen.dead_ends)};
}

constexpr Fuel nothing = {.work = 0};

// Reads the one puzzle there is, if that is still to be done, then works for so many nodes; false when it is answered.
bool walk(Job& job, double nodes) {
  return job.go_on(nothing) ? job.go_on({.nodes = whole(nodes)}) : job.step({.work = 1});
}

// Betters the estimate of the number of solutions for about so many milliseconds.
double estimate(Job& job, double ms) {
  const double end = emscripten_get_now() + ms;
  double estimate = 0;
  do estimate = job.estimate();
  while (emscripten_get_now() < end);
  return estimate;
}

// Works for about `ms` milliseconds, or until there are records enough to hand on; false when every puzzle is answered.
//
// The clock is looked at whenever a little fuel is spent, so that a text of small puzzles and large ones is never left
// to itself for long. Only the puzzle at hand, if it goes on, gets portions that grow as long as they take no time to
// speak of. One that is at hand already is worked on alone: its answer is handed on before another puzzle is begun,
// which may never end.
bool step(Job& job, double ms) {
  constexpr std::int64_t little = work_per_ms / 16;
  constexpr std::size_t enough = 128 * 1024;
  constexpr double quick = 0.5;
  double now = emscripten_get_now();
  const std::uint64_t answered = job.puzzles();
  const bool alone = job.go_on(nothing) || job.puzzles() > answered;
  for (const double end = now + ms; now < end && job.record_bytes() < enough;) {
    if (!alone && !job.step({.work = little})) return false;
    now = emscripten_get_now();
    for (Fuel portion = {.work = little}; now < end && job.record_bytes() < enough && job.go_on(portion);) {
      const double took = emscripten_get_now() - now;
      now += took;
      if (took < quick) portion.work *= 2;
      if (took > 2 * quick) portion.work = portion.work / 2 + 1;
    }
    if (alone) break;
  }
  return true;
}

Bytes take_records(Job& job) {
  const std::string_view records = job.take_records();
  return {reinterpret_cast<std::uintptr_t>(records.data()), records.size()};
}

template <class Field>
void bind_field(emscripten::value_object<Request>& request, const Field& field) {
  using Given = decltype(get<Field>(Request()));
  request.field(field.name, &get<Field>, &set<Field, Given>);
}

double puzzles(const Job& job) { return static_cast<double>(job.puzzles()); }

// Without exceptions a failed `new` would go on with a null pointer. The worker knows this word for what it is.
[[maybe_unused]] const auto previous_handler = std::set_new_handler(out_of_memory);

}  // namespace

EMSCRIPTEN_BINDINGS(quadrille) {
  using namespace emscripten;

  value_object<Request> request("Request");
  std::apply([&](const auto&... field) { (bind_field(request, field), ...); }, request_fields);

  value_object<SeenProgress>("Progress")
      .field("puzzles", &SeenProgress::puzzles)
      .field("nodes", &SeenProgress::nodes)
      .field("solutions", &SeenProgress::solutions)
      .field("depth", &SeenProgress::depth)
      .field("fraction", &SeenProgress::fraction)
      .field("deadEnds", &SeenProgress::dead_ends);

  value_object<Bytes>("Bytes").field("at", &Bytes::at).field("size", &Bytes::size);

  value_object<Cut>("Cut").field("bytes", &Cut::bytes).field("line", &Cut::line).field("announced", &Cut::announced);

  class_<Job>("Job")
      .function("step", &step)
      .function("stop", &Job::stop)
      .function("takeRecords", &take_records)
      .function("puzzles", &puzzles)
      .function("partial", &Job::partial)
      .function("progress", &progress)
      .function("walk", &walk)
      .function("path", &Job::path)
      .function("estimate", &estimate);

  function("room", &room);
  function("open", &open_job);
  function("detect", &detect);
  function("cut", &cut);
  function("catalog", &catalog_json);
  function("schema", &schema_json);
}
