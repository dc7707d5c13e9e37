#include "core/catalog.hpp"

#include "core/cover/cover.hpp"
#include "core/insight/insight_job.hpp"
#include "core/kakuro/kakuro.hpp"
#include "core/queens/queens.hpp"
#include "core/sudoku/sudoku.hpp"

namespace quadrille {

namespace {

// Only what the tables of notations hold goes through here: printable ASCII and line breaks.
void append_json_string(std::string& json, std::string_view text) {
  json += '"';
  for (const char c : text) {
    if (c == '\n') {
      json += "\\n";
    } else {
      json += c;
    }
  }
  json += '"';
}

template <class Puzzle>
void describe(std::string& json) {
  json += "{\"id\":";
  append_json_string(json, Puzzle::id);
  json += ",\"notations\":[";
  bool first = true;
  for (const auto& notation : Puzzle::notations) {
    if (!first) json += ',';
    first = false;
    json += "{\"name\":";
    append_json_string(json, notation.name);
    json += ",\"writes\":";
    json += notation.write != nullptr ? "true" : "false";
    json += ",\"judge\":{\"none\":";
    append_json_string(json, notation.judge.none);
    json += ",\"multiple\":";
    append_json_string(json, notation.judge.multiple);
    json += ",\"after\":";
    append_json_string(json, notation.judge.after);
    json += ",\"uniqueIsBare\":";
    json += notation.judge.unique_is_bare ? "true" : "false";
    json += "}}";
  }
  json += "]}";
}

template <class Puzzle>
std::unique_ptr<Job> open(Request request) {
  return std::make_unique<InsightJob<Puzzle>>(std::move(request));
}

template <class Puzzle>
std::string_view detect(std::string_view front, bool last) {
  const auto* notation = notation_of<Puzzle>(front, last);
  return notation == nullptr ? std::string_view() : notation->name;
}

template <class Puzzle>
std::size_t cut(Request& request) {
  const auto* notation = notation_named<Puzzle>(request.format);
  Cursor cursor(request.text, request.last, request.line, request.announced);
  typename Puzzle::Board board;
  Error error;
  for (std::size_t bytes = 0;;) {
    const Read read = notation->read(cursor, board, error);
    if (read == Read::more) return bytes;
    // The end of a puzzle and of a line: what follows will read as it would have read behind it.
    if (read == Read::end || cursor.at_line_start()) {
      bytes = cursor.taken();
      request.line = cursor.next_line();
      request.announced = cursor.announced;
    }
    if (read == Read::end) return bytes;
  }
}

template <class Puzzle>
constexpr CatalogEntry entry() {
  return {Puzzle::id, open<Puzzle>, detect<Puzzle>, cut<Puzzle>, describe<Puzzle>};
}

// Every puzzle of the project, in the order in which they are shown.
constexpr CatalogEntry catalog[] = {
    entry<Sudoku>(),
    entry<Queens>(),
    entry<Kakuro>(),
    entry<Cover>(),
};

}  // namespace

const CatalogEntry* find_puzzle(std::string_view id) {
  for (const CatalogEntry& puzzle : catalog) {
    if (puzzle.id == id) return &puzzle;
  }
  return nullptr;
}

std::string catalog_json() {
  std::string json = "[";
  for (const CatalogEntry& puzzle : catalog) {
    if (json.size() > 1) json += ',';
    puzzle.describe(json);
  }
  return json + "]";
}

}  // namespace quadrille
