// What a text may be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
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
  /// What kind of problem that is, and the name that it has: `short-link`, `foreign`, `unknown-link`, `layout`,
  /// `irregular`, `drawing`, `picture`, `pdf`; or of what is almost a board of digits `row-length`, `row-count`,
  /// `cell-count`, `symbol`. Empty if there are no words for it but those.
  std::string_view code = {};
  std::string named = {};
  struct BoardFault {
    std::uint32_t line = 0, column = 0;  ///< from 1; 0 without such a fault
    std::uint32_t found = 0, side = 0;  ///< how many cells or rows there are, and the side that the board seems to have
  } fault = {};
  /// What is to be asked about in place of the text, one for each reading, where no notation has the text as it is. An
  /// empty one, or none: the text itself.
  std::vector<std::string> texts = {};
  std::string_view form = {};  ///< how such a text is written, in a word for its users: `CSV`, `HoDoKu`; else empty
  /// What has been filled in: `5:7 12:3` is a 7 in cell 5, from 0 row by row, and so on; and pencil marks, `5:27`.
  std::string entries = {}, marks = {};

  void add(const Reading& reading, std::string text) {
    readings.push_back(reading);
    texts.resize(readings.size());
    texts.back() = std::move(text);
  }
  /// The text of a reading; empty if it is the text itself.
  std::string_view text_of(std::size_t reading) const {
    return reading < texts.size() ? std::string_view(texts[reading]) : std::string_view();
  }
};

}  // namespace quadrille::reading
