// The only code that knows JavaScript exists: the functions that a module exports, over jobs and the catalog. They take
// and return numbers; texts, requests and records lie in memory. wasm/bindings/core.d.ts types them, and
// wasm/bindings/core-calls.js calls them.
#include <emscripten/emscripten.h>

#include <algorithm>
#include <array>
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

// The text that the next call is about. JavaScript copies its bytes here.
std::string incoming;

// The part that the next request is about; empty: the whole.
std::string incoming_part;

// The fields of the next request, in the order of `request_fields`; JavaScript writes them here. A name is its place in
// its list: of questions, of engines, or of the puzzle's notations, where -1 is no name.
std::array<double, std::tuple_size_v<decltype(request_fields)>> fields;

// A text for JavaScript, until the next one.
std::string outgoing;
// The number of bytes of the text or of the records that a call has returned.
std::size_t outgoing_size = 0;

// Numbers for JavaScript, until the next call.
std::array<double, 6> numbers;

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
  return request;
}

const char* give(std::string text) {
  outgoing = std::move(text);
  outgoing_size = outgoing.size();
  return outgoing.data();
}

const double* give(std::initializer_list<double> given) {
  std::copy(given.begin(), given.end(), numbers.begin());
  return numbers.data();
}

constexpr Fuel nothing = {.work = 0};

// Without exceptions a failed `new` would go on with a null pointer. The worker knows this word for what it is.
[[maybe_unused]] const auto previous_handler = std::set_new_handler(out_of_memory);

}  // namespace

#define EXPORT extern "C" EMSCRIPTEN_KEEPALIVE

EXPORT std::size_t puzzle_count() { return catalog().size(); }

// Where to write a text of so many bytes.
EXPORT char* text_room(std::size_t bytes) {
  incoming.resize(bytes);
  return incoming.data();
}

// Where to write the part that the next request is about, of so many bytes.
EXPORT char* part_room(std::size_t bytes) {
  incoming_part.resize(bytes);
  return incoming_part.data();
}

// Where to write the fields of a request.
EXPORT double* request_room() { return fields.data(); }

// The bytes of the text or of the records that the last call returned.
EXPORT std::size_t returned_bytes() { return outgoing_size; }

// Opens a job for the puzzle at this place of the catalog. The caller owns it and calls job_close.
EXPORT Job* job_open(std::size_t puzzle) { return puzzle_at(puzzle).open(take_request(puzzle_at(puzzle))).release(); }

EXPORT void job_close(Job* job) { delete job; }

// The place of the text's notation; -1 while a longer text is needed to tell.
EXPORT int text_notation(std::size_t puzzle, bool last) {
  const CatalogEntry& entry = puzzle_at(puzzle);
  const std::string_view found = entry.detect(incoming, last);
  if (found.empty()) return -1;
  for (int place = 0;; ++place) {
    if (entry.notation_name(static_cast<std::size_t>(place)) == found) return place;
  }
}

// Three numbers: the bytes of the text that are whole puzzles, and the `line` and `announced` of what follows.
EXPORT const double* text_cut(std::size_t puzzle) {
  Request request = take_request(puzzle_at(puzzle));
  const auto bytes = static_cast<double>(puzzle_at(puzzle).cut(request));
  return give({bytes, static_cast<double>(request.line), static_cast<double>(request.announced)});
}

// Six numbers: puzzles, nodes, solutions, depth, fraction, dead ends. Counts stay below 2⁵³.
EXPORT const double* job_progress(const Job* job) {
  const Progress seen = job->progress();
  return give({static_cast<double>(seen.puzzles), static_cast<double>(seen.nodes), static_cast<double>(seen.solutions),
               static_cast<double>(seen.depth), seen.fraction, static_cast<double>(seen.dead_ends)});
}

// Reads the one puzzle there is, if that is still to be done, then works for so many nodes; false when it is answered.
EXPORT bool job_walk(Job* job, double nodes) {
  return job->go_on(nothing) ? job->go_on({.nodes = whole(nodes)}) : job->step({.work = 1});
}

// Betters the estimate of the number of solutions for about so many milliseconds.
EXPORT double job_estimate(Job* job, double ms) {
  const double end = emscripten_get_now() + ms;
  double estimate = 0;
  do estimate = job->estimate();
  while (emscripten_get_now() < end);
  return estimate;
}

// Works for about `ms` milliseconds, or until there are records enough to hand on; false when every puzzle is answered.
//
// The clock is looked at whenever a little fuel is spent, so that a text of small puzzles and large ones is never left
// to itself for long. Only the puzzle at hand, if it goes on, gets portions that grow as long as they take no time to
// speak of. One that is at hand already is worked on alone: its answer is handed on before another puzzle is begun,
// which may never end.
EXPORT bool job_step(Job* job, double ms) {
  constexpr std::int64_t little = work_per_ms / 16;
  constexpr std::size_t enough = 128 * 1024;
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

EXPORT void job_stop(Job* job) { job->stop(); }

// The records since the last call.
EXPORT const char* job_records(Job* job) {
  const std::string_view records = job->take_records();
  outgoing_size = records.size();
  return records.data();
}

// Parts of the present search, a line each, which it then leaves out.
EXPORT const char* job_give_away(Job* job) { return give(job->give_away()); }

EXPORT double job_puzzles(const Job* job) { return static_cast<double>(job->puzzles()); }

EXPORT const char* job_partial(Job* job) { return give(job->partial()); }

EXPORT const char* job_path(Job* job) { return give(job->path()); }

EXPORT const char* catalog_text() { return give(catalog_json()); }

EXPORT const char* schema_text() { return give(schema_json()); }
