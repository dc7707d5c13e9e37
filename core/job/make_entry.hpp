// Makes a catalog entry of a puzzle. Only a puzzle's entry.cpp includes this: a program links a puzzle by that file.
#pragma once

#include <cassert>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

#include "core/job/catalog_entry.hpp"
#include "core/job/generate_batch.hpp"
#include "core/job/puzzle.hpp"

namespace quadrille {

template <class Puzzle>
struct CatalogFunctions {
  static std::unique_ptr<Job> open(Request request) {
    if constexpr (members_of<Puzzle>().maker) {
      if (request.question == Question::generate) return open_generator(std::move(request));
    }
    const auto* from =
        request.format.empty() ? notation_of<Puzzle>(request.text, true) : notation_named<Puzzle>(request.format);
    const auto* same = from->write != nullptr ? from : std::data(Puzzle::notations);  // `from` may be only for reading
    const auto* to = request.to.empty() ? same : notation_named<Puzzle>(request.to);
    assert(from != nullptr && to != nullptr);
    std::unique_ptr<Batch> batch;
    if constexpr (members_of<Puzzle>().make_batch) {
      if (request.part.empty() && !request.up_to_symmetry) batch = Puzzle::make_batch(request, from->name, to->name);
    }
    const bool is_asked_for = !request.to.empty() || request.question == Question::convert;
    auto puzzle = std::make_unique<PuzzleOf<Puzzle>>(*from, *to, is_asked_for, request.up_to_symmetry);
    return std::make_unique<Job>(std::move(request), std::move(puzzle), std::move(batch));
  }

  // Lines of wishes are in no notation of the puzzle.
  static std::unique_ptr<Job> open_generator(Request request) {
    const auto* to = request.to.empty() ? std::data(Puzzle::notations) : notation_named<Puzzle>(request.to);
    assert(to != nullptr);
    using Generate = GenerateBatch<typename Puzzle::Maker, NotationOf<Puzzle>>;
    std::unique_ptr<Batch> batch = std::make_unique<Generate>(request, *to);
    auto puzzle = std::make_unique<PuzzleOf<Puzzle>>(*to, *to, true, false);
    return std::make_unique<Job>(std::move(request), std::move(puzzle), std::move(batch));
  }

  static constexpr std::span<const std::string_view> genres() {
    if constexpr (members_of<Puzzle>().genres) {
      return Puzzle::genres;
    } else {
      return {};
    }
  }

  static std::string_view notation_name(std::size_t place) {
    return place < std::size(Puzzle::notations) ? Puzzle::notations[place].name : std::string_view();
  }

  static JudgeWords judge_words(std::size_t place) { return Puzzle::notations[place].judge; }

  static std::string_view detect(std::string_view front, bool last) {
    const auto* notation = notation_of<Puzzle>(front, last);
    return notation == nullptr ? std::string_view() : notation->name;
  }

  static std::size_t cut(Request& request) {
    if (request.question == Question::generate) return cut_lines(request);
    const auto* notation = notation_named<Puzzle>(request.format);
    Cursor cursor(request.text, request.last, request.line, request.announced);
    typename Puzzle::Board board;
    Error error;
    for (std::size_t bytes = 0;;) {
      const Read read = notation->read(cursor, board, error);
      if (read == Read::more) return bytes;
      // A puzzle and a line end here: what follows is read in the same way as without the cut.
      if (read == Read::end || cursor.at_line_start()) {
        bytes = cursor.taken();
        request.line = cursor.next_line();
        request.announced = cursor.announced;
      }
      if (read == Read::end) return bytes;
    }
  }

  static std::size_t cut_lines(Request& request) {
    Cursor cursor(request.text, request.last, request.line, request.announced);
    std::size_t bytes = 0;
    for (std::string_view line; cursor.take(line) == Read::puzzle;) bytes = cursor.taken();
    request.line = cursor.next_line();
    return bytes;
  }

  static void describe(Json& json) {
    json.open('{').key("id").text(Puzzle::id).key("notations").open('[');
    for (const auto& notation : Puzzle::notations) {
      const JudgeWords& judge = notation.judge;
      json.open('{').key("name").text(notation.name).key("writes").boolean(notation.write != nullptr);
      json.key("judge").open('{').key("none").text(judge.none).key("multiple").text(judge.multiple);
      json.key("after").text(judge.after).key("uniqueIsBare").boolean(judge.unique_is_bare).close('}').close('}');
    }
    json.close(']').key("genres").open('[');
    for (const std::string_view genre : genres()) json.text(genre);
    json.close(']').key("generates").boolean(members_of<Puzzle>().maker).close('}');
  }
};

/// The entry of one puzzle. core/job/puzzle.hpp lists the members of such a type; `stated` are the optional ones that
/// this type has.
template <class Puzzle, Members stated>
constexpr CatalogEntry make_entry() {
  static_assert(stated == members_of<Puzzle>(), "a member has another name or type than is stated");
  using Functions = CatalogFunctions<Puzzle>;
  return {Puzzle::id,      Functions::genres(), Functions::notation_name, Functions::judge_words,
          Functions::open, Functions::detect,   Functions::cut,           Functions::describe,
          stated.maker};
}

}  // namespace quadrille
