// The names and fields that core and JavaScript have in common, for whoever builds the JavaScript.
#pragma once

#include <string>

namespace quadrille {

/// An object of JSON:
///
///     questions    the names of Question
///     traits       an object: for each QuestionTrait the names of the questions that have it
///     engines      the names of EngineChoice
///     forms        the names of Form
///     verdicts, answeredBy    the names by which records number verdicts and engines
///     unitKinds    the names of cover::UnitKind
///     errorCodes   the names of Error::Code
///     linkNotations, typedGenres    the lists of core/text/link_table.hpp
///     pieceSets    the pieces of tilings: `tiling::append_catalogue`
///     request      an object: the fields of `request_fields` with their defaults, null for no limit
std::string schema_json();

}  // namespace quadrille
