// A request: one question, put to every puzzle of a text. `request_fields` is the one list of what a request has in
// JavaScript: the bindings and the catalog are made from it, wasm/api takes its defaults from the catalog, and
// tests/wasm/schema.test.js holds wasm/bindings/request.d.ts to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "core/job/question.hpp"

namespace quadrille {

/// Which of a puzzle's engines to use. `automatic` takes the one that is measured faster for the question and the
/// shape.
enum class EngineChoice : std::uint8_t { automatic, dlx, bits };
constexpr std::string_view engine_choice_names[] = {"auto", "dlx", "bits"};
constexpr std::string_view name(EngineChoice choice) { return engine_choice_names[static_cast<std::size_t>(choice)]; }

/// How answers are written (records.hpp). `columns` have verdicts and counts alone, `solutions` the solutions too. Both
/// are for solve, check, count and list.
enum class Form : std::uint8_t { records, columns, solutions };
constexpr std::string_view form_names[] = {"records", "columns", "solutions"};

/// The names of an enumeration that a request has a field of.
template <class Enum>
constexpr std::span<const std::string_view> names_of = {};
template <>
inline constexpr std::span<const std::string_view> names_of<Question> = question_names;
template <>
inline constexpr std::span<const std::string_view> names_of<EngineChoice> = engine_choice_names;
template <>
inline constexpr std::span<const std::string_view> names_of<Form> = form_names;

inline constexpr std::size_t standard_memory = std::size_t{200} << 20;

/// What to do with each puzzle of a text.
struct Request {
  Question question = Question::solve;
  bool single = false;  ///< the text holds one puzzle: none, or a second one, is an error
  std::string format;   ///< the notation's name; empty: detected
  std::string to;       ///< the notation of the answers; empty: that of the text
  EngineChoice engine = EngineChoice::automatic;
  Form form = Form::records;
  Limits limits;                         ///< for each puzzle
  std::size_t memory = standard_memory;  ///< bytes that a count may remember states in: see AnySearch::bound_memory
  std::string cell;                      ///< (why) the cell that is asked about, as r3c5, which has the value of the
                                         ///< solution, or r3c5=7; empty: the whole board
  std::uint32_t cap = 1;                 ///< (candidates) solutions that are counted for each, at least 1
  bool up_to_symmetry = false;           ///< of solutions that a symmetry of the empty board turns into each other, one
  std::string text;                      ///< any bytes
  bool last = true;             ///< false when the text is the front of a longer one, cut at the end of a puzzle
  std::uint32_t line = 1;       ///< the number of the text's first line
  std::uint64_t announced = 0;  ///< Cursor::announced where the text begins
  std::uint32_t parts = 1;      ///< (split) the least number of them, if the tree has them; at least 1
  std::string part;             ///< the part of the search tree that is asked about (part.hpp); empty: the whole
  std::uint64_t skip = 0;       ///< puzzles at the front of the text to pass over
  bool lines = false;           ///< say of each puzzle that is answered at which line it begins
};

/// A field of a request: `path` are the members that lead to it.
template <auto... path>
struct RequestField {
  const char* name;  ///< in JavaScript

  template <class R>
  static constexpr auto& of(R& request) {
    return (request.*....*path);
  }
};

/// Every field but `text`, `part` and `cell`, which cross to core as bytes. In JavaScript an enumeration is a name, a
/// count that is not limited is Infinity, and any other number has at most 53 bits.
inline constexpr std::tuple request_fields{
    RequestField<&Request::question>{"question"},
    RequestField<&Request::single>{"single"},
    RequestField<&Request::format>{"format"},
    RequestField<&Request::to>{"to"},
    RequestField<&Request::engine>{"engine"},
    RequestField<&Request::form>{"form"},
    RequestField<&Request::limits, &Limits::solutions>{"solutions"},
    RequestField<&Request::limits, &Limits::nodes>{"nodes"},
    RequestField<&Request::memory>{"memory"},
    RequestField<&Request::cap>{"cap"},
    RequestField<&Request::parts>{"parts"},
    RequestField<&Request::up_to_symmetry>{"upToSymmetry"},
    RequestField<&Request::last>{"last"},
    RequestField<&Request::line>{"line"},
    RequestField<&Request::announced>{"announced"},
    RequestField<&Request::skip>{"skip"},
    RequestField<&Request::lines>{"lines"},
};

}  // namespace quadrille
