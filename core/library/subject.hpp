// The puzzle that a text is asked about: that which is named, or what the text is recognised as. Tested by
// tests/cli/same.test.js and tests/core/library_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/command/advice.hpp"
#include "core/library/arguments.hpp"

namespace quadrille::library {

struct Subject {
  const CatalogEntry* puzzle = nullptr;
  std::string_view word;  ///< the puzzle's, as on the command line, which it is of, or its id
  std::string format;     ///< empty: it is detected
  std::string note = {};  ///< what has to be said of it; or empty
};

/// Whether `subject_of` has to see a text before its puzzle is asked about.
command::Front front_of(const Command& command, std::string_view text, bool is_whole);

/// The subject of a text that the command is asked about, or why there is none.
command::Refusal subject_of(const Command& command, std::string_view text, Subject& subject);

/// That of any text which `front_of` need not see: the puzzle of the command.
Subject subject_of(const Command& command);

}  // namespace quadrille::library
