// The only code that knows JavaScript exists: jobs and the catalog, bound with Embind, and a few plain exports.
// wasm/bindings/core.d.ts types them, and wasm/bindings/core-calls.js calls them.
#include <emscripten/bind.h>
#include <emscripten/em_js.h>
#include <emscripten/emscripten.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/catalog.hpp"
#include "core/reading/recognise.hpp"
#include "core/schema.hpp"
#include "wasm/bindings/ask_reading.hpp"

using namespace quadrille;

namespace {

// The text that the next call is about. JavaScript copies its bytes here.
std::string incoming;

// The part that the next request is about; empty: the whole.
std::string incoming_part;

// The cell that the next request is about; empty: none.
std::string incoming_cell;

// The fields of the next request, in the order of `request_fields`; JavaScript writes them here. A name is its place in
// its list: of questions, of engines, or of the puzzle's notations, where -1 is no name.
std::array<double, std::tuple_size_v<decltype(request_fields)>> fields;

// The bytes of the records that JavaScript took last.
std::size_t records_size = 0;

// Counts stay below 2⁵³.
struct SeenProgress {
  double puzzles;
  double nodes;
  double dead_ends;
  double solutions;
  double depth;
  double fraction;
};

// How many bytes of a text are whole puzzles, and the `line` and `announced` of what follows.
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

const CatalogEntry& puzzle_at(std::size_t place) { return *catalog()[place]; }

template <class Value>
void set(Value& field, double given, const CatalogEntry& puzzle) {
  if constexpr (std::is_same_v<Value, std::string>) {
    field = given < 0 ? std::string_view() : puzzle.notation_name(static_cast<std::size_t>(given));
  } else if constexpr (std::is_same_v<Value, bool>) {
    field = given != 0;
  } else if constexpr (std::is_enum_v<Value>) {
    field = static_cast<Value>(given);
  } else {
    field = static_cast<Value>(std::min<std::uint64_t>(whole(given), std::numeric_limits<Value>::max()));
  }
}

// The request of the fields about the incoming text.
Request take_request(const CatalogEntry& puzzle) {
  Request request;
  const double* given = fields.data();
  std::apply([&](const auto&... field) { (set(field.of(request), *given++, puzzle), ...); }, request_fields);
  request.text = std::move(incoming);
  request.part = std::exchange(incoming_part, {});
  request.cell = std::exchange(incoming_cell, {});
  return request;
}

constexpr Fuel nothing = {.work = 0};

// A job is a number for JavaScript: where it lies in memory.
Job& job_at(std::uintptr_t job) { return *reinterpret_cast<Job*>(job); }

std::string detect(std::size_t puzzle, const std::string& front, bool last) {
  return std::string(puzzle_at(puzzle).detect(front, last));
}

std::string recognise(const std::string& text) { return reading::recognition_json(text); }

std::string read_link(const std::string& asked) { return reading::link_answer(asked); }

// The answer of the module `reading` about a link. JavaScript copies its bytes here.
std::string answer;

Cut cut(std::size_t puzzle) {
  Request request = take_request(puzzle_at(puzzle));
  const auto bytes = static_cast<double>(puzzle_at(puzzle).cut(request));
  return {bytes, static_cast<double>(request.line), static_cast<double>(request.announced)};
}

SeenProgress progress(std::uintptr_t job) {
  const Progress seen = job_at(job).progress();
  return {static_cast<double>(seen.puzzles),   static_cast<double>(seen.nodes), static_cast<double>(seen.dead_ends),
          static_cast<double>(seen.solutions), static_cast<double>(seen.depth), seen.fraction};
}

// Reads the one puzzle there is, if that is still to be done, then works for `nodes` nodes; false when it is answered.
bool walk(std::uintptr_t place, double nodes) {
  Job& job = job_at(place);
  if (job.go_on(nothing)) return job.go_on({.nodes = whole(nodes)});
  if (!job.step({.work = 1})) return false;
  job.go_on(nothing);  // a long text was only read
  return true;
}

// Betters the estimate of the number of solutions for about `ms` milliseconds.
double estimate(std::uintptr_t job, double ms) {
  const double end = emscripten_get_now() + ms;
  double estimate = 0;
  do estimate = job_at(job).estimate();
  while (emscripten_get_now() < end);
  return estimate;
}

std::size_t puzzle_count() { return catalog().size(); }

double puzzles(std::uintptr_t job) { return static_cast<double>(job_at(job).puzzles()); }

std::string partial(std::uintptr_t job) { return job_at(job).partial(); }

std::string path(std::uintptr_t job) { return job_at(job).path(); }

void stop(std::uintptr_t job) { job_at(job).stop(); }

// Parts of the present search, a line each, which it then leaves out.
std::string give_parts_away(std::uintptr_t job) { return job_at(job).give_away(); }

void set_part(const std::string& part) { incoming_part = part; }

void set_cell(const std::string& cell) { incoming_cell = cell; }

}  // namespace

