#include "core/puzzles/grid/kinds/named.hpp"

#include <vector>

#include "core/puzzles/grid/kinds/reader.hpp"
#include "core/text/pzpr_link.hpp"

namespace quadrille::grid::kinds {

namespace {

// Null if there is none of this name.
std::shared_ptr<Kind> read_one(std::span<const std::string_view> names, std::span<const std::string_view> texts,
                               std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  Error error;
  return found == names.end() ? nullptr : read_kind(texts[static_cast<std::size_t>(found - names.begin())], error);
}

}  // namespace

std::shared_ptr<const Kind> named_kind(std::string_view name) {
  auto kind = read_one(named(), named_texts(), name);
  if (kind != nullptr) kind->source = kind->name;
  return kind;
}

std::shared_ptr<Kind> read_named(std::string_view name) {
  return is_named(name) ? read_one(named(), named_texts(), name) : read_one(written(), written_texts(), name);
}

std::shared_ptr<const Genre> written_genre(std::string_view id) {
  auto kind = read_one(written(), written_texts(), id);
  if (kind == nullptr) return nullptr;
  kind->genre.id = kind->name;
  return {kind, &kind->genre};
}

namespace {

// The kind of which `is(name)` is true for a name on its line `link`; empty if there is none. Kinds are read for it
// only as far as that line.
template <class Is>
std::string_view find_linked(Is is) {
  constexpr std::string_view begin = "\nlink ";
  for (std::size_t kind = 0; kind < named().size(); ++kind) {
    const std::string_view text = named_texts()[kind];
    const std::size_t at = text.find(begin);
    if (at == std::string_view::npos) continue;
    const std::string_view line = text.substr(at + 1, text.find('\n', at + 1) - at - 1);
    const std::vector<LineWord> words = words_of_line(line, begin.size() - 1);
    bool is_found = false;
    for (const LineWord& word : words) {
      is_found = is_found || is(std::string_view(word.text));
      if (is_found && word.mark == ':') return named()[kind];
      if (word.mark != ',') break;
    }
  }
  return {};
}

}  // namespace

std::shared_ptr<const Kind> kind_linked_as(std::string_view name) {
  return named_kind(find_linked([name](std::string_view each) { return each == name; }));
}

std::string_view kind_of_link(std::string_view line) {
  if (line.find('/') == std::string_view::npos) return {};
  return find_linked([line](std::string_view each) { return is_pzpr_link(line, each); });
}

}  // namespace quadrille::grid::kinds
