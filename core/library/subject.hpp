// The puzzle that a question about a text is put to: the one that is named, or what the text is recognised as.
// Tested by tests/cli/same.test.js and tests/core/library_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/command/advice.hpp"
#include "core/library/arguments.hpp"
#include "core/reading/recognition.hpp"

namespace quadrille::library {

struct Subject {
  const CatalogEntry* puzzle = nullptr;
  std::string_view word;  ///< names it on the command line; what was recognised has its id
  std::string format;     ///< empty: it is detected
  std::string note = {};  ///< a line for the person, such as "read as variant"; or empty
  std::string text = {};  ///< what is asked about in place of the text; empty: the text itself
};

/// What may be read in a text, as advice needs it.
std::vector<command::Candidate> candidates_of(const reading::Recognition& found);

/// Whether `subject_of` has to see a text before its puzzle is asked about.
command::Front front_of(const Command& command, std::string_view text, bool is_whole);

/// The subject of a text that the command is asked about, or why there is none.
command::Refusal subject_of(const Command& command, std::string_view text, Subject& subject);

/// The subject where `front_of` says no: the puzzle that the command names.
Subject subject_of(const Command& command);

}  // namespace quadrille::library
