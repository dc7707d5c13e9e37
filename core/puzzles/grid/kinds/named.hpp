// The kinds that come with the project: each is a text, `named/NAME.txt`, that the build puts into the library. A board
// of one begins with its name, as one of a genre does. So are genres whose rules are a text, `../genres/NAME.txt`.
// Tested by tests/core/grid_named_test.cpp.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>

namespace quadrille::grid {

struct Genre;

namespace kinds {

struct Kind;

/// Their names, sorted, and their texts in the same order.
std::span<const std::string_view> named();
std::span<const std::string_view> named_texts();
/// What their boards have and the values of their cells, in the same order: the lines `board` and `values` alone, for
/// programs without the rules.
std::span<const std::string_view> named_boards();
/// The same of genres.
std::span<const std::string_view> written();
std::span<const std::string_view> written_texts();

inline bool is_named(std::string_view name) { return std::find(named().begin(), named().end(), name) != named().end(); }
/// Null if there is none of this name. It is written as its name alone.
std::shared_ptr<const Kind> named_kind(std::string_view name);
/// The same, or the kind of a genre that is a text, to be changed.
std::shared_ptr<Kind> read_named(std::string_view name);
/// The genre that is a text; it is never null if it is one of `written()`.
std::shared_ptr<const Genre> written_genre(std::string_view id);
/// The same by a name of links.
std::shared_ptr<const Kind> kind_linked_as(std::string_view name);
/// The kind that a line is a link to; empty if there is none.
std::string_view kind_of_link(std::string_view line);

}  // namespace kinds
}  // namespace quadrille::grid