EMSCRIPTEN_BINDINGS(quadrille) {
  using namespace emscripten;

  value_object<Cut>("Cut").field("bytes", &Cut::bytes).field("line", &Cut::line).field("announced", &Cut::announced);

  value_object<SeenProgress>("Progress")
      .field("puzzles", &SeenProgress::puzzles)
      .field("nodes", &SeenProgress::nodes)
      .field("deadEnds", &SeenProgress::dead_ends)
      .field("solutions", &SeenProgress::solutions)
      .field("depth", &SeenProgress::depth)
      .field("fraction", &SeenProgress::fraction);

  function("puzzleCount", &puzzle_count);
  function("catalog", &catalog_json);
  function("schema", &schema_json);
  function("detect", &detect);
  function("recognise", &recognise);
  function("readLink", &read_link);
  function("cut", &cut);
  function("puzzles", &puzzles);
  function("progress", &progress);
  function("partial", &partial);
  function("path", &path);
  function("estimate", &estimate);
  function("walk", &walk);
  function("stop", &stop);
  function("giveAway", &give_parts_away);
  function("setPart", &set_part);
  function("setCell", &set_cell);
}

// What is called for every question or slice is exported as it is: numbers go in and out, and texts, requests and
// records lie in memory. Embind would convert a request field by field, and make an object for each job, which is much
// of the 8 µs that `quadrille/sync` takes for an easy 9×9 Sudoku.
#define EXPORT extern "C" EMSCRIPTEN_KEEPALIVE

// The address at which to write a text of `bytes` bytes.
EXPORT char* text_room(std::size_t bytes) {
  incoming.resize(bytes);
  return incoming.data();
}

// The address at which to write the fields of a request.
EXPORT double* request_room() { return fields.data(); }

// Opens a job for the puzzle at this place of the catalog. The caller owns it and calls job_close.
EXPORT Job* job_open(std::size_t puzzle) { return puzzle_at(puzzle).open(take_request(puzzle_at(puzzle))).release(); }

EXPORT void job_close(Job* job) { delete job; }

// Works for about `ms` milliseconds, or until there are `enough` bytes of records; false when every puzzle is answered.
//
// The clock is looked at whenever a little fuel is spent, so that a text of small puzzles and large ones is never left
// to itself for long. Only the puzzle at hand, if it goes on, gets portions that grow as long as they take no time to
// speak of. One that is at hand already is worked on alone: its answer is handed on before another puzzle is begun,
// which may never end.
EXPORT bool job_step(Job* job, double ms, std::size_t enough) {
  constexpr std::int64_t little = work_per_ms / 16;
  constexpr double quick = 0.5;
  double now = emscripten_get_now();
  const std::uint64_t answered = job->puzzles();
  const bool alone = job->go_on(nothing) || job->puzzles() > answered;
  for (const double end = now + ms; now < end && job->record_bytes() < enough;) {
    if (!alone && !job->step({.work = little})) return false;
    now = emscripten_get_now();
    for (Fuel portion = {.work = little}; now < end && job->record_bytes() < enough && job->go_on(portion);) {
      const double took = emscripten_get_now() - now;
      now += took;
      if (took < quick) portion.work *= 2;
      if (took > 2 * quick) portion.work = portion.work / 2 + 1;
    }
    if (alone) break;
  }
  return true;
}

// The records since the last call.
EXPORT const char* job_records(Job* job) {
  const std::string_view records = job->take_records();
  records_size = records.size();
  return records.data();
}

// The bytes of the records that the last call of job_records returned.
EXPORT std::size_t record_bytes() { return records_size; }

// A function of core-calls.js: it asks the module `reading`, and writes the answer to `answer_room`.
EM_JS(void, ask_about_link, (const char* asked, std::size_t bytes), { Module["askAboutLink"](asked, bytes); });

// All modules keep this import, as they have the same bindings.
static void (*volatile kept)(const char*, std::size_t) = ask_about_link;

EXPORT char* answer_room(std::size_t bytes) {
  (void)kept;
  answer.resize(bytes);
  return answer.data();
}

std::string quadrille::ask_reading(std::string_view asked) {
  ask_about_link(asked.data(), asked.size());
  return std::move(answer);
}
