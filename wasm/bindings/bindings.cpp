// The only code that knows JavaScript exists: what a module with puzzles exports. wasm/bindings/core.d.ts types it, and
// wasm/bindings/core-calls.js calls it.
//
// Numbers go in and out; texts, requests and records lie in memory. Embind, which Emscripten has for this, would
// convert a request field by field and make an object for each job, which is much of the 8 µs that `quadrille/sync`
// takes for an easy 9×9 Sudoku; and its JavaScript would be a twentieth of the page's first load.
#include <emscripten/emscripten.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/catalog.hpp"
#include "core/schema.hpp"

using namespace quadrille;

namespace {

// The text that the next call is about. JavaScript copies its bytes here.
std::string incoming;

// The text that the last call has returned, and the bytes of what it has returned.
std::string outgoing;
std::size_t outgoing_size = 0;

// The part that the next request is about; empty: the whole.
std::string incoming_part;

// The cell that the next request is about; empty: none.
std::string incoming_cell;

// The fields of the next request, in the order of `request_fields`; JavaScript writes them here. A name is its place in
// its list: of questions, of engines, or of the puzzle's notations, where -1 is no name.
std::array<double, std::tuple_size_v<decltype(request_fields)>> fields;

// The numbers that the last call has returned, where there are several. Counts stay below 2⁵³.
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
  request.cell = std::exchange(incoming_cell, {});
  return request;
}

constexpr Fuel nothing = {.work = 0};

const char* give(std::string_view bytes) {
  outgoing_size = bytes.size();
  return bytes.data();
}

const char* give(std::string text) {
  outgoing = std::move(text);
  return give(std::string_view(outgoing));
}

}  // namespace

#define EXPORT extern "C" EMSCRIPTEN_KEEPALIVE

// The bytes of what the last call has returned, where it is a text or records.
EXPORT std::size_t bytes_returned() { return outgoing_size; }

EXPORT std::size_t puzzle_count() { return catalog().size(); }

EXPORT const char* catalog_text() { return give(catalog_json()); }

EXPORT const char* schema_text() { return give(schema_json()); }

// Where to write a text of `bytes` bytes.
EXPORT char* text_room(std::size_t bytes) {
  incoming.resize(bytes);
  return incoming.data();
}

// The incoming text is the part that the next request is about, or its cell.
EXPORT void take_part() { incoming_part = std::move(incoming); }

EXPORT void take_cell() { incoming_cell = std::move(incoming); }

// The notation of a text that begins as the incoming one; empty while more is needed to tell.
EXPORT const char* detect(std::size_t puzzle, bool last) { return give(puzzle_at(puzzle).detect(incoming, last)); }

// How many bytes of the incoming text are whole puzzles, and the `line` and `announced` of what follows.
EXPORT const double* cut(std::size_t puzzle) {
  Request request = take_request(puzzle_at(puzzle));
  const auto bytes = static_cast<double>(puzzle_at(puzzle).cut(request));
  numbers = {bytes, static_cast<double>(request.line), static_cast<double>(request.announced)};
  return numbers.data();
}

// Where to write the fields of a request.
EXPORT double* request_room() { return fields.data(); }

// Opens a job for the puzzle at this place of the catalog. The caller owns it and calls job_close.
EXPORT Job* job_open(std::size_t puzzle) { return puzzle_at(puzzle).open(take_request(puzzle_at(puzzle))).release(); }

EXPORT void job_close(Job* job) { delete job; }

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

// Reads the one puzzle there is, if that is still to be done, then works for `nodes` nodes; false when it is answered.
EXPORT bool job_walk(Job* job, double nodes) {
  return job->go_on(nothing) ? job->go_on({.nodes = whole(nodes)}) : job->step({.work = 1});
}

EXPORT void job_stop(Job* job) { job->stop(); }

// The records since the last call.
EXPORT const char* job_records(Job* job) { return give(job->take_records()); }

EXPORT double job_puzzles(Job* job) { return static_cast<double>(job->puzzles()); }

EXPORT const double* job_progress(Job* job) {
  const Progress seen = job->progress();
  numbers = {static_cast<double>(seen.puzzles),   static_cast<double>(seen.nodes), static_cast<double>(seen.dead_ends),
             static_cast<double>(seen.solutions), static_cast<double>(seen.depth), seen.fraction};
  return numbers.data();
}

EXPORT const char* job_partial(Job* job) { return give(job->partial()); }

EXPORT const char* job_path(Job* job) { return give(job->path()); }

// Betters the estimate of the number of solutions for about `ms` milliseconds.
EXPORT double job_estimate(Job* job, double ms) {
  const double end = emscripten_get_now() + ms;
  double estimate = 0;
  do estimate = job->estimate();
  while (emscripten_get_now() < end);
  return estimate;
}

// Parts of the present search, a line each, which it then leaves out.
EXPORT const char* job_give_away(Job* job) { return give(job->give_away()); }
