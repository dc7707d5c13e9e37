// What an answer claims.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// The last four are answers to `why`: no solution (conflict); one solution, and reasons for a value (because) or the
/// clues that are not needed (spare); several solutions (open).
enum class Verdict : std::uint8_t {
  solved,
  none,
  unique,
  multiple,
  counted,
  listed,
  found,
  stuck,
  stopped,
  conflict,
  because,
  spare,
  open
};
constexpr std::string_view verdict_names[] = {"solved", "none",    "unique",   "multiple", "counted", "listed", "found",
                                              "stuck",  "stopped", "conflict", "because",  "spare",   "open"};
constexpr std::string_view name(Verdict verdict) { return verdict_names[static_cast<std::size_t>(verdict)]; }

}  // namespace quadrille
