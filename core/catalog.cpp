#include "core/catalog.hpp"

#include <cassert>

#include "core/cover/puzzle/cover.hpp"
#include "core/job/puzzle.hpp"
#include "core/kakuro/kakuro.hpp"
#include "core/queens/queens.hpp"
#include "core/sudoku/sudoku.hpp"
#include "core/text/json.hpp"

namespace quadrille {

namespace {

template <class Puzzle>
void describe(std::string& out) {
  Json json(out);
  json.open('{').key("id").text(Puzzle::id).key("notations").open('[');
  for (const auto& notation : Puzzle::notations) {
    const JudgeWords& judge = notation.judge;
    json.open('{').key("name").text(notation.name).key("writes").boolean(notation.write != nullptr);
    json.key("judge").open('{').key("none").text(judge.none).key("multiple").text(judge.multiple);
    json.key("after").text(judge.after).key("uniqueIsBare").boolean(judge.unique_is_bare).close('}').close('}');
  }
  json.close(']').close('}');
}

template <class Puzzle>
std::unique_ptr<Job> open(Request request) {
  const auto* from =
      request.format.empty() ? notation_of<Puzzle>(request.text, true) : notation_named<Puzzle>(request.format);
  const auto* to = request.to.empty() ? from : notation_named<Puzzle>(request.to);
  assert(from != nullptr && to != nullptr);
  std::unique_ptr<Batch> batch;
  if constexpr (requires { Puzzle::make_batch(request, from->name, to->name); }) {
    batch = Puzzle::make_batch(request, from->name, to->name);
  }
  return std::make_unique<Job>(std::move(request), std::make_unique<PuzzleOf<Puzzle>>(*from, *to), std::move(batch));
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
