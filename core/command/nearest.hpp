// The name that somebody may have meant who mistyped one.
#pragma once

#include <span>
#include <string_view>

namespace quadrille::command {

/// The name that differs least from a word, by letters that are added, left out, changed or swapped with the next one
/// (the restricted Damerau-Levenshtein distance). Empty if none is near: at most one such error in three letters.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

}  // namespace quadrille::command
