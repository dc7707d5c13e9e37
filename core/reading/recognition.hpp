// What a text may be.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::reading {

/// A puzzle of the catalog and one of its notations, in which the text can be asked about.
struct Reading {
  std::string_view puzzle;
  std::string_view format;
  friend bool operator==(const Reading&, const Reading&) = default;
};

/// What a text may be, the likeliest first: none if it is unknown; several if a person has to choose.
struct Recognition {
  std::vector<Reading> readings;
  bool is_sure = false;  ///< there is one, and no other is likely
  /// Without a reading: what the text is known to be, and what to do instead. Empty if it is unknown.
  std::string problem = {};
};

}  // namespace quadrille::reading
