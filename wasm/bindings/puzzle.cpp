// The catalog of a module with one puzzle, whose entry is what entry.cpp names.
//
// The schema is left empty, and core/schema.cpp is not linked: it would be a kilobyte in each module, and the build
// asks the module with all puzzles. So is what recognises texts, reads links and packs them: reading.wasm does, and is
// asked about each link. The bindings are the same in all modules, since what JavaScript
// Emscripten makes, and how it names imports, depends on them.
#include <algorithm>
#include <array>

#include "core/catalog.hpp"
#include "core/links/links.hpp"
#include "core/reading/recognise.hpp"
#include "core/schema.hpp"
#include "core/text/link_line.hpp"
#include "wasm/bindings/ask_reading.hpp"

namespace quadrille {

extern const CatalogEntry* const the_puzzle;

std::span<const CatalogEntry* const> catalog() { return {&the_puzzle, 1}; }

std::string schema_json() { return "{}"; }

std::string reading::recognition_json(std::string_view) { return "{}"; }
std::string reading::link_answer(std::string_view) { return {}; }
std::string links::link_to(std::string_view json, std::string_view notation) {
  const std::string answer = ask_reading(std::string(notation) + ' ' + std::string(json));
  return answer.substr(std::min(answer.find('\n') + 1, answer.size()));
}

namespace {

// A remark is a view of a text that stays: there are three (core/puzzles/grid/drawings/penpa.cpp).
std::string_view kept_remark(std::string_view remark) {
  static std::array<std::string, 4> remarks;
  std::size_t at = 0;
  while (at + 1 < remarks.size() && !remarks[at].empty() && remarks[at] != remark) ++at;
  return remarks[at] = remark;
}

}  // namespace

LinkText text_of_link(std::string_view puzzle, std::string_view link) {
  const std::string answer = ask_reading(std::string(puzzle) + ' ' + std::string(link));
  LinkText found;
  if (answer[0] != '0') {
    found.error = Error{static_cast<Error::Code>(answer[0] - '1'), answer.c_str() + 1};
    return found;
  }
  const std::size_t end = answer.find('\n');
  found.text = answer.substr(end + 1);
  found.remark = kept_remark(std::string_view(answer).substr(1, end - 1));
  return found;
}

}  // namespace quadrille
